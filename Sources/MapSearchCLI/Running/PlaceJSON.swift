import MapSearch

/// A place as members of a JSON object; what is not known is left out but for the contract's own names.
enum PlaceJSON {
  static func members(_ place: Place) -> [(name: String, value: JSONValue)] { base(place) + further(place) }

  /// What every result has.
  static func base(_ place: Place) -> [(name: String, value: JSONValue)] {
    [
      ("id", .string(place.id)), ("name", .string(place.name)), ("category", .optional(place.category)),
      ("latitude", .number(place.coordinate.latitude)), ("longitude", .number(place.coordinate.longitude)),
      ("address", .optional(place.address)),
    ]
  }

  /// Whatever else is known.
  static func further(_ place: Place) -> [(name: String, value: JSONValue)] {
    var members: [(name: String, value: JSONValue)] = []
    let known: [(name: String, value: String?)] = [
      ("lotAddress", place.lotAddress), ("phone", place.phone), ("website", place.website),
      ("openingHours", place.openingHours),
    ]
    for entry in known { if let value = entry.value { members.append((entry.name, .string(value))) } }
    if place.prominence > 0 { members.append(("prominence", .number(place.prominence))) }
    if !place.alternateNames.isEmpty {
      let names = place.alternateNames.map { name -> JSONValue in
        ["language": .string(name.language), "name": .string(name.name)]
      }
      members.append(("alternateNames", .array(names)))
    }
    if !place.attributes.isEmpty {
      let sorted = place.attributes.sorted { $0.key < $1.key }
      members.append(("attributes", .object(sorted.map { ($0.key, .string($0.value)) })))
    }
    return members
  }
}
