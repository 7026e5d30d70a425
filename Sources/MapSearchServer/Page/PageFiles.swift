#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The map page's files, read once: what is served is what was there at the start, and no path leads elsewhere.
package struct PageFiles: Sendable {
  /// The files by their path below `/`; the empty path is the page itself.
  let files: [String: [UInt8]]
  /// Where raster tiles come from, with {z}, {x} and {y}; nil for the page's own background.
  let tiles: String?
  /// What the tiles' owner wants to be named.
  let attribution: String

  /// Largest file, in bytes.
  private static let maximumBytes = 4 << 20
  /// Most files of the page itself.
  private static let maximumFiles = 64
  /// What the page needs of Leaflet.
  private static let leafletFiles = [
    "leaflet.js", "leaflet.css", "images/layers.png", "images/layers-2x.png", "images/marker-icon.png",
    "images/marker-icon-2x.png", "images/marker-shadow.png",
  ]

  /// Reads the page in `folder`, as `make page` puts it together, and Leaflet in `leaflet`.
  ///
  /// - Throws: `ServerError` when a file is missing or no page, with the remedy.
  package init(folder: String, leaflet: String, tiles: String? = nil, attribution: String = "")
    throws(ServerError)
  {
    if let tiles {
      guard ["{z}", "{x}", "{y}"].allSatisfy(tiles.contains), Self.origin(of: tiles) != nil else {
        throw ServerError(
          .page, "'\(tiles)' is no address of tiles, such as https://tiles.example.org/{z}/{x}/{y}.png")
      }
    }
    var files: [String: [UInt8]] = [:]
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names.prefix(Self.maximumFiles) where ContentType.ofFile(name) != nil {
      files[name] = try Self.contents("\(folder)/\(name)")
    }
    guard let page = files.removeValue(forKey: "index.html"), files["sheet-engine.wasm"] != nil else {
      throw ServerError(.page, "\(folder) holds no page; `make page` puts one together")
    }
    files[""] = page
    for name in Self.leafletFiles {
      do throws(ServerError) { files["leaflet/\(name)"] = try Self.contents("\(leaflet)/\(name)") } catch {
        throw ServerError(
          .page, "\(error.description); install the package libjs-leaflet, or name its folder by --leaflet")
      }
    }
    self.files = files
    self.tiles = tiles
    self.attribution = attribution
  }

  private static func contents(_ path: String) throws(ServerError) -> [UInt8] {
    guard let data = FileManager.default.contents(atPath: path), data.count <= maximumBytes else {
      throw ServerError(.page, "\(path) cannot be read")
    }
    return Array(data)
  }

  /// Scheme and host of an address; nil when it has none of a page's.
  static func origin(of address: String) -> String? {
    for scheme in ["https://", "http://"] where address.hasPrefix(scheme) {
      let host = address.dropFirst(scheme.count).prefix { $0 != "/" }
      // A template for the host, {s}, stands for any name below it.
      let allowed = host.hasPrefix("{s}") ? "*" + host.dropFirst(3) : String(host)
      let isHost = allowed.utf8.allSatisfy {
        switch $0 {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: ":"),
          UInt8(ascii: "*"):
          true
        default: false
        }
      }
      return isHost && !allowed.isEmpty ? scheme + allowed : nil
    }
    return nil
  }
}

extension ContentType {
  /// The type of a page's file by its name; nil when it is none of a page's.
  static func ofFile(_ name: String) -> String? {
    switch name.split(separator: ".").last {
    case "html": "text/html; charset=utf-8"
    case "css": "text/css; charset=utf-8"
    case "js": "text/javascript; charset=utf-8"
    case "svg": "image/svg+xml"
    case "png": "image/png"
    case "wasm": "application/wasm"
    default: nil
    }
  }
}
