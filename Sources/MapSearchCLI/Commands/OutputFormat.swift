/// How found places are written.
enum OutputFormat: String, CaseIterable, Sendable {
  case table, json, geojson, ndjson, csv
}

/// How a report of measurements is written.
enum ReportFormat: String, CaseIterable, Sendable {
  case table, json
}

/// How a file to import is laid out.
enum ImportFormat: String, CaseIterable, Sendable {
  case csv, tsv, geojson, geojsonseq, gpx, kml, kmz, osm, gdal
}
