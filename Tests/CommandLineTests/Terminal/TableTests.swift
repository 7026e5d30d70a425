import Testing

@testable import MapSearchCLI

@Suite struct TableTests {
  private let rows = [
    PlaceRow(
      name: "스타벅스 강남점", category: "cafe", distanceMeters: 230, bearingDegrees: 44,
      address: "서울 강남구 강남대로 390"),
    PlaceRow(
      name: "Cafe", category: "cafe", distanceMeters: 1432, bearingDegrees: 181, address: "Teheran-ro 1"),
    PlaceRow(
      name: "\u{110F}\u{1161}\u{1111}\u{1166}", category: nil, distanceMeters: 99_960, bearingDegrees: 359),
  ]

  @Test func columnsAlign() {
    #expect(
      PlaceTable.table(rows).lines(width: 80) == [
        "Name             Category  Distance     Address",
        "스타벅스 강남점  cafe         230 m  ↗  서울 강남구 강남대로 390",
        "Cafe             cafe        1.4 km  ↓  Teheran-ro 1",
        "\u{110F}\u{1161}\u{1111}\u{1166}                         100 km  ↑",
      ])
  }

  @Test("A line fits whatever the width", arguments: [20, 24, 30, 40, 50, 60, 79, 80, 132])
  func fits(width: Int) {
    var long = rows
    long[0].name = String(repeating: "아주 긴 이름 ", count: 20)
    long[1].address = String(repeating: "a long address ", count: 20)
    for line in PlaceTable.table(long).lines(width: width) {
      #expect(DisplayWidth.columns(line) <= width, "\(line)")
      #expect(line.last != " ")
    }
  }

  @Test func aPipeGetsEverything() {
    var long = rows
    long[0].address = String(repeating: "가", count: 200)
    let lines = PlaceTable.table(long).lines(width: nil)
    #expect(lines[1].hasSuffix(String(repeating: "가", count: 200)))
    #expect(!lines.joined().contains("\u{1B}"))
  }

  @Test func stylesDoNotCountAsColumns() {
    let lines = PlaceTable.table(rows).lines(width: 80, usesStyles: true)
    #expect(lines[2].hasPrefix("\u{1B}[1mCafe\u{1B}[0m             \u{1B}[2mcafe\u{1B}[0m"))
    let bare = lines.map { line in
      ["\u{1B}[1m", "\u{1B}[2m", "\u{1B}[0m"].reduce(line) { $0.split(separator: $1).joined() }
    }
    #expect(bare == PlaceTable.table(rows).lines(width: 80))
  }

  @Test func columnsWithoutTextAreLeftOut() {
    let names = [PlaceRow(name: "a"), PlaceRow(name: "b")]
    #expect(PlaceTable.table(names).lines(width: 80) == ["Name", "a", "b"])
    #expect(PlaceTable.table([]).lines(width: 80).isEmpty)
  }

  @Test func aNameStaysInItsCell() {
    let lines = PlaceTable.table([PlaceRow(name: "a\u{1B}[2J\nb", address: "c")]).lines(width: 80)
    #expect(lines == ["Name     Address", "a\u{FFFD}[2J\u{FFFD}b  c"])
  }

  @Test func theLongestColumnGivesFirst() {
    let columns = [TableColumn("a"), TableColumn("b", isExpendable: true)]
    #expect(TableLayout(columns, natural: [10, 50], available: 40).widths == [10, 28])
    #expect(TableLayout(columns, natural: [50, 50], available: 40).widths == [19, 19])
    #expect(TableLayout(columns, natural: [9, 9], available: 9).widths == [9, nil])
    #expect(TableLayout(columns, natural: [9, 0], available: nil).widths == [9, nil])
  }
}
