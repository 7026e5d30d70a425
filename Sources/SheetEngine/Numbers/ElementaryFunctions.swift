// Square roots and rounding are instructions of most processors; where they are not, they are in the system's
// library, which an import links.
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Exponential, logarithm, sine and cosine, written out.
///
/// Every platform gets the same bits: a drag recorded on a telephone replays alike on a server and in a browser,
/// where there is no C library. Relative errors stay below 1e-15 in the ranges named.
enum ElementaryFunctions {
  /// e to the power `x`; 0 below −708, infinite above 709.
  static func exponential(_ x: Double) -> Double {
    guard x >= -708 else { return 0 }
    guard x <= 709 else { return .infinity }
    let power = nearestInteger(x * 1.442_695_040_888_963_4)
    // ln 2 in two parts, so that the remainder keeps its digits.
    let rest = (x - power * 0x1.62e42fefa3800p-1) - power * 0x1.ef35793c76730p-45
    var sum = 1.0
    var divisor = 13.0
    while divisor > 0 {
      sum = 1 + sum * rest / divisor
      divisor -= 1
    }
    return sum * powerOfTwo(power)
  }

  /// The natural logarithm of a normal number above 0.
  static func logarithm(_ x: Double) -> Double {
    let bits = x.bitPattern
    var exponent = Double(Int(bits >> 52) - 1023)
    var significand = Double(bitPattern: (bits & 0x000F_FFFF_FFFF_FFFF) | 0x3FF0_0000_0000_0000)
    if significand > 1.414_213_562_373_095_1 {
      significand /= 2
      exponent += 1
    }
    let ratio = (significand - 1) / (significand + 1)
    let square = ratio * ratio
    var sum = 0.0
    var odd = 23.0
    while odd > 0 {
      sum = sum * square + 1 / odd
      odd -= 2
    }
    return exponent * 0.693_147_180_559_945_3 + 2 * ratio * sum
  }

  /// Sine and cosine of an angle of at most a million radians either way; the angle 0 is taken beyond.
  static func sineAndCosine(_ angle: Double) -> (sine: Double, cosine: Double) {
    guard angle.magnitude <= 1e6 else { return (0, 1) }
    let quarters = nearestInteger(angle * 0.636_619_772_367_581_4)
    // π/2 in three parts of 33 bits (Cody and Waite).
    let rest =
      ((angle - quarters * 0x1.921fb544p0) - quarters * 0x1.0b4611a6p-34) - quarters * 0x1.3198a2e037073p-69
    let square = rest * rest
    var sine = 1.0
    var cosine = 1.0
    var step = 18.0
    while step > 0 {
      cosine = 1 - cosine * square / (step * (step - 1))
      sine = 1 - sine * square / (step * (step + 1))
      step -= 2
    }
    sine *= rest
    switch Int(quarters) & 3 {
    case 0: return (sine, cosine)
    case 1: return (cosine, -sine)
    case 2: return (-sine, -cosine)
    default: return (-cosine, sine)
    }
  }

  /// The whole number nearest to `x`, a half away from zero.
  static func nearestInteger(_ x: Double) -> Double {
    guard x.magnitude < 0x1p52 else { return x }
    let whole = Double(Int64(x))
    guard (x - whole).magnitude >= 0.5 else { return whole }
    return whole + (x < 0 ? -1 : 1)
  }

  /// 2 to a whole power of −1022…1023.
  private static func powerOfTwo(_ power: Double) -> Double {
    Double(bitPattern: UInt64(Int(power) + 1023) << 52)
  }
}
