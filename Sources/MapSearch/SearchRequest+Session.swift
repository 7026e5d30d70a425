public import Geodesy
public import PlaceSearch
public import SheetEngine
public import SheetState

extension SearchRequest {
  /// "Search this area": the session's words in what can be seen of its map, the viewport minus the sheet.
  ///
  /// Without a region, or where nothing of the map can be seen, the search has no box.
  ///
  /// - Parameters:
  ///   - location: Where the user is; nil measures from the middle of what can be seen.
  ///   - layout: How the sheet stands.
  ///   - geometry: The room of sheet and map.
  public init(
    _ session: SheetSession, near location: Coordinate? = nil, under layout: SheetLayout,
    in geometry: SheetGeometry
  ) {
    let area = session.region.flatMap { layout.visibleArea(of: $0, in: geometry) }
    self.init(session.query, near: location ?? area?.center, box: area?.box)
  }
}
