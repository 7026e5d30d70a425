/// A zero of a continuous function that is not positive at `low` and not negative at `high`.
///
/// Regula falsi with the Illinois correction: never leaves the bracket, and takes some ten evaluations where
/// the function is smooth.
///
/// - Parameters:
///   - tolerance: Ends when the bracket, or the function's value, is this small.
///   - value: The function; called at most 100 times.
func bracketedRoot(
  from low: Double, to high: Double, tolerance: Double, of value: (Double) -> Double
) -> Double {
  var (a, b) = (low, high)
  var (valueA, valueB) = (value(a), value(b))
  if valueA >= 0 { return a }
  if valueB <= 0 { return b }
  var lastSide = 0
  for _ in 0..<98 {
    var middle = (a * valueB - b * valueA) / (valueB - valueA)
    if !(middle > a && middle < b) { middle = (a + b) / 2 }
    let height = value(middle)
    if abs(height) <= tolerance || b - a <= tolerance { return middle }
    if height < 0 {
      (a, valueA) = (middle, height)
      if lastSide == -1 { valueB /= 2 }
      lastSide = -1
    } else {
      (b, valueB) = (middle, height)
      if lastSide == 1 { valueA /= 2 }
      lastSide = 1
    }
  }
  return (a + b) / 2
}
