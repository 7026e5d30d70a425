/// The kinds of reasons for which a row is no place, as reports count them.
public enum RejectionKind: String, Sendable, CaseIterable {
  /// Its syntax is broken.
  case broken
  /// It is not text in the file's encoding.
  case notText
  /// It, or a part of it, is longer than the limits allow.
  case tooLong
  /// It has no name.
  case noName
  /// It does not say where it is.
  case noPosition
  /// What it says of where it is cannot be read.
  case unreadablePosition
  /// Its coordinates are outside the ranges of degrees.
  case outOfRange
  /// Its coordinates look like metres of a projection.
  case projected
  /// Another field of it cannot be taken as it is.
  case badValue
  /// It is something else: a bare geometry, a road.
  case notAPlace
  /// It has a name and is left out by the rule of its format: a street of an extract.
  case leftOut
  /// A link to another file, which is not followed.
  case link
}

/// Why a row is no place.
struct RowFault: Error, Equatable {
  let kind: RejectionKind
  /// In words, for whoever repairs the file.
  let reason: String

  init(_ kind: RejectionKind, _ reason: String) {
    self.kind = kind
    self.reason = reason
  }

  static let notText = RowFault(
    .notText, "not UTF-8, or not in the encoding named; mend the text, or name another --encoding")
  static let containsNull = RowFault(.notText, "contains U+0000")
}

/// What was odd about a row that became a place all the same.
public enum RowRemark: String, Sendable, CaseIterable {
  /// Latitude and longitude stood in each other's place and were put right.
  case swapped
  /// It lies at 0, 0 or another position that stands for none.
  case placeholder
  /// Its id is that of an earlier row, whose place it takes.
  case repeated
}
