/// What kind of place a place is.
package struct PlaceCategory: Sendable, Equatable {
  /// Canonical id, such as `korean_restaurant`.
  package let id: String
  /// The category it is a kind of.
  package let parent: String?
  /// What files call it: `cuisine=korean`, `CE7`, `S.HTL`, 한식.
  package let codes: [String]
  /// What people call it, the name to show first.
  package let names: [CategoryLanguage: [String]]
}
