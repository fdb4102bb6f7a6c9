// The modifiers that reach a view, wherever they are applied: those written on it, and those that the project's own
// modifiers and overloads put on it, with their arguments bound to what the call passes.

import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

/// A modifier that reaches a view.
public struct EffectiveModifier: Sendable {
  /// The modifier, in the file that applies it.
  public let applied: AppliedModifier
  /// The modifier on the view itself: this one, or the one of the project's own that applies it.
  public let written: ViewModifierUse
  /// Whether a style of the project puts it on the label of a button; `written` is the `.buttonStyle` then.
  public let isOfStyle: Bool
  /// The file of the view.
  let home: FileViews

  init(_ applied: AppliedModifier, by written: ViewModifierUse, in home: FileViews) {
    self.applied = applied
    self.written = written
    self.home = home
    isOfStyle = false
  }

  init(ofStyle applied: AppliedModifier, by written: ViewModifierUse, in home: FileViews) {
    self.applied = applied
    self.written = written
    self.home = home
    isOfStyle = true
  }

  public var known: Known { applied.use.known }
  public var use: ViewModifierUse { applied.use }
  public var tree: Tree { applied.file.tree }
  public var scope: Scope { applied.scope }
  /// Whether a condition decides if it applies.
  public var isConditional: Bool { applied.use.isConditional || written.isConditional }
  /// Whether it is written on the view itself.
  public var isWritten: Bool { applied.file === home && applied.use.nameToken == written.nameToken }

  /// Whether both are the same modifier of one view.
  public func isSame(as other: EffectiveModifier) -> Bool {
    applied.file === other.applied.file && applied.use.nameToken == other.applied.use.nameToken
      && written.nameToken == other.written.nameToken
  }

  /// Where a finding about it belongs: its name, or in the call of the project's own modifier the argument that it gets.
  public var place: ByteRange {
    if isWritten { return home.tree.tokens.range(written.nameToken) }
    return passedArgument ?? home.tree.tokens.range(written.nameToken)
  }

  /// Whether the call on the view decides what it does. What the body of the project's own modifier alone decides is the
  /// same wherever that is put on.
  public var isDecidedByCall: Bool { isWritten || passedArgument != nil }

  /// The first argument of the call on the view that reaches it.
  private var passedArgument: ByteRange? {
    let tree = applied.file.tree
    for argument in tree.children(applied.use.call).dropFirst() {
      if let range = passed(tree.lastChild(argument), applied.scope) { return range }
    }
    return nil
  }

  /// Its first argument with a label, or without one. A parameter that is passed on as it is stands for what the call
  /// passes.
  public func argument(_ label: String?) -> EffectiveArgument? {
    applied.file.tree.argument(of: applied.use.call, label: label).map(bound)
  }

  /// The first argument without a label of a call beside it: `stroke(line)` of a shape that it draws.
  func argument(ofCall call: NodeID) -> EffectiveArgument? {
    applied.file.tree.argument(of: call, label: nil).map(bound)
  }

  /// What an event runs: `.onAppear { … }`, `.onTapGesture(perform: start)`.
  public var action: EffectiveArgument? { applied.file.tree.action(ofEvent: applied.use.call).map(bound) }

  /// What the arguments do that are wanted by their labels: a parameter that is passed on does what the call passes.
  func effect(where isWanted: (String?) -> Bool) -> ActionEffect {
    var effect = ActionEffect()
    let tree = applied.file.tree
    for child in tree.children(applied.use.call).dropFirst() {
      guard isWanted(tree.label(of: child).map { tree.string(of: $0) }) else { continue }
      let action = bound(tree.lastChild(child))
      effect.formUnion(ActionEffect(of: action.node, in: action.scope))
    }
    return effect
  }

  private func bound(_ value: NodeID) -> EffectiveArgument {
    let (node, scope) = Binder.passed(value, in: applied.scope)
    let isHere = scope.file === home && scope.frame == nil
    let range = isHere ? home.tree.range(node) : passed(node, scope)
    return EffectiveArgument(
      node: node, scope: scope, place: range ?? home.tree.tokens.range(written.nameToken), isHere: isHere,
      isOfCall: range != nil)
  }

  /// The argument in the call on the view that an expression depends on; nil where it depends on none.
  private func passed(_ node: NodeID, _ scope: Scope) -> ByteRange? {
    guard let argument = Binder.outermost(of: node, in: scope), argument.scope.file === home else { return nil }
    return home.tree.range(argument.node)
  }
}

/// An argument of a modifier that reaches a view.
public struct EffectiveArgument: Sendable {
  public let node: NodeID
  /// Where it is to be read.
  public let scope: Scope
  /// Where a finding about it belongs, in the file of the view.
  public let place: ByteRange
  /// Whether it is written in the file of the view.
  public let isHere: Bool
  /// Whether it is what the call on the view says, or depends on that.
  let isOfCall: Bool

  public var tree: Tree { scope.file.tree }
}

extension Element {
  /// The modifiers that reach the view, in source order; those of the project's own stand before what they apply. What a
  /// style puts on the label of a button comes last.
  public var effectiveModifiers: [EffectiveModifier] { effectiveModifiers { _ in true } }

  /// Those that are wanted: nothing is made of the others.
  public func effectiveModifiers(where isWanted: (Known) -> Bool) -> [EffectiveModifier] {
    let ofStyle = node.slot == .label ? styleModifiers.filter { isWanted($0.known) } : []
    guard !node.modifiers.isEmpty else { return ofStyle }
    var result: [EffectiveModifier] = []
    guard !model.isPlain[Int(index)] else {
      for use in writtenModifiers where isWanted(use.known) { result.append(effective(use)) }
      return result + ofStyle
    }
    var written: ViewModifierUse?
    for applied in modifiers {
      if applied.file === file, applied.use.owner == index { written = applied.use }
      guard isWanted(applied.use.known), let written else { continue }
      // A call of the project's overload says nothing to the system's modifier of that name.
      if applied.use.nameToken == written.nameToken, applied.file === file, model.engine.isOverload(written, in: file) {
        continue
      }
      result.append(EffectiveModifier(applied, by: written, in: file))
    }
    return result + ofStyle
  }

  /// One of the modifiers written on the view as it reaches it.
  public func effective(_ use: ViewModifierUse) -> EffectiveModifier {
    EffectiveModifier(AppliedModifier(use: use, scope: scope), by: use, in: file)
  }
}

extension NameEngine {
  /// Whether a modifier that the system has as well is the project's overload of it, as the labels of the call tell.
  public func isOverload(_ use: ViewModifierUse, in file: FileViews) -> Bool {
    guard use.known != .other, use.known != .modifier, project.hasViewExtension(use),
      binder.argumentLabels(of: use.call, in: file).contains(where: \.exists)
    else { return false }
    return ownModifier(use, in: file) != nil
  }
}

extension ActionEffect {
  /// What code does where it is given parameters: calling or changing one of them does what the call passed for it.
  init(of node: NodeID, in scope: Scope) {
    self.init(of: node, in: scope.file)
    guard let frame = scope.frame else { return }
    var passed = ActionEffect()
    for (name, argument) in frame.arguments where calls.contains(name) || changes.contains(name) {
      calls.remove(name)
      changes.remove(name)
      toggles.remove(name)
      passed.formUnion(ActionEffect(of: argument, in: frame.scope))
    }
    formUnion(passed)
  }
}
