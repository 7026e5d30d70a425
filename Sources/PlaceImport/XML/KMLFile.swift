/// One KML file and what it links to.
final class KMLFile: FeatureReader {
  let name: String
  private(set) var links: [String] = []
  private let reader: XMLFeatureReader

  init(
    source: any ByteSource, name: String, rules: FeatureRules, encoding: TextEncoding?,
    chunkBytes: Int = ByteWindow.defaultChunkBytes
  ) throws(ImportError) {
    self.name = name
    let events = KMLPlacemarks(limits: rules.limits)
    reader = XMLFeatureReader(
      window: try XMLText.window(source, encoding: encoding, chunkBytes: chunkBytes), rules: rules,
      events: events)
    events.onLink = { [unowned self] in
      // A file of links alone shall not fill memory.
      if links.count < Self.maximumLinks { links.append($0) }
    }
  }

  private static let maximumLinks = 10_000

  func nextEvent() throws(ImportError) -> ImportEvent? { try reader.nextEvent() }
}

/// A KML file that stands alone: its links are told and left.
final class LoneKMLReader: FeatureReader {
  private let file: KMLFile
  private var told = 0

  init(_ file: KMLFile) { self.file = file }

  func nextEvent() throws(ImportError) -> ImportEvent? {
    if let event = try file.nextEvent() { return event }
    guard told < file.links.count else { return nil }
    defer { told += 1 }
    let words = "\(file.links[told].prefix(200)) is another file, linked to and not fetched"
    return .rejected(RejectedRow(line: 0, fault: RowFault(.link, words), raw: []))
  }
}
