#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Functions that are several times faster for small arguments and as exact: Taylor's series up to 0.1, where
/// the first term left out is below rounding, and the C library beyond.
enum ShortAngle {
  static func sine(_ x: Double) -> Double {
    guard abs(x) <= 0.1 else { return sin(x) }
    let q = x * x
    return x - x * q * (1 / 6 - q * (1 / 120 - q * (1 / 5_040 - q * (1 / 362_880 - q / 39_916_800))))
  }

  /// Of 1 for arguments beyond 1.
  static func arcsine(_ x: Double) -> Double {
    guard abs(x) <= 0.1 else { return asin(min(1, max(-1, x))) }
    let q = x * x
    let high = 35 / 1_152 + q * (63 / 2_816 + q * (231 / 13_312))
    return x + x * q * (1 / 6 + q * (3 / 40 + q * (5 / 112 + q * high)))
  }
}
