import TextAnalysis
import Testing

@Suite struct CategoryLexiconTests {
  private let lexicon = CategoryLexicon.shared

  @Test(
    arguments: [
      ("cafe", ["cafe"]), ("Cafe", ["cafe"]), ("amenity=cafe", ["cafe"]), ("AMENITY = CAFE", ["cafe"]),
      ("CE7", ["cafe"]), ("ce7", ["cafe"]), ("커피숍", ["cafe"]), ("커피 숍", ["cafe"]), ("Café", ["cafe"]),
      ("coffee shop", ["cafe"]), ("coffeeshop", ["cafe"]), ("カフェ", ["cafe"]), ("ｶﾌｪ", ["cafe"]),
      ("喫茶店", ["cafe"]), ("咖啡馆", ["cafe"]), ("咖啡館", ["cafe"]),
      ("S.HTL", ["hotel"]), ("s.htl", ["hotel"]), ("HTL", ["hotel"]), ("S.MUS", ["museum"]),
      ("한식", ["korean_restaurant"]), ("일반음식점", ["restaurant"]), ("약국", ["pharmacy"]),
      ("버스정류소", ["bus_stop"]), ("기타 휴게음식점", ["restaurant"]),
      ("외국음식전문점(인도,태국등)", ["western_restaurant"]),
      ("convenience", ["convenience_store"]), ("fitness_centre", ["gym"]), ("books", ["bookstore"]),
      ("subway_station", ["subway_station"]), ("subway station", ["subway_station"]),
      ("railway=station", ["railway_station"]), ("역", ["subway_station", "railway_station"]),
      ("PS3", ["childcare", "kindergarten"]), ("MT1", ["supermarket", "hypermarket"]),
      ("SW8", ["subway_station"]), ("PM9", ["pharmacy"]), ("AC5", nil), ("HP8", nil), ("AT4", nil),
      ("cafes", ["cafe"]), ("pharmacies", ["pharmacy"]), ("churches", ["church"]), ("buses", ["bus_stop"]),
      ("nothing of the kind", []), ("", []), ("=", []), ("yes", []), ("2", []), ("s", []),
    ] as [(String, [String]?)])
  func `what files and people call it`(code: String, expected: [String]?) {
    let found = lexicon.canonicalIDs(forCode: code)
    if let expected { #expect(found == expected) } else { #expect(found.count > 1) }
  }

  @Test(arguments: [
    "MT1", "CS2", "PS3", "SC4", "AC5", "PK6", "OL7", "SW8", "BK9", "CT1", "AG2", "PO3", "AT4", "AD5", "FD6",
    "CE7", "HP8", "PM9",
  ])
  func `every group of Kakao has its categories`(code: String) {
    let found = lexicon.canonicalIDs(forCode: code)
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { lexicon.category(id: $0)?.codes.contains(code) == true })
  }

  /// A church is S.CH, a school S.SCH: their parts are told apart from the whole.
  @Test func `the last part of a feature code is not another code in full`() {
    #expect(lexicon.canonicalIDs(forCode: "S.CH") == ["church"])
    #expect(lexicon.canonicalIDs(forCode: "SCH") == ["school"])
    #expect(lexicon.canonicalIDs(forCode: "S.SCH") == ["school"])
  }

  @Test(
    arguments: [
      ("카페", ["cafe"]), ("Coffee", ["cafe"]), ("지하철 역", ["subway_station"]), ("극장", ["theatre", "cinema"]),
      ("병원", ["hospital", "clinic"]), ("drug stores", ["pharmacy"]), ("편의점", ["convenience_store"]),
      ("amenity=cafe", []), ("CE7", []), ("S.HTL", []), ("convenience_store", ["convenience_store"]),
      ("카", []), ("", []), ("ㅋㅍ", []),
    ])
  func `a name, in full`(name: String, expected: [String]) {
    #expect(
      lexicon.categories(namedBy: QueryText(name, completesLastWord: true).folded).sorted()
        == expected.sorted())
  }

  @Test(
    arguments: [
      ("편의", "convenience_store", "편의점", .korean), ("conv", "convenience_store", "convenience", .english),
      ("커피전", "cafe", "커피전문점", .korean), ("COFFEE sh", "cafe", "coffee shop", .english),
      ("コンビ", "convenience_store", "コンビニ", .japanese), ("약", "pharmacy", "약", .korean),
      ("便利商", "convenience_store", "便利商店", .traditionalChinese),
    ] as [(String, String, String, CategoryLanguage)])
  func `suggestions`(text: String, id: String, name: String, language: CategoryLanguage) {
    let found = lexicon.categories(namesBeginningWith: AnalyzedText(text).bytes)
    #expect(found.contains { $0.id == id && $0.name == name && $0.language == language })
  }

  @Test func `suggestions are each category once, the shortest name first`() {
    for text in ["c", "ca", "카", "의", "s", "学"] {
      let found = lexicon.categories(namesBeginningWith: AnalyzedText(text).bytes)
      #expect(!found.isEmpty && Set(found.map(\.id)).count == found.count)
      let lengths = found.map { AnalyzedText($0.name).bytes.count }
      #expect(lengths == lengths.sorted())
      let prefix = AnalyzedText(text).bytes
      #expect(found.allSatisfy { AnalyzedText($0.name).bytes.starts(with: prefix) })
    }
    #expect(lexicon.categories(namesBeginningWith: []).isEmpty)
    #expect(lexicon.categories(namesBeginningWith: AnalyzedText("카").bytes, where: { _ in false }).isEmpty)
  }

  @Test func `kinds of a kind`() {
    #expect(lexicon.parent(of: "korean_restaurant") == "restaurant")
    #expect(lexicon.parent(of: "restaurant") == nil)
    #expect(lexicon.ancestors(of: "burger_restaurant") == ["fast_food", "restaurant"])
    let restaurants = lexicon.withDescendants(of: ["restaurant", "비밀"])
    #expect(restaurants.contains("korean_restaurant") && restaurants.contains("burger_restaurant"))
    #expect(restaurants.first == "restaurant" && restaurants.last == "비밀")
    #expect(!restaurants.contains("cafe"))
    #expect(lexicon.withDescendants(of: ["atm"]) == ["atm"])
    #expect(lexicon.withDescendants(of: []).isEmpty)
  }

  @Test func `names to show`() {
    #expect(lexicon.name(of: "cafe", in: .korean) == "카페")
    #expect(lexicon.name(of: "cafe", in: .english) == "cafe")
    #expect(lexicon.name(of: "subway_station", in: .japanese) == "地下鉄駅")
    #expect(lexicon.name(of: "convenience_store", in: .simplifiedChinese) == "便利店")
    #expect(lexicon.name(of: "convenience_store", in: .traditionalChinese) == "便利商店")
    #expect(lexicon.name(of: "amenity=cafe", in: .korean) == nil)
    #expect(lexicon.category(id: "Cafe") == nil)
  }

  @Test(
    arguments: [
      ("ko", .korean), ("ko-KR", .korean), ("EN_us", .english), ("ja", .japanese), ("zh", .simplifiedChinese),
      ("zh-CN", .simplifiedChinese), ("zh-TW", .traditionalChinese), ("zh-Hant", .traditionalChinese),
      ("zh-hant-HK", .traditionalChinese), ("zh-Hans-HK", .simplifiedChinese), ("fr", nil), ("", nil),
    ] as [(String, CategoryLanguage?)])
  func `languages by their tags`(tag: String, language: CategoryLanguage?) {
    #expect(CategoryLanguage(tag: tag) == language)
  }
}
