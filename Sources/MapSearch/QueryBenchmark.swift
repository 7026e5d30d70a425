import Persistence

/// Measures how fast queries are answered on warm connections, by class, beside the plain way on the same rows.
package struct QueryBenchmark {
  /// A query of a class.
  package struct Query: Sendable {
    package var group: String
    package var words: String
    package var location: Coordinate

    package init(group: String, words: String, location: Coordinate) {
      self.group = group
      self.words = words
      self.location = location
    }
  }

  /// Times of one class, in milliseconds.
  package struct Row: Sendable {
    package var group: String
    package var queries: Int
    package var ours: Percentiles
    package var plain: Percentiles?
    /// Queries whose ids equal the plain way's, order aside.
    package var sameAnswers: Int?
  }

  /// The middle and the tail of some times.
  package struct Percentiles: Sendable, Equatable {
    package var p50: Double
    package var p95: Double
    package var p99: Double

    package init(_ times: [Double]) {
      let sorted = times.sorted()
      func at(_ share: Double) -> Double {
        sorted.isEmpty ? 0 : sorted[min(sorted.count - 1, Int(Double(sorted.count) * share))]
      }
      (p50, p95, p99) = (at(0.50), at(0.95), at(0.99))
    }
  }

  private let database: PlaceDatabase
  private let limit: Int
  private let completesLastWord: Bool

  package init(_ database: PlaceDatabase, limit: Int = 20, completesLastWord: Bool = false) {
    self.database = database
    self.limit = limit
    self.completesLastWord = completesLastWord
  }

  /// Runs every query `passes` times after one warming pass; the classes keep the order they first stand in.
  ///
  /// - Parameters:
  ///   - plainPath: Where to build the plain index, which is then measured too; nil to leave it out.
  ///   - progress: Called with the passes done and their number.
  package func run(
    _ queries: [Query], passes: Int, plainPath: String?, progress: (Int, Int) -> Void
  ) async throws -> [Row] {
    var plain: PlainBox?
    if let plainPath {
      plain = try await database.pool.read { PlainBox(try PlainSearch(path: plainPath, copying: $0)) }
    }
    let service = SearchService(database)
    let clock = ContinuousClock()
    var ours: [String: [Double]] = [:]
    var plainTimes: [String: [Double]] = [:]
    var same: [String: Int] = [:]
    for pass in 0...passes {
      var answers: [Set<String>] = []
      for query in queries {
        let request = SearchRequest(
          query.words, near: query.location, limit: limit, completesLastWord: completesLastWord,
          matching: completesLastWord ? .typing : .literal, mergesDuplicates: completesLastWord)
        let start = clock.now
        let page = try await service.search(request)
        let time = (clock.now - start) / .milliseconds(1)
        if pass > 0 { ours[query.group, default: []].append(time) }
        answers.append(Set(page.results.map(\.id)))
      }
      // In a turn of its own, so that neither finds the other's pages in the processor's caches.
      for (query, answer) in zip(queries, answers) {
        guard let plain else { break }
        let words = query.words.split(separator: " ").map(String.init)
        let start = clock.now
        let ids = try plain.search.nearest(words, from: query.location, limit: limit)
        let time = (clock.now - start) / .milliseconds(1)
        if pass > 0 { plainTimes[query.group, default: []].append(time) }
        if pass == passes, Set(ids) == answer { same[query.group, default: 0] += 1 }
      }
      progress(pass + 1, passes + 1)
    }
    var groups: [String] = []
    for query in queries where !groups.contains(query.group) { groups.append(query.group) }
    return groups.map { group in
      Row(
        group: group, queries: queries.count { $0.group == group }, ours: Percentiles(ours[group] ?? []),
        plain: plainTimes[group].map(Percentiles.init), sameAnswers: plain == nil ? nil : same[group] ?? 0)
    }
  }
}

/// Carries the plain search's connection out of the access that built it; only the benchmark's task uses it.
private final class PlainBox: @unchecked Sendable {
  let search: PlainSearch
  init(_ search: PlainSearch) { self.search = search }
}
