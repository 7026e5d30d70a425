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

  /// Whether `coordinate` lies in it; its edge does.
  func contains(_ coordinate: Coordinate) -> Bool { center.distance(to: coordinate) <= radiusMeters }

  /// What an administrative name may leave out at its end: 제주 for 제주시, 강남 for 강남구.
  static let suffixes = ["시", "구", "군", "동", "역", "도", "특별시", "광역시"]
}
