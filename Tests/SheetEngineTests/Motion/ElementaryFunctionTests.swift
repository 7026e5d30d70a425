import TestSupport
import Foundation
import Testing

@testable import SheetEngine

struct ElementaryFunctionTests {
  @Test func `they agree with the system's`() {
    var random = SplitMix64(seed: 1)
    var worst = (exponential: 0.0, logarithm: 0.0, sine: 0.0)
    for _ in 0..<10_000 {
      let x = random.value(in: -700...700)
      worst.exponential = max(worst.exponential, (ElementaryFunctions.exponential(x) / exp(x) - 1).magnitude)
      let y = exp(random.value(in: -40...40))
      let error = (ElementaryFunctions.logarithm(y) - log(y)).magnitude / max(1, log(y).magnitude)
      worst.logarithm = max(worst.logarithm, error)
      let angle = random.value(in: -1000...1000)
      let (sine, cosine) = ElementaryFunctions.sineAndCosine(angle)
      worst.sine = max(worst.sine, (sine - sin(angle)).magnitude, (cosine - cos(angle)).magnitude)
    }
    #expect(worst.exponential < 1e-15)
    #expect(worst.logarithm < 1e-15)
    #expect(worst.sine < 1e-15)
  }

  @Test func `halves are rounded away from zero`() {
    for (x, whole) in [
      (0.5, 1.0), (-0.5, -1), (2.5, 3), (-2.5, -3), (0.49999999999999994, 0), (1e300, 1e300), (-1.2, -1),
    ] { #expect(ElementaryFunctions.nearestInteger(x) == whole) }
  }

  @Test func `at their ends they stay finite or say so`() {
    #expect(ElementaryFunctions.exponential(0) == 1)
    #expect(ElementaryFunctions.exponential(-1e9) == 0)
    #expect(ElementaryFunctions.exponential(1e9) == .infinity)
    #expect(ElementaryFunctions.sineAndCosine(0) == (0, 1))
    #expect(ElementaryFunctions.logarithm(1) == 0)
  }
}
