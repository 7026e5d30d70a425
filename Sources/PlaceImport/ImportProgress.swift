/// How far a reader has come.
package struct ImportProgress: Sendable, Equatable {
  /// Bytes read from the file so far.
  package let bytesRead: Int
  /// The file's size in bytes; nil for a pipe.
  package let totalBytes: Int?
  /// Rows or features seen so far, rejected ones included.
  package let rows: Int
}
