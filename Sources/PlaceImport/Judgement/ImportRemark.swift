import PlaceStorage

/// What was odd about a row that became a place, for whoever imports.
package struct ImportRemark: Sendable {
  /// Physical line of the row, from 1.
  package let line: Int
  /// What was odd.
  package let kind: RowRemark
  /// The same in words.
  package let words: String

  init(_ kind: RowRemark, of place: Place, line: Int) {
    self.line = line
    self.kind = kind
    let name = RowText.quoted(place.name)
    let coordinate = place.coordinate
    words =
      switch kind {
      case .swapped:
        "\(name): latitude and longitude were swapped; taken as \(coordinate.latitude), \(coordinate.longitude)"
      case .placeholder:
        "\(name) lies at \(coordinate.latitude), \(coordinate.longitude), which often stands for not knowing"
      case .repeated: "\(name) has the id of an earlier row, \(place.id.prefix(80)), and takes its place"
      }
  }
}
