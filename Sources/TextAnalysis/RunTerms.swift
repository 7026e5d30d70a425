/// The terms of a run of a query: its pairs of neighbours, and what its last syllable may become.
struct RunTerms {
  private let scalars: [UInt32]
  private let isGrowing: Bool

  init(_ word: QueryText.Word) {
    scalars = word.text.unicodeScalars.map(\.value)
    isGrowing = word.isGrowing
  }

  /// The run's single letter, or pairs of neighbours spread over it.
  var literalTerms: [String] { Self.pairs(scalars[...]) }

  /// What a place needs for the run, while its last syllable may be growing and consonants stand for syllables.
  var typingRequirement: TermRequirement {
    if scalars.contains(where: Hangul.consonantLetters.contains) { return initialsRequirement }
    guard isGrowing, let last = scalars.last, Hangul.syllables.contains(last) else {
      return TermRequirement(groups: literalTerms.map { TermGroup([$0]) }, needsRow: scalars.count > 2)
    }
    var groups = scalars.count > 2 ? Self.pairs(scalars.dropLast()).map { TermGroup([$0]) } : []
    groups.append(growingGroup(last))
    return TermRequirement(groups: groups, needsRow: true)
  }

  /// Whatever the last syllable becomes, alone or behind the one before it.
  private func growingGroup(_ last: UInt32) -> TermGroup {
    let growth = Hangul.growth(of: last)
    // The last consonant may move on to the next syllable: 탑 to 타ㅂ….
    let moved = Hangul.withoutLastKey(last)
    guard scalars.count > 1 else {
      guard !moved.isEmpty else {
        // An open syllable grows at the beginning of a run only, where its term stands.
        let open = stride(from: growth.lowerBound, through: growth.upperBound, by: Int(Hangul.finalCount))
        return TermGroup([String(scalars: [last])] + open.map { Term.initial(String(scalars: [$0])) })
      }
      return TermGroup(
        growth.map { String(scalars: [$0]) },
        spans: moved.compactMap { open in
          Hangul.lastKey(last).map { Self.span([open], beginningWith: $0) }
        }, fallback: growth.map { String(scalars: [$0]) } + moved.map { String(scalars: [$0]) })
    }
    let before = scalars[scalars.count - 2]
    return TermGroup(
      moved.map { String(scalars: [before, $0]) },
      spans: [
        .init(
          first: String(scalars: [before, growth.lowerBound]),
          end: String(scalars: [before, growth.upperBound + 1]))
      ],
      fallback: [String(scalars: [before])])
  }

  /// The pairs of `head` and a syllable with this initial consonant.
  private static func span(_ head: [UInt32], beginningWith initial: UInt32) -> TermGroup.Span {
    let syllables = Hangul.syllables(beginningWith: initial)
    return TermGroup.Span(
      first: String(scalars: head + [syllables.lowerBound]),
      end: String(scalars: head + [syllables.upperBound + 1]))
  }

  /// Neighbours of which one is a consonant alone are looked for by their initials.
  private var initialsRequirement: TermRequirement {
    if scalars.count == 1 {
      // ㄷ is on its way to ㄸ too; a name may also hold the letter itself.
      let doubled = isGrowing ? Self.doubled(scalars[0]) : nil
      let terms = ([scalars[0]] + (doubled.map { [$0] } ?? [])).flatMap {
        [Term.initial(String(scalars: [$0])), String(scalars: [$0])]
      }
      return TermRequirement(groups: [TermGroup(terms)], needsRow: true)
    }
    var groups: [TermGroup] = []
    for index in 1..<scalars.count {
      let (left, right) = (scalars[index - 1], scalars[index])
      let isLast = index == scalars.count - 1
      guard Self.isInitial(left) || Self.isInitial(right) || isLast && isGrowing else {
        groups.append(TermGroup([String(scalars: [left, right])]))
        continue
      }
      guard let first = Self.initial(left), let second = Self.initial(right) else { continue }
      let doubled = isLast && isGrowing ? Self.doubled(second) : nil
      var terms = [Term.initials(String(scalars: [first, second])), String(scalars: [left, right])]
      if let doubled { terms.append(Term.initials(String(scalars: [first, doubled]))) }
      groups.append(TermGroup(terms))
      guard !Self.isInitial(left), Self.isInitial(right) else { continue }
      // The whole syllable before it narrows more, as long as not too many follow it.
      groups.append(
        TermGroup(
          [String(scalars: [left, right])],
          spans: ([second] + (doubled.map { [$0] } ?? [])).map { Self.span([left], beginningWith: $0) },
          fallback: [String(scalars: [left])]))
    }
    return TermRequirement(groups: groups, needsRow: true)
  }

  /// What remains of a run with a slip somewhere in it: its first half, or its second.
  var slipRequirement: TermRequirement {
    let middle = scalars.count / 2
    guard middle > 0 else { return typingRequirement }
    let halves = [scalars[..<middle], scalars[middle...]].compactMap { Self.pairs($0.prefix(2)).first }
    return TermRequirement(groups: [TermGroup(halves)], needsRow: true)
  }

  /// The run in a name or an address.
  var addressRequirement: TermRequirement {
    guard scalars.count > 1 else { return TermRequirement(groups: [], needsRow: true) }
    return TermRequirement(groups: literalTerms.map { TermGroup([$0, Term.address($0)]) }, needsRow: true)
  }

  private static func isInitial(_ scalar: UInt32) -> Bool { Hangul.consonantLetters.contains(scalar) }

  private static func initial(_ scalar: UInt32) -> UInt32? { Hangul.initial(of: scalar) }

  private static func doubled(_ letter: UInt32) -> UInt32? {
    switch letter {
    case 0x3131, 0x3137, 0x3142, 0x3145, 0x3148: letter + 1
    default: nil
    }
  }

  private static func pairs(_ scalars: ArraySlice<UInt32>) -> [String] {
    guard scalars.count > 1 else { return scalars.isEmpty ? [] : [String(scalars: Array(scalars))] }
    let pairs = scalars.count - 1
    let asked = min(pairs, QueryText.Word.maximumRunTerms)
    var terms: [String] = []
    for index in 0..<asked {
      let first = scalars.startIndex + (asked == 1 ? 0 : index * (pairs - 1) / (asked - 1))
      let term = String(scalars: [scalars[first], scalars[first + 1]])
      if !terms.contains(term) { terms.append(term) }
    }
    return terms
  }
}
