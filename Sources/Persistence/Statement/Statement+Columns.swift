import CSQLite

/// Reading the current row by position; valid after a step answered true. Columns count from 0.
extension Statement {
  package func int64(_ column: Int32) -> Int64 { sqlite3_column_int64(handle, column) }

  package func double(_ column: Int32) -> Double { sqlite3_column_double(handle, column) }

  package func isNull(_ column: Int32) -> Bool { sqlite3_column_type(handle, column) == SQLITE_NULL }

  package func optionalInt64(_ column: Int32) -> Int64? { isNull(column) ? nil : int64(column) }

  package func optionalDouble(_ column: Int32) -> Double? { isNull(column) ? nil : double(column) }

  /// The text of a column, whole even with U+0000 in it; empty for NULL. Ill-formed UTF-8 is repaired.
  package func text(_ column: Int32) -> String {
    withUTF8(column) { String(decoding: $0, as: UTF8.self) }
  }

  package func optionalText(_ column: Int32) -> String? { isNull(column) ? nil : text(column) }

  /// The blob of a column; empty for NULL.
  package func bytes(_ column: Int32) -> [UInt8] {
    // The pointer first: asking for the length first could convert the value underneath it.
    let start = sqlite3_column_blob(handle, column)
    let count = Int(sqlite3_column_bytes(handle, column))
    // An empty blob has a nil pointer.
    guard let start else { return [] }
    return [UInt8](UnsafeRawBufferPointer(start: start, count: count))
  }

  /// Calls `body` with the blob of a column, which is gone when it returns; empty for NULL.
  package func withBytes<Result, Failure: Error>(
    _ column: Int32, _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let start = sqlite3_column_blob(handle, column)
    let count = Int(sqlite3_column_bytes(handle, column))
    return try body(UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : count))
  }

  /// Calls `body` with the UTF-8 of a column, which is gone when it returns; empty for NULL.
  package func withUTF8<Result, Failure: Error>(
    _ column: Int32, _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let start = sqlite3_column_text(handle, column)
    let count = Int(sqlite3_column_bytes(handle, column))
    return try body(UnsafeBufferPointer(start: start, count: start == nil ? 0 : count))
  }
}
