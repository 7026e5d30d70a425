import Testing

@testable import MapSearchCLI

@Suite struct DatabaseLocationTests {
  @Test(
    "Option, variable, data folder, in this order",
    arguments: [
      ("x.db", ["MAPSEARCH_DATABASE": "y.db", "HOME": "/h"], "x.db"),
      (nil, ["MAPSEARCH_DATABASE": "y.db", "HOME": "/h"], "y.db"),
      (nil, ["MAPSEARCH_DATABASE": "", "HOME": "/h"], "/h/.local/share/mapsearch/places.sqlite"),
      (nil, ["XDG_DATA_HOME": "/data", "HOME": "/h"], "/data/mapsearch/places.sqlite"),
      (nil, ["XDG_DATA_HOME": "data", "HOME": "/h"], "/h/.local/share/mapsearch/places.sqlite"),
      (nil, ["XDG_DATA_HOME": "", "HOME": "/h"], "/h/.local/share/mapsearch/places.sqlite"),
    ] as [(String?, [String: String], String)])
  func xdg(option: String?, environment: [String: String], expected: String) throws {
    let path = try DatabaseLocation.path(
      option: option, environment: Environment(environment), convention: .xdg)
    #expect(path == expected)
  }

  @Test func apple() throws {
    let environment = Environment(["HOME": "/Users/p", "XDG_DATA_HOME": "/data"])
    let path = try DatabaseLocation.path(option: nil, environment: environment, convention: .apple)
    #expect(path == "/Users/p/Library/Application Support/mapsearch/places.sqlite")
  }

  @Test func withoutAHomeTheRemedyIsNamed() {
    let failure = #expect(throws: CommandFailure.self) {
      try DatabaseLocation.path(option: nil, environment: Environment([:]), convention: .xdg)
    }
    #expect(failure?.status == .noInput)
    #expect(failure?.message.contains("--database PATH") == true)
  }
}
