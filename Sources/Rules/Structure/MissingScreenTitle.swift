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
        let known = model.file.views[index].known
        guard known == .NavigationStack || known == .NavigationView else { continue }
        judgeStack(Element(model: model, index: Int32(index)), &report)
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
    let titles: Set<Known> = [.navigationTitle, .navigationBarTitle]
    guard !stack.modifiers.contains(where: { titles.contains($0.use.known) }), !isPart(stack) else { return }
    let content = stack.children.filter { $0.node.slot == .content && $0.node.slotModifier < 0 }
    guard content.count == 1, let root = content.first else { return }
    guard stack.model.screenTitle(of: root.reference) == .missing else { return }
    report.add(
      .warning, .medium, at: stack.nameRange,
      "This screen has no title, so VoiceOver does not announce where people are", help: help, cause: stack.index)
  }

  private static func judgeDestination(
    _ type: TypeDeclaration, _ reference: TypeReference, _ model: FileModel, _ report: inout Report
  ) {
    let exempt: Surroundings = [.preview, .tests, .generated, .otherPlatform, .widget, .debug]
    guard type.surroundings.isDisjoint(with: exempt) else { return }
    let uses = model.project.uses(of: reference)
    guard let use = uses.first, uses.allSatisfy({ isDestination($0, model.project) }) else { return }
    let home = model.project.files[Int(use.file)]
    let title = model.screenTitle(of: ViewReference(file: home, index: use.index))
    guard title == .missing else { return }
    report.add(
      .warning, .medium, at: model.file.tree.tokens.range(type.nameToken),
      "This screen is opened from another one and has no title, so VoiceOver does not announce where people are",
      help: help)
  }

  private static func isDestination(_ use: ViewUseReference, _ project: Project) -> Bool {
    let file = project.files[Int(use.file)]
    let view = file.views[Int(use.index)]
    if view.slot == .destination { return true }
    guard view.slot == .presentation, view.slotModifier >= 0 else { return false }
    return file.modifiers[Int(view.slotModifier)].known == .navigationDestination
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
