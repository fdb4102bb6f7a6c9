// The role of what is tapped. A stack is as many elements as it has parts, and each would be a button of its own, so it
// becomes one element first.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

enum TapFixes {
  private static let stacks: Set<Known> = [.VStack, .HStack, .ZStack, .GroupBox]

  static func button(_ site: FixSite) -> [Fix] {
    guard let tap = site.modifier, let view = site.view, view.kind == .use || view.kind == .reference,
      // A button has the role; the code has to move into its action.
      view.known != .Button,
      // What a modifier on these does, it does to each of their parts.
      ![.Group, .ForEach, .Section, .GridRow, .ToolbarItem, .ToolbarItemGroup, .List, .Form, .ScrollView]
        .contains(view.known), !site.holdsControls(before: tap),
      // One element would swallow the controls of components, too.
      site.element?.controlsInside(before: tap).isEmpty == true, !site.mayHoldActions(before: tap)
    else { return [] }
    // What is written for one platform only is not there for all, and what several taps do is not one thing.
    let written = view.modifiers.map { site.file.modifiers[Int($0)] }
    guard !written.contains(where: \.isConditional), !site.hidesByColor,
      written.count(where: { $0.known == .onTapGesture }) < 2
    else { return [] }
    // What does nothing where there is nothing to open is no button there.
    if let action = site.action, isConditional(action, site) { return [] }
    // Beside what else is tapped there, a whole page is no button.
    if site.tree.string(of: tap.nameToken) == "simultaneousGesture", view.known != .Text, view.known != .Image {
      return []
    }
    // A picture that is pressed is a button and no picture.
    let opens = site.action.map { opensPage($0, site) } ?? false
    var modifiers = [".accessibilityAddTraits(\(opens ? ".isLink" : ".isButton"))"]
    if view.known == .Image { modifiers.append(".accessibilityRemoveTraits(.isImage)") }
    let isOne: Bool
    switch view.known {
    case .Text, .Label, .Image: isOne = true
    case let known:
      let ofPackage = site.places.project.packageView(view, in: site.file)?.known
      isOne = view.kind == .use && (known.isShape || (ofPackage ?? known).isRemoteImage)
    }
    let uses = view.modifiers.map { site.file.modifiers[Int($0)] }
    // Without words it would be one more button that says only that it is one.
    var isNamed = ["text", "runtime"].contains(site.finding.name?.kind)
    var newKey: String?
    let isLabeled = uses.contains { $0.known == .accessibilityLabel }
    if !isNamed, !isLabeled, let (words, _) = NameFixes.suggestion(site) {
      guard let said = site.literal(saying: words) else { return [] }
      newKey = said.newKey
      modifiers.insert(".accessibilityLabel(\(said.code))", at: 0)
    } else if !isNamed, !isLabeled {
      // A button without a name helps nobody.
      return []
    }
    // What a component shows only where it is given words may be without them here.
    if isNamed, !isLabeled, view.known == .other || view.kind == .reference, site.isHeardWithoutWords { return [] }
    // A drawing made of letters is none, either.
    if isNamed, !isLabeled, let words = site.finding.name?.value, !saysLetters(words) {
      return []
    }
    // The first letter of a day or a month is one of several like it, and a number that is hidden at 0 is no name.
    if isNamed, !isLabeled, site.isNamedByALetter || site.isNamedAtTimes { return [] }
    let isWhole =
      isOne
      || view.kind == .use && stacks.contains(view.known) && !site.holdsUnknown(before: tap)
        && !site.holdsUnnamedPictures
    // What a modifier does to several views without a stack, it does to each; and a mark of which only the color tells
    // whether it is there would be said of all.
    let isVague = !isOne && (site.isSeveralViews || site.drawsTheSameEitherWay)
    var edits: [TextEdit] = []
    // What stands before a group of its own belongs to what is inside.
    var last = tap
    if let grouping = uses.first(where: { $0.known == .accessibilityElement }) {
      if grouping.nameToken > last.nameToken { last = grouping }
      // What only holds its parts together has no role.
      if site.text(of: grouping).contains("contain") { return [] }
      // What is inside is not read then, only a label is.
      if !site.text(of: grouping).contains("combine") {
        isNamed = isLabeled
        if !isNamed, !modifiers[0].hasPrefix(".accessibilityLabel") { return [] }
      }
    } else if !isOne {
      let element = ".accessibilityElement(children: .combine)"
      // A label, value or hint before it would be given to each part.
      if let first = uses.first(where: { site.tree.string(of: $0.nameToken).hasPrefix("accessibility") }) {
        edits.append(site.prepend(element, before: first))
      } else {
        modifiers.insert(element, at: 0)
      }
    }
    let title = "Add " + (edits.map(\.text) + modifiers).joined()
    edits.append(site.append(modifiers, behindOwnPartsOf: view, after: last))
    return [
      Fix(
        title: title, safety: isVague ? .suggestion : isNamed && isWhole ? .safe : .unsafe,
        edits: edits.sorted { $0.range.start < $1.range.start }
      ).with(newKey)
    ]
  }

