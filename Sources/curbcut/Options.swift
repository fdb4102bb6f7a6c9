// The table of options: what each is called, which commands have it, and what values it takes. Arguments are read by it,
// and completions for shells are made from it.

import CurbcutFindings
import CurbcutLint
import CurbcutReports

/// What may stand behind an option or a command.
enum ArgumentValues: Equatable {
  /// A switch, or a command that takes nothing.
  case none
  /// One of these.
  case words([String])
  /// One of these, or the path of a file.
  case wordsOrFiles([String])
  /// One of these, directly followed by the path of a file.
  case prefixes([String])
  case files, folders
  /// Text that only the user knows.
  case text
}

extension ArgumentParser {
  enum Option: String, CaseIterable {
    case format = "--format"
    case output = "--output"
    case failOn = "--fail-on"
    case failConfidence = "--fail-confidence"
    case minConfidence = "--min-confidence"
    case root = "--root"
    case color = "--color"
    case config = "--config"
    case profile = "--profile"
    case rulesAsOf = "--rules-as-of"
    case ios = "--ios"
    case rule = "--rule"
    case disable = "--disable"
    case statistics = "--statistics"
    case quiet = "--quiet"
    case stdin = "--stdin"
    case stdinFilename = "--stdin-filename"
    case filesFrom = "--files-from"
    case jobs = "--jobs"
    case all = "--all"
    case groupBy = "--group-by"
    case maxWarnings = "--max-warnings"
    case rules = "--rules"
    case noPager = "--no-pager"
    case baseline = "--baseline"
    case noBaseline = "--no-baseline"
    case strictBaseline = "--strict-baseline"
    case since = "--since"
    case staged = "--staged"
    case noMergeBase = "--no-merge-base"
    case settingsFromBase = "--settings-from-base"
    case force = "--force"
    case fix = "--fix"
    case unsafeFixes = "--unsafe-fixes"
    case diff = "--diff"
    case shard = "--shard"
    case stamp = "--stamp"
    case watch = "--watch"
    case suppressAll = "--suppress-all"
    case reason = "--reason"
    case voiceControl = "--voice-control"
    case man = "--man"
    case compare = "--compare"
    case category = "--category"
    case wcag = "--wcag"
    case fixable = "--fixable"
    case failOnFlow = "--fail-on-flow"
    case version = "--version"
    case help = "--help"

    /// What the value is called in help, or nil for a switch.
    var value: String? {
      switch self {
      case .statistics, .quiet, .stdin, .version, .help, .all, .rules, .noPager, .noBaseline,
        .strictBaseline, .staged, .noMergeBase, .settingsFromBase, .force, .fix, .unsafeFixes, .diff, .suppressAll,
        .voiceControl, .man, .watch, .fixable:
        nil
      case .format: "format"
      case .output: "format=path"
      case .failOn: "severity"
      case .failConfidence, .minConfidence: "confidence"
      case .root: "folder"
      case .color: "when"
      case .rule, .disable: "rule"
      case .config: "file"
      case .profile: "name or file"
      case .rulesAsOf: "version"
      case .ios: "number"
      case .stdinFilename: "path"
      case .filesFrom, .baseline: "file"
      case .since: "revision"
      case .shard: "number/count"
      case .stamp: "file"
      case .reason: "text"
      case .compare: "file"
      case .category: "name"
      case .wcag: "criterion"
      case .failOnFlow: "name"
      case .jobs, .maxWarnings: "number"
      case .groupBy: "what"
      }
    }

