import Testing

@testable import MapSearchCLI

@Suite struct NumberTextTests {
  @Test(
    "Lengths for people",
    arguments: [
      (0.0, "0 m"), (0.4, "0 m"), (229.6, "230 m"), (999.4, "999 m"), (999.6, "1.0 km"), (1432, "1.4 km"),
      (99_949, "99.9 km"), (99_960, "100 km"), (1_234_567, "1 235 km"), (20_003_931, "20 004 km"), (.nan, ""),
    ])
  func distances(meters: Double, expected: String) {
    #expect(DistanceText.text(meters: meters) == expected)
  }

  @Test(
    "Eight directions",
    arguments: [
      (0.0, "↑"), (22.4, "↑"), (22.6, "↗"), (45, "↗"), (90, "→"), (135, "↘"), (180, "↓"), (225, "↙"),
      (270, "←"),
      (315, "↖"), (337.6, "↑"), (359.9, "↑"), (360, "↑"), (-90, "←"), (-359.9, "↑"), (.infinity, ""),
    ])
  func arrows(degrees: Double, expected: String) {
    #expect(BearingArrow.text(degrees: degrees) == expected)
  }

  @Test(
    "Decimals",
    arguments: [
      (0.0, 2, "0.00"), (1.005, 1, "1.0"), (-0.04, 1, "0.0"), (-1.25, 1, "-1.3"), (12.3456, 2, "12.35"),
      (0.05, 2, "0.05"), (1234, 0, "1234"),
    ])
  func decimals(value: Double, count: Int, expected: String) {
    #expect(FixedDecimal.text(value, decimals: count) == expected)
  }

  @Test(
    "Thousands",
    arguments: [(0, "0"), (999, "999"), (1000, "1 000"), (120_000, "120 000"), (-1_234_567, "-1 234 567")])
  func thousands(value: Int, expected: String) {
    #expect(FixedDecimal.grouped(value) == expected)
  }
}
