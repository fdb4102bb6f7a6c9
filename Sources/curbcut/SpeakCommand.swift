// `curbcut speak`: what VoiceOver will say, what Voice Control will hear, and what a change does to both.

import CurbcutLint
import CurbcutReports

/// What `curbcut speak` was told.
struct SpeakArguments: Equatable, Sendable {
  /// Files, folders, `FILE:LINE` and names of views.
  var targets: [String]
  var voiceControl: Bool
  var since: String?
  var usesMergeBase: Bool
  var format: ReportFormat
  var root: String?
  var configuration: ConfigurationOptions
  var color: ColorChoice

  init(_ targets: [String], _ arguments: LintArguments, _ voiceControl: Bool) throws(UsageError) {
    guard !targets.isEmpty else {
      throw UsageError("curbcut speak needs a view or a file: curbcut speak Sources/Row.swift, curbcut speak Row.")
    }
    guard arguments.format == .text || arguments.format == .json else {
      throw UsageError("curbcut speak supports the formats text and json, not \(arguments.format.rawValue).")
    }
    if !arguments.usesMergeBase, arguments.since == nil { throw UsageError("--no-merge-base needs --since.") }
    if voiceControl, arguments.since != nil {
      throw UsageError("--voice-control cannot be combined with --since.")
    }
    self.targets = targets
    self.voiceControl = voiceControl
    since = arguments.since
    usesMergeBase = arguments.usesMergeBase
    format = arguments.format
    root = arguments.root
    configuration = arguments.configuration
    color = arguments.color
  }
}

/// Runs the command.
struct SpeakCommand {
  let arguments: SpeakArguments
  let console: Console

  func run() throws(UsageError) -> ExitStatus {
    let workingDirectory = System.workingDirectory
    var request = SpeakRequest(targets: arguments.targets, workingDirectory: workingDirectory)
    request.root = arguments.root
    request.options = arguments.configuration
    request.since = arguments.since
    request.usesMergeBase = arguments.usesMergeBase
    let result = try SpeakRun.run(request)
    console.tell(result.problems)
    if arguments.format == .json {
      let bytes = TranscriptReport.json(
        result.transcripts, changes: result.changes, base: result.base, sources: result.sources,
        voiceControl: arguments.voiceControl)
      return console.write(bytes) ? .clean : .usage
    }
    let style = console.style(arguments.color, root: result.root)
    let bytes: [UInt8]
    if let changes = result.changes {
      bytes = TranscriptReport.changes(changes, base: result.base ?? "", style: style)
    } else if arguments.voiceControl {
      bytes = TranscriptReport.voiceControl(result.transcripts, sources: result.sources, style: style)
    } else {
      bytes = TranscriptReport.text(result.transcripts, sources: result.sources, style: style)
    }
    return console.write(bytes) ? .clean : .usage
  }
}
