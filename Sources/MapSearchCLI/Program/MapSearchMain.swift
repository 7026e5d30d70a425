import MapSearch

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Where the process begins: the program is given the real surroundings and its answer ends the process.
@main
enum MapSearchMain {
  static func main() async {
    StandardDescriptors.occupy()
    ProcessSettings.apply()
    // A closed pipe is then an error of one write, and a command can still close its database in order.
    signal(SIGPIPE, SIG_IGN)
    let environment = Environment.ofProcess
    let context = CommandContext(
      output: StandardOutput(.descriptor(STDOUT_FILENO)),
      diagnostics: Diagnostics(.descriptor(STDERR_FILENO)),
      terminal: .ofProcess(environment), environment: environment)
    let program = Program(specification: .mapsearch, registry: .standard)
    let status = await program.run(Array(CommandLine.arguments.dropFirst()), in: context)
    exit(status.rawValue)
  }
}
