extension Coordinate: CustomStringConvertible {
  /// The point in a text such as "37.5,127.0": latitude, comma, longitude, in plain decimal degrees.
  ///
  /// Spaces around the numbers are allowed.
  ///
  /// - Throws: `CoordinateError` when the text is not two plain decimal numbers, or one is out of range.
  public init(parsing text: some StringProtocol) throws(CoordinateError) {
    guard let numbers = PlainDecimal.list(text, count: 2) else {
      throw CoordinateError(.notNumbers(expected: 2))
    }
    try self.init(latitude: numbers[0], longitude: numbers[1])
  }

  /// Latitude, comma, longitude, with up to seven decimals (a centimetre): "37.5,127". `init(parsing:)` reads it.
  public var description: String {
    "\(PlainDecimal.text(latitude)),\(PlainDecimal.text(longitude))"
  }
}

extension BoundingBox: CustomStringConvertible {
  /// The box in a text such as "126.9,37.4,127.1,37.6": west, south, east, north, in plain decimal degrees.
  ///
  /// - Throws: `CoordinateError` when the text is not four plain decimal numbers, or `init` rejects them.
  public init(parsing text: some StringProtocol) throws(CoordinateError) {
    guard let numbers = PlainDecimal.list(text, count: 4) else {
      throw CoordinateError(.notNumbers(expected: 4))
    }
    try self.init(west: numbers[0], south: numbers[1], east: numbers[2], north: numbers[3])
  }

  /// West, south, east, north, with up to seven decimals. `init(parsing:)` reads it.
  public var description: String {
    [west, south, east, north].map(PlainDecimal.text).joined(separator: ",")
  }
}
