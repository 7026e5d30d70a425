import Foundation
import Testing

@testable import PlaceImport

struct PlaceFileReaderTests {
  @Test func `reads a file and reports how far it is`() throws {
    let url = URL.temporaryDirectory.appending(path: "\(UUID().uuidString).csv")
    defer { try? FileManager.default.removeItem(at: url) }
    let text = "name,lat,lon\n" + String(repeating: "A,1,2\nB,x,2\n", count: 100)
    try text.write(to: url, atomically: true, encoding: .utf8)

    var reader = try PlaceFileReader(path: url.path)
    var lines: [Int] = []
    var rejected: [Int] = []
    var last: ImportProgress?
    try reader.read(
      onPlace: { _, line, _ in lines.append(line) }, onReject: { rejected.append($0.line) },
      onProgress: { last = $0 })
    #expect(lines == Array(stride(from: 2, through: 200, by: 2)))
    #expect(rejected == Array(stride(from: 3, through: 201, by: 2)))
    #expect(last == ImportProgress(bytesRead: text.utf8.count, totalBytes: text.utf8.count, rows: 200))
  }

  @Test func `what a closure throws ends the reading`() throws {
    struct Enough: Error {}
    var reader = try PlaceFileReader(
      source: MemorySource(Array("name,lat,lon\nA,1,2\nB,1,2\n".utf8)), path: "-")
    #expect(throws: Enough.self) { try reader.read(onPlace: { _, _, _ in throw Enough() }) }
    #expect(reader.rows == 1)
  }
}
