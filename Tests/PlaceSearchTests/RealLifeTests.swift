import TestSupport
import Geodesy
import PlaceSearch
import PlaceStorage
import Testing

/// Searches as people make them, over places of the kind they look for.
@Suite struct RealLifeTests {
  // MARK: Korean words, short and inside others

  static let korean = [
    place("hongdae", "홍대입구역", 37.5568, 126.9237), place("coffee", "이디야커피 홍대입구역점", 37.5566, 126.9240),
    place("store", "CU 홍대점", 37.5572, 126.9250), place("mart", "이마트24(홍대)", 37.5559, 126.9229),
    place("war", "전쟁기념관", 37.5365, 126.9771), place("art", "국립현대미술관", 37.5786, 126.9800),
    place("university", "홍익대학교", 37.5509, 126.9254), place("korea", "코레일네트웍스", 37.5547, 126.9706),
    place("station", "역", 37.55, 126.97),
  ]

  static let koreanQueries: [(String, Set<String>)] = [
    ("홍대", ["hongdae", "coffee", "store", "mart"]), ("홍대입구", ["hongdae", "coffee"]), ("기념", ["war"]),
    ("미술관", ["art"]), ("대학", ["university"]), ("코레", ["korea"]), ("역", ["hongdae", "coffee", "station"]),
    ("이디야홍대", []), ("이디야 홍대", ["coffee"]), ("이디야커피홍대", ["coffee"]), ("CU홍대점", ["store"]),
    ("cu 홍대", ["store"]), ("이마트24", ["mart"]), ("24 홍대", ["mart"]), ("현대미술", ["art"]), ("술관", ["art"]),
  ]

  @Test("short words and parts of words", arguments: koreanQueries)
  func koreanWords(_ text: String, _ ids: Set<String>) async throws {
    let stored = try await SearchDatabase(Self.korean)
    for location in [nil, at(37.55, 126.95)] {
      let page = try await stored.search(SearchRequest(text, near: location))
      #expect(Set(page.results.map(\.id)) == ids)
      #expect(page.results.allSatisfy { !$0.matches.isEmpty })
    }
  }

  // MARK: The 180° meridian and the poles

  static let pacific = [
    place("west", "Rabi West", -16.5, 179.995), place("east", "Rabi East", -16.5, -179.995),
    place("line", "Rabi Line", -16.52, 180), place("nadi", "Nadi", -17.8, 177.4),
    place("pago", "Pago Pago", -14.27, -170.7), place("attu", "Attu", 52.9, 173.2),
    place("atka", "Atka", 52.2, -174.2), place("seoul", "Seoul", 37.57, 126.98),
    place("north1", "Ice Camp", 89.95, 20), place("north2", "Ice Camp", 89.95, -160),
    place("pole", "North Pole", 90, 0), place("south", "South Pole", -90, 0),
  ]

  @Test func radiiReachOverTheMeridianAndThePoles() async throws {
    let stored = try await SearchDatabase(Self.pacific)
    let searches: [(Coordinate, Double, Set<String>)] = [
      (at(-16.5, 180), 3_000, ["west", "east", "line"]), (at(-16.5, -180), 3_000, ["west", "east", "line"]),
      (at(-16.5, 179.995), 1_500, ["west", "east"]), (at(-16.5, -179.995), 500, ["east"]),
      (at(90, 77), 6_000, ["north1", "north2", "pole"]),
      (at(89.95, 20), 11_500, ["north1", "north2", "pole"]),
      (at(-90, 180), 0, ["south"]), (at(0, 0), 50_000_000, Set(Self.pacific.map(\.id))),
    ]
    for (origin, radius, ids) in searches {
      let request = SearchRequest(near: origin, radiusMeters: radius, limit: 50)
      #expect(Set(try await stored.ids(request)) == ids, "\(origin), \(radius)")
    }
    let nearest = SearchRequest("rabi", near: at(-16.5, 179.999), limit: 2)
    #expect(try await stored.ids(nearest) == ["west", "east"])
  }

  @Test func boxesCrossTheMeridian() async throws {
    let stored = try await SearchDatabase(Self.pacific)
    let searches: [(BoundingBox, Set<String>)] = [
      (box(177, -20, -170, -10), ["west", "east", "line", "nadi", "pago"]),
      (box(170, 50, -170, 55), ["attu", "atka"]), (box(-180, -90, 180, 90), Set(Self.pacific.map(\.id))),
      (box(180, -20, 180, -10), ["line"]), (box(-180, -20, -180, -10), ["line"]),
      (box(179.9, -20, 180, -10), ["west", "line"]), (box(-180, -20, -179.9, -10), ["east", "line"]),
      (box(-180, 89, 180, 90), ["north1", "north2", "pole"]), (box(0, 90, 0, 90), ["pole"]),
      (box(-170, -20, 177, -10), []),
    ]
    for (area, ids) in searches {
      for request in [
        SearchRequest(box: area, limit: 50), SearchRequest(near: at(-16, 179), box: area, limit: 50),
      ] {
        #expect(Set(try await stored.ids(request)) == ids, "\(area)")
      }
    }
  }

  // MARK: A chain with branches near and far

  @Test func aChainsNearestBranchesComeFirstAndNoneIsLost() async throws {
    var random = SplitMix64(seed: 0x1D1)
    let station = at(37.5568, 126.9237)
    var branches = (0..<600).map { number in
      Place(
        id: "near\(number)", name: "이디야커피 \(number)호점",
        coordinate: station.destination(
          bearingDegrees: random.value(in: 0...360), distanceMeters: random.value(in: 50...15_000)))
    }
    branches.append(place("jeju", "이디야커피", 33.4996, 126.5312))
    branches.append(place("gangneung", "이디야커피 강릉점", 37.7519, 128.8761))
    let stored = try await SearchDatabase(branches)
    let expected = branches.sorted {
      station.distance(to: $0.coordinate) < station.distance(to: $1.coordinate)
    }.map(\.id)

    let first = try await stored.search(SearchRequest("이디야커피", near: station, limit: 10))
    #expect(first.results.map(\.id) == Array(expected.prefix(10)))
    let all = try await stored.search(SearchRequest("이디야커피", near: station, limit: 1_000))
    #expect(all.results.map(\.id) == expected)
    #expect(expected.suffix(2) == ["gangneung", "jeju"])

    let blended = SearchRequest("이디야커피", near: station, sort: .blended, limit: 10)
    #expect(try await stored.ids(blended).first?.hasPrefix("near") == true)
    #expect(try await stored.ids(SearchRequest("이디야커피", limit: 1)) == ["jeju"])
  }
}
