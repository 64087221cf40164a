/*
 * text/roster_columns.c -- what columns of a list of players are called, and a few countries.
 */
#include "text/roster.h"

#include <string.h>

#include "text/names.h"
#include "text/trf.h"
#include "words/words.h"

/* Small letters and digits only; umlauts in both sizes. */
static const struct column_name {
    const char *name;
    enum ad_column column;
} names[] = {
    {"name", AD_COLUMN_NAME},
    {"spieler", AD_COLUMN_NAME},
    {"spielername", AD_COLUMN_NAME},
    {"teilnehmer", AD_COLUMN_NAME},
    {"player", AD_COLUMN_NAME},
    {"nachname", AD_COLUMN_LAST},
    {"familienname", AD_COLUMN_LAST},
    {"lastname", AD_COLUMN_LAST},
    {"surname", AD_COLUMN_LAST},
    {"familyname", AD_COLUMN_LAST},
    {"vorname", AD_COLUMN_FIRST},
    {"firstname", AD_COLUMN_FIRST},
    {"givenname", AD_COLUMN_FIRST},
    {"titel", AD_COLUMN_TITLE},
    {"title", AD_COLUMN_TITLE},
    {"fidetitel", AD_COLUMN_TITLE},
    {"fidetitle", AD_COLUMN_TITLE},
    {"tit", AD_COLUMN_TITLE},
    {"elo", AD_COLUMN_ELO},
    {"elozahl", AD_COLUMN_ELO},
    {"fideelo", AD_COLUMN_ELO},
    {"fiderating", AD_COLUMN_ELO},
    {"eloint", AD_COLUMN_ELO},
    {"ratingint", AD_COLUMN_ELO},
    {"rtgint", AD_COLUMN_ELO},
    {"rtgi", AD_COLUMN_ELO},
    {"eloi", AD_COLUMN_ELO},
    {"srtng", AD_COLUMN_ELO},
    {"srtg", AD_COLUMN_ELO},
    {"dwz", AD_COLUMN_DWZ},
    {"nationalrating", AD_COLUMN_DWZ},
    {"elonat", AD_COLUMN_DWZ},
    {"ratingnat", AD_COLUMN_DWZ},
    {"rtgnat", AD_COLUMN_DWZ},
    {"rtgn", AD_COLUMN_DWZ},
    {"elon", AD_COLUMN_DWZ},
    {"nwz", AD_COLUMN_DWZ},
    {"twz", AD_COLUMN_TWZ},
    {"rating", AD_COLUMN_TWZ},
    {"rtg", AD_COLUMN_TWZ},
    {"wertungszahl", AD_COLUMN_TWZ},
    {"verein", AD_COLUMN_CLUB},
    {"club", AD_COLUMN_CLUB},
    {"schachverein", AD_COLUMN_CLUB},
    {"vereinort", AD_COLUMN_CLUB},
    {"clubcity", AD_COLUMN_CLUB},
    {"clubname", AD_COLUMN_CLUB},
    {"vereinsname", AD_COLUMN_CLUB},
    {"land", AD_COLUMN_FEDERATION},
    {"fed", AD_COLUMN_FEDERATION},
    {"federation", AD_COLUMN_FEDERATION},
    {"föderation", AD_COLUMN_FEDERATION},
    {"fÖderation", AD_COLUMN_FEDERATION},
    {"country", AD_COLUMN_FEDERATION},
    {"nation", AD_COLUMN_FEDERATION},
    {"fideland", AD_COLUMN_FEDERATION},
    {"fidefed", AD_COLUMN_FEDERATION},
    {"fideid", AD_COLUMN_ID},
    {"fidenr", AD_COLUMN_ID},
    {"fidenummer", AD_COLUMN_ID},
    {"fideidnr", AD_COLUMN_ID},
    {"fidecode", AD_COLUMN_ID},
    {"idfide", AD_COLUMN_ID},
    {"fidenumber", AD_COLUMN_ID},
    {"fideno", AD_COLUMN_ID},
    {"fidekenn", AD_COLUMN_ID},
    {"fidekennung", AD_COLUMN_ID},
    {"idnumber", AD_COLUMN_ID},
    {"geburt", AD_COLUMN_BIRTH},
    {"geburtsdatum", AD_COLUMN_BIRTH},
    {"geburtsjahr", AD_COLUMN_BIRTH},
    {"gebdatum", AD_COLUMN_BIRTH},
    {"geb", AD_COLUMN_BIRTH},
    {"jahrgang", AD_COLUMN_BIRTH},
    {"jg", AD_COLUMN_BIRTH},
    {"birth", AD_COLUMN_BIRTH},
    {"birthday", AD_COLUMN_BIRTH},
    {"birthdate", AD_COLUMN_BIRTH},
    {"dateofbirth", AD_COLUMN_BIRTH},
    {"yearofbirth", AD_COLUMN_BIRTH},
    {"born", AD_COLUMN_BIRTH},
    {"bday", AD_COLUMN_BIRTH},
    {"dob", AD_COLUMN_BIRTH},
    {"geschlecht", AD_COLUMN_SEX},
    {"sex", AD_COLUMN_SEX},
    {"gender", AD_COLUMN_SEX},
    {"mw", AD_COLUMN_SEX},
    {"zps", AD_COLUMN_NATIONAL_ID},
    {"pkz", AD_COLUMN_NATIONAL_ID},
    {"mitgliedsnummer", AD_COLUMN_NATIONAL_ID},
    {"dsbid", AD_COLUMN_NATIONAL_ID},
    {"nationalid", AD_COLUMN_NATIONAL_ID},
    {"identnumber", AD_COLUMN_NATIONAL_ID},
    {"idno", AD_COLUMN_NATIONAL_ID},
    {"mglnr", AD_COLUMN_NATIONAL_ID},
    {"mitgliedsnr", AD_COLUMN_NATIONAL_ID},
    {"vkz", AD_COLUMN_NATIONAL_CLUB},
    {"mannschaft", AD_COLUMN_TEAM},
    {"mannschaftsname", AD_COLUMN_TEAM},
    {"team", AD_COLUMN_TEAM},
    {"teamname", AD_COLUMN_TEAM},
    {"brett", AD_COLUMN_BOARD},
    {"brettnr", AD_COLUMN_BOARD},
    {"board", AD_COLUMN_BOARD},
    {"boardno", AD_COLUMN_BOARD},
    {"index", AD_COLUMN_INDEX},
    {"dwzindex", AD_COLUMN_INDEX},
    {"", AD_COLUMN_UNNAMED},
};

