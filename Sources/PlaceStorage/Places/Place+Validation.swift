#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Place {
  /// Why it cannot be stored, or nil.
  ///
  /// The coordinate is right by construction; texts must not be empty where needed, nor hold U+0000.
  package var fault: String? {
    if id.isEmpty { return "the id is empty" }
    if id.utf8.count > Self.maximumIdentifierBytes {
      return "the id is longer than \(Self.maximumIdentifierBytes) bytes"
    }
    if name.isEmpty { return "the name is empty" }
    if category?.isEmpty == true { return "the category is empty; leave it out instead" }
    if !(0...1).contains(prominence) { return "the prominence is outside 0…1" }
    // One by one: an array of them would be made for every row of a load.
    let holdsNull =
      id.holdsNull || name.holdsNull || category.holdsNull || address.holdsNull || lotAddress.holdsNull
      || phone.holdsNull || website.holdsNull || openingHours.holdsNull
    return holdsNull ? "a text holds the character U+0000" : nil
  }
}

extension String {
  /// Whether U+0000 is in it; asked of every text that is stored.
  fileprivate var holdsNull: Bool {
    utf8.withContiguousStorageIfAvailable { !$0.isEmpty && memchr($0.baseAddress!, 0, $0.count) != nil }
      ?? utf8.contains(0)
  }
}

extension String? {
  fileprivate var holdsNull: Bool { self?.holdsNull ?? false }
}
