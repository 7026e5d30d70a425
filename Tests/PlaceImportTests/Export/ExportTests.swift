import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif
import TestSupport
import Testing

@testable import PlaceImport
@testable import PlaceStorage

struct ExportTests {
  private func places(_ count: Int, seed: UInt64, leavesOutByteOrderMark: Bool = false) throws -> [Place] {
    var maker = EveryField(seed: seed, leavesOutByteOrderMark: leavesOutByteOrderMark)
    return try (0..<count).map { try maker.place($0) }
  }

  private func exported(_ places: [Place], _ format: PlaceExportFormat) throws -> [UInt8] {
    var bytes: [UInt8] = []
    var writer = PlaceFileWriter(format) { bytes += $0 }
    for place in places { try writer.write(place) }
    try writer.finish()
    #expect(writer.count == places.count)
    return bytes
  }

  @Test(arguments: [PlaceExportFormat.csv, .geojson, .geojsonseq])
  func `what is exported and imported again is equal`(format: PlaceExportFormat) async throws {
    let folder = try TemporaryFolder()
    let original = try await PlaceDatabase(path: folder.path("a.sqlite"))
    let places = try places(600, seed: 41)
    try await original.put(places)
    let file = folder.path("places.\(format.rawValue)")
    try Data().write(to: URL(filePath: file))
    let handle = try #require(FileHandle(forWritingAtPath: file))
    let count = try await original.exportPlaces(format) { try handle.write(contentsOf: Data($0)) }
    try handle.close()
    #expect(count == places.count)

    let again = try await PlaceDatabase(path: folder.path("b.sqlite"))
    let summary = try await again.importPlaces(from: file)
    #expect(summary.inserted == places.count && summary.rejected == 0)
    for place in places {
      var stored = try #require(try await again.place(id: place.id), "\(place.id)")
      stored.updatedMicroseconds = place.updatedMicroseconds
      #expect(stored == place)
      #expect(stored.hasSameBytes(as: place), "\(place)")
    }
    // Into the database it came from, nothing is new.
    let back = try await original.importPlaces(from: file)
    #expect(back.unchanged == places.count && back.inserted == 0 && back.updated == 0)
    await original.close()
    await again.close()
  }

  @Test(arguments: [PlaceExportFormat.geojson, .geojsonseq])
  func `features are JSON to another reader too`(format: PlaceExportFormat) throws {
    let places = try places(200, seed: 42, leavesOutByteOrderMark: true)
    let text = String(decoding: try exported(places, format), as: UTF8.self)
    let features: [Any]
    if format == .geojson {
      let root = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
      #expect(root["type"] as? String == "FeatureCollection")
      features = try #require(root["features"] as? [Any])
    } else {
      features = try text.split(separator: "\n").map { try JSONSerialization.jsonObject(with: Data($0.utf8)) }
    }
    #expect(features.count == places.count)
    for (feature, place) in zip(features, places) {
      let feature = try #require(feature as? [String: Any])
      let properties = try #require(feature["properties"] as? [String: Any])
      let point = try #require((feature["geometry"] as? [String: Any])?["coordinates"] as? [Double])
      #expect(feature["id"] as? String == place.id && feature["type"] as? String == "Feature")
      // That reader rounds the last digit in its own way.
      #expect(point.count == 2 && abs(point[0] - place.coordinate.longitude) < 1e-12)
      #expect(abs(point[1] - place.coordinate.latitude) < 1e-12)
      #expect(properties["name"] as? String == place.name)
      #expect(properties["lot_address"] as? String == place.lotAddress)
      #expect(properties["opening_hours"] as? String == place.openingHours)
      #expect(abs((properties["prominence"] as? Double ?? 0) - place.prominence) < 1e-12)
      #expect(properties["attributes_json"] as? [String: String] ?? [:] == place.attributes)
      #expect(
        properties["alternate_names_json"] as? [[String]] ?? []
          == place.alternateNames.map { [$0.language, $0.name] })
    }
  }

  #if canImport(FoundationXML)
    @Test(arguments: [PlaceExportFormat.gpx, .kml])
    func `XML is well formed, with all names`(format: PlaceExportFormat) throws {
      let places = try places(300, seed: 43)
      let names = ElementTexts("name")
      let parser = FoundationXML.XMLParser(data: Data(try exported(places, format)))
      parser.delegate = names
      #expect(parser.parse(), "\(parser.parserError.map(String.init(describing:)) ?? "")")
      // XML has no control characters.
      #expect(names.texts == places.map { $0.name.replacing("\u{1}", with: "\u{FFFD}") })
    }

    /// Takes down the texts of the elements of one name.
    private final class ElementTexts: NSObject, XMLParserDelegate {
      private let element: String
      private(set) var texts: [String] = []
      private var isInside = false

      init(_ element: String) { self.element = element }

      func parser(
        _ parser: FoundationXML.XMLParser, didStartElement name: String, namespaceURI: String?,
        qualifiedName: String?, attributes: [String: String]
      ) {
        isInside = name == element
        if isInside { texts.append("") }
      }

      func parser(_ parser: FoundationXML.XMLParser, foundCharacters text: String) {
        if isInside { texts[texts.count - 1] += text }
      }

      func parser(
        _ parser: FoundationXML.XMLParser, didEndElement name: String, namespaceURI: String?,
        qualifiedName: String?
      ) { isInside = false }
    }
  #endif

  @Test(arguments: [
    (1e-7, "0.0000001000"), (-1e-7, "-0.0000001000"), (1e-12, "0.0000000000"), (127.5, "127.5"),
    (-90, "-90.0"),
  ])
  func `coordinates of XML have no exponent`(value: Double, text: String) {
    #expect(XMLOutput.decimal(value) == text)
  }

  @Test(arguments: [
    #"{"a":"b""#, #"{"a":1}"#, #"{"a"}"#, #"{"a":"b",}"#, #"[["en"]]"#, #"[["en","x","y"]]"#, #"{"a":"\n"}"#,
    #"{"a":"\u1234"}"#, "x", #"{"a":["b"]}"#, #"{"a":"b"}{"#,
  ])
  func `other JSON in these fields is told`(text: String) {
    #expect(throws: RowFault.self) { try StructuredField.attributes(text) }
    #expect(throws: RowFault.self) { try StructuredField.alternateNames(text) }
  }

  @Test func `a sink that fails ends the export`() async throws {
    struct Full: Error {}
    let folder = try TemporaryFolder()
    let database = try await PlaceDatabase(path: folder.path())
    try await database.put(try places(10, seed: 44))
    await #expect(throws: Full.self) { try await database.exportPlaces(.csv) { _ in throw Full() } }
    let error = await #expect(throws: PlaceDatabaseError.self) {
      try await database.exportPlaces(.csv, source: "nobody") { _ in }
    }
    #expect(error?.code == .noSuchSource)
    await database.close()
  }
}
