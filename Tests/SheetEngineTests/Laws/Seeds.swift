import TestSupport
import Testing

/// Runs a property once for each of many seeds, and names the seed it fails for.
enum Seeds {
  /// How many random cases a law is tried on.
  static let count = 10_000

  /// - Parameter property: Answers what is wrong, or nil.
  static func check(
    _ law: String, count: Int = count, sourceLocation: SourceLocation = #_sourceLocation,
    _ property: (inout SplitMix64) -> String?
  ) {
    var failures = 0
    for seed in 0..<UInt64(count) {
      var random = SplitMix64(seed: seed)
      guard let fault = property(&random) else { continue }
      Issue.record("\(law): seed \(seed): \(fault)", sourceLocation: sourceLocation)
      failures += 1
      if failures == 5 { return }
    }
  }
}
