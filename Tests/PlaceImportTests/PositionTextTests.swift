import Testing

@testable import PlaceImport

struct PositionTextTests {
  @Test(arguments: [
    "", "37.5", "37.5,127,9", "A", "37.5 N 127 N", "37°61'0\"N 127°0'0\"E", "37°30'15\"20\"N 127E",
    "37.5°30'N 127E",
    "1 2 3", "POINT (127)", "LINESTRING (1 2, 3 4)", "{\"type\":\"LineString\",\"coordinates\":[1,2]}",
    "37,5", "--37,127",
    "37°-5'N 127°E", "서울, 강남",
  ])
  func `no position`(text: String) {
    // Two numbers with a comma are a position, whatever was meant; all else here is none.
    #expect((PositionText(text) == nil) == (text != "37,5"), "\(String(describing: PositionText(text)))")
  }

  @Test(arguments: [
    ("E 127.5 N 37.5", 37.5, 127.5), ("37.5;127.5", 37.5, 127.5), ("37,5 127,5", 37.5, 127.5),
    ("SRID=4326;POINT Z (127.5 37.5 3)", 37.5, 127.5), ("37도 30분 127도 30분", 37.5, 127.5),
    ("S 37.5, W 127.5", -37.5, -127.5),
    ("37°30', 127°30'", 37.5, 127.5), ("12 5", 12, 5),
  ])
  func `a position`(text: String, latitude: Double, longitude: Double) throws {
    let position = try #require(PositionText(text))
    #expect(position.latitude == latitude && position.longitude == longitude, "\(position)")
  }

  @Test(arguments: [
    ("A &amp; B", "A & B"), ("A &amp;amp; B", "A &amp; B"), ("&lt;b&gt;", "<b>"),
    ("&#54620;&#x AC;", "한&#x AC;"),
    ("a\u{7}b", "a b"), ("R&D; &unknown; &", "R&D; &unknown; &"), ("&#0;x", "&#0;x"), ("\u{85}x\u{9F}", "x"),
  ])
  func `texts are cleaned once`(text: String, expected: String) {
    #expect(RowText.cleaned(text, isOneLine: true) == expected)
  }

  @Test(
    arguments: [
      ("files/a.kml", "doc.kml", "files/a.kml"), ("../b.kml", "files/a.kml", "b.kml"),
      ("../../b.kml", "files/a.kml", nil),
      ("http://x/y.kml", "doc.kml", nil), ("/etc/passwd", "doc.kml", nil),
      ("a%2E%2E/b.kml", "doc.kml", "a../b.kml"),
      ("%2E%2E/b.kml", "doc.kml", nil), ("./c.kml#d", "x/doc.kml", "x/c.kml"),
      ("..\\b.kml", "x/doc.kml", nil),
    ] as [(String, String, String?)])
  func `links stay within the archive`(link: String, name: String, expected: String?) {
    #expect(KMLLink.entry(link, from: name) == expected)
  }
}
