/// Makes the terms a place is indexed under.
///
/// One value serves many places in turn; its buffers are kept.
package struct PlaceTerms {
  private var text = AnalyzedText()
  private var term: [UInt8] = []

  /// A maker of terms.
  package init() {}

  /// Receives a term's bytes, valid during the call, and whether it is a word, whose prefix terms, those of
  /// `Term.forEachPrefix`, belong to the place too.
  package typealias Receiver = (_ term: UnsafeBufferPointer<UInt8>, _ isWord: Bool) -> Void

  /// Calls `emit` with each term of a place, some of them more than once.
  ///
  /// - Parameters:
  ///   - names: The name, then the alternate ones.
  ///   - category: Canonical id, whose parts are words too: `subway_station` is found by `subway`.
  ///   - addresses: Road and lot address, whose words and pairs of neighbours are marked as such.
  ///   - isProminent: Whether its prominence reaches `Term.prominenceThreshold`.
  ///   - emit: Receives the term's bytes, valid during the call.
  /// - Complexity: O(*n*) in the bytes of the names.
  package mutating func forEach(
    name: String, alternateNames: some Sequence<String>, category: String?, addresses: [String?],
    isProminent: Bool, _ emit: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    var prefix: [UInt8] = []
    func emitAll(_ term: UnsafeBufferPointer<UInt8>, _ isWord: Bool) {
      emit(term)
      if isWord { Term.forEachPrefix(of: term, &prefix, emit) }
    }
    var name = name
    let marks = Marks(
      isProminent: isProminent, isRegion: category.map { RegionReach.meters(ofCategory: $0) != nil } ?? false)
    name.withUTF8 { forEach(ofName: $0, marks, emitAll) }
    for var name in alternateNames { name.withUTF8 { forEach(ofName: $0, marks, emitAll) } }
    if var category { category.withUTF8 { forEach(ofCategory: $0, emitAll) } }
    for case var address? in addresses { address.withUTF8 { forEach(ofAddress: $0, emitAll) } }
  }

  /// What a place's names are marked as besides.
  package struct Marks {
    /// Whether its prominence reaches `Term.prominenceThreshold`.
    package var isProminent: Bool
    /// Whether its category is one of `RegionReach`.
    package var isRegion: Bool

    package init(isProminent: Bool, isRegion: Bool) {
      self.isProminent = isProminent
      self.isRegion = isRegion
    }
  }

  /// The same for one name, in UTF-8.
  package mutating func forEach(
    ofName name: UnsafeBufferPointer<UInt8>, _ marks: Marks, _ emit: Receiver
  ) {
    text.analyze(utf8: name)
    if !text.bytes.isEmpty {
      term.removeAll(keepingCapacity: true)
      Term.wholeName(text.bytes, isRegion: marks.isRegion, into: &term)
      term.withUnsafeBufferPointer { emit($0, false) }
    }
    emitUnits(marks.isProminent, emit)
  }

  /// The same for a category, in UTF-8: the filters of it and of those it is one of, and its words.
  package mutating func forEach(
    ofCategory category: UnsafeBufferPointer<UInt8>, _ emit: Receiver
  ) {
    let code = String(decoding: category, as: UTF8.self)
    let lexicon = CategoryLexicon.shared
    var ids = lexicon.withAncestors(lexicon.canonicalIDs(forCode: code))
    ids.insert(code)
    for id in ids {
      term.removeAll(keepingCapacity: true)
      term.append(contentsOf: [0x63, 0x3A])
      term.append(contentsOf: id.utf8)
      term.withUnsafeBufferPointer { emit($0, false) }
    }
    text.analyze(utf8: category)
    emitUnits(false, emit)
  }

  /// The same for an address, in UTF-8.
  package mutating func forEach(ofAddress address: UnsafeBufferPointer<UInt8>, _ emit: Receiver) {
    text.analyze(utf8: address)
    text.bytes.withUnsafeBufferPointer { bytes in
      for unit in text.units {
        switch unit.kind {
        case .word:
          let end = unit.start + Term.cutLength(text.bytes[unit.start..<unit.end])
          emitMarked(0x40, bytes[unit.start..<end], emit)
        case .run:
          Self.forEachPair(of: unit, bytes) { previous, _, next in
            emitMarked(0x40, bytes[previous..<next], emit)
          }
        }
      }
    }
  }

  private mutating func emitUnits(_ isProminent: Bool, _ emit: Receiver) {
    text.bytes.withUnsafeBufferPointer { bytes in
      for unit in text.units {
        switch unit.kind {
        case .word: emitWord(bytes, unit, isProminent, emit)
        case .run: emitRun(bytes, unit, isProminent, emit)
        }
      }
    }
  }

  private mutating func emitWord(
    _ bytes: UnsafeBufferPointer<UInt8>, _ unit: AnalyzedText.Unit, _ isProminent: Bool,
    _ emit: Receiver
  ) {
    var end = unit.end
    if end - unit.start > Term.maximumWordBytes {
      end = unit.start + Term.maximumWordBytes
      while bytes[end] & 0xC0 == 0x80 { end -= 1 }
    }
    emit(UnsafeBufferPointer(rebasing: bytes[unit.start..<end]), true)
    if isProminent { emitMarked(0x21, bytes[unit.start..<end], emit) }
  }

  private mutating func emitRun(
    _ bytes: UnsafeBufferPointer<UInt8>, _ unit: AnalyzedText.Unit, _ isProminent: Bool,
    _ emit: Receiver
  ) {
    var position = unit.start
    while position < unit.end {
      let next = position + UTF8Scalar.length(ofFirst: bytes[position])
      emit(UnsafeBufferPointer(rebasing: bytes[position..<next]), false)
      if isProminent { emitMarked(0x21, bytes[position..<next], emit) }
      position = next
    }
    if let initial = Self.initial(bytes, at: unit.start) {
      emitInitials(initial, nil, emit)
      var start = unit.start
      if let open = Hangul.open(UTF8Scalar.decode(bytes, at: &start)) { emitInitials(open, nil, emit) }
    }
    Self.forEachPair(of: unit, bytes) { previous, position, next in
      emit(UnsafeBufferPointer(rebasing: bytes[previous..<next]), false)
      if let first = Self.initial(bytes, at: previous), let second = Self.initial(bytes, at: position) {
        emitInitials(first, second, emit)
      }
    }
  }

  /// Calls `body` with where each two neighbours of a run begin and end; the run before it, when they are read as
  /// one, gives the first.
  private static func forEachPair(
    of unit: AnalyzedText.Unit, _ bytes: UnsafeBufferPointer<UInt8>,
    _ body: (_ previous: Int, _ position: Int, _ next: Int) -> Void
  ) {
    var previous = unit.start
    if unit.joinsPrevious {
      previous -= 1
      while bytes[previous] & 0xC0 == 0x80 { previous -= 1 }
    }
    var position = unit.start
    while position < unit.end {
      let next = position + UTF8Scalar.length(ofFirst: bytes[position])
      if previous < position { body(previous, position, next) }
      previous = position
      position = next
    }
  }

  private static func initial(_ bytes: UnsafeBufferPointer<UInt8>, at position: Int) -> UInt32? {
    // Syllables, and letters of the keyboard.
    guard 0xEA...0xED ~= bytes[position] || bytes[position] == 0xE3 else { return nil }
    var position = position
    return Hangul.initial(of: UTF8Scalar.decode(bytes, at: &position))
  }

  private mutating func emitInitials(_ first: UInt32, _ second: UInt32?, _ emit: Receiver) {
    term.removeAll(keepingCapacity: true)
    term.append(0x5E)
    UTF8Scalar.encode(first, into: &term)
    if let second { UTF8Scalar.encode(second, into: &term) }
    term.withUnsafeBufferPointer { emit($0, false) }
  }

  private mutating func emitMarked(
    _ mark: UInt8, _ bytes: Slice<UnsafeBufferPointer<UInt8>>, _ emit: Receiver
  ) {
    term.removeAll(keepingCapacity: true)
    term.append(mark)
    term.append(contentsOf: bytes)
    term.withUnsafeBufferPointer { emit($0, false) }
  }
}
