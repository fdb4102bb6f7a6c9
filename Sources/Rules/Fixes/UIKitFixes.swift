// Fixes for code that speaks to objects of UIKit: lines behind the one that the finding is about.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSourceText
import CurbcutSyntax

enum UIKitFixes {
  static let makers: [String: FixCatalogue.Maker] = [
    "uikit-font-not-adjusting": { site in
      guard let assignment = Assignment(site), let line = assignment.adjusting(site),
        // A font of a size that is handed over keeps it.
        !site.code.hasPrefix("UIFont(descriptor:") || site.code.hasSuffix("size: 0)"),
        !isMadeFromAnother(assignment.value, site.tree)
      else { return [] }
      let title = "Update the font when the text size changes"
      guard assignment.isInBranch(site) else { return site.fix(title, .safe, line) }
      // Where the other branch is taken, nothing would be updated.
      if let first = assignment.whereMade(site) { return site.fix(title, .safe, first) }
      return site.fix(title, .suggestion, line)
    },
    "uikit-traits-overwritten": traits,
  ]

  /// Whether a font is made from another by a function such as `withWeight`, which may keep the size of now, or with the
  /// size that another has now: `.monospacedDigitSystemFont(ofSize: body.pointSize, weight: .regular)`.
  private static func isMadeFromAnother(_ value: NodeID, _ tree: Tree) -> Bool {
    guard tree.kind(value) == .callExpr else { return false }
    let maker = tree.text(tree.firstChild(value))
    return maker.hasPrefix("with") || maker.lowercased().hasSuffix("systemfont")
  }

  /// `base.member = value`, whose value the finding is about.
  private struct Assignment {
    var node: NodeID
    /// `button.` or nothing.
    var prefix: String
    var member: String
    var value: NodeID
    /// Whether it is a statement of its own.
    var isStatement: Bool

    init?(_ site: FixSite) {
      let tree = site.tree
      guard
        let node = site.innermost([.assignExpr], around: site.finding.range),
        tree.range(tree.lastChild(node)) == site.finding.range
      else { return nil }
      let left = tree.firstChild(node)
      switch tree.kind(left) {
      case .memberExpr: prefix = site.text(tree.firstChild(left)) + "."
      case .identifierExpr: prefix = ""
      default: return nil
      }
      self.node = node
      member = String(decoding: tree.mainText(left), as: UTF8.self)
      value = tree.lastChild(node)
      isStatement = site.statement(around: tree.range(node)) == node
    }

    /// A statement behind this one.
    func next(_ statement: String, _ site: FixSite) -> TextEdit? {
      guard isStatement else { return nil }
      let range = site.tree.range(node)
      let separator = site.beginsLine(range.start) ? site.newLine(at: range.start) : "; "
      // Who ends lines by a semicolon ends each of them so.
      if site.tree.source.padded[Int(range.end)] == UInt8(ascii: ";") {
        return site.insert(separator + statement + ";", at: range.end + 1)
      }
      return site.insert(separator + statement, at: range.end)
    }

    func adjusting(_ site: FixSite) -> TextEdit? {
      next("\(prefix)adjustsFontForContentSizeCategory = true", site)
    }

    /// Whether a condition decides whether the font is set at all.
    func isInBranch(_ site: FixSite) -> Bool {
      let tree = site.tree
      let own = site.innermost([.funcDecl, .initDecl, .closureExpr, .accessor], around: tree.range(node))
      return site.places.nodes([.ifExpr, .switchCase], around: tree.range(node).start).contains { branch in
        guard own.map({ tree.range($0).contains(tree.range(branch)) }) ?? true else { return false }
        // What is made in the branch is there only.
        return !site.places.nodes([.binding], in: tree.range(branch)).contains {
          prefix == String(decoding: tree.mainText($0), as: UTF8.self) + "."
        }
      }
    }

    /// The same line where the property is made: behind its first font there, else before it is returned.
    func whereMade(_ site: FixSite) -> TextEdit? {
      let tree = site.tree
      let name = (prefix.hasPrefix("self.") ? prefix.dropFirst(5) : prefix[...]).dropLast()
      guard
        let member = site.file.members.first(where: { member in
          member.value.exists && tree.kind(member.value) == .callExpr
            && tree.kind(tree.firstChild(member.value)) == .closureExpr && tree.string(of: member.nameToken) == name
        })
      else { return nil }
      let closure = tree.firstChild(member.value)
      for line in tree.children(closure) where tree.kind(line) == .assignExpr {
        let left = tree.firstChild(line)
        guard tree.kind(left) == .memberExpr, tree.mainIs(left, "font") else { continue }
        return site.insert(
          site.newLine(at: tree.range(line).start) + site.text(tree.firstChild(left))
            + ".adjustsFontForContentSizeCategory = true", at: tree.range(line).end)
      }
      guard let last = tree.children(closure).last, tree.kind(last) == .returnStmt, tree.children(last).count == 1,
        tree.kind(tree.lastChild(last)) == .identifierExpr, site.beginsLine(tree.range(last).start)
      else { return nil }
      let start = tree.range(last).start
      return site.insert(
        site.text(tree.lastChild(last)) + ".adjustsFontForContentSizeCategory = true" + site.newLine(at: start),
        at: start)
    }
  }

