/// How long to wait for another program that is writing to the database.
enum BusyTimeout {
  /// The variable that sets it, in milliseconds.
  static let variable = "MAPSEARCH_BUSY_TIMEOUT_MS"
  /// What may be set: up to ten minutes.
  static let milliseconds = 0...600_000

  /// The time set in `environment`, or nil for the usual one.
  ///
  /// - Throws: `CommandFailure` when the variable holds something else than a number in range.
  static func milliseconds(_ environment: Environment) throws(CommandFailure) -> Int32? {
    guard let text = environment.nonEmpty(variable) else { return nil }
    guard let number = Int32(text), milliseconds.contains(Int(number)) else {
      throw CommandFailure(
        .invalidVariable, status: .usage,
        "\(variable) is not a whole number of milliseconds from \(milliseconds.lowerBound) to "
          + "\(milliseconds.upperBound); set it to one, or unset it")
    }
    return number
  }
}
