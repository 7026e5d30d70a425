extension FeatureEvents {
  func push(_ context: Context) -> Bool {
    guard stack.count < limits.maximumDepth else {
      failure = ImportError(
        .tooLarge, line: line(), "the JSON is nested deeper than \(limits.maximumDepth) levels")
      return false
    }
    stack.append(context)
    return true
  }

  func openNested(_ bracket: Character) -> Bool {
    if stack.last == .properties { nested = JSONText() }
    if feature.fault == nil { nested.open(bracket) }
    return push(.property)
  }

  func closeNested(_ bracket: Character) {
    guard feature.fault == nil else { return }
    nested.close(bracket)
    guard stack.last == .properties else {
      if nested.bytes.count > limits.maximumFieldBytes { giveUpFeature(Self.tooLong(limits)) }
      return
    }
    let key = lastKey
    if let text = nested.bytes.withUnsafeBufferPointer(text) { addProperty(key, text) }
    nested = JSONText()
  }

  func addProperty(_ key: String, _ value: String) {
    let value = RowText.trimmed(value)
    if feature.fault == nil, !value.isEmpty, !key.isEmpty { feature.properties.append((key, value)) }
  }

  /// The text of a value that holds no others; nil for null.
  func plainText(_ value: JSONScalar) -> String? {
    switch value {
    case .null: nil
    case .boolean(let flag): flag ? "true" : "false"
    case .number(let bytes), .string(let bytes): text(bytes)
    }
  }

  /// `bytes` as text; nil, and the feature faulty, when they are none or too many.
  func text(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    guard bytes.count <= limits.maximumFieldBytes else {
      giveUpFeature(Self.tooLong(limits))
      return nil
    }
    do throws(RowFault) {
      try RowText.check(bytes)
    } catch {
      if feature.fault == nil { giveUpFeature(error) }
      return nil
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Decides, at the end of the root, what it was.
  func closeRoot() -> Bool {
    if isCollection { return true }
    switch feature.type {
    case "Feature":
      onFeatureEnd(feature)
    case let type? where FeatureGeometry.types.contains(type):
      onFeatureEnd(feature)
    case "FeatureCollection":
      failure = ImportError(.malformed, line: line(), "the FeatureCollection has no features array")
      return false
    case "Topology":
      failure = ImportError(.wrongContent, line: line(), "the file is TopoJSON; convert it to GeoJSON first")
      return false
    default:
      failure = ImportError(
        .wrongContent, line: line(),
        "the JSON is no GeoJSON: its type must be FeatureCollection or Feature")
      return false
    }
    return true
  }

  static func tooLong(_ limits: ImportLimits) -> RowFault {
    RowFault(.tooLong, "a value is longer than \(limits.maximumFieldBytes) bytes")
  }
}
