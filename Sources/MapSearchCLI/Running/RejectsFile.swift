import MapSearch
import Synchronization

/// The rows an import did not take, in the input's own format with the reason: to be mended and imported again.
///
/// One file has one layout; rows of an input laid out otherwise go to a second file, `NAME.2`, and so on.
final class RejectsFile: Sendable {
  private struct State {
    var files: [(layout: RejectsLayout, file: WrittenFile, count: Int)] = []
    var current: Int?
  }

  private let path: String
  private let first: WrittenFile
  private let state = Mutex(State())

  init(_ path: String) throws(CommandFailure) {
    self.path = path
    first = try WrittenFile(path, option: "--rejects")
  }

  /// Begins with the next input.
  func begin() { state.withLock { $0.current = nil } }

  /// Adds a row of an input laid out as `layout`.
  func write(_ row: RejectedRow, _ layout: RejectsLayout) throws(CommandFailure) {
    // What an extract names and is no place, and what a link points to, need no mending.
    guard row.kind != .leftOut, row.kind != .link else { return }
    try state.withLock { state throws(CommandFailure) in
      let index: Int
      if let current = state.current { index = current } else { index = try self.index(of: layout, &state) }
      state.current = index
      let entry = state.files[index]
      try entry.file.write(layout.text(of: row, after: entry.count))
      state.files[index].count += 1
    }
  }

  /// Ends the files; a failure to write shows here at the latest.
  func close() throws(CommandFailure) {
    try state.withLock { state throws(CommandFailure) in
      for entry in state.files {
        try entry.file.write(entry.layout.closing)
        try entry.file.close()
      }
      if state.files.isEmpty { try first.close() }
    }
  }

  private func index(of layout: RejectsLayout, _ state: inout State) throws(CommandFailure) -> Int {
    if let index = state.files.firstIndex(where: { $0.layout == layout }) { return index }
    let number = state.files.count + 1
    let file = number == 1 ? first : try WrittenFile("\(path).\(number)", option: "--rejects")
    try file.write(layout.opening)
    state.files.append((layout, file, 0))
    return number - 1
  }
}
