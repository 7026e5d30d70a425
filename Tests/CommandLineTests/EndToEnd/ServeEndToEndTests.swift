import Testing

@testable import MapSearchCLI

@Suite(.enabled(if: BuiltProgram.isThere, "the program was not built, or there is no bash"))
struct ServeEndToEndTests {
  /// Starts the service, and answers its address in `$A`; bash itself speaks HTTP.
  private static let start = """
    "$M" import --quiet "$SEOUL"
    "$M" serve --port 0 $OPTIONS 2>log & S=$!
    until grep -q ^listening log; do sleep 0.05; kill -0 $S || exit 1; done
    P=$(sed -n 's/^listening on .*://p' log)
    get() {
      exec 3<>/dev/tcp/127.0.0.1/$P
      printf 'GET %s HTTP/1.1\\r\\nHost: localhost\\r\\nConnection: close\\r\\nAuthorization: Bearer %s\\r\\n\\r\\n' "$1" "$2" >&3
      head -1 <&3 | tr -d '\\r'
      exec 3>&-
    }
    # Some seconds at most: a fault is to fail, not to wait.
    logged() {
      for _ in {1..400}; do if grep -q "$1" log; then return; fi; sleep 0.05; done
      echo "never logged: $1"
    }
    """

  @Test(arguments: ["TERM", "INT"])
  func `a signal ends the service in order`(signal: String) throws {
    let folder = try TemporaryFolder()
    let outcome = try #require(BuiltProgram()).run(
      "OPTIONS=\n\(Self.start)\nget '/v1/search?q=cafe'\nkill -\(signal) $S; wait $S; echo $?; ls places*",
      in: folder)
    #expect(outcome.output == "HTTP/1.1 200 OK\n0\nplaces.sqlite\n")
  }

  @Test func `a hangup reads the tokens again, but not wrong ones`() throws {
    let folder = try TemporaryFolder()
    let outcome = try #require(BuiltProgram()).run(
      """
      OPTIONS='--tokens tokens --quiet'
      echo 'a read 0123456789abcdef' >tokens
      \(Self.start)
      get /metrics 0123456789abcdef
      echo 'a read 0123456789abcdeX' >tokens; kill -HUP $S; logged again
      get /metrics 0123456789abcdef
      echo 'a' >tokens; kill -HUP $S; logged 'old tokens'
      get /metrics 0123456789abcdeX
      kill $S; wait $S
      """, in: folder)
    #expect(outcome.output == "HTTP/1.1 200 OK\nHTTP/1.1 401 Unauthorized\nHTTP/1.1 200 OK\n")
  }

  @Test func `an emptied list of tokens does not open the service`() throws {
    let folder = try TemporaryFolder()
    let outcome = try #require(BuiltProgram()).run(
      """
      OPTIONS='--tokens tokens --quiet'
      echo 'a read 0123456789abcdef' >tokens
      \(Self.start)
      >tokens; kill -HUP $S; logged 'old tokens'
      get /metrics
      get /metrics 0123456789abcdef
      kill $S; wait $S
      """, in: folder)
    #expect(outcome.output == "HTTP/1.1 401 Unauthorized\nHTTP/1.1 200 OK\n")
  }

  @Test func `a folder is no empty list of tokens`() throws {
    let folder = try TemporaryFolder()
    let outcome = try #require(BuiltProgram()).run(
      "mkdir tokens; timeout 20 \"$M\" serve --port 0 --tokens tokens", in: folder)
    #expect(outcome.status == ExitStatus.noInput.rawValue)
    #expect(outcome.errors.contains("tokens cannot be read"))
  }

  @Test func `what cannot be served is told`() throws {
    let folder = try TemporaryFolder()
    let program = try #require(BuiltProgram())
    let open = try program.run("$M serve --listen 0.0.0.0 --port 0", in: folder)
    #expect(open.status == ExitStatus.usage.rawValue)
    #expect(open.errors.contains("--allow-anonymous"))
    let none = try program.run("$M serve --read-only", in: folder)
    #expect(none.status == ExitStatus.noInput.rawValue)
    let half = try program.run("$M serve --certificate a", in: folder)
    #expect(half.status == ExitStatus.usage.rawValue)
    let name = try program.run("$M serve --listen localhost --allow-anonymous --port 0", in: folder)
    #expect(name.status == ExitStatus.inputOutput.rawValue)
  }
}
