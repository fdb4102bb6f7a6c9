// Fonts that code gives to words in attributed strings: `NSAttributedString(string: …, attributes: [.font: …])`.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension UIKitFonts {
  /// Words whose font is a number of points.
  static func attributed(_ model: UIKitModel, _ report: inout Report) {
    let tree = model.tree
    for (call, member) in model.code.creations where model.isJudged(member) {
      guard isAttributed(tree.name(madeClass(call, tree))),
        let given = tree.argument(of: call, label: "attributes"), !isOnlyDrawnOrMeasured(call, member, model),
        hasWords(tree.argument(of: call, label: "string"), member, model)
      else { continue }
      if let font = font(in: given, member, model) { add(font, member, model, &report) }
    }
    for use in model.code.uses where use.word == .font && use.value.exists && model.isJudged(use.member) {
      guard tree.mainIs(use.node, "="), model.isOfTextLook(use) else { continue }
      add(use.value, use.member, model, &report)
    }
    for use in model.code.uses where use.word == .called && model.isJudged(use.member) {
      // `segments.setTitleTextAttributes([.font: …], for: .normal)`
      if use.name == setTitleTextAttributes, let first = tree.argument(of: use.node, label: nil),
        model.type(of: use)?.kind == .segmentedControl, let font = font(in: first, use.member, model)
      {
        add(font, use.member, model, &report)
        continue
      }
      // `string.addAttribute(.font, value: …, range: …)`
      guard use.name == addAttribute || use.name == addAttributes, let first = tree.argument(of: use.node, label: nil)
      else { continue }
      if use.name == addAttributes {
        if let font = font(in: first, use.member, model) { add(font, use.member, model, &report) }
      } else if isFontKey(first, tree), let value = tree.argument(of: use.node, label: "value") {
        add(value, use.member, model, &report)
      }
    }
  }

  /// Styled words in a font that was scaled once, in a text that is not told to scale it again.
  static func attributedNotAdjusting(_ model: UIKitModel, _ report: inout Report) {
    for use in model.code.uses where use.word == .attributedText && use.value.exists && model.isJudged(use.member) {
      guard use.path.root == .bare || use.path.root == .member, !use.path.part.exists, let type = model.type(of: use),
        [.label, .textField, .textView].contains(type.kind), !model.classSays(.font, afterwards: type)
      else { continue }
      let fonts = fonts(ofStyled: use.value, use.member, model)
      guard let font = fonts.first,
        fonts.allSatisfy({ model.fontLook(of: $0, member: use.member) == .scaled }),
        case let range = model.tree.range(chosen(font, model)),
        !report.hasFinding(at: range), case let facts = model.facts(ofObjectIn: use), !facts.says(.font),
        staysAsMade(use, facts, model)
      else { continue }
      reportNotAdjusting(&report, at: range)
    }
  }

  /// The fonts that are given to the words of a styled string where it is made, or later to the local that keeps it.
  private static func fonts(ofStyled string: NodeID, _ member: Int32, _ model: UIKitModel) -> [NodeID] {
    let tree = model.tree
    var made = string
    var result: [NodeID] = []
    if tree.kind(string) == .identifierExpr, let index = model.code.object(named: string, tree)?.local, index >= 0 {
      made = model.code.locals[Int(index)].value
      for place in model.code.usesByName[tree.name(string)] ?? [] {
        let use = model.code.uses[Int(place)]
        guard use.local == index, use.word == .called, let first = tree.argument(of: use.node, label: nil) else {
          continue
        }
        if use.name == addAttributes {
          result += font(in: first, member, model).map { [$0] } ?? []
        } else if use.name == addAttribute, isFontKey(first, tree),
          let value = tree.argument(of: use.node, label: "value")
        {
          result.append(value)
        }
      }
    }
    if made.exists, tree.kind(made) == .callExpr, isAttributed(tree.name(madeClass(made, tree))),
      let given = tree.argument(of: made, label: "attributes"), let font = font(in: given, member, model)
    {
      result.append(font)
    }
    // `valueFont as Any`
    return result.map { tree.kind($0) == .asExpr ? tree.firstChild($0) : $0 }
  }

  static func add(_ font: NodeID, _ member: Int32, _ model: UIKitModel, _ report: inout Report) {
    let points: Double?
    switch model.fontLook(of: font, member: member) {
    case .fixed(let size)? where size > 4: points = size
    case .unscaled?: points = nil
    default: return
    }
    let font = chosen(font, model)
    guard !report.hasFinding(at: model.tree.range(font)) else { return }
    let isSoft = points ?? 0 >= 60 || !model.file.members[Int(member)].surroundings.isDisjoint(with: [.widget, .debug])
    let origin = model.fontOrigin(of: font, member: member)
    report.add(
      isSoft ? .warning : .error, .high, at: model.tree.range(font),
      message(points, by: font, origin, model),
      help:
        "Use UIFont.preferredFont(forTextStyle:) or UIFontMetrics in \(origin?.fileName ?? "the attributed string").")
  }

  /// Where a font is chosen: `let small = UIFont.systemFont(ofSize: 11)` for `small`.
  private static func chosen(_ font: NodeID, _ model: UIKitModel) -> NodeID {
    guard model.tree.kind(font) == .identifierExpr, let local = model.code.binding(of: font, model.tree),
      local.value.exists
    else { return font }
    return local.value
  }

  private static func madeClass(_ call: NodeID, _ tree: Tree) -> NodeID {
    let callee = tree.firstChild(call)
    return tree.kind(callee) == .memberExpr ? tree.firstChild(callee) : callee
  }

  private static func isAttributed(_ name: Name) -> Bool { name == attributedString || name == mutableString }

  /// The font among attributes that are written where they are used, or kept in a local for it.
  private static func font(in given: NodeID, _ member: Int32, _ model: UIKitModel) -> NodeID? {
    let tree = model.tree
    var list = given
    if tree.kind(list) == .identifierExpr {
      if let local = model.code.binding(of: list, tree) {
        list = local.value
      } else if let kept = keptAttributes(tree.name(list), member, model) {
        list = kept
      } else {
        return nil
      }
    }
    return tree.value(inDictionary: list) { isFontKey($0, tree) }
  }

  /// The attributes that a property of the type keeps: those it is declared with or, where it begins without any, those that
  /// are put into it in one place.
  private static func keptAttributes(_ name: Name, _ member: Int32, _ model: UIKitModel) -> NodeID? {
    let (tree, file) = (model.tree, model.file)
    let owner = file.members[Int(member)].owner
    guard owner >= 0,
      let property = file.types[Int(owner)].members.map({ file.members[Int($0)] }).first(where: {
        $0.name == name && $0.kind == .property && $0.value.exists
      })
    else { return nil }
    let sets = tree.nodes(below: file.types[Int(owner)].node).map { NodeID($0) }.filter { node in
      guard tree.kind(node) == .assignExpr, case let target = tree.firstChild(node), tree.name(target) == name else {
        return false
      }
      return tree.kind(target) == .identifierExpr
        || tree.kind(target) == .memberExpr && tree.mainIs(tree.firstChild(target), "self")
    }
    guard !sets.isEmpty else { return property.value }
    let isEmpty =
      tree.kind(property.value) == .dictionaryLiteral
      && !tree.children(property.value).contains { tree.firstChild($0).exists }
    return sets.count == 1 && isEmpty ? tree.lastChild(sets[0]) : nil
  }

  /// `.font`, `NSAttributedString.Key.font`
  private static func isFontKey(_ node: NodeID, _ tree: Tree) -> Bool {
    (tree.kind(node) == .implicitMemberExpr || tree.kind(node) == .memberExpr) && tree.mainIs(node, "font")
  }

  /// Whether there may be words to read: no line break, no space, no sign alone.
  private static func hasWords(_ string: NodeID?, _ member: Int32, _ model: UIKitModel) -> Bool {
    guard let string else { return false }
    let words = model.wordings(of: string, member: member)
    guard !words.hasRuntime, !words.all.isEmpty else { return true }
    return words.all.contains { $0.text.contains { $0.isLetter || $0.isNumber || $0 == "‹" } }
  }

  /// Whether a string is asked for its size or drawn, and shown by no view.
  private static func isOnlyDrawnOrMeasured(_ call: NodeID, _ member: Int32, _ model: UIKitModel) -> Bool {
    let tree = model.tree
    if let parent = tree.parent(of: call), tree.kind(parent) == .memberExpr {
      return asks(tree.name(parent), model)
    }
    guard let local = model.code.locals.first(where: { $0.value == call }) else { return false }
    let mentions = tree[model.file.members[Int(member)].node].tokens.filter { token in
      tree.tokens.isName(token) && tree.name(of: token) == local.name && tree.tokens.start(token) >= local.start
        && tree.tokens.start(token) < local.end && tree.tokens.kind(token &- 1) != .period
    }
    return !mentions.isEmpty
      && mentions.allSatisfy { tree.tokens.kind($0 + 1) == .period && asks(tree.name(of: $0 + 2), model) }
  }

  /// Whether a function of attributed strings tells their size or draws them: the system's, or one of the project that
  /// gives a number.
  private static func asks(_ name: Name, _ model: UIKitModel) -> Bool {
    asking.contains(name)
      || model.project.functions(
        named: name, addedTo: [(attributedString, model.file), (mutableString, model.file)]
      ).contains { found in
        let tree = model.project.file(found).tree
        var type = model.project.member(found).type
        if type.exists, tree.kind(type) == .optionalType { type = tree.lastChild(type) }
        return type.exists && sizes.contains(tree.name(type))
      }
  }

  private static let asking: Set<Name> = Set(["size", "boundingRect", "draw"].map { Name($0) })
  private static let sizes: Set<Name> = Set(["CGFloat", "CGRect", "CGSize", "Double"].map { Name($0) })
  private static let attributedString = Name("NSAttributedString")
  private static let mutableString = Name("NSMutableAttributedString")
  private static let addAttribute = Name("addAttribute")
  private static let addAttributes = Name("addAttributes")
  private static let setTitleTextAttributes = Name("setTitleTextAttributes")
}
