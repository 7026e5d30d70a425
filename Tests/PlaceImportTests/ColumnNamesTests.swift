import Testing

@testable import PlaceImport

struct ColumnNamesTests {
  @Test(arguments: [
    ("Name", PlaceField.name), ("도서관명", .name), ("역이름", .name), ("OO시장명", .name), ("LAT", .latitude),
    ("Breite", .latitude),
    ("위도(WGS84)", .latitude), ("緯度", .latitude), ("place id", .id), ("Place-ID", .id), ("도로명 주소", .address),
    ("소재지지번주소", .lotAddress), ("name:zh-Hant", .alternateName(language: "zh-hant")),
    ("name_fr", .alternateName(language: "fr")),
    ("도서관유형", .category), ("좌표정보(Y)", .latitude), ("Opening Hours", .openingHours),
  ])
  func `knows`(title: String, field: PlaceField) throws {
    #expect(try ColumnNames().match(title)?.field == field)
  }

  @Test(arguments: ["시도명", "제공기관명", "population", "name_source", "설명", "", "latest"])
  func `does not know`(title: String) throws {
    #expect(try ColumnNames().match(title) == nil)
  }

  @Test func `reads decomposed Korean as composed`() throws {
    #expect(try ColumnNames().match("\u{110B}\u{1171}\u{1103}\u{1169}")?.field == .latitude)
  }

  @Test func `the better name wins and the other is an attribute`() throws {
    let map = try ColumnMap(
      header: ["type", "이름", "name", "category", "x", "lon", "lat"], names: ColumnNames())
    #expect(map.name == 2 && map.position == .pair(latitude: 6, longitude: 5))
    #expect(map.others.map(\.field) == [.attribute("type"), .attribute("이름"), .category, .attribute("x")])
  }
}
