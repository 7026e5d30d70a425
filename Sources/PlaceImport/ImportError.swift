/// Why a file could not be read as places, or not to its end.
///
/// What is wrong with one row only is a `RejectedRow`, not an error.
public struct ImportError: Error, Sendable, Equatable, CustomStringConvertible {
  /// A kind of fault; more may be added.
  public struct Code: Sendable, Hashable {
    /// The code as written in logs, e.g. `noRows`.
    public let name: String
    /// The exit status a command ends with, after sysexits.h.
    public let exitStatus: Int32

    /// There is no such file.
    public static let noSuchFile = Code(name: "noSuchFile", exitStatus: 66)
    /// The path names a directory.
    public static let isDirectory = Code(name: "isDirectory", exitStatus: 66)
    /// The file exists and cannot be opened or read.
    public static let unreadable = Code(name: "unreadable", exitStatus: 74)
    /// The content is something else: HTML, a spreadsheet, an archive, a Git LFS pointer.
    public static let wrongContent = Code(name: "wrongContent", exitStatus: 65)
    /// The text is not UTF-8.
    public static let notUTF8 = Code(name: "notUTF8", exitStatus: 65)
    /// The header names no latitude and longitude.
    public static let noCoordinates = Code(name: "noCoordinates", exitStatus: 65)
    /// The header names no name.
    public static let noName = Code(name: "noName", exitStatus: 65)
    /// The first row holds data, not column names.
    public static let noHeader = Code(name: "noHeader", exitStatus: 65)
    /// A column override names a field or a column that is not there.
    public static let noSuchColumn = Code(name: "noSuchColumn", exitStatus: 64)
    /// There is nothing below the header, or nothing at all.
    public static let noRows = Code(name: "noRows", exitStatus: 65)
    /// The coordinates are in another reference system than WGS84 degrees.
    public static let projected = Code(name: "projected", exitStatus: 65)
    /// The syntax is broken beyond one row.
    public static let malformed = Code(name: "malformed", exitStatus: 65)
    /// A program or library that is needed is not installed.
    public static let missingProgram = Code(name: "missingProgram", exitStatus: 69)
    /// A program that reads the file ended with an error.
    public static let programFailed = Code(name: "programFailed", exitStatus: 65)
    /// There is no coordinate reference system of this name.
    public static let noSuchSystem = Code(name: "noSuchSystem", exitStatus: 64)
    /// `strict`: something was wrong with a row.
    public static let notClean = Code(name: "notClean", exitStatus: 65)
    /// Something is longer, deeper or more than `ImportLimits` allows.
    public static let tooLarge = Code(name: "tooLarge", exitStatus: 65)
  }

  /// The kind of fault.
  public let code: Code
  /// Physical line it was seen at, from 1, where known.
  public let line: Int?
  /// What is wrong and what to do about it.
  public let message: String

  init(_ code: Code, line: Int? = nil, _ message: String) {
    self.code = code
    self.line = line
    self.message = message
  }

  /// The message, led by its line.
  public var description: String {
    if let line { "line \(line): \(message)" } else { message }
  }
}
