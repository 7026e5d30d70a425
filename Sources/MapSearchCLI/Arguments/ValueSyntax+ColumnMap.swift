/// One pair of `--map name=상호명`: a property of a place and the column it is read from.
struct ColumnAssignment: Sendable, Equatable {
  /// The place's property, e.g. `name`.
  let property: String
  /// The column's header, as the file has it.
  let column: String
}

extension ValueSyntax where Value == [ColumnAssignment] {
  /// `PROPERTY=COLUMN` pairs with commas between.
  ///
  /// A part without `=` belongs to the column before it, so that a header may hold a comma.
  static var columnMap: ValueSyntax {
    ValueSyntax { (text: String) throws(ValueError) -> [ColumnAssignment] in
      var pairs: [ColumnAssignment] = []
      for part in text.split(separator: ",", omittingEmptySubsequences: false) {
        if let equals = part.firstIndex(of: "=") {
          let column = part[part.index(after: equals)...]
          pairs.append(ColumnAssignment(property: String(part[..<equals]), column: String(column)))
        } else if let last = pairs.popLast() {
          pairs.append(ColumnAssignment(property: last.property, column: "\(last.column),\(part)"))
        } else {
          throw ValueError("PROPERTY=COLUMN pairs, such as name=상호명,latitude=위도")
        }
      }
      guard pairs.allSatisfy({ !$0.property.isEmpty && !$0.column.isEmpty }) else {
        throw ValueError("PROPERTY=COLUMN pairs, such as name=상호명,latitude=위도")
      }
      return pairs
    }
  }
}
