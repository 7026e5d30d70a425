#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Times for people, in the time zone of the process.
enum LocalTime {
  /// `2026-11-30 22:31`; empty when the system knows no such time.
  ///
  /// - Parameter microseconds: Since 1970-01-01T00:00:00Z.
  static func text(microseconds: Int64) -> String {
    var seconds = time_t(microseconds / 1_000_000)
    var parts = tm()
    guard localtime_r(&seconds, &parts) != nil else { return "" }
    func twoDigits(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let day = "\(parts.tm_year + 1900)-\(twoDigits(parts.tm_mon + 1))-\(twoDigits(parts.tm_mday))"
    return "\(day) \(twoDigits(parts.tm_hour)):\(twoDigits(parts.tm_min))"
  }
}
