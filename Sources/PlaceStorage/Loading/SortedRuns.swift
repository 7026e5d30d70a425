#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import Persistence

/// Sorts any number of records by key in bounded memory: runs sorted in memory, spilled to an unnamed
/// temporary file, and merged.
///
/// Few records never touch the disk. A record is a key, its number in the order added, and bytes.
final class SortedRuns {
  private struct Record {
    var key: Int64
    var number: Int
    var start: Int
    var count: Int
  }

  private let memoryBytes: Int
  private let temporaryDirectory: String
  private var bytes = ByteBuffer()
  private var records: [Record] = []
  private var runs: [(start: Int, end: Int)] = []
  private var file: Int32 = -1
  private(set) var count = 0

  /// A sorter that keeps about `memoryBytes` of records in memory.
  init(memoryBytes: Int, temporaryDirectory: String) {
    self.memoryBytes = memoryBytes
    self.temporaryDirectory = temporaryDirectory
  }

  deinit { if file >= 0 { close(file) } }

  /// Adds a record whose bytes `body` appends; they are numbered from 0.
  func add(key: Int64, _ body: (ByteBuffer) -> Void) throws(DatabaseError) {
    if bytes.count >= memoryBytes { try spill() }
    let start = bytes.count
    body(bytes)
    records.append(Record(key: key, number: count, start: start, count: bytes.count - start))
    count += 1
  }

  /// Calls `body` with every record, ascending by key, then by number; asked once, after the last was added.
  ///
  /// - Complexity: O(*n* log *n*); reads the file once.
  func forEach(
    _ body: (_ key: Int64, _ number: Int, _ bytes: UnsafeRawBufferPointer) throws(DatabaseError) -> Void
  ) throws(DatabaseError) {
    guard !runs.isEmpty else {
      sortRecords()
      for record in records {
        try body(record.key, record.number, bytes[record.start..<record.start + record.count])
      }
      return forgetRecords()
    }
    try spill()
    forgetRecords()
    var readers: [RunReader] = []
    for run in runs {
      let reader = RunReader(file: file, start: run.start, end: run.end)
      if try reader.advance() { readers.append(reader) }
    }
    while !readers.isEmpty {
      var least = 0
      for index in readers.indices.dropFirst()
      where (readers[index].key, readers[index].number) < (readers[least].key, readers[least].number) {
        least = index
      }
      try readers[least].withBytes { bytes throws(DatabaseError) in
        try body(readers[least].key, readers[least].number, bytes)
      }
      if try !readers[least].advance() { readers.remove(at: least) }
    }
  }

  private func forgetRecords() {
    bytes = ByteBuffer(capacity: 16)
    records = []
  }

  private func sortRecords() {
    records.sort { $0.key != $1.key ? $0.key < $1.key : $0.number < $1.number }
  }

  private func spill() throws(DatabaseError) {
    guard !records.isEmpty else { return }
    if file < 0 { file = try openTemporary() }
    sortRecords()
    let start = runs.last?.end ?? 0
    var end = start
    let buffer = ByteBuffer(capacity: 2 << 20)
    for record in records {
      buffer.append(record.key)
      buffer.append(Int64(record.number))
      buffer.append(Int64(record.count))
      buffer.append(bytes[record.start..<record.start + record.count])
      if buffer.count >= 1 << 20 { try write(buffer, &end) }
    }
    try write(buffer, &end)
    runs.append((start, end))
    bytes.removeAll()
    records.removeAll(keepingCapacity: true)
  }

  private func write(_ buffer: ByteBuffer, _ end: inout Int) throws(DatabaseError) {
    var offset = 0
    while offset < buffer.count {
      let rest = buffer[offset..<buffer.count]
      let written = pwrite(file, rest.baseAddress, rest.count, off_t(end))
      if written < 0, errno == EINTR { continue }
      guard written > 0 else { throw Self.temporaryFault(errno) }
      offset += written
      end += written
    }
    buffer.removeAll()
  }

  private func openTemporary() throws(DatabaseError) -> Int32 {
    var template = Array((temporaryDirectory + "/mapsearch-sort-XXXXXX").utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw Self.temporaryFault(errno) }
    unlink(template)
    return descriptor
  }

  static func temporaryFault(_ error: Int32) -> DatabaseError {
    DatabaseError(
      code: error == ENOSPC ? .full : .ioError,
      message: error == ENOSPC
        ? "the temporary folder is full; free some space or set TMPDIR to a folder with room"
        : "a temporary file cannot be used: \(String(cString: strerror(error))); set TMPDIR to another folder"
    )
  }
}

/// Reads one sorted run forwards through a buffer of its own.
private final class RunReader {
  private let file: Int32
  private var offset: Int
  private let end: Int
  private var buffer: [UInt8] = []
  private var position = 0
  private var recordCount = 0
  private(set) var key: Int64 = 0
  private(set) var number = 0

  init(file: Int32, start: Int, end: Int) {
    self.file = file
    self.offset = start
    self.end = end
  }

  func advance() throws(DatabaseError) -> Bool {
    position += recordCount
    recordCount = 0
    if position == buffer.count, offset == end { return false }
    try fill(24)
    let (key, number, count) = buffer.withUnsafeBytes {
      (
        $0.loadUnaligned(fromByteOffset: position, as: Int64.self),
        $0.loadUnaligned(fromByteOffset: position + 8, as: Int64.self),
        $0.loadUnaligned(fromByteOffset: position + 16, as: Int64.self)
      )
    }
    self.key = key
    self.number = Int(number)
    position += 24
    try fill(Int(count))
    recordCount = Int(count)
    return true
  }

  func withBytes(_ body: (UnsafeRawBufferPointer) throws(DatabaseError) -> Void) throws(DatabaseError) {
    try buffer.withUnsafeBufferPointer { bytes throws(DatabaseError) in
      try body(
        UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: bytes[position..<position + recordCount])))
    }
  }

  private func fill(_ needed: Int) throws(DatabaseError) {
    guard buffer.count - position < needed else { return }
    buffer.removeSubrange(..<position)
    position = 0
    while buffer.count < needed {
      let wanted = min(max(needed - buffer.count, 1 << 18), end - offset)
      guard wanted > 0 else { throw SortedRuns.temporaryFault(EIO) }
      let start = buffer.count
      buffer.append(contentsOf: repeatElement(0, count: wanted))
      let got = buffer.withUnsafeMutableBytes { pread(file, $0.baseAddress! + start, wanted, off_t(offset)) }
      if got <= 0, errno != EINTR { throw SortedRuns.temporaryFault(errno) }
      buffer.removeSubrange((start + max(got, 0))...)
      offset += max(got, 0)
    }
  }
}
