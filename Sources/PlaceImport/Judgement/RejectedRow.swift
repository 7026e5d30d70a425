/// A row (or feature) that is no place, with the reason.
package struct RejectedRow: Sendable, Equatable {
  /// Physical line at which it starts, from 1; 0 where that is not known.
  package let line: Int
  /// Which feature of a collection it is, from 1.
  package let feature: Int?
  /// What kind of reason it is.
  package let kind: RejectionKind
  /// What is wrong with it, in words.
  package let reason: String
  /// The row as it stood in the file, as UTF-8, without its line ending; cut at the limit it exceeded, if it did.
  package let raw: [UInt8]

  /// Where it stands, in words: `line 7`, `line 60, feature 5`; nil where that is not known.
  package var location: String? {
    guard line > 0 else { return nil }
    return feature.map { "line \(line), feature \($0)" } ?? "line \(line)"
  }

  /// The column of a file of rejected rows that says why; imports leave it out.
  static let reasonColumn = "rejected_because"

  init(line: Int, feature: Int? = nil, fault: RowFault, raw: [UInt8]) {
    self.feature = feature
    self.line = line
    kind = fault.kind
    reason = fault.reason
    self.raw = raw
  }
}
