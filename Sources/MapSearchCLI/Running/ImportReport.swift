import MapSearch
import Synchronization

/// What an import did, as JSON for programs.
final class ImportReport: Sendable {
  private let file: WrittenFile
  private let isDryRun: Bool
  private let entries = Mutex<[JSONValue]>([])

  init(_ file: WrittenFile, isDryRun: Bool) {
    self.file = file
    self.isDryRun = isDryRun
  }

  /// Notes an input that was read to its end.
  func add(_ path: String, _ summary: ImportSummary) {
    let reasons = RejectionKind.allCases.compactMap { kind in
      summary.rejections[kind].map { (name: kind.rawValue, value: JSONValue.integer(Int64($0))) }
    }
    let remarks = [
      (RowRemark.swapped, summary.swapped), (.placeholder, summary.placeholders),
      (.repeated, summary.repeated),
    ].map { (name: $0.0.rawValue, value: JSONValue.integer(Int64($0.1))) }
    let repaired = summary.swapped
    let members: [(name: String, value: JSONValue)] = [
      ("file", .string(path)), ("status", isDryRun ? "checked" : "imported"),
      ("format", .string(summary.format.rawValue)),
      ("encoding", .optional(summary.encoding?.name)), ("read", .integer(Int64(summary.rows))),
      ("added", .integer(Int64(summary.inserted))), ("updated", .integer(Int64(summary.updated))),
      ("unchanged", .integer(Int64(summary.unchanged))), ("repaired", .integer(Int64(repaired))),
      ("rejected", .integer(Int64(summary.rejected))), ("rejectedByReason", .object(reasons)),
      ("odd", .object(remarks)),
    ]
    entries.withLock { $0.append(.object(members)) }
  }

  /// Notes an input of which nothing was taken.
  func add(_ path: String, _ failure: CommandFailure) {
    let code = (failure.cause as? ImportError)?.code.name ?? failure.code.rawValue
    let members: [(name: String, value: JSONValue)] = [
      ("file", .string(path)), ("status", "failed"), ("reason", .string(code)),
      ("message", .string(failure.message)),
    ]
    entries.withLock { $0.append(.object(members)) }
  }

  /// Writes the report and ends its file.
  func write() throws(CommandFailure) {
    let report = JSONValue.object([
      ("isDryRun", .bool(isDryRun)), ("files", .array(entries.withLock { $0 })),
    ])
    try file.write(Array(JSONText.text(report, .pretty).utf8) + [0x0A])
    try file.close()
  }
}
