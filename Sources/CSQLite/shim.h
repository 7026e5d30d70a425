// What Swift cannot call of SQLite and the system: variadic functions and SQLite's destructor constants.
#ifndef MAPSEARCH_CSQLITE_SHIM_H
#define MAPSEARCH_CSQLITE_SHIM_H

#include <sqlite3.h>
#include <unistd.h>
#if defined(__linux__)
#include <sys/syscall.h>
#endif

/// Sets a boolean `SQLITE_DBCONFIG_*` option; answers SQLite's result code.
static inline int mapsearch_sqlite3_db_config_flag(sqlite3 *db, int option, int value) {
  return sqlite3_db_config(db, option, value, (int *)0);
}

/// Installs a process-wide error log; only before the first connection.
static inline int mapsearch_sqlite3_config_log(void (*log)(void *, int, const char *), void *context) {
  return sqlite3_config(SQLITE_CONFIG_LOG, log, context);
}

/// Switches SQLite's count of its memory on or off, process-wide; only before the first connection.
static inline int mapsearch_sqlite3_config_memory_statistics(int isCounted) {
  return sqlite3_config(SQLITE_CONFIG_MEMSTATUS, isCounted);
}

static inline int mapsearch_sqlite3_bind_text_copied(sqlite3_stmt *statement, int index, const char *bytes,
                                                     sqlite3_uint64 count) {
  return sqlite3_bind_text64(statement, index, bytes, count, SQLITE_TRANSIENT, SQLITE_UTF8);
}

static inline int mapsearch_sqlite3_bind_blob_copied(sqlite3_stmt *statement, int index, const void *bytes,
                                                     sqlite3_uint64 count) {
  return sqlite3_bind_blob64(statement, index, bytes, count, SQLITE_TRANSIENT);
}

/// The processors this process may run on, at least 1; fewer than those online when it is pinned.
static inline long mapsearch_usable_processors(void) {
#if defined(__linux__)
  unsigned long mask[128] = {0};
  if (syscall(SYS_sched_getaffinity, 0, sizeof mask, mask) > 0) {
    long count = 0;
    for (unsigned index = 0; index < sizeof mask / sizeof *mask; index++) count += __builtin_popcountl(mask[index]);
    return count > 0 ? count : 1;
  }
#endif
  long online = sysconf(_SC_NPROCESSORS_ONLN);
  return online > 0 ? online : 1;
}

#endif
