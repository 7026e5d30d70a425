/// Makes the terms a place is indexed under.
///
/// One value serves many places in turn; its buffers are kept.
package struct PlaceTerms {
  private var text = AnalyzedText()
  private var term: [UInt8] = []

  /// A maker of terms.
  package init() {}

  /// Calls `emit` with each term of a place, some of them more than once.
  ///
  /// - Parameters:
  ///   - names: The name, then the alternate ones.
  ///   - category: Canonical id, whose parts are words too: `subway_station` is found by `subway`.
  ///   - isProminent: Whether its prominence reaches `Term.prominenceThreshold`.
  ///   - emit: Receives the term's bytes, valid during the call.
  /// - Complexity: O(*n*) in the bytes of the names.
  package mutating func forEach(
    name: String, alternateNames: some Sequence<String>, category: String?, isProminent: Bool,
    _ emit: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    forEach(name: name, isName: true, isProminent: isProminent, emit)
    for name in alternateNames { forEach(name: name, isName: true, isProminent: isProminent, emit) }
    guard let category else { return }
    term.removeAll(keepingCapacity: true)
    term.append(contentsOf: [0x63, 0x3A])
    term.append(contentsOf: category.utf8)
    term.withUnsafeBufferPointer(emit)
    forEach(name: category, isName: false, isProminent: false, emit)
  }

  private mutating func forEach(
    name: String, isName: Bool, isProminent: Bool, _ emit: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    text.analyze(name)
    if isName, !text.bytes.isEmpty {
      term.removeAll(keepingCapacity: true)
      Term.wholeName(text.bytes, into: &term)
      term.withUnsafeBufferPointer(emit)
    }
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
    _ emit: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    var end = unit.end
    if end - unit.start > Term.maximumWordBytes {
      end = unit.start + Term.maximumWordBytes
      while bytes[end] & 0xC0 == 0x80 { end -= 1 }
    }
    emit(UnsafeBufferPointer(rebasing: bytes[unit.start..<end]))
    if isProminent { emitMarked(0x21, bytes[unit.start..<end], emit) }
    var position = unit.start
    for _ in 0..<Term.maximumPrefixScalars where position < end {
      position += UTF8Scalar.length(ofFirst: bytes[position])
      emitMarked(0x3C, bytes[unit.start..<position], emit)
    }
  }

  private mutating func emitRun(
    _ bytes: UnsafeBufferPointer<UInt8>, _ unit: AnalyzedText.Unit, _ isProminent: Bool,
    _ emit: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    var previous = unit.start
    if unit.joinsPrevious {
      previous -= 1
      while bytes[previous] & 0xC0 == 0x80 { previous -= 1 }
    }
    var position = unit.start
    while position < unit.end {
      let next = position + UTF8Scalar.length(ofFirst: bytes[position])
      emit(UnsafeBufferPointer(rebasing: bytes[position..<next]))
      if isProminent { emitMarked(0x21, bytes[position..<next], emit) }
      if previous < position { emit(UnsafeBufferPointer(rebasing: bytes[previous..<next])) }
      previous = position
      position = next
    }
  }

  private mutating func emitMarked(
    _ mark: UInt8, _ bytes: Slice<UnsafeBufferPointer<UInt8>>, _ emit: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    term.removeAll(keepingCapacity: true)
    term.append(mark)
    term.append(contentsOf: bytes)
    term.withUnsafeBufferPointer(emit)
  }
}
