// What was typed, taken apart. A pure function: nothing here looks at the disk, prints or exits.

import CurbcutFindings
import CurbcutLint
import CurbcutReports

/// The forms a report can take.
enum ReportFormat: String, CaseIterable {
  case text, concise, json, sarif, xcode, github, gitlab, junit, checkstyle, rdjson, sonar, markdown, agent
}

/// When to use colours.
enum ColorChoice: String, CaseIterable {
  case auto, always, never
}

/// Everything that can be said to `curbcut lint`.
struct LintArguments: Equatable {
  struct Output: Equatable {
    var format: ReportFormat
    var path: String
  }

  var paths: [String] = []
  var format = ReportFormat.text
  var outputs: [Output] = []
  /// What is said about the configuration; it wins over the files.
  var configuration = ConfigurationOptions()
  var root: String?
  var color = ColorChoice.auto
  var statistics = false
  var quiet = false
  /// Whether every finding is shown whole, also on a terminal.
  var all = false
  var groupBy: Grouping?
  /// More warnings than this fail the run; nil for any number.
  var maxWarnings: Int?
  var standardInput = false
  var standardInputName: String?
  var filesFrom: String?
  var jobs: Int?
  var baseline = BaselineChoice.automatic
  var strictBaseline = false
  /// With what to compare; nil for not at all.
  var since: String?
  var staged = false
  var usesMergeBase = true
  /// Whether the settings of the base count instead of those that the change brings.
  var usesSettingsOfBase = false
  /// The least safe fixes that are applied; nil for none.
  var fix: Safety?
  /// Whether a patch is printed in place of writing files.
  var diff = false
  var shard: Shard?
  /// A Swift file without code that is written at the end, for build systems that want an output.
  var stamp: String?
  /// Whether a directive is written for each finding, and why they may stay.
  var suppressAll = false
  var reason: String?
  /// Whether to go on and judge again whenever something changes.
  var watch = false
  /// Flows of the configuration; when there are any, only what lies on them fails the run.
  var failOnFlows: [String] = []
}

/// What to do with the list of known findings.
enum BaselineAction: String, CaseIterable {
  case create, prune, update, stats
}

/// Everything that can be said to `curbcut why`.
struct WhyArguments: Equatable {
  var place: FilePlace
  var configuration = ConfigurationOptions()
  var format = ReportFormat.text
  var root: String?
  var color = ColorChoice.auto
  /// Whether each rule is listed with what it says.
  var listsRules = false
}

/// Everything that can be said to `curbcut explain`.
struct ExplainArguments: Equatable {
  var rule: String
  var color = ColorChoice.auto
  /// Whether the whole page is shown.
  var all = false
  var usesPager = true
}

/// Everything that can be said to `curbcut rules`.
struct RulesArguments: Equatable {
  var format = ReportFormat.text
  var color = ColorChoice.auto
  var filter = RuleFilter()
}

/// Everything that can be said to `curbcut components`.
struct ComponentsArguments: Equatable {
  /// nil: all.
  var name: String?
  var paths: [String] = []
  var format = ReportFormat.text
  var root: String?
  var color = ColorChoice.auto
}

/// Everything that can be said to `curbcut config`.
struct ConfigArguments: Equatable {
  var action: ConfigCommand.Action
  /// nil: the working directory.
  var path: String?
  var root: String?
  var options = ConfigurationOptions()
}

/// What to do.
enum Command: Equatable {
  case lint(LintArguments)
  case hook(installs: Bool, force: Bool)
  case suppressions([String], format: ReportFormat, root: String?)
  case merge([String], outputs: [LintArguments.Output])
  case completions(String)
  case baseline(BaselineAction, LintArguments, force: Bool)
  case rules(RulesArguments)
  case explain(ExplainArguments)
  case why(WhyArguments)
  case components(ComponentsArguments)
  case contrast(ContrastArguments)
  case speak(SpeakArguments)
  case audit(AuditArguments)
  case languageServer(ConfigurationOptions, jobs: Int?)
  case config(ConfigArguments)
  case initialize(String)
  case version
  case help(String?)
  case manual
}

