// Fixes for roles, traits and how elements are grouped.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

enum RoleFixes {
  static let makers: [String: FixCatalogue.Maker] = [
    "header-trait-missing": { site in
      guard let view = site.view, view.kind == .use, view.known == .Text || view.known == .Label else { return [] }
      // Half of a heading is none; both in one would be, and how they are laid out is known to who made it.
      guard !site.isOneOfSeveralLines(view), site.words(of: view).map(FixWords.leadsOn) != true else { return [] }
      // A sign is no heading.
      if site.finding.name?.kind == "text", let words = site.finding.name?.value, !TapFixes.saysLetters(words) {
        return []
      }
      let trait = ".accessibilityAddTraits(.isHeader)"
      // What goes on, what is there for a moment, and one of several points head nothing.
      guard !site.isBesideProgress, !site.isTitleOfOneOfSeveralRows, !site.fadesByItself else { return [] }
      // Other words in the same place are the same heading.
      let others = site.alternatives(of: view).filter {
        !isSign($0, site) && !isSentence($0, site) && site.look(of: $0) == site.look(of: view)
      }
      let edits = ([view] + others).map { site.append([trait], behindOwnPartsOf: $0) }
      // A sentence seldom heads something, however large it is.
      let safety: Safety = isSentence(view, site) ? .unsafe : .safe
      return [Fix(title: "Add \(trait)", safety: safety, edits: edits.sorted { $0.range.start < $1.range.start })]
    },
    "tap-gesture-missing-button-trait": TapFixes.button,
    "link-trait-missing": { site in
      let isButton = site.view?.known == .Button
      return site.add(
        [".accessibilityAddTraits(.isLink)"] + (isButton ? [".accessibilityRemoveTraits(.isButton)"] : []), .unsafe)
    },
    "overlay-not-modal": modal,
    "media-trait-missing": { site in
      let isText = site.view?.known == .Text
      // Of a button of a dialog only the title and the role are taken over.
      guard !site.isInAlert else { return [] }
      return site.add(".accessibilityAddTraits(\(isText ? ".updatesFrequently" : ".startsMediaSession"))", .safe)
    },
    "invalid-trait": invalidTrait,
    "redundant-trait": redundantTrait,
    "element-ignore-without-label": { site in
      site.isOn("accessibilityElement") && site.holdsText ? site.swap("ignore", for: "combine", .unsafe) : []
    },
    "combine-swallows-controls": { site in
      guard site.isOn("accessibilityElement") else { return [] }
      // Buttons that become actions of a row stay in reach: the one without a name needs a name.
      let isNamed = !site.finding.message.hasSuffix("has no name")
      return site.swap("combine", for: "contain", isNamed ? .unsafe : .suggestion)
        + site.swap("ignore", for: "contain", .suggestion)
    },
    "combine-label-drops-content": { site in
      guard site.isOn("accessibilityLabel"), let modifier = site.modifier else { return [] }
      return site.remove(saysMore(modifier, site) ? .suggestion : .unsafe)
    },
    // Who says why has a reason.
    "interactive-element-hidden": { site in
      site.isOn("accessibilityHidden") ? site.remove(site.isExplained ? .suggestion : .unsafe) : []
    },
    "redundant-focusable": { $0.isOn("focusable") ? $0.remove(.unsafe) : [] },
    // The ring is seen by whoever uses a keyboard.
    "focus-effect-disabled": { $0.isOn("focusEffectDisabled") ? $0.remove(.unsafe) : [] },
    "container-label-without-element": container,
    "ungrouped-row": { site in
      site.add(".accessibilityElement(children: .combine)", site.mayHoldControls ? .unsafe : .safe)
    },
    "deprecated-accessibility-api": deprecated,
    "destructive-role-missing": destructive,
    "gesture-only-action": gesture,
    "large-content-viewer-missing": { site in
      let bars = site.inner.filter { $0.known == .Button && $0.kind == .use }
      let edits = bars.map { site.append(".accessibilityShowsLargeContentViewer()", to: $0) }
      guard !edits.isEmpty else { return [] }
      return [Fix(title: "Show each button enlarged on a long press", safety: .safe, edits: edits)]
    },
    "input-purpose-missing": purpose,
  ]

  /// Whether the words of a text end as a sentence does.
  private static func isSentence(_ text: ViewNode, _ site: FixSite) -> Bool {
    site.words(of: text).map { $0.hasSuffix(".") && !$0.hasSuffix("..") } ?? false
  }

  /// Whether a text shows signs only, such as a check mark.
  private static func isSign(_ text: ViewNode, _ site: FixSite) -> Bool {
    guard let shown = site.firstArgument(of: text.expression),
      let words = site.literal(site.tree.lastChild(shown))?.words
    else { return false }
    return !TapFixes.saysLetters(words)
  }

