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

/// A piece of an angle's text.
enum AngleToken: Equatable {
  enum Hemisphere: Equatable { case north, south, east, west }

  struct Number: Equatable {
    var magnitude: Double
    var isNegative: Bool
    var isSigned: Bool
    var hasFraction: Bool
  }

  case number(Number)
  /// Degrees 0, minutes 1, seconds 2.
  case mark(Int)
  case hemisphere(Hemisphere)
  /// A comma or semicolon that belongs to no number.
  case separator

  /// The pieces of `text`; nil when something in it belongs to no angle.
  ///
  /// A comma right between two digits is a decimal comma when `decimalComma` is set.
  static func tokens(_ text: String, decimalComma: Bool) -> [AngleToken]? {
    var tokens: [AngleToken] = []
    let scalars = Array(text.unicodeScalars)
    var index = 0
    while index < scalars.count {
      let scalar = scalars[index]
      let next = index + 1 < scalars.count ? scalars[index + 1] : " "
      switch scalar {
      case " ", "\t", "\u{A0}", "(", ")": break
      case ",", ";": tokens.append(.separator)
      case "°", "º", "˚", "d", "도", "度": tokens.append(.mark(0))
      case "'", "’", "‘", "′", "´", "`", "분", "分":
        // Two of them are one mark of seconds.
        if minutes.contains(next) {
          tokens.append(.mark(2))
          index += 1
        } else {
          tokens.append(.mark(1))
        }
      case "\"", "”", "“", "″", "초", "秒": tokens.append(.mark(2))
      case "N", "n": tokens.append(.hemisphere(.north))
      case "S", "s": tokens.append(.hemisphere(.south))
      case "E", "e": tokens.append(.hemisphere(.east))
      case "W", "w": tokens.append(.hemisphere(.west))
      case "0"..."9", "+", "-", "−", ".":
        guard let number = number(scalars, &index, decimalComma: decimalComma) else { return nil }
        tokens.append(.number(number))
        continue
      default: return nil
      }
      index += 1
    }
    return tokens
  }

  private static let minutes: Set<Unicode.Scalar> = ["'", "’", "‘", "′", "´", "`"]

  private static func number(
    _ scalars: [Unicode.Scalar], _ index: inout Int, decimalComma: Bool
  ) -> Number? {
    var digits: [UInt8] = []
    var number = Number(magnitude: 0, isNegative: false, isSigned: false, hasFraction: false)
    if ["+", "-", "−"].contains(scalars[index]) {
      number.isSigned = true
      number.isNegative = scalars[index] != "+"
      index += 1
    }
    while index < scalars.count {
      let scalar = scalars[index]
      if ("0"..."9").contains(scalar) {
        digits.append(UInt8(scalar.value))
      } else if scalar == "." || decimalComma && scalar == "," && isDigit(scalars, index + 1),
        !number.hasFraction
      {
        number.hasFraction = true
        digits.append(UInt8(ascii: "."))
      } else {
        break
      }
      index += 1
    }
    guard let magnitude = digits.withUnsafeBufferPointer({ DecimalNumber.parse($0) }) else { return nil }
    number.magnitude = magnitude
    return number
  }

  private static func isDigit(_ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
    index < scalars.count && ("0"..."9").contains(scalars[index])
  }
}
