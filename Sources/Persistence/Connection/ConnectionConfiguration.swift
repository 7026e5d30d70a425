/// How a connection is set up; every way to open one goes through it.
package struct ConnectionConfiguration: Sendable, Equatable {
  /// How long to wait for another program's lock, in milliseconds; 0 fails at once. Never for ever.
  package var busyTimeoutMilliseconds: Int32 = 5000
  /// Memory for pages, in KiB.
  package var cacheKibibytes: Int32 = 16 * 1024
  /// How much of the file to read through a memory map, in bytes; 0 for none, as beside a busy writer it should be.
  package var mmapBytes: Int64 = 0
  /// How many prepared statements to keep, at least 1.
  package var statementCacheCapacity = 64
  /// Whether to skip the sync at each commit, which with WAL risks the last commits in a power cut, never the file.
  package var synchronousNormal = true
  /// Whether a writer puts the file into write-ahead-log mode, so that readers and the writer do not wait.
  package var isWAL = true
  /// After how many pages in the log a commit moves them into the file. Four times SQLite's own: pages written again
  /// and again are moved once, and the log stays at about 16 MB.
  package var checkpointPages: Int32 = 4000
  /// To what size a checkpoint cuts the log, in bytes.
  package var journalSizeLimitBytes: Int64 = 64 * 1024 * 1024
  /// Whether the last connection to close moves the log into the file, which waits for the disk.
  package var checkpointsOnClose = true

  package init() {}
}
