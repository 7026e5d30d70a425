import MapSearch

extension ValueSyntax where Value == SheetPreset {
  /// The name of a sheet.
  static var sheetPreset: ValueSyntax {
    let names = SheetPreset.all.map(\.name)
    return ValueSyntax(completion: .enumeration(names)) { (text: String) throws(ValueError) -> SheetPreset in
      if let preset = SheetPreset.named(text) { return preset }
      let suggestion = SpellingSuggestion.nearest(to: text, among: names)
      let hint = suggestion.map { "; did you mean \($0)?" } ?? ""
      throw ValueError("one of \(names.joined(separator: ", "))\(hint)")
    }
  }
}

/// Two lengths in points.
struct PointPair: Sendable, Equatable {
  let first: Double
  let second: Double
}

extension ValueSyntax where Value == PointPair {
  /// `390x844`: width and height in points, each more than 0.
  static var sizePoints: ValueSyntax {
    pair(separator: "x", in: 1, "a width and a height in points, such as 390x844")
  }

  /// `47,34`: what is left out at top and bottom, in points, each at least 0.
  static var insetPoints: ValueSyntax {
    pair(separator: ",", in: 0, "what is left out at top and bottom, in points, such as 47,34")
  }

  private static func pair(
    separator: Character, in lowest: Double, _ expectation: String
  ) -> ValueSyntax {
    ValueSyntax { (text: String) throws(ValueError) -> PointPair in
      let parts = text.split(separator: separator, omittingEmptySubsequences: false)
      let numbers = parts.compactMap { DecimalNumber.value(of: $0) }
      guard parts.count == 2, numbers.count == 2, numbers.allSatisfy({ $0 >= lowest && $0 <= 100_000 }) else {
        throw ValueError(expectation)
      }
      return PointPair(first: numbers[0], second: numbers[1])
    }
  }
}

extension ValueSyntax where Value == Double {
  /// A length in points from 0 to 100 000.
  static var lengthPoints: ValueSyntax {
    ValueSyntax { (text: String) throws(ValueError) -> Double in
      guard let number = DecimalNumber.value(of: text), (0...100_000).contains(number) else {
        throw ValueError("a length in points, such as 49")
      }
      return number
    }
  }
}
