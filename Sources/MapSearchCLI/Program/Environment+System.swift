#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Environment {
  /// The variables of this process, read when asked for: copying them all would cost time at start.
  static var ofProcess: Environment {
    Environment { name in getenv(name).map { String(cString: $0) } }
  }
}
