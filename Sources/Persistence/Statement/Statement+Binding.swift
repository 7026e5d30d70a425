import CSQLite

extension Statement {
  package func bind(_ value: Int64, at index: Int32) {
    note(sqlite3_bind_int64(handle, index, value))
  }

  package func bind(_ value: Int, at index: Int32) { bind(Int64(value), at: index) }

  package func bind(_ value: Int64?, at index: Int32) {
    if let value { bind(value, at: index) } else { bindNull(at: index) }
  }

  /// Binds a finite number.
  ///
  /// - Throws: `.nonFiniteNumber` for NaN, which SQLite would store as NULL, and the infinities.
  package func bind(_ value: Double, at index: Int32) throws(DatabaseError) {
    guard value.isFinite else { throw Statement.nonFinite }
    note(sqlite3_bind_double(handle, index, value))
  }

  package func bind(_ value: Double?, at index: Int32) throws(DatabaseError) {
    if let value { try bind(value, at: index) } else { bindNull(at: index) }
  }

  /// Binds text by its length, so that U+0000 does not cut it short.
  package func bind(_ value: String, at index: Int32) {
    var value = value
    value.withUTF8 { bindUTF8($0, at: index) }
  }

  package func bind(_ value: String?, at index: Int32) {
    if let value { bind(value, at: index) } else { bindNull(at: index) }
  }

  package func bindNull(at index: Int32) {
    note(sqlite3_bind_null(handle, index))
  }

  /// Binds a blob; an empty one is not NULL.
  package func bind(bytes: [UInt8], at index: Int32) {
    bytes.withUnsafeBytes { bind(bytes: $0, at: index) }
  }

  /// Binds a copy of `bytes`; an empty buffer is an empty blob, not NULL.
  package func bind(bytes: UnsafeRawBufferPointer, at index: Int32) {
    guard let base = bytes.baseAddress, !bytes.isEmpty else {
      // A blob whose address is nil would be bound as NULL.
      note(sqlite3_bind_zeroblob(handle, index, 0))
      return
    }
    note(mapsearch_sqlite3_bind_blob_copied(handle, index, base, UInt64(bytes.count)))
  }

  /// Binds a copy of UTF-8 text; the caller vouches that it is well formed.
  package func bindUTF8(_ text: UnsafeBufferPointer<UInt8>, at index: Int32) {
    guard let base = text.baseAddress, !text.isEmpty else {
      note(mapsearch_sqlite3_bind_text_copied(handle, index, "", 0))
      return
    }
    let result = base.withMemoryRebound(to: CChar.self, capacity: text.count) {
      mapsearch_sqlite3_bind_text_copied(handle, index, $0, UInt64(text.count))
    }
    note(result)
  }

  /// Binds UTF-8 text without copying it, for a loop over rows that stay where they are.
  ///
  /// The bytes must not move or change until the statement is reset and bound anew, or handed back.
  package func bindInPlace(utf8 text: UnsafeBufferPointer<UInt8>, at index: Int32) {
    guard let base = text.baseAddress, !text.isEmpty else { return bindUTF8(text, at: index) }
    let result = base.withMemoryRebound(to: CChar.self, capacity: text.count) {
      // No destructor: SQLITE_STATIC.
      sqlite3_bind_text64(handle, index, $0, UInt64(text.count), nil, UInt8(SQLITE_UTF8))
    }
    note(result)
  }

  /// Binds a blob without copying it; as for text. An empty one is not NULL.
  package func bindInPlace(bytes: UnsafeRawBufferPointer, at index: Int32) {
    guard let base = bytes.baseAddress, !bytes.isEmpty else { return bind(bytes: bytes, at: index) }
    note(sqlite3_bind_blob64(handle, index, base, UInt64(bytes.count), nil))
  }

  /// Sets every parameter back to NULL, and forgets failures of earlier bindings.
  package func clearBindings() {
    sqlite3_clear_bindings(handle)
    bindingResult = SQLITE_OK
  }

  private func note(_ result: Int32) {
    if result != SQLITE_OK, bindingResult == SQLITE_OK { bindingResult = result }
  }

  private static let nonFinite = DatabaseError(
    code: .nonFiniteNumber,
    message: "A number to be stored is not finite; correct the value, or leave it out.")
}
