/*
 * adoube/export.h -- what the library shows to the linker.
 *
 * Everything is hidden but what carries AD_API. C++ callers get C linkage from AD_BEGIN.
 */
#ifndef ADOUBE_EXPORT_H
#define ADOUBE_EXPORT_H

#if defined(__GNUC__)
#define AD_API __attribute__((visibility("default")))
#else
#define AD_API
#endif

#ifdef __cplusplus
#define AD_BEGIN extern "C" {
#define AD_END   }
#else
#define AD_BEGIN
#define AD_END
#endif

/* The values of an enum, from its map: enum ad_x { AD_X_MAP(AD_ID) AD_XS }; */
#define AD_ID(...)        AD_ID_OF(__VA_ARGS__, 0)
#define AD_ID_OF(id, ...) id,

#endif
