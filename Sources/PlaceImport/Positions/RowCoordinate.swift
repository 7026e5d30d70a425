import Geodesy

/// Two fields of a row read as a coordinate, with words for what usually goes wrong.
struct RowCoordinate: Equatable {
  let coordinate: Coordinate
  /// What was odd about it.
  let remark: RowRemark?

  /// The coordinate written in the two fields: decimal degrees, with a point or a comma, or degrees and minutes.
  ///
  /// With a `transform` they are northing and easting in its system.
  static func read(
    latitude latitudeBytes: UnsafeBufferPointer<UInt8>, longitude longitudeBytes: UnsafeBufferPointer<UInt8>,
    transform: CoordinateTransform? = nil
  ) throws(RowFault) -> RowCoordinate {
    let latitude = try angle(latitudeBytes, .latitude)
    let longitude = try angle(longitudeBytes, .longitude)
    return try RowCoordinate(latitude: latitude, longitude: longitude, transform: transform)
  }

  /// The coordinate written in one field.
  static func read(
    position: String, transform: CoordinateTransform? = nil
  ) throws(RowFault) -> RowCoordinate {
    guard let pair = PositionText(position) else {
      throw RowFault(
        .unreadablePosition,
        "\(RowText.quoted(position)) is no position such as 37.5,127.0, POINT (127.0 37.5) or 37°30'N 127°E")
    }
    return try RowCoordinate(latitude: pair.latitude, longitude: pair.longitude, transform: transform)
  }

  /// The coordinate at two numbers: of degrees, or of metres in the system of `transform`.
  ///
  /// Numbers that are plainly each other's are put right, with a remark; a longitude of 0 beside them is plainly
  /// nothing. Nothing is ever clamped.
  init(latitude: Double, longitude: Double, transform: CoordinateTransform? = nil) throws(RowFault) {
    if let transform {
      guard let coordinate = transform.coordinate(easting: longitude, northing: latitude) else {
        throw RowFault(
          .outOfRange, "\(latitude), \(longitude) lie outside what \(transform.name) describes")
      }
      self.coordinate = coordinate
      remark = nil
      return
    }
    if let coordinate = try? Coordinate(latitude: latitude, longitude: longitude) {
      self.coordinate = coordinate
      remark = Self.isPlaceholder(latitude, longitude) ? .placeholder : nil
    } else if abs(latitude) > 90, abs(latitude) <= 180, abs(longitude) <= 90, longitude != 0,
      let coordinate = try? Coordinate(latitude: longitude, longitude: latitude)
    {
      self.coordinate = coordinate
      remark = .swapped
    } else {
      throw Self.fault(latitude, longitude)
    }
  }

  /// Whether two numbers are what programs write when they know no position: null island and its corners.
  private static func isPlaceholder(_ latitude: Double, _ longitude: Double) -> Bool {
    (latitude == 0 && longitude == 0) || (abs(latitude) == 90 && abs(longitude) == 180)
  }

  private static func fault(_ latitude: Double, _ longitude: Double) -> RowFault {
    if abs(latitude) > 1000, abs(longitude) > 1000 {
      return RowFault(
        .projected,
        "\(latitude), \(longitude) look like projected metres (EPSG:5174, 5179, 5181 or 5186?), not degrees")
    }
    do {
      _ = try Coordinate(latitude: latitude, longitude: longitude)
      return RowFault(.outOfRange, "latitude \(latitude), longitude \(longitude) cannot be taken")
    } catch {
      return RowFault(.outOfRange, error.description)
    }
  }

  private static func angle(
    _ bytes: UnsafeBufferPointer<UInt8>, _ axis: AngleText.Axis
  ) throws(RowFault) -> Double {
    let digits = RowText.trimmed(bytes)
    let name = axis == .latitude ? "latitude" : "longitude"
    guard !digits.isEmpty else { throw RowFault(.noPosition, "no \(name)") }
    // A comma in a field cannot separate fields, so it is a decimal one.
    if let value = DecimalNumber.parse(digits, decimalComma: true), value.isFinite { return value }
    let text = String(decoding: digits, as: UTF8.self)
    if text.utf8.count <= 64, let tokens = AngleToken.tokens(text, decimalComma: true),
      let angle = AngleText(tokens[...]), angle.degrees.isFinite, angle.axis ?? axis == axis
    {
      return angle.degrees
    }
    throw RowFault(
      .unreadablePosition, "\(name) \(RowText.quoted(text)) is not a number of degrees")
  }
}
