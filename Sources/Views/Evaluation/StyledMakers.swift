// Initializers that a project adds to styled strings: `NSAttributedString(text: note, lineSpacing: 4)`.

import CurbcutSymbols
import CurbcutSyntax

extension Project {
  /// Whether the initializers of the project that a call of a styled string's class may mean leave an attribute, such as
  /// `font`, to the label that shows the string: they never name it, and ask nobody else to style the string.
  public func initializersLeave(_ attribute: String, madeBy call: NodeID, in file: FileViews) -> Bool {
    let binder = Binder(project: self)
    let added = StyledMakers.classes.flatMap { members(named: StyledMakers.initializer, ofType: $0, from: file) }
      .filter { member($0).kind == .initializer && binder.accepts($0, call: call, in: file) }
    return !added.isEmpty
      && added.allSatisfy { reference in
        member(reference).block.exists
          && self.file(reference).tree.leaves(attribute, madeBy: member(reference).node)
      }
  }
}

private enum StyledMakers {
  static let initializer = Name("init")
  static let classes = [Name("NSAttributedString"), Name("NSMutableAttributedString")]
  static let addAttributes = Name("addAttributes")
  static let setAttributes = Name("setAttributes")
}

extension Tree {
  /// The one expression of the closure that an optional is mapped by, as in `note.map { styled($0) }`; nil for others.
  public func expression(mappedBy call: NodeID) -> NodeID? {
    guard call.exists, kind(call) == .callExpr, case let callee = firstChild(call), kind(callee) == .memberExpr,
      mainIs(callee, "map"), let closure = children(call).dropFirst().first.map({ lastChild($0) }),
      kind(closure) == .closureExpr, let last = children(closure).last
    else { return nil }
    return kind(last) == .codeBlock ? lastChild(last) : last
  }

  /// Whether the system makes a string: `NSAttributedString(string: name, style: .title)` is an initializer of the project.
  public func isStyledStringOfSystem(_ call: NodeID) -> Bool {
    children(call).dropFirst().allSatisfy { part in
      guard kind(part) == .argument, let label = label(of: part) else { return false }
      return ["string", "attributes"].contains(string(of: label))
    }
  }

  /// Whether the code of an initializer neither names an attribute nor hides the attributes that it gives.
  fileprivate func leaves(_ attribute: String, madeBy declaration: NodeID) -> Bool {
    nodes(below: declaration).allSatisfy { index in
      let node = NodeID(index)
      switch kind(node) {
      case .memberExpr, .implicitMemberExpr: return text(node) != attribute
      case .dictionaryType: return false
      case .callExpr: return isLookedInto(node)
      default: return true
      }
    }
  }

  /// Whether all attributes that a call gives a string are written in it, and no other code of the project makes one.
  private func isLookedInto(_ call: NodeID) -> Bool {
    let callee = firstChild(call)
    let name = name(callee)
    if StyledMakers.classes.contains(name), !isStyledStringOfSystem(call) { return false }
    let changes = name == StyledMakers.addAttributes || name == StyledMakers.setAttributes
    let list = changes ? argument(of: call, label: nil) : argument(of: call, label: "attributes")
    if let list, kind(list) != .dictionaryLiteral { return false }
    return kind(callee) != .identifierExpr || startsUppercase(callee)
  }
}
