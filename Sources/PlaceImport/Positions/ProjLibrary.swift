#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The functions of PROJ, from 6 on, that a transformation needs.
struct ProjLibrary: Sendable {
  typealias Create = @convention(c) () -> OpaquePointer?
  typealias CreateOperation =
    @convention(c) (OpaquePointer?, UnsafePointer<CChar>?, UnsafePointer<CChar>?, OpaquePointer?) ->
    OpaquePointer?
  typealias Normalize = @convention(c) (OpaquePointer?, OpaquePointer?) -> OpaquePointer?
  typealias SetLogLevel = @convention(c) (OpaquePointer?, Int32) -> Int32
  /// `proj_destroy` and `proj_context_destroy`, whose results nobody needs.
  typealias Destroy = @convention(c) (OpaquePointer?) -> OpaquePointer?
  typealias Coordinates = UnsafeMutablePointer<Double>
  typealias Transform =
    @convention(c) (
      OpaquePointer?, Int32, Coordinates?, Int, Int, Coordinates?, Int, Int, Coordinates?, Int, Int,
      Coordinates?, Int, Int
    ) -> Int

  private let create: Create
  private let createOperationFunction: CreateOperation
  private let normalizeFunction: Normalize
  private let setLogLevelFunction: SetLogLevel
  private let destroyFunction: Destroy
  private let destroyContextFunction: Destroy
  let transform: Transform

  /// The library of this system; nil when it is not installed.
  static let shared = ProjLibrary()

  private static let names = [
    "libproj.so.25", "libproj.so.26", "libproj.so.22", "libproj.so.19", "libproj.so.15", "libproj.so",
    "libproj.dylib", "/opt/homebrew/lib/libproj.dylib",
  ]

  private init?() {
    let opened = Self.names.lazy.compactMap { dlopen($0, RTLD_NOW | RTLD_LOCAL) }.first
    guard let handle = opened, let create = dlsym(handle, "proj_context_create"),
      let createOperation = dlsym(handle, "proj_create_crs_to_crs"),
      let normalize = dlsym(handle, "proj_normalize_for_visualization"),
      let setLogLevel = dlsym(handle, "proj_log_level"), let destroy = dlsym(handle, "proj_destroy"),
      let destroyContext = dlsym(handle, "proj_context_destroy"),
      let transform = dlsym(handle, "proj_trans_generic")
    else { return nil }
    // The signatures are those of proj.h, unchanged since PROJ 6.1.
    self.create = unsafeBitCast(create, to: Create.self)
    createOperationFunction = unsafeBitCast(createOperation, to: CreateOperation.self)
    normalizeFunction = unsafeBitCast(normalize, to: Normalize.self)
    setLogLevelFunction = unsafeBitCast(setLogLevel, to: SetLogLevel.self)
    destroyFunction = unsafeBitCast(destroy, to: Destroy.self)
    destroyContextFunction = unsafeBitCast(destroyContext, to: Destroy.self)
    self.transform = unsafeBitCast(transform, to: Transform.self)
  }

  func createContext() -> OpaquePointer? { create() }

  func createOperation(
    _ context: OpaquePointer, _ source: String, _ target: String, _ area: OpaquePointer?
  ) -> OpaquePointer? {
    createOperationFunction(context, source, target, area)
  }

  /// The operation with easting before northing, whatever its systems say.
  func normalize(_ context: OpaquePointer, _ operation: OpaquePointer) -> OpaquePointer? {
    normalizeFunction(context, operation)
  }

  func setLogLevel(_ context: OpaquePointer, _ level: Int32) { _ = setLogLevelFunction(context, level) }

  func destroy(_ operation: OpaquePointer) { _ = destroyFunction(operation) }

  func destroyContext(_ context: OpaquePointer) { _ = destroyContextFunction(context) }
}
