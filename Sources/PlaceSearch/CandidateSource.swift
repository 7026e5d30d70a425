import Geodesy
import Persistence

/// Finds the keys that have a term of every group, list by list, the rarest first.
struct CandidateSource<Index: PlaceIndex> {
  /// A list of at most this many blocks is read whole instead of growing a disc.
  static var shortListBlocks: Int { 3 }

  private let index: Index
  /// The groups, the one that is rarest near the origin first.
  private var groups: [[String]]

  init(_ index: Index, groups: [[String]]) {
    self.index = index
    self.groups = groups
  }

  /// All matching keys, when one group's lists are so short that reading them is the whole search.
  mutating func shortCandidates() throws(DatabaseError) -> [Int64]? {
    for (position, group) in groups.enumerated() {
      guard var keys = try Self.shortUnion(group, index) else { continue }
      try filter(&keys, skipping: position)
      return keys
    }
    return nil
  }

  /// The keys of all terms of `group` when they are few.
  static func shortUnion(_ group: [String], _ index: Index) throws(DatabaseError) -> [Int64]? {
    var keys: [Int64] = []
    var blocks = Self.shortListBlocks
    for term in group {
      guard let list = try index.shortList(term, blocks: blocks) else { return nil }
      keys.append(contentsOf: list)
      blocks = Self.shortListBlocks - keys.count / 128
      if blocks <= 0 { return nil }
    }
    if group.count > 1 { Self.sortUnique(&keys, from: 0) }
    return keys
  }

  /// Matching keys near `key` on the curve, and by which factor the leading list is thinned by the others.
  ///
  /// Chooses as leading group the one whose keys lie farthest apart there.
  mutating func neighbours(of key: Int64, wanted: Int) throws(DatabaseError) -> Neighbourhood {
    guard !groups.isEmpty else {
      let keys = try index.neighbours(of: key, count: wanted)
      return Neighbourhood(matching: keys, leading: keys)
    }
    var leading: [Int64] = []
    var leadingGroup = 0
    var widest = -1.0
    for (position, group) in groups.enumerated() {
      var keys: [Int64] = []
      for term in group { keys.append(contentsOf: try index.neighbours(of: key, term)) }
      if group.count > 1 { Self.sortUnique(&keys, from: 0) }
      guard let first = keys.first, let last = keys.last else {
        return Neighbourhood(matching: [], leading: [])
      }
      let gap = Double(last - first + 1) / Double(keys.count)
      if gap > widest { (widest, leading, leadingGroup) = (gap, keys, position) }
    }
    groups.swapAt(0, leadingGroup)
    // Where other words thin the list out, all of it is looked at, for a better guess.
    if groups.count == 1 { leading = Self.window(leading, around: key, count: wanted) }
    var matching = leading
    try filter(&matching, skipping: 0)
    return Neighbourhood(matching: matching, leading: leading)
  }

  struct Neighbourhood {
    /// Keys that have a term of every group.
    var matching: [Int64]
    /// Keys of the leading group they were taken from.
    var leading: [Int64]
  }

  private static func window(_ keys: [Int64], around key: Int64, count: Int) -> [Int64] {
    let middle = keys.firstIndex { $0 >= key } ?? keys.count
    return Array(keys[max(0, middle - count)..<min(keys.count, middle + count)])
  }

  /// Appends the matching keys within `ranges` to `keys`.
  mutating func scan(_ ranges: KeyRanges, into keys: inout [Int64]) throws(DatabaseError) {
    guard let leading = groups.first else {
      for range in ranges.ranges { try index.appendAll(in: range, limit: .max, to: &keys) }
      return
    }
    var found: [Int64] = []
    for term in leading { try index.append(term, in: ranges, to: &found) }
    if leading.count > 1 { Self.sortUnique(&found, from: 0) }
    try filter(&found, skipping: 0)
    keys.append(contentsOf: found)
  }

  /// Keeps those of `keys` that have a term of every group but one.
  private func filter(_ keys: inout [Int64], skipping skipped: Int) throws(DatabaseError) {
    for (position, group) in groups.enumerated() where position != skipped && !keys.isEmpty {
      var isFound = [Bool](repeating: false, count: keys.count)
      for term in group { try index.mark(keys, having: term, in: &isFound) }
      var kept = 0
      for (offset, key) in keys.enumerated() where isFound[offset] {
        keys[kept] = key
        kept += 1
      }
      keys.removeSubrange(kept...)
    }
  }

  private static func sortUnique(_ keys: inout [Int64], from start: Int) {
    keys[start...].sort()
    var kept = start
    for position in start..<keys.count where kept == start || keys[kept - 1] != keys[position] {
      keys[kept] = keys[position]
      kept += 1
    }
    keys.removeSubrange(kept...)
  }
}
