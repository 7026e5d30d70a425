import MapSearch

extension CommandFailure {
  private static let mapRemedy = ", or say --map name=COLUMN,latitude=COLUMN,longitude=COLUMN"

  /// The failure of an import with the name of the file it read, and the line where one is known.
  ///
  /// Any other failure is not about that file and comes back as it is.
  func naming(_ file: String) -> CommandFailure {
    guard let error = cause as? ImportError else { return self }
    let name = file == "-" ? "standard input" : file
    let place = error.line.map { "\(name), line \($0): " } ?? "\(name): "
    let start = error.message.hasPrefix(name) ? "" : place
    let names = [.noCoordinates, .noName].contains(error.code) ? Self.mapRemedy : ""
    return CommandFailure(code, status: status, start + error.message + names, cause: error)
  }
}
