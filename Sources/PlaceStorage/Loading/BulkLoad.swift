import Dispatch
import Geodesy
package import Persistence

/// Loads many places at once: sorts them by key, writes them in order, and builds the index beside it.
///
/// Used inside one transaction. Into an empty database nothing is read back; into a filled one every place is
/// looked up by id first. Memory is bounded: rows beyond `Limits.sortBytes` are sorted through a temporary file.
package final class BulkLoad {
  /// How much memory a load may take.
  package struct Limits: Sendable {
    /// Bytes of rows kept in memory before a sorted run is written out.
    package var sortBytes = 48 << 20
    /// Bytes of index entries collected before they are written to the database.
    package var indexBytes = 224 << 20
    /// Rows that are stored while the terms of the same rows are made beside it, at least 1.
    package var batchRows = 2048
    /// Folder for sorted runs.
    package var temporaryDirectory = "/tmp"

    package init() {}
  }

  /// What a load did.
  package struct Counts: Sendable, Equatable {
    package var inserted = 0
    package var updated = 0
    package var unchanged = 0

    package init() {}

    /// All places that were given.
    package var total: Int { inserted + updated + unchanged }
  }

  /// How many places are handed to the other thread at once.
  private static let pendingLimit = 512

  /// Bytes of blocks encoded while those before them are inserted.
  private static let encodedBytes = 8 << 20

  private let connection: Connection
  private let limits: Limits
  private let updatedMicroseconds: Int64
  private let importID: Int64?
  private let isFresh: Bool
  private let intake: LoadIntake
  private var counts = Counts()
  private var state: IndexState
  private var keys: KeyAllocator
  private var pending: [PlaceBox] = []
  private let worker = BesideWorker()
  private let termQueue = DispatchQueue(label: "load.terms", qos: .userInitiated)
  private let (ownTerms, otherTerms) = (RowTerms(), RowTerms())
  /// The batch being filled, and the one before, whose terms may still be taken in.
  private var batch = LoadBatch()
  private var batchBefore = LoadBatch()
  private var arena: PostingArena
  /// Places stored one by one at the end, in the file's order: those whose id was added more than once, and
  /// those for whom the curve ended.
  private var late: [(number: Int, place: Place)] = []

  /// A load into `connection`, inside a transaction.
  ///
  /// - Parameters:
  ///   - updatedMicroseconds: The time recorded with each place.
  ///   - importID: The import they are of, as `SourceTable` numbers it.
  package init(
    _ connection: Connection, updatedMicroseconds: Int64, importID: Int64? = nil, limits: Limits = Limits()
  ) throws(DatabaseError) {
    self.importID = importID
    self.connection = connection
    self.limits = limits
    self.updatedMicroseconds = updatedMicroseconds
    state = try IndexState.read(connection)
    isFresh = try Self.isEmpty(connection)
    keys = KeyAllocator(connection, errorMeters: state.keyErrorMeters)
    intake = LoadIntake(limits)
    arena = PostingArena(expectedTerms: isFresh ? 1 << 16 : 1 << 10)
  }

  /// Runs `body` in one transaction, as a load wants it: into an empty database without the log.
  package static func transaction<Result>(
    _ connection: Connection, _ body: () throws -> Result
  ) throws -> Result {
    guard try isEmpty(connection) else { return try connection.transaction(body) }
    return try connection.withRollbackJournal { try connection.transaction(body) }
  }

  private static func isEmpty(_ connection: Connection) throws(DatabaseError) -> Bool {
    try connection.withStatement("SELECT NOT EXISTS (SELECT 1 FROM place)") { row throws(DatabaseError) in
      try row.step() && row.int64(0) == 1
    }
  }

  /// How many places were added.
  package private(set) var count = 0

  /// Takes `place` in; it is written by `finish`.
  ///
  /// Places are encoded and sorted some at a time on another thread, while the caller reads the next.
  ///
  /// - Precondition: `place.fault` is nil.
  package func add(_ place: PlaceBox) throws(DatabaseError) {
    pending.append(place)
    count += 1
    if pending.count == Self.pendingLimit { try encodePending() }
  }

  /// Takes `place` in.
  package func add(_ place: Place) throws(DatabaseError) { try add(PlaceBox(place)) }

  private func encodePending() throws(DatabaseError) {
    var places: [PlaceBox] = []
    places.reserveCapacity(Self.pendingLimit)
    swap(&places, &pending)
    // Until it is waited for, only that thread touches the intake.
    nonisolated(unsafe) let intake = intake
    try worker.begin { [places] () throws(DatabaseError) in
      for box in places { try intake.add(box.place) }
    }
  }

  /// Writes everything that was added; the later of two places with one id stays.
  ///
  /// - Parameter progress: Called now and then with the number of places written.
  /// - Complexity: O(*n* log *n*).
  package func finish(progress: (Int) throws(DatabaseError) -> Void = { _ in }) throws(DatabaseError)
    -> Counts
  {
    try encodePending()
    try worker.wait()
    let repeated = intake.repeatedNumbers()
    if isFresh { try connection.execute("DROP INDEX place_id") }
    var written = 0
    try intake.runs.forEach { key, number, bytes throws(DatabaseError) in
      if repeated.contains(number) {
        late.append((number, try RowBytes.View(bytes).place(updatedMicroseconds: updatedMicroseconds)))
        return
      }
      if isFresh {
        // The rows of the batch are not stored yet, so no other way to find a free key would see them.
        guard let allocated = keys.allocateAscending(first: key, try RowBytes.coordinate(of: bytes)) else {
          late.append((number, try RowBytes.View(bytes).place(updatedMicroseconds: updatedMicroseconds)))
          return
        }
        batch.rows.keys.append(allocated)
      }
      batch.rows.append(bytes)
      if batch.rows.count == limits.batchRows {
        written += batch.rows.count
        try writeBatch()
        try progress(written)
      }
    }
    try writeBatch()
    if isFresh {
      // SQLite sorts the ids while the first blocks are encoded.
      try writeIndex(beside: { () throws(DatabaseError) in try indexIdentities() })
    } else {
      try flushIndex()
    }
    state.keyErrorMeters = max(state.keyErrorMeters, keys.errorMeters)
    try state.write(connection)
    try writeLate()
    try progress(intake.runs.count)
    return counts
  }

  private func writeLate() throws(DatabaseError) {
    guard !late.isEmpty else { return }
    late.sort { $0.number < $1.number }
    var writer = try PlaceWriter(connection, importID: importID)
    for entry in late { count(try writer.put(entry.place)) }
    try writer.finish()
  }

  private func count(_ outcome: PlaceWriter.Outcome) {
    switch outcome {
    case .inserted: counts.inserted += 1
    case .updated: counts.updated += 1
    case .unchanged: counts.unchanged += 1
    }
  }

  private func writeBatch() throws(DatabaseError) {
    guard batch.rows.count > 0 else { return }
    if isFresh {
      try insertBesideTerms()
    } else {
      try setKnownAside()
      // Row by row: the next free key depends on the rows before.
      try insertRows { row throws(DatabaseError) in
        batch.rows.keys.append(try keys.allocate(try RowBytes.coordinate(of: batch.rows.bytes(row))))
      }
      let stage = TermStage()
      ownTerms.collect(0..<batch.rows.count, of: batch.rows, into: stage)
      arena.take(stage)
      batch.arenaBytes = arena.byteCount
    }
    counts.inserted += batch.rows.count
    state.placeCount += batch.rows.count
    swap(&batch, &batchBefore)
    batch.wait()
    batch.rows.removeAll()
    // Beside the other thread, that batch is the last known to be taken in.
    if (isFresh ? batch : batchBefore).arenaBytes > limits.indexBytes { try flushIndex() }
  }

  /// Rows are inserted on this thread while another makes their terms, and then made by both.
  private func insertBesideTerms() throws(DatabaseError) {
    batch.begin(on: termQueue, otherTerms, arena)
    do throws(DatabaseError) { try insertRows() } catch {
      batch.leave()
      throw error
    }
    batch.help(ownTerms)
  }

  /// Writes what was collected into an index without any of its terms: one thread encodes the next blocks while
  /// this one inserts those before them, `first` before all.
  private func writeFreshIndex(beside first: () throws(DatabaseError) -> Void) throws(DatabaseError) {
    // Only the other thread touches the arena until it is waited for.
    nonisolated(unsafe) let encoder = PostingEncoder(arena)
    nonisolated(unsafe) var next: EncodedPostings?
    let encode = { @Sendable () throws(DatabaseError) in next = encoder.next(bytes: Self.encodedBytes) }
    try worker.run(encode, beside: first)
    while let blocks = next {
      try worker.run(encode) { () throws(DatabaseError) in try blocks.insert(into: connection) }
    }
  }

  private func indexIdentities() throws(DatabaseError) {
    try connection.buildIndex("CREATE UNIQUE INDEX place_id ON place (id)")
  }

  /// Inserts the rows of the batch, each after `prepare`.
  private func insertRows(
    _ prepare: (_ row: Int) throws(DatabaseError) -> Void = { _ in }
  ) throws(DatabaseError) {
    try RowInsertion.run(
      batch.rows, updatedMicroseconds: updatedMicroseconds, importID: importID, into: connection, prepare)
  }

  /// Takes the rows whose id the database knows out of the batch and stores them one by one.
  private func setKnownAside() throws(DatabaseError) {
    let fresh = LoadBatch()
    var known: [Place] = []
    for row in 0..<batch.rows.count {
      let view = batch.rows.view(row)
      let isKnown = try connection.withStatement("SELECT 1 FROM place WHERE id = ?1") {
        statement throws(DatabaseError) in
        statement.bindUTF8(view.text(0)!, at: 1)
        return try statement.step()
      }
      if isKnown {
        known.append(try view.place(updatedMicroseconds: updatedMicroseconds))
      } else {
        fresh.rows.append(batch.rows.bytes(row))
      }
    }
    batch = fresh
    guard !known.isEmpty else { return }
    try flushIndex()
    try state.write(connection)
    var writer = try PlaceWriter(connection, importID: importID)
    for place in known { count(try writer.put(place)) }
    try writer.finish()
    state = try IndexState.read(connection)
  }

  private func flushIndex() throws(DatabaseError) {
    try writeIndex(beside: { () throws(DatabaseError) in })
    arena = PostingArena(expectedTerms: 1 << 10)
    batch.arenaBytes = 0
    batchBefore.arenaBytes = 0
  }

  private func writeIndex(beside first: () throws(DatabaseError) -> Void) throws(DatabaseError) {
    defer { hasFlushed = true }
    batch.wait()
    batchBefore.wait()
    guard !isFresh || hasFlushed else { return try writeFreshIndex(beside: first) }
    try first()
    var writer = PostingWriter(connection)
    try writer.apply(adding: arena)
  }

  private var hasFlushed = false
}
