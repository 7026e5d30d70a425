/// Files that are called tables and are something else, told by their first bytes.
enum ForeignContent {
  /// Why a file that begins with `bytes` cannot be read as text of `format`; nil when nothing speaks against it.
  static func fault(in bytes: [UInt8], as format: PlaceFileFormat) -> ImportError? {
    for (mark, remedy) in marks where bytes.starts(with: mark) {
      return ImportError(.wrongContent, remedy)
    }
    let opening = bytes.prefix(1024).drop { $0 <= 0x20 || $0 == 0xEF || $0 == 0xBB || $0 == 0xBF }
    let lowercased = opening.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
    if lowercased.starts(with: "<!doctype html".utf8) || lowercased.starts(with: "<html".utf8) {
      return ImportError(
        .wrongContent, "the file is an HTML page (a login or error page?); download the data itself again")
    }
    guard format != .gpx, format != .kml else { return nil }
    if let root = PlaceFileFormat.xmlRoot(opening) {
      return ImportError(
        .wrongContent,
        "the file is XML (\(root.rawValue)), not what its ending says; say --format \(root.rawValue)")
    }
    if lowercased.starts(with: "<?xml".utf8) {
      return ImportError(
        .wrongContent, "the file is XML, but neither GPX, KML nor OSM; GDAL may read it: --format gdal")
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
      "the file is an Excel workbook (.xls); give it that ending, or save it as CSV UTF-8 first"
    ),
    (
      [0x50, 0x4B, 0x03, 0x04],
      "the file is a zip archive (or .xlsx, .kmz); give it that ending, unpack it, or save the sheet as CSV UTF-8"
    ),
    ([0x1F, 0x8B], "the file is gzip-compressed; unpack it first: gunzip FILE, or zcat FILE | … -"),
    (Array("%PDF-".utf8), "the file is a PDF document; get the data as CSV or GeoJSON"),
    (
      Array("SQLite format 3\0".utf8),
      "the file is an SQLite database; GDAL may read it: --format gdal; or export its table as CSV"
    ),
    (Array("PAR1".utf8), "the file is Parquet; convert it to CSV or GeoJSON first"),
    ([0x42, 0x5A, 0x68], "the file is bzip2-compressed; unpack it first: bunzip2 FILE, or bzcat FILE | … -"),
    (
      [0xFD, 0x37, 0x7A, 0x58, 0x5A],
      "the file is xz-compressed; unpack it first: unxz FILE, or xzcat FILE | … -"
    ),
    (
      [0x00, 0x00, 0x00, 0x0D, 0x0A, 0x09] + Array("OSMHeader".utf8),
      "the file is an OpenStreetMap extract; give it the ending .osm.pbf, or say --format osm"
    ),
    (
      [0x00, 0x00, 0x00, 0x0E, 0x0A, 0x09] + Array("OSMHeader".utf8),
      "the file is an OpenStreetMap extract; give it the ending .osm.pbf, or say --format osm"
    ),
  ]
}
