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
    for text in [id, name, category, address, lotAddress, phone, website, openingHours] {
      if let text, text.utf8.contains(0) { return "a text holds the character U+0000" }
    }
    return nil
  }
}
