extension QueryText.Word {
  /// Most pairs of neighbours asked for a run; they are spread over it, and the row decides on the rest.
  package static let maximumRunTerms = 6

  /// The terms to ask for under `reading`.
  package func requirement(_ reading: TextReading) -> TermRequirement {
    var requirement =
      switch (kind, reading) {
      case (.word, .addresses): addressWordRequirement
      case (.word, _): isPrefix ? prefixRequirement : wordRequirement
      case (.run, .literal): literalRunRequirement
      case (.run, .typing): RunTerms(self).typingRequirement
      case (.run, .typos): RunTerms(self).slipRequirement
      case (.run, .addresses): RunTerms(self).addressRequirement
      }
    if reading != .literal { addMeanings(&requirement) }
    return requirement
  }

  /// A place of the category, or with its name in another language, needs no term of the word.
  private func addMeanings(_ requirement: inout TermRequirement) {
    guard !categories.isEmpty else { return }
    var meanings = categories.map(Term.category)
    for synonym in synonyms {
      guard let term = synonym.literalTerms.first else { continue }
      if !meanings.contains(term) { meanings.append(term) }
      if synonym.requirement(.literal).needsRow { requirement.needsRow = true }
    }
    // The word has several groups; the meanings join the first, and the row tells what the others would.
    guard var first = requirement.groups.first else { return }
    if requirement.groups.count > 1 { requirement.needsRow = true }
    first.terms += meanings.filter { !first.terms.contains($0) }
    first.fallback? += meanings
    requirement.groups = [first]
  }

  private var literalTerms: [String] { requirement(.literal).groups.flatMap(\.terms) }

  private var wordRequirement: TermRequirement {
    let (cut, isCut) = cutText
    return TermRequirement(groups: [TermGroup([cut])], needsRow: isCut)
  }

  private var prefixRequirement: TermRequirement {
    if text.unicodeScalars.count <= Term.maximumPrefixScalars {
      return TermRequirement(groups: [TermGroup([Term.prefix(text)])], needsRow: false)
    }
    let cut = cutText.text
    guard cut.utf8.count == text.utf8.count else {
      return TermRequirement(groups: [TermGroup([cut])], needsRow: true)
    }
    return TermRequirement(
      groups: [TermGroup([], spans: [.init(beginningWith: text)], fallback: [coarsePrefixTerm])],
      needsRow: false)
  }

  private var addressWordRequirement: TermRequirement {
    let cut = cutText.text
    var group = TermGroup([cut, Term.address(cut)])
    // Numbers of an address are whole words, but the row may have one in its name.
    if isPrefix {
      group = TermGroup(
        [], spans: [.init(beginningWith: cut), .init(beginningWith: Term.address(cut))], fallback: nil)
    }
    return TermRequirement(groups: [group], needsRow: true)
  }

  private var literalRunRequirement: TermRequirement {
    let terms = RunTerms(self).literalTerms
    return TermRequirement(
      groups: terms.map { TermGroup([$0]) }, needsRow: text.unicodeScalars.count > 2)
  }

  /// The text as the index keeps it, and whether a longer word may look the same there.
  private var cutText: (text: String, isCut: Bool) {
    let bytes = Array(text.utf8)
    let cut = Term.cutLength(bytes[...])
    return (String(decoding: bytes[..<cut], as: UTF8.self), bytes.count >= Term.shortestCutBytes)
  }

  /// The term of prominent places with this word, or for a run with its first letter.
  package var prominentTerm: String {
    switch kind {
    case .run: Term.prominent(String(text.unicodeScalars.prefix(1)))
    case .word: Term.prominent(cutText.text)
    }
  }

  /// The prefix term that holds every word beginning with this one, when the vocabulary has too many.
  private var coarsePrefixTerm: String {
    Term.prefix(String(text.unicodeScalars.prefix(Term.maximumPrefixScalars)))
  }
}