/// Takes arguments apart.
enum ArgumentParser {
  static let commands = [
    "lint", "baseline", "suppressions", "hook", "merge", "completions", "rules", "explain", "why", "components",
    "contrast", "speak", "screens", "audit", "lsp", "init", "config", "help", "version",
  ]

  /// `exists` tells whether a path is there: a first argument that is neither a command nor a path may be a misspelt
  /// command.
  static func parse(
    _ arguments: [String], exists: (String) -> Bool = { _ in true }
  ) throws(UsageError) -> Command {
    var given: [(option: Option, value: String)] = []
    var positional: [String] = []
    var index = 0
    while index < arguments.count {
      let argument = arguments[index]
      index += 1
      if argument == "--" {
        positional += arguments[index...]
        break
      }
      guard argument.utf8.first == UInt8(ascii: "-"), argument != "-" else {
        positional.append(argument)
        continue
      }
      var name = argument
      var attached: String?
      if argument.hasPrefix("--"), let equal = argument.firstIndex(of: "=") {
        name = String(argument[..<equal])
        attached = String(argument[argument.index(after: equal)...])
      }
      guard let option = Option(rawValue: name) ?? shortOptions[name] else { throw unknownOption(name) }
      guard let valueName = option.value else {
        if attached != nil { throw UsageError("\(name) takes no value.") }
        given.append((option, ""))
        continue
      }
      if attached == nil, index < arguments.count, !isOption(arguments[index]) {
        attached = arguments[index]
        index += 1
      }
      guard let value = attached, !value.isEmpty else {
        throw UsageError("\(name) needs a value: \(name) <\(valueName)>.")
      }
      given.append((option, value))
    }

    var command = "lint"
    var isNamed = false
    if let first = positional.first {
      if commands.contains(first) {
        command = first
        isNamed = true
        positional.removeFirst()
      } else if !exists(first), !first.utf8.contains(UInt8(ascii: "/")),
        let nearest = NearestName.of(first, among: commands)
      {
        throw UsageError("There is no command or file \(first). Did you mean \(nearest)?")
      }
    }
    if given.contains(where: { $0.option == .help }) {
      return .help(command == "help" ? positional.first : isNamed ? command : nil)
    }
    if given.contains(where: { $0.option == .version }) { return .version }
    for (option, _) in given where !option.commands.contains(command) {
      throw UsageError("`curbcut \(command)` has no \(option.rawValue) option.")
    }
    return try build(command, positional, given, exists)
  }

  private static func isOption(_ argument: String) -> Bool {
    Option(rawValue: argument) != nil || shortOptions[argument] != nil || argument == "--"
  }

  private static func unknownOption(_ name: String) -> UsageError {
    let nearest = NearestName.of(name, among: Option.allCases.filter { $0 != .jobs }.map(\.rawValue))
    return UsageError(
      "There is no option \(name). " + (nearest.map { "Did you mean \($0)?" } ?? "`curbcut --help` lists the options."))
  }

