/// What each module of ours may import, in the order in which they build on each other.
enum ModulePicture {
  struct Module: Sendable {
    let name: String
    let imports: Set<String>
    let toolchain: Set<String>

    init(_ name: String, _ imports: Set<String> = [], toolchain: Set<String>) {
      self.name = name
      self.imports = imports
      self.toolchain = toolchain
    }
  }

  static let pure: Set<String> = ["Glibc", "Musl", "Darwin"]
  static let system: Set<String> = pure.union(["Dispatch", "Synchronization", "FoundationEssentials"])
  /// Also `Foundation`, where the guard below allows it.
  static let libraries: Set<String> = ["CSQLite", "CYajl", "CExpat", "CMicroHTTPD", "CMinizip", "CZlib"]

  static let modules: [Module] = [
    Module("Geodesy", toolchain: pure),
    Module("TextAnalysis", toolchain: pure),
    Module("SheetEngine", toolchain: pure),
    Module("OpeningTimes", toolchain: pure),
    Module("Persistence", ["CSQLite"], toolchain: system),
    Module("Migrations", toolchain: []),
    Module("PlaceStorage", ["Geodesy", "TextAnalysis", "Persistence", "Migrations"], toolchain: system),
    Module(
      "PlaceSearch", ["Geodesy", "TextAnalysis", "OpeningTimes", "Persistence", "PlaceStorage"],
      toolchain: system),
    Module(
      "SheetState", ["Geodesy", "SheetEngine", "Persistence", "PlaceStorage"], toolchain: system),
    Module(
      "PlaceImport",
      [
        "Geodesy", "TextAnalysis", "Persistence", "PlaceStorage", "CYajl", "CExpat", "CMinizip",
      ],
      toolchain: system),
    Module(
      "MapSearch",
      [
        "Geodesy", "TextAnalysis", "SheetEngine", "OpeningTimes", "Persistence", "PlaceStorage",
        "PlaceSearch", "SheetState", "PlaceImport",
      ], toolchain: system),
    Module("MapSearchServer", ["MapSearch", "Geodesy", "CMicroHTTPD", "CZlib"], toolchain: system),
    Module("MapSearchCLI", ["MapSearch", "MapSearchServer", "Geodesy"], toolchain: system),
  ]

  static func module(_ name: String) -> Module? { modules.first { $0.name == name } }
}
