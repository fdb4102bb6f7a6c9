// `curbcut contrast`: two colours, or all pairs that a project shows.

import CurbcutFindings
import CurbcutLint
import CurbcutReports

/// What `curbcut contrast` was told.
struct ContrastArguments: Equatable, Sendable {
  /// Two colours, or paths; no path means the root or the working directory.
  var positional: [String] = []
  var format = ReportFormat.text
  var root: String?
  var configuration = ConfigurationOptions()
  var color = ColorChoice.auto
}

/// Runs the command.
struct ContrastCommand {
  let arguments: ContrastArguments
  let console: Console

  func run() throws(UsageError) -> ExitStatus {
    let given = arguments.positional
    guard given.contains(where: isColour) || areMisspelled(given) else { return try project() }
    guard given.count == 2, arguments.root == nil else {
      throw UsageError(
        "curbcut contrast takes two colors, such as '#3182CE' '#FFFFFF' or label systemBackground, or paths.")
    }
    guard arguments.format == .text else {
      throw UsageError("curbcut contrast writes \(arguments.format.rawValue) for a project only, not for two colors.")
    }
    let answers = try ContrastAnswer.of(given[0], on: given[1], ios: arguments.configuration.ios)
    let style = TextStyle(color: console.usesColor(arguments.color))
    return console.write(ContrastReport.bytes(answers, style: style)) ? .clean : .usage
  }

  /// A file may be called like a colour without its `#`, or like one of the system; then it is meant.
  private func isColour(_ text: String) -> Bool {
    text.utf8.first == UInt8(ascii: "#")
      || ContrastAnswer.isColour(text) && System.kind(of: text, followingLinks: false) == nil
  }

  /// Two arguments of which neither is there, and one of which is nearly a color.
  private func areMisspelled(_ given: [String]) -> Bool {
    given.count == 2 && given.allSatisfy { System.kind(of: $0, followingLinks: false) == nil }
      && given.contains(where: ContrastAnswer.isNearlyColour)
  }

  private func project() throws(UsageError) -> ExitStatus {
    let workingDirectory = System.workingDirectory
    let paths = arguments.positional.isEmpty ? [arguments.root ?? "."] : arguments.positional
    let read = try ProjectRun.read(
      paths, workingDirectory: workingDirectory, root: arguments.root, options: arguments.configuration)
    console.tell(read.problems)
    let (pairs, unknown) = ProjectRun.contrast(in: read)
    let output: [UInt8]
    if arguments.format == .json {
      output = ContrastReport.json(pairs, unknown: unknown)
    } else {
      let style = console.style(arguments.color, root: read.root)
      output = ContrastReport.bytes(pairs, unknown: unknown, style: style)
    }
    return console.write(output) ? .clean : .usage
  }
}
