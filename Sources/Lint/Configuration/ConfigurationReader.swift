// Reads a configuration: JSON with comments and trailing commas, every value checked, every mistake with its place and
// the nearest valid name. Nothing is guessed and nothing unknown is skipped.

import CurbcutFindings
import CurbcutRules
import CurbcutSourceText

struct ConfigurationReader {
  private let lines: LineTable
  var file: ConfigurationFile
  private(set) var problems: [ConfigurationProblem] = []

  /// Reads a text. `isNested`: a file below the root's.
  static func read(
    _ source: SourceText, folder: String = "", isNested: Bool = false
  ) -> (file: ConfigurationFile, problems: [ConfigurationProblem]) {
    var reader = ConfigurationReader(source, folder: folder)
    do {
      let element = try JSONReader.read(source.padded[..<source.count], relaxed: true)
      reader.top(element, isNested: isNested)
    } catch {
      reader.complain(
        ByteRange(error.offset, error.offset), "The configuration is not valid JSON: \(error.reason).")
    }
    return (reader.file, reader.problems)
  }

  init(_ source: SourceText, folder: String) {
    lines = LineTable(source)
    file = ConfigurationFile(path: source.path, folder: folder)
  }

  // MARK: Telling

  mutating func complain(_ range: ByteRange, _ message: String) {
    let place = lines.position(of: range.start)
    problems.append(
      ConfigurationProblem(path: file.path, line: place.line, column: place.column, message: message))
  }

  mutating func unknown(_ what: String, _ name: String, _ range: ByteRange, _ valid: [String]) {
    let nearest = NearestName.of(name, among: valid)
    let end =
      nearest.map { "Did you mean \($0)?" }
      ?? (valid.count <= 24 ? "Use one of \(valid.joined(separator: ", "))." : "`curbcut rules` lists the rules.")
    complain(range, "\(what) “\(name)”. \(end)")
  }

  mutating func wrong(_ name: String, _ element: JSONElement, _ wanted: String) {
    complain(element.range, "\(name) takes \(wanted), not \(Self.kind(element)).")
  }

