import Geodesy
import SheetEngine
import SheetState

/// An app with three tabs, one of which is not to start in.
enum Fixture {
  static let phone = SheetGeometry(
    widthPoints: 390, heightPoints: 844, safeAreaTopPoints: 47, safeAreaBottomPoints: 34, bottomBarPoints: 49)
  static let sideways = SheetGeometry(
    widthPoints: 844, heightPoints: 390, safeAreaBottomPoints: 21, bottomBarPoints: 32)

  static func tabs(in geometry: SheetGeometry = phone) -> SessionTabs {
    SessionTabs([
      .init("search", sheet: SheetPreset.searchSystem.configuration, in: geometry),
      .init("saved", sheet: SheetPreset.thirds.configuration, in: geometry),
      .init(
        "settings", isStartingPoint: false, sheet: SheetPreset.quarter.configuration, in: geometry),
    ])
  }

  static func region(
    _ latitude: Double = 37.5, _ longitude: Double = 127, _ span: Double = 0.02
  ) throws -> MapRegion {
    MapRegion(
      center: try Coordinate(latitude: latitude, longitude: longitude), latitudeDelta: span,
      longitudeDelta: span)
  }

  /// A session with everything in it.
  static func full() throws -> SheetSession {
    SheetSession(
      scene: "main", tab: "saved", query: "스타벅스 'or 1=1 --", placeID: "osm:node/1", region: try region(),
      detents: [
        .init(tab: "search", SavedDetent(id: "medium", fraction: 0.5)),
        .init(tab: "saved", SavedDetent(id: "high", fraction: 0.8)),
      ])
  }
}
