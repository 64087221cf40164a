/*
 * text/roster_columns.c -- what columns of a list of players are called, and a few countries.
 */
#include "text/roster.h"

#include <string.h>

#include "text/trf.h"

/* Small letters and digits only; umlauts in both sizes. */
static const struct column_name {
    const char *name;
    enum roster_column column;
} names[] = {
    {"name", ROSTER_NAME},
    {"spieler", ROSTER_NAME},
    {"spielername", ROSTER_NAME},
    {"teilnehmer", ROSTER_NAME},
    {"player", ROSTER_NAME},
    {"nachname", ROSTER_LAST},
    {"familienname", ROSTER_LAST},
    {"lastname", ROSTER_LAST},
    {"surname", ROSTER_LAST},
    {"familyname", ROSTER_LAST},
    {"vorname", ROSTER_FIRST},
    {"firstname", ROSTER_FIRST},
    {"givenname", ROSTER_FIRST},
    {"titel", ROSTER_TITLE},
    {"title", ROSTER_TITLE},
    {"fidetitel", ROSTER_TITLE},
    {"fidetitle", ROSTER_TITLE},
    {"tit", ROSTER_TITLE},
    {"elo", ROSTER_ELO},
    {"elozahl", ROSTER_ELO},
    {"fideelo", ROSTER_ELO},
    {"fiderating", ROSTER_ELO},
    {"eloint", ROSTER_ELO},
    {"ratingint", ROSTER_ELO},
    {"rtgint", ROSTER_ELO},
    {"rtgi", ROSTER_ELO},
    {"eloi", ROSTER_ELO},
    {"srtng", ROSTER_ELO},
    {"srtg", ROSTER_ELO},
    {"dwz", ROSTER_DWZ},
    {"nationalrating", ROSTER_DWZ},
    {"elonat", ROSTER_DWZ},
    {"ratingnat", ROSTER_DWZ},
    {"rtgnat", ROSTER_DWZ},
    {"rtgn", ROSTER_DWZ},
    {"elon", ROSTER_DWZ},
    {"nwz", ROSTER_DWZ},
    {"twz", ROSTER_TWZ},
    {"rating", ROSTER_TWZ},
    {"rtg", ROSTER_TWZ},
    {"wertungszahl", ROSTER_TWZ},
    {"verein", ROSTER_CLUB},
    {"club", ROSTER_CLUB},
    {"schachverein", ROSTER_CLUB},
    {"vereinort", ROSTER_CLUB},
    {"clubcity", ROSTER_CLUB},
    {"clubname", ROSTER_CLUB},
    {"vereinsname", ROSTER_CLUB},
    {"land", ROSTER_FEDERATION},
    {"fed", ROSTER_FEDERATION},
    {"federation", ROSTER_FEDERATION},
    {"föderation", ROSTER_FEDERATION},
    {"fÖderation", ROSTER_FEDERATION},
    {"country", ROSTER_FEDERATION},
    {"nation", ROSTER_FEDERATION},
    {"fideland", ROSTER_FEDERATION},
    {"fidefed", ROSTER_FEDERATION},
    {"fideid", ROSTER_ID},
    {"fidenr", ROSTER_ID},
    {"fidenummer", ROSTER_ID},
    {"fideidnr", ROSTER_ID},
    {"fidecode", ROSTER_ID},
    {"idfide", ROSTER_ID},
    {"fidenumber", ROSTER_ID},
    {"fideno", ROSTER_ID},
    {"fidekenn", ROSTER_ID},
    {"fidekennung", ROSTER_ID},
    {"idnumber", ROSTER_ID},
    {"geburt", ROSTER_BIRTH},
    {"geburtsdatum", ROSTER_BIRTH},
    {"geburtsjahr", ROSTER_BIRTH},
    {"gebdatum", ROSTER_BIRTH},
    {"geb", ROSTER_BIRTH},
    {"jahrgang", ROSTER_BIRTH},
    {"jg", ROSTER_BIRTH},
    {"birth", ROSTER_BIRTH},
    {"birthday", ROSTER_BIRTH},
    {"birthdate", ROSTER_BIRTH},
    {"dateofbirth", ROSTER_BIRTH},
    {"yearofbirth", ROSTER_BIRTH},
    {"born", ROSTER_BIRTH},
    {"bday", ROSTER_BIRTH},
    {"dob", ROSTER_BIRTH},
    {"geschlecht", ROSTER_SEX},
    {"sex", ROSTER_SEX},
    {"gender", ROSTER_SEX},
    {"mw", ROSTER_SEX},
    {"zps", ROSTER_NATIONAL_ID},
    {"pkz", ROSTER_NATIONAL_ID},
    {"mitgliedsnummer", ROSTER_NATIONAL_ID},
    {"dsbid", ROSTER_NATIONAL_ID},
    {"nationalid", ROSTER_NATIONAL_ID},
    {"identnumber", ROSTER_NATIONAL_ID},
    {"idno", ROSTER_NATIONAL_ID},
    {"mglnr", ROSTER_NATIONAL_ID},
    {"mitgliedsnr", ROSTER_NATIONAL_ID},
    {"vkz", ROSTER_NATIONAL_CLUB},
    {"mannschaft", ROSTER_TEAM},
    {"mannschaftsname", ROSTER_TEAM},
    {"team", ROSTER_TEAM},
    {"teamname", ROSTER_TEAM},
    {"brett", ROSTER_BOARD},
    {"brettnr", ROSTER_BOARD},
    {"board", ROSTER_BOARD},
    {"boardno", ROSTER_BOARD},
    {"index", ROSTER_INDEX},
    {"dwzindex", ROSTER_INDEX},
    {"", ROSTER_UNNAMED},
};

enum roster_column ad__roster_column(struct ad_span text)
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
    return ROSTER_PASSED_OVER;
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
