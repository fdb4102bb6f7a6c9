// The words that people read and hear on the screens of a file, with the part that each plays. Rules on plain language ask
// for them together, so they are collected once.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

/// A text of the interface, written out in the source.
public struct ScreenText: Sendable {
  /// The part a text plays.
  public enum Part: Sendable {
    /// What a `Text` shows.
    case text
    /// The title of a control, label, section or screen.
    case title
    case alertTitle
    /// The message of an alert or dialog.
    case alertMessage
    /// Heard, not seen: labels, values, hints.
    case spoken
  }

  /// The words; what is filled in when the app runs stands as `‹…›`.
  public var text: String
  /// The literal, or the name of the constant that holds it.
  public var node: NodeID
  /// The view that shows it.
  public var view: Int32
  public var part: Part
}

extension FileModel {
  /// The modifiers whose first argument is read or heard.
  private static func part(of modifier: Known) -> ScreenText.Part? {
    switch modifier {
    case .alert, .confirmationDialog, .actionSheet: .alertTitle
    case .navigationTitle, .navigationBarTitle: .title
    case .accessibilityLabel, .accessibilityHint, .accessibilityValue: .spoken
    default: nil
    }
  }

  func readScreenTexts() -> [ScreenText] {
    let exempt: Surroundings = [.preview, .tests, .generated, .otherPlatform, .debug]
    var result: [ScreenText] = []
    for index in file.views.indices where file.views[index].surroundings.isDisjoint(with: exempt) {
      let element = Element(model: self, index: Int32(index))
      if file.views[index].kind == .use, !flags[index].contains(.redacted) {
        switch knowns[index] {
        case .Text: add(element.textWordings, element, isMessage(element) ? .alertMessage : .text, to: &result)
        case .other, .Image: break
        default:
          if knowns[index].isView, file.views[index].expression.exists {
            add(element.titleWordings, element, .title, to: &result)
          }
        }
      }
      for use in element.effectiveModifiers(where: { Self.part(of: $0) != nil }) {
        guard let part = Self.part(of: use.known), let words = use.argument(nil), words.isHere,
          file.tree.kind(words.node) != .closureExpr
        else { continue }
        add(wordings(of: words), element, part, to: &result)
      }
    }
    return result
  }

  private func isMessage(_ element: Element) -> Bool {
    element.withAncestors.contains { holder in
      guard holder.node.slotModifier >= 0 else { return false }
      switch file.modifiers[Int(holder.node.slotModifier)].known {
      case .alert, .confirmationDialog, .actionSheet: return holder.node.slot == .apart
      default: return false
      }
    }
  }

  private func add(_ wordings: Wordings, _ element: Element, _ part: ScreenText.Part, to result: inout [ScreenText]) {
    for wording in wordings.all where !wording.isBlank && !wording.looksLikeKey {
      // A single word that is looked up may be a key.
      if wording.isLookedUp, !wording.text.contains(where: \.isWhitespace) { continue }
      result.append(ScreenText(text: wording.text, node: wording.node, view: element.index, part: part))
    }
  }
}
