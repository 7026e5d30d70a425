#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// The numbers of the operating system's errors that change what we advise.
enum SystemError {
  static let noSuchFile = ENOENT
  static let permissionDenied = EACCES
  static let operationNotPermitted = EPERM
  static let isDirectory = EISDIR
  static let notADirectory = ENOTDIR
  static let noSpaceLeft = ENOSPC
  static let quotaExceeded = EDQUOT
  static let readOnlyFileSystem = EROFS
  static let tooManyOpenFiles = EMFILE
  static let nameTooLong = ENAMETOOLONG
  static let fileExists = EEXIST

  /// The last error of the calling thread.
  static var last: Int32 { errno }

  static func isDiskFull(_ number: Int32) -> Bool { number == noSpaceLeft || number == quotaExceeded }
}
