/// Where places come from: a name, whom to thank, and on what terms.
public struct PlaceSource: Sendable, Equatable {
  /// Its name, unique in a database.
  public let name: String
  /// Whom to name where its places are shown, e.g. `© OpenStreetMap contributors`.
  public let attribution: String?
  /// On what terms it may be used, e.g. `ODbL 1.0`.
  public let licence: String?
  /// How many places are of it.
  public let placeCount: Int
  /// The file brought in last.
  public let file: String?
  /// When that was, in microseconds since 1970-01-01T00:00:00Z.
  public let importedMicroseconds: Int64?
}

/// What is to be shown where a source's places are shown.
public struct SourceCredit: Sendable, Equatable {
  /// The source's name.
  public let name: String
  /// Whom to name, e.g. `© OpenStreetMap contributors`.
  public let attribution: String?
  /// On what terms the places may be used, e.g. `ODbL 1.0`.
  public let licence: String?
}

/// The source of one place, and the import that had it last.
public struct PlaceOrigin: Sendable, Equatable {
  /// The source's name.
  public let source: String
  /// The file.
  public let file: String
  /// When it was brought in, in microseconds since 1970-01-01T00:00:00Z.
  public let importedMicroseconds: Int64
}
