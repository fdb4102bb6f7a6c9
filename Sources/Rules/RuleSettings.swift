// What a run or a file sets for its rules. Only what differs from the declarations is kept; the engine resolves it once,
// so that a rule that asks for an option reads a value that is already there.

import CurbcutAccessibility
import CurbcutFindings

/// What is set for one rule; what is nil is as declared.
public struct RuleSetting: Sendable, Hashable {
  public var isOn: Bool?
  /// Taken for all findings of the rule.
  public var severity: Severity?
  /// By the option's name.
  public var options: [String: OptionValue]

  public init(isOn: Bool? = nil, severity: Severity? = nil, options: [String: OptionValue] = [:]) {
    self.isOn = isOn
    self.severity = severity
    self.options = options
  }

  /// Takes over what another one sets.
  public mutating func merge(_ other: RuleSetting) {
    if let isOn = other.isOn { self.isOn = isOn }
    if let severity = other.severity { self.severity = severity }
    options.merge(other.options) { $1 }
  }
}

/// What is set for the rules.
public struct RuleSettings: Sendable, Hashable {
  /// By the rule's id.
  public var rules: [String: RuleSetting]
  /// The generation of the system whose colours count.
  public var palette = SystemPalette.current
  /// The languages that the app is made for; empty when nobody says.
  public var languages: [String] = []

  public init(rules: [String: RuleSetting] = [:]) { self.rules = rules }

  public subscript(_ rule: String) -> RuleSetting {
    get { rules[rule] ?? RuleSetting() }
    set { rules[rule] = newValue }
  }

  /// Takes over what other settings set.
  public mutating func merge(_ other: RuleSettings) {
    for (id, setting) in other.rules { self[id].merge(setting) }
  }

  /// Whether a rule runs.
  public func isOn(_ rule: Rule) -> Bool { rules[rule.id]?.isOn ?? rule.isOnByDefault }

  /// The value of an option of a rule.
  public func value(_ option: RuleOption, of rule: String) -> OptionValue {
    rules[rule]?.options[option.name] ?? option.value
  }

  func number(_ option: RuleOption, of rule: String) -> Double {
    if case .number(let number) = value(option, of: rule) { return number }
    return 0
  }

  func word(_ option: RuleOption, of rule: String) -> String {
    if case .word(let word) = value(option, of: rule) { return word }
    return ""
  }

  /// What the model and several rules measure against.
  public var limits: Limits {
    var limits = Limits()
    limits.targetSize = number(TargetSize.minimum, of: Rule.touchTargetTooSmall.id)
    limits.textContrast = number(ContrastOptions.text, of: Rule.textContrast.id)
    limits.largeTextContrast = number(ContrastOptions.largeText, of: Rule.textContrast.id)
    limits.nonTextContrast = number(ContrastOptions.nonText, of: Rule.nonTextContrast.id)
    limits.largeText = word(ContrastOptions.definition, of: Rule.textContrast.id) == "hig" ? .hig : .wcag
    limits.palette = palette
    limits.languages = languages
    return limits
  }
}

/// A rule with what is set for it, as its reports carry it.
final class ResolvedRule: Sendable {
  let rule: Rule
  /// In the order of the rule's options.
  let values: [OptionValue]

  init(_ rule: Rule, _ settings: RuleSettings) {
    self.rule = rule
    values = rule.options.map { settings.value($0, of: rule.id) }
  }

  func value(_ option: RuleOption) -> OptionValue {
    for (index, declared) in rule.options.enumerated() where declared.name == option.name { return values[index] }
    assertionFailure("\(rule.id) does not declare \(option.name)")
    return option.value
  }
}

extension Report {
  /// The value of a number option of the rule.
  func number(_ option: RuleOption) -> Double {
    if case .number(let number) = resolved.value(option) { return number }
    return 0
  }

  /// The value of a number option that counts something.
  func count(_ option: RuleOption) -> Int { Int(saturating: number(option)) }

  /// The value of a yes-or-no option of the rule.
  func flag(_ option: RuleOption) -> Bool { resolved.value(option) == .flag(true) }

  /// The value of an option with several words to choose from.
  func word(_ option: RuleOption) -> String {
    if case .word(let word) = resolved.value(option) { return word }
    return ""
  }

  /// The words of a list.
  func words(_ option: RuleOption) -> [String] {
    if case .words(let words) = resolved.value(option) { return words }
    return []
  }
}
