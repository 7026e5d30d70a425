import TextAnalysis
import Testing

@Suite struct PlaceTermsTests {
  @Test(arguments: [
    ("Cafe", ["cafe", "<c", "<ca", "<caf"]), ("Ö", ["o", "<o"]),
    ("Straße", ["strasse", "<s", "<st", "<str"]),
    ("Ben's", ["bens", "<b", "<be", "<ben"]), ("ＧＳ", ["gs", "<g", "<gs"]),
    ("강남", ["강", "남", "강남"]), ("강 남", ["강", "남", "강남"]), ("강", ["강"]),
    ("강남역 맛집", ["강", "남", "역", "맛", "집", "강남", "남역", "역맛", "맛집"]),
    ("GS25 강남점", ["gs25", "<g", "<gs", "<gs2", "강", "남", "점", "강남", "남점"]),
    ("3호선", ["3", "<3", "호", "선", "호선"]),
    ("강A남", ["강", "남", "a", "<a"]),
    ("東京タワー", ["东", "京", "た", "わ", "ー", "东京", "京た", "たわ", "わー"]),
    ("ร้าน", ["ร", "้", "า", "น", "ร้", "้า", "าน"]), ("é", ["e", "<e"]), ("…", []), ("", []),
  ])
  func `names and their terms`(name: String, terms: [String]) {
    let all = placeTerms([name])
    #expect(all.filter { !$0.hasPrefix("=") && !$0.hasPrefix("^") } == Set(terms))
    #expect(
      all.filter { $0.hasPrefix("=") }
        == (terms.isEmpty
          ? [] : [Term.wholeName(of: QueryText(name, completesLastWord: false), isRegion: false)]))
  }

  @Test(arguments: [
    ("강", ["^ㄱ", "^가"]), ("강남", ["^ㄱ", "^가", "^ㄱㄴ"]),
    ("강 남", ["^ㄱ", "^가", "^ㄴ", "^나", "^ㄱㄴ"]), ("강A남", ["^ㄱ", "^가", "^ㄴ", "^나"]),
    ("ㅋㅋ톡", ["^ㅋ", "^ㅋㅋ", "^ㅋㅌ"]), ("東京", []), ("까ㄳ", ["^ㄲ", "^까", "^ㄲㄱ", "^ㄱㅅ"]),
  ])
  func `names and their initials`(name: String, initials: [String]) {
    #expect(placeTerms([name]).filter { $0.hasPrefix("^") } == Set(initials))
  }

  @Test func `an address gives marked words and pairs, and nothing else`() {
    let terms = placeTerms(["A"], address: "서울 중구 12-3").subtracting(placeTerms(["A"]))
    #expect(terms == ["@서울", "@울중", "@중구", "@12", "@3"])
  }

  @Test func `a category gives itself, what it is a kind of, and its words`() {
    let terms = placeTerms(["A"], category: "amenity=cafe").subtracting(placeTerms(["A"]))
    #expect(terms.isSuperset(of: ["c:cafe", "c:amenity=cafe", "amenity", "cafe"]))
  }

  @Test func `a prominent place has its words and the letters of its runs marked`() {
    let plain = placeTerms(["Cafe 강남"])
    let prominent = placeTerms(["Cafe 강남"], isProminent: true)
    #expect(prominent.subtracting(plain) == ["!cafe", "!강", "!남"])
    #expect(plain.isSubset(of: prominent))
  }

  @Test func `a category has a term, and its parts are words without being a name`() {
    let terms = placeTerms(["A"], category: "subway_station").subtracting(placeTerms(["A"]))
    let filters = terms.filter { $0.hasPrefix("c:") }
    #expect(filters.contains(Term.category("subway_station")))
    #expect(terms.contains { $0.hasPrefix("%") })
    let words: Set<String> = ["subway", "<s", "<su", "<sub", "station", "<st", "<sta"]
    #expect(terms.filter { !$0.hasPrefix("c:") && !$0.hasPrefix("%") } == words)
    #expect(placeTerms(["A"], category: "bar", isProminent: true).filter { $0.hasPrefix("!") } == ["!a"])
  }

  @Test func `alternate names have terms as the name has`() {
    #expect(placeTerms(["경복궁", "Palace"]) == placeTerms(["경복궁"]).union(placeTerms(["Palace"])))
  }

  @Test func `whole names are told apart by letters, not by spaces, case or accents`() {
    func bucket(_ name: String) -> String {
      Term.wholeName(of: QueryText(name, completesLastWord: false), isRegion: false)
    }
    #expect(bucket("경복궁") == bucket("경복 궁") && bucket("Café A") == bucket("CAFEA"))
    #expect(bucket("경복궁") != bucket("창덕궁"))
    #expect(bucket("경복궁").utf8.count == 4 && bucket("경복궁").hasPrefix("="))
    #expect(Set((0..<2_000).map { bucket("cafe \($0)") }).count > 1_950)
  }

  @Test(arguments: [
    (String(repeating: "a", count: 48), 48), (String(repeating: "a", count: 49), 48),
    (String(repeating: "д", count: 30), 48), ("a" + String(repeating: "д", count: 30), 47),
    ("a" + String(repeating: "𐐨", count: 30), 45),
  ])
  func `a long word is cut at a scalar`(name: String, bytes: Int) {
    #expect(placeTerms([name]).bare.map(\.utf8.count) == [bytes])
    #expect(placeTerms([name]).bare.allSatisfy { name.hasPrefix($0) })
  }
}
