import TestSupport
import Geodesy
import PlaceSearch
import PlaceStorage

/// Random requests of every kind around one origin.
struct ExactnessQuery {
  let places: [Place]
  let oracle: ExactnessOracle
  let origin: Coordinate

  /// A request in the order of distance.
  func request(_ random: inout SplitMix64) -> SearchRequest {
    var request = SearchRequest(ExactnessVocabulary.query(&random), near: origin, sort: .distance)
    request.limit = random.pick([1, 2, 5, 10, 20, 50, random.integer(in: 1...200)])
    request.matching = .literal
    request.mergesDuplicates = false
    request.completesLastWord = !random.once(in: 6)
    if random.once(in: 5) { request.category = random.pick(ExactnessVocabulary.categories) }
    switch random.integer(in: 0...9) {
    case 0...3: break
    case 4...5: request.radiusMeters = radius(&random)
    case 6...7: request.box = area(&random)
    default:
      request.radiusMeters = radius(&random)
      request.box = area(&random)
    }
    return request
  }

  /// 0 … 50 000 km; one in three exactly as far as some place is.
  private func radius(_ random: inout SplitMix64) -> Double {
    switch random.integer(in: 0...8) {
    case 0...2: oracle.distanceMeters(random.integer(in: 0...places.count - 1))
    case 3: 0
    case 4: 50_000_000
    case 5: random.value(in: 0...50_000_000)
    case 6: random.value(in: 0...500_000)
    case 7: random.value(in: 0...20_000)
    default: random.value(in: 0...500)
    }
  }

  /// Boxes of a point, a line, the world, around a place, over 180°, at a pole.
  private func area(_ random: inout SplitMix64) -> BoundingBox {
    let corner = random.pick(places).coordinate
    let other = random.pick(places).coordinate
    let (south, north) = (min(corner.latitude, other.latitude), max(corner.latitude, other.latitude))
    switch random.integer(in: 0...9) {
    case 0: return .world
    case 1: return box(corner.longitude, corner.latitude, corner.longitude, corner.latitude)
    case 2: return box(corner.longitude, south, corner.longitude, north)
    // Whichever of the two lies west: half of these lead over the 180° meridian.
    case 3, 4: return box(corner.longitude, south, other.longitude, north)
    case 5: return box(180, south, -180, north)
    case 6: return box(corner.longitude, random.pick([-90, south]), other.longitude, 90)
    case 7: return box(-180, -90, corner.longitude, random.pick([-90, north]))
    default:
      let height = random.value(in: 0...1) * random.pick([0.001, 0.02, 1, 20])
      let width = random.value(in: 0...1) * random.pick([0.001, 0.02, 1, 40])
      return box(
        wrapped(corner.longitude - width), max(-90, corner.latitude - height),
        wrapped(corner.longitude + width), min(90, corner.latitude + height))
    }
  }

  private func wrapped(_ longitude: Double) -> Double {
    longitude < -180 ? longitude + 360 : longitude > 180 ? longitude - 360 : longitude
  }
}
