import MapSearch

/// The longest radius, in metres: more than halfway round the Earth, so it can say "everywhere".
enum RadiusArgument {
  static let maximumMeters = 50_000_000.0
}

extension ValueSyntax where Value == Double {
  /// A length on the ground, in metres: `2km`, `500 m`, `1.5mi`, `300`.
  static var distanceMeters: ValueSyntax {
    ValueSyntax { (text: String) throws(ValueError) -> Double in
      guard let meters = try? DistanceText.meters(parsing: text), meters > 0,
        meters <= RadiusArgument.maximumMeters
      else { throw ValueError("a distance above 0 and at most 50000km, such as 500m, 2km or 1.5mi") }
      return meters
    }
  }
}
