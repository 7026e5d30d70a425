package import Geodesy
package import Persistence
package import PlaceStorage

/// All that search asks of storage, so that another engine can stand in for it.
///
/// Keys come ascending; a key's place decodes to within `keyErrorMeters` of where it stands.
package protocol PlaceIndex {
  /// Largest distance between a place and its key's point, in metres.
  var keyErrorMeters: Double { get }
  /// The whole list of `term` when it fits in `blocks` blocks.
  func shortList(_ term: String, blocks: Int) throws(DatabaseError) -> [Int64]?
  /// Some keys of `term` around `key`.
  func neighbours(of key: Int64, _ term: String) throws(DatabaseError) -> [Int64]
  /// Appends the keys of `term` in `ranges`, ascending.
  func append(_ term: String, in ranges: KeyRanges, to keys: inout [Int64]) throws(DatabaseError)
  /// Sets `isFound[i]` where `term` has `keys[i]`.
  func mark(_ keys: [Int64], having term: String, in isFound: inout [Bool]) throws(DatabaseError)
  /// The terms from `first` up to but without `end`; nil when more than `limit`.
  func terms(from first: String, upTo end: String, limit: Int) throws(DatabaseError) -> [String]?
  /// The first term from `first` on; nil after the last.
  func term(from first: String) throws(DatabaseError) -> String?
  /// Whether any place has `term`.
  func holds(_ term: String) throws(DatabaseError) -> Bool
  /// Appends the keys of all places in `range`.
  func appendAll(in range: ClosedRange<Int64>, limit: Int, to keys: inout [Int64]) throws(DatabaseError)
  /// Up to `count` keys of any places on each side of `key`.
  func neighbours(of key: Int64, count: Int) throws(DatabaseError) -> [Int64]
  /// The place at `key`.
  func place(_ key: Int64) throws(DatabaseError) -> Place?
}

extension PlaceIndex {
  /// Whether some place has `term`, or one that begins so.
  func holds(_ term: String, asBeginning isBeginning: Bool) throws(DatabaseError) -> Bool {
    guard isBeginning else { return try holds(term) }
    return try self.term(from: term)?.utf8.starts(with: term.utf8) ?? false
  }
}

/// The index as PlaceStorage keeps it, inside one access to a connection.
package struct StoredPlaceIndex: PlaceIndex {
  package let keyErrorMeters: Double
  private let postings: PostingReader
  private let places: PlaceReader

  /// The index over `connection`, which must be inside a read transaction.
  package init(_ connection: Connection) throws(DatabaseError) {
    keyErrorMeters = try IndexState.read(connection).keyErrorMeters
    postings = PostingReader(connection)
    places = PlaceReader(connection)
  }

  package func shortList(_ term: String, blocks: Int) throws(DatabaseError) -> [Int64]? {
    try postings.shortList(term, blocks: blocks)
  }

  package func neighbours(of key: Int64, _ term: String) throws(DatabaseError) -> [Int64] {
    try postings.neighbours(of: key, term)
  }

  package func append(
    _ term: String, in ranges: KeyRanges, to keys: inout [Int64]
  ) throws(DatabaseError) {
    try postings.append(term, in: ranges, to: &keys)
  }

  package func mark(_ keys: [Int64], having term: String, in isFound: inout [Bool]) throws(DatabaseError) {
    try postings.mark(keys, having: term, in: &isFound)
  }

  package func terms(from first: String, upTo end: String, limit: Int) throws(DatabaseError) -> [String]? {
    try postings.terms(from: first, upTo: end, limit: limit)
  }

  package func term(from first: String) throws(DatabaseError) -> String? { try postings.term(from: first) }

  package func holds(_ term: String) throws(DatabaseError) -> Bool { try postings.holds(term) }

  package func appendAll(
    in range: ClosedRange<Int64>, limit: Int, to keys: inout [Int64]
  ) throws(DatabaseError) {
    try places.appendKeys(in: range, limit: limit, to: &keys)
  }

  package func neighbours(of key: Int64, count: Int) throws(DatabaseError) -> [Int64] {
    try places.neighbours(of: key, count: count)
  }

  package func place(_ key: Int64) throws(DatabaseError) -> Place? { try places.place(key: key) }
}
