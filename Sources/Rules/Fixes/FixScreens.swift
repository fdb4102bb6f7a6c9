// What an action brings up, and what the app calls that: the words of a title say more than the name of a state.

import CurbcutAccessibility
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension FixSite {
  /// The name of the state by which an action shows or closes something: `isShown` of `isShown = true` and
  /// `model.isShown.toggle()`.
  func stateShown(by action: NodeID) -> Name? {
    guard let statement = FixWords.statement(of: action, self) else { return nil }
    switch tree.kind(statement) {
    case .assignExpr:
      guard tree.mainIs(statement, "="), tree.kind(tree.lastChild(statement)) == .boolLiteral else { return nil }
      return tree.name(FixWords.kept(tree.firstChild(statement), in: tree))
    case .callExpr:
      let callee = tree.firstChild(statement)
      guard tree.kind(callee) == .memberExpr, tree.mainIs(callee, "toggle") else { return nil }
      return tree.name(FixWords.kept(tree.firstChild(callee), in: tree))
    default: return nil
    }
  }

  /// Whether what a state shows is a picker of which exactly one photo is taken: its selection is no list, by its declaration.
  func choosesOnePhoto(whereShownBy state: Name) -> Bool {
    (places.presenters[state] ?? []).contains { index in
      let call = file.modifiers[Int(index)].call
      guard file.modifiers[Int(index)].known == .photosPicker,
        let selection = tree.argument(of: call, label: "selection")
      else { return false }
      if let most = tree.argument(of: call, label: "maxSelectionCount") { return text(most) == "1" }
      let bound = tree.nameOfBinding(selection)
      let name = bound ?? tree.name(selection)
      let types = places.project.files.flatMap { other in
        other.members.filter { $0.name == name }.map { other.tree.sourceText($0.node) }
      }.filter { $0.contains("PhotosPickerItem") }
      return !types.isEmpty && types.allSatisfy { !$0.contains("[") && !$0.contains("Array<") }
    }
  }

  /// Whether all that an action does is to set a state.
  var onlySets: Bool {
    action.flatMap { FixWords.statement(of: $0, self) }.map { tree.kind($0) == .assignExpr } ?? false
  }

  /// Whether code of the same body copies something else as well.
  var copiesOneOfSeveral: Bool {
    guard let view else { return false }
    let block = text(file.bodies[Int(view.body)].block)
    return block.ranges(of: "UIPasteboard.general").count > 1
  }

  /// Whether an action does nothing but empty a property of an object: `model.script = nil` takes away what is kept there, and
  /// closes nothing.
  var emptiesWhatIsKept: Bool {
    guard let statement = action.flatMap({ FixWords.statement(of: $0, self) }), tree.kind(statement) == .assignExpr,
      tree.kind(tree.lastChild(statement)) == .nilLiteral
    else { return false }
    let target = tree.firstChild(statement)
    return tree.kind(target) == .memberExpr && text(tree.firstChild(target)) != "self"
      && places.presenters[tree.name(target)] == nil
  }

  /// Whether the view stands in what a state shows, so that its action closes that.
  func stands(inWhatIsShownBy state: Name) -> Bool {
    guard let view else { return false }
    return ([view] + ancestors).contains { $0.slotModifier >= 0 && file.stateBound(by: $0.slotModifier) == state }
  }

  /// The title of what a state shows, where it is written out: of a dialog, or of the screen in a sheet.
  func title(ofWhatIsShownBy state: Name) -> String? {
    for index in places.presenters[state] ?? [] {
      let use = file.modifiers[Int(index)]
      if use.known == .alert || use.known == .confirmationDialog {
        return firstArgument(of: use.call).flatMap { literal(tree.lastChild($0)) }.flatMap { title($0.words) }
      }
      guard use.owner >= 0 else { continue }
      let inside = file.views[Int(use.owner) + 1..<Int(file.views[Int(use.owner)].end)]
      let shown = inside.indices.filter { inside[$0].slotModifier == index && inside[$0].parent == use.owner }
      return shown.count == 1 ? screenTitle(of: ViewReference(file: file, index: Int32(shown[0])), depth: 0) : nil
    }
    return nil
  }

  /// The title of the screen that a link leads to.
  var titleOfDestination: String? {
    guard let view, let viewIndex, view.known == .NavigationLink else { return nil }
    let shown = inner.indices.filter { inner[$0].parent == viewIndex && inner[$0].slot == .destination }
    return shown.count == 1 ? screenTitle(of: ViewReference(file: file, index: Int32(shown[0])), depth: 0) : nil
  }

  /// What a screen is called: by its own modifiers, those of what is in it, or those of the component it is.
  private func screenTitle(of screen: ViewReference, depth: Int) -> String? {
    let (view, file) = (screen.node, screen.file)
    guard depth < 3 else { return nil }
    for use in view.modifiers.map({ file.modifiers[Int($0)] })
    where use.known == .navigationTitle || use.known == .navigationBarTitle {
      let value = file.tree.children(use.call).first { file.tree.kind($0) == .argument }.map(file.tree.lastChild)
      return value.flatMap { words(of: $0, in: file.tree) }.flatMap(title)
    }
    if view.kind == .use, view.known == .other {
      let roots = places.model.engine.expansion(of: screen) ?? []
      return roots.count == 1 ? screenTitle(of: roots[0], depth: depth + 1) : nil
    }
    guard view.kind == .use, view.known.isContainer || view.known == .NavigationStack || view.known == .NavigationView
    else { return nil }
    let start = Int(screen.index) + 1
    let inside = (start..<Int(view.end)).filter {
      file.views[$0].parent == screen.index && file.views[$0].slot == .content
    }
    guard inside.count == 1 else { return nil }
    return screenTitle(of: ViewReference(file: file, index: Int32(inside[0]), frame: screen.frame), depth: depth)
  }

  private func words(of value: NodeID, in tree: Tree) -> String? {
    guard tree.kind(value) == .stringLiteral else { return nil }
    let parts = tree.children(value)
    guard parts.count == 1, tree.kind(parts[0]) == .stringSegment else { return nil }
    let words = tree.source.string(tree.range(parts[0]))
    return words.contains("\\") ? nil : words
  }

  /// Words that can be those of a control: a short title, no question.
  private func title(_ words: String) -> String? {
    let said = isKeyOnly(words) ? places.project.strings.entry(words, near: file)?.text ?? "" : words
    guard said.contains(where: \.isLetter), said.utf8.count < 40, !said.hasSuffix("?"), !said.hasSuffix("!") else {
      return nil
    }
    return words
  }

  /// What stands at the control to be said besides its name, and is its name: `.accessibilityHint("Record a video")`.
  var wordsOfHint: (use: ViewModifierUse, words: String)? {
    guard let view else { return nil }
    for use in modifiers(of: view)
    where use.known == .accessibilityHint || use.known == .help {
      guard var value = firstArgument(of: use.call).map(tree.lastChild) else { continue }
      if tree.kind(value) == .callExpr, tree.mainIs(tree.firstChild(value), "Text") {
        guard let inner = firstArgument(of: value) else { continue }
        value = tree.lastChild(inner)
      }
      guard let words = literal(value)?.words else { continue }
      // The key of a tooltip once more would have its words said twice, as the label and as the hint.
      if use.known == .help, isKeyOnly(words) { return nil }
      let said = isKeyOnly(words) ? places.project.strings.entry(words, near: file)?.text ?? "" : words
      let parts = said.split(separator: " ")
      // A command is what a control does; "Opens a website." is what happens then. What a pointer is shown names it.
      guard let first = parts.first, parts.count < 6, !said.hasSuffix(".") || said.hasSuffix("..."),
        use.known == .help || FixVerbs.has(first.lowercased())
      else { continue }
      // The dots of a menu are no part of a name. A key stays as it is.
      let isKey = places.project.strings.entry(words, near: file) != nil
      return (use, use.known == .help && !isKey ? Self.withoutDots(words) : words)
    }
    return nil
  }

  private static func withoutDots(_ words: String) -> String {
    var words = words[...]
    while let last = words.last, last == "." || last == "…" || last == " " { words.removeLast() }
    return String(words)
  }

  /// Whether a pointer is shown words for the control.
  var hasTooltip: Bool { view.map(modifiers)?.contains { $0.known == .help } ?? false }

  /// Whether the picture of the view points back, by the name of its file or of the constant for it.
  var showsWayBack: Bool {
    ([view].compactMap(\.self) + inner).contains { image in
      guard image.known == .Image, image.kind == .use, let argument = firstArgument(of: image.expression) else {
        return false
      }
      let value = tree.lastChild(argument)
      let name = literal(value)?.words ?? String(decoding: tree.mainText(value), as: UTF8.self)
      let words = Words.split(name)
      return words.contains("back") || words.contains("backward")
        || words.contains("left") && (words.contains("arrow") || words.contains("chevron"))
    }
  }

  /// Whether the symbol is written at the view itself: one that a component is given is another in each use.
  var writesSymbol: Bool {
    let pictures = ([view].compactMap(\.self) + inner).filter { $0.known == .Image && $0.kind == .use }
    if let image = pictures.first {
      return tree.argument(of: image.expression, label: "systemName").map { literal($0) != nil } ?? false
    }
    guard let view else { return false }
    if tree.argument(of: view.expression, label: "systemImage").map({ literal($0) != nil }) == true { return true }
    // A property that is nothing but the picture.
    let parts = inner.indices.filter { file.views[$0].kind == .reference }
    guard parts.count == 1 else { return false }
    let roots = places.model.engine.expansion(of: ViewReference(file: file, index: Int32(parts[0]))) ?? []
    return roots.count == 1 && roots[0].node.known == .Image
  }
}

extension FileViews {
  /// The state by which a modifier brings something up; nil where it brings up nothing.
  func stateBound(by modifier: Int32) -> Name? {
    let binding = presenting(modifier)
    guard binding.exists else { return nil }
    switch tree.kind(binding) {
    case .memberExpr: return tree.name(binding)
    case .identifierExpr: return tree.nameOfBinding(binding)
    default: return nil
    }
  }
}
