// The keys of a configuration with what they take and mean: the one place from which reading, errors, the schema and
// `curbcut init` take them.

import CurbcutViews

/// A key at the top of a configuration.
enum ConfigurationKey: String, CaseIterable {
  case schema = "$schema"
  case title, root, profile, extends, select, rulesAsOf, rules, overrides, include, exclude, minConfidence, failOn
  case failConfidence, ios, languages, components, models, flows, screens, checklist

  /// Keys that count for a whole run, so that only the file at the root may hold them.
  static let ofRuns: Set<ConfigurationKey> = [
    .root, .minConfidence, .failOn, .failConfidence, .rulesAsOf, .components, .models,
  ]

  /// One sentence, as the schema and `init` print it.
  var summary: String {
    switch self {
    case .title: "What the file is for, where it is a profile that others extend or name with --profile."
    case .schema: "The JSON Schema that editors use to check this file."
    case .root: "Whether configurations in the folders above are ignored."
    case .profile: "The set of rules and limits to start from; `recommended` by default."
    case .extends: "Other configurations to apply before this one, as paths relative to it."
    case .select: "The rules to run: ids, all, default, wcag:A, label:VoiceOver, category:Touch and the like."
    case .rulesAsOf: "Rules and findings added after this version stay off, so that an update adds none."
    case .rules: "Rules by id: off, on, a severity, or an object with severity and options."
    case .overrides: "Different settings for files at some paths; later entries win."
    case .include: "Only matching files are checked; patterns as in .gitignore, relative to this file's folder."
    case .exclude: "Matching files are not checked, even if they are named on the command line."
    case .minConfidence: "The lowest confidence to report."
    case .failOn: "The lowest severity that fails a run."
    case .failConfidence: "The lowest confidence that fails a run."
    case .ios: "iOS version whose system colors to use: 26 or earlier."
    case .languages: "The languages that the app supports, such as en and de; labels must be translated into each."
    case .components:
      "Views from other modules, whose source is not available: their role and the parameter that names them."
    case .models:
      "Models of packages: paths relative to this file, or objects; what they show, announce and move."
    case .flows: "Flows through the app by name: the views or files they pass, in order, and their priority."
    case .screens: "Views that are screens, where the source does not show it."
    case .checklist: "Statements that `curbcut audit` holds the app to, each with the rules that can refute it."
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
  static let checklistKeys = ["title", "statements"]
  static let statementKeys = ["statement", "rules", "byHand", "flow"]
  static let priorities = ["high", "medium", "low"]
  /// Roles a component may have.
  static let roles = GivenComponent.roles
  static let ios = ConfigurationOptions.iosVersions
}
