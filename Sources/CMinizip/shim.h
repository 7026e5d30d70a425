// minizip, zlib's reader of zip archives.
#ifndef MAPSEARCH_CMINIZIP_SHIM_H
#define MAPSEARCH_CMINIZIP_SHIM_H

#include <minizip/unzip.h>

#endif
