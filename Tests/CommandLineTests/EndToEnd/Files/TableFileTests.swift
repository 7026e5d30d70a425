import Foundation
import Testing

@testable import MapSearchCLI

/// Tables as offices, stations and spreadsheets give them out.
@Suite(.enabled(if: BuiltProgram.isThere)) struct TableFileTests {
  @Test func aByteOrderMarkIsNoPartOfTheFirstName() throws {
    let files = try ImportedFiles()
    let outcome = try files.load(
      "\u{FEFF}name,lat,lon\n시청역,37.5657,126.9769\n을지로입구역,37.566,126.9827\n", as: "a.csv")
    #expect(outcome.errors.hasPrefix("a.csv: 2 imported in"))
    #expect(try files.program.run("$M query 시청역 --format csv", in: files.folder).lines.count == 2)
    for empty in ["\u{FEFF}", "\u{FEFF}name,lat,lon\n"] {
      let nothing = try files.load(empty, as: "b.csv")
      #expect(nothing.status == 65)
      #expect(nothing.errors.contains("no rows"))
    }
  }

  @Test func aQuoteIsALetterInGeoNames() throws {
    let files = try ImportedFiles()
    func row(_ id: Int, _ name: String, _ code: String) -> String {
      "\(id)\t\(name)\t\(name)\tX,\(name)2\t37.\(id)\t127.\(id)\t\(code)\tKR\t\t11\t\t\t\t9\t\t46\tAsia/Seoul\t2020-01-01\n"
    }
    let rows = [
      row(11, "Cape \"Horn", "T\tCAPE"), row(12, "\"Half Motel", "S\tHTL"),
      row(13, "\"Whole\" Motel", "S\tHTL"),
      row(14, "Daejeon", "P\tPPLA"),
    ]
    let outcome = try files.load(rows.joined(), as: "KR.txt")
    #expect(outcome.errors.hasPrefix("KR.txt: 4 imported in"), "\(outcome.errors)")
    let places = try files.places()
    #expect(Set(places.keys) == ["Cape \"Horn", "\"Half Motel", "\"Whole\" Motel", "Daejeon"])
    #expect(places["\"Half Motel"]?["category"] as? String == "hotel")
    #expect(try files.ids("query daejeon") == ["14"])
  }

  @Test func semicolonsDecimalCommasAndAnOldCodePage() throws {
    let files = try ImportedFiles()
    let text = "NR;NAME;LAENGE;BREITE;STATUS;\r\n1;Köln Süd;6,941;50,9241;;\r\n2;Fürth;10,9904;49,4698;;\r\n"
    let bytes = try files.encoded(text, "CP850")
    let refused = try files.load(bytes, as: "a.csv")
    #expect(refused.status == 65)
    #expect(refused.errors.contains("not UTF-8") && refused.errors.contains("--encoding"))
    #expect(try files.places().isEmpty)
    #expect(try files.load(bytes, as: "a.csv", "--encoding CP850").status == 0)
    #expect(try files.position("Köln Süd") == (50.9241, 6.941))
    #expect(try files.position("Fürth") == (49.4698, 10.9904))
  }

  @Test(arguments: ["CP949", "SHIFT_JIS", "EUC-JP", "UTF-16LE", "UTF-16"]) func encodingsAreTold(
    _ name: String
  ) throws {
    let files = try ImportedFiles()
    let text =
      name == "CP949"
      ? "상호,경도,위도\n펲시 분식,127.01,37.51\n뷁 노래방,127.02,37.52\n강남 약국,127.03,37.53\n"
      : "店舗名,経度,緯度\nカフェ　さくら,139.7,35.6\n東京駅の売店,139.8,35.7\nラーメン二郎,139.9,35.8\n"
    let outcome = try files.load(try files.encoded(text, name), as: "a.csv", "--report r.json")
    #expect(outcome.errors.hasPrefix("a.csv: 3 imported in"), "\(outcome.errors)")
    let expected =
      name == "CP949" ? ["펲시 분식", "뷁 노래방", "강남 약국"] : ["カフェ　さくら", "東京駅の売店", "ラーメン二郎"]
    #expect(Set(try files.places().keys) == Set(expected))
  }

  @Test func swappedCoordinatesArePutRightAlone() throws {
    let files = try ImportedFiles()
    let text =
      "도서관명,위도,경도\n가람도서관,37.1,127.1\n나루도서관,127.5,36.5\n다온도서관,,\nReversed Lyon,4.84,45.76\n라온도서관,95,200\n"
    let outcome = try files.load(try files.encoded(text, "CP949"), as: "a.csv", "--report r.json")
    #expect(outcome.errors.contains("line 3: \"나루도서관\": latitude and longitude were swapped"))
    #expect(outcome.errors.contains("a.csv: 3 imported, 2 rejected, 1 swapped and put right in"))
    #expect(try files.position("나루도서관") == (36.5, 127.5))
    #expect(try files.position("Reversed Lyon") == (4.84, 45.76))
    let report = try JSONSerialization.jsonObject(with: try files.folder.bytes("r.json")) as? [String: Any]
    let file = try #require((report?["files"] as? [[String: Any]])?.first)
    #expect(file["encoding"] as? String == "CP949")
    #expect(
      [file["read"], file["added"], file["repaired"], file["rejected"]].map { $0 as? Int } == [5, 3, 1, 2])
    #expect(file["rejectedByReason"] as? [String: Int] == ["noPosition": 1, "outOfRange": 1])
  }

  @Test(arguments: [
    ("36°20'24.5\"N 127°23'38.3\"E", 36.340139, 127.393972),
    ("N 33° 30.102'   E 126° 31.5'", 33.5017, 126.525),
    ("48 51 24.1 N 02 21 7.9 E", 48.856694, 2.352194),
    ("-33° 52′ 10″ S, 151° 12′ 30″ E", -33.869444, 151.208333),
    ("70 40’ 12.5’’W , 33 26’2’’S", -33.433889, -70.670139), ("35.1796°N 129.0756°E", 35.1796, 129.0756),
    ("35.1 N, 129.1 E", 35.1, 129.1), ("41º23'7\"N 2º10'24\"E", 41.385278, 2.173333),
    ("35.1796, 129.0756", 35.1796, 129.0756), ("POINT (129.0756 35.1796)", 35.1796, 129.0756),
    ("{\"\"type\"\":\"\"Point\"\",\"\"coordinates\"\":[129.1,35.2]}", 35.2, 129.1),
    ("(35.3, 129.2)", 35.3, 129.2),
    ("44,35; 26,78", 44.35, 26.78), ("geo:37.5,127.1", 37.5, 127.1),
  ])
  func aPositionInOneColumn(text: String, latitude: Double, longitude: Double) throws {
    let files = try ImportedFiles()
    let field = text.contains("\"\"") ? text : text.replacing("\"", with: "\"\"")
    let outcome = try files.load("id,name,coord\n1,Somewhere,\"\(field)\"\n", as: "a.csv")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let position = try files.position("Somewhere")
    #expect(
      abs(position.latitude - latitude) < 1e-5 && abs(position.longitude - longitude) < 1e-5, "\(position)")
  }

  @Test(arguments: [
    ("명칭,주소\n시청,서울 중구\n", "found: 명칭, 주소"), ("", "is empty"),
    ("<!DOCTYPE html><html><body>로그인</body></html>", "HTML page"),
    ("version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 9\n", "git lfs pull"),
    ("37.1, 127.1, North gate\n37.2, 127.2, South gate\n", "--columns"),
    ("name,lat,lon\n\u{1},37,127\n", "control characters"),
  ])
  func whatIsNoTableIsRefusedWithWhatWasSeen(text: String, words: String) throws {
    let files = try ImportedFiles()
    let outcome = try files.load(text, as: "a.csv")
    #expect(outcome.errors.contains(words), "\(outcome.errors)")
    #expect(text.hasPrefix("name") || outcome.status == 65)
    #expect(try files.places().isEmpty)
  }

  @Test func aWorkbookCalledCSVIsRefused() throws {
    let files = try ImportedFiles()
    let outcome = try files.load([0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1, 0, 0, 0, 0], as: "a.csv")
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("Excel workbook"))
  }

  @Test func aTableWithoutAHeader() throws {
    let files = try ImportedFiles()
    let rows = "37.1|127.1|North gate\n37.2|127.2|South gate\n"
    #expect(try files.load(rows, as: "a.csv", "--columns lat,lon,name --separator '|'").status == 0)
    #expect(try files.position("South gate") == (37.2, 127.2))
  }

  @Test func metresAreRefusedUntilTheirSystemIsNamed() throws {
    let files = try ImportedFiles()
    let text =
      "사업장명,좌표정보(Y),좌표정보(X)\n숲속 &amp; 바다,447855.2641,198226.6912\n빈칸,      ,      \n"
    let refused = try files.load(text, as: "a.csv")
    #expect(refused.status == 65)
    #expect(refused.errors.contains("projected metres (EPSG:5174") && refused.errors.contains("--crs"))
    #expect(try files.places().isEmpty)
    let unknown = try files.load(text, as: "a.csv", "--crs EPSG:1")
    #expect(unknown.status == (ImportedFiles.has("ogr2ogr") ? 64 : 69))
    guard ImportedFiles.has("ogr2ogr") else { return }
    let outcome = try files.load(text, as: "a.csv", "--crs 5174")
    #expect(outcome.errors.contains("1 imported, 1 rejected"))
    let position = try files.position("숲속 & 바다")
    // What gdaltransform says with the parameters of EPSG:1305.
    #expect(
      abs(position.latitude - 37.532942) < 1e-5 && abs(position.longitude - 126.980725) < 1e-5, "\(position)")
  }

  @Test func rejectedRowsAreMendedAndImportedAgain() throws {
    let files = try ImportedFiles()
    let outcome = try files.load(
      "id;name;lat;lon\n1;A;37,5;127\n2;\"B; \"\"b\"\"\";x;127\n3;C;38;\n", as: "a.csv", "--rejects left.csv")
    #expect(outcome.errors.contains("1 imported, 2 rejected"))
    let mended = try files.program.run(
      "sed -i 's/;x;/;37,6;/; s/38;$/38;128/' left.csv; $M import left.csv", in: files.folder)
    #expect(mended.errors.hasPrefix("left.csv: 2 imported in"), "\(mended.errors)")
    #expect(try files.position("B; \"b\"") == (37.6, 127))
    #expect(try files.places()["C"]?["rejected_because"] == nil)
  }

  @Test func strictTakesAllOrNothing() throws {
    let files = try ImportedFiles()
    for rows in ["A,37,127\nB,x,1\n", "A,37,127\nB,127,37\n", "A,37,127\nB,0,0\n", "A,37,127\nA,37,127\n"] {
      let outcome = try files.load("name,lat,lon\n" + rows, as: "a.csv", "--strict")
      #expect(outcome.status == 65)
      #expect(outcome.errors.contains("--strict") && outcome.errors.contains("line 3"))
      #expect(try files.places().isEmpty)
    }
    #expect(try files.load("name,lat,lon\nA,37,127\n", as: "a.csv", "--strict").status == 0)
  }

  @Test func repeatedRowsAreTold() throws {
    let files = try ImportedFiles()
    let outcome = try files.load(
      "id,name,lat,lon,category\n7,A,37,127,cafe\n7,B,37,127,cafe\n,C,38,128,cafe\n,C,38,128,cafe\n,C,38,128,bank\n",
      as: "a.csv")
    #expect(outcome.errors.contains("line 3: \"B\" has the id of an earlier row, 7"))
    #expect(outcome.errors.contains("2 with the id of an earlier row"))
    #expect(try files.program.run("$M stats", in: files.folder).output.contains("3"))
    #expect(try files.ids("nearby --near 38,128 --radius 1km --all").count == 2)
  }
}
