import Foundation

/// Places, and what people want when they type something among them; see Resources/README.md.
struct JudgedSet: Sendable {
  /// The places of `corpus.tsv`.
  let places: [JudgedPlace]
  /// The queries of `queries.tsv`.
  let queries: [JudgedQuery]

  /// The set of this folder.
  static func load() throws -> JudgedSet {
    JudgedSet(
      places: try rows(of: "corpus").map(JudgedPlace.init),
      queries: try rows(of: "queries").map(JudgedQuery.init))
  }

  /// The columns of each line but the first, as they are: a space at the end of a query counts, and texts are
  /// composed or not as they were written.
  private static func rows(of name: String) throws -> [[String]] {
    let url = Bundle.module.url(forResource: name, withExtension: "tsv", subdirectory: "Resources")
    guard let url else { throw JudgedSetFault(description: "\(name).tsv is not among the resources") }
    let bytes = try Data(contentsOf: url)
    let lines = bytes.split(separator: UInt8(ascii: "\n")).map { line in
      line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false).map {
        String(decoding: $0, as: UTF8.self)
      }
    }
    let columns = lines.first?.count ?? 0
    for (number, line) in lines.enumerated() where line.count != columns {
      throw JudgedSetFault(description: "\(name).tsv, line \(number + 1): \(line.count) columns")
    }
    return Array(lines.dropFirst())
  }
}

/// A place of the set.
struct JudgedPlace: Sendable {
  let id: String
  let name: String
  /// Other names, each with the tag of its language.
  let alternateNames: [(language: String, name: String)]
  let category: String?
  let latitude: Double
  let longitude: Double
  /// 0…1.
  let prominence: Double
  let address: String?

  init(_ columns: [String]) throws {
    guard columns.count == 8, let latitude = Double(columns[4]), let longitude = Double(columns[5]),
      let prominence = Double(columns[6])
    else { throw JudgedSetFault(description: "a place cannot be read: \(columns)") }
    id = columns[0]
    name = columns[1]
    alternateNames = try columns[2].split(separator: ";").map { entry in
      let parts = entry.split(separator: "=", maxSplits: 1)
      guard parts.count == 2 else {
        throw JudgedSetFault(description: "an alternate name without a language: \(entry)")
      }
      return (String(parts[0]), String(parts[1]))
    }
    category = columns[3].isEmpty ? nil : columns[3]
    self.latitude = latitude
    self.longitude = longitude
    self.prominence = prominence
    address = columns[7].isEmpty ? nil : columns[7]
  }
}

/// What a person types somewhere, and what they want.
struct JudgedQuery: Sendable {
  /// What is asked of the search: `choseong`, `region`, `typing`, …
  let kind: String
  /// As typed.
  let text: String
  /// Where, in degrees.
  let location: (latitude: Double, longitude: Double)?
  /// The order asked for: `distance`, `blended` or `relevance`.
  let sort: String
  /// The ids of the right answers, the best first.
  let answers: [String]
  /// Why, where it does not go without saying.
  let note: String

  init(_ columns: [String]) throws {
    guard columns.count == 7 else { throw JudgedSetFault(description: "a query cannot be read: \(columns)") }
    kind = columns[0]
    text = columns[1]
    if columns[2].isEmpty, columns[3].isEmpty {
      location = nil
    } else {
      guard let latitude = Double(columns[2]), let longitude = Double(columns[3]) else {
        throw JudgedSetFault(description: "a location cannot be read: \(columns)")
      }
      location = (latitude, longitude)
    }
    sort = columns[4]
    answers = columns[5].split(separator: " ").map(String.init)
    note = columns[6]
  }
}

/// Why the set cannot be used.
struct JudgedSetFault: Error, CustomStringConvertible {
  let description: String
}
