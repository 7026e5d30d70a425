import Foundation
import Testing

@testable import MapSearchCLI

/// What is imported is found as people look for it.
@Suite(.enabled(if: BuiltProgram.isThere)) struct SearchedFileTests {
  @Test(arguments: [
    ("대전", ["1", "2", "3", "4"]), ("대전역", ["1", "2"]), ("과학", ["5"]), ("연구원", ["5", "6"]), ("입구", ["7"]),
    ("코리", ["8"]), ("시장대전", []), ("파리바게뜨대전", ["2"]), ("파리바게뜨 대전", ["2"]), ("CU대전", ["3"]),
  ])
  func partsOfKoreanWords(query: String, expected: [String]) throws {
    let files = try ImportedFiles()
    let rows = [
      "대전역", "파리바게뜨 대전역점", "CU 대전점", "이마트24(대전)", "한국과학기술연구원", "국토연구원", "서대문입구역", "베스트코리아",
    ]
    let text =
      "id,name,lat,lon\n" + rows.enumerated().map { "\($0 + 1),\($1),36.3\($0),127.4\($0)\n" }.joined()
    try #require(try files.load(text, as: "a.csv").status == 0)
    let found = Set(try files.ids("query '\(query)' --limit 50"))
    #expect(found.isSuperset(of: expected), "\(found)")
  }

  @Test(arguments: [
    ("nearby --near=-17,180 --radius 5km", ["1", "2"]), ("nearby --near=-17,-180 --radius 5km", ["1", "2"]),
    ("nearby --within=176,-21,-169,-9 --near=0,180", ["1", "2", "3", "4"]),
    ("nearby --within=177,49,-175,54 --near=0,180", ["6", "7"]),
    ("nearby --within=-180,-90,180,90 --near=0,0", ["1", "2", "3", "4", "5", "6", "7", "8", "9"]),
    ("nearby --near=-90,0 --radius 23km", ["8", "9"]), ("nearby --near=-17,179.999 --limit 2", ["1", "2"]),
  ])
  func acrossTheDateLineAndAtAPole(command: String, expected: [String]) throws {
    let files = try ImportedFiles()
    let text = """
      id,name,lat,lon
      1,West Reef,-17.0,179.985
      2,East Reef,-17.0,-179.985
      3,Nadi,-17.8,177.42
      4,Pago Pago,-14.28,-170.7
      5,Busan,35.18,129.08
      6,Kiska,51.96,177.5
      7,Atka,52.2,-175.2
      8,South Camp,-89.8,20
      9,South Camp 2,-89.8,-160

      """
    try #require(try files.load(text, as: "a.csv").status == 0)
    #expect(Set(try files.ids("\(command) --all")) == Set(expected))
  }

  @Test func theNearestBranchComesBeforeTheFarOneOfThatName() throws {
    let files = try ImportedFiles()
    var text = "id,name,lat,lon,address\n"
    for index in 0..<20 { text += "\(index),이디야커피 \(index)호점,37.5\(index + 10),127.02,\"서울, 강남\"\n" }
    text += "90,이디야커피,35.16,129.06,부산\n"
    try #require(try files.load(text, as: "a.csv").status == 0)
    let near = try files.program.run(
      "$M query 이디야커피 --near 37.5,127.02 --limit 10 --format json", in: files.folder)
    let results = try near.results()
    let distances = results.compactMap { $0["distanceMeters"] as? Double }
    #expect(results.first?["id"] as? String == "0")
    #expect(distances.count == 10 && distances == distances.sorted())
    #expect(try files.ids("query 이디야커피 --near 37.5,127.02 --limit 50").last == "90")
  }
}
