extension ZoneRules {
  /// The rules in the bytes of a file of the time zone database; nil when they are none.
  ///
  /// Source: RFC 9636, section 3. Leap seconds are not counted, as in POSIX time.
  public init?(timeZoneFile bytes: [UInt8]) {
    guard let first = Header(bytes, at: 0) else { return nil }
    if first.version == 0 {
      guard let block = Block(bytes, first, at: Header.size, timeBytes: 4) else { return nil }
      self.init(block, footer: nil)
    } else {
      let start = Header.size + first.blockSize(timeBytes: 4)
      guard let second = Header(bytes, at: start),
        let block = Block(bytes, second, at: start + Header.size, timeBytes: 8)
      else { return nil }
      let end = start + Header.size + second.blockSize(timeBytes: 8)
      guard end < bytes.count, bytes[end] == 0x0A, let close = bytes[(end + 1)...].firstIndex(of: 0x0A) else {
        return nil
      }
      self.init(block, footer: String(decoding: bytes[(end + 1)..<close], as: UTF8.self))
    }
  }

  private init?(_ block: Block, footer: String?) {
    var recurring: RecurringZone?
    if let footer, !footer.isEmpty {
      guard let zone = RecurringZone(footer) else { return nil }
      recurring = zone
    }
    self.init(initialOffset: block.offsets[0], transitions: block.transitions, recurring: recurring)
  }

  private struct Header {
    static let size = 44
    let version: UInt8
    /// isutcnt, isstdcnt, leapcnt, timecnt, typecnt, charcnt.
    let counts: [Int]

    init?(_ bytes: [UInt8], at start: Int) {
      guard bytes.count - start >= Self.size, bytes[start..<start + 4].elementsEqual("TZif".utf8) else {
        return nil
      }
      version = bytes[start + 4]
      counts = (0..<6).map { Int(bytes.integer(at: start + 20 + 4 * $0, bytes: 4)) }
      // No zone has as many changes as would not fit in a mebibyte.
      guard counts.allSatisfy({ 0...0x10000 ~= $0 }) else { return nil }
    }

    var times: Int { counts[3] }
    var types: Int { counts[4] }

    func blockSize(timeBytes: Int) -> Int {
      times * (timeBytes + 1) + types * 6 + counts[5] + counts[2] * (timeBytes + 4) + counts[1] + counts[0]
    }
  }

  private struct Block {
    var offsets: [Int]
    var transitions: [Transition] = []

    init?(_ bytes: [UInt8], _ header: Header, at start: Int, timeBytes: Int) {
      guard header.types > 0, bytes.count - start >= header.blockSize(timeBytes: timeBytes) else {
        return nil
      }
      let indexStart = start + header.times * timeBytes
      let typeStart = indexStart + header.times
      offsets = (0..<header.types).map { Int(bytes.integer(at: typeStart + 6 * $0, bytes: 4)) }
      for position in 0..<header.times {
        let instant = bytes.integer(at: start + position * timeBytes, bytes: timeBytes)
        let type = Int(bytes[indexStart + position])
        guard type < offsets.count, transitions.last.map({ $0.instant < instant }) ?? true else { return nil }
        transitions.append(Transition(instant: instant, offset: offsets[type]))
      }
      guard offsets.allSatisfy({ abs($0) <= 26 * 3_600 }) else { return nil }
    }
  }
}

extension [UInt8] {
  /// A signed number of so many bytes, the highest first.
  fileprivate func integer(at start: Int, bytes count: Int) -> Int64 {
    let value = self[start..<start + count].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return count == 4 ? Int64(Int32(truncatingIfNeeded: value)) : Int64(bitPattern: value)
  }
}
