/// The source that a file's places are of.
public struct ImportOrigin: Sendable, Equatable {
  /// The source's name; nil: the file's own, or what is put before its ids.
  public var name: String?
  /// Whether the source is to have what is in the file and nothing else: its other places are deleted.
  public var replaces: Bool
  /// Whom to name where its places are shown; nil leaves what is known.
  public var attribution: String?
  /// On what terms it may be used; nil leaves what is known.
  public var licence: String?

  /// A source, by default of the file's own name, to whose places others are added.
  public init(
    name: String? = nil, replaces: Bool = false, attribution: String? = nil, licence: String? = nil
  ) {
    self.name = name
    self.replaces = replaces
    self.attribution = attribution
    self.licence = licence
  }
}
