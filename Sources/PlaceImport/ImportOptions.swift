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
  /// The columns' names where the file has no header; empty: its first row has them.
  package var header: [String] = []
  /// What stands between fields; nil: told from the header.
  package var separator: UInt8?
  /// The text's encoding; nil: told from its first bytes.
  package var encoding: TextEncoding?
  /// The coordinate reference system, e.g. `EPSG:5174`; nil: the file's own, or WGS84 degrees.
  package var system: String?
  /// Whether one rejected or odd row refuses the whole file.
  package var isStrict = false
  /// Folder for what programs leave between two steps.
  package var temporaryDirectory = "/tmp"
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
