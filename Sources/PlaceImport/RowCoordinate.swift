import Geodesy

/// Two fields of a row read as a coordinate, with words for what usually goes wrong.
enum RowCoordinate {
  /// The coordinate written in the two fields, in degrees.
  ///
  /// Nothing is repaired: a value out of range is a fault, and never clamped or swapped.
  static func read(
    latitude latitudeBytes: UnsafeBufferPointer<UInt8>, longitude longitudeBytes: UnsafeBufferPointer<UInt8>,
    decimalComma: Bool
  ) throws(RowFault) -> Coordinate {
    let latitude = try number(latitudeBytes, called: "latitude", decimalComma: decimalComma)
    let longitude = try number(longitudeBytes, called: "longitude", decimalComma: decimalComma)
    return try coordinate(latitude: latitude, longitude: longitude)
  }

  /// The coordinate at two numbers of degrees.
  static func coordinate(latitude: Double, longitude: Double) throws(RowFault) -> Coordinate {
    do {
      return try Coordinate(latitude: latitude, longitude: longitude)
    } catch {
      throw RowFault(
        reason(latitude: latitude, longitude: longitude, error),
        looksProjected: looksProjected(latitude: latitude, longitude: longitude))
    }
  }

  /// Whether two numbers look like metres of a map projection.
  static func looksProjected(latitude: Double, longitude: Double) -> Bool {
    abs(latitude) > 1000 && abs(longitude) > 1000
  }

  private static func reason(latitude: Double, longitude: Double, _ error: CoordinateError) -> String {
    if looksProjected(latitude: latitude, longitude: longitude) {
      return
        "\(latitude), \(longitude) look like projected metres (EPSG:5179, 5181, 5186 or 5174?), not degrees"
    }
    if abs(latitude) > 90, abs(latitude) <= 180, abs(longitude) <= 90 {
      return "latitude \(latitude) is outside -90…90 and longitude is \(longitude): swapped?"
    }
    return error.description
  }

  private static func number(
    _ bytes: UnsafeBufferPointer<UInt8>, called name: String, decimalComma: Bool
  ) throws(RowFault) -> Double {
    let digits = RowText.trimmed(bytes)
    guard !digits.isEmpty else { throw RowFault("no \(name)") }
    if let value = DecimalNumber.parse(digits, decimalComma: decimalComma), value.isFinite { return value }
    throw RowFault(
      "\(name) \(RowText.quoted(String(decoding: digits, as: UTF8.self))) is not a number of decimal degrees")
  }
}
