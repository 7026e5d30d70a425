#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Times in UTC as RFC 3339 writes them.
enum InternetTime {
  /// `2026-11-30T22:31:07.125Z`; the end of the calendar when the system knows no such time.
  ///
  /// - Parameter microseconds: Since 1970-01-01T00:00:00Z.
  static func text(microseconds: Int64) -> String {
    let (quotient, remainder) = microseconds.quotientAndRemainder(dividingBy: 1_000_000)
    var seconds = time_t(remainder < 0 ? quotient - 1 : quotient)
    let fraction = Int(remainder < 0 ? remainder + 1_000_000 : remainder) / 1_000
    var parts = tm()
    guard gmtime_r(&seconds, &parts) != nil else { return "9999-12-31T23:59:59.999Z" }
    let date = [
      padded(Int(parts.tm_year) + 1_900, 4), padded(Int(parts.tm_mon) + 1), padded(Int(parts.tm_mday)),
    ]
    let time = [padded(Int(parts.tm_hour)), padded(Int(parts.tm_min)), padded(Int(parts.tm_sec))]
    return "\(date.joined(separator: "-"))T\(time.joined(separator: ":")).\(padded(fraction, 3))Z"
  }

  /// The time now.
  static func now() -> String {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return text(microseconds: Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1_000)
  }

  private static func padded(_ number: Int, _ width: Int = 2) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
