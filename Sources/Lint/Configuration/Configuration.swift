// The configuration of a run: the files around the root and below it, a profile, and what the command line says, put
// together into settings for each file. Files with the same settings share them.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutRules
import CurbcutSourceText
import CurbcutSymbols
import CurbcutViews

/// What the command line says about the configuration; it wins over every file.
public struct ConfigurationOptions: Sendable, Equatable {
  /// Generations of iOS that rules know something about.
  public static let iosVersions = 13...27

  /// The only file to read, in place of those found by looking.
  public var file: String?
  /// The name of a profile of the product, or the path of a file.
  public var profile: String?
  public var rulesAsOf: String?
  public var ios: Int?
  /// Only these rules; nil for those of the configuration.
  public var onlyRules: [String]?
  /// Not these rules.
  public var disabledRules: [String] = []
  public var minConfidence: Confidence?
  public var failOn: FailSetting?
  public var failConfidence: Confidence?

  public init() {}
}

/// What is set for some of the files.
public struct FileSettings: Sendable {
  public var settings: RuleSettings
  /// Ids of the rules that run.
  public var ran: Set<String>
  public var profile: String
  /// The generation of iOS whose colours count.
  public var ios: Int
  /// Rules that are off by default and were switched on by name.
  public var wanted: Set<String> = []
  /// The release whose rules and engine count; nil for this one.
  public var asOf: ReleaseVersion?
}

/// The configuration of one root.
public struct Configuration: Sendable {
  /// Absolute.
  public let root: String
  /// Files outermost first, what they extend before them.
  public private(set) var layers: [ConfigurationFile] = []
  /// The text of each of them, by its absolute path.
  var texts: PathMap<PaddedBytes> = [:]
  /// The files that were asked for, absolute; one that is extended and not there is among them.
  var files: [String] = []
  private let options: ConfigurationOptions
  private let rulesAsOf: ReleaseVersion?
  /// Patterns of each layer, ready to be matched.
  private var excludes: [PathPatterns] = []
  private var includes: [PathPatterns] = []
  private var overrides: [[PathPatterns]] = []

  /// No file at all.
  public init(root: String, options: ConfigurationOptions) throws(UsageError) {
    self.root = root
    self.options = options
    for id in (options.onlyRules ?? []) + options.disabledRules where !RuleCatalogue.ids.contains(id) {
      throw UsageError(RuleCatalogue.unknown(id))
    }
    if let text = options.rulesAsOf {
      guard let version = ReleaseVersion(text) else {
        throw UsageError("--rules-as-of needs a version such as 1.2.0, not \(text).")
      }
      if let complaint = version.complaint {
        throw UsageError("--rules-as-of \(text) would turn every rule off: \(complaint).")
      }
      rulesAsOf = version
    } else {
      rulesAsOf = nil
    }
  }

  /// How many layers, the first ones, are of the file that the command line names as the profile.
  private var profileLayers = 0

  /// What was added so far is the profile of the run: it counts for less than all else.
  mutating func endProfile() { profileLayers = layers.count }

  /// Adds a file, what it extends first.
  mutating func add(_ file: ConfigurationFile) {
    layers.append(file)
    excludes.append(PathPatterns(file.exclude, below: file.folder))
    includes.append(PathPatterns(file.include, below: file.folder))
    overrides.append(file.overrides.map { PathPatterns($0.paths, below: file.folder) })
  }

  // MARK: The run

  /// Layers that count for the whole root.
  private var rootLayers: [ConfigurationFile] { layers.filter(\.folder.isEmpty) }

  private func last<Value>(_ value: (ConfigurationFile) -> Value?) -> Value? {
    rootLayers.reversed().lazy.compactMap(value).first
  }

  /// What the profile of the root is called.
  public var profile: String { name(of: rootLayers) }

  /// The statements that an audit holds the app to.
  public var checklist: Checklist? { last(\.checklist) ?? Profiles.file(base(of: rootLayers))?.checklist }

  /// The profile of the product that some layers, in their order, begin with.
  private func base(of chain: [ConfigurationFile]) -> String {
    if let name = options.profile, profileLayers == 0 { return name }
    // A file that is the profile of the run stands in for the one that the project names.
    let saying = profileLayers > 0 ? chain.prefix(profileLayers) : chain[...]
    return saying.reversed().lazy.compactMap(\.profile).first ?? Profiles.recommended
  }