  /// Whether a label has words of its own between what is filled in, which nothing else would say.
  private static func saysMore(_ label: ViewModifierUse, _ site: FixSite) -> Bool {
    site.places.nodes([.stringSegment], in: site.tree.range(label.call)).contains { segment in
      site.text(segment).contains(where: \.isLetter)
    }
  }

  private static let traits = [
    "header": "isHeader", "heading": "isHeader", "isHeading": "isHeader", "selected": "isSelected",
    "button": "isButton",
    "link": "isLink", "image": "isImage", "staticText": "isStaticText", "summaryElement": "isSummaryElement",
    "searchField": "isSearchField", "keyboardKey": "isKeyboardKey", "tabBar": "isTabBar", "toggle": "isToggle",
    "modal": "isModal",
  ]

  /// On the box of the dialog; where an `if` shows it with something that dims, on the box in there.
  private static func modal(_ site: FixSite) -> [Fix] {
    guard let view = site.view, let viewIndex = site.viewIndex else { return [] }
    let trait = ".accessibilityAddTraits(.isModal)"
    if view.kind == .use { return site.add(trait, .safe) }
    let boxes = site.inner.filter {
      $0.parent == viewIndex && $0.kind == .use && [.VStack, .HStack, .ZStack].contains($0.known)
    }
    guard view.kind == .choice, boxes.count == 1 else { return [] }
    // What is said beside the box would no longer be reached: a dimmed ground with a name that closes it.
    let told: Set<Known> = [.accessibilityLabel, .accessibilityAction, .accessibilityAddTraits]
    let isToldBeside = site.inner.contains { other in
      other.parent == viewIndex && other.expression != boxes[0].expression
        && (other.known.control != nil || site.modifiers(of: other).contains { told.contains($0.known) })
    }
    guard !isToldBeside else { return [] }
    return site.fix("Add \(trait)", .safe, site.append(trait, to: boxes[0]))
  }

  private static func invalidTrait(_ site: FixSite) -> [Fix] {
    let name = site.code.hasPrefix(".") ? String(site.code.dropFirst()) : site.code
    guard let right = traits[name] else { return [] }
    return site.fix(
      "Use .\(right)", .safe, site.replaceCode(site.code.hasPrefix(".") ? "." + right : right))
  }

  /// Takes the trait out of a list, or the modifier when it is the only one.
  private static func redundantTrait(_ site: FixSite) -> [Fix] {
    guard site.isOn("accessibilityAddTraits"), let modifier = site.modifier,
      let argument = site.firstArgument(of: modifier.call)
    else { return [] }
    let value = site.tree.lastChild(argument)
    guard site.tree.kind(value) == .arrayLiteral else {
      return site.tree.kind(value) == .implicitMemberExpr ? site.remove(.safe) : []
    }
    let elements = site.tree.children(value)
    if elements.count == 1 { return site.remove(.safe) }
    guard let place = elements.firstIndex(where: { site.tree.range($0).contains(site.finding.range.start) }) else {
      return []
    }
    let own = site.tree.range(elements[place])
    let range =
      place == 0
      ? ByteRange(own.start, site.tree.range(elements[1]).start)
      : ByteRange(site.tree.range(elements[place - 1]).end, own.end)
    return site.fix("Remove \(site.text(elements[place]))", .safe, TextEdit(range: range, text: ""))
  }

  private static func container(_ site: FixSite) -> [Fix] {
    guard let modifier = site.modifier else { return [] }
    // A screen of a tab is named by its tab.
    guard let view = site.view, !site.inner.contains(where: { $0.slot == .tabItem }) else { return [] }
    // One element is made only of what is known to be words and pictures; what else is meant is known to a person.
    // What stands behind the label, such as a link in the background, has none of it.
    let holdsControl = site.holdsControls(before: modifier)
    let isPlain = !holdsControl && !site.holdsUnknown(before: modifier) && view.kind == .use && view.known != .other
    let element = ".accessibilityElement(children: \(isPlain ? ".combine" : ".contain"))"
    // Each part has the label until then, and another name afterwards, or none.
    return site.fix(
      "Add \(element)", isPlain || holdsControl ? .unsafe : .suggestion, site.prepend(element, before: modifier))
  }

  private static let renamed = [
    "label": "accessibilityLabel", "value": "accessibilityValue", "hint": "accessibilityHint",
    "hidden": "accessibilityHidden", "identifier": "accessibilityIdentifier",
    "sortPriority": "accessibilitySortPriority", "addTraits": "accessibilityAddTraits",
    "removeTraits": "accessibilityRemoveTraits", "inputLabels": "accessibilityInputLabels",
    "activationPoint": "accessibilityActivationPoint",
  ]

