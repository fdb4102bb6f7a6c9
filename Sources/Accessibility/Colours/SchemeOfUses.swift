// The appearance in which a part of the app is met: a screen that is dark whatever people have chosen makes dark all that it
// is put together from, also components that only such screens use.

import CurbcutSyntax
import CurbcutViews

extension ColourModel {
  /// The appearances in which a view is shown: those of the app, less what the view itself, or something around it in each
  /// place where it is used, leaves out.
  public func appearances(of view: Int32) -> [Appearance] {
    let node = file.views[Int(view)]
    var all = model.project.appearances(of: node.surroundings, in: file.path)
    // `if colorScheme == .dark { … } else { … }`
    if let isDark = decided(at: view).isDark { all = all.filter { $0.isDark == isDark } }
    if !model.project.schemes.isEmpty, let isDark = writtenScheme(around: view) ?? scheme(ofBody: node.body) {
      return all.filter { $0.isDark == isDark }
    }
    // A picture that code draws has the appearance with which the environment begins, whatever people chose.
    if isDrawn(view) {
      let light = all.filter { !$0.isDark }
      return light.isEmpty ? all : light
    }
    return all
  }

  /// Whether a view is only drawn into a picture, where no screen lies behind it.
  func isDrawn(_ view: Int32) -> Bool { model.flags[Int(view)].contains(.offscreen) }

  /// The innermost appearance that is set on the layers of a view.
  private func writtenScheme(around view: Int32) -> Bool? {
    var layer = state(of: view).layer
    while layer >= 0 {
      if case .scheme(let isDark) = layers[Int(layer)].layer { return isDark }
      layer = layers[Int(layer)].next
    }
    return nil
  }

  /// The one appearance in which each use of what makes a body of this file is shown, dark (true) or light; nil when there
  /// may be two, or when it is not known where it is used.
  func scheme(ofBody body: Int32) -> Bool? {
    guard !model.project.schemes.isEmpty else { return nil }
    return scheme(ofBody: body, in: file, depth: 0)
  }

  private func scheme(ofBody body: Int32, in home: FileViews, depth: Int) -> Bool? {
    let key = SchemeKey(file: ObjectIdentifier(home), body: body)
    if let known = bodySchemes[key] { return known }
    guard depth < 6 else { return nil }
    // A body that uses itself adds nothing.
    bodySchemes[key] = .some(nil)
    let result = preferredScheme(of: body, in: home) ?? schemeOfUses(ofBody: body, in: home, depth: depth)
    bodySchemes[key] = .some(result)
    return result
  }

  /// `.preferredColorScheme` reaches upwards to the whole window, so that all of a body that always shows it is meant.
  private func preferredScheme(of body: Int32, in home: FileViews) -> Bool? {
    guard !home.tokens(of: .scheme).isEmpty else { return nil }
    for index in home.bodies[Int(body)].views {
      for modifier in home.views[Int(index)].modifiers {
        let use = home.modifiers[Int(modifier)]
        guard use.known == .preferredColorScheme, let isDark = home.scheme(of: use) else { continue }
        if isAlwaysThere(index, in: home), !model.isReplaced(use, in: home) { return isDark }
      }
    }
    return nil
  }

  private func isAlwaysThere(_ index: Int32, in home: FileViews) -> Bool {
    var current = index
    while current >= 0 {
      let node = home.views[Int(current)]
      if node.kind == .choice && current != index || node.slot.isPresentation { return false }
      current = node.parent
    }
    return true
  }

  private func schemeOfUses(ofBody body: Int32, in home: FileViews, depth: Int) -> Bool? {
    let made = home.bodies[Int(body)]
    let uses = model.uses(ofBody: body, in: home).filter { !$0.node.surroundings.isOutOfScope }
    guard uses.count <= 24 else { return nil }
    var found: Bool?
    if made.kind == .body, made.owner >= 0, let hosted = model.project.schemes.hosted[home.types[Int(made.owner)].name]
    {
      guard let hosted else { return nil }
      found = hosted
    }
    for use in uses where use.file !== home || use.node.body != body {
      guard let isDark = scheme(around: use, depth: depth), found ?? isDark == isDark else { return nil }
      found = isDark
    }
    return found
  }

