#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import MapSearchServer

/// Where the map page is read from.
struct PageLocation {
  private let folder: String?
  private let leaflet: String
  private let tiles: String?
  private let attribution: String

  /// Debian's package libjs-leaflet puts it there.
  private static let leafletFolder = "/usr/share/javascript/leaflet"
  /// The page's folder beside an installed program, and beside one that was just built.
  private static let besideProgram = ["../share/mapsearch/page", "../page", "../../page"]

  init(_ arguments: ParsedArguments) throws(UsageError) {
    folder = try arguments.value(ServeArguments.page)
    leaflet = try arguments.value(ServeArguments.leaflet) ?? Self.leafletFolder
    tiles = try arguments.value(ServeArguments.tiles)
    attribution = try arguments.value(ServeArguments.attribution) ?? ""
  }

  /// The page's files; nil when none was asked for and none is beside the program.
  func files() throws(CommandFailure) -> PageFiles? {
    guard let folder = folder ?? Self.installedFolder else { return nil }
    do throws(ServerError) {
      return try PageFiles(folder: folder, leaflet: leaflet, tiles: tiles, attribution: attribution)
    } catch {
      throw CommandFailure(.serving, status: error.exitStatus, error.description, cause: error)
    }
  }

  private static var installedFolder: String? {
    let manager = FileManager.default
    let program =
      (try? manager.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
    guard let slash = program.lastIndex(of: "/") else { return nil }
    return besideProgram.map { "\(program[..<slash])/\($0)" }
      .first { manager.fileExists(atPath: $0 + "/index.html") }
  }
}
