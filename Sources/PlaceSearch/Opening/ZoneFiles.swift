#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import OpeningTimes
import Synchronization

/// The time zones of the system, read once each.
enum ZoneFiles {
  private static let folders = [
    "/usr/share/zoneinfo", "/var/db/timezone/zoneinfo", "/usr/lib/zoneinfo", "/usr/share/lib/zoneinfo",
  ]
  /// No file of the database is a tenth of it.
  private static let maximumBytes = 1 << 20
  /// Names asked for that are kept, known or not; a database may hold any text as a zone.
  private static let keptNames = 1_024

  private static let cache = Mutex<[String: ZoneRules?]>([:])

  /// The rules of the zone with this name, or of an offset such as `+09:00`; nil when there is no such zone.
  static func rules(named name: String) -> ZoneRules? {
    if let known = cache.withLock({ $0[name] }) { return known }
    let rules = fixed(name) ?? (isName(name) ? read(name) : nil)
    cache.withLock { cache in
      if cache.count >= keptNames { cache.removeAll() }
      cache[name] = .some(rules)
    }
    return rules
  }

  /// `Z`, `UTC`, `+09:00`, `+9`, `UTC+9`.
  private static func fixed(_ name: String) -> ZoneRules? {
    if ["Z", "UTC", "GMT"].contains(name) { return ZoneRules(fixedOffset: 0) }
    var text = name[...]
    if text.hasPrefix("UTC") || text.hasPrefix("GMT") { text = text.dropFirst(3) }
    guard let sign = text.first, sign == "+" || sign == "-" else { return nil }
    let parts = text.dropFirst().split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count <= 2, let first = parts.first, 1...2 ~= first.utf8.count, let hours = Int(first),
      0...14 ~= hours
    else { return nil }
    var minutes = 0
    if parts.count == 2 {
      guard parts[1].utf8.count == 2, let number = Int(parts[1]), 0...59 ~= number else { return nil }
      minutes = number
    }
    let seconds = hours * 3_600 + minutes * 60
    return ZoneRules(fixedOffset: sign == "-" ? -seconds : seconds)
  }

  /// Whether it can be a file's name below the folder, and nothing beside it.
  private static func isName(_ name: String) -> Bool {
    guard 1...64 ~= name.utf8.count else { return false }
    return name.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { part in
      guard let first = part.utf8.first, 0x41...0x5A ~= first & 0xDF else { return false }
      return part.utf8.allSatisfy {
        0x41...0x5A ~= $0 & 0xDF || 0x30...0x39 ~= $0 || [0x2B, 0x2D, 0x5F].contains($0)
      }
    }
  }

  private static func read(_ name: String) -> ZoneRules? {
    for folder in folders {
      if let bytes = bytes(of: "\(folder)/\(name)"), let rules = ZoneRules(timeZoneFile: bytes) {
        return rules
      }
    }
    // A container may come without the files; these two have not changed their clocks since 1988 and 1951.
    return name == "Asia/Seoul" || name == "Asia/Tokyo" ? ZoneRules(fixedOffset: 9 * 3_600) : nil
  }

  private static func bytes(of path: String) -> [UInt8]? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 8_192)
    var count = 0
    while true {
      let read = fread(&bytes[count], 1, bytes.count - count, file)
      count += read
      if count < bytes.count { break }
      guard bytes.count < maximumBytes else { return nil }
      bytes += [UInt8](repeating: 0, count: bytes.count)
    }
    guard ferror(file) == 0 else { return nil }
    return Array(bytes[..<count])
  }
}
