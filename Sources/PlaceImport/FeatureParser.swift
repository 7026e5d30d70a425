import PlaceStorage

/// Makes import events of GeoJSON text given in chunks, with each feature's line and bytes.
final class FeatureParser {
  /// What was found and not yet taken.
  private(set) var found: [ImportEvent] = []
  private let limits: ImportLimits
  private var rules: FeatureRules
  /// What a feature must be beside what all must.
  private let adapt: (inout Feature) throws(RowFault) -> Bool
  private let events: FeatureEvents
  // After `events`, which it points to without owning it.
  private let parser: JSONParser

  private var chunk = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
  /// The line at `lineOffset` of the chunk; lines are counted only when a feature begins.
  private var countedLine: Int
  private var lineOffset = 0
  private var featureLine = 1
  /// How many features have begun.
  private var featureCount = 0
  /// Where in the chunk the feature at hand begins; 0 when it began in an earlier one.
  private var featureOffset = 0
  /// The bytes of the feature at hand from earlier chunks.
  private var earlierBytes: [UInt8] = []
  /// Bytes read since the last chunk with an event: those of one string or number, held by the parser.
  private var bytesWithoutEvent = 0

  /// A parser of one document, whose first line is `line`.
  ///
  /// - Parameter adapt: Prepares a feature whose properties have a meaning of their own; false leaves it out.
  init(
    _ rules: FeatureRules, line: Int = 1,
    adapt: @escaping (inout Feature) throws(RowFault) -> Bool = { _ in true }
  ) {
    self.rules = rules
    self.adapt = adapt
    limits = rules.limits
    countedLine = line
    events = FeatureEvents(limits: limits)
    parser = JSONParser(events: events)
    events.onFeatureStart = { [unowned self] in startFeature(length: $0) }
    events.onFeatureEnd = { [unowned self] in endFeature($0) }
    events.onSystem = { [unowned self] in take(system: $0) }
    events.line = { [unowned self] in currentLine() }
  }

  /// Takes the events found so far.
  func takeFound() -> [ImportEvent] {
    defer { found.removeAll(keepingCapacity: true) }
    return found
  }

  /// Reads `bytes`, which may begin and end anywhere.
  func parse(_ bytes: UnsafeBufferPointer<UInt8>) throws(ImportError) {
    chunk = bytes
    (lineOffset, featureOffset) = (0, 0)
    defer { chunk = UnsafeBufferPointer(start: nil, count: 0) }
    let count = events.count
    try check(parser.parse(bytes))
    bytesWithoutEvent = events.count == count ? bytesWithoutEvent + bytes.count : 0
    let limit = min(limits.maximumValueBytes, limits.maximumFeatureBytes)
    guard bytesWithoutEvent <= limit else {
      throw ImportError(.tooLarge, line: currentLine(), "a JSON value is longer than \(limit) bytes")
    }
    if events.isInsideFeature { keepBytes() }
    _ = currentLine()
  }

  /// Ends the document.
  func finish() throws(ImportError) { try check(parser.finish()) }

  private func check(_ outcome: JSONParser.Outcome) throws(ImportError) {
    switch outcome {
    case .fine: return
    case .stopped:
      throw events.failure ?? ImportError(.malformed, line: currentLine(), "the JSON cannot be read")
    case .malformed(let words):
      throw ImportError(.malformed, line: currentLine(), "the JSON is broken: \(words)")
    }
  }

  /// The physical line of the event at hand.
  private func currentLine() -> Int {
    let end = min(parser.bytesConsumed, chunk.count)
    while lineOffset < end {
      if chunk[lineOffset] == UInt8(ascii: "\n") { countedLine += 1 }
      lineOffset += 1
    }
    return countedLine
  }

  /// Reads what follows in the system of this name, unless another one was asked for.
  private func take(system name: String) -> Bool {
    guard !CoordinateReferenceSystem.isWGS84(name), rules.transform == nil else { return true }
    guard featureCount == 0 else {
      events.failure = ImportError(
        .projected, line: currentLine(),
        "the crs member says \(CoordinateReferenceSystem.shortName(name).prefix(80)) after the features; name the "
          + "system instead: --crs \(CoordinateReferenceSystem.shortName(name).prefix(80))")
      return false
    }
    do throws(ImportError) {
      rules.transform = try CoordinateTransform(from: name)
      return true
    } catch {
      events.failure = ImportError(error.code, line: currentLine(), error.message)
      return false
    }
  }

  private func startFeature(length: Int) {
    featureLine = currentLine()
    if events.isCollection { featureCount += 1 }
    featureOffset = max(0, min(parser.bytesConsumed, chunk.count) - length)
    earlierBytes.removeAll(keepingCapacity: true)
  }

  private func endFeature(_ feature: Feature) {
    let end = min(parser.bytesConsumed, chunk.count)
    let length = earlierBytes.count + end - featureOffset
    do throws(RowFault) {
      guard length <= limits.maximumFeatureBytes else { throw tooLong }
      let rest = chunk[featureOffset..<end]
      let hasLoneSurrogate =
        earlierBytes.isEmpty
        ? JSONEscapes.holdLoneSurrogate(rest) : JSONEscapes.holdLoneSurrogate(earlierBytes + rest)
      guard !hasLoneSurrogate else {
        throw RowFault(.notText, "a \\u escape is half a character (a lone surrogate)")
      }
      var feature = feature
      if try adapt(&feature) {
        let (place, remark) = try feature.place(rules)
        found.append(.place(PlaceBox(place), line: featureLine, remark: remark))
      }
    } catch {
      let raw = earlierBytes + chunk[featureOffset..<end]
      let kept = Array(raw.prefix(limits.maximumFeatureBytes))
      found.append(
        .rejected(
          RejectedRow(
            line: featureLine, feature: events.isCollection ? featureCount : nil, fault: error, raw: kept)))
    }
    earlierBytes.removeAll(keepingCapacity: true)
    featureOffset = end
  }

  /// Keeps what the chunk holds of the feature at hand, up to the limit.
  private func keepBytes() {
    let room = limits.maximumFeatureBytes + 1 - earlierBytes.count
    earlierBytes += chunk[featureOffset...].prefix(max(0, room))
    if earlierBytes.count > limits.maximumFeatureBytes { events.giveUpFeature(tooLong) }
  }

  private var tooLong: RowFault {
    RowFault(.tooLong, "the feature is longer than \(limits.maximumFeatureBytes) bytes")
  }
}
