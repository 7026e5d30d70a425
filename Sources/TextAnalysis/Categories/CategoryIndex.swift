/// The words of `CategoryTable`, folded and sorted: searched where they stand, so that nothing is built first.
///
/// A line is a key, then what it means: `역 railway_station:ko3 subway_station:ko4`. Lines are sorted by the
/// bytes of their keys.
enum CategoryIndex {
  typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

  /// Calls `body` with what `key` means.
  ///
  /// - Parameter key: As `CategoryKey` folds it.
  /// - Complexity: O(log *n*) in the lines.
  static func forEachMeaning(of key: some Collection<UInt8>, _ body: (CategoryMeaning) -> Void) {
    forEachLine(from: key) { line in
      guard line.key.elementsEqual(key) else { return false }
      line.meanings.forEach(body)
      return false
    }
  }

  /// Calls `body` with each key that begins with `prefix`, in the order of their bytes, and its meanings.
  ///
  /// - Complexity: O(log *n* + *m*) in the lines and the keys found.
  static func forEachKey(
    beginningWith prefix: some Collection<UInt8>, where isWanted: (Bytes) -> Bool,
    _ body: (Bytes, [CategoryMeaning]) -> Void
  ) {
    forEachLine(from: prefix) { line in
      guard line.key.starts(with: prefix) else { return false }
      if isWanted(line.key) { body(line.key, line.meanings) }
      return true
    }
  }

  private struct Line {
    let key: Bytes
    let rest: Bytes

    init(_ line: Bytes) {
      let space = line.firstIndex(of: 0x20) ?? line.endIndex
      key = line[..<space]
      rest = line[space...]
    }

    var meanings: [CategoryMeaning] { rest.split(separator: 0x20).compactMap(CategoryMeaning.init) }
  }

  /// Calls `body` with the lines from the first whose key is not less than `key`, until it answers false.
  private static func forEachLine(from key: some Collection<UInt8>, _ body: (Line) -> Bool) {
    let bytes = UnsafeBufferPointer(start: lines.utf8Start, count: lines.utf8CodeUnitCount)
    var position = lowerBound(of: key, in: bytes)
    while position < bytes.count {
      let end = bytes[position...].firstIndex(of: 0x0A) ?? bytes.count
      guard body(Line(bytes[position..<end])) else { return }
      position = end + 1
    }
  }

  /// Where the first line begins whose key is not less than `key`.
  private static func lowerBound(of key: some Collection<UInt8>, in bytes: UnsafeBufferPointer<UInt8>) -> Int
  {
    var low = 0
    var high = bytes.count
    while low < high {
      // A line around the middle.
      var start = (low + high) / 2
      while start > low, bytes[start - 1] != 0x0A { start -= 1 }
      let end = bytes[start..<high].firstIndex(of: 0x0A) ?? high
      if Line(bytes[start..<end]).key.lexicographicallyPrecedes(key) {
        low = min(end + 1, high)
      } else {
        high = start
      }
    }
    return low
  }
}
