/// The paragraphs of `CategoryTable`, one a category, found but not yet read.
struct CategoryParagraphs: Sendable {
  /// Where a category stands.
  struct Position: Sendable {
    let block: Int
    let bytes: Range<Int>
  }

  /// Canonical ids in the order of the table.
  private(set) var ids: [String] = []
  /// By category, the id it names as its parent.
  private(set) var parents: [String?] = []

  private let blocks: [StaticString]
  private var positions: [Position] = []

  /// The paragraphs of `blocks`.
  ///
  /// - Complexity: O(*n*) in their bytes.
  init(_ blocks: [StaticString]) {
    self.blocks = blocks
    for block in blocks.indices {
      let bytes = bytes(of: block)
      var start = 0
      for position in bytes.indices where bytes[position] == 0x0A {
        guard position + 1 < bytes.count, bytes[position + 1] == 0x0A else { continue }
        add(block, start..<position)
        start = position + 2
      }
      add(block, start..<bytes.count)
    }
  }

  private mutating func add(_ block: Int, _ range: Range<Int>) {
    let bytes = bytes(of: block)[range]
    let header = bytes[..<(bytes.firstIndex(of: 0x0A) ?? range.upperBound)]
    let end = header.firstIndex(of: 0x20) ?? header.endIndex
    ids.append(String(decoding: header[..<end], as: UTF8.self))
    // After " < ".
    let parent = header[end...].dropFirst(3)
    parents.append(parent.isEmpty ? nil : String(decoding: parent, as: UTF8.self))
    positions.append(Position(block: block, bytes: range))
  }

  private func bytes(of block: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: blocks[block].utf8Start, count: blocks[block].utf8CodeUnitCount)
  }

  /// The words after `title` in a category's paragraph: `codes`, or the tag of a language.
  ///
  /// - Complexity: O(*n*) in the bytes of the paragraph.
  func words(_ title: String, of category: Int) -> [String] {
    let position = positions[category]
    for line in bytes(of: position.block)[position.bytes].split(separator: 0x0A).dropFirst() {
      let line = line.dropFirst(2)
      guard line.starts(with: title.utf8), line.dropFirst(title.utf8.count).first == 0x20 else { continue }
      return Self.words(line.dropFirst(title.utf8.count + 1))
    }
    return []
  }

  /// Words between commas; a comma without a space is part of the word: 외국음식전문점(인도,태국등).
  private static func words(_ list: Slice<UnsafeBufferPointer<UInt8>>) -> [String] {
    var words: [String] = []
    var start = list.startIndex
    for position in list.indices where list[position] == 0x2C {
      guard position + 1 < list.endIndex, list[position + 1] == 0x20 else { continue }
      words.append(String(decoding: list[start..<position], as: UTF8.self))
      start = position + 2
    }
    return words + [String(decoding: list[start...], as: UTF8.self)]
  }
}
