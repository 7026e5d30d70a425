/// One solved inverse problem, from GeographicLib 2 (its Python package), which solves them to 15 nanometres.
struct GeodesicVector: Sendable {
  let kind: String
  let latitude1, longitude1, latitude2, longitude2: Double
  let distanceMeters: Double
  let bearingDegrees, finalBearingDegrees: Double

  static let all = plain + hard

  static func parsed(_ text: String) -> [GeodesicVector] {
    text.split(separator: "\n").map { line in
      let fields = line.split(separator: ",")
      let n = fields.dropFirst().map { Double($0) ?? .nan }
      return GeodesicVector(
        kind: String(fields[0]), latitude1: n[0], longitude1: n[1], latitude2: n[2], longitude2: n[3],
        distanceMeters: n[4], bearingDegrees: n[5], finalBearingDegrees: n[6])
    }
  }
}
