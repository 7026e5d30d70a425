import CMinizip

/// A zip file's entries, each read as a stream.
final class ZipArchive {
  /// One file in the archive.
  struct Entry {
    let name: String
    let compressedBytes: Int
    let bytes: Int
    let isEncrypted: Bool
    fileprivate let position: unz64_file_pos
  }

  let entries: [Entry]
  fileprivate let handle: unzFile

  /// Opens the archive at `path` and reads its directory.
  ///
  /// - Throws: `ImportError` when it is none, or has more entries than a map has.
  init(path: String) throws(ImportError) {
    guard let handle = unzOpen64(path) else {
      throw ImportError(.malformed, "the zip archive is broken or cut off; download it again")
    }
    self.handle = handle
    var entries: [Entry] = []
    var status = unzGoToFirstFile(handle)
    while status == UNZ_OK {
      guard let entry = Self.currentEntry(handle) else { break }
      entries.append(entry)
      guard entries.count <= Self.maximumEntries else {
        unzClose(handle)
        throw ImportError(.tooLarge, "the archive holds more than \(Self.maximumEntries) files")
      }
      status = unzGoToNextFile(handle)
    }
    guard status == UNZ_END_OF_LIST_OF_FILE else {
      unzClose(handle)
      throw ImportError(.malformed, "the directory of the zip archive is broken; download it again")
    }
    self.entries = entries
  }

  deinit { unzClose(handle) }

  /// The entry of this name.
  func entry(named name: String) -> Entry? { entries.first { $0.name == name } }

  private static let maximumEntries = 10_000

  private static func currentEntry(_ handle: unzFile) -> Entry? {
    var information = unz_file_info64()
    var position = unz64_file_pos()
    var name = [CChar](repeating: 0, count: 1_024)
    guard
      unzGetCurrentFileInfo64(handle, &information, &name, UInt(name.count - 1), nil, 0, nil, 0) == UNZ_OK,
      unzGetFilePos64(handle, &position) == UNZ_OK
    else { return nil }
    let bytes = name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return Entry(
      name: String(decoding: bytes, as: UTF8.self),
      compressedBytes: Int(clamping: information.compressed_size),
      bytes: Int(clamping: information.uncompressed_size), isEncrypted: information.flag & 1 != 0,
      position: position)
  }
}

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
    guard Self.isPlausible(entry.bytes, from: entry.compressedBytes) else { throw bomb }
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
      let isWhole = bytesRead == entry.bytes && unzCloseCurrentFile(archive.handle) == UNZ_OK
      guard isWhole else { throw broken }
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
