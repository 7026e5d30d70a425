import Foundation
import Testing

@testable import MapSearchCLI

/// GeoJSON, GPX, KML and what other programs read for us.
@Suite(.enabled(if: BuiltProgram.isThere)) struct FeatureFileTests {
  private static func feature(_ name: String, _ geometry: String) -> String {
    #"{"type":"Feature","properties":{"name":"\#(name)"},"geometry":\#(geometry)}"#
  }

  private static func collection(_ features: [String], _ members: String = "") -> String {
    "{\"type\":\"FeatureCollection\",\(members)\"features\":[\n\(features.joined(separator: ",\n"))\n]}"
  }

  @Test func featuresThatAreNowhereAreCounted() throws {
    let files = try ImportedFiles()
    let text = Self.collection(
      [
        Self.feature("창고", "null"),
        #"{"type":"Feature","properties":null,"geometry":{"type":"Point","coordinates":[127,37]}}"#,
        Self.feature("구청", #"{"type":"Point","coordinates":[127.1,37.1]}"#),
        Self.feature("길", #"{"type":"LineString","coordinates":[[127,37],[127.5,37.5],[128,38]]}"#),
        Self.feature("빈 점", #"{"type":"Point","coordinates":[]}"#),
      ], #""crs":{"type":"name","properties":{"name":"urn:ogc:def:crs:OGC:1.3:CRS84"}},"#)
    let outcome = try files.load(text, as: "a.geojson", "--rejects left.geojson")
    #expect(outcome.errors.contains("2 imported, 3 rejected"))
    #expect(outcome.errors.contains("line 6, feature 5: the coordinates of the Point are empty"))
    #expect(try files.position("길") == (37.5, 127.5))
    let again = try files.program.run("$M import left.geojson", in: files.folder)
    #expect(again.errors.contains("3 rejected"), "\(again.errors)")
  }

  @Test func aCollectionInMetresIsTurnedOrRefused() throws {
    let files = try ImportedFiles()
    let text = Self.collection(
      [Self.feature("어린이대공원", #"{"type":"Point","coordinates":[961944.24,1950062.8]}"#)],
      #""crs":{"type":"name","properties":{"name":"urn:ogc:def:crs:EPSG::5179"}},"#)
    let outcome = try files.load(text, as: "a.geojson")
    if ImportedFiles.has("ogr2ogr") {
      let position = try files.position("어린이대공원")
      #expect(
        abs(position.latitude - 37.5491) < 1e-3 && abs(position.longitude - 127.0693) < 1e-3, "\(position)")
    } else {
      #expect(outcome.status == 69)
      #expect(outcome.errors.contains("EPSG:5179") && outcome.errors.contains("libproj25"))
    }
    let bare = try files.load(text.replacing("EPSG::5179", with: "EPSG::4326"), as: "b.geojson")
    #expect(bare.status == 65)
    #expect(bare.errors.contains("961944.24"))
  }

  @Test(arguments: ["UTF-8", "UTF-16LE", "UTF-16", "CP949"]) func marksAndEncodingsOfJSON(_ name: String)
    throws
  {
    let files = try ImportedFiles()
    let mark = name == "UTF-8" || name == "UTF-16LE" ? "\u{FEFF}" : ""
    let text =
      mark + Self.collection([Self.feature("대전역", #"{"type":"Point","coordinates":[127.43,36.33]}"#)])
    #expect(try files.load(try files.encoded(text, name), as: "a.geojson").status == 0)
    #expect(try files.position("대전역") == (36.33, 127.43))
  }

  @Test func placemarksWithSectionsSpacesAndAreas() throws {
    let files = try ImportedFiles()
    let text = """
      <?xml version="1.0"?>
      <kml xmlns="http://www.opengis.net/kml/2.2"><Document><name>Map</name>
      <Placemark><name>가</name><description>
         <![CDATA[  Some words  ]]>
      </description><Point><coordinates>127.0,37.5,0</coordinates></Point></Placemark>
      <Placemark><name><![CDATA[나 & <i>다</i>]]></name><Point><coordinates>
        127.01,37.51
      </coordinates></Point></Placemark>
      <Placemark><name>라 &amp; &#47560;</name><ExtendedData><Data name="category"><value>cafe</value></Data></ExtendedData>
      <Point><coordinates>127.02, 37.52, 12</coordinates></Point></Placemark>
      <Placemark><name>둘</name><Point><coordinates>127.03,37.53,0 127.04,37.54,0</coordinates></Point></Placemark>
      <Placemark><name>못</name><Polygon><outerBoundaryIs><LinearRing><coordinates>
      127,37 127.2,37 127.2,37.2 127,37.2 127,37</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark>
      <Placemark><name>없음</name></Placemark>
      </Document></kml>
      """
    let outcome = try files.load(text, as: "a.kml", "--rejects left.kml")
    #expect(outcome.errors.contains("5 imported, 1 rejected"), "\(outcome.errors)")
    let places = try files.places()
    #expect(Set(places.keys) == ["가", "나 & <i>다</i>", "라 & 마", "둘", "못"])
    #expect(try files.position("라 & 마") == (37.52, 127.02))
    #expect(try files.position("둘") == (37.53, 127.03))
    #expect(places["라 & 마"]?["category"] as? String == "cafe")
    let inside = try files.position("못")
    #expect(
      inside.latitude > 37 && inside.latitude < 37.2 && inside.longitude > 127 && inside.longitude < 127.2)
    #expect(String(decoding: try files.folder.bytes("left.kml"), as: UTF8.self).contains("<name>없음</name>"))
  }

  @Test func anArchiveIsReadAndNeverLeft() throws {
    let files = try ImportedFiles()
    let kml = { (inside: String) in
      "<kml xmlns=\"http://www.opengis.net/kml/2.2\"><Document>\(inside)</Document></kml>"
    }
    let link = { (address: String) in "<NetworkLink><Link><href>\(address)</href></Link></NetworkLink>" }
    let mark = { (name: String) in
      "<Placemark><name>\(name)</name><Point><coordinates>127,37.5</coordinates></Point></Placemark>"
    }
    try files.folder.write(
      "doc.kml",
      kml(link("files/%EC%8B%9C%EC%9E%A5.kml") + link("http://127.0.0.1:9/x.kml") + link("../../etc/passwd")))
    try files.folder.write("시장.kml", kml(mark("통인시장")))
    try files.folder.write("other.kml", kml(mark("망원시장")))
    let script = """
      python3 - <<'PY'
      import zipfile
      z = zipfile.ZipFile('a.kmz', 'w', zipfile.ZIP_DEFLATED)
      z.write('doc.kml'); z.write('시장.kml', 'files/시장.kml'); z.write('other.kml', 'files/other.kml')
      PY
      $M import a.kmz
      """
    let outcome = try files.program.run(script, in: files.folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(Array(try files.places().keys) == ["통인시장"])
    for words in [
      "http://127.0.0.1:9/x.kml is outside", "../../etc/passwd is outside", "files/other.kml is in",
    ] {
      #expect(outcome.errors.contains(words))
    }
  }

  @Test func brokenXMLChangesNothing() throws {
    let files = try ImportedFiles()
    let text = """
      <?xml version="1.0"?>
      <gpx version="1.1"><wpt lat="37.5" lon="127"><name>First</name></wpt>
      <wpt lat="38" lon="128"><name>Ca&ntilde;on</name></wpt></gpx>
      """
    let outcome = try files.load(text, as: "a.gpx")
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("line 3") && outcome.errors.contains("nothing was imported"))
    #expect(try files.places().isEmpty)
    #expect(try files.load(text.replacing("&ntilde;", with: "&#241;"), as: "a.gpx").status == 0)
    #expect(try files.position("Cañon") == (38, 128))
  }

  @Test(.enabled(if: ImportedFiles.has("osmium"))) func anExtractsNamedPlaces() throws {
    let files = try ImportedFiles()
    let text = """
      <?xml version="1.0"?><osm version="0.6">
      <way id="50"><nd ref="1"/><nd ref="2"/><nd ref="3"/><nd ref="4"/><nd ref="1"/><tag k="leisure" v="park"/><tag k="name" v="네모 공원"/></way>
      <relation id="60"><member type="way" ref="51" role="outer"/><tag k="type" v="multipolygon"/><tag k="amenity" v="school"/><tag k="name" v="둘레 학교"/></relation>
      <way id="51"><nd ref="1"/><nd ref="2"/><nd ref="3"/><nd ref="4"/><nd ref="1"/></way>
      <way id="52"><nd ref="1"/><nd ref="777"/><tag k="shop" v="bakery"/><tag k="name" v="끊긴 가게"/></way>
      <way id="53"><nd ref="1"/><nd ref="3"/><tag k="highway" v="residential"/><tag k="name" v="샛길"/></way>
      <node id="9007199254740995" lat="37.4" lon="127.4"><tag k="shop" v="bakery"/><tag k="name" v="먼 빵집"/></node>
      <node id="1" lat="37.0" lon="127.0"/><node id="2" lat="37.0" lon="127.002"/>
      <node id="3" lat="37.002" lon="127.002"/><node id="4" lat="37.002" lon="127.0"/>
      <node id="30" lat="37.1" lon="127.1"><tag k="amenity" v="restaurant"/><tag k="cuisine" v="korean"/><tag k="name" v="밥집"/><tag k="name:en" v="Rice House"/></node>
      <node id="31" lat="41.0" lon="29.0"><tag k="amenity" v="cafe"/><tag k="name:en" v="Bosphorus"/></node>
      <node id="32" lat="37.3" lon="127.3"><tag k="amenity" v="bench"/></node>
      <node id="33" version="2" visible="false"/>
      </osm>
      """
    let outcome = try files.load(text, as: "a.osm")
    #expect(outcome.errors.contains("5 imported, 1 rejected, 1 left out"), "\(outcome.errors)")
    let places = try files.places()
    #expect(Set(places.keys) == ["네모 공원", "둘레 학교", "먼 빵집", "밥집", "Bosphorus"])
    #expect(places["먼 빵집"]?["id"] as? String == "osm:node/9007199254740995")
    #expect(places["둘레 학교"]?["id"] as? String == "osm:relation/60")
    #expect(places["밥집"]?["category"] as? String == "korean_restaurant")
    #expect(try files.ids("query 'rice house'") == ["osm:node/30"])
    let park = try files.position("네모 공원")
    #expect(abs(park.latitude - 37.001) < 1e-6 && abs(park.longitude - 127.001) < 1e-6)
  }

  @Test(.enabled(if: ImportedFiles.has("ogr2ogr"))) func whateverGDALReads() throws {
    let files = try ImportedFiles()
    try files.folder.write(
      "a.geojson", Self.collection([Self.feature("우체국", #"{"type":"Point","coordinates":[127.1,37.1]}"#)]))
    for (name, options) in [("a.gpkg", "-t_srs EPSG:5179"), ("a.fgb", ""), ("b.shp", "-lco ENCODING=UTF-8")] {
      let outcome = try files.program.run(
        "rm -f places.sqlite*; ogr2ogr \(name) a.geojson \(options) 2>/dev/null && $M import \(name)",
        in: files.folder)
      #expect(outcome.status == 0, "\(name): \(outcome.errors)")
      let position = try files.position("우체국")
      #expect(abs(position.latitude - 37.1) < 1e-6 && abs(position.longitude - 127.1) < 1e-6)
    }
    let sheet = try files.program.run(
      """
      rm -f places.sqlite*; printf '이름,위도,경도\\n은행,37.2,127.2\\n' > s.csv
      ogr2ogr -f XLSX s.xlsx s.csv && $M import s.xlsx
      """, in: files.folder)
    #expect(sheet.status == 0, "\(sheet.errors)")
    #expect(try files.position("은행") == (37.2, 127.2))
  }

  @Test func aMissingProgramIsNamedWithItsPackage() throws {
    let files = try ImportedFiles()
    for (name, package) in [("a.osm", "osmium-tool"), ("a.gpkg", "gdal-bin")] {
      try files.folder.write(name, "<osm/>")
      let outcome = try files.program.run("PATH=/nowhere $M import \(name)", in: files.folder)
      #expect(outcome.status == 69)
      #expect(outcome.errors.contains("apt install \(package)"), "\(outcome.errors)")
    }
  }
}
