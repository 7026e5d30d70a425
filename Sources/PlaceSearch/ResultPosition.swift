import Geodesy

/// Where a page ended: the last result's rank in the order, which the next page starts after.
///
/// As a cursor it is text: version, fingerprint of the request, reading, results so far, score and distance as hexadecimal bits, name
/// and id as hexadecimal UTF-8, the time the places are open at, and a checksum, since a cursor that lost its tail on the way would still read
/// as a position. A place added meanwhile moves nothing, so pages neither repeat nor skip.
struct ResultPosition: Equatable {
  /// Which reading of the words the last result is of.
  var reading = 0
  /// How many results came before, over all pages.
  var found = 0
  /// The score, for orders that have one; else 0.
  var score: Double
  /// Distance from the origin in metres; 0 without one.
  var distanceMeters: Double
  var name: String
  var id: String
  /// When the places were to be open, in seconds since 1970; nil when that was not asked, or by their own clocks.
  var openingInstant: Int64?

  /// Whether `hit` comes after this position in the order of distance, name and id.
  func isBefore<Index>(_ hit: NearestSearch<Index>.Hit) -> Bool {
    if hit.distanceMeters != distanceMeters { return hit.distanceMeters > distanceMeters }
    return Self.precedes((name, id), (hit.place.name, hit.place.id))
  }

  /// Whether `left` comes before `right` in the order of distance, name and id.
  static func isOrdered<Index>(_ left: NearestSearch<Index>.Hit, _ right: NearestSearch<Index>.Hit) -> Bool {
    if left.distanceMeters != right.distanceMeters { return left.distanceMeters < right.distanceMeters }
    return precedes((left.place.name, left.place.id), (right.place.name, right.place.id))
  }

  /// The order of places by name, then id: byte by byte, the same on every system and in every locale.
  ///
  /// Also whether two names are equal is asked of their bytes: `==` takes composed and decomposed forms for
  /// equal, between which other names may stand, and the order would have circles.
  static func precedes(_ left: (name: String, id: String), _ right: (name: String, id: String)) -> Bool {
    left.name.utf8.elementsEqual(right.name.utf8)
      ? left.id.utf8.lexicographicallyPrecedes(right.id.utf8)
      : left.name.utf8.lexicographicallyPrecedes(right.name.utf8)
  }

  // MARK: Text

  func cursor(fingerprint: UInt64) -> String {
    let text =
      "3-" + String(fingerprint, radix: 16) + "-" + String(reading, radix: 16) + "-"
      + String(found, radix: 16)
      + "-" + String(score.bitPattern, radix: 16) + "-"
      + String(distanceMeters.bitPattern, radix: 16) + "-" + Self.hexadecimal(name) + "-"
      + Self.hexadecimal(id) + "-" + (openingInstant.map { String(UInt64(bitPattern: $0), radix: 16) } ?? "")
    return text + "-" + Self.checksum(text.utf8)
  }

  private static func checksum(_ text: some Sequence<UInt8>) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return String(hash, radix: 16)
  }

  init(
    reading: Int = 0, found: Int = 0, score: Double, distanceMeters: Double, name: String, id: String,
    openingInstant: Int64? = nil
  ) {
    self.openingInstant = openingInstant
    self.reading = reading
    self.found = found
    self.score = score
    self.distanceMeters = distanceMeters
    self.name = name
    self.id = id
  }

  init(cursor: String, fingerprint: UInt64) throws(SearchError) {
    let parts = cursor.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 10, parts[0] == "3",
      Self.checksum(cursor.utf8.dropLast(parts[9].utf8.count + 1)) == parts[9],
      let given = UInt64(parts[1], radix: 16),
      let reading = Int(parts[2], radix: 16), let found = Int(parts[3], radix: 16), reading >= 0, found >= 0,
      let score = UInt64(parts[4], radix: 16), let distance = UInt64(parts[5], radix: 16),
      let name = Self.text(parts[6]), let id = Self.text(parts[7]),
      parts[8].isEmpty || UInt64(parts[8], radix: 16) != nil,
      Double(bitPattern: score).isFinite, Double(bitPattern: distance).isFinite
    else {
      throw SearchError(.invalidCursor, "the cursor is damaged; search again without one")
    }
    guard given == fingerprint else {
      throw SearchError(
        .invalidCursor, "the cursor belongs to another search; repeat that one's words, place and filters")
    }
    self.init(
      reading: reading, found: found, score: Double(bitPattern: score),
      distanceMeters: Double(bitPattern: distance), name: name, id: id,
      openingInstant: UInt64(parts[8], radix: 16).map(Int64.init(bitPattern:)))
  }

  private static func hexadecimal(_ text: String) -> String {
    let digits = Array("0123456789abcdef".utf8)
    var result: [UInt8] = []
    result.reserveCapacity(2 * text.utf8.count)
    for byte in text.utf8 {
      result.append(digits[Int(byte >> 4)])
      result.append(digits[Int(byte & 15)])
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func text(_ hexadecimal: Substring) -> String? {
    let digits = Array(hexadecimal.utf8)
    guard digits.count % 2 == 0 else { return nil }
    var bytes: [UInt8] = []
    for index in stride(from: 0, to: digits.count, by: 2) {
      guard let byte = UInt8(String(decoding: digits[index...index + 1], as: UTF8.self), radix: 16) else {
        return nil
      }
      bytes.append(byte)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}

extension SearchRequest {
  /// Tells requests apart that give other lists; the limit and the cursor do not count.
  var fingerprint: UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func mix(_ value: UInt64) {
      for shift in 0..<8 { step(UInt8(truncatingIfNeeded: value >> UInt64(8 * shift))) }
    }
    func mix(_ text: String?) {
      for byte in (text ?? "\u{1}").utf8 { step(byte) }
      step(0)
    }
    func step(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    mix(text)
    mix(category)
    mix(sort?.rawValue)
    mix(completesLastWord ? 1 : 0)
    mix(matching.rawValue)
    mix(mergesDuplicates ? 1 : 0)
    for number in [
      location?.latitude, location?.longitude, radiusMeters, box?.west, box?.south, box?.east, box?.north,
    ] { mix(number.map(\.bitPattern) ?? 1) }
    if let opening {
      mix(opening.timeZone)
      switch opening.moment {
      case .now: mix(2)
      case .instant(let instant): mix(UInt64(bitPattern: instant))
      case .local(let minute): mix("\(minute)")
      }
    }
    return hash
  }
}
