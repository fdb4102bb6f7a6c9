// The keys and words of a model with what they mean: the one place from which reading, errors, the schema and pages take
// them.

/// A key at the top of a model.
public enum PackageModelKey: String, CaseIterable, Sendable {
  case schema = "$schema"
  case package, version, source, modules, read, views, modifiers, types, constraints

  public static let required: [PackageModelKey] = [.package, .version, .modules, .read]

  /// One sentence.
  public var summary: String {
    switch self {
    case .schema: "The JSON Schema that editors use to check this file."
    case .package: "The name of the package."
    case .version: "The version whose source was read."
    case .source: "The address of the source."
    case .modules: "The modules that apps import; without an import of one of them nothing is claimed."
    case .read: "The source files that were read. Nothing is claimed of what was not read."
    case .views: "Views by name: what they show, and what they are to VoiceOver."
    case .modifiers: "Modifiers by name: what they bring onto the page."
    case .types: "Classes by name: what they announce, and what plays."
    case .constraints: "How the package says sizes and places of UIKit's views."
    }
  }
}

/// The words of a model.
public enum PackageModelWords {
  public typealias Keys = [(name: String, summary: String)]

  public static let viewKeys: Keys = [
    ("shows", "What the view shows: a loaded picture, one that plays, an animation, the camera, or pieces that fly."),
    ("silent", "Whether VoiceOver passes over it until the app gives it a label."),
    ("role", "What VoiceOver says it is."),
    ("name", "The parameter with the words of its name: its label, or _ for the first without one."),
    ("named", "Whether it names itself."),
    ("unnamed", "Whether it brings no name."),
    ("closures", "What the closures that make views are to it, by label; _ is a closure without one."),
    ("starts", "The labels of what starts an effect."),
    ("stops", "The label of what keeps a moving picture still."),
    ("plays", "Modifiers that have an animation play."),
    ("loops", "Modifiers that have an animation play again and again."),
    ("holds", "Names of arguments by which an app says what plays when Reduce Motion is on."),
    ("evidence", "What in the source shows it, in a sentence."),
  ]

  public static let modifierKeys: Keys = [
    ("shows", "What the modifier brings: a message that is not announced, pieces that fly over the page, or nothing."),
    ("bindings", "The labels of the binding that shows the message."),
    ("view", "The view that shows the message; a project that declares it has a copy of the package."),
    ("words", "The labels of that view's words; without any of them it only shows that something is busy."),
    ("passing", "Calls in the modifier, one of which makes a message of what it shows."),
    ("starts", "The labels of what starts an effect."),
    ("closures", "What the closures that make views are to the view it is put on, by label."),
    ("evidence", "What in the source shows it, in a sentence."),
  ]

  public static let typeKeys: Keys = [
    ("announces", "Functions that announce what they are given."),
    ("plays", "Functions that have an object of the class play."),
    ("mode", "The property that says how often it plays."),
    ("endless", "The values of that property that never end."),
    ("evidence", "What in the source shows it, in a sentence."),
  ]

  public static let constraintKeys: Keys = [
    ("handle", "The property of a view behind which constraints are said, such as snp."),
    ("makers", "The functions that take the closure with the constraints."),
    ("relations", "What relates one edge to another, such as equalTo."),
    ("evidence", "What in the source shows it, in a sentence."),
  ]

  /// What a closure may be.
  public static let slots: [(word: String, slot: Slot)] = [
    ("content", .content), ("label", .label), ("overlay", .overlay), ("background", .background),
    ("presentation", .presentation), ("placeholder", .placeholder), ("actions", .actions),
  ]
}
