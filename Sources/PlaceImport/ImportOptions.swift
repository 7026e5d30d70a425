/// How a file is to be read.
package struct ImportOptions: Sendable, Equatable {
  /// The format; nil: told from the file's ending, then its content.
  package var format: PlaceFileFormat?
  /// Put before every id, as `source:id`, so that two files' ids cannot collide; nil: ids stay as they are.
  package var source: String?
  /// Columns the header's own names do not tell: field to column, e.g. `["name": "Titel"]`.
  ///
  /// Fields are those of `PlaceField.init(named:)`; columns are compared as header names are.
  package var columns: [String: String]
  /// Bounds on what is read.
  package var limits: ImportLimits

  /// Options; all have defaults.
  package init(
    format: PlaceFileFormat? = nil, source: String? = nil, columns: [String: String] = [:],
    limits: ImportLimits = ImportLimits()
  ) {
    self.format = format
    self.source = source
    self.columns = columns
    self.limits = limits
  }
}
