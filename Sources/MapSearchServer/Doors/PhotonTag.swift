import MapSearch

/// One `osm_tag` of Photon's: a key, a value or both, wanted or not.
struct PhotonTag: Sendable, Equatable {
  /// Nil for any key.
  let key: String?
  /// Nil for any value.
  let value: String?
  /// What is wanted of the tag.
  let rule: Rule

  enum Rule: Sendable {
    /// `amenity:cafe`, `amenity`, `:cafe`.
    case wanted
    /// The same after `!`.
    case unwanted
    /// `amenity:!cafe`: the key, with any other value.
    case wantedWithoutValue
  }

  /// The tag of a text; nil for a text of another form.
  init?(_ text: String) {
    let isUnwanted = text.hasPrefix("!")
    let parts = text.dropFirst(isUnwanted ? 1 : 0).split(separator: ":", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), parts.contains(where: { !$0.isEmpty }) else { return nil }
    let hasOtherValue = parts.count == 2 && parts[1].hasPrefix("!")
    let value = parts.count == 2 ? parts[1].dropFirst(hasOtherValue ? 1 : 0) : ""
    guard !parts[0].contains("!"), !value.contains("!"), parts.count == 1 || !value.isEmpty else {
      return nil
    }
    guard !hasOtherValue || !isUnwanted && !parts[0].isEmpty else { return nil }
    key = parts[0].isEmpty ? nil : String(parts[0])
    self.value = value.isEmpty ? nil : String(value)
    rule = hasOtherValue ? .wantedWithoutValue : isUnwanted ? .unwanted : .wanted
  }

  /// Whether one of a place's tags is this one, with its value.
  fileprivate func stands(in tags: [OpenStreetMapFacts.Tag]) -> Bool {
    tags.contains { (key == nil || $0.key == key) && (value == nil || $0.value == value) }
  }

  fileprivate func standsByKey(in tags: [OpenStreetMapFacts.Tag]) -> Bool { tags.contains { $0.key == key } }
}

/// All `osm_tag` of a request: one of those wanted must be there, and none of those unwanted.
struct PhotonTags: Sendable {
  private let tags: [PhotonTag]

  init(_ tags: [PhotonTag]) { self.tags = tags }

  var isEmpty: Bool { tags.isEmpty }

  /// The category that says all of it, which the index knows; nil where places must be looked at one by one.
  var category: String? {
    guard tags.count == 1, tags[0].rule == .wanted, let key = tags[0].key, let value = tags[0].value else {
      return nil
    }
    return "\(key)=\(value)"
  }

  /// Whether a place is of these kinds.
  func admits(_ place: Place) -> Bool {
    let found = OpenStreetMapFacts.tags(of: place)
    let wanted = tags.filter { $0.rule != .unwanted }
    let isWanted = wanted.contains { tag in
      tag.rule == .wanted
        ? tag.stands(in: found) : tag.standsByKey(in: found) && !tag.stands(in: found)
    }
    return (wanted.isEmpty || isWanted) && !tags.contains { $0.rule == .unwanted && $0.stands(in: found) }
  }
}
