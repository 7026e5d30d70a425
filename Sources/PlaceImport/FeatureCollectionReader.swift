import PlaceStorage

/// Places from one GeoJSON document.
final class FeatureCollectionReader: FeatureReader {
  private let window: ByteWindow
  private let parser: FeatureParser
  private var found: [ImportEvent] = []
  private var next = 0
  private var isFinished: Bool

  init(window: ByteWindow, rules: FeatureRules) {
    self.window = window
    // Nothing but white space is no rows rather than broken JSON.
    isFinished = window.isAtEnd && window.bytes.allSatisfy(RowText.isSpace)
    parser = FeatureParser(rules)
  }

  func nextEvent() throws(ImportError) -> ImportEvent? {
    while next == found.count {
      guard !isFinished else { return nil }
      if window.count == 0, try !window.fill() {
        isFinished = true
        try parser.finish()
      } else {
        try parser.parse(window.bytes)
        window.consume(window.count)
      }
      found = parser.takeFound()
      next = 0
    }
    defer { next += 1 }
    return found[next]
  }
}
