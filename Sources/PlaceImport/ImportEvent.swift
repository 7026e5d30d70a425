package import PlaceStorage

/// What a reader found next.
package enum ImportEvent: Sendable, Equatable {
  /// A place, and the physical line it starts at, from 1.
  case place(Place, line: Int)
  /// A row that is no place.
  case rejected(RejectedRow)
}
