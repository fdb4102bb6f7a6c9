// The keys of a configuration with what they take and mean: the one place from which reading, errors, the schema and
// `curbcut init` take them.

/// A key at the top of a configuration.
enum ConfigurationKey: String, CaseIterable {
  case schema = "$schema"
  case root, profile, extends, select, rulesAsOf, rules, overrides, include, exclude, minConfidence, failOn
  case failConfidence, ios, languages, components, flows, screens
  /// Of profiles only.
  case title

  /// The keys that a project's file may hold, in the order in which they are printed.
  static let ofProjects = allCases.filter { $0 != .title }
  /// The keys that a profile may hold.
  static let ofProfiles: [ConfigurationKey] = [
    .schema, .title, .select, .rules, .minConfidence, .failOn, .failConfidence,
  ]

  /// Keys that count for a whole run, so that only the file at the root may hold them.
  static let ofRuns: Set<ConfigurationKey> = [.root, .minConfidence, .failOn, .failConfidence, .rulesAsOf, .components]

  /// One sentence, as the schema and `init` print it.
  var summary: String {
    switch self {
    case .schema: "The JSON Schema that editors check the file by."
    case .root: "Whether configurations in folders above are left alone."
    case .profile: "The set of rules and limits to begin with; `recommended` unless set."
    case .extends: "Other configurations, relative to this one, that count before it."
    case .select: "The rules that run: ids, all, default, wcag:A, label:VoiceOver, category:Touch and the like."
    case .rulesAsOf: "Rules and findings that came after this version stay off, so that a new release adds none."
    case .rules: "Rules by id: off, on, a severity, or an object with severity and options."
    case .overrides: "Other settings for the files of some paths; later ones win."
    case .include: "Only files that match are judged; patterns as in .gitignore, relative to this file's folder."
    case .exclude: "Files that match are not judged, even when they are named on the command line."
    case .minConfidence: "The least confidence that is reported."
    case .failOn: "The least severity that fails a run."
    case .failConfidence: "The least confidence that fails a run."
    case .ios: "The generation of iOS whose colours of the system count: 26, or one before."
    case .languages: "The languages that the app is made for, such as en and de: labels have to be in each of them."
    case .components: "Views from elsewhere that cannot be looked into: role and the parameter that names them."
    case .flows: "Ways through the app by name: the views or files people pass, in order, and how much they matter."
    case .screens: "Views that are screens of their own, where that does not follow from the source."
    case .title: "What the profile is for."
    }
  }
}

/// The values that several keys share.
enum ConfigurationWords {
  static let severities = ["error", "warning", "note"]
  static let confidences = ["high", "medium", "low"]
  /// What may stand for a rule in place of an object.
  static let standings = ["off", "on"] + severities
  static let ruleKeys = ["severity", "options"]
  static let overrideKeys = ["paths", "rules"]
  static let componentKeys = ["role", "name", "named", "decorative"]
  static let flowKeys = ["name", "screens", "priority"]
  static let priorities = ["high", "medium", "low"]
  /// Roles a component may have.
  static let roles = [
    "button", "link", "menu", "toggle", "slider", "stepper", "picker", "textField", "image", "text", "container",
  ]
  static let ios = ConfigurationOptions.iosVersions
}