  private static let textStyles = ["title": "title1", "caption": "caption1"]

  /// A fixed font scaled by the text style of its size.
  static func font(_ site: FixSite) -> [Fix] {
    guard let assignment = Assignment(site), let line = assignment.adjusting(site),
      let points = Double(site.detail.prefix { $0.isNumber || $0 == "." })
    else { return [] }
    // What has no room to grow would be cut off instead.
    guard !isHeld(assignment, site) else { return [] }
    let code = site.code
    // What may be nil cannot be scaled.
    let makers = ["systemFont(", "boldSystemFont(", "italicSystemFont(", "monospacedDigitSystemFont("]
    guard code.hasSuffix("!") || makers.contains(where: { code.hasPrefix("." + $0) || code.hasPrefix("UIFont." + $0) })
    else { return [] }
    let isBold = code.contains("bold") || code.contains("Bold") || code.contains("heavy")
    guard let style = TextStyle.nearest(to: max(points, 11), isBold: isBold) else { return [] }
    let scaled = "UIFontMetrics(forTextStyle: .\(textStyles[style] ?? style)).scaledFont(for: \(code))"
    return site.fix("Scale the font with the text style .\(style)", .unsafe, site.replaceCode(scaled), line)
  }

  /// Whether the height of what shows the words may be held: by the storyboard that an outlet belongs to, by a bar, or by
  /// numbers in the code of the type, which may be those of what is around it.
  private static func isHeld(_ assignment: Assignment, _ site: FixSite) -> Bool {
    let tree = site.tree
    var parts = assignment.prefix.split(separator: ".").map { $0.filter { $0 != "?" && $0 != "!" } }
    parts.removeAll { $0 == "self" }
    // The words of a button, and not an outlet that is called like them.
    if parts.count > 1, parts.last == "titleLabel" { parts.removeLast() }
    guard parts.count < 2,
      let owner = site.innermost([.classDecl, .extensionDecl, .structDecl], around: site.finding.range)
    else { return true }
    // Of all labels that there are, nobody knows which have room.
    if parts.isEmpty, tree.kind(owner) == .extensionDecl, site.text(owner).hasPrefix("extension UI") { return true }
    // `[title, note].forEach { $0.font = … }`: each of them is meant, and may be an outlet.
    if parts.first == "$0" {
      guard let closure = site.innermost([.closureExpr], around: site.finding.range) else { return true }
      let named = site.names(in: site.code(leadingTo: closure))
      let isOutlet = site.file.members.contains { member in
        named.contains(tree.string(of: member.nameToken))
          && member.attributeNodes.contains { site.text($0).contains("IBOutlet") }
      }
      if isOutlet { return true }
    }
    if let name = parts.first, name != "$0" {
      let isLocal = site.places.nodes([.binding], around: site.finding.range.start).contains {
        tree.mainText($0).elementsEqual(name.utf8)
      }
      let own = site.file.members.filter { tree.string(of: $0.nameToken) == name }
      let locals = site.places.nodes([.binding], in: tree.range(owner)).contains {
        tree.mainText($0).elementsEqual(name.utf8)
      }
      if own.isEmpty, !isLocal, !locals { return true }
      if own.contains(where: { $0.attributeNodes.contains { site.text($0).contains("IBOutlet") } }) { return true }
      if site.source.string(site.wholeFile).contains("customView: \(name)") { return true }
    }
    let range = tree.range(owner)
    return tree[owner].tokens.contains { token in
      tree.tokens.isName(token) && holding.contains(tree.string(of: token))
        && range.contains(tree.tokens.start(token))
    }
  }

  /// Names by which code gives things a height.
  private static let holding: Set<String> = [
    "heightAnchor", "heightAnchors", "sizeAnchors", "height", "rowHeight", "itemSize", "CGRect", "CGSize", "frame",
    "heightForRowAt", "rowHeightForComponent", "sizeForItemAt", "intrinsicContentSize", "UIBarButtonItem", "titleView",
    "visualFormat",
    "withVisualFormat", "adjustsFontSizeToFitWidth",
  ]

  /// `= .selected` as `.insert(.selected)`, and a condition as both.
  private static func traits(_ site: FixSite) -> [Fix] {
    guard let assignment = Assignment(site) else { return [] }
    let tree = site.tree
    let target = "\(assignment.prefix)\(assignment.member)"
    let range = tree.range(assignment.node)
    if tree.kind(assignment.value) == .ternaryExpr {
      let parts = tree.children(assignment.value)
      guard parts.count == 3, assignment.isStatement else { return [] }
      let (then, other) = (state(parts[1], site), state(parts[2], site))
      guard let trait = then ?? other, then == nil || other == nil, isEmpty(then == nil ? parts[1] : parts[2], site)
      else { return [] }
      let (first, second) = then != nil ? ("insert", "remove") : ("remove", "insert")
      let code =
        "if \(site.text(parts[0])) { \(target).\(first)(\(trait)) } else { \(target).\(second)(\(trait)) }"
      return site.fix("Add and remove \(trait)", .unsafe, TextEdit(range: range, text: code))
    }
    guard let trait = state(assignment.value, site) else { return [] }
    return site.fix("Add \(trait)", .safe, TextEdit(range: range, text: "\(target).insert(\(trait))"))
  }

