import Testing

@testable import PlaceImport

struct GPXTrackTests {
  private func track(_ text: String, chunkBytes: Int = 1 << 16, limits: ImportLimits = ImportLimits()) throws
    -> GPXTrack
  {
    try GPXTrack(source: MemorySource(Array(text.utf8)), limits: limits, chunkBytes: chunkBytes)
  }

  private func fault(_ text: String, limits: ImportLimits = ImportLimits()) -> ImportError? {
    #expect(throws: ImportError.self) { try track(text, limits: limits) }
  }

  private static let route = """
    <?xml version="1.0"?>
    <gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1">
    <metadata><time>2020-01-01T00:00:00Z</time></metadata>
    <trk><trkseg><trkpt lat="37.5" lon="127"><ele>3</ele><time>1970-01-01T00:00:01.5Z</time></trkpt>
    <trkpt lon="127.1" lat="37.6"/></trkseg><trkseg><trkpt lat="-37" lon="-0.5"><time/></trkpt></trkseg></trk>
    <rte><rtept lat="1" lon="2"/></rte></gpx>
    """

  @Test(arguments: [1, 10, 1 << 16])
  func `reads track points with their times`(chunkBytes: Int) throws {
    let points = try track(Self.route, chunkBytes: chunkBytes).points
    #expect(points.map(\.coordinate.latitude) == [37.5, 37.6, -37])
    #expect(points.map(\.coordinate.longitude) == [127, 127.1, -0.5])
    #expect(points.map(\.timeMicroseconds) == [1_500_000, nil, nil])
  }

  @Test func `reads route points where there is no track, and names with a prefix`() throws {
    let points = try track("<g:gpx xmlns:g='x'><g:rte><g:rtept lat='1' lon='2'/></g:rte></g:gpx>").points
    #expect(points.map(\.coordinate.longitude) == [2])
  }

  @Test(arguments: [
    ("<gpx><trk><trkpt lat='91' lon='0'/></trk></gpx>", ImportError.Code.malformed, "nowhere"),
    ("<gpx>\n<trkpt lat='x' lon='0'/></gpx>", .malformed, "line 2"),
    ("<gpx><trkpt lon='0'/></gpx>", .malformed, "lacks"),
    ("<gpx><trkpt lat='1' lon='0'><time>yesterday</time></trkpt></gpx>", .malformed, "ISO 8601"),
    ("<gpx>\n<trk><name>Ca&ntilde;on</name></trk></gpx>", .malformed, "line 2"),
    ("<gpx><wpt lat='1' lon='2'/></gpx>", .noRows, "waypoints"), ("", .noRows, "empty"),
    ("<kml/>", .wrongContent, "kml"),
    ("<gpx><trk>", .malformed, "broken"), ("not xml", .malformed, "broken"),
    (
      "<!DOCTYPE gpx [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;\">]><gpx><trk><name>&b;</name></trk></gpx>",
      .malformed, "entities"
    ),
    ("<!DOCTYPE gpx [<!ENTITY x SYSTEM \"file:///etc/hostname\">]><gpx>&x;</gpx>", .malformed, "entities"),
  ])
  func `refuses with a reason`(text: String, code: ImportError.Code, words: String) throws {
    let error = try #require(fault(text))
    #expect(error.code == code)
    #expect(error.description.contains(words), "\(error)")
  }

  @Test func `keeps to its limits`() {
    var limits = ImportLimits()
    limits.maximumTrackPoints = 2
    #expect(fault(Self.route, limits: limits)?.code == .tooLarge)
    limits = ImportLimits()
    limits.maximumTrackBytes = 10
    #expect(fault(Self.route, limits: limits)?.code == .tooLarge)
    #expect(fault("<gpx>" + String(repeating: "<a>", count: 100))?.code == .tooLarge)
  }
}
