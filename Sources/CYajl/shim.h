// yajl, a streaming JSON parser; its options are set by a variadic function.
#ifndef MAPSEARCH_CYAJL_SHIM_H
#define MAPSEARCH_CYAJL_SHIM_H

#include <yajl/yajl_gen.h>
#include <yajl/yajl_parse.h>

/// Switches a parser option on or off; answers 0 when the option is unknown.
static inline int mapsearch_yajl_config(yajl_handle handle, yajl_option option, int value) {
  return yajl_config(handle, option, value);
}

#endif
