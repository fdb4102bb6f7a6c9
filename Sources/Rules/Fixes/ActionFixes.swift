// Fixes for what people do: other ways to an action, states of controls, and messages that are spoken.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSourceText
import CurbcutSyntax
import CurbcutViews

enum ActionFixes {
  static let makers: [String: FixCatalogue.Maker] = [
    "missing-keyboard-shortcut": { site in
      site.view?.known == .Button ? site.add(".keyboardShortcut(.defaultAction)", .unsafe) : []
    },
    "conflicting-traits": { site in
      guard site.view?.known == .Button, site.isOn("accessibilityAddTraits"), site.code.hasSuffix("isLink") else {
        return []
      }
      let opens = site.action.map { site.text($0).contains("openURL") || site.text($0).contains("UIApplication") }
      return site.add(".accessibilityRemoveTraits(.isButton)", opens == true ? .safe : .unsafe)
    },
    "disabled-visual-only": disabled,
    "custom-control-not-focusable": { site in
      guard let modifier = site.modifier else { return [] }
      return site.fix("Add .focusable()", .unsafe, site.prepend(".focusable()", before: modifier))
    },
    "announcement-missing": announce,
    "autoplay-media": { site in
      guard site.code.hasSuffix(".play()"), site.statement(around: site.finding.range).map(site.text) == site.code
      else {
        return []
      }
      // Where nothing else plays it, nobody could.
      let others = site.places.nodes([.callExpr], in: site.wholeFile).contains { call in
        let name = String(decoding: site.tree.mainText(site.tree.firstChild(call)), as: UTF8.self)
        return Words.split(name).contains("play") && !site.tree.range(call).contains(site.finding.range)
          && !site.finding.range.contains(site.tree.range(call))
      }
      let canBePlayed = others || site.file.views.contains { $0.known == .VideoPlayer }
      // What only sounds has no setting of its own, as the help says.
      if site.finding.help.contains("isVoiceOverRunning") {
        return site.fix(
          "Play only if VoiceOver is not running", canBePlayed ? .unsafe : .suggestion,
          site.replaceCode("if !UIAccessibility.isVoiceOverRunning { \(site.code) }"))
      }
      return site.fix(
        "Play only if video autoplay is enabled", canBePlayed ? .unsafe : .suggestion,
        site.replaceCode("if UIAccessibility.isVideoAutoplayEnabled { \(site.code) }"))
    },
    "swipe-actions-only": edit,
    "swipe-card-missing-actions": decisions,
    "adjustable-value-missing": stars,
  ]

  /// `.disabled(!isValid)` beside `.opacity(isValid ? 1 : 0.4)`.
  private static func disabled(_ site: FixSite) -> [Fix] {
    guard let modifier = site.modifier, let argument = site.firstArgument(of: modifier.call) else { return [] }
    let parts = site.tree.children(site.tree.lastChild(argument))
    guard site.tree.kind(site.tree.lastChild(argument)) == .ternaryExpr, parts.count == 3,
      let then = Double(site.text(parts[1])), let other = Double(site.text(parts[2])), then != other
    else { return [] }
    let dims = site.tree.string(of: modifier.nameToken) == "opacity"
    guard dims || site.tree.string(of: modifier.nameToken) == "grayscale" else { return [] }
    let condition = site.text(parts[0])
    let isPlain = [.identifierExpr, .memberExpr, .callExpr].contains(site.tree.kind(parts[0]))
    let isOn = dims ? then > other : then < other
    let text =
      isOn
      ? isPlain ? "!\(condition)" : "!(\(condition))"
      : condition.hasPrefix("!") && !condition.contains(" ") ? condition : condition
    return site.add(".disabled(\(text))", .unsafe)
  }

  /// The words of the message, spoken when it appears and, where they may change, when they do.
  private static func announce(_ site: FixSite) -> [Fix] {
    guard let view = site.view, view.kind == .use, view.known == .Text || view.known == .Label,
      let argument = site.firstArgument(of: view.expression), site.tree.label(of: argument) == nil
    else { return [] }
    // What a row says of the thing it is about was there before, and is met with the row.
    if let element = site.element, element.isWhereUsedInside([.ForEach]) || isValueOfComponent(view, site) {
      return []
    }
    // Among the arguments of a call, as the header of what is shown, it is not the message.
    guard site.beginsLine(site.tree.range(view.chain).start) else { return [] }
    let value = site.tree.lastChild(argument)
    // What takes one value is deprecated since iOS 17, and what takes none is new there.
    let isNew = site.places.project.leastSystem ?? 0 >= 17
    // UIKit's call does not compile for the Mac.
    guard !site.places.isSharedWithMac else { return [] }
    func post(_ words: String) -> String { "UIAccessibility.post(notification: .announcement, argument: \(words))" }
    let code = site.text(value)
    // What SwiftUI looks up by itself is looked up by nobody there.
    guard let spoken = site.spoken(value) else { return [] }
    var parts = [".onAppear { \(post(spoken)) }"]
    if let share = view.modifiers.lazy.map({ site.file.modifiers[Int($0)] }).first(where: { $0.known == .opacity })
      .flatMap({ site.tree.argument(of: $0.call, label: nil) }), site.tree.kind(share) == .ternaryExpr
    {
      // It is there all the time, and seen when the condition holds.
      let condition = site.tree.firstChild(share)
      guard site.tree.kind(condition) == .identifierExpr, site.tree.kind(value) == .stringLiteral else { return [] }
      let name = site.text(condition)
      parts = [
        isNew
          ? ".onChange(of: \(name)) { if \(name) { \(post(spoken)) } }"
          : ".onChange(of: \(name)) { if $0 { \(post(spoken)) } }"
      ]
    }
    switch site.tree.kind(value) {
    case .stringLiteral: break
    case .identifierExpr, .memberExpr:
      if isNew {
        parts = [".onChange(of: \(code), initial: true) { \(post(spoken)) }"]
      } else {
        parts.append(".onChange(of: \(code)) { \(post(spoken == code ? "$0" : spoken)) }")
      }
    default: return []
    }
    // Long lines are broken in the braces.
    let between = site.append("", to: view).text
    let line =
      between.isEmpty ? site.newLine(at: site.tree.range(view.chain).start) + site.step(in: site.wholeFile) : between
    let isLong = parts.contains { $0.utf8.count + line.utf8.count > 100 }
    parts = parts.map { part in
      guard isLong, let open = part.firstIndex(of: "{") else { return part }
      let inner = part[part.index(open, offsetBy: 2)...].dropLast(2)
      return part[...open] + line + site.step(in: site.wholeFile) + inner + line + "}"
    }
    return site.fix("Announce \(code) when it appears", .unsafe, site.append(parts, to: view))
  }

