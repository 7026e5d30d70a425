/// What an import did with a file's rows.
public struct ImportSummary: Sendable, Equatable {
  /// How the file was read.
  public var format = PlaceFileFormat.csv
  /// The encoding of its text; nil when it is not text.
  public var encoding: TextEncoding?
  /// Rows or features in the file.
  public var rows = 0
  /// Places that are new.
  public var inserted = 0
  /// Places that were known and have changed.
  public var updated = 0
  /// Places that were known and are the same.
  public var unchanged = 0
  /// Places of the source that the file no longer has, when it replaces the source.
  public var removed = 0
  /// Rows that are no place, by reason.
  public var rejections: [RejectionKind: Int] = [:]
  /// Places whose latitude and longitude stood in each other's place.
  public var swapped = 0
  /// Places at 0, 0 and the like.
  public var placeholders = 0
  /// Rows with the id of an earlier row, whose place they took.
  public var repeated = 0

  /// Nothing yet.
  public init() {}

  /// Rows that are no place.
  public var rejected: Int { rejections.values.reduce(0, +) }
  /// Rows that are places and odd.
  public var remarked: Int { swapped + placeholders + repeated }
}
