/// A source whose front has been looked at.
final class PeekedSource: ByteSource {
  /// The first bytes of the source.
  let prefix: [UInt8]
  private let window: ByteWindow
  private let source: any ByteSource

  /// Looks at the first `count` bytes of `source`, or all it has.
  init(_ source: any ByteSource, count: Int) throws(ImportError) {
    self.source = source
    window = ByteWindow(source: source, chunkBytes: count)
    try window.fill(atLeast: count)
    prefix = Array(window.bytes.prefix(count))
  }

  var totalBytes: Int? { source.totalBytes }
  var bytesRead: Int { source.bytesRead }

  func read(into buffer: UnsafeMutableRawBufferPointer) throws(ImportError) -> Int {
    guard window.count > 0 else { return try source.read(into: buffer) }
    return window.take(into: buffer)
  }
}