  /// `.accessibility(label: x)` as `.accessibilityLabel(x)`, in the whole file: one name of a modifier beside the other would
  /// be half of a migration.
  private static func deprecated(_ site: FixSite) -> [Fix] {
    guard site.isOn("accessibility"), let own = site.modifier, let name = successor(of: own, site) else { return [] }
    var edits: [TextEdit] = []
    for use in site.file.modifiers where use.known == .accessibility {
      let place = site.at(use)
      guard let successor = successor(of: use, site), place.has(".\(successor)(") else {
        // The other modifiers of that view stay as well.
        if use.owner == own.owner, use.nameToken != own.nameToken, successor(of: use, site) != nil { return [] }
        if use.nameToken == own.nameToken { return [] }
        continue
      }
      guard let argument = site.firstArgument(of: use.call), let label = site.tree.label(of: argument) else { continue }
      let value = site.tree.range(site.tree.lastChild(argument))
      edits.append(TextEdit(range: site.tree.tokens.range(use.nameToken), text: successor))
      edits.append(TextEdit(range: ByteRange(site.tree.tokens.start(label), value.start), text: ""))
    }
    let title =
      edits.count > 2 ? "Use the modifiers that are named after the argument, such as .\(name)" : "Use .\(name)"
    return [Fix(title: title, safety: .safe, edits: edits.sorted { $0.range.start < $1.range.start })]
  }

  /// What a modifier of the first generation is called now.
  private static func successor(of use: ViewModifierUse, _ site: FixSite) -> String? {
    let arguments = site.tree.children(use.call).filter { site.tree.kind($0) == .argument }
    guard arguments.count == 1, let label = site.tree.label(of: arguments[0]) else { return nil }
    return renamed[site.tree.string(of: label)]
  }

  /// `role: .destructive` behind the title, or before everything else.
  private static func destructive(_ site: FixSite) -> [Fix] {
    guard let view = site.view, view.known == .Button, site.tree.kind(view.expression) == .callExpr,
      site.tree.argument(of: view.expression, label: "role") == nil
    else { return [] }
    let title = "Add role: .destructive"
    let arguments = site.tree.children(view.expression).filter { site.tree.kind($0) == .argument }
    let nameEnd = site.tree.tokens.end(view.nameToken)
    guard let first = arguments.first else {
      let hasParentheses = site.tree.tokens.kind(view.nameToken + 1) == .leftParen
      let offset = hasParentheses ? site.tree.tokens.end(view.nameToken + 1) : nameEnd
      return site.fix(
        title, .unsafe, site.insert(hasParentheses ? "role: .destructive" : "(role: .destructive)", at: offset))
    }
    if site.tree.label(of: first) == nil {
      // Behind the title and a picture beside it.
      let picture = arguments.dropFirst().first { argument in
        site.tree.label(of: argument).map { ["systemImage", "image"].contains(site.tree.string(of: $0)) } ?? false
      }
      return site.fix(title, .unsafe, site.insert(", role: .destructive", at: site.tree.range(picture ?? first).end))
    }
    // Arguments on lines of their own stay so.
    let start = site.tree.range(first).start
    let separator = site.beginsLine(start) ? "," + site.newLine(at: start) : ", "
    return site.fix(title, .unsafe, site.insert("role: .destructive" + separator, at: start))
  }

  /// The same call as an action that VoiceOver offers, when the gesture does one thing that needs nothing of it.
  private static func gesture(_ site: FixSite) -> [Fix] {
    // Once it is offered to VoiceOver, what is left is a button for everybody, which takes a person.
    guard site.finding.severity == .error, let modifier = site.modifier, let view = site.view else { return [] }
    let within = site.tree.range(modifier.call)
    var closures: [NodeID] = []
    if let own = site.tree.trailingClosure(of: modifier.call, label: nil) { closures.append(own) }
    for call in site.places.nodes([.callExpr], in: within) {
      guard call != modifier.call, site.tree.range(call).start > site.finding.range.start,
        site.tree.mainText(site.tree.firstChild(call)).elementsEqual("onEnded".utf8),
        let closure = site.tree.trailingClosure(of: call, label: nil)
      else { continue }
      closures.append(closure)
    }
    guard closures.count == 1, let words = FixWords.action(closures[0], site),
      let said = site.literal(saying: words)
    else { return [] }
    let children = site.tree.children(closures[0])
    guard let statement = children.last else { return [] }
    let code = site.text(statement)
    let takesNothing = children.count == 1 || site.text(children[0]) == "_ in"
    guard takesNothing, !code.contains("$"), !code.contains("\n") else { return [] }
    let text = ".accessibilityAction(named: \(said.code)) { \(code) }"
    return site.fix("Add \(text)", .unsafe, site.append(text, to: view)).map { $0.with(said.newKey) }
  }

