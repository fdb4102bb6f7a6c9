// A label of UIKit code that heads a screen or a part of it by its words, its font and where it stands.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

/// A label that looks like a heading, whoever reads it.
struct UIKitTitle {
  /// What makes it look so.
  let look: String
  let rank: Severity

  init?(_ object: UIKitObject, _ model: UIKitModel) {
    let member = model.file.members[Int(object.member)]
    guard member.owner >= 0, member.surroundings.isDisjoint(with: [.debug, .placeholder, .widget]) else { return nil }
    let owner = model.file.types[Int(member.owner)]
    guard let around = model.type(around: object.member), let handle = model.handle(of: object)
    else { return nil }
    let isScreen = around.kind.isController
    guard isScreen || around.kind == .view || around.kind == .stackView || around.kind == .scrollView else {
      return nil
    }
    let name =
      handle.local >= 0
      ? model.tree.text(model.code.locals[Int(handle.local)].node) : UIKitHeaders.name(of: object, handle, model)
    let isNamed = UIKitHeaders.namesTitle(name)
    let facts = model.facts(of: object)
    guard UIKitHeaders.isSilent(facts), facts.saysAny(.text, .attributedText),
      !UIKitHeaders.isTitleView(object, model), model.holders(of: handle).contains(where: \.isOwn),
      !facts.saysElsewhere(.font), let found = Self.look(of: object, facts, model)
    else { return nil }
    // What a controller calls a title may have any words; else they have to be seen.
    guard
      isNamed && isScreen && found.rank == .warning
        || Self.headsSomething(handle, facts, isNamed: isNamed || isScreen, model)
    else { return nil }
    guard isScreen || found.rank == .warning, !Self.tellsOfNothing(name, model.tree.string(of: owner.nameToken)) else {
      return nil
    }
    (look, rank) = (found.look, found.rank)
  }

  /// How surely a label looks like a heading, as a text of SwiftUI with this font does.
  private static func look(
    of object: UIKitObject, _ facts: UIKitFacts, _ model: UIKitModel
  ) -> (look: String, rank: Severity)? {
    let fonts = facts.uses.filter { $0.word == .font && $0.value.exists }
    guard fonts.count == 1,
      let measure = model.fontMeasure(of: fonts[0].value, member: fonts[0].member)
        ?? model.namedFontMeasure(of: fonts[0].value, member: fonts[0].member)
    else { return nil }
    switch measure.style {
    case "largeTitle", "title", "title2", "title3": return ("its text style is \(measure.style ?? "")", .warning)
    case "headline": return ("its text style is headline", .note)
    case nil: break
    default: return nil
    }
    guard let points = measure.points, measure.isBold, points >= 17 else { return nil }
    return ("its font is \(measure.weight ?? "bold"), \(Rule.measure(points)) points", points >= 22 ? .warning : .note)
  }

  /// Whether it says words that are written there, and begins what it stands in. In a view that is no screen, a line that
  /// nobody calls a title has to have more words below it.
  private static func headsSomething(
    _ handle: UIKitHandle, _ facts: UIKitFacts, isNamed: Bool, _ model: UIKitModel
  ) -> Bool {
    let texts = facts.uses.filter { $0.word == .text }
    guard !texts.isEmpty, !facts.saysElsewhere(.text), !facts.says(.attributedText) else { return false }
    for text in texts {
      guard text.value.exists, case let words = model.wordings(of: text.value, member: text.member), !words.hasRuntime,
        !words.all.isEmpty, words.all.allSatisfy({ isTitle($0.text) && !$0.looksLikeKey })
      else { return false }
    }
    let all = model.placed
    guard let place = all.first(where: { $0.child == handle }) else { return false }
    let siblings = all.filter { $0.holder == place.holder }
    // Below other words, or beside a setting, it is a line of something else.
    var hasWordsBelow = false
    for sibling in siblings where sibling.child != handle {
      guard place.placement.isArranged,
        let kind = model.type(of: sibling.placement.childNode, member: sibling.placement.member)?.kind
      else { continue }
      // The children of one call stand in its order.
      if kind == .label, sibling.placement.childNode < place.placement.childNode { return false }
      if settings.contains(kind) { return false }
      hasWordsBelow = hasWordsBelow || kind == .label || kind == .textView
    }
    guard isNamed || hasWordsBelow, !isBesideSetting(place.placement, model) else { return false }
    return siblings.count > 1 || model.holders(of: handle).count > 1
  }

  /// Whether a setting that is made right there stands in the same list: `UIStackView(arrangedSubviews: [label, UISwitch()])`.
  private static func isBesideSetting(_ placement: UIKitPlacement, _ model: UIKitModel) -> Bool {
    let tree = model.tree
    return tree.children(placement.node).dropFirst().contains { argument in
      guard case let list = tree.lastChild(argument), list.exists, tree.kind(list) == .arrayLiteral else {
        return false
      }
      return tree.children(list).contains { element in
        model.type(of: element, member: placement.member).map { settings.contains($0.kind) } ?? false
      }
    }
  }

  private static let settings: Set<UIKitClass> = [
    .toggle, .slider, .stepper, .textField, .segmentedControl, .datePicker, .textView,
  ]

  /// Whether a text has the length of a title and words in it, ends like none of a sentence, and tells of no failure.
  private static func isTitle(_ text: String) -> Bool {
    let letters = text.count(where: \.isLetter)
    guard text.count <= 60, letters >= 3, 2 * letters > text.count, !text.contains("‹") else { return false }
    guard let last = text.last, !".?:…".contains(last) else { return false }
    let start = text.lowercased()
    return !Rule.wordsOfNothing.contains(where: start.hasPrefix) && !start.hasSuffix("not found")
  }

  /// Whether the label, or what it stands in, is by its name a status, a value or a message.
  private static func tellsOfNothing(_ name: String, _ owner: String) -> Bool {
    let words = Words.split(name) + Words.split(owner)
    return words.contains { passing.contains($0) }
  }

  private static let passing: Set<String> = [
    "empty", "error", "failure", "unavailable", "toast", "snackbar", "banner", "hud", "status", "value", "amount",
    "count",
    "price", "badge", "message", "placeholder", "initials", "cell", "row", "card", "tile", "button", "subtitle",
    "loading",
    "progress", "timer", "splash", "logo",
  ]
}
