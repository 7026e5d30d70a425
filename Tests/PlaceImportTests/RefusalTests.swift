import Testing

@testable import PlaceImport

struct RefusalTests {
  @Test(arguments: [
    ("", ImportError.Code.noRows), ("\u{FEFF}", .noRows), ("name,lat,lon", .noRows),
    ("\u{FEFF}name,lat,lon\n\n", .noRows), ("\n\n", .noRows), ("명칭,주소\n강남역,서울\n", .noCoordinates),
    ("name,spot\nA,\"1,2\"\n", .noCoordinates), ("lat,lon\n1,2\n", .noName),
    ("41.87, -87.63, Head north\n41.88, -87.63, x\n", .noHeader),
    ("<!DOCTYPE html><html></html>", .wrongContent), ("\n  <HTML>", .wrongContent),
    ("<?xml version=\"1.0\"?><kml/>", .wrongContent), ("<?xml version=\"1.0\"?><svg/>", .wrongContent),
    ("version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n", .wrongContent),
    ("PK\u{3}\u{4}abc", .wrongContent), ("%PDF-1.7", .wrongContent),
    ("name,lat,lon\nA,440000,190000\nB,450000,200000\n", .projected),
  ])
  func `refuses what is no table of places`(text: String, expected: ImportError.Code) {
    #expect(code(text, path: "places.csv") == expected)
  }

  @Test func `refuses bytes that are no text`() {
    #expect(code([0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1, 0, 0]) == .wrongContent)
    #expect(code([0x1F, 0x8B, 8, 0]) == .wrongContent)
    // München in Latin-1 and in CP850
    #expect(code(Array("name,lat,lon\nM".utf8) + [0xFC] + Array("nchen,48,11\n".utf8)) == .notUTF8)
    #expect(code(Array("name,lat,lon\nM".utf8) + [0x81] + Array("nchen,48,11\n".utf8)) == .notUTF8)
  }

  @Test func `says which columns it found and which it knows`() throws {
    let error = #expect(throws: ImportError.self) { try Reading("명칭,주소\n가,나\n") }
    let message = try #require(error).description
    #expect(message.contains("명칭, 주소"))
    #expect(message.contains("latitude") && message.contains("경도"))
  }

  @Test func `tells a missing file from a directory`() {
    #expect(
      #expect(throws: ImportError.self) { try PlaceFileReader(path: "/no/such/file") }?.code == .noSuchFile)
    #expect(#expect(throws: ImportError.self) { try PlaceFileReader(path: "/") }?.code == .isDirectory)
  }

  @Test(arguments: [
    ("a.csv", "x", PlaceFileFormat.csv), ("a.b/c.TSV", "x", .tsv), ("a.geojson", "{", .geoJSON),
    ("a.json", "{\"a\":1}\n{\"a\":2}\n", .geoJSONSequence), ("a.ndjson", "{", .geoJSONSequence),
    ("-", "\u{1E}{}", .geoJSONSequence), ("-", " {\n\"a\":1}", .geoJSON), ("-", "a\tb\n", .tsv),
    ("-", "a,b", .csv), ("-", "<?xml version='1.0'?>\n<!-- <a> -->\n<gpx>", .gpx), ("a.kmz", "PK", .kmz),
    ("-", "<kml xmlns='x'>", .kml), ("a.osm.pbf", "x", .osm), ("a.osm.bz2", "x", .osm),
    ("a.xml", "<osm>", .osm),
    ("a.gpkg", "SQLite", .gdal), ("-", "\u{FEFF}{\n", .geoJSON),
    ("dir.json/list.txt", "a,b", .csv),
  ])
  func `tells a format from ending and content`(path: String, text: String, expected: PlaceFileFormat) {
    #expect(PlaceFileFormat.detect(path: path, firstBytes: Array(text.utf8)) == expected)
  }
}
