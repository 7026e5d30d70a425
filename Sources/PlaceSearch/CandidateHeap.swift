/// Candidates, the one that may be nearest on top.
struct CandidateHeap {
  /// A key, and a lower bound of its place's distance in metres.
  struct Candidate {
    var lowerBound: Double
    var key: Int64
  }

  private var items: [Candidate] = []

  var first: Candidate? { items.first }

  /// Adds many at once.
  ///
  /// - Complexity: O(*n* + *m*).
  mutating func append(contentsOf candidates: [Candidate]) {
    items.append(contentsOf: candidates)
    var index = items.count / 2
    while index > 0 {
      index -= 1
      sink(index)
    }
  }

  /// Takes the top away.
  ///
  /// - Complexity: O(log *n*).
  mutating func removeFirst() -> Candidate {
    let first = items[0]
    let last = items.removeLast()
    if !items.isEmpty {
      items[0] = last
      sink(0)
    }
    return first
  }

  private mutating func sink(_ start: Int) {
    items.withUnsafeMutableBufferPointer { items in
      var parent = start
      let moving = items[parent]
      while true {
        var child = 2 * parent + 1
        guard child < items.count else { break }
        if child + 1 < items.count, items[child + 1].lowerBound < items[child].lowerBound { child += 1 }
        guard items[child].lowerBound < moving.lowerBound else { break }
        items[parent] = items[child]
        parent = child
      }
      items[parent] = moving
    }
  }
}
