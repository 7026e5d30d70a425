import MapSearch
import Synchronization

/// What the routes share: the database, who may do what, and what is counted.
final class Service: Sendable {
  let database: PlaceDatabase
  let limits: Limits
  let access: AccessPolicy
  /// Nil where others than this machine reach the service.
  let hosts: HostPolicy?
  let users: Users
  let metrics: Metrics
  let workers: Workers
  /// Whether places and personal data can be written.
  let isReadOnly: Bool
  let version: String
  /// Origins whose pages may call.
  let origins: Set<String>

  private let requestCount = Atomic<UInt64>(0)
  private let idPrefix = String(UInt32.random(in: 0x1000_0000 ... .max), radix: 16)
  private let isDrainingFlag = Atomic<Bool>(false)

  init(
    database: PlaceDatabase, path: String, isReadOnly: Bool, limits: Limits, access: AccessPolicy,
    hosts: HostPolicy? = nil, version: String, origins: [String]
  ) {
    self.database = database
    self.limits = limits
    self.access = access
    self.hosts = hosts
    self.isReadOnly = isReadOnly
    self.version = version
    self.origins = Set(origins)
    metrics = Metrics()
    users = Users(shared: database, folder: path + "-users", isReadOnly: isReadOnly)
    workers = Workers(path: path, limits: limits)
  }

  /// A name for one more request.
  func nextRequestID() -> String {
    let number = requestCount.add(1, ordering: .relaxed).newValue
    return "\(idPrefix)-\(number)"
  }

  /// Whether the service is about to end; new work is to go elsewhere.
  var isDraining: Bool { isDrainingFlag.load(ordering: .relaxed) }

  func beginDraining() { isDrainingFlag.store(true, ordering: .relaxed) }

  /// Closes everything after the work under way, and moves the log into the database's file.
  func close() async {
    await workers.close()
    await users.close()
    await database.close()
  }
}
