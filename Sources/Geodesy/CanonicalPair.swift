/// A pair of points reflected into canonical position, and the way back.
struct CanonicalPair {
  let ends: GeodesicEnds
  /// Both points are one; a pole is one point whatever its longitude.
  let isCoincident: Bool
  /// The longitudes are equal or opposite, or the first point is a pole: the path is a meridian.
  let isMeridional: Bool
  /// The points are on the equator and near enough for the path to stay there.
  let isEquatorial: Bool

  private let isSwapped: Bool
  private let eastSign: Double
  private let northSign: Double

  init(_ latitude1: Double, _ longitude1: Double, _ latitude2: Double, _ longitude2: Double) {
    var difference = longitude2 - longitude1
    if difference > 180 { difference -= 360 }
    if difference < -180 { difference += 360 }
    let span = abs(difference)
    isSwapped = abs(latitude1) < abs(latitude2)
    let (far, near) = isSwapped ? (latitude2, latitude1) : (latitude1, latitude2)
    eastSign = difference < 0 ? -1 : 1
    northSign = far < 0 ? 1 : -1
    ends = GeodesicEnds(
      latitude1: northSign * far, latitude2: northSign * near, longitudeDifference: span)
    isCoincident = latitude1 == latitude2 && (span == 0 || abs(far) == 90)
    isMeridional = span == 0 || span == 180 || abs(far) == 90
    isEquatorial = far == 0 && span <= 180 * (1 - WGS84.flattening)
  }

  /// The bearings at both points of the original pair, given those of the canonical one.
  func restored(_ bearing1: UnitAngle, _ bearing2: UnitAngle) -> (UnitAngle, UnitAngle) {
    // Swapped ends are travelled backwards: both components change sign, and the eastward one once more.
    let (first, second) = isSwapped ? (bearing2, bearing1) : (bearing1, bearing2)
    let north = isSwapped ? -northSign : northSign
    return (
      UnitAngle(sine: eastSign * first.sine, cosine: north * first.cosine),
      UnitAngle(sine: eastSign * second.sine, cosine: north * second.cosine)
    )
  }
}
