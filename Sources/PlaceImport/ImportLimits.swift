/// How much of one thing a file may hold before the reader refuses it.
///
/// They bound memory: a reader holds at most one row (or feature) and one chunk.
package struct ImportLimits: Sendable, Equatable {
  /// Longest field of a row, or string or nested value of a feature, in bytes. Over it the row is rejected.
  package var maximumFieldBytes = 64 << 10
  /// Longest header row, in bytes. Over it the file is refused.
  package var maximumHeaderBytes = 64 << 10
  /// Longest row of CSV or TSV, in bytes. Over it the row is rejected.
  package var maximumRowBytes = 1 << 20
  /// Longest feature of GeoJSON, in bytes. Over it the feature is rejected.
  package var maximumFeatureBytes = 16 << 20
  /// Longest single string or number of JSON, in bytes. Over it the file (of a sequence: the record) is refused: the
  /// parser reads what is not whole again with each chunk.
  package var maximumValueBytes = 8 << 20
  /// Deepest nesting of JSON values. Over it the file (of a sequence: the record) is refused.
  package var maximumDepth = 64
  /// Longest GPX file, in bytes.
  package var maximumTrackBytes = 256 << 20
  /// Most points of a GPX file.
  package var maximumTrackPoints = 1_000_000

  /// The defaults stated at each limit.
  package init() {}
}
