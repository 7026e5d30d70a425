import Synchronization

@testable import MapSearchCLI

/// A sink that remembers what was written to it.
final class CapturedBytes: Sendable {
  private let state = Mutex<[[UInt8]]>([])

  /// Each write.
  var writes: [[UInt8]] { state.withLock { $0 } }

  /// All writes as one text.
  var text: String { String(decoding: writes.joined(), as: UTF8.self) }

  /// Where to write.
  var sink: ByteSink {
    ByteSink { (bytes: [UInt8]) throws(CommandFailure) in self.state.withLock { $0.append(bytes) } }
  }
}
