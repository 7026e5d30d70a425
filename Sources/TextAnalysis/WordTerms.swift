extension QueryText.Word {
  /// What an index must hold for a place to have this word.
  package struct Requirement: Sendable, Equatable {
    /// Each of these terms is needed.
    package var allOf: [String]
    /// When not nil, one vocabulary word beginning with this is needed too.
    package var vocabularyPrefix: String?
    /// Whether places with these terms may still lack the word, so that the row decides.
    package var needsRow: Bool
  }

  /// Most pairs of neighbours asked for a run; they are spread over it, and the row decides on the rest.
  package static let maximumRunTerms = 6

  /// The terms to ask for.
  package var requirement: Requirement {
    switch kind {
    case .run: runRequirement
    case .word: isPrefix ? prefixRequirement : wordRequirement
    }
  }

  private var wordRequirement: Requirement {
    let bytes = Array(text.utf8)
    let cut = Term.cutLength(bytes[...])
    return Requirement(
      allOf: [String(decoding: bytes[..<cut], as: UTF8.self)], vocabularyPrefix: nil,
      needsRow: bytes.count >= Term.shortestCutBytes)
  }

  private var prefixRequirement: Requirement {
    let scalars = text.unicodeScalars
    if scalars.count <= Term.maximumPrefixScalars {
      return Requirement(allOf: [Term.prefix(text)], vocabularyPrefix: nil, needsRow: false)
    }
    let cut = Term.cutLength(Array(text.utf8)[...])
    guard cut == text.utf8.count else {
      return Requirement(
        allOf: [String(decoding: text.utf8.prefix(cut), as: UTF8.self)], vocabularyPrefix: nil, needsRow: true
      )
    }
    return Requirement(allOf: [], vocabularyPrefix: text, needsRow: false)
  }

  private var runRequirement: Requirement {
    let scalars = Array(text.unicodeScalars)
    guard scalars.count > 1 else { return Requirement(allOf: [text], vocabularyPrefix: nil, needsRow: false) }
    let pairs = scalars.count - 1
    let asked = min(pairs, Self.maximumRunTerms)
    var terms: [String] = []
    for index in 0..<asked {
      let first = asked == 1 ? 0 : index * (pairs - 1) / (asked - 1)
      var pair = String.UnicodeScalarView()
      pair.append(contentsOf: scalars[first...first + 1])
      let term = String(pair)
      if !terms.contains(term) { terms.append(term) }
    }
    return Requirement(allOf: terms, vocabularyPrefix: nil, needsRow: pairs > 1)
  }

  /// The term of prominent places with this word, or for a run with its first letter.
  package var prominentTerm: String {
    switch kind {
    case .run: Term.prominent(String(text.unicodeScalars.prefix(1)))
    case .word:
      Term.prominent(String(decoding: text.utf8.prefix(Term.cutLength(Array(text.utf8)[...])), as: UTF8.self))
    }
  }

  /// The prefix term that holds every word beginning with this one, when `vocabularyPrefix` has too many.
  package var coarsePrefixTerm: String {
    var head = String.UnicodeScalarView()
    head.append(contentsOf: text.unicodeScalars.prefix(Term.maximumPrefixScalars))
    return Term.prefix(String(head))
  }
}
