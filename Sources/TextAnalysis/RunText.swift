/// The runs of an analysed text as scalars and as keys; runs with only separators between are read as one.
struct RunText {
  /// The scalars of all runs.
  private(set) var scalars: [UInt32] = []
  /// For each scalar, whether a run begins with it.
  private(set) var isStart: [Bool] = []
  /// Where each scalar's bytes begin in the analysed text, and where the last one's end.
  private(set) var byteOffsets: [Int] = []
  /// The joined runs, as ranges of `scalars`.
  private(set) var groups: [Range<Int>] = []
  /// The keys of all scalars; empty until asked for.
  private(set) var keys: [UInt32] = []
  /// For each scalar, and for the end, where its keys begin.
  private(set) var keyOffsets: [Int] = []

  /// The same with a doubled consonant as one stroke, for measuring slips; empty until asked for.
  private(set) var strokes: [UInt32] = []
  private(set) var strokeOffsets: [Int] = []

  /// Replaces the runs by those of `text`.
  ///
  /// - Complexity: O(*n*).
  mutating func read(_ text: AnalyzedText) {
    scalars.removeAll(keepingCapacity: true)
    isStart.removeAll(keepingCapacity: true)
    byteOffsets.removeAll(keepingCapacity: true)
    groups.removeAll(keepingCapacity: true)
    keys.removeAll(keepingCapacity: true)
    keyOffsets.removeAll(keepingCapacity: true)
    strokes.removeAll(keepingCapacity: true)
    strokeOffsets.removeAll(keepingCapacity: true)
    text.bytes.withUnsafeBufferPointer { bytes in
      for unit in text.units where unit.kind == .run {
        let start = scalars.count
        var position = unit.start
        while position < unit.end {
          isStart.append(position == unit.start)
          byteOffsets.append(position)
          scalars.append(UTF8Scalar.decode(bytes, at: &position))
        }
        if unit.joinsPrevious, let last = groups.popLast() {
          groups.append(last.lowerBound..<scalars.count)
        } else {
          groups.append(start..<scalars.count)
        }
      }
    }
  }

  /// Makes the keys, once a text.
  mutating func makeKeys() {
    guard keyOffsets.isEmpty else { return }
    for scalar in scalars {
      keyOffsets.append(keys.count)
      Hangul.forEachKey(of: scalar) { keys.append($0) }
    }
    keyOffsets.append(keys.count)
  }

  /// Makes the strokes, once a text.
  mutating func makeStrokes() {
    guard strokeOffsets.isEmpty else { return }
    for scalar in scalars {
      strokeOffsets.append(strokes.count)
      Hangul.forEachStroke(of: scalar) { strokes.append($0) }
    }
    strokeOffsets.append(strokes.count)
  }

  /// The bytes of these scalars in the analysed text.
  func bytes(_ range: Range<Int>) -> Range<Int> {
    let last = range.upperBound - 1
    return byteOffsets[range.lowerBound]..<byteOffsets[last] + UTF8Scalar.length(of: scalars[last])
  }

  /// The scalar that has the key at `offset`.
  func scalar(ofKey offset: Int) -> Int { Self.part(at: offset, of: keyOffsets) }

  /// The scalar that has the stroke at `offset`.
  func scalar(ofStroke offset: Int) -> Int { Self.part(at: offset, of: strokeOffsets) }

  private static func part(at offset: Int, of offsets: [Int]) -> Int {
    var low = 0
    var high = offsets.count - 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if offsets[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }
}
