/// The bytes of a source that are read and not yet consumed, contiguous in memory.
///
/// It grows only while a caller asks for more without consuming, so its size is one chunk plus one row.
final class ByteWindow {
  /// Bytes asked of the source at a time unless told otherwise.
  static let defaultChunkBytes = 256 << 10

  private let source: any ByteSource
  private let chunkBytes: Int
  private var storage: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private var start = 0
  private var end = 0

  /// Whether the source has no more bytes.
  private(set) var isAtEnd = false
  /// Bytes the source has read so far.
  var bytesRead: Int { source.bytesRead }
  /// The source's size, where known.
  var totalBytes: Int? { source.totalBytes }

  /// A window over `source`, filled `chunkBytes` at a time.
  init(source: any ByteSource, chunkBytes: Int = ByteWindow.defaultChunkBytes) {
    self.source = source
    self.chunkBytes = max(1, chunkBytes)
    capacity = 2 * self.chunkBytes
    storage = .allocate(capacity: capacity)
  }

  deinit { storage.deallocate() }

  /// How many bytes are held.
  var count: Int { end - start }

  /// The bytes held; valid until the next `fill`.
  var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: storage + start, count: end - start) }

  /// The bytes held, to be overwritten in place.
  var mutableBytes: UnsafeMutableBufferPointer<UInt8> {
    UnsafeMutableBufferPointer(start: storage + start, count: end - start)
  }

  /// Moves the first bytes, at most `limit`, into `buffer`; answers how many.
  func take(into buffer: UnsafeMutableRawBufferPointer, atMost limit: Int = .max) -> Int {
    let count = min(buffer.count, self.count, limit)
    buffer.copyMemory(from: UnsafeRawBufferPointer(start: storage + start, count: count))
    consume(count)
    return count
  }

  /// Drops the first `count` bytes.
  func consume(_ count: Int) { start += count }

  /// Reads up to one chunk more; answers false at the end of the source.
  @discardableResult
  func fill() throws(ImportError) -> Bool {
    guard !isAtEnd else { return false }
    let held = count
    if start > 0 {
      storage.update(from: storage + start, count: held)
      (start, end) = (0, held)
    }
    if capacity - held < chunkBytes {
      capacity = 2 * (held + chunkBytes)
      let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
      larger.update(from: storage, count: held)
      storage.deallocate()
      storage = larger
    }
    let added = try source.read(into: UnsafeMutableRawBufferPointer(start: storage + held, count: chunkBytes))
    end += added
    isAtEnd = added == 0
    return added > 0
  }

  /// Reads until `count` bytes are held or the source ends.
  func fill(atLeast count: Int) throws(ImportError) {
    while self.count < count, try fill() {}
  }

  /// Drops a byte-order mark of UTF-8 at the front.
  func skipByteOrderMark() {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { consume(3) }
  }
}
