import CMinizip

/// The bytes of one entry of an archive; one at a time is open.
final class ZipEntrySource: ByteSource {
  let totalBytes: Int?
  private(set) var bytesRead = 0
  private var isFinished = false
  private let archive: ZipArchive
  private let entry: ZipArchive.Entry

  /// Opens `entry`.
  ///
  /// - Throws: `ImportError` when it is encrypted, broken, or would unpack to far more than it is.
  init(_ archive: ZipArchive, _ entry: ZipArchive.Entry) throws(ImportError) {
    self.archive = archive
    self.entry = entry
    totalBytes = entry.bytes
    guard !entry.isEncrypted else {
      throw ImportError(.wrongContent, "\(entry.name) in the archive is encrypted; unpack it first")
    }
    guard Self.isPlausible(entry.bytes ?? 0, from: entry.compressedBytes) else { throw bomb }
    var position = entry.position
    guard unzGoToFilePos64(archive.handle, &position) == UNZ_OK, unzOpenCurrentFile(archive.handle) == UNZ_OK
    else { throw broken }
  }

  deinit {
    if !isFinished { unzCloseCurrentFile(archive.handle) }
  }

  func read(into buffer: UnsafeMutableRawBufferPointer) throws(ImportError) -> Int {
    guard !isFinished else { return 0 }
    let count = unzReadCurrentFile(archive.handle, buffer.baseAddress, UInt32(clamping: buffer.count))
    guard count >= 0 else { throw broken }
    bytesRead += Int(count)
    // The directory may have lied.
    guard Self.isPlausible(bytesRead, from: entry.compressedBytes) else { throw bomb }
    if count == 0 {
      // Closing compares the checksum.
      let isWhole = entry.bytes.map { $0 == bytesRead } ?? true
      guard unzCloseCurrentFile(archive.handle) == UNZ_OK, isWhole else { throw broken }
      isFinished = true
    }
    return Int(count)
  }

  /// Text shrinks to a fifth, coordinates to a tenth; nothing that is a map shrinks to a hundredth.
  private static func isPlausible(_ bytes: Int, from compressed: Int) -> Bool {
    bytes <= maximumBytes && (bytes <= freeBytes || bytes / 100 <= compressed)
  }

  private static let freeBytes = 16 << 20
  private static let maximumBytes = 4 << 30

  private var bomb: ImportError {
    ImportError(
      .tooLarge, "\(entry.name) in the archive unpacks to far more than it is worth (a zip bomb?); refused")
  }

  private var broken: ImportError {
    ImportError(.malformed, "\(entry.name) in the zip archive is broken; download it again")
  }
}
