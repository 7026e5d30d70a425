/// Files that are called tables and are something else, told by their first bytes.
enum ForeignContent {
  /// Why a file that begins with `bytes` cannot be read, or nil when nothing speaks against it.
  static func fault(in bytes: UnsafeBufferPointer<UInt8>) -> ImportError? {
    for (mark, remedy) in marks where bytes.starts(with: mark) {
      return ImportError(.wrongContent, remedy)
    }
    if looksLikeUTF16(bytes) {
      return ImportError(
        .notUTF8, "the file is UTF-16, not UTF-8; convert it with: iconv -f UTF-16 -t UTF-8 FILE")
    }
    let opening = bytes.prefix(1024).drop { $0 <= 0x20 || $0 == 0xEF || $0 == 0xBB || $0 == 0xBF }
    let lowercased = opening.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
    if lowercased.starts(with: "<!doctype html".utf8) || lowercased.starts(with: "<html".utf8) {
      return ImportError(
        .wrongContent, "the file is an HTML page (a login or error page?); download the data itself again")
    }
    if lowercased.starts(with: "<?xml".utf8) || lowercased.starts(with: "<gpx".utf8)
      || lowercased.starts(with: "<kml".utf8)
    {
      return ImportError(
        .wrongContent, "the file is XML, not a table or GeoJSON; convert it, e.g. to GeoJSON with ogr2ogr")
    }
    return nil
  }

  private static let marks: [([UInt8], String)] = [
    (
      Array("version https://git-lfs.github.com/spec/".utf8),
      "the file is a Git LFS pointer, not the data; fetch it with: git lfs pull"
    ),
    (
      [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1],
      "the file is an Excel workbook (.xls); save it as CSV UTF-8 first"
    ),
    (
      [0x50, 0x4B, 0x03, 0x04],
      "the file is a zip archive (or .xlsx, .kmz); unpack it, or save the sheet as CSV UTF-8"
    ),
    ([0x1F, 0x8B], "the file is gzip-compressed; unpack it first: gunzip FILE, or zcat FILE | … -"),
    (Array("%PDF-".utf8), "the file is a PDF document; get the data as CSV or GeoJSON"),
    (Array("SQLite format 3\0".utf8), "the file is an SQLite database; export its table as CSV first"),
    (Array("PAR1".utf8), "the file is Parquet; convert it to CSV or GeoJSON first"),
  ]

  /// A byte-order mark of UTF-16, or ASCII with every other byte zero.
  private static func looksLikeUTF16(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count >= 2 else { return false }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return true }
    guard bytes.count >= 8 else { return false }
    let evenZeros = stride(from: 0, to: 8, by: 2).allSatisfy { bytes[$0] == 0 }
    let oddZeros = stride(from: 1, to: 8, by: 2).allSatisfy { bytes[$0] == 0 }
    return evenZeros != oddZeros
  }
}
