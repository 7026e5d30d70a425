import PlaceStorage
import Testing

@testable import PlaceImport

/// Everything a reader found in a text.
struct Reading {
  var places: [Place] = []
  var lines: [Int] = []
  var rejected: [RejectedRow] = []
  var remarks: [RowRemark] = []

  /// Reads `bytes` as the file `path`, `chunkBytes` at a time.
  init(
    _ bytes: [UInt8], path: String = "-", options: ImportOptions = ImportOptions(), chunkBytes: Int = 1 << 16
  ) throws(ImportError) {
    var reader = try PlaceFileReader(
      source: MemorySource(bytes), path: path, options: options, chunkBytes: chunkBytes)
    while let event = try reader.next() {
      switch event {
      case .place(let box, let line, let remark):
        if let remark { remarks.append(remark) }
        places.append(box.place)
        lines.append(line)
      case .rejected(let row): rejected.append(row)
      }
    }
  }

  init(
    _ text: String, path: String = "-", options: ImportOptions = ImportOptions(), chunkBytes: Int = 1 << 16
  ) throws(ImportError) {
    try self.init(Array(text.utf8), path: path, options: options, chunkBytes: chunkBytes)
  }
}

/// The code of the error that reading `text` ends with.
func code(
  _ bytes: [UInt8], path: String = "-", options: ImportOptions = ImportOptions()
) -> ImportError.Code? {
  do throws(ImportError) {
    _ = try Reading(bytes, path: path, options: options)
    return nil
  } catch {
    return error.code
  }
}

func code(_ text: String, path: String = "-", options: ImportOptions = ImportOptions()) -> ImportError.Code? {
  code(Array(text.utf8), path: path, options: options)
}

/// A generator of one sequence for one seed (SplitMix64), so that a failure can be repeated.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
