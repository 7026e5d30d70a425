import Foundation
import Testing

struct ImportTests {
  /// Folders of modules: all in Sources that hold Swift, and Migrations.
  private static let folders =
    PackageFiles.names(in: "Sources").map { "Sources/" + $0 } + ["Migrations"]

  @Test func `arrows point one way`() {
    var known: Set<String> = ModulePicture.libraries
    for module in ModulePicture.modules {
      #expect(module.imports.isSubset(of: known), "\(module.name) builds on what comes after it")
      known.insert(module.name)
    }
  }

  @Test func `only Persistence imports SQLite`() {
    #expect(ModulePicture.modules.filter { $0.imports.contains("CSQLite") }.map(\.name) == ["Persistence"])
  }

  @Test(arguments: folders)
  func `a module imports what the picture shows`(folder: String) throws {
    let files = try PackageFiles.swiftFiles(in: folder)
    guard !files.isEmpty else { return }
    let name = folder.replacing("Sources/", with: "")
    let module = try #require(ModulePicture.module(name), "draw \(name) into the picture")
    let allowed = module.imports.union(module.toolchain)
    for file in files {
      for line in ImportLine.all(in: file) {
        if line.isGuardedFoundation, module.toolchain.contains("FoundationEssentials") { continue }
        #expect(allowed.contains(line.module), "\(file.path) imports \(line.module)")
      }
    }
  }

  @Test func `the manifest declares no more than the picture shows`() throws {
    let manifest = try PackageFiles.text("Package.swift")
    let declaration = /module\(\s*"(?<name>\w+)"(?:,\s*\[(?<dependencies>[^\]]*)\])?/
    var count = 0
    for match in manifest.matches(of: declaration) {
      let name = String(match.output.name)
      let module = try #require(ModulePicture.module(name), "draw \(name) into the picture")
      let dependencies = (match.output.dependencies ?? "").matches(of: /"(\w+)"/).map { String($0.output.1) }
      #expect(Set(dependencies).isSubset(of: module.imports), "\(name)")
      count += 1
    }
    #expect(count >= 5)
  }

  @Test func `the reader of imports sees them all`() {
    let file = PackageFiles.File(
      path: "",
      text: """
        public import Geodesy
        @preconcurrency import Dispatch
        package import struct Foundation.Date
        #if canImport(FoundationEssentials)
          import FoundationEssentials
        #else
          import Foundation
        #endif
        // import Comment
        import class Foundation.NSString
        """)
    let lines = ImportLine.all(in: file)
    #expect(
      lines.map(\.module) == [
        "Geodesy", "Dispatch", "Foundation", "FoundationEssentials", "Foundation", "Foundation",
      ])
    #expect(lines.map(\.isGuardedFoundation) == [false, false, false, false, true, false])
  }
}

/// An import in a Swift file.
struct ImportLine {
  let module: String
  /// Whether it is `Foundation` where there is no `FoundationEssentials`.
  let isGuardedFoundation: Bool

  static func all(in file: PackageFiles.File) -> [ImportLine] {
    let lines = file.lines.map { $0.trimmingCharacters(in: .whitespaces) }
    let pattern =
      /(?:@\w+(?:\([^)]*\))? +)*(?:(?:public|package|internal|fileprivate|private) +)?import +(?:(?:struct|class|enum|protocol|typealias|func|let|var) +)?(?<module>\w+)(?:\.\w+)*/
    return lines.indices.compactMap { index in
      guard let match = lines[index].wholeMatch(of: pattern) else { return nil }
      let module = String(match.output.module)
      let isGuarded =
        module == "Foundation" && index >= 3 && lines[index - 1] == "#else"
        && lines[index - 3] == "#if canImport(FoundationEssentials)"
      return ImportLine(module: module, isGuardedFoundation: isGuarded)
    }
  }
}
