// Fixes for colours and motion.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSourceText
import CurbcutSyntax
import CurbcutViews

enum LookFixes {
  static let makers: [String: FixCatalogue.Maker] = [
    "low-contrast-semantic-style": { primary($0, ["secondary", "tertiary", "quaternary"]) },
    "hardcoded-color": { site in
      let names = [".black", "Color.black"]
      if site.isOn("foregroundStyle") || site.isOn("foregroundColor"), names.contains(site.code) {
        return site.fix("Use .primary", .unsafe, site.replaceCode(".primary"))
      }
      if site.code == "Color.white" || site.code == ".white" && site.isOn("background") {
        return site.fix("Use the system background", .unsafe, site.replaceCode("Color(.systemBackground)"))
      }
      return []
    },
    "text-on-material": { site in
      guard site.isOn("foregroundStyle") || site.isOn("foregroundColor") else { return [] }
      return site.code == ".primary" ? [] : site.fix("Use .primary", .unsafe, site.replaceCode(".primary"))
    },
    // How the app looks in the other appearance is in nobody's code where it was made for one.
    "color-scheme-locked": { $0.isOn("preferredColorScheme") ? $0.remove(.suggestion) : [] },
    "motion-unguarded": guardMotion,
    "endless-animation": guardMotion,
    "reduce-motion-branch-still-moves": turnAround,
  ]

  private static func primary(_ site: FixSite, _ names: Set<String>) -> [Fix] {
    guard site.isOn("foregroundStyle") || site.isOn("foregroundColor"), site.code.hasPrefix("."),
      names.contains(String(site.code.dropFirst()))
    else { return [] }
    // What is fainter is so by its rank among the words, which a person has to weigh.
    return site.fix("Use .primary", .suggestion, site.replaceCode(".primary"))
  }

  /// `reduceMotion ? .spring() : nil` the other way round.
  private static func turnAround(_ site: FixSite) -> [Fix] {
    for node in site.places.nodes([.ternaryExpr], around: site.finding.range.start) {
      guard site.tree.range(node) == site.finding.range else { continue }
      let parts = site.tree.children(node)
      guard parts.count == 3, ["nil", ".none"].contains(site.text(parts[2])) else { return [] }
      return site.fix(
        // What most people see moves afterwards.
        "Animate only when Reduce Motion is off", .unsafe,
        TextEdit(range: site.tree.range(parts[1]), text: site.text(parts[2])),
        TextEdit(range: site.tree.range(parts[2]), text: site.text(parts[1])))
    }
    return []
  }

  /// Whether the type says that its motion is the sign that something is going on, which would stand still.
  private static func isOfProgress(_ site: FixSite) -> Bool {
    guard let type = site.places.type(around: site.finding.range.start) else { return false }
    let words = Words.split(site.tree.string(of: site.file.types[type].nameToken))
    if words.contains(where: { ["spinner", "loader", "loading", "progress"].contains($0) }) { return true }
    // `.animation(…, value: loading)`
    return site.places.nodes([.callExpr], around: site.finding.range.start).contains { call in
      site.tree.argument(of: call, label: "value").map { site.text($0).contains("oading") } ?? false
    }
  }

  /// `reduceMotion ? nil : …` around the animation, with the property that tells.
  private static func guardMotion(_ site: FixSite) -> [Fix] {
    guard let animation = animation(site) else { return [] }
    guard let motion = site.environment("accessibilityReduceMotion", as: "reduceMotion") else { return [] }
    let edits = ([animation] + othersOfTheState(site) + othersOfTheView(site)).map { range in
      TextEdit(range: range, text: "\(motion.name) ? nil : \(range.isEmpty ? ".default" : site.source.string(range))")
    }
    let isLeft =
      isOfProgress(site) || endsElsewhere(site) || isForAMoment(site) || isTimed(site)
      || followsFinger(site)
    return [
      Fix(
        title: "Skip the animation when Reduce Motion is on", safety: isLeft ? .suggestion : .unsafe,
        edits: ([motion.edit].compactMap(\.self) + edits).sorted { $0.range.start < $1.range.start })
    ]
  }