  /// The appearance that a view finds set on itself or around itself, the innermost first.
  private func scheme(around use: ViewReference, depth: Int) -> Bool? {
    var view = use
    var modifier: Int32 = -1
    while true {
      if let isDark = scheme(on: view, behind: modifier) { return isDark }
      modifier = view.node.slotModifier
      guard view.node.parent >= 0 else { break }
      view.index = view.node.parent
    }
    return scheme(ofBody: view.node.body, in: view.file, depth: depth + 1)
  }

  /// What the modifiers of a view say, those behind one that holds the view asked for.
  private func scheme(on view: ViewReference, behind modifier: Int32) -> Bool? {
    if view.node.modifiers.isEmpty { return nil }
    for index in view.node.modifiers where index > modifier {
      let use = view.file.modifiers[Int(index)]
      switch use.known {
      case .preferredColorScheme, .colorScheme, .environment:
        if let isDark = view.file.scheme(of: use), !model.isReplaced(use, in: view.file) { return isDark }
      default: continue
      }
    }
    guard modifier < 0, model.engine.mayApply(view, { _ in false }) else { return nil }
    for applied in model.engine.appliedModifiers(of: view) where applied.file !== view.file {
      if let isDark = applied.file.scheme(of: applied.use), !model.isReplaced(applied.use, in: applied.file) {
        return isDark
      }
    }
    return nil
  }
}

extension FileModel {
  /// Whether a `.preferredColorScheme` has no effect: it is a preference, and of several the outermost wins, which stands
  /// behind it in the chain, on a view around it, or around every use of what makes the body.
  public func isReplaced(_ use: ViewModifierUse, in home: FileViews) -> Bool {
    guard use.known == .preferredColorScheme, use.owner >= 0 else { return false }
    let view = ViewReference(file: home, index: use.owner)
    guard let own = view.node.modifiers.first(where: { home.modifiers[Int($0)].nameToken == use.nameToken }) else {
      return false
    }
    return prefersScheme(around: view, behind: own, depth: 0)
  }

  private func prefersScheme(around use: ViewReference, behind modifier: Int32, depth: Int) -> Bool {
    guard depth < 6 else { return false }
    var view = use
    var modifier = modifier
    while true {
      if prefersScheme(view, behind: modifier) { return true }
      // A sheet has an appearance of its own.
      if view.node.slot.isPresentation { return false }
      modifier = view.node.slotModifier
      guard view.node.parent >= 0 else { break }
      view.index = view.node.parent
    }
    let body = view.file.bodies[Int(view.node.body)]
    if body.kind == .body, body.owner >= 0, project.schemes.hosted.keys.contains(view.file.types[Int(body.owner)].name)
    {
      return false
    }
    let uses = uses(ofBody: view.node.body, in: view.file).filter { !$0.node.surroundings.isOutOfScope }
    return !uses.isEmpty && uses.count <= 24
      && uses.allSatisfy { use in
        (use.file !== view.file || use.node.body != view.node.body)
          && prefersScheme(around: use, behind: -1, depth: depth + 1)
      }
  }

  /// Whether a modifier of a view, behind one of them, prefers an appearance, whichever it is.
  private func prefersScheme(_ view: ViewReference, behind modifier: Int32) -> Bool {
    if view.node.modifiers.isEmpty { return false }
    for index in view.node.modifiers where index > modifier {
      let use = view.file.modifiers[Int(index)]
      if use.known == .preferredColorScheme, !use.isConditional { return true }
    }
    guard modifier < 0, engine.mayApply(view, { _ in false }) else { return false }
    return engine.appliedModifiers(of: view).contains {
      $0.file !== view.file && $0.use.known == .preferredColorScheme && !$0.use.isConditional
    }
  }
}

/// A body of a file, for what is worked out once for each.
struct SchemeKey: Hashable {
  var file: ObjectIdentifier
  var body: Int32
}
