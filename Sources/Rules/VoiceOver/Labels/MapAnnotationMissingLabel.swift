// A map pin drawn from shapes and symbols, with no words for the place or its state.

import CurbcutAccessibility
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let mapAnnotationMissingLabel = Rule(
    "map-annotation-missing-label",
    .view([.annotation]) { element, report in
      guard !element.isExemptFromSpeech, element.model.engine.explicitLabel(of: element.reference) == nil else {
        return
      }
      let help =
        "Give the pin .accessibilityElement(children: .ignore) and .accessibilityLabel(\"…\") with the place and its status."
      switch element.known {
      case .MapPin, .MapMarker:
        report.add(
          .error, .high, at: element.nameRange, "This map pin has no title, so VoiceOver cannot say which place it is",
          // It is no view, which takes no modifiers of views.
          help:
            "Use MapAnnotation with a view that has .accessibilityLabel(\"…\"), or a Marker with a title (iOS 17 and later).",
          cause: element.index, name: element.name)
      case .Marker:
        guard hasEmptyTitle(element) else { return }
        report.add(
          .error, .high, at: element.nameRange,
          "This map marker has an empty title, so VoiceOver cannot say which place it is",
          help: "Give it a title that says which place it is.", cause: element.index, name: ElementName(.none))
      default:
        let isTitleGiven = element.known == .Annotation && !hasEmptyTitle(element) && !hidesTitle(element)
        guard !isTitleGiven else { return }
        let content = element.children.filter { $0.node.slot == .content || $0.node.slot == .label }
        guard !content.isEmpty, !content.allSatisfy(isUnseen) else { return }
        let names = content.map { $0.flags.contains(.hidden) ? ElementName(.none) : $0.name }
        guard names.allSatisfy({ $0.name.isProvedWordless }) else { return }
        report.add(
          .error, .high, at: element.nameRange,
          "This map pin is drawn from shapes and symbols only, so VoiceOver cannot say which place it is or its status",
          help: help, cause: element.index, name: names.first { $0.hasImage } ?? names[0])
      }
    }, uikit: { model, report in UIKitPins.check(model, &report) })

  /// Whether a part is drawn with no opacity at all: a place that the map is to show.
  private static func isUnseen(_ element: Element) -> Bool {
    element.writtenModifiers.contains { use in
      use.known == .opacity && !use.isConditional
        && element.tree.argument(of: use.call, label: nil).map { element.tree.sourceText($0) == "0" } ?? false
    }
  }

  private static func hasEmptyTitle(_ element: Element) -> Bool {
    guard let title = element.argument(nil) else { return false }
    if case .text(let text) = element.model.engine.words(of: title, in: element.scope) {
      return text.allSatisfy(\.isWhitespace)
    }
    return false
  }

  private static func hidesTitle(_ element: Element) -> Bool {
    let holders = [element] + element.ancestors
    return holders.contains { holder in
      holder.modifiers.contains { applied in
        guard applied.use.known == .annotationTitles,
          let argument = applied.file.tree.argument(of: applied.use.call, label: nil)
        else { return false }
        return applied.file.tree.known(argument) == .hidden
      }
    }
  }
}
