// A rule and what it is asked about.

import CurbcutAccessibility
import CurbcutFindings
@_exported import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

/// A check. Title, reasons, severity and examples are in `rules/<id>.md`.
public struct Rule: Sendable {
  public let id: String
  public let scope: RuleScope
  /// What can be set for it.
  public let options: [RuleOption]
  /// Whether it runs without being asked for.
  public let isOnByDefault: Bool
  /// Its UIKit half, asked once for each file whose code knows UIKit.
  public let uikit: UIKitCheck?

  /// Its half for Interface Builder, asked once for each storyboard and xib.
  public let interface: InterfaceCheck?

  public typealias UIKitCheck = @Sendable (UIKitModel, inout Report) -> Void
  public typealias InterfaceCheck = @Sendable (InterfaceModel, inout Report) -> Void

  public init(
    _ id: String, options: [RuleOption] = [], isOnByDefault: Bool = true, _ scope: RuleScope, uikit: UIKitCheck? = nil,
    interface: InterfaceCheck? = nil
  ) {
    self.id = id
    self.scope = scope
    self.uikit = uikit
    self.interface = interface
    self.options = options
    self.isOnByDefault = isOnByDefault
  }
}

/// What a rule is asked about; the engine sorts rules by it and walks once.
public enum RuleScope: Sendable {
  /// Each view of the kinds.
  case view(Set<ViewCategory>, @Sendable (Element, inout Report) -> Void)
  /// Each of the modifiers where it is written, with the view it is on.
  case modifier(Set<Known>, @Sendable (Element, ViewModifierUse, inout Report) -> Void)
  /// Each of the modifiers that reach a view, also by way of modifiers of the project's own.
  case effective(Set<Known>, @Sendable (Element, EffectiveModifier, inout Report) -> Void)
  /// Each call of the functions in ordinary code.
  case call(Set<Known>, @Sendable (FileModel, CodeCall, inout Report) -> Void)
  /// The colour sets of the project, once for a run, by the uses in the files that are judged.
  case colourSets
  /// Each file once.
  case file(@Sendable (FileModel, inout Report) -> Void)
  /// Nothing but its halves for UIKit and Interface Builder.
  case uikitOnly
}

/// Kinds of views that rules ask for.
public enum ViewCategory: Int, Sendable, CaseIterable {
  /// Something people act on, other than by a gesture modifier.
  case control
  /// A picture, loaded ones included.
  case image
  /// Text and labels.
  case text
  /// Content of a map.
  case annotation
  /// Any other view.
  case other
}

/// Collects the findings of one rule on one file.
public struct Report {
  var rule: String { resolved.rule.id }
  /// The rule with its options, see `number(_:)` and the like.
  /// Not held: there is one report for each rule and file, and the engine and the model outlive it.
  unowned(unsafe) let resolved: ResolvedRule
  private unowned(unsafe) let file: FileViews
  private unowned(unsafe) let model: FileModel?
  private var path: String { file.path }
  var tree: Tree { file.tree }
  var findings: [Caused] = []
  /// What few reports keep: there is one for each rule and file, and most are empty.
  private var notes: Notes?
  /// Why the rule says nothing, where it tells; only kept when somebody asked.
  var silence: String? { notes?.silence }
  /// Whether the silence gives a measure that is enough.
  var isMeasured: Bool { notes?.isMeasured ?? false }
  /// Whether somebody asks why rules are silent.
  let isTraced: Bool
  /// The object of a storyboard or xib that is asked about; -1 for none.
  private var subject: Int32 = -1

  /// A finding with the view that causes it, by which findings of other rules give way.
  struct Caused {
    var finding: Finding
    var cause: Int32
  }

  private final class Notes {
    var silence: String?
    var isMeasured = false
    /// The places of the findings up to `indexed`, for `hasFinding(at:)`.
    var places: Set<ByteRange> = []
    var indexed = 0
  }

  private mutating func noting() -> Notes {
    let known = notes ?? Notes()
    notes = known
    return known
  }

