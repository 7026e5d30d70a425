import CMinizip

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A zip file's entries, each read as a stream.
final class ZipArchive {
  /// One file in the archive.
  struct Entry {
    let name: String
    /// At most the archive's own size, whatever its directory says.
    let compressedBytes: Int
    /// Nil where the directory keeps a size of 2 GiB or more in a way that minizip does not read.
    let bytes: Int?
    let isEncrypted: Bool
    let position: unz64_file_pos
  }

  let entries: [Entry]
  let handle: unzFile

  /// Opens the archive at `path` and reads its directory.
  ///
  /// - Throws: `ImportError` when it is none, or has more entries than a map has.
  init(path: String) throws(ImportError) {
    guard let handle = unzOpen64(path) else {
      throw ImportError(.malformed, "the zip archive is broken or cut off; download it again")
    }
    self.handle = handle
    let archiveBytes = Self.size(of: path)
    var entries: [Entry] = []
    var status = unzGoToFirstFile(handle)
    while status == UNZ_OK {
      guard let entry = Self.currentEntry(handle, archiveBytes) else { break }
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

  private static func size(of path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : 0
  }

  private static func currentEntry(_ handle: unzFile, _ archiveBytes: Int) -> Entry? {
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
      compressedBytes: min(Int(clamping: information.compressed_size), archiveBytes),
      bytes: information.uncompressed_size == UInt32.max ? nil : Int(clamping: information.uncompressed_size),
      isEncrypted: information.flag & 1 != 0,
      position: position)
  }
}