  /// Whether the message is all that a closure gives to a component which has a caption besides:
  /// `StatusRow(label: "Server", status: { Text("Not reached") })`.
  private static func isValueOfComponent(_ view: ViewNode, _ site: FixSite) -> Bool {
    var view = view
    while view.slot == .content, view.parent >= 0 {
      let around = site.file.views[Int(view.parent)]
      guard around.kind == .choice || around.known == .Group else { break }
      view = around
    }
    guard view.slot == .custom, view.slotModifier < 0, view.parent >= 0 else { return false }
    let parent = site.file.views[Int(view.parent)]
    guard parent.known == .other || parent.kind == .reference else { return false }
    let parts = site.file.views[Int(view.parent) + 1..<Int(parent.end)].filter {
      $0.parent == view.parent && $0.slotModifier < 0
    }
    return parts.count > 1
      || site.tree.children(parent.expression).contains { argument in
        site.tree.kind(argument) == .argument && site.tree.kind(site.tree.lastChild(argument)) == .stringLiteral
      }
  }

  /// A visible way into deleting, for lists that know how to delete.
  private static func edit(_ site: FixSite) -> [Fix] {
    guard site.isOn("onDelete"), let list = site.ancestors.first(where: { $0.known == .List }) else { return [] }
    let text = ".toolbar { EditButton() }"
    return site.fix("Add \(text) to the list", .unsafe, site.append(text, to: list))
  }

  /// Each branch of a decision as an action, when it is one call that needs nothing of the gesture.
  private static func decisions(_ site: FixSite) -> [Fix] {
    guard let modifier = site.modifier else { return [] }
    let within = site.tree.range(modifier.call)
    var actions: [String] = []
    for node in site.places.nodes([.codeBlock, .switchCase], in: within)
    where site.tree.range(node).start > site.finding.range.start {
      let statements = site.tree.children(node).filter { site.tree.kind($0) != .caseItem }
      if site.tree.kind(node) == .switchCase, statements.allSatisfy({ site.tree.kind($0) == .jumpStmt }) { continue }
      guard statements.count == 1, site.tree.kind(statements[0]) == .callExpr,
        site.tree.kind(site.tree.firstChild(statements[0])) == .identifierExpr
      else { return [] }
      let code = site.text(statements[0])
      let name = site.text(site.tree.firstChild(statements[0]))
      guard let words = FixWords.sentence(name), let said = site.literal(saying: words), !code.contains("\n"),
        !code.contains("translation"),
        !code.contains("value"), !code.contains("$")
      else { return [] }
      actions.append(".accessibilityAction(named: \(said.code)) { \(code) }")
    }
    guard actions.count >= 2, Set(actions).count == actions.count, let view = site.view else { return [] }
    return site.fix("Add an accessibility action for each decision", .unsafe, site.append(actions, to: view))
  }

  /// Stars that are tapped one by one, as one element that is adjusted.
  private static func stars(_ site: FixSite) -> [Fix] {
    guard let view = site.view, view.known == .ForEach, let viewIndex = site.viewIndex,
      let stack = site.ancestors.first,
      stack.kind == .use, stack.known == .HStack,
      let argument = site.firstArgument(of: view.expression)
    else { return [] }
    let range = site.tree.lastChild(argument)
    guard site.tree.kind(range) == .binaryExpr, site.tree.mainIs(range, "...") else { return [] }
    let bounds = site.tree.children(range).map(site.text)
    let others = site.file.views.indices.filter { site.file.views[$0].parent == view.parent && $0 != Int(viewIndex) }
    guard bounds.count == 2, others.isEmpty,
      let change = site.first(.assignExpr, in: site.tree.range(view.expression), where: { site.tree.mainIs($0, "=") }),
      let words = FixWords.binding(site.text(site.tree.firstChild(change))), let said = site.literal(saying: words)
    else { return [] }
    let state = site.text(site.tree.firstChild(change))
    let parts = [
      ".accessibilityElement()", ".accessibilityLabel(\(said.code))", ".accessibilityValue(\"\\(\(state))\")",
      ".accessibilityAdjustableAction { direction in "
        + "\(state) = min(max(\(state) + (direction == .increment ? 1 : -1), \(bounds[0])), \(bounds[1])) }",
    ]
    return site.fix("Make it one adjustable element", .unsafe, site.append(parts, to: stack))
  }
}
