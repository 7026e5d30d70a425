/// How a page was found: what was asked of the index, and what it cost.
public struct SearchExplanation: Sendable, Equatable {
  /// The way the candidates were found.
  public enum Plan: String, Sendable {
    /// A word is so rare that its whole list was read.
    case rareWordFirst
    /// A disc around the location grew until the results were certain.
    case growingDisc
    /// All keys of the area were read.
    case areaScan
    /// The request cannot match: a word is in no place.
    case nothing
  }

  /// The way the candidates were found.
  public var plan: Plan
  /// The terms asked for: a place needs one of each group.
  public var termGroups: [[String]]
  /// The readings of the words that were tried, in order.
  public var readings: [String] = []
  /// Radii of the discs scanned, in metres.
  public var discRadiiMeters: [Double] = []
  /// Key ranges read.
  public var keyRanges = 0
  /// Keys that had the terms.
  public var candidates = 0
  /// Rows read to decide and to show.
  public var rowsFetched = 0
  /// Rows the words did not hold on after all.
  public var rowsRejected = 0

  /// Adds what a further reading cost; the plan and its terms remain those of the first.
  mutating func add(_ more: SearchExplanation) {
    discRadiiMeters += more.discRadiiMeters
    keyRanges += more.keyRanges
    candidates += more.candidates
    rowsFetched += more.rowsFetched
    rowsRejected += more.rowsRejected
    readings += more.readings
  }
}
