// What Swift cannot call of SQLite: its variadic functions and its destructor constants.
#ifndef MAPSEARCH_CSQLITE_SHIM_H
#define MAPSEARCH_CSQLITE_SHIM_H

#include <sqlite3.h>

/// Sets a boolean `SQLITE_DBCONFIG_*` option; answers SQLite's result code.
static inline int mapsearch_sqlite3_db_config_flag(sqlite3 *db, int option, int value) {
  return sqlite3_db_config(db, option, value, (int *)0);
}

/// Installs a process-wide error log; only before the first connection.
static inline int mapsearch_sqlite3_config_log(void (*log)(void *, int, const char *), void *context) {
  return sqlite3_config(SQLITE_CONFIG_LOG, log, context);
}

static inline int mapsearch_sqlite3_bind_text_copied(sqlite3_stmt *statement, int index, const char *bytes,
                                                     sqlite3_uint64 count) {
  return sqlite3_bind_text64(statement, index, bytes, count, SQLITE_TRANSIENT, SQLITE_UTF8);
}

static inline int mapsearch_sqlite3_bind_blob_copied(sqlite3_stmt *statement, int index, const void *bytes,
                                                     sqlite3_uint64 count) {
  return sqlite3_bind_blob64(statement, index, bytes, count, SQLITE_TRANSIENT);
}

#endif
