import CSQLite

/// Rows in memory that a statement reads as if they were a table.
///
/// Bytes handed out must stay where they are until the next `advance`.
package protocol GivenRows: AnyObject {
  /// Moves on to the next row, at first to the first; false behind the last.
  func advance() throws(DatabaseError) -> Bool

  /// Answers the value of the column `index`, from 0, in the row it stands at.
  func answer(_ index: Int32, _ value: GivenValue)
}

/// Takes one value of a given row; without a call it is NULL.
package struct GivenValue {
  fileprivate let context: OpaquePointer?

  package func set(_ number: Int64) { sqlite3_result_int64(context, number) }

  /// A number, which must be finite.
  package func set(_ number: Double) { sqlite3_result_double(context, number) }

  /// Text that is well-formed UTF-8.
  package func set(utf8 text: UnsafeBufferPointer<UInt8>) {
    guard let base = text.baseAddress, !text.isEmpty else { return sqlite3_result_text(context, "", 0, nil) }
    base.withMemoryRebound(to: CChar.self, capacity: text.count) {
      // No destructor: SQLITE_STATIC.
      sqlite3_result_text64(context, $0, UInt64(text.count), nil, UInt8(SQLITE_UTF8))
    }
  }

  /// A blob; an empty one is not NULL.
  package func set(bytes: UnsafeRawBufferPointer) {
    guard let base = bytes.baseAddress, !bytes.isEmpty else { return sqlite3_result_zeroblob(context, 0) }
    sqlite3_result_blob64(context, base, UInt64(bytes.count), nil)
  }
}

extension Connection {
  /// Runs `sql`, such as `INSERT INTO place (…) SELECT c0, c1 FROM given`, over `rows`: `given` is a table of them
  /// with the columns `c0` to `c15`.
  ///
  /// One statement for many rows stays where it appends, and costs half of one statement a row.
  ///
  /// - Throws: What SQLite and `rows` say.
  package func run(_ sql: StaticString, over rows: some GivenRows) throws(DatabaseError) {
    try registerGivenTable()
    given.pointee = GivenTable(rows: rows)
    defer { given.pointee = GivenTable() }
    do throws(DatabaseError) {
      try withStatement(sql) { statement throws(DatabaseError) in try statement.run() }
    } catch {
      throw given.pointee.failure ?? error
    }
  }

  private func registerGivenTable() throws(DatabaseError) {
    guard !isGivenRegistered else { return }
    let result = sqlite3_create_module(handle, "given", GivenTable.module, given)
    guard result == SQLITE_OK else {
      throw DatabaseError.failure(result, on: handle, detail: .schemaOnly)
    }
    isGivenRegistered = true
  }
}

/// The virtual table `given` of one connection, whose memory outlives its statements.
///
/// Plain memory: a load asks for some ten million values.
///
/// Source: https://sqlite.org/vtab.html; it is eponymous only, as in its section 2.1.2.
struct GivenTable {
  fileprivate var rows: (any GivenRows)?
  /// What `rows` threw, which SQLite cannot carry.
  fileprivate var failure: DatabaseError?
  private var number: Int64 = 0
  private var isAtEnd = true

  init(rows: (any GivenRows)? = nil) { self.rows = rows }

  private mutating func advance() -> Int32 {
    do throws(DatabaseError) {
      isAtEnd = try !(rows?.advance() ?? false)
      number += 1
      return SQLITE_OK
    } catch {
      failure = error
      return SQLITE_ERROR
    }
  }

  /// What SQLite knows of the table, with ours behind it.
  private struct Table {
    var base = sqlite3_vtab()
    let given: UnsafeMutablePointer<GivenTable>
  }

  /// What SQLite knows of a scan of it, likewise.
  private struct Cursor {
    var base = sqlite3_vtab_cursor()
    let given: UnsafeMutablePointer<GivenTable>
  }

  @inline(__always)
  private static func given(
    _ cursor: UnsafeMutablePointer<sqlite3_vtab_cursor>?
  ) -> UnsafeMutablePointer<GivenTable> {
    UnsafeRawPointer(cursor.unsafelyUnwrapped).assumingMemoryBound(to: Cursor.self).pointee.given
  }

  /// Never freed: connections may come at any time.
  nonisolated(unsafe) fileprivate static let module: UnsafePointer<sqlite3_module> = {
    var module = sqlite3_module()
    module.xConnect = { database, given, _, _, table, _ in
      guard let given, let table else { return SQLITE_MISUSE }
      let columns = "c0,c1,c2,c3,c4,c5,c6,c7,c8,c9,c10,c11,c12,c13,c14,c15"
      let result = sqlite3_declare_vtab(database, "CREATE TABLE given (\(columns))")
      guard result == SQLITE_OK else { return result }
      let created = UnsafeMutablePointer<Table>.allocate(capacity: 1)
      created.initialize(to: Table(given: given.assumingMemoryBound(to: GivenTable.self)))
      table.pointee = UnsafeMutableRawPointer(created).assumingMemoryBound(to: sqlite3_vtab.self)
      return SQLITE_OK
    }
    module.xBestIndex = { _, plan in
      plan?.pointee.estimatedCost = 1_000_000
      plan?.pointee.estimatedRows = 1_000_000
      return SQLITE_OK
    }
    module.xDisconnect = { table in
      table?.deallocate()
      return SQLITE_OK
    }
    module.xOpen = { table, cursor in
      guard let table, let cursor else { return SQLITE_MISUSE }
      let given = UnsafeRawPointer(table).assumingMemoryBound(to: Table.self).pointee.given
      let created = UnsafeMutablePointer<Cursor>.allocate(capacity: 1)
      created.initialize(to: Cursor(given: given))
      cursor.pointee = UnsafeMutableRawPointer(created).assumingMemoryBound(to: sqlite3_vtab_cursor.self)
      return SQLITE_OK
    }
    module.xClose = { cursor in
      cursor?.deallocate()
      return SQLITE_OK
    }
    module.xFilter = { cursor, _, _, _, _ in GivenTable.given(cursor).pointee.advance() }
    module.xNext = { cursor in GivenTable.given(cursor).pointee.advance() }
    module.xEof = { cursor in GivenTable.given(cursor).pointee.isAtEnd ? 1 : 0 }
    module.xColumn = { cursor, context, index in
      GivenTable.given(cursor).pointee.rows?.answer(index, GivenValue(context: context))
      return SQLITE_OK
    }
    module.xRowid = { cursor, rowid in
      rowid?.pointee = GivenTable.given(cursor).pointee.number
      return SQLITE_OK
    }
    let pointer = UnsafeMutablePointer<sqlite3_module>.allocate(capacity: 1)
    pointer.initialize(to: module)
    return UnsafePointer(pointer)
  }()
}
