/// An angle as people write it: `37°33'58.8"N`, `N 45° 25.495'`, `38 54.5W`, `22.92°E`.
struct AngleText: Equatable {
  /// What a hemisphere's letter says.
  enum Axis: Equatable { case latitude, longitude }

  /// In degrees; west and south negative.
  let degrees: Double
  /// Which of the two it is, where a letter says so.
  let axis: Axis?

  /// The angle that `tokens` are: one to three numbers, marked in order or not at all, and at most one letter.
  ///
  /// A minus beside N or E stays a minus. Nil for anything else: nothing is cut off or guessed.
  init?(_ tokens: ArraySlice<AngleToken>) {
    var parts: [Double] = []
    var isNegative = false
    var letter: AngleToken.Hemisphere?
    var lastMark = -1
    var wasNumber = false
    var hasFraction = false
    for token in tokens {
      switch token {
      case .number(let number):
        // Only the last number has decimals, and only the first a sign.
        guard parts.count < 3, !hasFraction, parts.isEmpty || !number.isSigned else { return nil }
        if parts.isEmpty { isNegative = number.isNegative }
        hasFraction = number.hasFraction
        parts.append(number.magnitude)
        wasNumber = true
      case .mark(let unit):
        guard wasNumber, unit > lastMark, unit == parts.count - 1 else { return nil }
        lastMark = unit
        wasNumber = false
      case .hemisphere(let hemisphere):
        guard letter == nil else { return nil }
        letter = hemisphere
      case .separator: return nil
      }
    }
    guard let first = parts.first else { return nil }
    guard parts.dropFirst().allSatisfy({ $0 < 60 }) else { return nil }
    let minutes = parts.count > 1 ? parts[1] : 0
    let seconds = parts.count > 2 ? parts[2] : 0
    let magnitude = first + minutes / 60 + seconds / 3600
    degrees = isNegative || letter == .south || letter == .west ? -magnitude : magnitude
    switch letter {
    case .north, .south: axis = .latitude
    case .east, .west: axis = .longitude
    case nil: axis = nil
    }
  }
}
