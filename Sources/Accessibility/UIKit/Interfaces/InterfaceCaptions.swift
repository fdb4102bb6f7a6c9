// Labels beside a control of a storyboard or xib, whose words may name it.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

/// Where a label beside a control gets its words from.
public enum CaptionSource: Int {
  /// The file alone.
  case file
  /// Code, which gives it words that are written out or looked up in a table.
  case words
  /// Code that gives it what is only known when the app runs, such as a name.
  case unknown
  /// Code that makes a text of a number or a time.
  case value
}

extension InterfaceElement {
  /// Where another object of the file, such as the label beside it, gets its words from.
  public func source(ofTextOf other: Int32) -> CaptionSource {
    guard model.facts(of: other).saysAny(.text, .attributedText) else { return .file }
    return model.source(ofTextSaidTo: other)
  }
}

extension InterfaceModel {
  /// What code puts into a label by its outlets; of several texts the one that names least counts.
  func source(ofTextSaidTo label: Int32) -> CaptionSource {
    var least = CaptionSource.words
    func take(_ source: CaptionSource) { if source.rawValue > least.rawValue { least = source } }
    for connection in file.connections(to: label) {
      guard let (facts, home) = facts(by: connection), !facts.isOpen, !facts.says(.attributedText),
        !facts.saysElsewhere(.text)
      else {
        take(.unknown)
        continue
      }
      for use in facts.uses where use.word == .text {
        take(source(of: use.value, Scope(file: home, type: home.members[Int(use.member)].owner, member: use.member)))
      }
    }
    return least
  }

  private func source(of value: NodeID, _ scope: Scope) -> CaptionSource {
    guard value.exists else { return .unknown }
    let sources = Interpreter(resolver.evaluator).outcome(of: value, in: scope).values.map { value -> CaptionSource in
      guard let value else { return .unknown }
      let tree = value.scope.file.tree
      switch tree.kind(value.node) {
      case .stringLiteral:
        let parts = tree.children(value.node)
        return parts.allSatisfy { tree.kind($0) == .stringSegment }
          && parts.contains { tree.sourceText($0).contains(where: \.isLetter) } ? .words : .value
      case .callExpr:
        switch tree.known(tree.firstChild(value.node)) {
        case .NSLocalizedString: return .words
        case .String: return tree.argument(of: value.node, label: "localized") != nil ? .words : .value
        default: return .unknown
        }
      default: return .unknown
      }
    }
    return sources.max { $0.rawValue < $1.rawValue } ?? .unknown
  }
}
