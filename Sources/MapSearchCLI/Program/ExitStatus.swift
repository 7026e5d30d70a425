/// What the program tells its caller when it ends; the numbers are those of BSD's sysexits.
struct ExitStatus: RawRepresentable, Sendable, Hashable {
  let rawValue: Int32

  /// Done; finding nothing is not an error.
  static let ok = ExitStatus(rawValue: 0)
  /// The command line is wrong.
  static let usage = ExitStatus(rawValue: 64)
  /// A file's or a database's content is wrong.
  static let badData = ExitStatus(rawValue: 65)
  /// A file or database does not exist or cannot be opened.
  static let noInput = ExitStatus(rawValue: 66)
  /// A program or feature the command relies on is missing.
  static let unavailable = ExitStatus(rawValue: 69)
  /// A defect of this program.
  static let internalError = ExitStatus(rawValue: 70)
  /// Reading or writing failed: a full disk, a broken device.
  static let inputOutput = ExitStatus(rawValue: 74)
  /// Somebody else is using the database; trying again may help.
  static let busy = ExitStatus(rawValue: 75)

  /// All of them with what help says.
  static let documented: [(status: ExitStatus, meaning: String)] = [
    (ok, "done; finding nothing is not an error"),
    (usage, "the command line is wrong"),
    (badData, "a file or database holds bad data"),
    (noInput, "a file or database is not there"),
    (unavailable, "a needed program is missing"),
    (internalError, "internal error"),
    (inputOutput, "reading or writing failed"),
    (busy, "the database is busy; try again"),
  ]
}
