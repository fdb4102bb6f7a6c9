// The executable: takes the arguments apart, does what they say, ends with the status that fits.

import CurbcutLint
import CurbcutReports

/// Does what the arguments say.
func run(_ arguments: [String], _ console: Console) throws(UsageError) -> ExitStatus {
  let command = try ArgumentParser.parse(arguments, exists: { System.kind(of: $0, followingLinks: false) != nil })
  let output: [UInt8]
  switch command {
  case .version, .help, .manual, .rules, .explain, .completions: break
  default:
    guard System.hasWorkingDirectory else {
      throw UsageError("The current folder no longer exists; change to one that does.")
    }
  }
  switch command {
  case .lint(let arguments): return try LintCommand(arguments: arguments, console: console).run()
  case .hook(true, let force):
    let path = try HookInstaller.install(workingDirectory: System.workingDirectory, force: force)
    output = Array("Installed \(DisplayText.neutral(path)): staged changes are checked before each commit.\n".utf8)
  case .hook:
    let path = try HookInstaller.uninstall(workingDirectory: System.workingDirectory)
    output = Array("Removed \(DisplayText.neutral(path)).\n".utf8)
  case .suppressions(let paths, let format, let root):
    let workingDirectory = System.workingDirectory
    let found = try Suppressions.list(paths, workingDirectory: workingDirectory, root: root)
    output = format == .json ? SuppressionReport.json(found.map(row)) : SuppressionReport.text(found.map(row))
  case .merge(let paths, let outputs): return try merge(paths, outputs, console)
  case .completions(let shell):
    output = Array((Completions.script(shell, ArgumentParser.completions) ?? "").utf8)
  case .baseline(let action, let arguments, let force):
    return try BaselineCommand(action: action, arguments: arguments, force: force, console: console).run()
  case .rules(let arguments):
    let rules = RuleCatalogue.descriptions.filter(arguments.filter.selects)
    output =
      arguments.format == .json
      ? JSONReport.bytes(rules: rules)
      : RuleList.bytes(rules, style: TextStyle(color: console.usesColor(arguments.color)))
  case .explain(let arguments): return try page(arguments, console)
  case .why(let arguments): output = try explanation(arguments, console)
  case .components(let arguments): output = try components(arguments, console)
  case .contrast(let arguments): return try ContrastCommand(arguments: arguments, console: console).run()
  case .speak(let arguments): return try SpeakCommand(arguments: arguments, console: console).run()
  case .audit(let arguments): return try AuditCommand(arguments: arguments, console: console).run()
  case .languageServer(let options, let jobs):
    System.exit(LanguageServerCommand(options: options, jobs: jobs).run())
  case .config(let arguments): return try ConfigCommand(arguments: arguments, console: console).run()
  case .initialize(let folder): return try InitCommand(folder: folder, console: console).run()
  case .version: output = Array("\(Version.number)\n".utf8)
  case .help(let command): output = Array(Help.printed(command, width: System.terminalWidth(1) ?? 80).utf8)
  case .manual: output = Array(Help.manual.utf8)
  }
  return console.write(output) ? .clean : .usage
}

/// A directive as it is listed.
func row(_ suppression: Suppression) -> SuppressionRow {
  SuppressionRow(
    path: suppression.path, line: suppression.line, kind: suppression.kind, rules: suppression.rules,
    reason: suppression.reason, day: suppression.day, owners: suppression.owners)
}

/// Puts the SARIF files of shards together.
func merge(
  _ paths: [String], _ outputs: [LintArguments.Output], _ console: Console
) throws(UsageError) -> ExitStatus {
  var files: [(name: String, bytes: [UInt8])] = []
  for path in paths {
    do {
      let text = try System.readFile(path, limit: 1 << 30)
      files.append((path, Array(text.bytes[..<text.count])))
    } catch {
      throw UsageError("The file cannot be read: \(path): \(error.reason).")
    }
  }
  let merged: SARIFMerge.Merged
  do {
    merged = try SARIFMerge.merged(files)
  } catch {
    throw UsageError(error.message)
  }
  for output in outputs {
    try console.checkWritable(output.path, System.workingDirectory)
    do {
      try System.writeFile(merged.bytes, to: output.path)
    } catch {
      throw UsageError("The output cannot be written: \(output.path): \(error.reason).")
    }
  }
  if let warnings = merged.warnings {
    console.tell("\(counted(warnings, "warning")), more than --max-warnings allows.")
  }
  if outputs.isEmpty, !console.write(merged.bytes) { return .usage }
  return ExitStatus(rawValue: Int32(merged.status)) ?? .usage
}

/// Shows the page of a rule or of the model of a package, as much as a screen takes or all of it.
func page(_ arguments: ExplainArguments, _ console: Console) throws(UsageError) -> ExitStatus {
  let style = TextStyle(color: console.usesColor(arguments.color))
  let width = min(System.terminalWidth(1) ?? 80, 100)
  let text: String
  if let rule = RuleCatalogue.descriptions.first(where: { $0.id == arguments.rule }) {
    text = arguments.all ? RulePage.markdown(rule) : RulePage.short(rule, width: width)
  } else if let page = RuleCatalogue.page(ofPackage: arguments.rule) {
    text = page
  } else {
    throw UsageError(RuleCatalogue.unknownPage(arguments.rule))
  }
  let output = MarkdownText.bytes(text, style: style, width: width)
  let pager = arguments.usesPager ? Pager.ofThisTerminal : nil
  return console.show(output, pager: pager) ? .clean : .usage
}

/// What there is to say about one view.
func explanation(_ arguments: WhyArguments, _ console: Console) throws(UsageError) -> [UInt8] {
  let workingDirectory = System.workingDirectory
  let (explanation, read) = try ProjectRun.explain(
    arguments.place, workingDirectory: workingDirectory, root: arguments.root, options: arguments.configuration)
  console.tell(read.problems)
  if arguments.format == .json { return ExplanationReport.json(explanation, sources: read.sources) }
  let style = console.style(arguments.color, root: read.root)
  return ExplanationReport.text(explanation, sources: read.sources, style: style, listsRules: arguments.listsRules)
}

/// What the project's own components promise.
func components(_ arguments: ComponentsArguments, _ console: Console) throws(UsageError) -> [UInt8] {
  let workingDirectory = System.workingDirectory
  let read = try ProjectRun.read(
    arguments.paths.first ?? arguments.root ?? ".", workingDirectory: workingDirectory, root: arguments.root)
  console.tell(read.problems)
  let found = ProjectRun.components(in: read, named: arguments.name)
  if let name = arguments.name, found.isEmpty {
    let names = ProjectRun.components(in: read).map(\.name)
    let nearest = NearestName.of(name, among: names)
    throw UsageError("There is no component \(name)." + (nearest.map { " Did you mean \($0)?" } ?? ""))
  }
  if arguments.format == .json { return ComponentReport.json(found, sources: read.sources) }
  let style = console.style(arguments.color, root: read.root)
  return ComponentReport.text(found, sources: read.sources, style: style)
}

System.ignoreBrokenPipes()
System.takeMemoryInLargePieces()
System.outliveTraps()
// On a stack that does not depend on the shell.
System.runProgram {
  let console = Console()
  for file in System.leftOut {
    console.tell("\(file.path) was not checked, because Curbcut crashed on it. Please report this.")
  }
  do throws(UsageError) {
    System.exit(try run(Array(CommandLine.arguments.dropFirst()), console).rawValue)
  } catch {
    console.tell(error.message)
    System.exit(ExitStatus.usage.rawValue)
  }
}
