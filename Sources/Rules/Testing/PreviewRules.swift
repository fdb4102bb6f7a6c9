// Views that no preview shows, or none at a large text size.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let previewMissing = Rule(
    "preview-missing", isOnByDefault: false,
    .file { model, report in
      for (index, type) in model.file.types.enumerated()
      where isOwnView(type, Int32(index), model) && !model.project.previews.shown.contains(type.name) {
        report.add(
          .note, .medium, at: model.file.tree.tokens.range(type.nameToken),
          "\(model.file.tree.string(of: type.nameToken)) has no preview, so problems at large text sizes and in Dark Mode are easily missed",
          help: "Add #Preview with sample data.")
      }
    })

  static let previewMissingAccessibilityVariants = Rule(
    "preview-missing-accessibility-variants", isOnByDefault: false,
    .file { model, report in
      let previews = model.project.previews
      for (index, type) in model.file.types.enumerated()
      where isOwnView(type, Int32(index), model) && previews.shown.contains(type.name)
        && !previews.shownLarge.contains(type.name)
      {
        report.add(
          .note, .medium, at: model.file.tree.tokens.range(type.nameToken),
          "No preview shows \(model.file.tree.string(of: type.nameToken)) at an accessibility text size, where text is cut off first",
          help: "Add a preview with "
            + (model.project.runsBefore(iOS: 15)
              ? ".environment(\\.sizeCategory, .accessibilityExtraExtraExtraLarge)."
              : ".dynamicTypeSize(.accessibility5)."))
      }
    })

  /// A view of the app: at the top of its file, not private, with a body of its own, and used in other files or nowhere.
  private static func isOwnView(_ type: TypeDeclaration, _ index: Int32, _ model: FileModel) -> Bool {
    let exempt: Surroundings = [.preview, .tests, .generated, .otherPlatform, .widget, .debug, .placeholder]
    guard type.kind == .structDecl, type.parent < 0, type.conforms(to: .View), !type.conforms(to: .PreviewProvider),
      type.surroundings.isDisjoint(with: exempt)
    else { return false }
    let tree = model.file.tree
    for child in tree.children(type.node) {
      if tree.kind(child) == .modifier, ["private", "fileprivate"].contains(tree.text(child)) { return false }
      // Containers for the content of others.
      if tree.kind(child) == .genericParameters { return false }
    }
    guard model.file.bodies.contains(where: { $0.owner == index && $0.kind == .body }),
      let number = model.project.index(of: model.file)
    else { return false }
    let uses = model.project.uses(of: TypeReference(file: number, index: index))
    return uses.isEmpty || uses.contains { $0.file != number }
  }
}
