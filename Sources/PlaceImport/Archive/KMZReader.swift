/// Places from a KMZ: a zip archive whose first KML file is the map, and may link to others in it.
///
/// No link leads out of the archive: what points elsewhere is told and left.
final class KMZReader: FeatureReader {
  private let archive: ZipArchive
  private let rules: FeatureRules
  private let encoding: TextEncoding?
  private var queue: [String]
  private var visited: Set<String>
  private var current: KMLFile?
  private var left: [ImportEvent] = []

  init(path: String, rules: FeatureRules, encoding: TextEncoding?) throws(ImportError) {
    archive = try ZipArchive(path: path)
    self.rules = rules
    self.encoding = encoding
    guard let main = archive.entries.first(where: { Self.isKML($0.name) }) else {
      throw ImportError(
        .wrongContent, "the zip archive holds no .kml file; unpack it and import what is in it")
    }
    queue = [main.name]
    visited = [main.name]
  }

  func nextEvent() throws(ImportError) -> ImportEvent? {
    while true {
      if let event = try current?.nextEvent() { return event }
      if let file = current {
        for link in file.links { follow(link, from: file.name) }
        current = nil
      }
      if !queue.isEmpty {
        let name = queue.removeFirst()
        guard let entry = archive.entry(named: name) else { continue }
        current = try KMLFile(
          source: try ZipEntrySource(archive, entry), name: name, rules: rules, encoding: encoding)
        continue
      }
      for entry in archive.entries where Self.isKML(entry.name) && visited.insert(entry.name).inserted {
        leave("\(entry.name) is in the archive and nothing links to it")
      }
      return left.isEmpty ? nil : left.removeFirst()
    }
  }

  private func follow(_ link: String, from name: String) {
    guard let target = KMLLink.entry(link, from: name) else {
      return leave("\(link.prefix(200)) is outside the archive and was not fetched")
    }
    guard archive.entry(named: target) != nil else {
      return leave("\(link.prefix(200)) is not in the archive")
    }
    if visited.insert(target).inserted { queue.append(target) }
  }

  private func leave(_ words: String) {
    left.append(.rejected(RejectedRow(line: 0, fault: RowFault(.link, words), raw: [])))
  }

  private static func isKML(_ name: String) -> Bool { name.lowercased().hasSuffix(".kml") }
}
