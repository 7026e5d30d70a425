import Testing

@testable import MapSearchCLI

@Suite struct NumberTextTests {
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
