// `curbcut contrast`: two colours.

import CurbcutFindings
import CurbcutLint
import CurbcutReports

/// Runs the command.
struct ContrastCommand {
  let arguments: [String]
  let color: ColorChoice
  let console: Console

  func run() throws(UsageError) -> ExitStatus {
    let style = TextStyle(color: console.usesColor(color))
    guard arguments.count == 2 else {
      throw UsageError("curbcut contrast takes two colours, such as '#3182CE' '#FFFFFF'.")
    }
    let answer = try ContrastAnswer.of(arguments[0], on: arguments[1])
    return console.write(ContrastReport.bytes(answer, style: style)) ? .clean : .usage
  }
}
