#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Turns text of one encoding into UTF-8, piece by piece, through iconv.
///
/// What cannot be decoded comes out as the byte FF, which no UTF-8 has: the row that holds it is rejected, and
/// no replacement character is ever stored.
final class TextConverter {
  static let undecodable: UInt8 = 0xFF

  private let handle: iconv_t
  /// How many bytes are given up where there is no character.
  private let unitBytes: Int

  /// A converter from `encoding`; nil when iconv does not know it.
  init?(from encoding: TextEncoding) {
    guard let handle = iconv_open("UTF-8", encoding.name), handle != iconv_t(bitPattern: -1) else {
      return nil
    }
    self.handle = handle
    unitBytes = encoding.name.hasPrefix("UTF-16") ? 2 : encoding.name.hasPrefix("UTF-32") ? 4 : 1
  }

  deinit { _ = iconv_close(handle) }

  /// Converts from the front of `input` into `output`, which has room for 4 bytes at least.
  ///
  /// - Parameter isEnd: Whether nothing follows `input`.
  /// - Returns: How many bytes were read and written; both 0 when more input is needed.
  func convert(
    _ input: UnsafeBufferPointer<UInt8>, isEnd: Bool, into output: UnsafeMutableRawBufferPointer
  ) -> (read: Int, written: Int) {
    var read = 0
    var written = 0
    while read < input.count, output.count - written >= 4 {
      let fault = step(input, &read, output, &written)
      switch fault {
      case 0: break
      case E2BIG: return (read, written)
      case EINVAL where !isEnd: return (read, written)
      default:
        // Not a character, or half of one at the very end. What was before it may fill the output.
        guard written < output.count else { return (read, written) }
        output[written] = Self.undecodable
        written += 1
        read = min(input.count, read + unitBytes)
      }
    }
    return (read, written)
  }

  /// One call of iconv; answers its errno, or 0.
  private func step(
    _ input: UnsafeBufferPointer<UInt8>, _ read: inout Int, _ output: UnsafeMutableRawBufferPointer,
    _ written: inout Int
  ) -> Int32 {
    guard let source = input.baseAddress, let target = output.baseAddress else { return 0 }
    // iconv's signature lacks a const: it does not write to its input.
    var from: UnsafeMutablePointer<CChar>? = UnsafeMutableRawPointer(mutating: source + read)
      .assumingMemoryBound(to: CChar.self)
    var fromLeft = input.count - read
    var to: UnsafeMutablePointer<CChar>? = (target + written).assumingMemoryBound(to: CChar.self)
    var toLeft = output.count - written
    let result = iconv(handle, &from, &fromLeft, &to, &toLeft)
    let fault = result == Int(bitPattern: UInt.max) || result == -1 ? errno : 0
    read = input.count - fromLeft
    written = output.count - toLeft
    return fault
  }
}