  private static func build(
    _ command: String, _ positional: [String], _ given: [(option: Option, value: String)],
    _ exists: (String) -> Bool
  ) throws(UsageError) -> Command {
    var lint = LintArguments()
    if command == "audit" || command == "screens" { return .audit(try audit(command, positional, given)) }
    for (option, value) in given { try apply(option, value, to: &lint) }
    switch command {
    case "rules":
      if let extra = positional.first { throw UsageError("curbcut rules takes no path: \(extra).") }
      guard lint.format == .text || lint.format == .json else {
        throw UsageError("curbcut rules supports the formats text and json, not \(lint.format.rawValue).")
      }
      var rules = RulesArguments(format: lint.format, color: lint.color)
      for (option, value) in given {
        switch option {
        case .category: for name in list(value) { try rules.filter.add(category: name) }
        case .wcag: for number in list(value) { try rules.filter.add(criterion: number) }
        case .fixable: rules.filter.onlyFixable = true
        default: break
        }
      }
      return .rules(rules)
    case "explain":
      guard let rule = positional.first else {
        throw UsageError("curbcut explain needs a rule; `curbcut rules` lists them.")
      }
      guard positional.count == 1 else {
        throw UsageError("curbcut explain takes one rule, not also \(positional[1]).")
      }
      return .explain(
        ExplainArguments(
          rule: rule, color: lint.color, all: given.contains { $0.option == .all },
          usesPager: !given.contains { $0.option == .noPager }))
    case "why":
      guard let text = positional.first else {
        throw UsageError("curbcut why needs a place: curbcut why Sources/Row.swift:12.")
      }
      guard positional.count == 1 else { throw UsageError("curbcut why takes one place, not also \(positional[1]).") }
      guard let place = FilePlace(text) else {
        throw UsageError("curbcut why needs a line after the path, such as \(text):12, not \(text).")
      }
      guard lint.format == .text || lint.format == .json else {
        throw UsageError("curbcut why supports the formats text and json, not \(lint.format.rawValue).")
      }
      return .why(
        WhyArguments(
          place: place, configuration: lint.configuration, format: lint.format, root: lint.root, color: lint.color,
          // What 0.1 called it.
          listsRules: given.contains { $0.option == .rules || $0.option == .all }))
    case "components":
      guard lint.format == .text || lint.format == .json else {
        throw UsageError("curbcut components supports the formats text and json, not \(lint.format.rawValue).")
      }
      guard positional.count <= 2 else {
        throw UsageError("curbcut components takes one name and one path, not also \(positional[2]).")
      }
      // A name has neither slashes nor dots, and behind it may be a path; alone, it may be a folder here.
      let isName = positional.first.map {
        !$0.contains("/") && !$0.contains(".") && (positional.count == 2 || !exists($0))
      }
      if let extra = positional.dropFirst().first, isName == false {
        throw UsageError("curbcut components takes a name and a path, not two paths: \(positional[0]), \(extra).")
      }
      return .components(
        ComponentsArguments(
          name: isName == true ? positional.first : nil, paths: Array(positional.dropFirst(isName == true ? 1 : 0)),
          format: lint.format,
          root: lint.root, color: lint.color))
    case "hook":
      guard positional == ["install"] || positional == ["uninstall"] else {
        throw UsageError("Unknown subcommand. Usage: curbcut hook install, or curbcut hook uninstall.")
      }
      return .hook(installs: positional == ["install"], force: given.contains { $0.option == .force })
    case "suppressions":
      guard positional.count <= 1 else {
        throw UsageError("curbcut suppressions takes one path, not also \(positional[1]).")
      }
      guard lint.format == .text || lint.format == .json else {
        throw UsageError("curbcut suppressions supports the formats text and json, not \(lint.format.rawValue).")
      }
      return .suppressions(positional, format: lint.format, root: lint.root)
    case "merge":
      guard !positional.isEmpty else { throw UsageError("curbcut merge needs the SARIF files of all shards.") }
      if let other = lint.outputs.first(where: { $0.format != .sarif }) {
        throw UsageError("curbcut merge writes SARIF, not \(other.format.rawValue).")
      }
      return .merge(positional, outputs: lint.outputs)
    case "completions":
      guard let shell = positional.first else {
        throw UsageError("curbcut completions needs a shell: \(shells.joined(separator: ", ")).")
      }
      guard positional.count == 1 else {
        throw UsageError("curbcut completions takes one shell, not also \(positional[1]).")
      }
      guard shells.contains(shell) else {
        throw UsageError("curbcut completions supports bash, zsh and fish, not \(shell).\(suggestion(shell, shells))")
      }
      return .completions(positional[0])
    case "baseline": return try baseline(positional, lint, force: given.contains { $0.option == .force })
    case "contrast":
      guard lint.format == .text || lint.format == .json else {
        throw UsageError("curbcut contrast supports the formats text and json, not \(lint.format.rawValue).")
      }
      return .contrast(
        ContrastArguments(
          positional: positional, format: lint.format, root: lint.root, configuration: lint.configuration,
          color: lint.color))
    case "speak": return .speak(try SpeakArguments(positional, lint, given.contains { $0.option == .voiceControl }))
    case "lsp":
      if let extra = positional.first { throw UsageError("curbcut lsp takes no path: \(extra).") }
      return .languageServer(lint.configuration, jobs: lint.jobs)
    case "config":
      guard let word = positional.first else {
        throw UsageError("curbcut config needs a subcommand: print, verify or schema.")
      }
      guard let action = ConfigCommand.Action(rawValue: word) else {
        let words = ConfigCommand.Action.allCases.map(\.rawValue)
        throw UsageError("curbcut config has no subcommand \(word)." + suggestion(word, words))
      }
      guard positional.count <= 2 else {
        throw UsageError("curbcut config \(word) takes one path, not also \(positional[2]).")
      }
      return .config(
        ConfigArguments(
          action: action, path: positional.dropFirst().first, root: lint.root, options: lint.configuration))
    case "init":
      guard positional.count <= 1 else {
        throw UsageError("curbcut init takes one folder, not also \(positional[1]).")
      }
      return .initialize(positional.first ?? ".")
    case "help":
      if let topic = positional.first, !commands.contains(topic) {
        throw UsageError("There is no command \(topic)." + suggestion(topic, commands))
      }
      if given.contains(where: { $0.option == .man }) {
        if let topic = positional.first { throw UsageError("--man covers all commands and takes no topic: \(topic).") }
        return .manual
      }
      return .help(positional.first)
    case "version": return .version
    default: break
    }
    lint.paths = positional
    if lint.standardInput || lint.standardInputName != nil {
      guard lint.standardInput else { throw UsageError("--stdin-filename needs --stdin.") }
      guard lint.standardInputName != nil else {
        throw UsageError("--stdin needs --stdin-filename, so that the file's place in the project is known.")
      }
      if let path = positional.first { throw UsageError("--stdin reads one file and takes no path: \(path).") }
      if lint.filesFrom != nil { throw UsageError("--stdin and --files-from cannot be combined.") }
      if lint.since != nil || lint.staged {
        throw UsageError("--stdin cannot be combined with --since or --staged: there is nothing to compare with.")
      }
    }
    if lint.diff { lint.fix = lint.fix ?? .safe }
    if lint.fix != nil {
      if lint.standardInput { throw UsageError("--fix cannot be combined with --stdin: there is no file to change.") }
      if lint.staged {
        throw UsageError("--fix cannot be combined with --staged: it changes the files on disk, not what is staged.")
      }
    }
    if lint.suppressAll != (lint.reason != nil) {
      throw UsageError("--suppress-all and --reason need each other: every directive gives a reason.")
    }
    if lint.suppressAll, lint.fix != nil || lint.standardInput || lint.staged {
      throw UsageError("--suppress-all changes files on disk and cannot be combined with --fix, --stdin or --staged.")
    }
    if !lint.failOnFlows.isEmpty, lint.fix != nil || lint.suppressAll {
      throw UsageError("--fail-on-flow cannot be combined with --fix, --diff or --suppress-all.")
    }
    if lint.watch {
      if lint.fix != nil || lint.suppressAll || lint.standardInput {
        throw UsageError(
          "--watch only reads files and cannot be combined with --fix, --diff, --suppress-all or --stdin.")
      }
      if lint.filesFrom == "-" {
        throw UsageError("--watch reads its list of files again, so --files-from needs a file on disk.")
      }
    }
    if lint.groupBy != nil || lint.all, lint.format != .text, lint.format != .concise {
      let option = lint.all ? "--all" : "--group-by"
      throw UsageError("\(option) works with --format text only; \(lint.format.rawValue) always has every finding.")
    }
    if lint.all, lint.format == .concise {
      throw UsageError("--all cannot be combined with --format concise, which has one line per finding.")
    }
    if !lint.usesMergeBase, lint.since == nil { throw UsageError("--no-merge-base needs --since.") }
    if lint.usesSettingsOfBase, lint.since == nil, !lint.staged {
      throw UsageError("--settings-from-base needs --since or --staged.")
    }
    if lint.strictBaseline, lint.baseline == .none {
      throw UsageError("--strict-baseline and --no-baseline cannot be combined.")
    }
    return .lint(lint)
  }

