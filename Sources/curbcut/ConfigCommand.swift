// `curbcut config`: what the configuration comes to, whether it is valid, and its schema.

import CurbcutLint

/// Runs the command.
struct ConfigCommand {
  enum Action: String, CaseIterable {
    case print, verify, schema
  }

  let arguments: ConfigArguments
  let console: Console

  func run() throws(UsageError) -> ExitStatus {
    let workingDirectory = System.workingDirectory
    switch arguments.action {
    case .schema: return console.write(Array(ConfigurationSchema.text.utf8)) ? .clean : .usage
    case .print:
      let text = try ConfigurationRun.printed(
        arguments.path, root: arguments.root, options: arguments.options, workingDirectory: workingDirectory)
      return console.write(Array(text.utf8)) ? .clean : .usage
    case .verify:
      let found = try ConfigurationRun.verify(
        arguments.path, root: arguments.root, options: arguments.options, workingDirectory: workingDirectory)
      for problem in found.problems { console.tell(problem.text) }
      if !found.problems.isEmpty { return .usage }
      var lines = found.files.map { "\($0) is valid.\n" }
      if lines.isEmpty { lines = ["There is no configuration; the profile \(found.profile) applies.\n"] }
      return console.write(Array(lines.map(console.neutral).joined().utf8)) ? .clean : .usage
    }
  }
}

/// `curbcut init`: writes a first configuration.
struct InitCommand {
  let folder: String
  let console: Console

  func run() throws(UsageError) -> ExitStatus {
    let written = try InitialConfiguration.write(folder, workingDirectory: System.workingDirectory)
    return console.write(Array((written.map(console.neutral).joined(separator: "\n") + "\n").utf8)) ? .clean : .usage
  }
}