  /// Whether a place has been reported: one colour around many texts is one cause.
  mutating func hasFinding(at range: ByteRange) -> Bool {
    if findings.isEmpty { return false }
    let notes = noting()
    while notes.indexed < findings.count {
      notes.places.insert(findings[notes.indexed].finding.range)
      notes.indexed += 1
    }
    return notes.places.contains(range)
  }

  init(rule: ResolvedRule, model: FileModel) {
    resolved = rule
    file = model.file
    self.model = model
    isTraced = model.trace != nil
  }

  /// For a storyboard or xib, which has no code of its own.
  init(rule: ResolvedRule, interface: InterfaceFile, subject: Int32 = -1) {
    resolved = rule
    file = interface.home
    model = nil
    isTraced = subject >= 0
    self.subject = subject
  }

  /// Whether somebody asks about this object of a storyboard or xib.
  func isAsked(about element: InterfaceElement) -> Bool { isTraced && element.index == subject }

  /// Notes why the rule says nothing about what it was asked; costs nothing in a run.
  public mutating func silent(because reason: @autoclosure () -> String) {
    if isTraced { noting().silence = reason() }
  }

  /// Notes what was measured where it is enough, with what is asked for: `44 × 44 points, needs 44 × 44`.
  public mutating func silent(measured text: @autoclosure () -> String) {
    guard isTraced else { return }
    let notes = noting()
    notes.silence = text()
    notes.isMeasured = true
  }

  /// Adds a finding. `message` says what is wrong and for whom, the variable part last; `help` what to do. `fix` is for
  /// what only the model can tell; all others are made in `Fixes`, when a run asks for them. `uses` are call sites for
  /// which the finding speaks as well; `objects` are those of storyboards and xibs that it is about. `since` is the release whose engine first sees it, where the rule is older.
  public mutating func add(
    _ severity: Severity, _ confidence: Confidence, at range: ByteRange, _ message: String, help: String,
    cause: Int32 = -1, name: ElementName? = nil, related: [RelatedLocation] = [], uses: [RelatedLocation] = [],
    objects: [RelatedLocation] = [], fix: Fix? = nil, common: CommonFault? = nil, since: String? = nil
  ) {
    var finding = Finding(
      rule: rule, severity: severity, confidence: confidence, path: path, range: range,
      message: Self.oneLine(message), help: help, name: name.map(NameDerivation.init), related: related)
    finding.uses = uses.map { FindingUse($0, .callSite) } + objects.map { FindingUse($0, .outlet) }
    finding.view = cause
    finding.asked = model?.asked ?? -1
    finding.common = common
    finding.since = since
    if let fix { finding.fixes = [fix] }
    findings.append(Caused(finding: finding, cause: cause))
  }

  /// A message is one line: code in it ends with its first line, `resolve(…)`.
  static func oneLine(_ message: String) -> String {
    guard let end = message.utf8.firstIndex(where: { $0 == 10 || $0 == 13 }) else { return message }
    var line = message[..<end]
    while line.last == " " { line.removeLast() }
    let quote = line.lastIndex(of: "“").map { !line[$0...].contains("”") } ?? false
    switch line.last {
    case "(": return line + "…)"
    case "{": return line + " … }"
    default: return line + (quote ? " …”" : " …")
    }
  }

  /// Adds a finding at a node's place; a node over several lines is narrowed to its first token.
  public mutating func add(
    _ severity: Severity, _ confidence: Confidence, at node: NodeID, _ message: String, help: String,
    cause: Int32 = -1, name: ElementName? = nil, common: CommonFault? = nil
  ) {
    add(severity, confidence, at: tree.range(node), message, help: help, cause: cause, name: name, common: common)
  }
}

extension NameDerivation {
  /// The derivation as it is printed; steps in other files carry their path.
  init(_ name: ElementName) {
    let whole: String? =
      switch name.name {
      case .runtime: name.name.description
      case .text, .symbol, .file: name.value.map { _ in name.name.description }
      case .none, .unknown: nil
      }
    self.init(
      kind: name.kind, value: name.value,
      steps: name.steps.map {
        NameStep(source: $0.source, result: $0.result, range: $0.range, path: $0.path, isName: $0.result == whole)
      })
  }
}
