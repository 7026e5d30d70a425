import Geodesy

/// A region or station that the first words of a query name, and how far it reaches.
struct QueryRegion: Sendable, Equatable {
  /// What it is called.
  var name: String
  /// The place that was taken for it.
  var placeID: String
  var center: Coordinate
  var radiusMeters: Double
  /// The words after it.
  var keyword: String

  /// How far a place of this category reaches, in metres, when its name stands before other words; nil for what
  /// is no region.
  static func radiusMeters(ofCategory category: String) -> Double? {
    switch category {
    case "subway_station", "train_station", "station", "railway_station", "bus_station", "tram_stop": 1_500
    case "neighbourhood", "neighborhood", "quarter", "village", "hamlet", "square": 3_000
    case "suburb", "borough", "district", "town", "university": 8_000
    case "city", "municipality", "county": 25_000
    case "island", "province", "state", "region": 80_000
    case "country": 500_000
    default: nil
    }
  }

  /// What an administrative name may leave out at its end: 제주 for 제주시, 강남 for 강남구.
  static let suffixes = [
    "시", "구", "군", "동", "읍", "면", "리", "역", "도", "특별시", "광역시", "특별자치시", "특별자치도",
  ]
}
