import Geodesy
import PlaceSearch
import PlaceStorage
import Testing

/// What people expect of place search, one test an expectation, with rows made for it.
@Suite struct ExpectationTests {
  // MARK: Near and far

  @Test("1: a branch of a chain some kilometres away beats any abroad")
  func nearBranchFirst() async throws {
    let stored = try await SearchDatabase([
      place("tokyo", "스타벅스", 35.68, 139.76, prominence: 1), place("near", "스타벅스 역삼점", 37.52, 127.03),
    ])
    for sort in [ResultOrder.distance, .blended] {
      #expect(
        try await stored.ids(SearchRequest("스타벅스", near: at(37.5, 127), sort: sort)) == ["near", "tokyo"])
    }
  }

  @Test("2: of two places of one name the nearer comes first, in every order")
  func sameNameNearerFirst() async throws {
    let stored = try await SearchDatabase([
      place("far", "Bakery", 37.66, 127), place("near", "Bakery", 37.5019, 127),
    ])
    for sort in ResultOrder.allCases {
      #expect(
        try await stored.ids(SearchRequest("bakery", near: at(37.5, 127), sort: sort)) == ["near", "far"])
    }
  }

  @Test("3: location re-orders and does not hide")
  func farMatchesFollow() async throws {
    let stored = try await SearchDatabase([
      place("busan", "국밥집", 35.18, 129.08), place("seoul", "국밥집 본점", 37.5, 127.01),
    ])
    #expect(try await stored.ids(SearchRequest("국밥집", near: at(37.5, 127))) == ["seoul", "busan"])
  }

  @Test("4: the near beginning and the far exact match are both on top")
  func prefixAndExact() async throws {
    let others = (0..<8).map { place("other\($0)", "Boisterous \($0)", 45.5 + Double($0) / 5, -122.6) }
    let stored = try await SearchDatabase(
      others + [
        place("boise", "Boise Street", 45.53, -122.66), place("bois", "Bois", 48.85, 2.35, prominence: 0.6),
      ])
    let request = SearchRequest("bois", near: at(45.52, -122.67), sort: .blended)
    // A far place of exactly this name is on the first page, the near beginnings before it.
    let ids = try await stored.ids(request)
    #expect(ids.prefix(3).contains("boise") && ids.contains("bois"))
    let exact = try await stored.ids(SearchRequest("bois", near: at(45.52, -122.67), sort: .relevance))
    #expect(exact.first == "bois")
  }

  @Test("5: the order by distance and the blended one are two")
  func ordersDiffer() async throws {
    let stored = try await SearchDatabase([
      place("stop", "London Eye Pier", 51.5034, -0.1190, category: "ferry_terminal"),
      place("eye", "London Eye", 51.5033, -0.1196, category: "attraction", prominence: 0.9),
    ])
    let near = at(51.5034, -0.1189)
    #expect(try await stored.ids(SearchRequest("london eye", near: near)) == ["stop", "eye"])
    #expect(try await stored.ids(SearchRequest("london eye", near: near, sort: .blended)) == ["eye", "stop"])
  }

  @Test("6: distances are metres; ties go by name, then id")
  func metresAndTies() async throws {
    let stored = try await SearchDatabase([
      place("b", "Gate 2"), place("c", "Gate 1"), place("a", "Gate 2", category: "gate"),
    ])
    let page = try await stored.search(
      SearchRequest("gate", near: at(37.509, 127), mergesDuplicates: false))
    #expect(page.results.map(\.id) == ["c", "a", "b"])
    #expect(abs((page.results.first?.distanceMeters ?? 0) - 998.9) < 0.2)
  }

  @Test("7: the whole name beats a part of one, small words and all")
  func wholeNameFirst() async throws {
    let stored = try await SearchDatabase([
      place("stop", "The Tower of London Stop", prominence: 0.2), place("tower", "Tower of London"),
    ])
    for sort in [ResultOrder.relevance, .blended] {
      let ids = try await stored.ids(SearchRequest("tower of london", near: at(37.5, 127.001), sort: sort))
      #expect(ids == ["tower", "stop"])
    }
  }

  @Test("8: a region's word constrains; better none than a homonym elsewhere")
  func regionConstrains() async throws {
    let stored = try await SearchDatabase([
      place("jeju", "제주", 33.38, 126.55, category: "island"),
      place("peak", "성산일출봉", 33.458, 126.942), place("seoul", "성산", 37.56, 126.91),
      place("busan", "부산", 35.18, 129.08, category: "city"),
    ])
    let page = try await stored.search(SearchRequest("제주 성산", near: at(37.5, 127)))
    #expect(page.results.map(\.id) == ["peak"])
    #expect(page.interpretation?.region == "제주" && page.interpretation?.keyword == "성산")
    #expect(page.interpretation?.regionPlaceID == "jeju")
    #expect(try await stored.ids(SearchRequest("부산 성산", near: at(37.5, 127))).isEmpty)
    #expect(try await stored.ids(SearchRequest("제주성산")) == ["peak"])
  }

  @Test("8: what a region's reading found is not listed again for its address")
  func regionIsListedOnce() async throws {
    var noodles = place("noodles", "칼국수", 37.5605, 126.985)
    noodles.address = "서울특별시 중구 명동 8"
    let stored = try await SearchDatabase([
      place("myeongdong", "명동", 37.56, 126.985, category: "neighbourhood"), noodles,
    ])
    let page = try await stored.search(SearchRequest("명동 칼국수", near: at(37.5, 127)))
    #expect(page.results.map(\.id) == ["noodles"])
  }

  // MARK: Typing

  @Test("9: every beginning of two letters or more keeps the target")
  func everyBeginning() async throws {
    let crowd = (0..<40).map { place("g\($0)", "Gyeon\($0) Gym", 37.6, 127) }
    let stored = try await SearchDatabase(crowd + [place("palace", "Gyeongbokgung Palace", 37.5, 127)])
    for text in ["gyeongbokgung", "palace gyeongbokgung"] {
      for count in 2...text.count {
        let request = SearchRequest(String(text.prefix(count)), near: at(37.5, 127))
        #expect(try await stored.ids(request).prefix(5).contains("palace"), "\(text.prefix(count))")
      }
    }
  }

  @Test("10: order of words and spaces around them change nothing; nor does asking again")
  func orderOfWords() async throws {
    let stored = try await SearchDatabase(
      (0..<20).map {
        place("\($0)", $0 % 2 == 0 ? "Blue Cafe \($0)" : "Cafe in Blue", 37.5 + Double($0) / 900)
      })
    let expected = try await stored.ids(SearchRequest("blue cafe", near: at(37.5, 127)))
    #expect(expected.count == 10)
    for text in ["cafe blue", " blue  cafe ", "blue cafe "] {
      #expect(try await stored.ids(SearchRequest(text, near: at(37.5, 127))) == expected)
    }
  }

  @Test(
    "11: joined, spaced, dotted and hyphenated forms are equal",
    arguments: [
      ("J.E.Ohlsensgade", "J.E. Ohlsens Gade"), ("J.E. Ohlsens Gade", "J.E.Ohlsensgade"),
      ("강남역맛집", "강남역 맛집"), ("강남역 맛집", "강남역맛집"), ("Halle", "Halle (Saale)"), ("Audorf", "Schacht-Audorf"),
      ("KFC", "K.F.C."), ("k.f.c", "KFC"), ("Star bucks", "Starbucks"), ("starbucks", "Star Bucks"),
    ])
  func respaced(text: String, name: String) async throws {
    let stored = try await SearchDatabase([place("a", name), place("b", "Oslo S")])
    #expect(try await stored.ids(SearchRequest(text, near: at(37.5, 127))) == ["a"])
  }

  @Test(
    "12: apostrophes do not count",
    arguments: [
      ("bens", "Ben's"), ("ben's", "Bens"), ("ben’s", "Ben's"), ("mcdonalds", "McDonald's"),
      ("mc donalds", "McDonald’s"), ("McDonald's", "Mc Donalds"),
    ])
  func apostrophes(text: String, name: String) async throws {
    let stored = try await SearchDatabase([place("a", name)])
    #expect(try await stored.ids(SearchRequest(text, near: at(37.5, 127))) == ["a"])
    #expect(try await stored.ids(SearchRequest("oslo s", near: at(37.5, 127))).isEmpty)
  }

  @Test("13: accents fold both ways, an exact one ranks above; a name may be one letter")
  func accents() async throws {
    let stored = try await SearchDatabase([
      place("plain", "Huttenstrasse", 52, 13), place("umlaut", "Hüttenstraße", 52, 13.1),
      place("a", "Å", 67, 13),
    ])
    for sort in [ResultOrder.relevance, .blended] {
      #expect(try await stored.ids(SearchRequest("Hüttenstraße", sort: sort)) == ["umlaut", "plain"])
      #expect(try await stored.ids(SearchRequest("huttenstrasse", sort: sort)) == ["plain", "umlaut"])
    }
    #expect(try await stored.ids(SearchRequest("å")) == ["a"])
    #expect(try await stored.ids(SearchRequest("a")) == ["a"])
  }

  @Test("14: house and lot numbers are whole words; the street rather than nothing")
  func houseNumbers() async throws {
    var places = [
      place("10a", "Ten"), place("120", "Tower"), place("48", "Block"), place("lot", "Lot"),
      place("b1", "Under"),
    ]
    let addresses = ["Main Street 10A", "테헤란로 120", "Main Street 48-50", "서초동 123-4", "테헤란로 지하 12"]
    for index in places.indices { places[index].address = addresses[index] }
    let stored = try await SearchDatabase(places)
    for (text, id) in [
      ("main street 10a", "10a"), ("main street 10 a", "10a"), ("main street 48-50", "48"),
      ("main street 48", "48"), ("서초동 123-4", "lot"), ("테헤란로 지하 12", "b1"), ("테헤란로 120", "120"),
      ("테헤란로 12", "b1"),
    ] {
      let page = try await stored.search(SearchRequest(text, near: at(37.5, 127)))
      #expect(page.results.map(\.id) == [id], "\(text)")
      #expect(page.results.first?.matchedBy == .address, "\(text)")
    }
    let street = try await stored.ids(SearchRequest("테헤란로 999", near: at(37.5, 127)))
    #expect(Set(street) == ["120", "b1"])
  }

  @Test("15: nothing but a category and a location is what is nearest of it")
  func categoryAlone() async throws {
    let stored = try await SearchDatabase([
      place("far", "A", 37.6, 127, category: "cafe"),
      place("near", "B", 37.51, 127, category: "amenity=cafe"),
      place("other", "C", 37.5, 127, category: "bank"),
    ])
    for category in ["cafe", "CE7", "amenity=cafe", "카페", "Coffee Shop"] {
      let request = SearchRequest(near: at(37.5, 127), category: category)
      #expect(try await stored.ids(request) == ["near", "far"], "\(category)")
    }
    await #expect(throws: SearchError.self) { try await stored.search(SearchRequest("")) }
  }

  // MARK: Korean

  @Test(
    "16: while a syllable is composed the target never drops out",
    arguments: [
      ("한글", ["ㅎ", "하", "한", "한ㄱ", "한그", "한글"]), ("또", ["ㄷ", "ㄸ", "또"]), ("광장", ["ㄱ", "고", "과", "광", "광ㅈ"]),
      ("밝은터", ["ㅂ", "바", "발", "밝", "밝ㅇ", "밝으", "밝은"]), ("닭집", ["달", "닭", "닭지"]),
      ("달고나", ["다", "달", "닭", "달고"]),
      ("스타벅스", ["스", "슽", "스타", "스탑", "스타버", "스타벅", "스타벇", "스타벅스"]),
    ])
  func composing(name: String, texts: [String]) async throws {
    let crowd = ["서울", "부산", "대구 나루", "가나다"].enumerated().map { place("crowd\($0)", $1) }
    let stored = try await SearchDatabase(crowd + [place("target", name)])
    for text in texts {
      #expect(try await stored.ids(SearchRequest(text, near: at(37.5, 127))).contains("target"), "\(text)")
    }
  }

  @Test("17: a single consonant begins a word, and narrows as it grows")
  func consonantBeginsWord() async throws {
    let stored = try await SearchDatabase([
      place("gangnam", "서울특별시 강남구"), place("gwanak", "서울특별시 관악구"), place("seongbuk", "서울특별시 성북구"),
    ])
    for (text, ids) in [
      ("ㄱ", ["gangnam", "gwanak"]), ("고", ["gwanak"]), ("과", ["gwanak"]), ("관", ["gwanak"]),
      ("가", ["gangnam"]),
    ] {
      let found = try await stored.ids(SearchRequest("서울특별시 " + text, near: at(37.5, 127)))
      #expect(Set(found) == Set(ids), "\(text)")
    }
  }

  @Test("18: initials find, spaces ignored")
  func initials() async throws {
    let stored = try await SearchDatabase([place("a", "카카오톡"), place("b", "카카오 택시"), place("c", "코코아")])
    let near = at(37.5, 127)
    #expect(try await stored.ids(SearchRequest("ㅋㅋㅇㅌ", near: near)) == ["b", "a"])
    #expect(try await stored.ids(SearchRequest("ㅋㅋ ㅇㅌ", near: near)) == ["b", "a"])
    #expect(try await stored.ids(SearchRequest("카카ㅇㅌ", near: near)) == ["b", "a"])
  }

  @Test("19: the answer says why, the literal first")
  func evidenceIsTold() async throws {
    let stored = try await SearchDatabase([
      place("initials", "가로 낚시"), place("half", "각낙 식당"), place("literal", "ㄱㄴ 서점"),
    ])
    let page = try await stored.search(SearchRequest("ㄱㄴ", near: at(37.5, 127), sort: .relevance))
    #expect(page.results.first?.id == "literal")
    #expect(page.results.map(\.matchedBy) == page.results.map(\.matchedBy).sorted(by: Self.isBetter))
    let half = try await stored.search(SearchRequest("각나", near: at(37.5, 127)))
    #expect(half.results.map(\.id) == ["half"] && half.results.first?.matchedBy == .halfTyped)
  }

  private static func isBetter(_ left: MatchEvidence?, _ right: MatchEvidence?) -> Bool {
    let all = MatchEvidence.allCases
    return all.firstIndex { $0 == left } ?? all.count < all.firstIndex { $0 == right } ?? all.count
  }

  @Test(
    "20: two syllables inside a word are found",
    arguments: [("민국", "대한민국"), ("순매", "기관순매수"), ("벅스", "스타벅스"), ("대입", "서울대입구역")])
  func insideWords(text: String, name: String) async throws {
    let stored = try await SearchDatabase([place("a", name), place("b", "민들레 국수")])
    let page = try await stored.search(SearchRequest(text, near: at(37.5, 127)))
    #expect(page.results.map(\.id) == ["a"] && page.results.first?.matchedBy == .inside)
  }

  @Test("21: composed and decomposed are one text; words need no dictionary")
  func composition() async throws {
    let stored = try await SearchDatabase([
      place("nfd", "강남역".decomposedStringWithCanonicalMapping), place("nfc", "강남역", 37.51),
      place("particle", "알림을 받는 곳"),
    ])
    for text in ["강남역", "강남역".decomposedStringWithCanonicalMapping] {
      let page = try await stored.search(SearchRequest(text, near: at(37.5, 127)))
      #expect(page.results.map(\.id) == ["nfd", "nfc"])
      #expect(page.results.map(\.matches) == [[0..<9], [0..<3]])
    }
    #expect(try await stored.ids(SearchRequest("알림", near: at(37.5, 127))) == ["particle"])
  }

  @Test(
    "22: the other keyboard layout, also inside",
    arguments: [("zkvp", "카페"), ("ㅊㅁㄹㄷ", "Blue Cafe"), ("zkvp", "동네카페"), ("rkdska", "강남역"), ("ㄴㅅㅁㄱ", "Star")])
  func otherLayout(text: String, name: String) async throws {
    let stored = try await SearchDatabase([place("a", name)])
    let page = try await stored.search(SearchRequest(text, near: at(37.5, 127)))
    #expect(page.results.map(\.id) == ["a"] && page.results.first?.matchedBy == .keyboardSlip)
    #expect(page.results.first?.matches.count == 1)
  }

  @Test("23: an address without spaces is found")
  func addressWithoutSpaces() async throws {
    var daegu = place("daegu", "서점")
    daegu.address = "대구광역시 중구 동성로2가 12"
    let stored = try await SearchDatabase([daegu])
    for text in ["대구광역시중구동성로2가", "대구 중구 동성로2가", "대구광역시 동성로 2가 12", "중구동성로"] {
      #expect(try await stored.ids(SearchRequest(text, near: at(37.5, 127))) == ["daegu"], "\(text)")
    }
  }

  @Test("24: a name in the language asked for, else the local one")
  func displayLanguage() {
    var place = place("a", "경복궁")
    place.alternateNames = [
      AlternateName(language: "en", name: "Gyeongbokgung"), AlternateName(language: "zh-Hant", name: "景福宮"),
      AlternateName(language: "", name: "The Palace"),
    ]
    for (language, name) in [
      ("en", "Gyeongbokgung"), ("en-GB", "Gyeongbokgung"), ("zh-TW", "景福宮"), ("fr", "경복궁"), ("", "경복궁"),
    ] { #expect(place.displayName(in: language) == name) }
  }

  // MARK: Edges and lists

  @Test("25, 26: boxes across 180°, the world, the poles, and radii of half the globe")
  func edges() async throws {
    let stored = try await SearchDatabase([
      place("east", "Buoy", 0, 179.9), place("west", "Buoy", 0, -179.9), place("pole", "Buoy", 90, 0),
      place("near", "Buoy", 89.95, 120),
    ])
    #expect(try await stored.ids(SearchRequest("buoy", box: box(179, -1, -179, 1))).count == 2)
    #expect(try await stored.ids(SearchRequest("buoy", box: box(-180, -90, 180, 90))).count == 4)
    let around = SearchRequest("buoy", near: at(0, 179.95), radiusMeters: 30_000)
    #expect(try await stored.ids(around) == ["east", "west"])
    #expect(
      try await stored.ids(SearchRequest("buoy", near: at(89.9, -60), radiusMeters: 20_000)).count == 2)
    #expect(
      try await stored.ids(SearchRequest("buoy", near: at(37, 127), radiusMeters: 50_000_000)).count == 4)
  }

  @Test("27: what is clamped is said")
  func clampingIsSaid() async throws {
    let page = try await SearchDatabase([place("a", "A")]).search(SearchRequest("a", limit: 5_000))
    #expect(page.warnings.contains { $0.contains("clamped") })
  }

  @Test("28: pages neither repeat nor skip, also over several readings")
  func pages() async throws {
    let places =
      (0..<7).map { place("c\($0)", "스타벅스 \($0)호점", 37.5 + Double($0) / 100) }
      + (0..<6).map { number in
        var place = place("a\(number)", "가게 \(number)", 37.5 + Double(number) / 90)
        place.address = "스타벅스길 \(number)"
        return place
      }
    let stored = try await SearchDatabase(places)
    let request = SearchRequest("스타벅스", near: at(37.5, 127))
    let whole = try await stored.ids(SearchRequest("스타벅스", near: at(37.5, 127), limit: 50))
    #expect(whole == (0..<7).map { "c\($0)" } + (0..<6).map { "a\($0)" })
    for sizes in [[1], [2, 3], [7], [8], [13]] {
      #expect(try await stored.idsOfAllPages(request, sizes: sizes) == whole, "\(sizes)")
    }
  }

  @Test("29: one row a real place: the fuller record, the other under it; other kinds stay apart")
  func nearDuplicates() async throws {
    var full = place("full", "시청역", 37.5, 127, category: "subway_station")
    full.phone = "02-120"
    let stored = try await SearchDatabase([
      full, place("thin", "시청역", 37.5003, 127), place("stop", "시청역", 37.5, 127.0001, category: "bus_stop"),
      place("away", "시청역", 37.51, 127, category: "subway_station"),
    ])
    for sort in ResultOrder.allCases {
      let page = try await stored.search(SearchRequest("시청역", near: at(37.5004, 127), sort: sort))
      #expect(Set(page.results.map(\.id)) == ["full", "stop", "away"], "\(sort)")
      #expect(page.results.first { $0.id == "full" }?.duplicates.map(\.id) == ["thin"], "\(sort)")
      let request = SearchRequest("시청역", near: at(37.5004, 127), sort: sort)
      #expect(try await stored.idsOfAllPages(request, sizes: [1]) == page.results.map(\.id), "\(sort)")
    }
    let apart = SearchRequest("시청역", near: at(37.5, 127), mergesDuplicates: false)
    #expect(try await stored.ids(apart).count == 4)
  }
}
