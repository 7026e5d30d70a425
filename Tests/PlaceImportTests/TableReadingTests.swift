import PlaceStorage
import Testing

@testable import PlaceImport

struct TableReadingTests {
  @Test(arguments: [
    "name,lat,lon\n강남역,37.5,127.25\n", "\u{FEFF}name,lat,lon\r\n강남역,37.5,127.25\r\n",
    "이름;위도;경도\n강남역;37,5;127,25\n", "LON\tLAT\tName\n127.25\t37.5\t강남역", "상호,경도,위도\r강남역,127.25,37.5\r",
    "\"name\",\"lat\",\"lon\"\n\"강남역\",\"37.5\",\"127.25\"\n", " Name , LAT , Lng \n 강남역 , 37.5 , 127.25 \n",
    "역이름,y,x\n강남역,37.5,127.25\n", "name;latitude;longitude;\n강남역;37.5;127.25;\n",
    "x,lon,name,lat\n1,127.25,강남역,37.5\n", "\n\nname,lat,lon\n\n강남역,37.5,127.25\n\n",
  ])
  func `finds name and coordinate`(text: String) throws {
    for chunkBytes in [1, 5, 1 << 16] {
      let reading = try Reading(text, chunkBytes: chunkBytes)
      let place = try #require(reading.places.first)
      #expect(reading.places.count == 1 && reading.rejected.isEmpty)
      #expect(place.name == "강남역")
      #expect(place.coordinate.latitude == 37.5 && place.coordinate.longitude == 127.25)
    }
  }

  @Test func `fills every field it has a column for`() throws {
    let text = """
      관리번호,시설명,위도,경도,업종,소재지도로명주소,지번주소,도서관전화번호,홈페이지주소,영업시간,영문명,name:ja,alt_names,prominence,시도명,빈칸
      A-1,별마당,37.5,127.1,도서관,"영동대로 513, 코엑스",삼성동 159,02-1,https://a.example,Mo-Su 10:00-22:00,Starfield,ビョルマダン,별|마당,0.5,서울,
      """
    let place = try #require(try Reading(text).places.first)
    #expect(place.id == "A-1")
    #expect(place.category == "도서관")
    #expect(place.address == "영동대로 513, 코엑스")
    #expect(place.lotAddress == "삼성동 159")
    #expect(place.phone == "02-1")
    #expect(place.website == "https://a.example")
    #expect(place.openingHours == "Mo-Su 10:00-22:00")
    #expect(
      place.alternateNames == [
        AlternateName(language: "en", name: "Starfield"), AlternateName(language: "ja", name: "ビョルマダン"),
        AlternateName(language: "", name: "별"), AlternateName(language: "", name: "마당"),
      ])
    #expect(place.prominence == 0.5)
    #expect(place.attributes == ["시도명": "서울"])
  }

  @Test(arguments: [
    ("A,127.7231,136.4877", "outside"), ("A,,127", "no latitude"), ("A,37,", "no longitude"),
    ("A,nan,127", "not a number"), ("A,inf,127", "not a number"), ("A,1e999,127", "not a number"),
    ("A,91,200", "outside"), ("A,37,181", "outside"), (",37,127", "no name"), ("  ,37,127", "no name"),
    ("A,37°73'58.8,127", "37°73"), ("A,37°33'58.8E,127", "37°33"), ("\u{1},37,127", "control"),
    ("A\0B,37,127", "U+0000"), ("A,37", "2 fields"),
    ("A,37,127,x", "unquoted"),
    ("\"A,37,127", "quote"), ("A,\"37,5,1\",127", "not a number"), ("A,193415.2,440123.5", "projected"),
  ])
  func `rejects a row with its reason, line and bytes`(row: String, reason: String) throws {
    let reading = try Reading("name,lat,lon\nB,1,2\n\(row)\nC,3,4\n", chunkBytes: 4)
    #expect(reading.places.map(\.name) == ["B", "C"])
    let rejected = try #require(reading.rejected.first)
    #expect(reading.rejected.count == 1)
    #expect(rejected.line == 3)
    #expect(rejected.reason.contains(reason), "\(rejected.reason)")
    #expect(rejected.raw == Array(row.utf8))
  }

  @Test func `rejects a row that is not UTF-8 and keeps its bytes`() throws {
    let row: [UInt8] = [0xB0, 0xAD] + Array(",37,127".utf8)
    let reading = try Reading(Array("이름,위도,경도\n".utf8) + row + Array("\nB,1,2\n".utf8))
    #expect(reading.rejected.map(\.raw) == [row])
    #expect(reading.rejected.first?.reason.contains("not UTF-8") == true)
    #expect(reading.places.map(\.name) == ["B"])
  }

  @Test func `rejects a field over the limit`() throws {
    var options = ImportOptions()
    options.limits.maximumFieldBytes = 10
    let reading = try Reading("name,lat,lon\nABCDEFGHIJK,1,2\nB,1,2\n", options: options)
    #expect(reading.rejected.map(\.line) == [2])
    #expect(reading.places.map(\.name) == ["B"])
  }

  @Test func `counts physical lines over quoted line endings`() throws {
    let reading = try Reading("name,lat,lon\n\"A\nB\r\nC\",1,2\nD,3,4\nE,x,4\n", chunkBytes: 3)
    #expect(reading.lines == [2, 5])
    #expect(reading.rejected.map(\.line) == [6])
  }

  @Test func `a stray quote does not swallow rows with the wrong number of fields`() throws {
    let reading = try Reading("name,lat,lon\n\"A,1,2\nB,3,4\n\"\nD,7,8\n")
    #expect(reading.places.map(\.name) == ["B", "D"])
    #expect(reading.rejected.map(\.line) == [2, 4])
  }

  @Test func `reads a GeoNames dump, which has no header`() throws {
    let text = """
      1\tIle de l" Union\tIle de l" Union\t\t-11.9\t43.4\tT\tISL\tKM\t\t\t\t\t\t0\t\t12\tIndian/Comoro\t2012-01-17
      2\tSeoul\tSeoul\tSEL,서울\t37.566\t126.9784\tP\tPPLC\tKR\t\t11\t\t\t\t10349312\t\t46\tAsia/Seoul\t2019-02-26
      3\t"Quoted"\t"Half\t\t35.0\t129.0\tS\tHTL\tKR\t\t\t\t\t\t0\t\t3\tAsia/Seoul\t2020-01-01
      """
    let reading = try Reading(text, chunkBytes: 10)
    #expect(reading.places.map(\.id) == ["1", "2", "3"])
    #expect(reading.places.map(\.name) == ["Ile de l\" Union", "Seoul", "\"Quoted\""])
    #expect(reading.places[1].alternateNames.map(\.name) == ["SEL", "서울"])
    #expect(reading.places[1].attributes["feature_code"] == "PPLC")
    #expect(reading.lines == [1, 2, 3])
  }

  @Test func `columns can be named by hand`() throws {
    let text = "Titel,B,L,name\nBahnhof,50,6,x\n"
    let options = ImportOptions(columns: ["name": "titel", "latitude": "B", "longitude": "L"])
    let place = try #require(try Reading(text, options: options).places.first)
    #expect(place.name == "Bahnhof")
    #expect(place.attributes == ["name": "x"])
    #expect(code(text, options: ImportOptions(columns: ["colour": "B"])) == .noSuchColumn)
    #expect(code(text, options: ImportOptions(columns: ["name": "Z"])) == .noSuchColumn)
  }
}
