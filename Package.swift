// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

/// One module of ours and, in reading order, what it may import. `ArchitectureTests` holds the picture.
func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

func tests(
  _ name: String, _ dependencies: [Target.Dependency], exclude: [String] = [], resources: [Resource] = []
) -> Target {
  .testTarget(
    name: name, dependencies: dependencies, exclude: exclude, resources: resources, swiftSettings: settings)
}

/// `make exactness` tests the modules as they are shipped: in release form, whose internals no test can see, and
/// with that suite alone.
let isExactness = Context.environment["MAPSEARCH_EXACTNESS"] != nil

func isWanted(_ target: Target) -> Bool {
  !isExactness || target.type != .test || target.name == "PlaceSearchTests"
}

/// Built by `make fuzz` alone: it has no main of its own.
let fuzzing: [Target] =
  Context.environment["MAPSEARCH_FUZZ"] == nil
  ? []
  : [
    .executableTarget(
      name: "QueryFuzzer",
      dependencies: ["PlaceSearch", "PlaceStorage", "Persistence", "TextAnalysis", "Geodesy"],
      path: "Fuzzing/Query", swiftSettings: settings),
    .executableTarget(
      name: "FileFuzzer", dependencies: ["PlaceImport", "PlaceStorage"], path: "Fuzzing/Files",
      exclude: ["Seeds"],
      swiftSettings: settings),
    .executableTarget(
      name: "OpeningHoursFuzzer", dependencies: ["OpeningTimes"], path: "Fuzzing/OpeningHours",
      swiftSettings: settings),
  ]

let package = Package(
  name: "MapSearch",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "MapSearch", targets: ["MapSearch"]),
    .executable(name: "mapsearch", targets: ["MapSearchCLI"]),
  ],
  targets: ([
    // C libraries of the system.
    .systemLibrary(
      name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
    .systemLibrary(name: "CYajl", pkgConfig: "yajl", providers: [.apt(["libyajl-dev"]), .brew(["yajl"])]),
    .systemLibrary(
      name: "CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]),
    .systemLibrary(
      name: "CMicroHTTPD", pkgConfig: "libmicrohttpd",
      providers: [.apt(["libmicrohttpd-dev"]), .brew(["libmicrohttpd"])]),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
    .systemLibrary(
      name: "CMinizip", pkgConfig: "minizip", providers: [.apt(["libminizip-dev"]), .brew(["minizip"])]),

    // Pure: values in, values out.
    module("Geodesy"),
    module("TextAnalysis"),
    module("SheetEngine"),
    module("OpeningTimes"),

    // Storage.
    module("Persistence", ["CSQLite"]),
    .target(
      name: "Migrations", path: "Migrations",
      resources: [
        .embedInCode("M0001__places.sql"), .embedInCode("M0002__history.sql"),
        .embedInCode("M0003__sessions.sql"), .embedInCode("M0004__sources.sql"),
      ],
      swiftSettings: settings),
    module("PlaceStorage", ["Geodesy", "TextAnalysis", "Persistence", "Migrations"]),

    // What is done with it.
    module("PlaceSearch", ["Geodesy", "TextAnalysis", "OpeningTimes", "PlaceStorage", "Persistence"]),
    module("SheetState", ["Geodesy", "SheetEngine", "Persistence", "PlaceStorage"]),
    module(
      "PlaceImport",
      ["Geodesy", "TextAnalysis", "Persistence", "PlaceStorage", "CYajl", "CExpat", "CMinizip"]),

    // Faces.
    module(
      "MapSearch",
      [
        "Geodesy", "TextAnalysis", "SheetEngine", "OpeningTimes", "Persistence", "PlaceStorage",
        "PlaceSearch", "SheetState", "PlaceImport",
      ]),
    module("MapSearchServer", ["MapSearch", "CMicroHTTPD", "CZlib"]),
    .executableTarget(
      name: "MapSearchCLI", dependencies: ["MapSearch", "MapSearchServer"], swiftSettings: settings),

    // How fast; not part of any product.
    .target(name: "CAllocationCount", path: "Benchmarks/CAllocationCount"),
    .executableTarget(
      name: "SheetBenchmark", dependencies: ["SheetEngine", "CAllocationCount"], path: "Benchmarks/Sheet",
      swiftSettings: settings),

    // What several suites need: seeded randomness, a folder for one test.
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: settings),
    tests("GeodesyTests", ["Geodesy", "TestSupport"]),
    tests("TextAnalysisTests", ["TextAnalysis", "TestSupport"]),
    tests("SheetEngineTests", ["SheetEngine", "TestSupport"]),
    tests("OpeningTimesTests", ["OpeningTimes", "TestSupport"]),
    tests("PersistenceTests", ["Persistence", "CSQLite", "TestSupport"]),
    tests(
      "PlaceStorageTests",
      ["PlaceStorage", "Persistence", "Geodesy", "TextAnalysis", "Migrations", "TestSupport"]),
    tests(
      "PlaceSearchTests",
      [
        "PlaceSearch", "PlaceStorage", "OpeningTimes", "Geodesy", "TextAnalysis", "Persistence",
        "TestSupport",
      ], exclude: isExactness ? ["Internals"] : []),
    tests(
      "SheetStateTests",
      ["SheetState", "SheetEngine", "PlaceStorage", "Persistence", "Geodesy", "MapSearch", "TestSupport"]),
    tests("PlaceImportTests", ["PlaceImport", "PlaceStorage", "Geodesy", "TestSupport"]),
    tests("MapSearchTests", ["MapSearch"]),
    tests(
      "SearchQualityTests", ["PlaceSearch", "PlaceStorage", "Geodesy", "TextAnalysis"],
      resources: [.copy("Resources")]),
    tests("MapSearchServerTests", ["MapSearchServer", "MapSearch", "Persistence", "TestSupport"]),
    tests("CommandLineTests", ["MapSearchCLI"]),
    tests("ArchitectureTests", []),
  ] + fuzzing).filter(isWanted)
)