  /// The animations that move the same state in the same block, such as those in the other branches of a condition: where only
  /// one of them is skipped, it goes there at once and back in motion.
  private static func othersOfTheState(_ site: FixSite) -> [ByteRange] {
    let tree = site.tree
    let start = site.finding.range.start
    guard site.code.hasPrefix("withAnimation"),
      let block = site.places.nodes([.closureExpr, .funcDecl], around: start).first(where: {
        tree.range($0).start < start
      })
    else { return [] }
    let calls = tree.calls(of: "withAnimation", below: block)
    guard let own = calls.first(where: { tree.range($0).start == start }) else { return [] }
    func states(_ call: NodeID) -> Set<String> {
      Set(tree.assignments(below: call).map { withoutSelf($0.target, site) })
    }
    let moved = states(own)
    return calls.filter { $0 != own && !states($0).isDisjoint(with: moved) }.compactMap { call in
      guard let argument = site.firstArgument(of: call), tree.label(of: argument) == nil else { return nil }
      let value = tree.lastChild(argument)
      return isPlain(value, site) ? tree.range(value) : nil
    }
  }

  /// The other animations of the same view, which may move the same thing: with one of two skipped, half of a movement is left.
  private static func othersOfTheView(_ site: FixSite) -> [ByteRange] {
    guard site.isOn("animation"), let view = site.view, let own = site.modifier else { return [] }
    return view.modifiers.map { site.file.modifiers[Int($0)] }.compactMap { use in
      guard use.known == .animation, use.nameToken != own.nameToken, let argument = site.firstArgument(of: use.call),
        site.tree.label(of: argument) == nil
      else { return nil }
      let value = site.tree.lastChild(argument)
      return isPlain(value, site) ? site.tree.range(value) : nil
    }
  }

  /// Whether the movement is by as much as a finger moves, as code that runs all along a gesture works it out: what the
  /// animation smooths would jump without it.
  private static func followsFinger(_ site: FixSite) -> Bool {
    let tree = site.tree
    let start = site.finding.range.start
    guard site.code.hasPrefix("withAnimation"), site.runsAlongGesture,
      let block = site.places.nodes([.closureExpr, .funcDecl], around: start).first(where: {
        tree.range($0).start < start
      }), let call = tree.calls(of: "withAnimation", below: block).first(where: { tree.range($0).start == start })
    else { return false }
    return tree.assignments(below: call).contains { !isOneOfFew(site.text($0.value)) }
  }

  /// Whether code has one of a few values, whatever it is worked out of: `distance > 50`, `isOpen ? 200 : 0`.
  private static func isOneOfFew(_ code: String) -> Bool {
    if let choice = code.firstRange(of: " ? ") {
      return code[choice.upperBound...].split(separator: " : ").allSatisfy { isOneOfFew(String($0)) }
    }
    let signs = [" < ", " > ", " <= ", " >= ", " == ", " != ", " && ", " || "]
    return Double(code) != nil || ["true", "false", "nil"].contains(code) || code.hasPrefix("!") || code.hasPrefix(".")
      || signs.contains(where: code.contains)
  }

  /// Whether a timer moves something to another place each time, so that it would jump; what never stops is set once.
  private static func isTimed(_ site: FixSite) -> Bool {
    site.finding.rule == "motion-unguarded" && site.code.hasPrefix("withAnimation") && site.runsByTimer
  }

  /// Whether the state that is animated is there for the movement alone, as that of a shake: other code of the same function
  /// takes it back a moment later, so that without the animation something jumps there and back.
  private static func isForAMoment(_ site: FixSite) -> Bool {
    let tree = site.tree
    guard
      let call = site.places.nodes([.callExpr], around: site.finding.range.start).first(where: {
        tree.range($0).start == site.finding.range.start && tree.mainIs(tree.firstChild($0), "withAnimation")
      }),
      let member = site.file.members.filter({ tree.range($0.node).contains(site.finding.range.start) })
        .min(by: { tree.range($0.node).count < tree.range($1.node).count })
    else { return false }
    let own = tree.range(call)
    let delays = site.places.nodes([.callExpr], in: tree.range(member.node)).filter {
      tree.mainIs(tree.firstChild($0), "asyncAfter")
    }.map(tree.range)
    func isLater(_ range: ByteRange) -> Bool { delays.contains { $0.contains(range) } }
    return tree.assignments(below: call).contains { set in
      let state = withoutSelf(set.target, site)
      return tree.assignments(below: member.node).contains { other in
        let range = tree.range(other.node)
        return !own.contains(range) && withoutSelf(other.target, site) == state
          && site.text(other.value) != site.text(set.value) && isLater(range) != isLater(own)
      }
    }
  }