  private static let purposes = [
    "given name": "givenName", "family name": "familyName", "name": "name", "email address": "emailAddress",
    "email": "emailAddress", "telephone number": "telephoneNumber", "phone number": "telephoneNumber",
    "one-time code": "oneTimeCode", "password": "password", "new password": "newPassword", "username": "username",
    "user name": "username", "postal code": "postalCode", "organization": "organizationName", "city": "addressCity",
    "street address": "fullStreetAddress", "address": "fullStreetAddress", "country": "countryName",
    "credit card number": "creditCardNumber", "URL": "URL",
  ]

  /// Whether words are those that forms have everywhere, and which the system knows.
  static func isCommon(_ words: String) -> Bool {
    purposes[words.lowercased()] != nil || purposes[words] != nil || ["Notes", "Search", "Title"].contains(words)
  }

  private static func purpose(_ site: FixSite) -> [Fix] {
    guard var type = purposes[site.detail(after: "asks for the ", before: " but ")] else { return [] }
    guard let view = site.view else { return site.add(".textContentType(.\(type))", .unsafe) }
    let (twins, told) = twins(of: view, site)
    let asked = ([view] + twins).first { $0.known == .SecureField } ?? view
    let fields = site.file.views.filter { $0.body == view.body && $0.known == .SecureField && $0.kind == .use }
    // Who is asked twice chooses a new one; of three the first is the one so far, unless another is called so.
    if type == "password" || type == "newPassword", fields.contains(where: { $0.nameToken == asked.nameToken }) {
      let bound = fields.compactMap { site.tree.argument(of: $0.expression, label: "text").map(site.text) }
      let own = site.tree.argument(of: view.expression, label: "text").map(site.text)
      let isNamed = fields.contains { isOfNow($0, site) }
      let isFirstOfThree = !isNamed && Set(bound).count > 2 && own == bound.first
      if isOfNow(asked, site) {
        type = "password"
      } else if Set(bound).count > 1, !isFirstOfThree {
        type = "newPassword"
      }
    }
    // The other one says that it is a password there is already: both together would be filled differently.
    if type == "newPassword" {
      let isOldBeside = fields.contains { field in
        field.nameToken != asked.nameToken && !isOfNow(field, site)
          && site.modifiers(of: field).contains { site.text(of: $0) == ".textContentType(.password)" }
      }
      guard !isOldBeside else { return [] }
    }
    // What its twin says is true of both, and what is not told of one is told of neither.
    if told.contains(where: { $0 == nil }) || Set(told).count > 1 { return [] }
    let text = told.first.flatMap(\.self) ?? ".textContentType(.\(type))"
    let edits = ([view] + twins).map { field in
      // What is written to ask for nothing would stay the one that counts.
      site.modifiers(of: field).first { $0.known == .textContentType }.map {
        site.replace($0, by: String(text.dropFirst()))
      } ?? site.append(text, to: field)
    }
    return [Fix(title: "Add \(text)", safety: .unsafe, edits: edits.sorted { $0.range.start < $1.range.start })]
  }

  /// The fields that take turns with one, since they are bound to the same: those that do not say what they ask for, and what
  /// the others say, nil where that is not written out.
  private static func twins(of view: ViewNode, _ site: FixSite) -> (fields: [ViewNode], told: [String?]) {
    guard let own = site.tree.argument(of: view.expression, label: "text").map(site.text) else { return ([], []) }
    let owner = site.file.bodies[Int(view.body)].owner
    // What a function is handed is another thing in each of them, by whatever name.
    let isKept =
      own.hasPrefix("$") || own.hasPrefix("self.")
      || site.file.members.contains { $0.owner == owner && site.tree.string(of: $0.nameToken) == own }
    var (fields, told): ([ViewNode], [String?]) = ([], [])
    for other in site.file.views where other.kind == .use && other.nameToken != view.nameToken {
      guard other.known == .TextField || other.known == .SecureField,
        other.body == view.body || isKept && owner >= 0 && site.file.bodies[Int(other.body)].owner == owner,
        site.tree.argument(of: other.expression, label: "text").map(site.text) == own
      else { continue }
      if let use = other.modifiers.map({ site.file.modifiers[Int($0)] }).first(where: {
        $0.known == .textContentType && $0.saysContentType(in: site.tree)
      }) {
        told.append(use.isConditional ? nil : site.text(of: use))
      } else {
        fields.append(other)
      }
    }
    return (fields, told)
  }

  /// Whether a field says that it is about what holds so far: "Current password".
  private static func isOfNow(_ field: ViewNode, _ site: FixSite) -> Bool {
    let bound = site.tree.argument(of: field.expression, label: "text").map(site.text) ?? ""
    let title = site.firstArgument(of: field.expression).flatMap { site.literal(site.tree.lastChild($0)) }?.words ?? ""
    return [bound, title].contains { Words.split($0).contains(where: present.contains) }
  }

  private static let present: Set<String> = ["current", "existing", "old", "previous"]
}
