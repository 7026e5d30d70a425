/// The version `--version` prints.
enum ProgramVersion {
  /// Semantic version (semver.org).
  static let current = "0.1.0"
}
