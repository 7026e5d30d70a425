package import PlaceStorage

/// What a reader found next.
package enum ImportEvent: Sendable, Equatable {
  /// A place, the physical line it starts at, from 1, and what was odd about it.
  ///
  /// Indirect, since the event goes through several hands, and a place is a dozen references.
  indirect case place(Place, line: Int, remark: RowRemark? = nil)
  /// A row that is no place.
  case rejected(RejectedRow)
}
