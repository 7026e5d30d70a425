#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import TextAnalysis

/// What a match is worth, as a sum of named terms.
///
/// Relevance puts the evidence first and lets prominence (0…1) decide within one kind of evidence. Blended is a
/// linear model: `2 · match + 1 · prominence − 0.48 · ln(1 + distance / 1 km)`, so that a kilometre costs a
/// third of a point, ten cost 1.15 and a thousand 3.3. A name spelled as typed, accents included, is worth a
/// little more than one that only folds to the same, and one of which a half-typed or mistyped text leaves nothing
/// over is worth more than a longer one.
struct Score {
  /// What a kilometre away costs, per natural logarithm.
  static let distanceWeight = -0.48
  static let matchWeight = 2.0
  static let prominenceWeight = 1.0
  static let spellingWeight = 0.02
  static let wholeNameWeight = 0.3

  let terms: [ScoreTerm]

  var value: Double { terms.reduce(0) { $0 + $1.value } }

  init(
    _ kind: MatchKind?, prominence: Double, isSpelledAsTyped: Bool = false, coversName: Bool = false,
    distanceMeters: Double?,
    order: ResultOrder
  ) {
    // Only where the kind of match does not say so already.
    let isWhole = coversName && kind ?? .exactName > .exactName
    let spelling = ScoreTerm(
      name: "spelling",
      value: (isSpelledAsTyped ? Self.spellingWeight : 0) + (isWhole ? Self.wholeNameWeight : 0))
    switch order {
    case .blended:
      var terms = [
        ScoreTerm(name: "match", value: Self.matchWeight * Self.match(kind)),
        ScoreTerm(name: "prominence", value: Self.prominenceWeight * prominence), spelling,
      ]
      if let distanceMeters {
        terms.append(ScoreTerm(name: "distance", value: Self.distanceWeight * log1p(distanceMeters / 1_000)))
      }
      self.terms = terms
    case .relevance, .distance:
      let kinds = MatchKind.allCases.count
      terms = [
        ScoreTerm(name: "match", value: 2 * Double(kinds - (kind.map { Int($0.rawValue) } ?? kinds))),
        ScoreTerm(name: "prominence", value: prominence), spelling,
      ]
    }
  }

  /// How well the words stand in the name, 0…1.
  private static func match(_ kind: MatchKind?) -> Double {
    switch kind {
    case .exactName: 1
    case .namePrefix: 0.8
    case .wordPrefix: 0.7
    case .inside, .halfTyped: 0.5
    case .choseong, .synonym, .category: 0.4
    case .keyboardSlip: 0.3
    case .typo, .address: 0.2
    case nil: 0
    }
  }
}
