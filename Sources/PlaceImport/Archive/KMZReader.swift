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

/// Addresses in KML.
enum KMLLink {
  /// The archive's entry that `link` in the file `name` points to; nil when it points out of the archive.
  static func entry(_ link: String, from name: String) -> String? {
    let path = link.prefix { $0 != "#" && $0 != "?" }
    guard !path.contains(":"), !path.hasPrefix("/"), !path.contains("\\"), !path.isEmpty else { return nil }
    var parts = name.split(separator: "/").dropLast().map(String.init)
    for part in path.split(separator: "/") {
      switch part {
      case ".": break
      case "..":
        guard parts.popLast() != nil else { return nil }
      default: parts.append(decoded(part))
      }
    }
    return parts.contains("..") ? nil : parts.joined(separator: "/")
  }

  /// `text` with its percent escapes undone.
  private static func decoded(_ text: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), rest.count >= 2,
        let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
