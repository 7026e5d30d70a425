// GNU libmicrohttpd, an HTTP/1.1 server; its options are given to a variadic function.
#ifndef MAPSEARCH_CMICROHTTPD_SHIM_H
#define MAPSEARCH_CMICROHTTPD_SHIM_H

#include <microhttpd.h>
#include <sched.h>
#include <stdint.h>
#include <sys/socket.h>
#include <unistd.h>

/// How a daemon is started; text and functions must outlive it.
struct mapsearch_http_settings {
  /// A socket that listens.
  int listening;
  unsigned int threads;
  unsigned int connections;
  /// 0 for no limit.
  unsigned int connections_per_address;
  unsigned int idle_seconds;
  /// For a request's head, and as much again for what is read and written.
  size_t connection_bytes;
  /// PEM texts; both or neither.
  const char *certificate;
  const char *key;
  /// Handed to each of the functions.
  void *context;
  MHD_AccessHandlerCallback handle;
  MHD_RequestCompletedCallback completed;
  MHD_NotifyConnectionCallback connection;
  void *(*target)(void *context, const char *target, struct MHD_Connection *connection);
  MHD_LogCallback log;
};

/// Starts a daemon with threads of its own, each with an epoll set; null when it cannot.
static inline struct MHD_Daemon *mapsearch_http_start(const struct mapsearch_http_settings *settings) {
  unsigned int flags = MHD_USE_EPOLL_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME | MHD_USE_ITC | MHD_USE_ERROR_LOG;
  struct MHD_OptionItem tls[] = {
      {MHD_OPTION_HTTPS_MEM_CERT, 0, (void *)settings->certificate},
      {MHD_OPTION_HTTPS_MEM_KEY, 0, (void *)settings->key},
      {MHD_OPTION_END, 0, NULL},
  };
  if (settings->certificate) flags |= MHD_USE_TLS;
  struct MHD_OptionItem none[] = {{MHD_OPTION_END, 0, NULL}};
  return MHD_start_daemon(
      flags, 0, NULL, NULL, settings->handle, settings->context,
      // First, so that whatever follows can be told.
      MHD_OPTION_EXTERNAL_LOGGER, settings->log, settings->context,
      MHD_OPTION_LISTEN_SOCKET, settings->listening,
      MHD_OPTION_THREAD_POOL_SIZE, settings->threads,
      MHD_OPTION_CONNECTION_LIMIT, settings->connections,
      MHD_OPTION_PER_IP_CONNECTION_LIMIT, settings->connections_per_address,
      MHD_OPTION_CONNECTION_TIMEOUT, settings->idle_seconds,
      MHD_OPTION_CONNECTION_MEMORY_LIMIT, settings->connection_bytes,
      MHD_OPTION_STRICT_FOR_CLIENT, 0,
      MHD_OPTION_NOTIFY_COMPLETED, settings->completed, settings->context,
      MHD_OPTION_NOTIFY_CONNECTION, settings->connection, settings->context,
      MHD_OPTION_URI_LOG_CALLBACK, settings->target, settings->context,
      MHD_OPTION_ARRAY, settings->certificate ? tls : none, MHD_OPTION_END);
}

/// Copies `bytes`; null when there is no memory.
static inline struct MHD_Response *mapsearch_http_response(const void *bytes, size_t count) {
  return MHD_create_response_from_buffer(count, (void *)bytes, MHD_RESPMEM_MUST_COPY);
}

/// The socket of a connection; -1 when it has none.
static inline int mapsearch_http_socket(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
  return info ? info->connect_fd : -1;
}

/// What the connection's notification left with it.
static inline void *mapsearch_http_connection_context(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
  return info ? info->socket_context : NULL;
}

/// The other end's address.
static inline const struct sockaddr *mapsearch_http_address(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
  return info ? info->client_addr : NULL;
}

/// Processors at work.
static inline long mapsearch_http_processors(void) { return sysconf(_SC_NPROCESSORS_ONLN); }

/// Has the calling thread, one of the daemon's, wait for its turn when it wakes: an answer that is ready must not push
/// the next query off its processor. Once a thread; a hint, which systems other than Linux are not given.
static inline void mapsearch_http_wait_for_turn(void) {
#ifdef __linux__
  static _Thread_local int is_told = 0;
  if (is_told) return;
  is_told = 1;
  struct sched_param none = {0};
  // SCHED_BATCH, which <sched.h> names for GNU sources only.
  (void)sched_setscheduler(0, 3, &none);
#endif
}

/// Whether the daemon can speak TLS.
static inline int mapsearch_http_has_tls(void) { return MHD_is_feature_supported(MHD_FEATURE_TLS) == MHD_YES; }

#endif
