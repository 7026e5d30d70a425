/// A parameter of a route, as its description tells it.
struct ParameterDeclaration: Sendable {
  enum Location: String, Sendable { case path, query, header }

  let name: String
  let location: Location
  let isRequired: Bool
  /// Its JSON Schema, as JSON.
  let schema: String
  let summary: String
}

/// A parameter declared with the type of its value.
struct Parameter<Value: Sendable>: Sendable {
  let declaration: ParameterDeclaration
  /// What a value must be, after "give".
  let expectation: String
  /// The value a text stands for; nil for a text that stands for none.
  let parse: @Sendable (String) -> Value?
  /// Whether a text without a value has the form that the schema asks for.
  let isWellFormed: @Sendable (String) -> Bool

  var name: String { declaration.name }

  init(
    _ name: String, in location: ParameterDeclaration.Location = .query, isRequired: Bool = false,
    schema: String, _ summary: String, expectation: String,
    isWellFormed: @escaping @Sendable (String) -> Bool = { _ in false },
    parse: @escaping @Sendable (String) -> Value?
  ) {
    declaration = ParameterDeclaration(
      name: name, location: location, isRequired: isRequired || location == .path, schema: schema,
      summary: summary)
    self.expectation = expectation
    self.parse = parse
    self.isWellFormed = isWellFormed
  }
}

extension Parameter where Value == Double {
  /// A plain number in `range`.
  static func number(
    _ name: String, in range: ClosedRange<Double>, isRequired: Bool = false, _ summary: String
  ) -> Self {
    let (low, high) = (range.lowerBound, range.upperBound)
    return Parameter(
      name, isRequired: isRequired, schema: #"{"type":"number","minimum":\#(low),"maximum":\#(high)}"#,
      summary, expectation: "a number from \(low) to \(high)"
    ) { text in
      // `Double` also reads names and hexadecimal.
      let isPlain = text.utf8.allSatisfy { 0x30...0x39 ~= $0 || "+-.eE".utf8.contains($0) }
      return isPlain ? Double(text).flatMap { range.contains($0) ? $0 : nil } : nil
    }
  }
}

extension Parameter where Value == Int {
  /// A whole number in `range`.
  static func integer(
    _ name: String, in range: ClosedRange<Int>, default usual: Int, isRequired: Bool = false,
    _ summary: String
  ) -> Self {
    let (low, high) = (range.lowerBound, range.upperBound)
    return Parameter(
      name, isRequired: isRequired,
      schema: #"{"type":"integer","minimum":\#(low),"maximum":\#(high),"default":\#(usual)}"#, summary,
      expectation: "a whole number from \(low) to \(high)"
    ) { text in
      Int(text).flatMap { range.contains($0) ? $0 : nil }
    }
  }

  /// A whole number from the range's lower end on, more than its upper end taken for that, as other services do.
  static func capped(_ name: String, in range: ClosedRange<Int>, default usual: Int, _ summary: String)
    -> Self
  {
    Parameter(
      name, schema: #"{"type":"integer","minimum":\#(range.lowerBound),"default":\#(usual)}"#, summary,
      expectation: "a whole number from \(range.lowerBound) on"
    ) { text in
      Int(text).flatMap { $0 >= range.lowerBound ? min($0, range.upperBound) : nil }
    }
  }
}

extension Parameter where Value == Bool {
  /// `true` or `false`.
  static func flag(_ name: String, _ summary: String) -> Self {
    Parameter(
      name, schema: #"{"type":"boolean","default":false}"#, summary, expectation: "true or false",
      parse: Bool.init)
  }
}

extension Parameter where Value == String {
  /// A text of `lengths` characters.
  static func text(
    _ name: String, in location: ParameterDeclaration.Location = .query, lengths: ClosedRange<Int>,
    isRequired: Bool = false, _ summary: String
  ) -> Self {
    let (low, high) = (lengths.lowerBound, lengths.upperBound)
    return Parameter(
      name, in: location, isRequired: isRequired,
      schema: #"{"type":"string","minLength":\#(low),"maxLength":\#(high),"pattern":"^[^\\u0000]*$"}"#,
      summary,
      expectation: "a text of \(low) to \(high) characters"
    ) { lengths.contains($0.unicodeScalars.count) ? $0 : nil }
  }
}

extension Parameter where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
  /// One of the enumeration's raw values.
  static func choice(_ name: String, _ summary: String) -> Self {
    let names = Value.allCases.map(\.rawValue)
    let list = names.map { "\"\($0)\"" }.joined(separator: ",")
    return Parameter(
      name, schema: #"{"type":"string","enum":[\#(list)]}"#, summary,
      expectation: "one of \(names.joined(separator: ", "))", parse: Value.init(rawValue:))
  }
}
