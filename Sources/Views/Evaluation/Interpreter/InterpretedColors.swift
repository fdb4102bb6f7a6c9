// Colors of the system on which code calls what the project adds to their type: `UIColor.black.softened()`. In that code, `self`
// is the color.

import CurbcutSymbols
import CurbcutSyntax

extension Interpreter {
  /// The value that `self` is in code that a project adds to a type of the system; nil where it is not known.
  public func receiver(in scope: Scope) -> Terminal? {
    let run = Interpretation(evaluator)
    guard let instance = run.instance(of: scope), instance.subject.exists else { return nil }
    return Terminal(instance.subject, instance.scope, type: instance.subjectType)
  }
}

extension Interpretation {
  /// A color of the system, as what `self` is in code that the project adds to its type; nil for other values.
  func color(_ terminal: Terminal) -> (type: Name, frame: Frame)? {
    colorType(of: terminal).map { ($0, Frame(subject: terminal.node, type: $0, scope: terminal.scope)) }
  }

  /// Whether a property gives a color of the system as another type, and changes nothing: `UIColor.label.cgColor`.
  func isConverted(_ terminal: Terminal, by property: Name) -> Bool {
    Self.conversions.contains(property) && colorType(of: terminal) != nil
  }

  /// The type of a color that an expression makes or names by its type: `UIColor(white: 0, alpha: 1)`, `Color.red`.
  private func colorType(of terminal: Terminal) -> Name? {
    let tree = terminal.scope.file.tree
    var node = terminal.node
    switch tree.kind(node) {
    case .implicitMemberExpr: return Self.colors.contains(terminal.type) ? terminal.type : nil
    case .callExpr:
      node = tree.firstChild(node)
      if tree.kind(node) == .memberExpr {
        // `UIColor.black.withAlphaComponent(0.4)`, `UIColor.init(white: 0, alpha: 1)`
        let base = tree.firstChild(node)
        if !tree.mainIs(node, "init") {
          guard Self.fading.contains(tree.name(node)) else { return nil }
          return colorType(of: Terminal(base, terminal.scope, type: terminal.type))
        }
        node = base
      }
    case .memberExpr: node = tree.firstChild(node)
    default: return nil
    }
    // A type of the project's own under that name is none of the system's.
    guard tree.kind(node) == .identifierExpr, case let name = tree.name(node), Self.colors.contains(name),
      project.type(named: name, from: terminal.scope.file) == nil
    else { return nil }
    return name
  }

  private static let conversions = Set(
    ["cgColor", "color", "swiftUIColor", "uiColor", "suColor"].map { Name($0) })
  private static let colors = Set(["UIColor", "Color"].map { Name($0) })
  private static let fading = Set(["withAlphaComponent", "opacity"].map { Name($0) })
}
