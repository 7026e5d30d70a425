import Foundation
import Geodesy
import PlaceSearch
import PlaceStorage
import Testing
import TextAnalysis

/// How often search gives people what they want, on the judged set.
@Suite struct SearchQualityTests {
  /// Held from below; what falls short is printed with what came instead.
  static let leastFirst = 0.90
  static let leastAmongFive = 0.98
  static let leastReciprocalRank = 0.93

  @Test func whatPeopleWantComesFirst() async throws {
    let set = try JudgedSet.load()
    let stored = try await JudgedDatabase(set)
    var total = Tally()
    var kinds: [String: Tally] = [:]
    var misses: [String] = []
    for query in set.queries where query.kind != "typing" {
      let results = try await stored.search(query.request).results
      let rank = results.firstIndex { stored.shows($0, anyOf: query.answers) }
      total.add(rank)
      kinds[query.kind, default: Tally()].add(rank)
      if rank != 0 {
        let first = results.first.map { "\($0.place.name) (\($0.matchedBy?.rawValue ?? "-"))" } ?? "nothing"
        misses.append(
          "  \(query.kind) | \(query.text) | wanted \(query.answers[0]), "
            + (rank.map { "which is \($0 + 1)." } ?? "which is missing") + " | first: \(first)")
      }
    }
    print("search quality, kind: queries, success@1, success@5, mean reciprocal rank")
    for (kind, tally) in kinds.sorted(by: { $0.key < $1.key }) { print("  \(kind): \(tally)") }
    print("  all: \(total)")
    print("misses:")
    for miss in misses { print(miss) }
    #expect(total.first >= Self.leastFirst)
    #expect(total.amongFive >= Self.leastAmongFive)
    #expect(total.reciprocalRank >= Self.leastReciprocalRank)
  }

  /// While a text is typed key by key, what is wanted is in the first five from the second key on.
  @Test func nothingFlickersWhileTyping() async throws {
    let set = try JudgedSet.load()
    let stored = try await JudgedDatabase(set)
    var steps = 0
    for query in set.queries where query.kind == "typing" {
      for text in KeyboardLayout.keystrokes(of: query.text).dropFirst() {
        var request = query.request
        request.text = text
        let results = try await stored.search(request).results.prefix(5)
        steps += 1
        #expect(
          results.contains { stored.shows($0, anyOf: query.answers) },
          "\(query.text) at \(text): \(results.map(\.place.name))")
      }
    }
    #expect(steps > 50)
  }
}

/// How many queries had their answer where.
private struct Tally: CustomStringConvertible {
  private var count = 0.0
  private var firsts = 0.0
  private var fives = 0.0
  private var reciprocals = 0.0

  mutating func add(_ rank: Int?) {
    count += 1
    guard let rank else { return }
    if rank == 0 { firsts += 1 }
    if rank < 5 { fives += 1 }
    reciprocals += 1 / Double(rank + 1)
  }

  var first: Double { firsts / count }
  var amongFive: Double { fives / count }
  var reciprocalRank: Double { reciprocals / count }

  var description: String {
    "\(Int(count)), "
      + [first, amongFive, reciprocalRank].map { String(format: "%.3f", $0) }.joined(separator: ", ")
  }
}

extension JudgedQuery {
  /// The request of somebody who types it.
  fileprivate var request: SearchRequest {
    SearchRequest(
      text, near: location.flatMap { try? Coordinate(latitude: $0.latitude, longitude: $0.longitude) },
      sort: PlaceSearch.ResultOrder(rawValue: sort))
  }
}

/// The places of the set in a database of its own, deleted when released.
private final class JudgedDatabase: Sendable {
  private let database: PlaceDatabase
  private let service: SearchService
  private let folder: URL

  init(_ set: JudgedSet) async throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "judged-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    database = try await PlaceDatabase(path: folder.appending(path: "places.sqlite").path)
    service = SearchService(database)
    try await database.put(
      try set.places.map { place in
        Place(
          id: place.id, name: place.name,
          alternateNames: place.alternateNames.map { AlternateName(language: $0.language, name: $0.name) },
          category: place.category,
          coordinate: try Coordinate(latitude: place.latitude, longitude: place.longitude),
          address: place.address, prominence: place.prominence)
      })
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func search(_ request: SearchRequest) async throws -> SearchPage { try await service.search(request) }

  /// Whether the row shows one of these places; a record of one under another is shown too.
  func shows(_ result: SearchResult, anyOf ids: [String]) -> Bool {
    ids.contains(result.id) || result.duplicates.contains { ids.contains($0.id) }
  }
}
