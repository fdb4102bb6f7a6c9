// Colors that one run of code gives both a text and what lies behind it: in a branch for a state, in a function that is called
// for it. Whatever other code says at other times, after this run these two meet.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension UIKitModel {
  /// The colors that the same statements give an object's words and the nearest thing behind them that is filled at all.
  func pairsSaidTogether(_ object: UIKitObject, _ facts: UIKitFacts) -> [UIKitColourPair] {
    let isButton = object.type.kind == .button
    let word: UIKitWord = isButton ? .setTitleColor : .textColor
    // What others say may come right after.
    guard !facts.saysForeign(word) else { return [] }
    let words = facts.uses.filter { use in
      use.word == word && !use.path.part.exists && isJudged(use.member)
    }
    guard !words.isEmpty, let own = handle(of: object) else { return [] }
    var result: [UIKitColourPair] = []
    for use in words {
      guard isForNormalState(use), let run = run(of: use), !isSaidAgain(after: use, among: words, run),
        let ground = ground(saidIn: run, behind: own),
        case let value = isButton ? tree.argument(of: use.node, label: nil) ?? .none : use.value, value.exists,
        let text = colour(of: value, member: use.member).single,
        let behind = colour(of: ground.use.value, member: use.member).single,
        // A branch for one appearance is seen in that one alone.
        !run.asksForAppearance || text.isFixed && behind.isFixed, text.isOpaque
      else { continue }
      var found = UIKitGround(file: file, project: project)
      guard found.lay(.colour(behind), ground.use.value, isOwn: ground.isOwn) else { continue }
      result.append(
        UIKitColourPair(
          foreground: .colour(text), foregroundNode: value, background: found.ground,
          backgroundNode: ground.use.value, target: textTarget(of: object, facts), said: nil))
    }
    return result
  }

  /// What the file fills its views with, by what it finds them.
  func findPaintings() -> [UIKitHandle: [UIKitUse]] {
    var result: [UIKitHandle: [UIKitUse]] = [:]
    for place in code.paintings {
      let use = code.uses[Int(place)]
      guard use.word == .backgroundColor, use.value.exists,
        let handle = handle(of: use.path, local: use.local, member: use.member)
      else { continue }
      result[handle, default: []].append(use)
    }
    return result
  }

  // MARK: What runs together

  /// Statements that run one after the other.
  private struct Run {
    /// The body of the innermost branch, loop, function or closure around them.
    var block: NodeID
    var member: Int32
    /// Whether something has to hold for them.
    var isBranch = false
    /// Whether that is the light or dark appearance.
    var asksForAppearance = false
  }

  /// The statements among which a color is said; nil where they run before other code that has the last word, or say how
  /// something looks that is pressed or cannot be used: its text need not be read.
  private func run(of use: UIKitUse) -> Run? {
    guard var run = block(of: use) else { return nil }
    let member = file.members[Int(use.member)]
    if Self.passing.contains(member.name) { return nil }
    var node = run.block
    while node > member.node || tree[member.node].firstDescendant <= node.index, let parent = tree.parent(of: node) {
      switch tree.kind(parent) {
      case .ifExpr, .switchExpr, .guardStmt:
        run.isBranch = true
        let asked = Set(tree.children(parent).filter { tree.kind($0) != .codeBlock && $0 != node }.flatMap(words(in:)))
        guard asked.isDisjoint(with: Self.useWords) else { return nil }
        if !asked.isDisjoint(with: Self.appearanceWords) { run.asksForAppearance = true }
      case .switchCase:
        let asked = Set(tree.children(parent).prefix { $0 < use.node }.prefix(1).flatMap(words(in:)))
        guard asked.isDisjoint(with: Self.useWords) else { return nil }
        if !asked.isDisjoint(with: Self.appearanceWords) { run.asksForAppearance = true }
      case .forStmt, .whileStmt: return nil
      case .funcDecl, .initDecl, .classDecl, .structDecl, .extensionDecl:
        return run.isBranch || !isStart(member) ? run : nil
      default: break
      }
      node = parent
    }
    return run.isBranch || !isStart(member) ? run : nil
  }

  private func block(of use: UIKitUse) -> Run? {
    var node = use.node
    while let parent = tree.parent(of: node) {
      switch tree.kind(parent) {
      case .codeBlock, .switchCase:
        return Run(block: parent, member: use.member, isBranch: tree.kind(parent) == .switchCase)
      // What waits may run after what comes later.
      case .closureExpr: return nil
      default: node = parent
      }
    }
    return nil
  }

  /// Whether a member runs before others that may color the same things anew: when its object is set up, or before a cell is
  /// used again.
  private func isStart(_ member: Member) -> Bool {
    guard member.kind == .function, member.owner >= 0, member.name != Self.prepareForReuse else { return true }
    let type = file.types[Int(member.owner)].name
    let known = startingCodes[type] ?? StartingCode(of: type, from: file, types)
    startingCodes[type] = known
    return known.rank(of: member.name) != nil
  }

  /// Whether the same run, or the function around it, says the color again further down.
  private func isSaidAgain(after use: UIKitUse, among uses: [UIKitUse], _ run: Run) -> Bool {
    uses.contains {
      $0.member == use.member && $0.node > use.node && (block(of: $0)?.block == run.block || !isConditional($0.node))
    }
  }

  /// What fills the nearest thing behind an object that is filled, if the run says it; nil where something in between, or
  /// something beside it, may be seen instead.
  private func ground(saidIn run: Run, behind own: UIKitHandle) -> (use: UIKitUse, isOwn: Bool)? {
    guard !layered.types.contains(own.type), !layered.handles.contains(own) else { return nil }
    var below = own
    for (index, holder) in ([own] + holders(of: own)).enumerated() {
      if index > 0 {
        guard !layered.handles.contains(holder), !hasBackdrop(in: holder, behind: below) else { return nil }
        below = holder
      }
      guard let painted = paintings[holder] else {
        guard !isFilledElsewhere(holder, isText: index == 0) else { return nil }
        continue
      }
      guard let last = painted.last(where: { $0.member == run.member && block(of: $0)?.block == run.block }),
        !isSaidAgain(after: last, among: painted, run)
      else { return nil }
      return (last, index == 0)
    }
    return nil
  }

  /// Whether what is not filled here may be filled by its class or by others.
  private func isFilledElsewhere(_ holder: UIKitHandle, isText: Bool) -> Bool {
    if holder.isOwn {
      if case .none = fill(of: holder) { return false }
      return true
    }
    guard let object = keptObjects.first(where: { handle(of: $0) == holder }) else { return true }
    let facts = facts(of: object)
    if facts.says(.backgroundColor) || isEffect(object.type) { return true }
    return !isText && (facts.isOpen || object.type.isOwn && draws(object.type.name))
  }

  private func isForNormalState(_ use: UIKitUse) -> Bool {
    guard use.word == .setTitleColor else { return true }
    return tree.argument(of: use.node, label: "for").map { tree.isNormalState($0) } ?? false
  }

  /// The words of the names in an expression.
  private func words(in node: NodeID) -> [String] {
    ([node] + tree.nodes(below: node).map { NodeID($0) }).flatMap { part -> [String] in
      switch tree.kind(part) {
      case .identifierExpr, .memberExpr, .implicitMemberExpr: Words.split(tree.text(part))
      default: []
      }
    }
  }

  private static let useWords: Set<String> = [
    "enabled", "enable", "disabled", "disable", "inactive", "active", "valid", "available", "unavailable",
    "highlighted", "pressed", "loading", "interactive", "ready", "can", "allowed", "empty",
  ]
  private static let appearanceWords: Set<String> = ["dark", "light", "night", "style", "theme", "appearance", "mode"]
  private static let prepareForReuse = Name("prepareForReuse")
  private static let passing: Set<Name> = Set(
    ["setHighlighted", "isHighlighted", "isEnabled", "didUpdateFocus", "isFocused"].map { Name($0) })
}
