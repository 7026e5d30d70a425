/// Where the database is when a command line does not say.
enum DatabaseLocation {
  /// The variable that names a database.
  static let variable = "MAPSEARCH_DATABASE"

  /// Where a platform keeps a program's data.
  enum Convention: Sendable {
    /// `$XDG_DATA_HOME`, else `~/.local/share` (XDG Base Directory Specification 0.8).
    case xdg
    /// `~/Library/Application Support`.
    case apple

    /// That of the platform this was built for.
    static var current: Convention {
      #if os(macOS)
        .apple
      #else
        .xdg
      #endif
    }
  }

  /// `option`, else `$MAPSEARCH_DATABASE`, else `mapsearch/places.sqlite` in the user's data folder.
  ///
  /// An empty variable counts as not set, and so does a relative `$XDG_DATA_HOME`, as its specification says.
  ///
  /// - Throws: `CommandFailure` when there is no home folder to put it in.
  static func path(
    option: String?, environment: Environment, convention: Convention = .current
  ) throws(CommandFailure) -> String {
    if let path = option ?? environment.nonEmpty(variable) { return path }
    return try dataFolder(environment, convention) + "/mapsearch/places.sqlite"
  }

  private static func dataFolder(
    _ environment: Environment, _ convention: Convention
  ) throws(CommandFailure) -> String {
    if convention == .xdg, let folder = environment.nonEmpty("XDG_DATA_HOME"), folder.hasPrefix("/") {
      return folder
    }
    guard let home = environment.nonEmpty("HOME") else {
      throw CommandFailure(
        .noDatabaseFolder, status: .noInput,
        "there is no home folder to keep a database in; give --database PATH or set \(variable)")
    }
    return home + (convention == .apple ? "/Library/Application Support" : "/.local/share")
  }
}
