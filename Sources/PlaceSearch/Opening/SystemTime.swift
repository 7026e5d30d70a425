import Persistence

/// The time of day in seconds.
package enum SystemTime {
  /// Seconds since 1970-01-01T00:00:00Z.
  package static func seconds() -> Int64 { WallClock.microseconds() / 1_000_000 }
}
