#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A folder for what programs leave between two steps; gone, with its files, when this is.
final class TemporaryFiles {
  let folder: String
  private var names: [String] = []

  init(in parent: String) throws(ImportError) {
    var template = Array("\(parent)/mapsearch-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw ImportError(
        .unreadable, "no temporary folder can be made in \(parent); set TMPDIR to a folder that is yours")
    }
    folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit {
    for name in names { _ = unlink("\(folder)/\(name)") }
    _ = rmdir(folder)
  }

  /// The path of a file to come in it.
  func path(_ name: String) -> String {
    names.append(name)
    return "\(folder)/\(name)"
  }
}
