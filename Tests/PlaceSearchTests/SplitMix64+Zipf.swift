import TestSupport

extension SplitMix64 {
  /// 0..<`count`, small numbers more often: number *i* about in proportion to 1 / (*i* + 1).
  mutating func zipf(_ count: Int) -> Int {
    var low = 1.0
    var high = Double(count + 1)
    // The inverse of log(x) / log(n + 1) by bisection needs no C library.
    let wanted = value(in: 0...1)
    var size = high
    var halvings = 0.0
    while size > 1 { (size, halvings) = (size / 2, halvings + 1) }
    var left = wanted * halvings
    high = 1
    while left > 1 { (high, left) = (high * 2, left - 1) }
    low = high
    return min(count - 1, Int(low * (1 + left)) - 1)
  }
}
