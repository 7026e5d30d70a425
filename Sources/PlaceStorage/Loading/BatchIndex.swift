import TextAnalysis

/// The index entries of the batches of a load.
final class BatchIndex {
  let arena: PostingArena
  private var terms = PlaceTerms()
  /// The terms of the categories met, which are few: their indices, and whether each is a word.
  private var categories: [[UInt8]: [(index: Int, isWord: Bool)]] = [:]

  /// More categories than these are no longer remembered: the column holds something else.
  private static let categoryLimit = 4096

  init(expectedTerms: Int) { arena = PostingArena(expectedTerms: expectedTerms) }

  var byteCount: Int { arena.byteCount }

  func add(_ batch: RowBatch) {
    for row in 0..<batch.count {
      let view = batch.view(row)
      let key = batch.keys[row]
      let isProminent = view.prominence >= Term.prominenceThreshold
      let emit: PlaceTerms.Receiver = { [arena] term, isWord in
        if isWord { arena.addWord(term, key: key) } else { arena.add(term, key: key) }
      }
      if let name = view.text(1) { terms.forEach(ofName: name, isProminent: isProminent, emit) }
      if let alternates = view.text(3) {
        for var name in StringsJSON.alternateNames(String(decoding: alternates, as: UTF8.self)).map(\.name) {
          name.withUTF8 { terms.forEach(ofName: $0, isProminent: isProminent, emit) }
        }
      }
      if let category = view.text(2) { add(category, key: key) }
      for column in 4...5 {
        if let address = view.text(column) { terms.forEach(ofAddress: address, emit) }
      }
    }
  }

  private func add(_ category: UnsafeBufferPointer<UInt8>, key: Int64) {
    for term in terms(ofCategory: category) {
      if term.isWord { arena.addWord(term.index, key: key) } else { arena.add(term.index, key: key) }
    }
  }

  private func terms(ofCategory category: UnsafeBufferPointer<UInt8>) -> [(index: Int, isWord: Bool)] {
    let name = Array(category)
    if let known = categories[name] { return known }
    var found: [(index: Int, isWord: Bool)] = []
    terms.forEach(ofCategory: category) { [arena] term, isWord in
      found.append((isWord ? arena.wordIndex(of: term) : arena.index(of: term), isWord))
    }
    if categories.count < Self.categoryLimit { categories[name] = found }
    return found
  }
}
