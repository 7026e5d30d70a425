// expat, a streaming XML parser.
#ifndef MAPSEARCH_CEXPAT_SHIM_H
#define MAPSEARCH_CEXPAT_SHIM_H

#include <expat.h>

#endif
