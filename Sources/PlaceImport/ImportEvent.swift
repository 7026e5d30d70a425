package import PlaceStorage

/// What a reader found next.
package enum ImportEvent: Sendable, Equatable {
  /// A place, the physical line it starts at, from 1, and what was odd about it.
  case place(PlaceBox, line: Int, remark: RowRemark? = nil)
  /// A row that is no place.
  case rejected(RejectedRow)
}
