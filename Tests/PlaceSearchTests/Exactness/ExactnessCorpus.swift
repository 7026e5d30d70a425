import TestSupport
import Foundation
import Geodesy
import PlaceStorage

/// How the places of a corpus lie on the Earth.
enum ExactnessCorpus: String, CaseIterable, Sendable {
  case city, world, onePoint, poles, antimeridian, parallel, mixed

  /// The places, the same ones for the same seed.
  func places(_ count: Int, seed: UInt64) -> [Place] {
    var random = SplitMix64(seed: seed)
    return (0..<count).map { place(id: "\(rawValue)/\($0)", &random) }
  }

  /// One place of this kind.
  func place(id: String, _ random: inout SplitMix64) -> Place {
    var name = ExactnessVocabulary.name(&random)
    // As a decomposing file system writes it: the same name in other bytes.
    if random.once(in: 12) { name = name.decomposedStringWithCanonicalMapping }
    var alternates: [AlternateName] = []
    if random.once(in: 10) {
      alternates.append(AlternateName(language: "en", name: ExactnessVocabulary.name(&random)))
    }
    return Place(
      id: id, name: name, alternateNames: alternates, category: ExactnessVocabulary.category(&random),
      coordinate: coordinate(&random), prominence: random.once(in: 6) ? random.value(in: 0...1) : 0)
  }

  /// Where such a place may stand.
  func coordinate(_ random: inout SplitMix64) -> Coordinate {
    switch self {
    case .city:
      let center = Self.centers[random.zipf(Self.centers.count)]
      if random.once(in: 10) { return center }
      return center.destination(
        bearingDegrees: random.value(in: 0...360),
        distanceMeters: 8_000 * random.value(in: 0...1) * random.value(in: 0...1))
    case .world: return Self.anywhere(&random)
    case .onePoint: return at(37.497_942, 127.027_621)
    case .poles:
      let latitude = random.once(in: 4) ? 90 : 90 - random.value(in: 0...1) * random.value(in: 0...0.2)
      return at(random.once(in: 2) ? latitude : -latitude, Self.longitude(&random))
    case .antimeridian:
      let offset = random.once(in: 6) ? 0 : random.value(in: 0...1) * random.value(in: 0...2)
      return at(random.value(in: -20...(-15)), random.once(in: 2) ? 180 - offset : offset - 180)
    case .parallel: return at(37.5, Double(random.integer(in: -180_00...180_00)) / 100)
    case .mixed:
      let kinds = Self.allCases.filter { $0 != .mixed }
      return random.pick(kinds).coordinate(&random)
    }
  }

  /// A place to search from: among the places, on one, at a pole, on the 180° meridian, or anywhere.
  func origin(_ places: [Place], _ random: inout SplitMix64) -> Coordinate {
    switch random.integer(in: 0...9) {
    case 0...3: coordinate(&random)
    case 4...5: random.pick(places).coordinate
    case 6: at(random.pick([90, -90]), Self.longitude(&random))
    case 7: at(random.value(in: -90...90), random.pick([180, -180]))
    case 8:
      random.pick(places).coordinate.destination(
        bearingDegrees: random.value(in: 0...360), distanceMeters: random.value(in: 0...60_000))
    default: Self.anywhere(&random)
    }
  }

  static func anywhere(_ random: inout SplitMix64) -> Coordinate {
    at(random.value(in: -90...90), longitude(&random))
  }

  private static func longitude(_ random: inout SplitMix64) -> Double {
    random.once(in: 10) ? random.pick([180, -180, 0]) : random.value(in: -180...180)
  }

  private static let centers = [
    at(37.4979, 127.0276), at(37.5547, 126.9707), at(37.5665, 126.978), at(37.5133, 127.1002),
    at(37.4812, 126.9527), at(35.1796, 129.0756),
  ]
}
