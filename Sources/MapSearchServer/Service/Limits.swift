/// How much of everything the service takes on; each has an option.
package struct Limits: Sendable, Equatable {
  /// Connections at once; further ones are closed at once.
  package var connections = 4_096
  /// Connections at once from one address; 0 for no limit, as where all clients come through one proxy.
  package var connectionsPerAddress = 256
  /// Requests that read at once, and as many that write beside them; further ones are told to try again.
  package var requestsInFlight = 256
  /// Bytes of a request's head.
  package var headBytes = 16 * 1_024
  /// Bytes of a JSON body.
  package var bodyBytes = 1 << 20
  /// Bytes of all JSON bodies together that are on their way or being worked on; further ones are told to try again.
  package var bodyMemoryBytes = 64 << 20
  /// Bytes of an import's body.
  package var importBytes = 1 << 30
  /// Time a request may take from its first byte until its answer is sent, a pause before it included.
  package var requestTime = Duration.seconds(30)
  /// The same for an import.
  package var importTime = Duration.seconds(600)
  /// Time a query may take, the wait for a reader included.
  package var queryTime = Duration.seconds(2)
  /// Time given to what is in flight when the service is to end.
  package var drainTime = Duration.seconds(10)
  /// Threads that read and write sockets; nil for one a processor, at most 4.
  package var socketThreads: Int?
  /// Threads that run queries, each with a connection to the database; nil for one a processor, at least 2.
  package var queryThreads: Int?
  /// Memory for pages of the database, for each of these threads, in KiB.
  package var readerCacheKibibytes: Int32 = 16 * 1_024
  /// Kakao's clients stop at 45 results; this is how many are handed over by paging.
  package var kakaoPageableResults = 45

  package init() {}
}
