// How an object of a class is made: which initializers of the project run, one calling the next, and what each is given.

import CurbcutSymbols
import CurbcutSyntax

/// The initializers that run when a call makes an object.
public struct ClassMaking: Sendable {
  /// What each of them is given, by the initializer.
  public fileprivate(set) var frames: [MemberReference: Frame] = [:]
  /// What the object was made with, as the code of a class sees it; by the name of the class.
  public fileprivate(set) var instances: [Name: Frame] = [:]
  /// The call that the initializer of the system hears in the end.
  public fileprivate(set) var last: Terminal

  /// Whether code of a class may run for the object: of its initializers, only those that its call leads to.
  public func mayRun(_ member: MemberReference, in project: Project) -> Bool {
    if frames[member] != nil { return true }
    let declaration = project.member(member)
    return declaration.kind != .initializer && declaration.name != Self.awakeFromNib
  }

  /// The frame in which code of a class runs for the object; nil where nothing is known of what it was made with.
  public func frame(for member: MemberReference, of type: Name, in project: Project) -> Frame? {
    if let frame = frames[member] { return frame }
    guard let instance = instances[type] else { return nil }
    return project.member(member).kind == .property
      ? instance : Frame(arguments: Arguments(), scope: instance.scope).called(on: instance)
  }

  private static let awakeFromNib = Name("awakeFromNib")
}

extension Evaluator {
  /// The initializers that a call runs which makes an object of the first of some classes; each inherits from the next one,
  /// and the last is the system's. nil where more than one initializer may be meant.
  public func making(of classes: [(name: Name, file: FileViews)], by call: NodeID, in scope: Scope) -> ClassMaking? {
    var making = ClassMaking(last: Terminal(call, scope))
    var (call, scope, first) = (call, scope, 0)
    for _ in 0..<Binder.depthLimit {
      guard let step = initializer(of: classes, from: first, call, scope, &making) else { return nil }
      if let next = step.next {
        (call, scope, first) = (next.node, next.scope, step.index)
        making.last = next
        // `super.init()` need not be written.
        if call.exists { continue }
      }
      addFrameInitializers(of: classes, &making)
      return making
    }
    return nil
  }

  /// Initializers of views call `init(frame:)` in the end, whatever the class makes of it.
  private func addFrameInitializers(of classes: [(name: Name, file: FileViews)], _ making: inout ClassMaking) {
    let (call, scope) = (making.last.node, making.last.scope)
    if call.exists, Binder(project: project).argumentLabels(of: call, in: scope.file).first == Self.frameName { return }
    for (name, file) in classes {
      for reference in members(named: Self.initName, ofType: name, from: file) where making.frames[reference] == nil {
        let member = project.member(reference)
        guard member.kind == .initializer, member.parameters.count == 1, member.parameters[0].label == Self.frameName
        else { continue }
        let empty = Frame(arguments: Arguments(), scope: scope)
        making.frames[reference] = making.instances[name].map { empty.called(on: $0) } ?? empty
      }
    }
  }

  private static let initName = Name("init")
  private static let frameName = Name("frame")

  private struct Step {
    /// The call that goes on; nil where the system's initializer is called.
    var next: Terminal?
    /// The class in which its initializer is looked for first.
    var index = 0
  }

  private func initializer(
    of classes: [(name: Name, file: FileViews)], from first: Int, _ call: NodeID, _ scope: Scope,
    _ making: inout ClassMaking
  ) -> Step? {
    let binder = Binder(project: project)
    for index in first..<max(first, classes.count) {
      let (name, file) = classes[index]
      let found = members(named: Self.initName, ofType: name, from: file).filter {
        let member = project.member($0)
        return member.kind == .initializer && binder.accepts($0, call: call, in: scope.file)
          && binder.acceptsKinds($0, call: call, in: scope.file)
      }
      if found.isEmpty { continue }
      guard let only = found.first, found.count == 1, case let member = project.member(only), member.block.exists,
        let frame = frame(for: only, call: call, scope: scope)
      else { return nil }
      guard making.frames[only] == nil else { return nil }
      let home = project.file(only)
      var bound = frame
      if let type = project.type(named: name, from: file), project.type(type).kind == .classDecl,
        let instance = self.frame(forType: type, call: call, scope: scope)
      {
        // Of the initializers of one class, the one that sets its properties is called last.
        making.instances[name] = instance
        bound = frame.called(on: instance)
      }
      making.frames[only] = bound
      let inside = Scope(file: home, type: member.owner, member: only.index, frame: bound)
      let calls = home.tree.nodes(below: member.block).map { NodeID($0) }
        .filter { home.tree.initializerCalled(by: $0) != nil }
      guard calls.count < 2 else { return nil }
      guard let next = calls.first else { return Step(next: Terminal(.none, inside)) }
      let isOwn = home.tree.initializerCalled(by: next) == .own
      return Step(next: Terminal(next, inside), index: isOwn ? index : index + 1)
    }
    return Step(next: nil)
  }
}

extension Tree {
  enum CalledInitializer { case own, inherited }

  /// Whose initializer a call goes on to: `self.init(…)`, `super.init(…)`.
  func initializerCalled(by call: NodeID) -> CalledInitializer? {
    guard kind(call) == .callExpr, case let callee = firstChild(call), kind(callee) == .memberExpr,
      mainIs(callee, "init"), case let base = firstChild(callee), kind(base) == .identifierExpr
    else { return nil }
    return mainIs(base, "self") ? .own : mainIs(base, "super") ? .inherited : nil
  }
}
