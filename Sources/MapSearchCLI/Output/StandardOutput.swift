import Synchronization

/// Standard output, buffered: results leave in large writes, in the order they were made.
///
/// After the first failure nothing more is written and the same failure is thrown again, so that a command
/// that overlooks it cannot print a result with a hole.
final class StandardOutput: Sendable {
  /// Bytes gathered before a write.
  static let bufferBytes = 64 * 1024

  private struct State {
    var buffer: [UInt8] = []
    var failure: CommandFailure?
  }

  private let sink: ByteSink
  private let state = Mutex(State())

  init(_ sink: ByteSink) { self.sink = sink }

  /// Adds `text` to what is written.
  ///
  /// - Throws: `CommandFailure` when a full buffer cannot be written; let it through, the program knows it.
  func write(_ text: String) throws(CommandFailure) {
    try state.withLock { (state) throws(CommandFailure) in
      if let failure = state.failure { throw failure }
      state.buffer.append(contentsOf: text.utf8)
      if state.buffer.count >= Self.bufferBytes { try flush(&state) }
    }
  }

  /// Adds `bytes` to what is written.
  func write(_ bytes: [UInt8]) throws(CommandFailure) {
    try state.withLock { (state) throws(CommandFailure) in
      if let failure = state.failure { throw failure }
      state.buffer += bytes
      if state.buffer.count >= Self.bufferBytes { try flush(&state) }
    }
  }

  /// Adds `line` and a line feed to what is written.
  func writeLine(_ line: String) throws(CommandFailure) { try write(line + "\n") }

  /// Writes what is buffered now, e.g. before waiting.
  func flush() throws(CommandFailure) {
    try state.withLock { (state) throws(CommandFailure) in
      if let failure = state.failure { throw failure }
      try flush(&state)
    }
  }

  /// Writes what is left at the program's end; throws nothing that was thrown before.
  func finish() throws(CommandFailure) {
    try state.withLock { (state) throws(CommandFailure) in
      if state.failure == nil { try flush(&state) }
    }
  }

  private func flush(_ state: inout State) throws(CommandFailure) {
    guard !state.buffer.isEmpty else { return }
    do throws(CommandFailure) { try sink.write(state.buffer) } catch {
      state.failure = error
      throw error
    }
    state.buffer.removeAll(keepingCapacity: true)
  }
}
