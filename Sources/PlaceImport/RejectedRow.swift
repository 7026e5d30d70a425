/// A row (or feature) that is no place, with the reason.
package struct RejectedRow: Sendable, Equatable {
  /// Physical line at which it starts, from 1.
  package let line: Int
  /// What is wrong with it, in words.
  package let reason: String
  /// The row as it stood in the file, without its line ending; cut at the limit it exceeded, if it did.
  package let raw: [UInt8]
  /// Whether its coordinates look like metres of a projection.
  let looksProjected: Bool

  init(line: Int, fault: RowFault, raw: [UInt8]) {
    self.line = line
    reason = fault.reason
    self.raw = raw
    looksProjected = fault.looksProjected
  }
}
