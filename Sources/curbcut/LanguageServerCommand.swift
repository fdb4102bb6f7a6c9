// `curbcut lsp`: standard input and output for the language server.

import CurbcutLanguageServer
import CurbcutLint

/// Runs the command until the editor ends it.
struct LanguageServerCommand {
  let options: ConfigurationOptions
  let jobs: Int?

  func run() -> Int32 {
    let server = LanguageServer(options: options, workingDirectory: System.workingDirectory, jobs: jobs)
    if let memory = System.openMemory() {
      System.remember(memory)
      server.resume(memory, now: System.seconds())
    }
    while true {
      // What has come is taken before the next thing is begun, so that what was cancelled is not done.
      let wait = server.deadline.map { max(0, $0 - System.seconds()) }
      switch System.waitForInput(wait) {
      case .bytes(let bytes): server.receive(bytes)
      case .closed:
        // Whoever wrote the last messages may still read the answers.
        while let bytes = step(server) { _ = System.write(bytes, to: 1) }
        server.close()
      case .nothing: break
      }
      if let bytes = step(server), !bytes.isEmpty {
        guard System.write(bytes, to: 1) == .done else { return 1 }
      }
      if let status = server.exitStatus { return status }
    }
  }

  /// Does one thing. If that ends the process, the next one goes on from here.
  private func step(_ server: LanguageServer) -> [UInt8]? {
    let now = System.seconds()
    guard let deadline = server.deadline, deadline <= now else { return nil }
    System.remember(server.memory())
    return server.step(now: now)
  }
}
