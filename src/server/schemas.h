/*
 * server/schemas.h -- what bodies and answers look like, for openapi.c: a name, and a JSON schema.
 * The forms of commands, rulings and games are told in docs/wire.md; here is their frame.
 */
#ifndef AD_SERVER_SCHEMAS_H
#define AD_SERVER_SCHEMAS_H

/* clang-format off */
#define SCHEMA_MAP(X)                                                                               \
    X("problem", "{'type':'object','description':'RFC 9457','required':['type','title','status'],"   \
      "'properties':{'type':{'type':'string'},'title':{'type':'string'},'status':{'type':'integer'},"\
      "'detail':{'type':'string'},'place':{'type':'string','description':'a JSON pointer, ?name or header'},"\
      "'seq':{'type':'integer'},'game':{'$ref':'#/components/schemas/game'},'code':{'type':'string'},'text':{'type':'string'},"\
      "'nth':{'type':'integer','description':'which command of several, from 0'},'where':{'type':'object'},"\
      "'warnings':{'type':'array','items':{'type':'object','properties':{'name':{'type':'string'},"  \
      "'level':{'type':'integer'},'text':{'type':'string'},'locked':{'type':'boolean'}}}}}}")        \
    X("sign-in", "{'type':'object','additionalProperties':false,'required':['name','password'],"     \
      "'properties':{'name':{'type':'string'},'password':{'type':'string','format':'password'}}}")   \
    X("set-up", "{'type':'object','additionalProperties':false,'required':['key','name','password'],"\
      "'properties':{'key':{'type':'string'},'name':{'type':'string'},"                              \
      "'password':{'type':'string','format':'password'}}}")                                          \
    X("demo", "{'type':'object','additionalProperties':false,'required':['key'],"                    \
      "'properties':{'key':{'type':'string','description':'empty for the office'}}}")                \
    X("nothing", "{'type':'object','additionalProperties':false}")                                   \
    X("event-id", "{'type':'object','required':['id'],'properties':{'id':{'type':'string'}}}")       \
    X("pass-kind", "{'type':'object','additionalProperties':false,'required':['kind'],'properties':{"\
      "'kind':{'enum':['kiosk','player','players']},'who':{'type':'integer','minimum':1}}}")         \
    X("pass", "{'type':'object','required':['kind','who'],'properties':{'id':{'type':'string'},"     \
      "'kind':{'enum':['kiosk','player']},'event':{'type':'string'},'who':{'type':'integer'},"       \
      "'key':{'type':'string'},'link':{'type':'string'},'qr':{'type':'string','description':'the path of an SVG picture'},"  \
      "'size':{'type':'integer'},'until_ms':{'type':'integer'}}}")                                   \
    X("passes", "{'type':'object','required':['passes'],'properties':{'passes':{'type':'array',"     \
      "'items':{'$ref':'#/components/schemas/pass'}}}}")                                             \
    X("link-key", "{'type':'object','additionalProperties':false,'required':['key'],"                \
      "'properties':{'key':{'type':'string'}}}")                                                     \
    X("new-table", "{'type':'object','additionalProperties':false,'required':['colour','edition','time',"\
      "'variant','name','other'],'properties':{'colour':{'enum':['white','black','lot']},"           \
      "'edition':{'type':'string'},'time':{'type':'string','description':'5:00+3, 40/2:00:00, 1:00:00'},"\
      "'variant':{'enum':['chess','chess960']},'name':{'type':'string'},'other':{'type':'string'}}}")\
    X("open-table", "{'type':'object','required':['game','key','path'],'properties':{'game':{'type':'string'},"\
      "'key':{'type':'string'},'path':{'type':'string'}}}")                                          \
    X("seated", "{'type':'object','required':['game'],'properties':{'game':{'type':'string'}}}")    \
    X("move-words", "{'type':'object','additionalProperties':false,'required':['does','what','text'],"\
      "'properties':{'does':{'enum':['moves','writes','claims','announces','repeats']},"             \
      "'what':{'type':'string'},'text':{'type':'string'}}}")                                         \
    X("time", "{'type':'object','required':['now_ms'],'properties':{'now_ms':{'type':'integer'}}}") \
    X("invitation", "{'type':'object','additionalProperties':false,'required':['role','event'],"     \
      "'properties':{'event':{'type':'string','description':'empty for person and office'},"         \
      "'role':{'enum':['person','board','arbiter','director','office']}}}")                          \
    X("whose", "{'type':'object','additionalProperties':false,'required':['person'],"                \
      "'properties':{'person':{'type':'string'}}}")                                                  \
    X("link", "{'type':'object','required':['kind','until_ms'],'properties':{'id':{'type':'string'},"\
      "'kind':{'enum':['invitation','password','browser']},'by':{'type':'string'},'person':{'type':'string'}," \
      "'event':{'type':'string'},'role':{'type':'string'},'text':{'type':'string'},"                 \
      "'until_ms':{'type':'integer'}}}")                                                             \
    X("made-link", "{'type':'object','required':['id','path','until_ms'],'properties':{"             \
      "'id':{'type':'string'},'key':{'type':'string'},'path':{'type':'string'},'until_ms':{'type':'integer'}}}")             \
    X("links", "{'type':'object','required':['links'],'properties':{'links':{'type':'array',"        \
      "'items':{'$ref':'#/components/schemas/link'}}}}")                                             \
    X("people", "{'type':'object','required':['people'],'properties':{'people':{'type':'array',"     \
      "'items':{'type':'object','required':['id','name','locked','roles'],'properties':{"            \
      "'id':{'type':'string'},'name':{'type':'string'},'locked':{'type':'boolean'},"                 \
      "'roles':{'type':'array','items':{'type':'object','properties':{'role':{'type':'string'},"     \
      "'event':{'type':'string','description':'empty: everywhere'}}}}}}}}}")                         \
    X("audit", "{'type':'object','required':['audit'],'properties':{'audit':{'type':'array',"        \
      "'items':{'type':'object','properties':{'at_ms':{'type':'integer'},'what':{'type':'string'},"  \
      "'by':{'type':'string'},'whom':{'type':'string'},'event':{'type':'string'},"                   \
      "'role':{'type':'string'},'peer':{'type':'string'}}}}}}")                                      \
    X("password", "{'type':'object','additionalProperties':false,'required':['old','new'],"          \
      "'properties':{'old':{'type':'string','format':'password'},"                                   \
      "'new':{'type':'string','format':'password'}}}")                                               \
    X("sessions", "{'type':'object','required':['sessions'],'properties':{'sessions':{'type':'array',"\
      "'items':{'type':'object','required':['id','made_ms','used_ms','until_ms','own'],'properties':{"\
      "'id':{'type':'string'},'made_ms':{'type':'integer'},'used_ms':{'type':'integer'},"            \
      "'until_ms':{'type':'integer'},'own':{'type':'boolean'}}}}}}")                                 \
    X("roster", "{'type':'object','additionalProperties':false,'properties':{"                       \
      "'list':{'type':'string'},'file':{'type':'string','format':'byte','description':"              \
      "'instead of list: CSV, XLSX or a report file'},'columns':{'type':'object','description':"     \
      "'what a column means, by its place from 0','additionalProperties':{'type':'string'}}}}")      \
    X("players", "{'type':'object','required':['players','notes','columns'],'properties':{"          \
      "'players':{'type':'array','items':{'type':'object'}},"                                        \
      "'columns':{'type':'array','items':{'type':'object','properties':{'name':{'type':'string'},"   \
      "'example':{'type':'string'},'means':{'type':'string'}}}},"                                    \
      "'notes':{'type':'array','items':{'type':'object'}}}}")                                        \
    X("person", "{'type':'object','required':['id','name','role'],'properties':{"                    \
      "'id':{'type':'string'},'name':{'type':'string'},'token':{'type':'string'},'role':"            \
      "{'enum':['person','board','arbiter','director','office']}}}")                                 \
    X("role", "{'type':'object','additionalProperties':false,'required':['role'],'properties':{"     \
      "'role':{'enum':['person','board','arbiter','director']}}}")                                   \
    X("new-event", "{'type':'object','additionalProperties':false,'required':['name','edition'],"  \
      "'properties':{'name':{'type':'string'},'place':{'type':'string'},"                            \
      "'from':{'type':'string','format':'date'},'to':{'type':'string','format':'date'},"             \
      "'edition':{'type':'string'}}}")                                                               \
    X("event", "{'type':'object','required':['id','event'],'properties':{'id':{'type':'string'},"    \
      "'event':{'$ref':'#/components/schemas/new-event'}}}")                                         \
    X("events", "{'type':'object','required':['events'],'properties':{'events':{'type':'array',"     \
      "'items':{'$ref':'#/components/schemas/event'}},'next':{'type':'string'}}}")                   \
    X("player", "{'type':'object','properties':{'person':{'type':'string'},'name':{'type':'string'}}}")\
    X("new-game", "{'type':'object','additionalProperties':false,'required':['table','clock'],"      \
      "'properties':{'table':{'type':'object','description':'docs/wire.md: table'},"                 \
      "'clock':{'enum':['kept','recorded']},'round':{'type':'integer'},'board':{'type':'integer'},"  \
      "'white':{'$ref':'#/components/schemas/player'},'black':{'$ref':'#/components/schemas/player'}}}")\
    X("game", "{'type':'object','description':'docs/wire.md: game, as the caller may see it'}")      \
    X("games", "{'type':'object','required':['games'],'properties':{'games':{'type':'array',"        \
      "'items':{'type':'object'}},'next':{'type':'string'}}}")                                       \
    X("ruled", "{'type':'object','required':['seq','rulings','game'],'properties':{"                 \
      "'seq':{'type':'integer'},'rulings':{'type':'array','items':{'type':'object',"                 \
      "'description':'docs/wire.md: ruling'}},'game':{'$ref':'#/components/schemas/game'}}}")        \
    X("record", "{'type':'object','required':['record','seq','more'],'properties':{"                  \
      "'record':{'type':'array','items':{'type':'object'}},'seq':{'type':'integer','description':"   \
      "'ask for what is behind it next'},'more':{'type':'boolean'}}}")                               \
    X("tournament", "{'type':'object','required':['event','seq','phase','rules','entries','rounds'],"\
      "'properties':{'event':{'type':'string'},'seq':{'type':'integer'},'now_ms':{'type':'integer'},"\
      "'phase':{'enum':['running','finished']},'rules':{'type':'object','description':"               \
      "'docs/wire.md: rules of a tournament'},'entries':{'type':'array','items':{'type':'object'}},"  \
      "'rounds':{'type':'array','items':{'type':'object'}}}}")                                       \
    X("tour-done", "{'type':'object','required':['seq','warned','events'],'properties':{"            \
      "'seq':{'type':'integer'},'warned':{'type':'array','items':{'type':'object'}},"                \
      "'events':{'type':'array','items':{'type':'object','description':"                             \
      "'docs/wire.md: event of a tournament'}}}}")                                                   \
    X("stream", "{'type':'string','description':'server-sent events'}")                              \
    X("prizes", "{'type':'object','additionalProperties':false,'required':['list'],"                 \
      "'properties':{'list':{'type':'string','description':'adoube/prizes.h: a line a fund'}}}")     \
    X("file", "{'type':'string','format':'binary'}")                                                \
    X("text", "{'type':'string'}")                                                                   \
    X("openapi", "{'type':'object','description':'OpenAPI 3.1'}")
/* clang-format on */

#endif
