public import Geodesy
public import PlaceStorage
import TextAnalysis

/// The suggestions of one search field while a person types.
///
/// A keystroke ends the work for the one before. As long as the text only grows, what is shown keeps its place:
/// suggestions leave when they no longer fit, and new ones come after the old.
public actor SuggestionSession {
  private let service: SuggestionService
  private let limit: Int
  private var keystroke = 0
  private var task: Task<Result<[Suggestion], SearchError>, Never>?
  private var typed: [UInt8] = []
  private var shown: [Suggestion] = []

  /// A session over `database`.
  ///
  /// - Parameter limit: Most suggestions shown.
  public init(_ database: PlaceDatabase, limit: Int = SuggestionService.defaultLimit) {
    service = SuggestionService(database)
    self.limit = limit
  }

  /// What to show now that `text` stands in the field.
  ///
  /// - Throws: `SearchError`; `.cancelled` when another keystroke came meanwhile.
  public func type(_ text: String, near location: Coordinate? = nil) async throws(SearchError) -> [Suggestion]
  {
    keystroke += 1
    let own = keystroke
    task?.cancel()
    let task = Task { [service, limit] in
      do throws(SearchError) {
        return Result<[Suggestion], SearchError>.success(
          try await service.suggestions(for: text, near: location, limit: limit))
      } catch {
        return .failure(error)
      }
    }
    self.task = task
    let result = await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }
    guard own == keystroke else {
      throw SearchError(.cancelled, "another keystroke came meanwhile; show what that one gives")
    }
    let found = try result.get()
    let keys = Self.keys(text)
    shown = !typed.isEmpty && keys.starts(with: typed) ? merged(found) : found
    typed = keys
    return shown
  }

  /// Those shown that still fit, in their order and as found now, then the new ones.
  private func merged(_ found: [Suggestion]) -> [Suggestion] {
    let shownIDs = Set(shown.map(\.id))
    let foundByID = Dictionary(found.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    return shown.compactMap { foundByID[$0.id] } + found.filter { !shownIDs.contains($0.id) }
  }

  /// The text as keys, so that 스타 goes on from 슽.
  private static func keys(_ text: String) -> [UInt8] { TypedKeys.folded(text) }
}