  /// `curbcut audit` and `curbcut screens` know other forms than lint does.
  private static func audit(
    _ command: String, _ positional: [String], _ given: [(option: Option, value: String)]
  ) throws(UsageError) -> AuditArguments {
    var lint = LintArguments()
    lint.paths = positional
    lint.baseline = .none
    var arguments = AuditArguments(
      lint: lint, isMap: command == "screens", format: .text, outputs: [], compare: nil, failOnFlows: [])
    for (option, value) in given {
      switch option {
      case .format: arguments.format = try choice(option, value)
      case .output:
        let (name, path) = try pair(value, arguments.outputs.map(\.path))
        arguments.outputs.append(AuditArguments.Output(format: try choice(option, name), path: path))
      case .compare: arguments.compare = value
      case .failOnFlow: arguments.failOnFlows.append(value)
      default: try apply(option, value, to: &arguments.lint)
      }
    }
    if arguments.isMap, arguments.format != .text, arguments.format != .json {
      throw UsageError("curbcut screens supports the formats text and json, not \(arguments.format.rawValue).")
    }
    return arguments
  }

  private static func baseline(
    _ positional: [String], _ lint: LintArguments, force: Bool
  ) throws(UsageError) -> Command {
    let names = BaselineAction.allCases.map(\.rawValue)
    guard let word = positional.first else {
      throw UsageError("curbcut baseline needs a subcommand: \(names.joined(separator: ", ")).")
    }
    guard let action = BaselineAction(rawValue: word) else {
      throw UsageError("curbcut baseline has no subcommand \(word)." + suggestion(word, names))
    }
    guard positional.count <= 2 else {
      throw UsageError("curbcut baseline \(word) takes one folder, not also \(positional[2]).")
    }
    if (action == .update) != (lint.reason != nil) {
      throw UsageError(
        action == .update
          ? "curbcut baseline update needs a reason, such as --reason \"0.2\" after an upgrade to that version."
          : "`curbcut baseline \(word)` has no --reason option.")
    }
    if force, action != .create { throw UsageError("`curbcut baseline \(word)` has no --force option.") }
    var lint = lint
    lint.paths = Array(positional.dropFirst())
    return .baseline(action, lint, force: force)
  }

