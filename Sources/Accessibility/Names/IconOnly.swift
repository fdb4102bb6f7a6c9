// Labels that show their icon alone, so that what is asked of texts is not asked of them.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension Element {
  /// Whether labels here show their icon alone: the nearest label style says so, or a button style that sets one, here or
  /// wherever the component is used; a bar of the system does by itself.
  public var showsIconOnly: Bool {
    let engine = model.engine
    for holder in withAncestors {
      if let told = engine.iconOnly(holder.reference) { return told }
      if holder.isItemOfToolbar { return true }
      if holder.node.slot.isPresentation { return false }
    }
    return model.isEveryUse(ofBody: node.body) { engine.iconOnly($0) == true }
  }

  fileprivate var isItemOfToolbar: Bool {
    node.slot == .toolbar || known == .ToolbarItem || known == .ToolbarItemGroup
  }

  /// Whether the view stands in the toolbar of a screen, and in no menu or dialog there: the bar shows it as it is.
  public var isInToolbar: Bool {
    for holder in withAncestors {
      if holder.known == .Menu || holder.known == .ControlGroup || holder.known == .Picker { return false }
      if holder.isItemOfToolbar { return true }
      if holder.node.slot.isPresentation { return false }
    }
    return false
  }

  /// Whether the view is a label, or a control with a title and an icon of its own, that shows the icon alone.
  public var isIconOfLabel: Bool {
    switch known {
    case .Label: return showsIconOnly
    case .Button, .Menu, .Toggle, .Link, .ShareLink, .Picker:
      guard argument("systemImage") != nil || argument("image") != nil else { return false }
      return showsIconOnly
    default: return false
    }
  }
}

extension NameEngine {
  /// Whether the styles written on a view have labels show their icon alone; nil when they say nothing of it.
  func iconOnly(_ view: ViewReference) -> Bool? {
    for index in view.node.modifiers.reversed() {
      let use = view.file.modifiers[Int(index)]
      switch use.known {
      case .labelStyle: return styleShowsIconOnly(use, in: view.file) ?? false
      case .buttonStyle, .menuStyle, .toggleStyle:
        if let told = labelStyle(within: use, in: view.file) { return told }
      default: break
      }
    }
    return nil
  }

  /// Whether a label style shows the icon alone: the system's, or one of the project's own that draws nothing else.
  private func styleShowsIconOnly(_ use: ViewModifierUse, in file: FileViews) -> Bool? {
    guard let argument = file.tree.argument(of: use.call, label: nil) else { return nil }
    let tree = file.tree
    if tree.known(argument) == .iconOnly { return true }
    if tree.kind(argument) == .callExpr, tree.name(tree.firstChild(argument)) == Self.iconOnlyType { return true }
    guard let body = styleBody(use, in: file) else { return nil }
    let home = project.file(body)
    let names = home.tree.names(in: project.member(body).block)
    return names.contains(Name("icon")) && !names.contains(Name("title"))
  }

  /// What a style of the project's own for buttons says of the labels in them.
  private func labelStyle(within use: ViewModifierUse, in file: FileViews) -> Bool? {
    guard let body = styleBody(use, in: file) else { return nil }
    let home = project.file(body)
    for index in home.bodies[Int(project.member(body).body)].views {
      for modifier in home.views[Int(index)].modifiers where home.modifiers[Int(modifier)].known == .labelStyle {
        return styleShowsIconOnly(home.modifiers[Int(modifier)], in: home)
      }
    }
    return nil
  }

  private static let iconOnlyType = Name("IconOnlyLabelStyle")
}
