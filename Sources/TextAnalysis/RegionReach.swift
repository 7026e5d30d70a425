/// Which kinds of places are regions, whose name before other words says where to look, and how far they reach.
package enum RegionReach {
  /// Metres around a place of this category that its name stands for; nil for what is no region.
  ///
  /// - Parameter category: A canonical id or any code of one.
  package static func meters(ofCategory category: String) -> Double? {
    if let meters = meters(ofID: category) { return meters }
    for id in CategoryLexicon.shared.canonicalIDs(forCode: category) {
      if let meters = meters(ofID: id) { return meters }
    }
    return nil
  }

  private static func meters(ofID id: String) -> Double? {
    switch id {
    case "subway_station", "train_station", "station", "railway_station", "bus_station", "tram_stop": 1_500
    case "neighbourhood", "neighborhood", "quarter", "village", "hamlet", "square": 3_000
    case "suburb", "borough", "district", "town", "university": 8_000
    case "city", "municipality", "county": 25_000
    case "island", "province", "state", "region": 80_000
    case "country": 500_000
    default: nil
    }
  }
}