enum ad_column ad__roster_column(struct ad_span text)
{
    char plain[64];
    size_t n = 0;

    for (size_t i = 0; i < text.len && n < sizeof plain - 1; i++) {
        char c =
            text.at[i] >= 'A' && text.at[i] <= 'Z' ? (char)(text.at[i] - 'A' + 'a') : text.at[i];

        if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || (unsigned char)c >= 0x80)
            plain[n++] = c;
    }
    plain[n] = '\0';
    for (unsigned i = 0; i < sizeof names / sizeof *names; i++)
        if (strcmp(plain, names[i].name) == 0)
            return names[i].column;
    return AD_COLUMN_NONE;
}

static const struct {
    const char *word, *text[AD__TONGUES];
} fields[AD_COLUMNS] = {
#define X(id, word) [id] = {word, {AD__SAID(id)}},
    AD_COLUMN_MAP(X)
#undef X
};

const char *ad_column_word(enum ad_column f)
{
    return f < AD_COLUMNS ? fields[f].word : "";
}

const char *ad_column_text(enum ad_column f, enum ad_language lang)
{
    return f < AD_COLUMNS ? fields[f].text[ad__tongue(lang)] : "";
}

enum ad_column ad_column_find(const char *word)
{
    for (enum ad_column f = 0; f < AD_COLUMNS; f++)
        if (strcmp(fields[f].word, word) == 0)
            return f;
    return AD_COLUMN_NONE;
}

static const char federations[] = "AFG AHO ALB ALG AND ANG ANT ARG ARM ARU AUS AUT AZE BAH BAN BAR "
                                  "BDI BEL BER BHU BIH BIZ BLR BOL "
                                  "BOT BRA BRN BRU BUL BUR CAF CAM CAN CAY CHA CHI CHN CIV CMR COD "
                                  "COL COM CPV CRC CRO CUB CYP CZE "
                                  "DEN DJI DMA DOM ECU EGY ENG ERI ESA ESP EST ETH FAI FID FIJ FIN "
                                  "FRA GAB GAM GCI GEO GEQ GER GHA "
                                  "GRE GRL GRN GUA GUM GUY HAI HKG HON HUN INA IND IOM IRI IRL IRQ "
                                  "ISL ISR ISV ITA IVB JAM JCI JOR "
                                  "JPN KAZ KEN KGZ KOR KOS KSA KUW LAO LAT LBA LBN LBR LCA LES LIE "
                                  "LTU LUX MAC MAD MAR MAS MAW MDA "
                                  "MDV MEX MGL MKD MLI MLT MNC MNE MOZ MRI MTN MYA NAM NCA NCL NED "
                                  "NEP NGR NIG NON NOR NRU NZL OMA "
                                  "PAK PAN PAR PER PHI PLE PLW PNG POL POR PUR QAT ROU RSA RUS RWA "
                                  "SCO SEN SEY SGP SKN SLE SLO SMR "
                                  "SOL SOM SRB SRI SSD STP SUD SUI SUR SVK SWE SWZ SYR TAN THA TJK "
                                  "TKM TLS TOG TPE TTO TUN TUR UAE "
                                  "UGA UKR URU USA UZB VAN VEN VIE VIN WLS YEM ZAM ZIM ";

/* As FIDE writes it, whatever the case of the letters; NULL if it is none. */
static const char *federation(struct ad_span code)
{
    for (const char *at = federations; *at && code.len == 3; at += 4)
        if (ad__trf_upper(code.at[0]) == at[0] && ad__trf_upper(code.at[1]) == at[1] &&
            ad__trf_upper(code.at[2]) == at[2])
            return at;
    return NULL;
}

struct ad_span ad__roster_federation(struct ad_span name)
{
    static const struct {
        const char *name, *code;
    } known[] = {
        {"d", "GER"},       {"de", "GER"},          {"deu", "GER"},         {"deutschland", "GER"},
        {"germany", "GER"}, {"a", "AUT"},           {"at", "AUT"},          {"österreich", "AUT"},
        {"austria", "AUT"}, {"ch", "SUI"},          {"che", "SUI"},         {"schweiz", "SUI"},
        {"nl", "NED"},      {"niederlande", "NED"}, {"netherlands", "NED"}, {"switzerland", "SUI"},
    };

    for (unsigned i = 0; i < sizeof known / sizeof *known; i++)
        if (ad__trf_is(name, known[i].name))
            return (struct ad_span){known[i].code, 3};
    return federation(name) ? (struct ad_span){federation(name), 3} : name;
}

bool ad__roster_is_federation(struct ad_span code)
{
    return federation(code) != NULL;
}
