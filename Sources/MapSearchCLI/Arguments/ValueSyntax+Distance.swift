/// Lengths on the ground as people write them.
enum DistanceArgument {
  /// Longest radius, in metres: more than halfway round the Earth, so it can say "everywhere".
  static let maximumMeters = 50_000_000.0

  /// Metres a unit is long; a bare number is metres.
  static let metersByUnit: [(unit: String, meters: Double)] = [
    ("km", 1000), ("mi", 1609.344), ("ft", 0.3048), ("m", 1), ("", 1),
  ]

  /// The metres `text` stands for, or nil when it is no length; `2km`, `500 m`, `1.5mi`, `300`.
  static func meters(_ text: String) -> Double? {
    let lowered = text.lowercased()
    for (unit, meters) in metersByUnit where lowered.hasSuffix(unit) {
      var number = lowered.dropLast(unit.count)
      while number.last == " " { number.removeLast() }
      return DecimalNumber.value(of: number).map { $0 * meters }
    }
    return nil
  }
}

extension ValueSyntax where Value == Double {
  /// A length on the ground, in metres.
  static var distanceMeters: ValueSyntax {
    ValueSyntax { (text: String) throws(ValueError) -> Double in
      guard let meters = DistanceArgument.meters(text), meters > 0,
        meters <= DistanceArgument.maximumMeters
      else { throw ValueError("a distance above 0 and at most 50000km, such as 500m, 2km or 1.5mi") }
      return meters
    }
  }
}
