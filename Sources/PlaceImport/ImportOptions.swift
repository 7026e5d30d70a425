/// How a file is to be read.
package struct ImportOptions: Sendable, Equatable {
  /// The format; nil: told from the file's ending, then its content.
  package var format: PlaceFileFormat?
  /// Put before every id, as `source:id`, so that two files' ids cannot collide; nil: ids stay as they are.
  package var source: String?
  /// Columns the header's own names do not tell: field to column, e.g. `["name": "Titel"]`.
  ///
  /// Fields: id, name, latitude, longitude, category, address, lot_address, phone, website, opening_hours,
  /// prominence, name_en, alt_names. Case, spaces and hyphens make no difference in either.
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
