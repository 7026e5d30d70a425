// What an app imports: the values and services of the modules below, under one name.
@_exported public import Geodesy
@_exported public import OpeningTimes
@_exported public import PlaceImport
@_exported public import PlaceSearch
@_exported public import PlaceStorage
@_exported public import SheetEngine
@_exported public import SheetState
import Persistence

/// What a program that is all MapSearch may set for its whole process, before it opens a database.
package enum ProcessSettings {
  /// Saves a lock at each of SQLite's allocations.
  package static func apply() { MemoryStatistics.leaveOut() }
}
