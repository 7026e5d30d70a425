import Geodesy
import MapSearch
import SheetEngine
import SheetState
import Testing

/// The map beside the sheet.
struct MapTests {
  private func fix(_ latitude: Double, _ seconds: Double) throws -> MapFollowing.Fix {
    .init(try Coordinate(latitude: latitude, longitude: 127), seconds: seconds)
  }

  @Test func `the first location centres the map, 1 000 m to each side, and later ones leave it`() throws {
    var map = MapFollowing()
    let region = try #require(map.handle(.located([try fix(37.5, 1)])))
    #expect((region.latitudinalMeters - 2_000).magnitude < 0.01)
    #expect((region.longitudinalMeters - 2_000).magnitude < 0.01)
    #expect(map.handle(.located([try fix(37.6, 2)])) == nil)
  }

  @Test func `of a batch the newest location counts`() throws {
    var map = MapFollowing()
    let batch = [try fix(37.1, 5), try fix(37.3, 9), try fix(37.2, 7), try fix(0, .nan)]
    #expect(map.handle(.located(batch))?.center.latitude == 37.3)
  }

  @Test func `what the user chose is not moved`() throws {
    var map = MapFollowing()
    #expect(map.handle(.moved) == nil)
    #expect(map.handle(.located([try fix(37.5, 1)])) == nil)
    #expect(map.handle(.locationAsked)?.center.latitude == 37.5)
    #expect(map.handle(.located([try fix(37.6, 2)])) == nil)
  }

  @Test func `what was restored is not moved by the first location, nor by later ones`() throws {
    var map = MapFollowing()
    let region = try Fixture.region()
    #expect(map.handle(.restored(region)) == region)
    for second in 1...5 { #expect(map.handle(.located([try fix(37.9, Double(second))])) == nil) }
  }

  @Test func `a restore that comes late does not move the map`() throws {
    var map = MapFollowing()
    _ = map.handle(.moved)
    #expect(map.handle(.restored(try Fixture.region())) == nil)
  }

  @Test func `a restore after the first location still moves the map: nobody chose yet`() throws {
    var map = MapFollowing()
    #expect(map.handle(.located([try fix(37.5, 1)])) != nil)
    let region = try Fixture.region()
    #expect(map.handle(.restored(region)) == region)
    #expect(map.handle(.located([try fix(37.6, 2)])) == nil)
  }

  @Test func `a keyboard does not push the map further than the chosen detent does`() {
    var sheet = SheetMachine(SheetPreset.searchSystem.configuration, in: Fixture.phone)
    _ = sheet.handle(.select("large", isAnimated: false), at: 0)
    let resting = sheet.layout(at: 0).mapInsetPoints
    let room = SheetGeometry(
      widthPoints: 390, heightPoints: 844, safeAreaTopPoints: 47, safeAreaBottomPoints: 34,
      bottomBarPoints: 49,
      keyboardPoints: 500)
    _ = sheet.handle(.geometry(room, isAnimated: false), at: 1)
    #expect(sheet.layout(at: 1).mapInsetPoints <= resting)
  }

  @Test func `asked for before it is known, the location is shown once it comes`() throws {
    var map = MapFollowing()
    _ = map.handle(.moved)
    #expect(map.handle(.locationAsked) == nil)
    #expect(map.handle(.located([try fix(37.5, 1)]))?.center.latitude == 37.5)
    #expect(map.handle(.located([try fix(37.6, 2)])) == nil)
  }

  @Test func `the visible part is the container minus the sheet`() throws {
    var sheet = SheetMachine(SheetPreset.searchSystem.configuration, in: Fixture.phone)
    let camera = try Coordinate(latitude: 37.5, longitude: 127)
    for detent in ["small", "medium", "large"] as [Detent.ID] {
      _ = sheet.handle(.select(detent, isAnimated: false), at: 0)
      let layout = sheet.layout(at: 0)
      let (center, box) = try #require(layout.visibleArea(camera: camera, zoomLevel: 14, in: Fixture.phone))
      // The map's inset grows no farther than at medium.
      let inset = detent == "small" ? 283.0 : 440
      #expect(layout.mapInsetPoints == inset)
      let viewport = try MapViewport(widthPoints: 390, heightPoints: 844, bottomInsetPoints: inset)
      let expected = viewport.visibleArea(camera: camera, zoomLevel: 14)
      #expect(center == expected.center && box == expected.box)
      #expect(center.latitude > camera.latitude)
    }
  }

  @Test func `a region and its camera show the same`() throws {
    let layout = SheetMachine(SheetPreset.thirds.configuration, in: Fixture.phone).layout(at: 0)
    let region = try Fixture.region()
    let (center, box) = try #require(layout.visibleArea(of: region, in: Fixture.phone))
    #expect((box.longitudes.span - region.longitudeDelta).magnitude < 1e-9)
    #expect(box.contains(center) && center.latitude > region.center.latitude)
  }

  @Test func `under a sheet from the top the middle lies lower`() throws {
    let geometry = SheetGeometry(widthPoints: 390, heightPoints: 844, edge: .top)
    let layout = SheetMachine(SheetPreset.thirds.configuration, in: geometry).layout(at: 0)
    let camera = try Coordinate(latitude: 37.5, longitude: 127)
    let (center, box) = try #require(layout.visibleArea(camera: camera, zoomLevel: 14, in: geometry))
    #expect(center.latitude < 37.5 && box.north > 37.5 && box.contains(center))
  }

  @Test func `searching this area searches what can be seen`() throws {
    let layout = SheetMachine(SheetPreset.searchSystem.configuration, in: Fixture.phone).layout(at: 0)
    var session = SheetSession(scene: "s", tab: "search", query: "카페")
    #expect(SearchRequest(session, under: layout, in: Fixture.phone) == SearchRequest("카페"))
    session.region = try Fixture.region()
    let (center, box) = try #require(layout.visibleArea(of: try Fixture.region(), in: Fixture.phone))
    let request = SearchRequest(session, under: layout, in: Fixture.phone)
    #expect(request == SearchRequest("카페", near: center, box: box))
  }
}
