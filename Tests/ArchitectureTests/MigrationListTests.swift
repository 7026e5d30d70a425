import Testing

/// The steps stand in three places: the folder, the manifest and the catalogue.
struct MigrationListTests {
  private let files = PackageFiles.names(in: "Migrations").filter { $0.hasSuffix(".sql") }

  @Test func `the manifest embeds every file`() throws {
    let manifest = try PackageFiles.text("Package.swift")
    let embedded = manifest.matches(of: /\.embedInCode\("(\w+\.sql)"\)/).map { String($0.output.1) }
    #expect(embedded == files)
  }

  @Test func `the catalogue lists every file in order`() throws {
    let catalogue = try PackageFiles.text("Migrations/MigrationCatalogue.swift")
    let steps = catalogue.matches(of: /Step\(name: "(\w+)", sql: PackageResources\.(\w+)_sql\)/)
    #expect(steps.map { String($0.output.1) + ".sql" } == files)
    #expect(steps.allSatisfy { $0.output.1 == $0.output.2 })
  }

  @Test func `files are numbered without a gap`() {
    #expect(!files.isEmpty)
    for (index, file) in files.enumerated() {
      let number = String(index + 1)
      let prefix = "M" + String(repeating: "0", count: 4 - number.count) + number + "__"
      #expect(file.hasPrefix(prefix))
    }
  }
}
