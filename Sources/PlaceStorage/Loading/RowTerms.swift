import TextAnalysis

/// Makes the terms of the rows of a load.
///
/// A class, so that its buffers are changed in place; used by one thread at a time.
final class RowTerms {
  private var terms = PlaceTerms()
  /// The terms of the categories met, which are few.
  private var categories: [[UInt8]: CategoryTerms] = [:]

  private struct CategoryTerms {
    let isRegion: Bool
    var terms: [(bytes: [UInt8], isWord: Bool)] = []
  }

  /// More categories than these are no longer remembered: the column holds something else.
  private static let categoryLimit = 4096

  /// Adds the terms of some rows of `batch` to `stage`.
  func collect(_ rows: Range<Int>, of batch: RowBatch, into stage: TermStage) {
    for row in rows {
      let view = batch.view(row)
      let key = batch.keys[row]
      let category = view.text(2).map { self.category($0) }
      let marks = PlaceTerms.Marks(
        isProminent: view.prominence >= Term.prominenceThreshold, isRegion: category?.isRegion ?? false)
      let emit: PlaceTerms.Receiver = { [stage] term, isWord in stage.add(term, isWord: isWord, key: key) }
      if let name = view.text(1) { terms.forEach(ofName: name, marks, emit) }
      if let alternates = view.text(3) {
        StringsJSON.forEachName(in: alternates) {
          terms.forEach(ofName: $0, marks, emit)
        }
      }
      for term in category?.terms ?? [] {
        term.bytes.withUnsafeBufferPointer { stage.add($0, isWord: term.isWord, key: key) }
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
    terms.forEach(ofCategory: bytes) { category.terms.append((Array($0), $1)) }
    if categories.count < Self.categoryLimit { categories[name] = category }
    return category
  }
}
