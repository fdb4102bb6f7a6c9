// Screens full of words that cannot be scrolled.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let contentNotScrollable = Rule(
    "content-not-scrollable",
    .view([.other]) { element, report in
      guard element.known == .VStack || element.known == .ZStack, isJudgedForTextSize(element) else { return }
      guard element.isScreenRoot, !element.model.adaptsToTextSize(element.body) else { return }
      var scrolls = false
      let texts = element.model.shownTexts(in: element.reference, strict: true) { view, known in
        switch known {
        case .ScrollView, .List, .Form, .Table, .TextEditor, .TabView, .Map, .Canvas, .Chart, .ViewThatFits,
          .VideoPlayer,
          .SpriteView, .SceneView, .RealityView, .WebView, .CameraView, .LazyVGrid, .LazyVStack, .GeometryReader:
          scrolls = true
        default: break
        }
        return scrolls
      }
      guard let texts, !scrolls else { return }
      var characters = 0
      var paragraphs = 0
      for text in texts {
        switch text.content {
        case .words(let count):
          characters += count
          paragraphs += 1
        case .model(let isLong):
          characters += isLong ? 80 : 20
          paragraphs += 1
        case .name:
          characters += 20
          paragraphs += 1
        case .short, .unknown: break
        }
      }
      guard paragraphs >= 3 && characters >= 120 || characters >= 200 else { return }
      report.add(
        .warning, .medium, at: element.nameRange,
        "This screen does not scroll, so large text pushes the end of its \(counted(paragraphs, "paragraph")) out of reach",
        help: "Put the content in a ScrollView; buttons can stay below it in .safeAreaInset(edge: .bottom).",
        cause: element.index)
    })
}

extension Element {
  /// Whether the view fills a screen: the root of a sheet, of a navigation stack, of a link's destination, or of a type
  /// that is only used as one.
  var isScreenRoot: Bool {
    if Self.isScreenSlot(node, in: file) { return true }
    if let parent, [.NavigationStack, .NavigationView].contains(parent.known), node.slot == .content,
      node.slotModifier < 0
    {
      return true
    }
    if let parent, parent.known == .ZStack, parent.isScreenRoot,
      parent.children.filter({ !$0.known.isShape }).count == 1
    {
      return true
    }
    guard node.parent < 0, body.kind == .body, body.owner >= 0, let number = model.project.index(of: file) else {
      return false
    }
    let uses = model.project.uses(of: TypeReference(file: number, index: body.owner))
    return !uses.isEmpty
      && uses.allSatisfy { use in
        let home = model.project.files[Int(use.file)]
        let view = home.views[Int(use.index)]
        return Self.isScreenSlot(view, in: home) || Self.isOnlyContentOfStack(view, in: home)
      }
  }

  private static func isScreenSlot(_ view: ViewNode, in file: FileViews) -> Bool {
    if view.slot == .presentation {
      guard view.slotModifier >= 0 else { return true }
      let known = file.modifiers[Int(view.slotModifier)].known
      return known == .sheet || known == .fullScreenCover || known == .navigationDestination
    }
    return view.slot == .destination
  }

  private static func isOnlyContentOfStack(_ view: ViewNode, in file: FileViews) -> Bool {
    guard view.parent >= 0, view.slot == .content else { return false }
    let parent = file.views[Int(view.parent)]
    guard [.NavigationStack, .NavigationView, .WindowGroup].contains(parent.known) else { return false }
    return view.slotModifier < 0
  }
}