  private static func apply(_ option: Option, _ value: String, to lint: inout LintArguments) throws(UsageError) {
    switch option {
    case .format: lint.format = try choice(option, value)
    case .output: lint.outputs.append(try output(value, lint.outputs))
    case .failOn: lint.configuration.failOn = FailSetting(severity: try severity(option, value))
    case .failConfidence: lint.configuration.failConfidence = try confidence(option, value)
    case .minConfidence: lint.configuration.minConfidence = try confidence(option, value)
    case .config: lint.configuration.file = value
    case .profile: lint.configuration.profile = value
    case .rulesAsOf: lint.configuration.rulesAsOf = value
    case .ios:
      guard let number = Int(value), ConfigurationOptions.iosVersions.contains(number) else {
        let range = ConfigurationOptions.iosVersions
        throw UsageError("--ios needs a number from \(range.lowerBound) to \(range.upperBound), not \(value).")
      }
      lint.configuration.ios = number
    case .root: lint.root = value
    case .color: lint.color = try choice(option, value)
    case .rule: lint.configuration.onlyRules = (lint.configuration.onlyRules ?? []) + list(value)
    case .disable: lint.configuration.disabledRules += list(value)
    case .statistics: lint.statistics = true
    case .quiet: lint.quiet = true
    case .all: lint.all = true
    case .groupBy: lint.groupBy = try choice(option, value)
    case .maxWarnings:
      guard let number = Int(value), number >= 0 else {
        throw UsageError("--max-warnings needs a number of 0 or more, not \(value).")
      }
      lint.maxWarnings = number
    case .stdin: lint.standardInput = true
    case .stdinFilename: lint.standardInputName = value
    case .filesFrom: lint.filesFrom = value
    case .jobs:
      guard let number = Int(value), number > 0, number <= 1024 else {
        throw UsageError("--jobs needs a number from 1 to 1024, not \(value).")
      }
      lint.jobs = number
    case .baseline: lint.baseline = .file(value)
    case .noBaseline: lint.baseline = .none
    case .strictBaseline: lint.strictBaseline = true
    case .since: lint.since = value
    case .staged: lint.staged = true
    case .noMergeBase: lint.usesMergeBase = false
    case .settingsFromBase: lint.usesSettingsOfBase = true
    case .fix: lint.fix = lint.fix ?? .safe
    case .unsafeFixes: lint.fix = .unsafe
    case .diff: lint.diff = true
    case .stamp: lint.stamp = value
    case .suppressAll: lint.suppressAll = true
    case .reason: lint.reason = value
    case .watch: lint.watch = true
    case .shard:
      let parts = value.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
      guard parts.count == 2, let number = parts[0], let count = parts[1], count > 0, (1...count).contains(number)
      else {
        throw UsageError("--shard needs a number and a count, such as 2/4, not \(value).")
      }
      lint.shard = Shard(number: number, count: count)
    case .version, .help, .rules, .noPager, .force, .voiceControl, .man, .compare, .category, .wcag, .fixable: break
    case .failOnFlow: lint.failOnFlows.append(value)
    }
  }

