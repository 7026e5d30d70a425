/// Why a file could not be read as places, or not to its end.
///
/// What is wrong with one row only is a `RejectedRow`, not an error.
package struct ImportError: Error, Sendable, Equatable, CustomStringConvertible {
  /// A kind of fault; more may be added.
  package struct Code: Sendable, Hashable {
    /// The code as written in logs, e.g. `noRows`.
    package let name: String
    /// The exit status a command ends with, after sysexits.h.
    package let exitStatus: Int32

    /// There is no such file.
    package static let noSuchFile = Code(name: "noSuchFile", exitStatus: 66)
    /// The path names a directory.
    package static let isDirectory = Code(name: "isDirectory", exitStatus: 66)
    /// The file exists and cannot be opened or read.
    package static let unreadable = Code(name: "unreadable", exitStatus: 74)
    /// The content is something else: HTML, a spreadsheet, an archive, a Git LFS pointer.
    package static let wrongContent = Code(name: "wrongContent", exitStatus: 65)
    /// The text is not UTF-8.
    package static let notUTF8 = Code(name: "notUTF8", exitStatus: 65)
    /// The header names no latitude and longitude.
    package static let noCoordinates = Code(name: "noCoordinates", exitStatus: 65)
    /// The header names no name.
    package static let noName = Code(name: "noName", exitStatus: 65)
    /// The first row holds data, not column names.
    package static let noHeader = Code(name: "noHeader", exitStatus: 65)
    /// A column override names a field or a column that is not there.
    package static let noSuchColumn = Code(name: "noSuchColumn", exitStatus: 64)
    /// There is nothing below the header, or nothing at all.
    package static let noRows = Code(name: "noRows", exitStatus: 65)
    /// The coordinates are in another reference system than WGS84 degrees.
    package static let projected = Code(name: "projected", exitStatus: 65)
    /// The syntax is broken beyond one row.
    package static let malformed = Code(name: "malformed", exitStatus: 65)
    /// Something is longer, deeper or more than `ImportLimits` allows.
    package static let tooLarge = Code(name: "tooLarge", exitStatus: 65)
  }

  /// The kind of fault.
  package let code: Code
  /// Physical line it was seen at, from 1, where known.
  package let line: Int?
  /// What is wrong and what to do about it.
  package let message: String

  init(_ code: Code, line: Int? = nil, _ message: String) {
    self.code = code
    self.line = line
    self.message = message
  }

  /// The message, led by its line.
  package var description: String {
    if let line { "line \(line): \(message)" } else { message }
  }
}
