// The objects of UIKit that one file's code makes and speaks to: what is known to be said to each of them, anywhere.

import CurbcutSourceText
import CurbcutSyntax
import CurbcutViews

/// What rules ask about the UIKit code of a file.
public final class UIKitModel {
  let model: FileModel
  public let code: UIKitCode
  public let types: UIKitTypes
  public var file: FileViews { model.file }
  public var tree: Tree { model.file.tree }
  public var project: Project { model.project }
  public var limits: Limits { model.limits }

  /// The objects that the file makes and keeps under a name, in source order.
  public private(set) lazy var objects = makeObjects()

  init(model: FileModel, code: UIKitCode) {
    self.model = model
    self.code = code
    types = UIKitTypes(project: model.project)
  }

  /// Whether a member's code reaches people: no preview, no test, nothing generated or for another platform.
  public func isJudged(_ member: Int32) -> Bool {
    file.members[Int(member)].surroundings.isDisjoint(with: [.preview, .tests, .generated, .otherPlatform])
  }

  /// The class of the object that something is said to.
  public func type(of use: UIKitUse) -> UIKitType? {
    let member = file.members[Int(use.member)]
    switch use.path.root {
    case .own:
      guard member.owner >= 0 else { return nil }
      return types.type(named: file.types[Int(member.owner)].name, from: file)
    case .closure: return nil
    case .bare, .member, .foreign: return types.type(of: use.base, in: file, member: use.member)
    }
  }

  /// The class of an expression.
  public func type(of node: NodeID, member: Int32) -> UIKitType? { types.type(of: node, in: file, member: member) }

  /// The literals behind an expression.
  public func wordings(of node: NodeID, member: Int32) -> Wordings {
    model.wordings(of: node, in: Scope(file: file, type: file.members[Int(member)].owner, member: member))
  }

  /// The number behind an expression; nil when it is not known.
  public func number(of node: NodeID, member: Int32) -> Double? {
    model.evaluator.value(of: node, in: Scope(file: file, type: file.members[Int(member)].owner, member: member)).number
  }

  /// Calls of a function anywhere in the file's code.
  public func calls(of known: Known) -> [CodeCall] { model.code.calls.filter { $0.known == known } }

  /// The member around a node, or nil.
  public func member(around node: NodeID) -> Int32? { model.member(at: tree.range(node).start) }
}
