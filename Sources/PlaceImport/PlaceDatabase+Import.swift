public import PlaceStorage

extension PlaceDatabase {
  /// Brings the places of a file into the database: all of them, or on an error none.
  ///
  /// CSV, TSV, GeoNames, GeoJSON, GeoJSON sequences, GPX, KML and KMZ, in whatever encoding; extracts of
  /// OpenStreetMap and what else GDAL reads where osmium-tool and ogr2ogr are installed. Columns are known by their
  /// names in English, Korean and Japanese.
  /// A place that is already there, by its id, is updated; a row that is no place is counted and left out.
  ///
  /// - Parameters:
  ///   - path: The file; `-` is standard input.
  ///   - format: Its format; nil to tell it from its ending and content.
  ///   - source: Put before every id as `source:id`, so that two files' ids cannot collide.
  ///   - origin: Where the places come from, and whether they replace what came from there before.
  ///   - columns: Columns by property where the header's own names do not tell, e.g. `["name": "Titel"]`.
  /// - Throws: `ImportError` for the file, `PlaceDatabaseError` for the database, `CancellationError`.
  /// - Complexity: O(*n* log *n*) in the rows, in bounded memory.
  @discardableResult
  public func importPlaces(
    from path: String, format: PlaceFileFormat? = nil, source: String? = nil,
    origin: ImportOrigin = ImportOrigin(), columns: [String: String] = [:]
  ) async throws -> ImportSummary {
    try await PlaceImporter(self).run(
      path: path, options: ImportOptions(format: format, source: source, columns: columns),
      origin: origin)
  }
}