  /// The one trait, when it tells how a thing is; that an element is text alone would be a role.
  private static func state(_ node: NodeID, _ site: FixSite) -> String? {
    var node = node
    if site.tree.kind(node) == .arrayLiteral {
      let elements = site.tree.children(node)
      guard elements.count == 1 else { return nil }
      node = elements[0]
    }
    let name = String(decoding: site.tree.mainText(node), as: UTF8.self)
    return ["selected", "notEnabled", "updatesFrequently"].contains(name) ? "." + name : nil
  }

  private static func isEmpty(_ node: NodeID, _ site: FixSite) -> Bool {
    [".none", "[]", "UIAccessibilityTraits.none"].contains(site.text(node))
  }

  /// A label in the line behind the one that makes the button or sets its picture.
  static func label(_ site: FixSite) -> [Fix] {
    let tree = site.tree
    // A swipe action is no element; its title or the label of its picture is read.
    guard !site.finding.message.hasPrefix("This swipe action"),
      case let symbol = site.detail(after: "built-in name of the symbol “", before: "”"), !symbol.isEmpty
    else { return [] }
    // `let button = UIButton()`, bound in code or as a member.
    guard let binding = site.innermost([.binding], around: site.finding.range),
      let declaration = site.innermost([.varDecl], around: tree.range(binding))
    else { return [] }
    var name = String(decoding: tree.mainText(binding), as: UTF8.self)
    guard !onlyBalances(name, binding, site) else { return [] }
    // What the code calls the button says more than its drawing.
    let called = FixWords.control(name)
    // An arrow at the end of a row leads nowhere by itself.
    guard let words = called ?? SymbolLabels.action(symbol),
      called != nil || !SymbolLabels.meansManyThings(words) && !NameFixes.saysNoMore(words)
    else { return [] }
    let source = called == nil ? "the symbol \(symbol)" : "its name"
    guard let said = site.string(saying: words) else { return [] }
    var line: NodeID? = declaration
    if site.statement(around: tree.range(declaration)) != declaration {
      // A member: behind where its picture is set.
      line = nil
      let prefixes = [name, "self." + name].map { (name: $0, call: Array(($0 + ".setImage(").utf8)) }
      for index in tree.nodes.indices where tree.kind(NodeID(index)) == .callExpr {
        let code = tree.source[tree.range(NodeID(index))]
        guard let prefix = prefixes.first(where: { code.starts(with: $0.call) })?.name else { continue }
        guard site.statement(around: tree.range(NodeID(index))) == NodeID(index) else { continue }
        line = NodeID(index)
        name = prefix
        break
      }
    }
    // One of several drawings, by a state, is what it is in that state only.
    guard let line, called != nil || !drawsByState(name, site) else { return [] }
    let range = tree.range(line)
    guard site.beginsLine(range.start) else { return [] }
    let text = "\(name).accessibilityLabel = \(said.code)"
    return site.fix(
      "Add \(text), from \(source)", .unsafe,
      site.insert(site.newLine(at: range.start) + text, at: range.end)
    ).map { $0.with(said.newKey) }
  }

  /// Whether an item does nothing and is not seen, but keeps the place of another: `action: nil` and a clear tint. What it is
  /// called would only be one more thing to be told.
  private static func onlyBalances(_ name: String, _ binding: NodeID, _ site: FixSite) -> Bool {
    let tree = site.tree
    guard let made = tree.children(binding).first(where: { tree.kind($0) == .initializer }).map(tree.lastChild),
      tree.kind(made) == .callExpr, tree.argument(of: made, label: "action").map(site.text) == "nil"
    else { return false }
    return site.places.nodes([.assignExpr], in: site.wholeFile).contains { node in
      [name, "self." + name].contains { site.text(tree.firstChild(node)) == $0 + ".tintColor" }
        && [".clear", "UIColor.clear"].contains(site.text(tree.lastChild(node)))
    }
  }

  /// Whether a condition decides which picture a button is given.
  private static func drawsByState(_ name: String, _ site: FixSite) -> Bool {
    let start = Array((name + ".setImage(").utf8)
    return site.tree.nodes.indices.lazy.map { NodeID($0) }.filter { site.tree.kind($0) == .callExpr }.contains { call in
      let code = site.tree.source[site.tree.range(call)]
      return code.starts(with: start) && code.contains(UInt8(ascii: "?"))
    }
  }
}
