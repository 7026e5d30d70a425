/// What a word is to a category.
struct CategoryMeaning: Sendable, Equatable {
  /// An earlier one outweighs a later one.
  enum Role: Sendable, Equatable {
    /// The canonical id.
    case id
    /// A code in full: `amenity=cafe`.
    case code
    /// What people call it: the so-many-th of its names in a language.
    case name(CategoryLanguage, Int)
    /// The last part of a code, as files that leave out the rest have it: `cafe`, `HTL`.
    case tail
  }

  /// Canonical id of the category.
  let id: String
  let role: Role

  /// What stands in the index: `cafe:ko0`.
  init?(_ text: Slice<UnsafeBufferPointer<UInt8>>) {
    guard let colon = text.firstIndex(of: 0x3A) else { return nil }
    id = String(decoding: text[..<colon], as: UTF8.self)
    let role = text[(colon + 1)...]
    if role.elementsEqual("id".utf8) {
      self.role = .id
    } else if role.elementsEqual("code".utf8) {
      self.role = .code
    } else if role.elementsEqual("tail".utf8) {
      self.role = .tail
    } else {
      let digits = role.firstIndex { 0x30...0x39 ~= $0 } ?? role.endIndex
      let tag = role[..<digits]
      guard let language = CategoryLanguage.allCases.first(where: { tag.elementsEqual($0.tag.utf8) }) else {
        return nil
      }
      self.role = .name(language, role[digits...].reduce(0) { 10 * $0 + Int($1) - 0x30 })
    }
  }

  /// The language, when the word is a name.
  var language: CategoryLanguage? {
    if case .name(let language, _) = role { language } else { nil }
  }

  /// Less is better.
  var rank: Int {
    switch role {
    case .id: 0
    case .code: 1
    case .name: 2
    case .tail: 3
    }
  }
}
