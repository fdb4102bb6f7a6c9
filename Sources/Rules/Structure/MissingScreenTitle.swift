// Screens that do not say what they are.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let missingScreenTitle = Rule(
    "missing-screen-title",
    .file { model, report in
      for index in model.file.views.indices {
        switch model.file.views[index].known {
        case .NavigationStack, .NavigationView: judgeStack(Element(model: model, index: Int32(index)), &report)
        case .List, .Form: judgePushed(Element(model: model, index: Int32(index)), &report)
        default: continue
        }
      }
      guard let number = model.project.index(of: model.file) else { return }
      for (index, type) in model.file.types.enumerated() where type.conforms(to: .View) {
        judgeDestination(type, TypeReference(file: number, index: Int32(index)), model, &report)
      }
    }, uikit: { model, report in UIKitScreens.untitled(model, &report) })

  private static let help = "Add .navigationTitle(\"…\") with a title that distinguishes this screen from the others."

  private static func judgeStack(_ stack: Element, _ report: inout Report) {
    guard stack.known == .NavigationStack || stack.known == .NavigationView, !isExempt(stack) else { return }
    // A title around it, or a stack that is only a part of a screen.
    guard !isTitled(stack.reference, stack.model), !isPart(stack) else { return }
    let content = stack.children.filter { $0.node.slot == .content && $0.node.slotModifier < 0 }
    guard content.count == 1, let root = content.first else { return }
    guard stack.model.screenTitle(of: root.reference) == .missing else { return }
    report.add(
      .warning, .medium, at: stack.nameRange,
      "This screen has no title, so VoiceOver does not announce where people are", help: help, cause: stack.index)
  }

  /// A list or form that is written where the link to it stands: `NavigationLink { Form { … } } label: { … }`.
  private static func judgePushed(_ page: Element, _ report: inout Report) {
    guard page.node.kind == .use, page.node.slot == .destination, page.node.slotModifier < 0, page.isAloneInSlot,
      page.parent?.known == .NavigationLink, !isExempt(page), page.model.screenTitle(of: page.reference) == .missing
    else { return }
    report.add(
      .warning, .medium, at: page.nameRange,
      "This screen is opened from another one and has no title, so VoiceOver does not announce where people are",
      help: help, cause: page.index)
  }

  private static func judgeDestination(
    _ type: TypeDeclaration, _ reference: TypeReference, _ model: FileModel, _ report: inout Report
  ) {
    let exempt: Surroundings = [.preview, .tests, .generated, .otherPlatform, .widget, .debug]
    guard type.surroundings.isDisjoint(with: exempt) else { return }
    let uses = model.project.uses(of: reference).map {
      ViewReference(file: model.project.files[Int($0.file)], index: $0.index)
    }.filter { $0.node.surroundings.isDisjoint(with: exempt) }
    guard !uses.isEmpty, uses.allSatisfy({ isDestination($0, model, depth: 0) }),
      uses.allSatisfy({ model.screenTitle(of: $0) == .missing })
    else { return }
    // The title is written below `body`.
    let body = model.file.bodies.first { $0.kind == .body && $0.owner == reference.index && $0.member >= 0 }
    let place = body.map { model.file.members[Int($0.member)].nameToken } ?? type.nameToken
    report.add(
      .warning, .medium, at: model.file.tree.tokens.range(place),
      "This screen is opened from another one and has no title, so VoiceOver does not announce where people are",
      help: help)
  }

  /// Whether a view is opened from another screen, alone or as one of several: `switch route { case .mint: MintView() }` in a
  /// `navigationDestination`, also through components that show nothing else. A title on the way says where people are.
  private static func isDestination(_ shown: ViewReference, _ model: FileModel, depth: Int) -> Bool {
    var view = shown
    while true {
      let node = view.node
      if node.slot == .destination { return true }
      if node.slot == .presentation {
        return node.slotModifier >= 0 && view.file.modifiers[Int(node.slotModifier)].known == .navigationDestination
      }
      guard node.parent >= 0 else { break }
      view.index = node.parent
      guard view.node.kind == .choice || view.node.known == .Group, !isTitled(view, model) else { return false }
    }
    guard depth < 3 else { return false }
    let uses = model.uses(ofBody: view.node.body, in: view.file).filter { !$0.node.surroundings.isOutOfScope }
    return !uses.isEmpty
      && uses.allSatisfy { !isTitled($0, model) && isDestination($0, model, depth: depth + 1) }
  }

  private static func isTitled(_ view: ViewReference, _ model: FileModel) -> Bool {
    model.engine.appliedModifiers(of: view).contains {
      $0.use.known == .navigationTitle || $0.use.known == .navigationBarTitle
    }
  }

  private static func isPart(_ stack: Element) -> Bool {
    stack.ancestors.contains {
      switch $0.known {
      case .VStack, .HStack, .ScrollView, .List, .Form: true
      default: false
      }
    }
  }

  private static func isExempt(_ element: Element) -> Bool {
    element.isOutOfScope || !element.surroundings.isDisjoint(with: [.widget, .debug])
  }
}
