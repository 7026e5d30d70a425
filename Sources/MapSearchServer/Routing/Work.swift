import MapSearch

/// What is left to do for an answer, and on which thread.
enum Work: Sendable {
  /// Nothing.
  case ready(Response)
  /// A query, on a thread that may block and has a reader of its own.
  case reading(@Sendable (BlockingReader) throws(Problem) -> Response)
  /// What suspends, on Swift's threads; it must not block.
  case awaiting(@Sendable () async throws(Problem) -> Response)
}