  /// Whether what moves without end would be left in a state that nobody meant: either of two, where the state is turned
  /// around each time, or the faint one.
  private static func endsElsewhere(_ site: FixSite) -> Bool {
    guard site.finding.rule == "endless-animation" else { return false }
    let tree = site.tree
    var within = site.finding.range
    var names: Set<String>?
    if site.isOn("animation"), let modifier = site.modifier {
      guard let type = site.places.type(around: site.finding.range.start) else { return false }
      within = tree.range(site.file.types[type].node)
      names = site.names(in: site.text(of: modifier))
    } else if let call = site.places.nodes([.callExpr], around: site.finding.range.start).first(where: {
      tree.range($0).start == site.finding.range.start && tree.mainIs(tree.firstChild($0), "withAnimation")
    }) {
      within = tree.range(call)
    }
    func isMeant(_ node: NodeID) -> Bool {
      names.map { !$0.isDisjoint(with: site.names(in: withoutSelf(node, site))) } ?? true
    }
    for call in site.places.nodes([.callExpr], in: within) {
      let callee = tree.firstChild(call)
      if tree.kind(callee) == .memberExpr, tree.mainIs(callee, "toggle"), isMeant(tree.firstChild(callee)) {
        return true
      }
    }
    return site.places.nodes([.assignExpr], in: within).contains { change in
      let state = tree.firstChild(change)
      return tree.mainIs(change, "=") && isMeant(state)
        && isFaint(withoutSelf(state, site), at: site.text(tree.lastChild(change)), site)
    }
  }

  private static func withoutSelf(_ node: NodeID, _ site: FixSite) -> String {
    let code = site.text(node)
    return code.hasPrefix("self.") ? String(code.dropFirst(5)) : code
  }

  /// Whether something is hard to see while a state has a value: `.opacity(isDim ? 0.3 : 1)`, `.opacity(share)`.
  private static func isFaint(_ state: String, at value: String, _ site: FixSite) -> Bool {
    site.file.modifiers.contains { use in
      guard use.known == .opacity, let argument = site.firstArgument(of: use.call) else { return false }
      let share = site.tree.lastChild(argument)
      guard site.names(in: site.text(share).replacing("self.", with: "")).contains(state) else { return false }
      if let number = Double(value) { return number < 0.5 }
      let parts = site.tree.children(share)
      guard site.tree.kind(share) == .ternaryExpr, parts.count == 3, value == "true" || value == "false" else {
        return false
      }
      let isTurned = site.text(parts[0]).hasPrefix("!")
      return Double(site.text(parts[(value == "true") != isTurned ? 1 : 2])).map { $0 < 0.5 } ?? false
    }
  }

  /// The animation that is written out at the finding; a ternary or variable there may be a guard of its own kind.
  private static func animation(_ site: FixSite) -> ByteRange? {
    if site.isOn("animation") {
      guard let modifier = site.modifier, let argument = site.firstArgument(of: modifier.call) else { return nil }
      let value = site.tree.lastChild(argument)
      return isPlain(value, site) ? site.tree.range(value) : nil
    }
    // withAnimation(…)
    for call in site.places.nodes([.callExpr], around: site.finding.range.start) {
      guard site.tree.range(call).start == site.finding.range.start, site.code.hasPrefix("withAnimation") else {
        continue
      }
      guard let argument = site.firstArgument(of: call), site.tree.label(of: argument) == nil else { return nil }
      let value = site.tree.lastChild(argument)
      return isPlain(value, site) ? site.tree.range(value) : nil
    }
    return nil
  }

  private static func isPlain(_ node: NodeID, _ site: FixSite) -> Bool {
    switch site.tree.kind(node) {
    case .callExpr, .implicitMemberExpr, .memberExpr: true
    default: false
    }
  }
}
