public import Geodesy

/// A search that is remembered.
public struct HistoryEntry: Sendable, Equatable, Identifiable {
  /// Number of the entry; it stays when the search is repeated.
  public let id: Int64
  /// The words as typed last.
  public let query: String
  /// Where the search was last made from; nil when it had no location.
  public let location: Coordinate?
  /// How many results it had last.
  public let resultCount: Int
  /// The id of the place last chosen from its results; nil when none was.
  public let chosenPlaceID: String?
  /// How often it was made, from 1.
  public let useCount: Int
  /// When it was last made, in microseconds since 1970-01-01T00:00:00Z.
  public let usedMicroseconds: Int64
}