  private static func kind(_ element: JSONElement) -> String {
    switch element.value {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let number): OptionValue.number(number).text
    case .string(let text): "“\(text)”"
    case .array: "a list"
    case .object: "an object"
    }
  }

  // MARK: Shapes

  /// The members of an object, each name once; complains about anything else.
  mutating func members(_ name: String, _ element: JSONElement) -> [JSONMember] {
    guard case .object(let members) = element.value else {
      wrong(name, element, "an object")
      return []
    }
    var seen: Set<String> = []
    return members.filter { member in
      if seen.insert(member.name).inserted { return true }
      complain(member.nameRange, "\(member.name) appears here twice.")
      return false
    }
  }

  mutating func string(_ name: String, _ element: JSONElement) -> String? {
    guard let text = element.string, !text.isEmpty else {
      wrong(name, element, "a string")
      return nil
    }
    return text
  }

  private mutating func bool(_ name: String, _ element: JSONElement) -> Bool? {
    if element.bool == nil { wrong(name, element, "true or false") }
    return element.bool
  }

  /// A list of texts; one text alone stands for a list of it.
  mutating func strings(_ name: String, _ element: JSONElement) -> [(text: String, range: ByteRange)] {
    if let text = element.string, !text.isEmpty { return [(text, element.range)] }
    guard case .array(let elements) = element.value else {
      wrong(name, element, "a list of strings")
      return []
    }
    return elements.compactMap { element in string(name, element).map { ($0, element.range) } }
  }

  private mutating func word(_ name: String, _ element: JSONElement, _ valid: [String]) -> String? {
    guard let text = string(name, element) else { return nil }
    if valid.contains(text) { return text }
    unknown("\(name) has no value", text, element.range, valid)
    return nil
  }

  private mutating func confidence(_ name: String, _ element: JSONElement) -> Confidence? {
    let word = word(name, element, ConfigurationWords.confidences)
    return Confidence.allCases.first { $0.name == word }
  }

  private mutating func patterns(_ name: String, _ element: JSONElement) -> [String] {
    strings(name, element).compactMap { text, range in
      if !text.contains("\n"), !text.contains("\r"), IgnorePattern(line: Array(text.utf8)[...]) != nil { return text }
      complain(range, "This pattern matches nothing: \(text).")
      return nil
    }
  }

  // MARK: The top

  private mutating func top(_ element: JSONElement, isNested: Bool) {
    let keys = ConfigurationKey.allCases
    for member in members("The configuration", element) {
      guard let key = ConfigurationKey(rawValue: member.name), keys.contains(key) else {
        unknown("There is no key", member.name, member.nameRange, keys.map(\.rawValue))
        continue
      }
      if isNested, ConfigurationKey.ofRuns.contains(key) {
        complain(
          member.nameRange, "`\(member.name)` is only allowed in the root configuration.")
        continue
      }
      read(key, member.element)
    }
  }

  private mutating func read(_ key: ConfigurationKey, _ element: JSONElement) {
    let name = key.rawValue
    switch key {
    case .schema: _ = string(name, element)
    case .title: file.title = string(name, element)
    case .root: file.isRoot = bool(name, element) ?? false
    case .profile: file.profile = profile(name, element)
    case .extends: file.extends = strings(name, element).map { ($0.text, $0.range) }
    case .select: file.select = selectors(name, element)
    case .rulesAsOf:
      guard let text = string(name, element) else { return }
      file.rulesAsOf = ReleaseVersion(text)
      if file.rulesAsOf == nil { complain(element.range, "rulesAsOf takes a version such as 1.2.0, not \(text).") }
      if let complaint = file.rulesAsOf?.complaint {
        complain(element.range, "rulesAsOf \(text) would turn every rule off: \(complaint).")
      }
    case .rules: file.rules = rules(name, element)
    case .overrides: overrides(name, element)
    case .include: file.include = patterns(name, element)
    case .exclude: file.exclude = patterns(name, element)
    case .minConfidence: file.minConfidence = confidence(name, element)
    case .failConfidence: file.failConfidence = confidence(name, element)
    case .failOn:
      guard let word = word(name, element, ConfigurationWords.severities + ["never"]) else { return }
      file.failOn = FailSetting(severity: Severity.allCases.first { $0.name == word })
    case .ios:
      guard let number = element.number, let version = Int(exactly: number), ConfigurationWords.ios.contains(version)
      else {
        let range = ConfigurationWords.ios
        return wrong(name, element, "a whole number from \(range.lowerBound) to \(range.upperBound)")
      }
      file.ios = version
    case .languages: languages(name, element)
    case .components: components(name, element)
    case .models: models(name, element)
    case .flows: flows(name, element)
    case .screens: file.screens = views(name, element)
    case .checklist: file.checklist = checklist(name, element)
    }
  }

  /// The name of a profile of the product.
  private mutating func profile(_ name: String, _ element: JSONElement) -> String? {
    if let text = element.string, !Profiles.isKnown(text), Profiles.looksLikePath(text) {
      complain(element.range, "profile takes a name; write \"extends\": \"\(text)\" for a file.")
      return nil
    }
    if let text = element.string, Profiles.isKnown(text) { return text }
    return word(name, element, Profiles.names)
  }

  private mutating func selectors(_ name: String, _ element: JSONElement) -> [RuleSelector] {
    strings(name, element).compactMap { text, range in
      if let selector = RuleSelector(text) { return selector }
      unknown("There is no rule or group", text, range, RuleSelector.names + RuleCatalogue.ids)
      return nil
    }
  }

  /// Language tags as in BCP 47: `en`, `pt-BR`, `zh-Hans`.
  private mutating func languages(_ name: String, _ element: JSONElement) {
    for (text, range) in strings(name, element) {
      if Self.isLanguageTag(text) {
        file.languages.append(text)
      } else {
        complain(range, "languages takes tags such as en or pt-BR, not \(text).")
      }
    }
  }

  static func isLanguageTag(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    return (2...3).contains(parts[0].count) && parts[0].allSatisfy { $0.isASCII && $0.isLetter }
      && parts.dropFirst().allSatisfy {
        (2...8).contains($0.count) && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      }
  }

  // MARK: Rules

  private mutating func rules(_ name: String, _ element: JSONElement) -> [String: RuleSetting] {
    var result: [String: RuleSetting] = [:]
    for member in members(name, element) {
      guard RuleCatalogue.ids.contains(member.name) else {
        unknown("There is no rule", member.name, member.nameRange, RuleCatalogue.ids)
        continue
      }
      result[member.name] = setting(of: member.name, member.element)
    }
    return result
  }

  private mutating func setting(of rule: String, _ element: JSONElement) -> RuleSetting {
    if let text = element.string {
      guard let word = word(rule, element, ConfigurationWords.standings) else { return RuleSetting() }
      _ = text
      return standing(word)
    }
    guard case .object = element.value else {
      wrong(rule, element, "off, on, a severity, or an object with severity and options")
      return RuleSetting()
    }
    var setting = RuleSetting(isOn: true)
    for member in members(rule, element) {
      switch member.name {
      case "severity":
        if let word = word("\(rule).severity", member.element, ConfigurationWords.standings) {
          let found = standing(word)
          setting.isOn = found.isOn
          setting.severity = found.severity
        }
      case "options": setting.options = options(of: rule, member.element)
      default: unknownKey(member, of: rule)
      }
    }
    return setting
  }

  /// An option that is written beside `options` is not one of the keys, but belongs in there.
  private mutating func unknownKey(_ member: JSONMember, of rule: String) {
    let what = "\(rule) has no key"
    let keys = ConfigurationWords.ruleKeys
    guard NearestName.of(member.name, among: keys) == nil else {
      return unknown(what, member.name, member.nameRange, keys)
    }
    let end =
      RuleCatalogue.options(of: rule).isEmpty
      ? "Use severity; it has no options." : "Use severity or options; its options go under `options`."
    complain(member.nameRange, "\(what) “\(member.name)”. \(end)")
  }

  private func standing(_ word: String) -> RuleSetting {
    RuleSetting(isOn: word != "off", severity: Severity.allCases.first { $0.name == word })
  }

  private mutating func options(of rule: String, _ element: JSONElement) -> [String: OptionValue] {
    let declared = RuleCatalogue.options(of: rule)
    var result: [String: OptionValue] = [:]
    for member in members("\(rule).options", element) {
      guard let option = declared.first(where: { $0.name == member.name }) else {
        if declared.isEmpty {
          complain(member.nameRange, "\(rule) has no options.")
        } else {
          unknown("\(rule) has no option", member.name, member.nameRange, declared.map(\.name))
        }
        continue
      }
      if let value = value(of: option, of: rule, member.element) { result[option.name] = value }
    }
    return result
  }

  private mutating func value(of option: RuleOption, of rule: String, _ element: JSONElement) -> OptionValue? {
    let value: OptionValue?
    switch element.value {
    case .number(let number): value = .number(number)
    case .bool(let flag): value = .flag(flag)
    case .string(let text):
      if case .choice(let words) = option.kind, !words.contains(text) {
        unknown("\(rule).\(option.name) has no value", text, element.range, words)
        return nil
      }
      value = option.kind == .words ? .words([text]) : .word(text)
    case .array: value = option.kind == .words ? .words(strings("\(rule).\(option.name)", element).map(\.text)) : nil
    case .null, .object: value = nil
    }
    if let value, option.takes(value) { return value }
    wrong("\(rule).\(option.name)", element, option.wanted)
    return nil
  }

  private mutating func overrides(_ name: String, _ element: JSONElement) {
    guard case .array(let elements) = element.value else { return wrong(name, element, "a list of objects") }
    for element in elements {
      var override = ConfigurationOverride(paths: [])
      var hasPaths = false
      for member in members(name, element) {
        switch member.name {
        case "paths":
          hasPaths = true
          override.paths = patterns("paths", member.element)
        case "rules": override.rules = rules("rules", member.element)
        default: unknown("An override has no key", member.name, member.nameRange, ConfigurationWords.overrideKeys)
        }
      }
      if case .object = element.value, !hasPaths { complain(element.range, "This override names no paths.") }
      file.overrides.append(override)
    }
  }

  // MARK: The project

  private mutating func components(_ name: String, _ element: JSONElement) {
    for member in members(name, element) {
      var setting = ComponentSetting()
      let key = "components.\(member.name)"
      for inner in members(key, member.element) {
        switch inner.name {
        case "role": setting.role = word("\(key).role", inner.element, ConfigurationWords.roles)
        case "name": setting.name = string("\(key).name", inner.element)
        case "named": setting.isNamed = bool("\(key).named", inner.element) ?? false
        case "decorative": setting.isDecorative = bool("\(key).decorative", inner.element) ?? false
        default: unknown("\(key) has no key", inner.name, inner.nameRange, ConfigurationWords.componentKeys)
        }
      }
      guard Self.isTypeName(member.name) else {
        complain(member.nameRange, "components takes names of views, not \(member.name).")
        continue
      }
      file.components[member.name] = setting
    }
  }

  private static func isTypeName(_ text: String) -> Bool {
    text.utf8.allSatisfy { $0 >= 0x80 || $0 == UInt8(ascii: "_") || isAlphanumeric($0) }
      && text.utf8.first.map { !(0x30...0x39).contains($0) } == true
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
  }

  /// Names of views, kept with their places, so that they can be looked for in the project.
  private mutating func views(_ name: String, _ element: JSONElement) -> [String] {
    strings(name, element).map { text, range in
      let place = lines.position(of: range.start)
      file.namedViews.append(NamedView(name: text, line: place.line, column: place.column))
      return text
    }
  }

  private mutating func flows(_ name: String, _ element: JSONElement) {
    guard case .array(let elements) = element.value else { return wrong(name, element, "a list of objects") }
    for element in elements {
      var flow = FlowSetting(name: "", screens: [])
      for member in members(name, element) {
        switch member.name {
        case "name": flow.name = string("name", member.element) ?? ""
        case "screens": flow.screens = views("screens", member.element)
        case "priority":
          flow.priority = word("priority", member.element, ConfigurationWords.priorities) ?? flow.priority
        default: unknown("A flow has no key", member.name, member.nameRange, ConfigurationWords.flowKeys)
        }
      }
      guard case .object = element.value else { continue }
      if flow.name.isEmpty || flow.screens.isEmpty { complain(element.range, "A flow needs a name and screens.") }
      file.flows.append(flow)
    }
  }
}
