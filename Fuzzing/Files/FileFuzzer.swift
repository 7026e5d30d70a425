import PlaceImport
import PlaceStorage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Feeds whatever libFuzzer makes up to the reader that `MAPSEARCH_FUZZ_FORMAT` names.
///
/// A crash, a hang, a place that cannot be stored, or an outcome that depends on how the file comes in pieces ends
/// the run.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  guard let data else { return 0 }
  Fuzzing.shared.run([UInt8](UnsafeBufferPointer(start: data, count: size)))
  return 0
}

private final class Fuzzing {
  nonisolated(unsafe) static let shared = Fuzzing()

  private let format: PlaceFileFormat
  private let archivePath = "/dev/shm/mapsearch-fuzz-\(getpid()).kmz"

  private init() {
    let formats: [String: PlaceFileFormat] = [
      "csv": .csv, "tsv": .tsv, "geojson": .geoJSON, "geojsonseq": .geoJSONSequence, "gpx": .gpx, "kml": .kml,
      "kmz": .kmz,
    ]
    let name = getenv("MAPSEARCH_FUZZ_FORMAT").map { String(cString: $0) } ?? ""
    guard let format = formats[name] else {
      fatalError("MAPSEARCH_FUZZ_FORMAT must be one of \(formats.keys.sorted())")
    }
    self.format = format
  }

  func run(_ bytes: [UInt8]) {
    var options = ImportOptions(format: format)
    options.limits.maximumFieldBytes = 256
    options.limits.maximumRowBytes = 1_024
    options.limits.maximumFeatureBytes = 1_024
    if format == .kmz { store(bytes) }
    let whole = outcome(bytes, options, chunkBytes: 1 << 16)
    // An archive is read by its entries, in pieces of its own.
    guard format != .kmz else { return }
    let pieces = outcome(bytes, options, chunkBytes: 3)
    precondition(whole.failed == pieces.failed, "an error depends on the pieces")
    if !whole.failed { precondition(whole == pieces, "\(whole) is not \(pieces)") }
  }

  private struct Outcome: Equatable {
    var places = 0
    var rejected = 0
    var failed = false
  }

  private func outcome(_ bytes: [UInt8], _ options: ImportOptions, chunkBytes: Int) -> Outcome {
    var outcome = Outcome()
    do throws(ImportError) {
      var reader = try PlaceFileReader(
        bytes: bytes, path: format == .kmz ? archivePath : "-", options: options, chunkBytes: chunkBytes)
      while let event = try reader.next() {
        switch event {
        case .place(let box, let line, _):
          let fault = box.place.fault
          precondition(fault == nil, "a place that cannot be stored: \(fault ?? "")")
          precondition(line > 0, "a place without a line")
          outcome.places += 1
        case .rejected(let row):
          precondition(!row.reason.isEmpty, "no reason")
          _ = reader.layout.text(of: row, after: outcome.rejected)
          outcome.rejected += 1
        }
      }
    } catch {
      precondition(!error.message.isEmpty, "an error without words")
      outcome.failed = true
    }
    return outcome
  }

  private func store(_ bytes: [UInt8]) {
    let file = open(archivePath, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    precondition(file >= 0, "no file to write")
    _ = bytes.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
    close(file)
  }
}
