// `curbcut audit` and `curbcut screens`: the app as a whole, for people who do not read Swift.

import CurbcutAudit
import CurbcutFindings
import CurbcutLint
import CurbcutReports
import CurbcutSourceText

/// The forms an audit can take.
enum AuditFormat: String, CaseIterable {
  case text, html, markdown, json, xctest, statement
}

/// What `curbcut audit` and `curbcut screens` were told.
struct AuditArguments: Equatable {
  struct Output: Equatable {
    var format: AuditFormat
    var path: String
  }

  var lint: LintArguments
  /// Whether only the map of screens is wanted.
  var isMap: Bool
  var format: AuditFormat
  var outputs: [Output]
  /// An earlier audit in JSON.
  var compare: String?
  /// Flows whose findings fail the run, whatever else is found.
  var failOnFlows: [String]
}

/// Runs the commands.
struct AuditCommand {
  let arguments: AuditArguments
  let console: Console

  func run() throws(UsageError) -> ExitStatus {
    let workingDirectory = System.workingDirectory
    for output in arguments.outputs {
      let mark = output.format == .xctest ? AuditXCTest.mark : nil
      try console.checkWritable(output.path, workingDirectory, mark: mark)
    }
    var lint = arguments.lint.request(workingDirectory)
    if lint.options.failOn == nil, !arguments.isMap, arguments.failOnFlows.isEmpty {
      lint.options.failOn = FailSetting(severity: nil)
    }
    var request = AuditRequest(lint)
    request.isFull = !arguments.isMap
    if let path = arguments.compare {
      do {
        let text = try System.readFile(path, limit: 1 << 30)
        request.earlier = (path, Array(text.bytes[..<text.count]))
      } catch {
        throw UsageError("The earlier audit cannot be read: \(path): \(error.reason).")
      }
    }
    let result = try audit(request)
    var status = try status(result)
    for output in arguments.outputs {
      do {
        try System.writeFile(bytes(output.format, result.audit), to: output.path)
      } catch {
        console.tell("The output cannot be written: \(output.path): \(error.reason).")
        status = .usage
      }
    }
    if !result.audit.problems.isEmpty {
      console.tell("Some input could not be read in full (\(result.audit.problems.count)); see the report.")
    }
    let style = console.style(arguments.lint.color, root: result.lint.root)
    let shown: [UInt8]
    switch arguments.format {
    case .text where arguments.isMap: shown = ScreensReport.text(result.audit, style: style)
    case .json where arguments.isMap: shown = ScreensReport.json(result.audit)
    case .text: shown = AuditText.bytes(result.audit, style: style, outputs: arguments.outputs.map(\.path))
    default: shown = bytes(arguments.format, result.audit)
    }
    if !console.write(shown) { status = .usage }
    return status
  }

  private func audit(_ request: AuditRequest) throws(UsageError) -> AuditResult {
    let line = console.progressLine()
    defer { line?.clear() }
    return try AuditRun.run(request, progress: line?.counter)
  }

  private func status(_ result: AuditResult) throws(UsageError) -> ExitStatus {
    let policy = result.lint.failPolicy
    if arguments.failOnFlows.isEmpty {
      if arguments.isMap { return result.audit.problems.isEmpty ? .clean : .incomplete }
      return ExitStatus.of(findings: result.audit.findings, problems: result.audit.problems, policy: policy)
    }
    for flow in try FlowGate.flows(arguments.failOnFlows, among: result.audit.flows) where flow.failing > 0 {
      console.tell(FlowMessage.failing(flow))
      return .findings
    }
    return result.audit.problems.isEmpty ? .clean : .incomplete
  }

  private func bytes(_ format: AuditFormat, _ audit: Audit) -> [UInt8] {
    switch format {
    case .text: return AuditText.bytes(audit, style: TextStyle(color: false), outputs: [])
    case .html: return AuditHTML.bytes(audit, people: { $0.people })
    case .markdown: return AuditMarkdown.bytes(audit)
    case .json: return AuditJSON.bytes(audit, people: { $0.people })
    case .xctest: return AuditXCTest.bytes(audit)
    case .statement: return AuditStatementDraft.bytes(audit)
    }
  }
}

/// What is said of a flow that fails a run.
enum FlowMessage {
  static func failing(_ flow: AuditFlow) -> String {
    let verb = flow.failing == 1 ? "fails" : "fail"
    return "\(counted(flow.failing, "finding")) of the flow \(flow.name) \(verb) the run."
  }
}
