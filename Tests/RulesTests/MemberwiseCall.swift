// How a view is made by the initializer that its stored properties give it.

import CurbcutSyntax

extension Tree {
  /// The arguments of such a call in the order of the members of a type's block, each passed under its own name, which
  /// nobody knows.
  func memberwiseArguments(ofMembers block: NodeID) -> [String] {
    func child(_ node: NodeID, _ kind: NodeKind) -> NodeID? { children(node).first { self.kind($0) == kind } }
    var arguments: [String] = []
    for member in children(block) where kind(member) == .varDecl {
      let attributes = children(member).filter { kind($0) == .attribute }.map { text($0) }
      let isFixed = children(member).contains { kind($0) == .modifier && ["static", "lazy"].contains(text($0)) }
      if isFixed || attributes.contains(where: notPassed.contains) { continue }
      for binding in children(member) where kind(binding) == .binding {
        let isMade = [.initializer, .accessorBlock, .codeBlock].contains { child(binding, $0) != nil }
        let isOptional = child(binding, .typeAnnotation).map { source.string(range($0)).hasSuffix("?") } == true
        if isMade || isOptional && text(member) == "var" { continue }
        let name = text(binding)
        arguments.append("\(name): \(attributes.contains("Binding") ? "$" : "")\(name)")
      }
    }
    return arguments
  }
}

/// Attributes of properties that no caller passes.
private let notPassed: Set<String> = [
  "Environment", "EnvironmentObject", "FetchRequest", "Query", "Namespace", "FocusState", "AccessibilityFocusState",
  "GestureState", "ScaledMetric",
]
