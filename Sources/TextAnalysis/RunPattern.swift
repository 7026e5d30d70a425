/// A run of a query, ready to be found in the runs of a name.
struct RunPattern {
  /// What one place of the pattern takes.
  private enum Element {
    case exact(UInt32)
    /// A syllable with this initial consonant, or the letter itself.
    case initial(UInt32)
  }

  private let scalars: [UInt32]
  private let keys: [UInt32]
  private let strokes: [UInt32]
  /// Whether its last syllable may still be growing.
  private let isGrowing: Bool
  /// Not empty when it holds consonants without a vowel, which stand for syllables.
  private let elements: [Element]

  init(_ scalars: [UInt32], isGrowing: Bool) {
    self.scalars = scalars
    self.isGrowing = isGrowing
    var keys: [UInt32] = []
    for scalar in scalars { Hangul.forEachKey(of: scalar) { keys.append($0) } }
    self.keys = keys
    var strokes: [UInt32] = []
    for scalar in scalars { Hangul.forEachStroke(of: scalar) { strokes.append($0) } }
    self.strokes = strokes
    guard scalars.contains(where: Hangul.consonantLetters.contains) else {
      elements = []
      return
    }
    elements = scalars.map { Hangul.consonantLetters.contains($0) ? .initial($0) : .exact($0) }
  }

  /// The best way in which it stands in `runs`, and which of their scalars it takes.
  ///
  /// - Complexity: O(*n* *m*).
  func match(_ runs: inout RunText, reading: TextReading) -> (kind: MatchKind, scalars: Range<Int>)? {
    if let literal = literal(runs) { return literal }
    guard reading == .typing || reading == .typos else { return nil }
    if let grown = halfTyped(&runs) { return (.halfTyped, grown) }
    if let initials = initials(runs) { return (.choseong, initials) }
    guard reading == .typos, let slip = slip(&runs) else { return nil }
    return (.typo, slip)
  }

  /// Every place where it stands as written, ascending and apart.
  func occurrences(_ runs: RunText) -> [Range<Int>] {
    var found: [Range<Int>] = []
    for group in runs.groups {
      var start = group.lowerBound
      while start + scalars.count <= group.upperBound {
        if isLiteral(runs, at: start) {
          found.append(start..<start + scalars.count)
          start += scalars.count
        } else {
          start += 1
        }
      }
    }
    return found
  }

  private func literal(_ runs: RunText) -> (MatchKind, Range<Int>)? {
    var inside: Range<Int>?
    for group in runs.groups where group.count >= scalars.count {
      for start in group.lowerBound...group.upperBound - scalars.count where isLiteral(runs, at: start) {
        let range = start..<start + scalars.count
        if runs.isStart[start] { return (.wordPrefix, range) }
        if inside == nil { inside = range }
      }
    }
    return inside.map { (.inside, $0) }
  }

  @inline(__always)
  private func isLiteral(_ runs: RunText, at start: Int) -> Bool {
    for offset in 0..<scalars.count where runs.scalars[start + offset] != scalars[offset] { return false }
    return true
  }

  /// From the beginning of a run on, what is on the screen while the run is being typed.
  private func halfTyped(_ runs: inout RunText) -> Range<Int>? {
    guard isGrowing else { return nil }
    runs.makeKeys()
    for group in runs.groups {
      let end = runs.keyOffsets[group.upperBound]
      for start in group where runs.isStart[start] {
        let first = runs.keyOffsets[start]
        guard end - first >= keys.count else { continue }
        var offset = 0
        while offset < keys.count, runs.keys[first + offset] == keys[offset] { offset += 1 }
        guard offset == keys.count else { continue }
        let range = start..<runs.scalar(ofKey: first + offset - 1) + 1
        // A letter that stands alone in a name is no part of a syllable: ㄱ가 is not what 까 becomes.
        if !runs.scalars[range].contains(where: Hangul.consonantLetters.contains) { return range }
      }
    }
    return nil
  }

  private func initials(_ runs: RunText) -> Range<Int>? {
    guard !elements.isEmpty else { return nil }
    for group in runs.groups where group.count >= elements.count {
      for start in group.lowerBound...group.upperBound - elements.count {
        // One consonant alone is the beginning of a word; inside words it would be everywhere.
        if elements.count == 1, !runs.isStart[start] { continue }
        var offset = 0
        while offset < elements.count, takes(elements[offset], runs.scalars[start + offset]) { offset += 1 }
        if offset == elements.count { return start..<start + offset }
      }
    }
    return nil
  }

  private func takes(_ element: Element, _ scalar: UInt32) -> Bool {
    switch element {
    case .exact(let wanted): scalar == wanted
    case .initial(let wanted): Hangul.initial(of: scalar) == wanted
    }
  }

  /// The part of the runs that differs from it by few strokes, beginning with a syllable.
  private func slip(_ runs: inout RunText) -> Range<Int>? {
    let limit = EditDistance.allowance(keys: strokes.count)
    guard limit > 0, elements.isEmpty else { return nil }
    runs.makeStrokes()
    var best: (distance: Int, range: Range<Int>)?
    for group in runs.groups {
      let text = runs.strokes[runs.strokeOffsets[group.lowerBound]..<runs.strokeOffsets[group.upperBound]]
      for start in group {
        let first = runs.strokeOffsets[start]
        guard text.endIndex - first + limit >= strokes.count else { break }
        guard
          let found = EditDistance.alignment(of: strokes, with: text[first...], isPrefix: true, limit: limit),
          found.end > first, found.distance < best?.distance ?? .max
        else { continue }
        best = (found.distance, start..<runs.scalar(ofStroke: found.end - 1) + 1)
      }
    }
    return best?.range
  }
}
