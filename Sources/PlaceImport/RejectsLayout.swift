/// How rejected rows are written, so that the file can be mended and imported again.
package enum RejectsLayout: Sendable, Equatable {
  /// Rows under this header; the reason comes in a column before the first.
  case table(header: String, separator: UInt8)
  /// Features in the array of a FeatureCollection; the reason is a member of each.
  case features
  /// Features one a line; the reason is a member of each.
  case featureLines
  /// Elements within this root; the reason is a comment before each.
  case elements(root: String, end: String)

  /// What goes before the first row.
  package var opening: [UInt8] {
    switch self {
    case .table(let header, let separator):
      Array(RejectedRow.reasonColumn.utf8) + [separator] + Array(header.utf8) + [0x0A]
    case .features: Array("{\"type\":\"FeatureCollection\",\"features\":[\n".utf8)
    case .featureLines: []
    case .elements(let root, _): Array("\(root)\n".utf8)
    }
  }

  /// What goes after the last row.
  package var closing: [UInt8] {
    switch self {
    case .table, .featureLines: []
    case .features: Array("\n]}\n".utf8)
    case .elements(_, let end): Array("\(end)\n".utf8)
    }
  }

  /// `row` with its reason, ready to stand after others, of which there are `count`.
  package func text(of row: RejectedRow, after count: Int) -> [UInt8] {
    let words = row.location.map { "\($0): \(row.reason)" } ?? row.reason
    switch self {
    case .table(_, let separator):
      // Tabbed tables know no quotes around what holds neither tab nor line end.
      let field =
        separator == UInt8(ascii: "\t")
        ? words.replacing("\t", with: " ") : "\"\(words.replacing("\"", with: "\"\""))\""
      return Array(field.utf8) + [separator] + row.raw + [0x0A]
    case .features:
      return (count > 0 ? Array(",\n".utf8) : []) + Self.feature(row, words)
    case .featureLines: return Self.feature(row, words).map { $0 == 0x0A ? 0x20 : $0 } + [0x0A]
    case .elements:
      return Array("<!-- \(words.replacing("--", with: "- -")) -->\n".utf8) + row.raw + [0x0A]
    }
  }

  /// The feature with its reason as the first member; what is no object stands in one.
  private static func feature(_ row: RejectedRow, _ words: String) -> [UInt8] {
    var reason = JSONText()
    var words = words
    words.withUTF8 { reason.scalar(.string($0)) }
    let member = Array("{\"\(RejectedRow.reasonColumn)\":".utf8) + reason.bytes
    if row.raw.first == UInt8(ascii: "{") {
      let rest = row.raw.dropFirst()
      let isEmpty = rest.first { !RowText.isSpace($0) } == UInt8(ascii: "}")
      return member + (isEmpty ? [] : [UInt8(ascii: ",")]) + rest
    }
    return member + Array(",\"value\":".utf8) + (row.raw.isEmpty ? Array("null".utf8) : row.raw) + [
      UInt8(ascii: "}")
    ]
  }
}
