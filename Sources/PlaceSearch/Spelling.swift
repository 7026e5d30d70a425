import PlaceStorage

/// Whether a name holds a text letter by letter, accents and all; case and composition aside.
struct Spelling {
  private let typed: [Character]

  init(_ typed: String) { self.typed = Array(typed.lowercased()) }

  /// Whether a name of `place` does.
  ///
  /// - Complexity: O(*n* *m*).
  func holds(_ place: Place) -> Bool {
    guard !typed.isEmpty else { return false }
    return holds(place.name) || place.alternateNames.contains { holds($0.name) }
  }

  private func holds(_ name: String) -> Bool {
    let name = Array(name.lowercased())
    guard name.count >= typed.count else { return false }
    return (0...name.count - typed.count).contains { name[$0..<$0 + typed.count].elementsEqual(typed) }
  }
}
