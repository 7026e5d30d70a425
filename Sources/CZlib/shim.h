// zlib; its start functions are macros.
#ifndef MAPSEARCH_CZLIB_SHIM_H
#define MAPSEARCH_CZLIB_SHIM_H

#include <zlib.h>

/// Begins to write gzip.
static inline int mapsearch_gzip_begin(z_stream *stream, int level) {
  return deflateInit2(stream, level, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY);
}

#endif
