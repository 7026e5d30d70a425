/// Why a row is no place.
struct RowFault: Error, Equatable {
  /// In words, for whoever repairs the file.
  let reason: String
  /// Whether the coordinates look like metres of a projection.
  let looksProjected: Bool

  init(_ reason: String, looksProjected: Bool = false) {
    self.reason = reason
    self.looksProjected = looksProjected
  }

  static let notUTF8 = RowFault("not UTF-8; convert the file, for Korean text: iconv -f CP949 -t UTF-8 FILE")
  static let containsNull = RowFault("contains U+0000")
}
