/// The map page at `/`.
enum PageRoutes {
  /// A route a file, and `page.json` with what the page is told.
  static func all(_ page: PageFiles) -> [Route] {
    let policy = policy(tiles: page.tiles)
    let files = page.files.map { path, bytes in
      route("/" + path, contentType: ContentType.ofFile(path.isEmpty ? "index.html" : path), bytes, policy)
    }
    return files + [route("/page.json", contentType: ContentType.json, settings(page), policy)]
  }

  private static func route(
    _ path: String, contentType: String?, _ bytes: [UInt8], _ policy: String
  ) -> Route {
    let response = Response(
      contentType: contentType,
      headers: [
        ("Content-Security-Policy", policy), ("Referrer-Policy", "no-referrer"),
        ("Cross-Origin-Opener-Policy", "same-origin"),
      ], body: bytes, isCacheable: true)
    return Route(
      "GET", path, "page", "A file of the map page.", access: .anybody, answers: [], isDocumented: false
    ) { (_, _) throws(Problem) in .ready(response) }
  }

  /// Nothing inline and nothing from elsewhere but tiles; the sheet's engine is WebAssembly.
  private static func policy(tiles: String?) -> String {
    let images = (["'self'", "data:"] + (tiles.flatMap(PageFiles.origin).map { [$0] } ?? [])).joined(
      separator: " ")
    return "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src \(images); "
      + "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
  }

  private static func settings(_ page: PageFiles) -> [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.member("tiles", page.tiles)
    json.member("attribution", page.attribution)
    json.endObject()
    return json.bytes
  }
}
