import Foundation
import Testing

@testable import MapSearchCLI

@Suite struct StandardOutputTests {
  @Test func gathersSmallWrites() throws {
    let memory = CapturedBytes()
    let output = StandardOutput(memory.sink)
    for number in 0..<100 { try output.writeLine("\(number)") }
    #expect(memory.writes.isEmpty)
    try output.flush()
    try output.flush()
    #expect(memory.writes.count == 1)
    try output.write(String(repeating: "x", count: StandardOutput.bufferBytes))
    #expect(memory.writes.count == 2)
    try output.finish()
    #expect(memory.writes.count == 2)
    #expect(memory.text.hasPrefix("0\n1\n2\n"))
  }

  @Test func aPipeTakesItInParts() async throws {
    let pipe = Pipe()
    let text = String(repeating: "스타벅스\n", count: 50_000)
    let reading = Task.detached { try pipe.fileHandleForReading.readToEnd() }
    // Non-blocking: most writes are partial or refused for the moment.
    let descriptor = pipe.fileHandleForWriting.fileDescriptor
    #expect(fcntl(descriptor, F_SETFL, O_NONBLOCK) == 0)
    let output = StandardOutput(.descriptor(descriptor))
    try output.write(text)
    try output.finish()
    try pipe.fileHandleForWriting.close()
    let read = try await reading.value
    #expect(read == Data(text.utf8))
  }

  @Test func aClosedPipeIsNoFailure() throws {
    signal(SIGPIPE, SIG_IGN)
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let output = StandardOutput(.descriptor(pipe.fileHandleForWriting.fileDescriptor))
    try output.write("x")
    let failure = #expect(throws: CommandFailure.self) { try output.flush() }
    #expect(failure?.code == .outputClosed)
    #expect(failure?.status == .ok)
  }

  #if os(Linux)
    @Test func aFullDiskIsAnInputOutputError() throws {
      let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
      let output = StandardOutput(.descriptor(full.fileDescriptor))
      try output.write("x")
      let failure = #expect(throws: CommandFailure.self) { try output.flush() }
      #expect(failure?.code == .outputFailed)
      #expect(failure?.status == .inputOutput)
      #expect(failure?.message.contains("disk is full") == true)
      // The same again, and nothing new at the end.
      #expect(throws: CommandFailure.self) { try output.write("y") }
      try output.finish()
    }
  #endif
}
