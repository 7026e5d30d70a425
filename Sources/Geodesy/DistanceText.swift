/// Distances as people write and read them.
public enum DistanceText {
  /// Metres in each unit that is understood, by its lower-case name; no unit means metres.
  private static func metersPerUnit(_ unit: Substring) -> Double? {
    switch unit.lowercased() {
    case "", "m": 1
    case "km": 1_000
    case "mi": 1_609.344
    case "ft": 0.3048
    default: nil
    }
  }

  /// The metres in `text`: a plain decimal number and, after optional spaces, m, km, mi or ft in either case.
  ///
  /// "500", "500m", "2km", "1.5 km", "3mi", "200 ft".
  ///
  /// - Throws: `DistanceError` when there is no number, it is negative, or the unit is another.
  public static func meters(parsing text: some StringProtocol) throws(DistanceError) -> Double {
    let trimmed = PlainDecimal.trimming(Substring(text))
    let end = trimmed.firstIndex { $0.isLetter || $0.isWhitespace } ?? trimmed.endIndex
    guard let number = PlainDecimal.value(trimmed[..<end]) else { throw DistanceError(.notANumber) }
    guard let factor = metersPerUnit(PlainDecimal.trimming(trimmed[end...])) else {
      throw DistanceError(.unknownUnit)
    }
    guard number >= 0 else { throw DistanceError(.negative) }
    guard (number * factor).isFinite else { throw DistanceError(.notFinite) }
    // `+ 0`: "-0" is 0.
    return number * factor + 0
  }

  /// A short text for tables: "230 m" below a kilometre, "1.4 km" below a hundred, then "318 km".
  public static func short(meters: Double) -> String {
    guard meters.isFinite else { return "?" }
    let length = abs(meters)
    if length < 999.5 { return "\(Int(length.rounded())) m" }
    if length < 99_950 {
      let tenths = Int((length / 100).rounded())
      return "\(tenths / 10).\(tenths % 10) km"
    }
    return length < 1e18 ? "\(Int((length / 1_000).rounded())) km" : "\(length / 1_000) km"
  }
}

/// Why a length cannot be used.
public struct DistanceError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The kinds of fault.
  public enum Reason: Sendable, Equatable {
    /// The text does not begin with a plain decimal number.
    case notANumber
    /// NaN or infinite.
    case notFinite
    /// Less than zero.
    case negative
    /// Neither m, km, mi nor ft.
    case unknownUnit
  }

  /// What is wrong.
  public let reason: Reason

  init(_ reason: Reason) { self.reason = reason }

  /// One sentence that names the remedy.
  public var description: String {
    switch reason {
    case .notANumber: "a distance is a decimal number and a unit, such as 500m, 2km, 3mi or 200ft"
    case .notFinite: "a distance must be a finite number of metres"
    case .negative: "a distance must not be negative"
    case .unknownUnit: "the unit of a distance is m, km, mi or ft"
    }
  }
}
