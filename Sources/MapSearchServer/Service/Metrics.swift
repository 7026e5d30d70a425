import Synchronization

/// How many requests there were and how long they took, by route and status.
final class Metrics: Sendable {
  /// Upper ends of the buckets, in seconds.
  static let bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

  struct Series: Sendable {
    var statuses: [UInt32: Int] = [:]
    var buckets = [Int](repeating: 0, count: Metrics.bounds.count)
    var count = 0
    var seconds = 0.0
  }

  private let series = Mutex<[String: Series]>([:])

  /// Counts an answer of the route with this name; "none" where no route matched.
  func count(_ route: String, _ status: Status, seconds: Double) {
    series.withLock { all in
      var series = all.removeValue(forKey: route) ?? Series()
      series.statuses[status.rawValue, default: 0] += 1
      series.count += 1
      series.seconds += seconds
      if let bucket = Self.bounds.firstIndex(where: { seconds <= $0 }) { series.buckets[bucket] += 1 }
      all[route] = series
    }
  }

  /// All series by the name of their route.
  var all: [(route: String, series: Series)] {
    series.withLock { $0.map { (route: $0.key, series: $0.value) } }.sorted { $0.route < $1.route }
  }
}
