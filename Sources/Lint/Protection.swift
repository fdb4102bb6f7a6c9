// What a change can take from people: a name or trait, a touch target, a guard for who asked for less motion. A finding
// that rests on such a loss is certain, whatever else makes its rule doubt.

import CurbcutFindings
import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

/// What the findings of a rule are the lack of.
enum Protection {
  /// What is said to assistive technology.
  case semantics
  /// A size that can be hit.
  case target
  /// Code that asks for Reduce Motion.
  case motion
  case none

  private static let sizeOfTargets = "2.5.8"
  private static let heard: Set<String> = ["VoiceOver", "Voice Control", "Differentiate Without Color Alone"]
  private static let moving = "Reduced Motion"

  init(_ rule: RuleDescription?) {
    guard let rule else {
      self = .none
      return
    }
    if rule.wcag.contains(Self.sizeOfTargets) {
      self = .target
    } else if rule.labels.contains(Self.moving) {
      self = .motion
    } else {
      self = rule.labels.contains(where: Self.heard.contains) ? .semantics : .none
    }
  }
}

extension Regressions {
  /// Whether a modifier says something to assistive technology. A hint is no name, and tests alone see an identifier.
  static func isSemantic(_ text: String) -> Bool {
    text.hasPrefix("accessibility")
      && !["accessibilityIdentifier", "accessibilityHint"].contains { text.hasPrefix($0) }
  }

  /// How often the code of a declaration asks for Reduce Motion; in the whole file where the declaration is what keeps
  /// the setting.
  static func guards(_ file: File, _ declaration: String) -> Int {
    guard let names = file.views.motionGuards?.names else { return 0 }
    let own = declaration.split(separator: ".").last.map { Name(String($0)) }
    if own.map(names.contains) ?? false { return file.guards.count }
    return file.guards.count { $0 == declaration }
  }

  // MARK: Storyboards and xibs

  /// What the base said of the object of a finding, which Xcode knows by an id.
  func compare(
    _ finding: Finding, _ context: FindingContext, _ kind: Protection, _ new: InterfaceFile, _ old: InterfaceFile
  ) -> Regression? {
    let wasReported = base.findings.contains {
      $0.rule == finding.rule && isSame($0.path, finding.path) && $0.context?.declaration == context.declaration
    }
    guard !wasReported, let before = Self.object(context.declaration, old.document),
      let now = Self.object(context.declaration, new.document)
    else { return nil }
    if kind == .target { return Regression(sentence: "In \(name) this was not reported", removes: true) }
    guard kind == .semantics else { return nil }
    let kept = Self.semantics(of: now, new.document)
    let removed = Self.semantics(of: before, old.document).first { !kept.contains($0) }
    guard let removed else { return nil }
    return Regression(
      sentence: "In \(name) this was not reported; this change removed \(Self.oneLine(removed))", removes: true)
  }

  private static func object(_ id: String, _ document: XMLDocument) -> Int32? {
    guard !id.isEmpty else { return nil }
    return document.elements.indices.lazy.map(Int32.init).first { document.value("id", of: $0) == id }
  }

  /// The tags that say to assistive technology what an object is.
  private static func semantics(of object: Int32, _ document: XMLDocument) -> [String] {
    guard let element = document.child("accessibility", of: object) else { return [] }
    return ([element] + document.children(of: element)).map {
      document.source.string(document.elements[Int($0)].tag)
    }
  }

  // MARK: Objects of UIKit

  private static let semantic: Set<UIKitWord> = [
    .accessibilityLabel, .accessibilityAttributedLabel, .accessibilityTraits, .accessibilityValue,
    .isAccessibilityElement, .accessibilityElements, .accessibilityCustomActions,
  ]
  private static let sizing: Set<UIKitWord> = [.fixedWidth, .fixedHeight, .visualFormat, .frame]

  /// What the base said to the object of a finding and this change took back, as it was written.
  func removedFromObject(_ finding: Finding, _ kind: Protection, _ new: File, _ old: File) -> String? {
    let words: Set<UIKitWord>
    switch kind {
    case .semantics: words = Self.semantic
    case .target: words = Self.sizing
    case .motion, .none: return nil
    }
    guard let name = Self.object(at: finding.range.start, new.views), let old = old.views.uikit.map({ ($0, old) })
    else { return nil }
    func uses(_ code: UIKitCode, _ file: File) -> [String] {
      code.uses.filter { $0.path.name == name && words.contains($0.word) }.map {
        file.views.tree.source.string(file.views.tree.range($0.node))
      }
    }
    let kept = new.views.uikit.map { uses($0, new) } ?? []
    return uses(old.0, old.1).first { !kept.contains($0) }.map(Self.oneLine)
  }

  /// The name under which code knows the object that something at a place is said to, or that is made there.
  private static func object(at offset: UInt32, _ file: FileViews) -> Name? {
    guard let code = file.uikit else { return nil }
    let tree = file.tree
    let around = code.uses.filter { tree.range($0.node).contains(offset) && $0.path.name.exists }
    if let use = around.min(by: { tree.range($0.node).count < tree.range($1.node).count }) { return use.path.name }
    if let local = code.locals.last(where: { tree.range($0.node).contains(offset) }) { return local.name }
    return file.members.first { $0.kind == .property && tree.range($0.node).contains(offset) }?.name
  }
}
