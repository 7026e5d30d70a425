import TextAnalysis

/// The index entries of the batches of a load.
final class BatchIndex {
  let arena: PostingArena
  private var terms = PlaceTerms()
  /// The terms of the categories met, which are few: their indices, and whether each is a word.
  private var categories: [[UInt8]: CategoryTerms] = [:]

  private struct CategoryTerms {
    let isRegion: Bool
    var terms: [(index: Int, isWord: Bool)] = []
  }

  /// More categories than these are no longer remembered: the column holds something else.
  private static let categoryLimit = 4096

  init(expectedTerms: Int) { arena = PostingArena(expectedTerms: expectedTerms) }

  var byteCount: Int { arena.byteCount }

  func add(_ batch: RowBatch) {
    for row in 0..<batch.count {
      let view = batch.view(row)
      let key = batch.keys[row]
      let category = view.text(2).map { self.category($0) }
      let marks = PlaceTerms.Marks(
        isProminent: view.prominence >= Term.prominenceThreshold, isRegion: category?.isRegion ?? false)
      let emit: PlaceTerms.Receiver = { [arena] term, isWord in
        if isWord { arena.addWord(term, key: key) } else { arena.add(term, key: key) }
      }
      if let name = view.text(1) { terms.forEach(ofName: name, marks, emit) }
      if let alternates = view.text(3) {
        StringsJSON.forEachName(in: alternates) {
          terms.forEach(ofName: $0, marks, emit)
        }
      }
      for term in category?.terms ?? [] {
        if term.isWord { arena.addWord(term.index, key: key) } else { arena.add(term.index, key: key) }
      }
      for column in 4...5 {
        if let address = view.text(column) { terms.forEach(ofAddress: address, emit) }
      }
    }
  }

  private func category(_ bytes: UnsafeBufferPointer<UInt8>) -> CategoryTerms {
    let name = Array(bytes)
    if let known = categories[name] { return known }
    var category = CategoryTerms(
      isRegion: RegionReach.meters(ofCategory: String(decoding: bytes, as: UTF8.self)) != nil)
    terms.forEach(ofCategory: bytes) { [arena] term, isWord in
      category.terms.append((isWord ? arena.wordIndex(of: term) : arena.index(of: term), isWord))
    }
    if categories.count < Self.categoryLimit { categories[name] = category }
    return category
  }
}
