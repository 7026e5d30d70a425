import MapSearch
import Synchronization

/// What a person sees of an import: a bar while it runs, the first rejected rows, a summary.
///
/// Rows are read on a database thread, so the state is behind a lock.
final class ImportView: Sendable {
  /// Rejected rows told on the screen; `--rejects` has all of them.
  static let rejectsShown = 10

  private struct State {
    var reading: ProgressBar
    var writing: ProgressBar
    var rejects = 0
    var remarks = 0
  }

  private let name: String
  private let context: CommandContext
  private let isQuiet: Bool
  private let state: Mutex<State>

  init(name: String, context: CommandContext, isQuiet: Bool) {
    self.name = name
    self.context = context
    self.isQuiet = isQuiet
    state = Mutex(
      State(
        reading: context.progressBar(name, unit: "rows"),
        writing: context.progressBar("writing", unit: "places")))
  }

  func update(_ progress: PlaceImporter.Progress) {
    guard !isQuiet else { return }
    state.withLock { state in
      switch progress {
      case .reading(let progress):
        state.reading.update(
          count: progress.rows,
          fraction: progress.totalBytes.map { Double(progress.bytesRead) / Double(max($0, 1)) })
      case .writing(let done, let total):
        state.writing.update(count: done, fraction: Double(done) / Double(max(total, 1)))
      }
    }
  }

  func show(_ row: RejectedRow) {
    state.withLock { state in
      // Streets and rivers of an extract are counted, not listed.
      guard row.kind != .leftOut else { return }
      state.rejects += 1
      guard !isQuiet, state.rejects <= Self.rejectsShown else { return }
      state.reading.erase()
      context.diagnostics.warning("\(place(row.location)): \(row.reason)")
    }
  }

  func show(_ remark: ImportRemark) {
    state.withLock { state in
      state.remarks += 1
      guard !isQuiet, state.remarks <= Self.rejectsShown else { return }
      state.reading.erase()
      context.diagnostics.warning("\(place("line \(remark.line)")): \(remark.words)")
    }
  }

  private func place(_ location: String?) -> String { location.map { "\(name), \($0)" } ?? name }

  func finish(_ summary: ImportSummary, seconds: Double, isDryRun: Bool) {
    state.withLock { state in
      state.reading.erase()
      state.writing.erase()
      guard !isQuiet else { return }
      if state.rejects > Self.rejectsShown {
        context.diagnostics.warning(
          "\(name): \(FixedDecimal.grouped(state.rejects - Self.rejectsShown)) more rows were rejected; "
            + "--rejects FILE writes all of them")
      }
      if state.remarks > Self.rejectsShown {
        context.diagnostics.warning(
          "\(name): \(FixedDecimal.grouped(state.remarks - Self.rejectsShown)) more rows were odd and taken")
      }
      context.diagnostics.note(line(summary, seconds: seconds, isDryRun: isDryRun))
    }
  }

  private func line(_ summary: ImportSummary, seconds: Double, isDryRun: Bool) -> String {
    let rows = FixedDecimal.grouped(summary.rows)
    let leftOut = summary.rejections[.leftOut] ?? 0
    let rejected = summary.rejected - leftOut
    let odd = [
      ("swapped and put right", summary.swapped), ("at 0, 0 or the like", summary.placeholders),
      ("with the id of an earlier row", summary.repeated), ("left out (streets and the like)", leftOut),
    ]
    if isDryRun {
      let told =
        ["\(name): \(rows) rows read", "\(FixedDecimal.grouped(rejected)) rejected"] + Self.told(odd)
      return told.joined(separator: ", ") + "; nothing was changed"
    }
    let counts = [
      ("imported", summary.inserted), ("updated", summary.updated), ("unchanged", summary.unchanged),
      ("removed", summary.removed), ("rejected", rejected),
    ]
    let told = Self.told(counts + odd).joined(separator: ", ")
    let rate = seconds > 0.5 ? " (\(FixedDecimal.grouped(Int(Double(summary.rows) / seconds))) rows/s)" : ""
    return "\(name): \(told) in \(FixedDecimal.text(seconds, decimals: 1)) s\(rate)"
  }

  /// The counts that are not 0, in words.
  private static func told(_ counts: [(String, Int)]) -> [String] {
    counts.filter { $0.1 > 0 }.map { "\(FixedDecimal.grouped($0.1)) \($0.0)" }
  }
}
