public import PlaceStorage

/// Something to offer while a person types.
public struct Suggestion: Sendable, Identifiable {
  /// What is offered.
  public enum Kind: Sendable {
    /// A search made before.
    case history(HistoryEntry)
    /// A category, by canonical id.
    case category(String)
    /// A place.
    case place(SearchResult)
  }

  /// What is offered.
  public var kind: Kind
  /// What to show: the search, the category's name in the language of the text, the place's name.
  public var text: String
  /// The matched parts of `text`, as ranges of UTF-16 offsets.
  public var matches: [Range<Int>]

  /// The same for the same search, category or place, from keystroke to keystroke.
  public var id: String {
    switch kind {
    case .history(let entry): "history:\(entry.id)"
    case .category(let id): "category:\(id)"
    case .place(let result): "place:\(result.id)"
    }
  }
}
