// What one configuration file says, taken apart and checked. A profile of the product is such a file, too.

import CurbcutFindings
import CurbcutRules
import CurbcutSourceText
import CurbcutViews

/// Something wrong in a configuration, with its place.
public struct ConfigurationProblem: Error, Sendable, Equatable {
  /// As it is shown.
  public var path: String
  /// Both from 1; columns count bytes.
  public var line: Int
  public var column: Int
  public var message: String

  /// As compilers print it.
  public var text: String { "\(path):\(line):\(column): \(message)" }
}

/// A group of rules, as `select` names it.
public enum RuleSelector: Sendable, Hashable {
  /// All rules, or those that are on without being asked for.
  case all, standard
  /// By the level of their success criteria: A; A and AA; any.
  case wcag(String)
  /// By the App Store's Accessibility Nutrition Labels; nil: with any of them.
  case label(String?)
  case category(String)
  case rule(String)

  /// Whether a rule is among those selected; rules that are off by default are only by name or by `all`.
  public func selects(_ rule: RuleDescription) -> Bool {
    switch self {
    case .all: return true
    case .rule(let id): return rule.id == id
    case .standard: return rule.isOnByDefault
    case .wcag(let level):
      return rule.isOnByDefault
        && rule.wcag.contains { (SuccessCriterion.numbered($0)?.level.count ?? 9) <= level.count }
    case .label(let label):
      return rule.isOnByDefault && (label.map(rule.labels.contains) ?? !rule.labels.isEmpty)
    case .category(let category): return rule.isOnByDefault && rule.category == category
    }
  }

  /// The words that may be written, rule ids left out.
  public static let names: [String] = {
    let rules = RuleCatalogue.descriptions
    let labels = Set(rules.flatMap(\.labels)).sorted(by: precedes).map { "label:\($0)" }
    let categories = Set(rules.map(\.category)).sorted(by: precedes).map { "category:\($0)" }
    return ["all", "default", "wcag:A", "wcag:AA", "wcag:AAA", "label"] + labels + categories
  }()

  /// nil when there is no such group or rule.
  public init?(_ text: String) {
    switch text {
    case "all": self = .all
    case "default": self = .standard
    case "label": self = .label(nil)
    default:
      if RuleCatalogue.ids.contains(text) {
        self = .rule(text)
        return
      }
      guard Self.names.contains(text), let colon = text.firstIndex(of: ":") else { return nil }
      let value = String(text[text.index(after: colon)...])
      switch text[..<colon] {
      case "wcag": self = .wcag(value)
      case "label": self = .label(value)
      default: self = .category(value)
      }
    }
  }
}

/// A version as releases are numbered; compared number by number.
public struct ReleaseVersion: Sendable, Hashable, Comparable {
  public var numbers: [Int]

  /// `1`, `1.2` or `1.2.3`; nil for anything else.
  public init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    var numbers: [Int] = []
    for part in parts {
      guard !part.isEmpty, part.allSatisfy({ $0.isASCII && $0.isNumber }), let number = Int(part) else { return nil }
      numbers.append(number)
    }
    guard (1...3).contains(numbers.count) else { return nil }
    while numbers.count < 3 { numbers.append(0) }
    self.numbers = numbers
  }

  /// Whether a rule that came with a version came later.
  func isBefore(_ since: String) -> Bool { ReleaseVersion(since).map { $0 > self } ?? false }

  /// The first release: a version before it would turn every rule off, which nobody asks for by a version.
  static let first = RuleCatalogue.descriptions.compactMap { ReleaseVersion($0.since) }.min()

  /// Why the version is no release that rules can be taken from; nil when it is one.
  var complaint: String? {
    guard let first = Self.first, self < first else { return nil }
    return "there was no release before \(first.numbers.map(String.init).joined(separator: "."))"
  }

  public static func < (a: Self, b: Self) -> Bool { a.numbers.lexicographicallyPrecedes(b.numbers) }
}

/// What is set for files whose paths match.
public struct ConfigurationOverride: Sendable {
  /// In the syntax of `.gitignore`, below the file's folder.
  public var paths: [String]
  public var rules: [String: RuleSetting] = [:]
}

/// A component that the tool cannot look into.
public struct ComponentSetting: Sendable, Hashable {
  /// What assistive technology says it is, such as `button`.
  public var role: String?
  /// The parameter with the words of its name: its label, or `_` for the first without one.
  public var name: String?
  /// Whether it names itself.
  public var isNamed = false
  /// Whether assistive technology never meets it.
  public var isDecorative = false
}

/// A way through the app that people take.
public struct FlowSetting: Sendable, Hashable {
  public var name: String
  /// Names of views or files, in order.
  public var screens: [String]
  /// How much people depend on it: `high`, `medium` or `low`.
  public var priority = "medium"

  public init(name: String, screens: [String], priority: String = "medium") {
    self.name = name
    self.screens = screens
    self.priority = priority
  }
}

/// A view that a configuration names, and where.
public struct NamedView: Sendable, Hashable {
  public var name: String
  /// Both from 1; columns count bytes.
  public var line: Int
  public var column: Int
}

/// From which severity on findings fail a run.
public struct FailSetting: Sendable, Hashable {
  /// nil: never.
  public var severity: Severity?

  public init(severity: Severity?) { self.severity = severity }
}

/// What one file says. What it leaves open is nil or empty.
public struct ConfigurationFile: Sendable {
  /// As it is shown, and the folder against which its patterns count, relative to the root; "" is the root.
  public var path: String
  public var folder: String

  public var isRoot = false
  public var profile: String?
  /// Files it takes over from, relative to it, with their places.
  public var extends: [(path: String, range: ByteRange)] = []
  public var select: [RuleSelector]?
  public var rulesAsOf: ReleaseVersion?
  public var minConfidence: Confidence?
  public var failOn: FailSetting?
  public var failConfidence: Confidence?
  public var include: [String] = []
  public var exclude: [String] = []
  public var rules: [String: RuleSetting] = [:]
  public var overrides: [ConfigurationOverride] = []
  public var components: [String: ComponentSetting] = [:]
  /// Models of packages, and the files with more of them, relative to it, with their places.
  public var models: [PackageModel] = []
  /// The same as they are written.
  public var modelValues: [JSONValue] = []
  public var modelFiles: [(path: String, range: ByteRange)] = []
  public var flows: [FlowSetting] = []
  public var screens: [String] = []
  /// The views that flows and screens name, in the order of the file.
  public var namedViews: [NamedView] = []
  /// The generation of iOS whose colours count.
  public var ios: Int?
  public var languages: [String] = []
  /// Of a profile: what it is for.
  public var title: String?
  /// What a profile in a file is called: the name of the file without its ending; nil for other files.
  public var profileName: String?
  public var checklist: Checklist?

  public init(path: String, folder: String = "") {
    self.path = path
    self.folder = folder
  }
}