  /// Whether an action does something only on a condition: an `if` without `else`, or behind a `guard`, which may be the
  /// first of the function that it calls.
  static func isConditional(_ action: NodeID, _ site: FixSite) -> Bool {
    if let block = blockOfCallee(action, site), let first = site.tree.children(block).first,
      site.tree.kind(first) == .guardStmt, leavesAtOnce(first, site)
    {
      return true
    }
    let statements = site.tree.children(action).filter { site.tree.kind($0) != .closureSignature }
    guard let first = statements.first else { return false }
    switch site.tree.kind(first) {
    case .guardStmt: return asksState(first, site) || leavesAtOnce(first, site)
    // `onTap?()`, which may be given nothing.
    case .callExpr:
      return statements.count == 1 && site.tree.kind(site.tree.firstChild(first)) == .optionalChainExpr
    case .ifExpr: return statements.count == 1 && site.tree.children(first).count < 3
    default: return false
    }
  }

  /// Whether words are made of letters or numbers: "🅧" is a sign.
  static func saysLetters(_ words: String) -> Bool {
    words.unicodeScalars.contains {
      switch $0.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber: true
      default: false
      }
    }
  }

  /// Whether a `guard` asks for something that may be there or not, and does not only make a value of what is.
  private static func asksState(_ statement: NodeID, _ site: FixSite) -> Bool {
    site.places.nodes([.optionalBinding], in: site.tree.range(statement)).contains { binding in
      let value = site.tree.lastChild(binding)
      return value == site.tree.firstChild(binding) || site.tree.kind(value) != .callExpr
    }
  }

  /// Whether a `guard` asks whether something holds, such as `!isPlain`, and does nothing where it does not.
  private static func leavesAtOnce(_ statement: NodeID, _ site: FixSite) -> Bool {
    let tree = site.tree
    guard case let otherwise = tree.children(tree.lastChild(statement)), otherwise.count == 1,
      [.jumpStmt, .returnStmt].contains(tree.kind(otherwise[0]))
    else { return false }
    return tree.children(tree.firstChild(statement)).contains {
      ![.optionalBinding, .availability].contains(tree.kind($0))
    }
  }

  /// The block of the function of the same type that is all that an action calls.
  private static func blockOfCallee(_ action: NodeID, _ site: FixSite) -> NodeID? {
    let tree = site.tree
    guard let callee = FixWords.callee(of: action, site), let type = site.places.type(around: tree.range(action).start),
      case let code = site.text(callee), !(code.hasPrefix("self.") ? code.dropFirst(5) : code[...]).contains(".")
    else { return nil }
    let found = site.file.members.filter {
      $0.kind == .function && $0.owner == Int32(type) && $0.name == tree.name(callee)
    }
    return found.count == 1 && found[0].block.exists ? found[0].block : nil
  }

  /// Whether all that an action does is to open an address outside the app, by itself or by a function that it calls.
  private static func opensPage(_ action: NodeID, _ site: FixSite) -> Bool {
    if let element = site.element, Rule.opensWebPage(action, element) { return true }
    // `openTermsURL()`, wherever that is declared.
    let callee = FixWords.callee(of: action, site)
    let words = callee.map { Words.split(String(decoding: site.tree.mainText($0), as: UTF8.self)) } ?? []
    if words.first == "open", let last = words.last, ["url", "link", "website", "webpage"].contains(last) {
      return true
    }
    let calls = site.places.nodes([.callExpr], in: site.tree.range(action)).filter { $0 != action }
    let names = calls.map { site.text(site.tree.firstChild($0)) }
    return names.contains { $0 == "openURL" || $0 == "UIApplication.shared.open" }
      && names.allSatisfy { $0 == "openURL" || $0 == "URL" || $0.hasPrefix("UIApplication.shared") }
  }

  /// One element out of the parts of a tapped group that are buttons each.
  static func group(_ site: FixSite) -> [Fix] {
    guard let view = site.view,
      let trait = site.modifiers(of: view).first(where: { $0.known == .accessibilityAddTraits })
    else { return [] }
    let uses = site.modifiers(of: view)
    let first = uses.first { site.tree.string(of: $0.nameToken).hasPrefix("accessibility") } ?? trait
    guard !site.holdsControls(before: trait) else { return [] }
    let element = ".accessibilityElement(children: .combine)"
    return site.fix("Add \(element)", .unsafe, site.prepend(element, before: first))
  }
}