  /// The profile of the product that counts for a path below the root.
  func base(for path: String) -> String { base(of: layers.filter { $0.covers(path) }) }

  /// What the profile of some layers is called.
  private func name(of chain: [ConfigurationFile]) -> String {
    if profileLayers > 0, let name = layers[profileLayers - 1].profileName { return name }
    if let name = options.profile { return name }
    return chain.reversed().lazy.compactMap { $0.profileName ?? $0.profile }.first ?? Profiles.recommended
  }

  /// The least confidence that is reported.
  public var minConfidence: Confidence {
    options.minConfidence ?? last(\.minConfidence) ?? Profiles.file(base(of: rootLayers))?.minConfidence ?? .medium
  }

  /// What fails a run.
  public var failPolicy: FailPolicy {
    let ofProfile = Profiles.file(base(of: rootLayers))
    let standard = FailPolicy()
    return FailPolicy(
      severity: (options.failOn ?? last(\.failOn) ?? ofProfile?.failOn ?? FailSetting(severity: standard.severity))
        .severity,
      confidence: options.failConfidence ?? last(\.failConfidence) ?? ofProfile?.failConfidence ?? standard.confidence)
  }

  /// Views that cannot be looked into, by name.
  public var components: [String: ComponentSetting] {
    rootLayers.reduce(into: [:]) { result, layer in result.merge(layer.components) { $1 } }
  }

  /// Models of packages that the project adds, in the order of the files.
  public var models: [PackageModel] { rootLayers.flatMap(\.models) }

  /// Ways through the app, in the order of the files.
  public var flows: [FlowSetting] { layers.flatMap(\.flows) }

  /// Views that are screens because a file says so, by a list or by a flow.
  public var screens: [String] { layers.flatMap { $0.screens + $0.flows.flatMap(\.screens) } }

  /// The same, as the model takes them.
  var givenComponents: [Name: GivenComponent] {
    var result: [Name: GivenComponent] = [:]
    for (name, setting) in components { result[Name(name)] = setting.given }
    return result
  }

  // MARK: Files

  /// Why a path below the root is left out; nil when it is not.
  public func exclusion(of path: String, isDirectory: Bool = false) -> String? {
    for index in layers.indices where layers[index].covers(path) {
      if let pattern = excludes[index].match(path, isDirectory: isDirectory) {
        return "\(layers[index].path) excludes \(pattern)"
      }
    }
    // A folder may hold what is included, however it is called itself.
    if isDirectory { return nil }
    for index in layers.indices where layers[index].covers(path) && !includes[index].isEmpty {
      if includes[index].match(path, isDirectory: false) == nil { return "\(layers[index].path) does not include it" }
    }
    return nil
  }

  /// Whether any file excludes or includes something.
  public var hasPatterns: Bool { layers.contains { !$0.exclude.isEmpty || !$0.include.isEmpty } }

  /// The settings of a file, by what counts for it; files with equal keys have equal settings.
  struct Key: Hashable, Sendable {
    var layers: [Int]
    var overrides: [[Int]]
  }

  func key(of path: String) -> Key {
    var key = Key(layers: [], overrides: [])
    for index in layers.indices where layers[index].covers(path) {
      key.layers.append(index)
      key.overrides.append(
        overrides[index].indices.filter { overrides[index][$0].match(path, isDirectory: false) != nil })
    }
    return key
  }

  /// The settings that count for a path below the root.
  public func settings(of path: String) -> FileSettings { settings(of: key(of: path)) }