    var commands: Set<String> {
      switch self {
      case .version, .help: Set(ArgumentParser.commands)
      case .format: ["lint", "rules", "why", "components", "contrast", "suppressions", "speak", "screens", "audit"]
      case .color: ["lint", "rules", "explain", "why", "components", "contrast", "speak", "screens", "audit"]
      case .root:
        ["lint", "baseline", "why", "components", "contrast", "config", "suppressions", "speak", "screens", "audit"]
      case .rule, .disable, .minConfidence, .jobs: ["lint", "baseline", "screens", "audit", "lsp"]
      case .baseline: ["lint", "baseline"]
      case .config: ["lint", "baseline", "why", "contrast", "config", "speak", "screens", "audit", "lsp"]
      case .profile, .rulesAsOf, .ios: ["lint", "baseline", "why", "contrast", "config", "screens", "audit", "lsp"]
      case .failOn, .failConfidence: ["lint", "audit"]
      case .compare: ["audit"]
      case .failOnFlow: ["lint", "screens", "audit"]
      case .since, .noMergeBase: ["lint", "speak"]
      case .voiceControl: ["speak"]
      case .force: ["baseline", "hook"]
      case .reason: ["lint", "baseline"]
      case .output: ["lint", "merge", "audit"]
      case .all: ["explain", "lint", "why"]
      case .rules: ["why"]
      case .noPager: ["explain"]
      case .man: ["help"]
      case .category, .wcag, .fixable: ["rules"]
      default: ["lint"]
      }
    }

    /// The letter that stands for it.
    var short: String? { ArgumentParser.shortOptions.first { $0.value == self }?.key }

    /// The values it takes behind a command that has it.
    func values(for command: String) -> ArgumentValues {
      switch self {
      case .statistics, .quiet, .stdin, .version, .help, .all, .rules, .noPager, .noBaseline,
        .strictBaseline, .staged, .noMergeBase, .settingsFromBase, .force, .fix, .unsafeFixes, .diff, .suppressAll,
        .voiceControl, .man, .watch, .fixable:
        .none
      case .format:
        switch command {
        case "lint": .words(ReportFormat.allCases.map(\.rawValue))
        case "audit": .words(AuditFormat.allCases.map(\.rawValue))
        default: .words(ArgumentParser.plainFormats.map(\.rawValue))
        }
      case .output:
        switch command {
        case "merge": .prefixes(["\(ReportFormat.sarif.rawValue)="])
        case "audit": .prefixes(AuditFormat.allCases.map { "\($0.rawValue)=" })
        default: .prefixes(ReportFormat.allCases.map { "\($0.rawValue)=" })
        }
      case .failOn: .words(ArgumentParser.severities)
      case .failConfidence, .minConfidence: .words(ArgumentParser.confidences)
      case .color: .words(ColorChoice.allCases.map(\.rawValue))
      case .groupBy: .words(Grouping.allCases.map(\.rawValue))
      case .rule, .disable: .words(RuleCatalogue.ids)
      case .profile: .wordsOrFiles(Profiles.names)
      case .category: .words(RuleFilter.categories.map(RuleFilter.word))
      case .wcag: .words(RuleFilter.criteria)
      case .ios: .words(ConfigurationOptions.iosVersions.map(String.init))
      case .root: .folders
      case .config, .stdinFilename, .filesFrom, .baseline, .stamp, .compare: .files
      case .rulesAsOf, .since, .shard, .reason, .failOnFlow, .jobs, .maxWarnings: .text
      }
    }
  }

  static let shortOptions: [String: Option] = ["-h": .help, "-q": .quiet]

  static let severities = ["error", "warning", "note", "never"]
  static let confidences = ["high", "medium", "low"]
  static let shells = ["bash", "zsh", "fish"]
  /// The formats of commands that list something.
  static let plainFormats: [ReportFormat] = [.text, .json]

  /// What stands behind a command in place of options.
  private static func operands(of command: String) -> ArgumentValues {
    switch command {
    case "baseline": .wordsOrFiles(BaselineAction.allCases.map(\.rawValue))
    case "config": .wordsOrFiles(ConfigCommand.Action.allCases.map(\.rawValue))
    case "hook": .words(["install", "uninstall"])
    case "completions": .words(shells)
    case "explain": .words(RuleCatalogue.ids + RuleCatalogue.packages)
    case "help": .words(commands)
    case "contrast": .wordsOrFiles(ContrastAnswer.names)
    case "init": .folders
    case "rules", "lsp", "version": .none
    default: .files
    }
  }

  /// What shells offer.
  static var completions: [Completions.Entry] {
    commands.map { command in
      Completions.Entry(
        command: command, operands: operands(of: command),
        options: Option.allCases.filter { $0.commands.contains(command) }.map { option in
          Completions.Option(name: option.rawValue, short: option.short, values: option.values(for: command))
        })
    }
  }
}
