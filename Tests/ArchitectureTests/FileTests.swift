import Testing

struct FileTests {
  /// Most lines of a Swift file.
  static let maximumLines = 450
  /// Written by a script, one entry a line.
  static let generated: Set<String> = ["FoldingTable.swift", "CategoryIndexLines.swift", "HanVariants.swift"]

  @Test(arguments: ["Sources", "Migrations", "Tests", "Benchmarks"])
  func `files are short`(folder: String) throws {
    for file in try PackageFiles.swiftFiles(in: folder) where !Self.generated.contains(file.name) {
      #expect(file.lines.count <= Self.maximumLines, "\(file.path) is to be divided")
    }
  }

  @Test func `half of the files are shorter than 110 lines`() throws {
    let counts = try PackageFiles.swiftFiles(in: "Sources").map(\.lines.count).sorted()
    #expect(counts[counts.count / 2] < 110)
  }

  @Test func `names say what is in a file`() throws {
    for file in try PackageFiles.swiftFiles(in: "Sources") {
      for word in ["Manager", "Helper", "Util"] { #expect(!file.name.contains(word), "\(file.path)") }
    }
  }

  @Test func `no two names differ by case alone`() throws {
    var seen: [String: String] = [:]
    for folder in ["Sources", "Tests", "Migrations"] {
      for file in try PackageFiles.swiftFiles(in: folder) {
        let folded = file.path.lowercased()
        #expect(seen[folded] == nil, "\(file.path) and \(seen[folded] ?? "")")
        seen[folded] = file.path
      }
    }
  }
}
