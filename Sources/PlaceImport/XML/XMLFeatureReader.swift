import PlaceStorage

/// Places from the elements of an XML document, with each one's line and bytes.
final class XMLFeatureReader: FeatureReader {
  private let window: ByteWindow
  private let rules: FeatureRules
  private let events: any XMLFeatureEvents
  private let parser: XMLParser
  private var found: [ImportEvent] = []
  private var next = 0
  private var isFinished = false
  private var featureLine = 1
  /// Where in the document the feature at hand begins, and the chunk.
  private var featureStart = 0
  private var chunkStart = 0
  private var chunk = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
  /// The bytes of the feature at hand from earlier chunks.
  private var earlierBytes: [UInt8] = []
  private var bytesWithoutEvent = 0
  /// The end of the chunks before, where a feature's tag may have begun.
  private var tail: [UInt8] = []
  private static let tailBytes = 4 << 10

  init(window: ByteWindow, rules: FeatureRules, events: any XMLFeatureEvents) {
    self.window = window
    self.rules = rules
    self.events = events
    parser = XMLParser(events: events)
    events.onFeatureStart = { [unowned self] in startFeature() }
    events.onFeatureEnd = { [unowned self] in endFeature($0) }
  }

  func nextEvent() throws(ImportError) -> ImportEvent? {
    while next == found.count {
      guard !isFinished else { return nil }
      (found, next) = ([], 0)
      if window.count == 0, try !window.fill() {
        isFinished = true
        guard window.bytesRead > 0 else { throw ImportError(.noRows, "the file is empty") }
        try parser.finish()
        if !hasFeatures, let words = events.emptiness { throw ImportError(.noRows, words) }
      } else {
        try parse(window.bytes)
        window.consume(window.count)
      }
    }
    defer { next += 1 }
    return found[next]
  }

  /// A remark that belongs to the file rather than to an element of it.
  func add(_ fault: RowFault) {
    found.append(.rejected(RejectedRow(line: parser.line, fault: fault, raw: [])))
  }

  private var hasFeatures = false

  private func parse(_ bytes: UnsafeBufferPointer<UInt8>) throws(ImportError) {
    chunk = bytes
    defer { chunk = UnsafeBufferPointer(start: nil, count: 0) }
    let count = parser.eventCount
    try parser.parse(bytes)
    bytesWithoutEvent = parser.eventCount == count ? bytesWithoutEvent + bytes.count : 0
    guard bytesWithoutEvent <= rules.limits.maximumRowBytes else {
      throw ImportError(
        .tooLarge, line: parser.line, "a tag or comment is longer than \(rules.limits.maximumRowBytes) bytes")
    }
    if events.isInsideFeature {
      let limit = rules.limits.maximumFeatureBytes
      let room = limit + 1 - earlierBytes.count
      earlierBytes += chunk[max(0, featureStart - chunkStart)...].prefix(max(0, room))
      if earlierBytes.count > limit { events.giveUp(tooLong) }
    }
    tail = Array((tail + bytes.suffix(Self.tailBytes)).suffix(Self.tailBytes))
    chunkStart += bytes.count
  }

  private func startFeature() {
    hasFeatures = true
    featureLine = parser.line
    featureStart = parser.range.lowerBound
    earlierBytes = featureStart < chunkStart ? Array(tail.suffix(chunkStart - featureStart)) : []
  }

  private func endFeature(_ feature: Feature) {
    do throws(RowFault) {
      let (place, remark) = try feature.place(rules)
      found.append(.place(PlaceBox(place), line: featureLine, remark: remark))
    } catch {
      let end = min(max(0, parser.range.upperBound - chunkStart), chunk.count)
      let start = min(max(0, featureStart - chunkStart), end)
      let raw = (earlierBytes + chunk[start..<end]).prefix(rules.limits.maximumFeatureBytes)
      found.append(.rejected(RejectedRow(line: featureLine, fault: error, raw: Array(raw))))
    }
    earlierBytes = []
  }

  private var tooLong: RowFault {
    RowFault(.tooLong, "the element is longer than \(rules.limits.maximumFeatureBytes) bytes")
  }
}
