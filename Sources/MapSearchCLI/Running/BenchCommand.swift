import MapSearch

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// `mapsearch bench`: times the queries of a file on the database.
struct BenchCommand: Command {
  private let queriesPath: String
  private let passes: Int
  private let measuresPlain: Bool
  private let completesLastWord: Bool
  private let format: ReportFormat

  init(_ arguments: ParsedArguments) throws(UsageError) {
    queriesPath = try arguments.requiredValue(MaintenanceArguments.queries)
    passes = try arguments.value(MaintenanceArguments.numberOfPasses) ?? 5
    measuresPlain = arguments.has(MaintenanceArguments.baseline)
    completesLastWord = arguments.has(MaintenanceArguments.asTyped)
    format = try arguments.value(MaintenanceArguments.format) ?? .table
  }

  func run(_ context: CommandContext) async throws(CommandFailure) {
    let queries = try BenchQueries.read(queriesPath)
    let scratch = measuresPlain ? try ScratchFolder(environment: context.environment) : nil
    defer { scratch?.remove() }
    let (passes, completes) = (passes, completesLastWord)
    let rows = try await context.reading { database in
      // Off the main thread, as a service or an app's model would ask.
      try await Task.detached {
        var bar = context.progressBar("bench", unit: "passes")
        defer { bar.erase() }
        return try await QueryBenchmark(database, completesLastWord: completes).run(
          queries, passes: passes, plainPath: scratch.map { $0.path + "/plain.sqlite" }
        ) { done, total in bar.update(count: done, fraction: Double(done) / Double(total)) }
      }.value
    }
    switch format {
    case .table: for line in context.lines(of: table(rows)) { try context.output.writeLine(line) }
    case .json: try context.output.writeLine(JSONText.text(.array(rows.map(json)), context.jsonLayout))
    }
  }

  private func table(_ rows: [QueryBenchmark.Row]) -> Table {
    var columns = [
      TableColumn("Class", style: .bold, minimumWidth: 6), TableColumn("Queries", alignment: .trailing),
    ]
    columns += ["p50 ms", "p95 ms", "p99 ms"].map { TableColumn($0, alignment: .trailing) }
    if measuresPlain {
      columns += ["plain p50", "plain p95", "faster", "same"].map { TableColumn($0, alignment: .trailing) }
    }
    var table = Table(columns)
    for row in rows {
      var cells =
        [row.group, "\(row.queries)"] + [row.ours.p50, row.ours.p95, row.ours.p99].map(milliseconds)
      if let plain = row.plain {
        cells += [milliseconds(plain.p50), milliseconds(plain.p95)]
        cells.append(FixedDecimal.text(plain.p50 / max(row.ours.p50, 1e-6), decimals: 1) + "×")
        cells.append("\(row.sameAnswers ?? 0)/\(row.queries)")
      }
      table.append(cells)
    }
    return table
  }

  private func milliseconds(_ value: Double) -> String { FixedDecimal.text(value, decimals: 3) }

  private func json(_ row: QueryBenchmark.Row) -> JSONValue {
    var members: [(name: String, value: JSONValue)] = [
      ("class", .string(row.group)), ("queries", .integer(Int64(row.queries))),
      ("milliseconds", json(row.ours)),
    ]
    if let plain = row.plain {
      members.append(("plainMilliseconds", json(plain)))
      members.append(("sameAnswers", .integer(Int64(row.sameAnswers ?? 0))))
    }
    return .object(members)
  }

  private func json(_ times: QueryBenchmark.Percentiles) -> JSONValue {
    ["p50": .number(times.p50), "p95": .number(times.p95), "p99": .number(times.p99)]
  }
}

/// The queries of a benchmark: a table with the columns class, terms, lat and lon, separated by tabs.
enum BenchQueries {
  static func read(_ path: String) throws(CommandFailure) -> [QueryBenchmark.Query] {
    guard let file = fopen(path, "r") else {
      throw CommandFailure(
        .importing, status: .noInput, "cannot read \(path): \(String(cString: strerror(errno)))")
    }
    defer { fclose(file) }
    var queries: [QueryBenchmark.Query] = []
    var line: UnsafeMutablePointer<CChar>?
    var capacity = 0
    defer { free(line) }
    var number = 0
    while getline(&line, &capacity, file) > 0, let text = line {
      number += 1
      let fields = String(cString: text).split(whereSeparator: \.isNewline).first?.split(
        separator: "\t", omittingEmptySubsequences: false)
      guard let fields, fields.count >= 4, fields[0] != "class" else { continue }
      do throws(CoordinateError) {
        queries.append(
          QueryBenchmark.Query(
            group: String(fields[0]), words: String(fields[1]),
            location: try Coordinate(parsing: "\(fields[2]),\(fields[3])")))
      } catch {
        throw CommandFailure(.importing, status: .badData, "\(path), line \(number): \(error)")
      }
    }
    guard !queries.isEmpty else {
      throw CommandFailure(
        .importing, status: .badData,
        "\(path) holds no queries; each line is class, terms, lat and lon, separated by tabs")
    }
    return queries
  }
}

/// A folder that is gone when the command ends.
struct ScratchFolder {
  let path: String

  init(environment: Environment) throws(CommandFailure) {
    var template = Array(((environment["TMPDIR"] ?? "/tmp") + "/mapsearch-XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil else {
      throw CommandFailure(
        .importing, status: .inputOutput,
        "cannot make a temporary folder: \(String(cString: strerror(errno))); set TMPDIR to another folder")
    }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Removes the folder and the files a database leaves.
  func remove() {
    for name in ["plain.sqlite", "plain.sqlite-wal", "plain.sqlite-shm"] { unlink(path + "/" + name) }
    rmdir(path)
  }
}
