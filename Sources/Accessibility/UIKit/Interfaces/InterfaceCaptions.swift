// Labels beside a control of a storyboard or xib, whose words may name it.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension InterfaceElement {
  /// Where a label beside a control gets its words from.
  public enum CaptionSource: Equatable {
    /// The file alone.
    case file
    /// Code, which gives it words that are written out.
    case code
    /// Code that gives it what is only known when the app runs: a number, a time, a name.
    case unknown
  }

  /// Where another object of the file, such as the label beside it, gets its words from.
  public func source(ofTextOf other: Int32) -> CaptionSource {
    guard model.facts(of: other).saysAny(.text, .attributedText) else { return .file }
    return model.isGivenWords(other) ? .code : .unknown
  }
}

extension InterfaceModel {
  /// Whether all that code puts into a label by its outlets is words that are written out, or looked up in a table.
  func isGivenWords(_ label: Int32) -> Bool {
    file.connections(to: label).allSatisfy { connection in
      guard !connection.isCollection, let name = file.customClass(of: connection.owner),
        let reference = project.type(named: name, from: file.home),
        case let home = project.files[Int(reference.file)], let code = home.uikit
      else { return false }
      var reader = UIKitFactReader(file: home, code: code, project: project)
      reader.read(member: connection.property, of: reference.index)
      let facts = reader.facts
      guard !facts.isOpen, !facts.says(.attributedText), !facts.saysElsewhere(.text) else { return false }
      return facts.uses.allSatisfy { use in
        use.word != .text
          || isWords(
            use.value, Scope(file: home, type: home.members[Int(use.member)].owner, member: use.member))
      }
    }
  }

  private func isWords(_ value: NodeID, _ scope: Scope) -> Bool {
    guard value.exists else { return false }
    let values = Interpreter(resolver.evaluator).outcome(of: value, in: scope).values
    return !values.isEmpty
      && values.allSatisfy { value in
        guard let value else { return false }
        let tree = value.scope.file.tree
        switch tree.kind(value.node) {
        case .stringLiteral:
          let parts = tree.children(value.node)
          return parts.allSatisfy { tree.kind($0) == .stringSegment }
            && parts.contains { tree.sourceText($0).contains(where: \.isLetter) }
        case .callExpr:
          switch tree.known(tree.firstChild(value.node)) {
          case .NSLocalizedString: return true
          case .String: return tree.argument(of: value.node, label: "localized") != nil
          default: return false
          }
        default: return false
        }
      }
  }
}
