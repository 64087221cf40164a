/*
 * adoube/version.h -- which edition of the library this is.
 */
#ifndef ADOUBE_VERSION_H
#define ADOUBE_VERSION_H

#define AD_VERSION "0.7.0"

#endif
