/// Where bytes go in the end: a file descriptor, or a test's memory.
struct ByteSink: Sendable {
  private let body: @Sendable ([UInt8]) throws(CommandFailure) -> Void

  init(_ body: @escaping @Sendable ([UInt8]) throws(CommandFailure) -> Void) { self.body = body }

  /// Writes all of `bytes`.
  ///
  /// - Throws: `CommandFailure` with `.outputClosed` when nobody reads any more, `.outputFailed` otherwise.
  func write(_ bytes: [UInt8]) throws(CommandFailure) { try body(bytes) }
}