  private static func list(_ value: String) -> [String] { value.split(separator: ",").map(String.init) }

  private static func output(
    _ value: String, _ earlier: [LintArguments.Output]
  ) throws(UsageError) -> LintArguments.Output {
    let (name, path) = try pair(value, earlier.map(\.path))
    return LintArguments.Output(format: try choice(.output, name), path: path)
  }

  /// The format and path of `format=path`.
  private static func pair(_ value: String, _ earlier: [String]) throws(UsageError) -> (String, String) {
    guard let equal = value.firstIndex(of: "="), value.index(after: equal) < value.endIndex else {
      throw UsageError("--output needs a format and a path, such as --output sarif=report.sarif, not \(value).")
    }
    let path = String(value[value.index(after: equal)...])
    if path == "-" { throw UsageError("--output writes files; --format chooses what standard output shows.") }
    if earlier.contains(path) { throw UsageError("Two outputs go to the same file: \(path).") }
    return (String(value[..<equal]), path)
  }

  private static func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ option: Option, _ value: String
  ) throws(UsageError) -> Choice {
    if let choice = Choice(rawValue: value) { return choice }
    throw badValue(option, value, Choice.allCases.map(\.rawValue))
  }

  private static func severity(_ option: Option, _ value: String) throws(UsageError) -> Severity? {
    if value == "never" { return nil }
    if let severity = Severity.allCases.first(where: { $0.name == value }) { return severity }
    throw badValue(option, value, severities)
  }

  private static func confidence(_ option: Option, _ value: String) throws(UsageError) -> Confidence {
    if let confidence = Confidence.allCases.first(where: { $0.name == value }) { return confidence }
    throw badValue(option, value, confidences)
  }

  private static func badValue(_ option: Option, _ value: String, _ valid: [String]) -> UsageError {
    UsageError(
      "\(option.rawValue) has no value \(value)." + suggestion(value, valid) + " Use one of "
        + valid.joined(separator: ", ") + ".")
  }

  private static func suggestion(_ value: String, _ valid: [String]) -> String {
    NearestName.of(value, among: valid).map { " Did you mean \($0)?" } ?? ""
  }
}
