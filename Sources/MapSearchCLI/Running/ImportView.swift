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
      state.rejects += 1
      guard !isQuiet, state.rejects <= Self.rejectsShown else { return }
      state.reading.erase()
      context.diagnostics.warning("\(name), line \(row.line): \(row.reason)")
    }
  }

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
      context.diagnostics.note(line(summary, seconds: seconds, isDryRun: isDryRun))
    }
  }

  private func line(_ summary: ImportSummary, seconds: Double, isDryRun: Bool) -> String {
    let rows = FixedDecimal.grouped(summary.rows)
    let rejected = FixedDecimal.grouped(summary.rejected)
    if isDryRun { return "\(name): \(rows) rows read, \(rejected) rejected; nothing was changed" }
    let counts = [
      ("imported", summary.inserted), ("updated", summary.updated), ("unchanged", summary.unchanged),
      ("removed", summary.removed), ("rejected", summary.rejected),
    ].filter { $0.1 > 0 }
    let told = counts.map { "\(FixedDecimal.grouped($0.1)) \($0.0)" }.joined(separator: ", ")
    let rate = seconds > 0.5 ? " (\(FixedDecimal.grouped(Int(Double(summary.rows) / seconds))) rows/s)" : ""
    return "\(name): \(told) in \(FixedDecimal.text(seconds, decimals: 1)) s\(rate)"
  }
}
