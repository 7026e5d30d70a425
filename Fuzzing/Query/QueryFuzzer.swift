import Geodesy
import Persistence
import PlaceSearch
import PlaceStorage
import TextAnalysis

/// Feeds whatever libFuzzer makes up through the analyser and the whole way of a query.
///
/// A crash, a hang, an error other than the request's own, a range outside the name or a page that repeats a place
/// ends the run. The first byte chooses the options, the rest is the text.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  guard let data, size > 0 else { return 0 }
  let text = String(decoding: UnsafeBufferPointer(start: data + 1, count: size - 1), as: UTF8.self)
  Fuzzing.shared.run(options: data[0], text)
  return 0
}

/// The places the queries are put to, in memory.
private final class Fuzzing {
  nonisolated(unsafe) static let shared = Fuzzing()

  private let connection: Connection
  private let index: StoredPlaceIndex
  private let here: Coordinate
  private var terms = PlaceTerms()

  private init() {
    do {
      here = try Coordinate(latitude: 37.5, longitude: 127)
      connection = try Connection(path: ":memory:", access: .readWriteCreate)
      try Schema.migrator(clock: { 0 }).migrate(connection)
      try IndexRebuild.bringUpToDate(connection)
      let writer = connection
      let places = try Self.names.enumerated().map { try Self.place($0, $1) }
      try writer.transaction { () throws(DatabaseError) in
        var storage = try PlaceWriter(writer)
        for place in places { _ = try storage.put(place) }
        try storage.finish()
      }
      index = try StoredPlaceIndex(connection)
    } catch {
      fatalError("the places could not be stored: \(error)")
    }
  }

  private static let names = [
    "스타벅스 강남역점", "카페 드 리옹", "서울특별시 강남구", "경복궁", "대한민국역사박물관", "GS25 강남점", "세븐일레븐(강남)", "닭갈비 광장",
    "제주", "성산일출봉", "Café São Paulo", "Hüttenstraße 10A", "McDonald's", "K.F.C.", "J.E. Ohlsens Gade", "Å",
    "東京タワー", "ｶﾞｰﾃﾞﾝ", "ร้านกาแฟ", "Кофейня №1", "קפה", "قهوة", "ㅋㅋ노래방", "Henry Ⅷ", "🍜 국수", "북한산\u{300}",
  ]
  private static let categories = [
    "cafe", "amenity=cafe", "subway_station", "island", "한식", nil, "city", "CE7",
  ]

  private static func place(_ number: Int, _ name: String) throws -> Place {
    Place(
      id: "\(number)", name: name,
      alternateNames: [AlternateName(language: "", name: String(name.reversed()))],
      category: categories[number % categories.count],
      coordinate: try Coordinate(latitude: 37.5 + Double(number) / 500, longitude: 127),
      address: "서울특별시 강남구 테헤란로 \(number)", lotAddress: "역삼동 \(number)-\(number + 1)",
      prominence: Double(number % 3) / 2)
  }

  func run(options: UInt8, _ text: String) {
    terms.forEach(
      name: text, alternateNames: [text], category: text, addresses: [text], isProminent: true
    ) { precondition(!$0.isEmpty, "an empty term") }
    let request = SearchRequest(
      text, near: options & 1 == 0 ? here : nil,
      sort: [nil, .relevance, .blended, nil][Int(options >> 1 & 3)],
      limit: options & 8 == 0 ? 10 : 2, completesLastWord: options & 16 == 0,
      matching: options & 32 == 0 ? .typing : .literal)
    do {
      let page = try SearchEngine.page(request, index)
      check(page)
      if let cursor = page.nextCursor {
        var next = request
        next.cursor = cursor
        let ids = Set(page.results.map(\.id))
        let more = try SearchEngine.page(next, index)
        precondition(ids.isDisjoint(with: more.results.map(\.id)), "a page repeats a place")
      }
    } catch {
      precondition(error.code == .emptyRequest || error.code == .needsLocation, "\(error)")
    }
  }

  private func check(_ page: SearchPage) {
    for result in page.results {
      let length = result.place.name.utf16.count
      var end = -1
      for range in result.matches {
        precondition(range.lowerBound > end && !range.isEmpty && range.upperBound <= length, "a range is off")
        end = range.upperBound
      }
    }
  }
}
