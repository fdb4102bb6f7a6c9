// `curbcut lsp`: standard input and output for the language server.

import CurbcutLanguageServer
import CurbcutLint

/// Runs the command until the editor ends it.
struct LanguageServerCommand {
  let options: ConfigurationOptions
  let jobs: Int?

  func run() -> Int32 {
    let server = LanguageServer(options: options, workingDirectory: System.workingDirectory, jobs: jobs)
    while true {
      // What has come is taken before the next thing is begun, so that what was cancelled is not done.
      let wait = server.deadline.map { max(0, $0 - System.seconds()) }
      switch System.waitForInput(wait) {
      case .bytes(let bytes): server.receive(bytes)
      case .closed:
        // Whoever wrote the last messages may still read the answers.
        while let bytes = server.step(now: System.seconds()) { _ = System.write(bytes, to: 1) }
        server.close()
      case .nothing: break
      }
      if let bytes = server.step(now: System.seconds()), !bytes.isEmpty {
        guard System.write(bytes, to: 1) == .done else { return 1 }
      }
      if let status = server.exitStatus { return status }
    }
  }
}
