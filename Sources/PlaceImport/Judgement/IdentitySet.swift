/// The ids seen so far, as 64-bit hashes: 8 to 16 bytes an id.
struct IdentitySet {
  private var slots = [UInt64](repeating: 0, count: 1 << 10)
  private var count = 0

  /// Takes `id` in; false when it was there.
  ///
  /// - Complexity: O(1) on average.
  mutating func insert(_ id: String) -> Bool {
    if count * 4 > slots.count * 3 { grow() }
    var hash = StableHash()
    for byte in id.utf8 { hash.combine(byte) }
    guard Self.place(max(hash.value, 1), in: &slots) else { return false }
    count += 1
    return true
  }

  private mutating func grow() {
    var larger = [UInt64](repeating: 0, count: slots.count * 2)
    for hash in slots where hash != 0 { _ = Self.place(hash, in: &larger) }
    slots = larger
  }

  private static func place(_ hash: UInt64, in slots: inout [UInt64]) -> Bool {
    let mask = slots.count - 1
    var index = Int(truncatingIfNeeded: hash &* 0x9E37_79B9_7F4A_7C15 >> 20) & mask
    while slots[index] != 0 {
      if slots[index] == hash { return false }
      index = (index + 1) & mask
    }
    slots[index] = hash
    return true
  }
}