  func settings(of key: Key) -> FileSettings {
    let chain = key.layers.map { layers[$0] }
    let profile = Profiles.file(base(of: chain))
    var ofProfile: [String: RuleSetting] = [:]
    var own: [String: RuleSetting] = [:]
    for (index, overrides) in zip(key.layers, key.overrides) {
      var rules = layers[index].rules
      for override in overrides { rules.merge(layers[index].overrides[override].rules) { $0.merged($1) } }
      if index < profileLayers {
        ofProfile.merge(rules) { $0.merged($1) }
      } else {
        own.merge(rules) { $0.merged($1) }
      }
    }
    let select = chain.reversed().lazy.compactMap(\.select).first ?? profile?.select
    let limit = rulesAsOf ?? chain.reversed().lazy.compactMap(\.rulesAsOf).first
    var settings = RuleSettings(rules: profile?.rules ?? [:])
    settings.merge(RuleSettings(rules: ofProfile))
    settings.merge(RuleSettings(rules: own))
    let ios = options.ios ?? chain.reversed().lazy.compactMap(\.ios).first ?? 26
    settings.palette = ios >= 26 ? .current : .earlier
    settings.languages = chain.reversed().lazy.map(\.languages).first { !$0.isEmpty } ?? []
    var ran: Set<String> = []
    for rule in RuleCatalogue.descriptions {
      var isOn =
        settings[rule.id].isOn ?? select?.contains { $0.selects(rule) || rule.isAboutDirectives }
        ?? rule.isOnByDefault
      if let limit, own[rule.id]?.isOn == nil, limit.isBefore(rule.since) { isOn = false }
      if isOn { ran.insert(rule.id) }
    }
    if let only = options.onlyRules { ran = Set(only) }
    ran.subtract(options.disabledRules)
    var named = Set(options.onlyRules ?? []).union(settings.rules.filter { $0.value.isOn == true }.map(\.key))
    for case .rule(let id) in select ?? [] { named.insert(id) }
    let wanted = RuleCatalogue.descriptions.filter { !$0.isOnByDefault && named.contains($0.id) }.map(\.id)
    return FileSettings(
      settings: settings, ran: ran, profile: name(of: chain), ios: ios, wanted: ran.intersection(wanted), asOf: limit)
  }
}

extension RuleDescription {
  /// Whether it judges directives rather than views; such rules stay on whatever is selected.
  var isAboutDirectives: Bool { DirectiveRule.all.contains(id) }
}

extension RuleSetting {
  fileprivate func merged(_ other: RuleSetting) -> RuleSetting {
    var result = self
    result.merge(other)
    return result
  }
}

extension ComponentSetting {
  fileprivate var given: GivenComponent {
    let known = role.flatMap(GivenComponent.known(role:))
    let source: GivenComponent.NameSource
    if isDecorative {
      source = .none
    } else if isNamed {
      source = .own
    } else {
      source = name.map { .argument($0 == "_" ? nil : Name($0)) } ?? .unknown
    }
    return GivenComponent(known: isDecorative ? nil : known, name: source)
  }
}

extension ConfigurationFile {
  /// Whether a path lies in the file's folder.
  func covers(_ path: String) -> Bool {
    folder.isEmpty || path.utf8.starts(with: folder.utf8) && path.utf8.dropFirst(folder.utf8.count).first == 0x2F
  }
}

/// Patterns in the syntax of `.gitignore` that count below a folder.
struct PathPatterns: Sendable {
  private let patterns: [(text: String, pattern: IgnorePattern)]
  private let baseLength: Int

  init(_ patterns: [String], below folder: String) {
    self.patterns = patterns.compactMap { text in IgnorePattern(line: Array(text.utf8)[...]).map { (text, $0) } }
    baseLength = folder.isEmpty ? 0 : folder.utf8.count + 1
  }

  var isEmpty: Bool { patterns.isEmpty }

  /// The pattern that matches a path or a folder above it, unless a later one takes it back.
  func match(_ path: String, isDirectory: Bool) -> String? {
    if patterns.isEmpty { return nil }
    let bytes = Array(path.utf8)
    guard bytes.count > baseLength else { return nil }
    var ends = bytes.indices.filter { $0 > baseLength && bytes[$0] == UInt8(ascii: "/") }
    ends.append(bytes.count)
    for end in ends {
      let part = bytes[baseLength..<end]
      let isFolder = end < bytes.count || isDirectory
      // The last one that matches decides; under a folder that is out nothing comes back in, as with git.
      guard let found = patterns.last(where: { $0.pattern.matches(part, isDirectory: isFolder) }) else { continue }
      if !found.pattern.negated { return found.text }
    }
    return nil
  }
}
