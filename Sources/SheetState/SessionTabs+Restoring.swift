import Geodesy
package import PlaceStorage
import SheetEngine

extension SessionTabs {
  /// What a record means to the app as it is now. Total: whatever is wrong costs no more than itself.
  package func restoration(of record: SessionRecord?, scene: String) -> SessionRestoration {
    guard let record else { return .nothingSaved(defaults(scene: scene)) }
    guard record.version == SheetSession.schemaVersion else {
      let age = record.version > SheetSession.schemaVersion ? "a newer" : "an unknown"
      return SessionRestoration(
        session: defaults(scene: scene),
        reasons: [.init(.unknownVersion, "it was saved by \(age) version (\(record.version)) of the app")])
    }
    var reasons: [SessionRestoration.Reason] = []
    let session = SheetSession(
      scene: scene, tab: tab(record.tab, &reasons), query: query(record.query, &reasons),
      placeID: place(record.place, &reasons), region: region(record, &reasons),
      detents: record.detents.compactMap { detent($0, &reasons) })
    return SessionRestoration(session: session, reasons: reasons)
  }

  private func tab(_ name: String?, _ reasons: inout [SessionRestoration.Reason]) -> String {
    guard let name else {
      reasons.append(.init(.missing, "the tab is missing"))
      return initial
    }
    guard let tab = tab(name) else {
      reasons.append(.init(.unknownTab, "there is no tab '\(name)' any more"))
      return initial
    }
    guard tab.isStartingPoint || tab.name == initial else {
      reasons.append(.init(.noStartingPoint, "the tab '\(name)' is not one to start in"))
      return initial
    }
    return name
  }

  private func query(_ query: String?, _ reasons: inout [SessionRestoration.Reason]) -> String {
    if query == nil { reasons.append(.init(.missing, "the text of the search is missing")) }
    return query ?? ""
  }

  private func place(_ place: String?, _ reasons: inout [SessionRestoration.Reason]) -> String? {
    guard place == "" else { return place }
    reasons.append(.init(.invalid, "the selected place has no name"))
    return nil
  }

  private func region(
    _ record: SessionRecord, _ reasons: inout [SessionRestoration.Reason]
  ) -> MapRegion? {
    let numbers = [record.latitude, record.longitude, record.latitudeDelta, record.longitudeDelta]
    if numbers.allSatisfy({ $0 == nil }) { return nil }
    guard let latitude = record.latitude, let longitude = record.longitude,
      let latitudeDelta = record.latitudeDelta, let longitudeDelta = record.longitudeDelta
    else {
      reasons.append(.init(.missing, "a part of the map's region is missing"))
      return nil
    }
    do throws(CoordinateError) {
      let region = MapRegion(
        center: try Coordinate(latitude: latitude, longitude: longitude), latitudeDelta: latitudeDelta,
        longitudeDelta: longitudeDelta)
      guard let fault = RegionFault(region) else { return region }
      let wrong =
        switch fault {
        case .empty: "spans nothing"
        case .wholeWorld: "spans the whole world"
        case .zero: "is around 0° north 0° east, where nobody looks"
        }
      reasons.append(.init(.invalid, "the map's region \(wrong)"))
    } catch {
      reasons.append(.init(.invalid, "the map's region is no region: \(error)"))
    }
    return nil
  }

  private func detent(
    _ saved: SessionRecord.TabDetent, _ reasons: inout [SessionRestoration.Reason]
  ) -> SheetSession.TabDetent? {
    guard let tab = tab(saved.tab) else {
      reasons.append(.init(.unknownTab, "there is no tab '\(saved.tab)' any more, so its sheet is forgotten"))
      return nil
    }
    let fraction = saved.fraction.flatMap { (0...1).contains($0) ? $0 : nil }
    if fraction == nil {
      reasons.append(.init(.invalid, "the height of the sheet of '\(saved.tab)' is missing or impossible"))
    }
    if let known = tab.detents.first(where: { $0.id.name == saved.detent }) {
      // One that is merely inactive stays what is wished for.
      let detent = SavedDetent(id: known.id, fraction: fraction ?? known.fraction ?? 0)
      return SheetSession.TabDetent(tab: saved.tab, detent)
    }
    guard let nearest = tab.nearest(to: fraction) else {
      reasons.append(.init(.unknownDetent, "the sheet of '\(saved.tab)' has no detents now"))
      return nil
    }
    reasons.append(
      .init(
        .unknownDetent,
        "the sheet of '\(saved.tab)' has no detent '\(saved.detent)' any more; "
          + "\(fraction == nil ? "the smallest" : "the nearest") is '\(nearest.id)'"))
    return SheetSession.TabDetent(tab: saved.tab, nearest)
  }
}
