// Fields for a person's own data that do not say which data they want.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let inputPurposeMissing = Rule(
    "input-purpose-missing",
    .view([.control]) { element, report in
      guard element.known == .TextField || element.known == .SecureField else { return }
      guard !element.isOutOfScope, element.flags.isDisjoint(with: [.disabled, .redacted]) else { return }
      let modifiers: Set<Known> = [.textContentType]
      guard
        !element.withAncestors.contains(where: { around in
          around.modifiers.contains { $0.use.known == .textContentType && $0.use.saysContentType(in: $0.file.tree) }
        }),
        !element.isGivenByUse(modifiers), let purpose = InputPurpose(element), !isOfAThing(element),
        !isPart(element), purpose.row.contentType != "nickname" || isForNewcomers(element)
      else { return }
      var row = purpose.row
      if row.contentType == "password", setsPassword(element) { row = InputPurpose.newPassword }
      // The Mac has no keyboards on the screen.
      let isForMac = element.model.project.isForMacOnly(element.file)
      let hasKeyboard = element.withAncestors.contains { $0.hasModifier(.keyboardType) }
      let keyboard = isForMac || hasKeyboard ? "" : row.keyboard.map { " and .keyboardType(.\($0))" } ?? ""
      // A password without an account opens a file, pairs a device or belongs to a server, as far as can be told.
      // A user name without anything else may be that of somebody else: who is looked for, invited or banned.
      let isLone =
        row.isPassword && !isOfAnAccount(element) || row.isName && isForAThing(element)
        || row.contentType == "username" && !asksForMore(element)
      report.add(
        row.isKey && !isLone ? .warning : .note, isLone ? .low : .medium, at: element.nameRange,
        "This field asks for the \(row.name) but has no content type, so AutoFill may not offer it",
        help: "Add .textContentType(.\(row.contentType))\(keyboard).", cause: element.index)
    }, uikit: { model, report in fields(model, &report) },
    interface: { model, report in fields(model, &report) })

  /// Whether the end of an address stands behind the field, or the beginning of a number before it, so that only a part is
  /// typed: `TextField(…)` and `Text("@example.org")`.
  private static func isPart(_ element: Element) -> Bool {
    if let next = element.nextSibling, next.known == .Text,
      next.textWordings.all.contains(where: { $0.text.hasPrefix("@") })
    {
      return true
    }
    guard let row = element.parent, row.known == .HStack,
      let before = row.children.last(where: { $0.index < element.index }), before.known == .Text
    else { return false }
    return before.textWordings.all.contains { words in
      words.text.contains(where: \.isNumber) && !words.text.contains { $0.isLetter || $0 == "‹" }
    }
  }

  /// Whether a form is filled in by people who sign up. Elsewhere a nickname is mostly one for an account, a contact or a
  /// thing, and what the system knows as theirs would be wrong.
  private static func isForNewcomers(_ element: Element) -> Bool {
    element.model.typeWords(of: element.index).contains { newcomers.contains($0) }
  }

  private static let newcomers: Set<String> = [
    "sign", "signup", "register", "registration", "onboarding", "auth", "profile", "welcome",
  ]

  /// Whether a form asks for the password twice, so that it is one that is chosen now: who signs in types it once. A first
  /// field for the one so far says so.
  private static func setsPassword(_ element: Element) -> Bool {
    let own = element.argument("text").map { element.tree.sourceText($0) }
    var others: Set<String> = []
    for field in fields(ofTypeOf: element) where field.known == .SecureField {
      guard let text = field.argument("text") else { continue }
      let binding = field.tree.sourceText(text)
      if binding != own, InputPurpose(field)?.row.isPassword == true { others.insert(binding) }
    }
    // Two others: this one is the password so far.
    return others.count == 1
  }

  /// The fields that the type asks for which a field stands in.
  private static func fields(ofTypeOf element: Element) -> some Sequence<Element> {
    element.file.views.indices.lazy.map { Element(model: element.model, index: Int32($0)) }.filter {
      ($0.known == .TextField || $0.known == .SecureField) && $0.body.owner == element.body.owner
    }
  }

  /// Whether the type of a field is about an account, or asks for other data of a person as well.
  private static func asksForMore(_ element: Element) -> Bool {
    let words = element.model.typeWords(of: element.index)
    if words.contains(where: { accountWords.contains($0) || newcomers.contains($0) }) { return true }
    return fields(ofTypeOf: element).contains { field in
      field.known == .SecureField
        || field.known == .TextField && InputPurpose(field).map { $0.row.contentType != "username" } == true
    }
  }

  // MARK: UIKit

  private static func fields(_ model: UIKitModel, _ report: inout Report) {
    var rows: [(row: InputPurpose.Row, range: ByteRange)] = []
    for object in model.objects where object.type.kind == .textField && !object.type.isOwn {
      let owner = model.file.members[Int(object.member)].owner
      guard owner >= 0, model.file.members[Int(object.member)].surroundings.isDisjoint(with: [.debug]) else { continue }
      let facts = model.facts(of: object)
      guard !facts.isOpen, !facts.saysAny(.textContentType, .isEnabled, .alpha, .isUserInteractionEnabled) else {
        continue
      }
      var lists = [Words.split(UIKitTargets.text(of: object, model))]
      for use in facts.uses where use.word == .placeholder && use.value.exists {
        let words = model.wordings(of: use.value, member: use.member)
        lists += words.all.filter { !$0.isBlank && !$0.looksLikeKey }.map { Words.split($0.text) }
      }
      let type = Words.split(model.tree.string(of: model.file.types[Int(owner)].nameToken))
      guard let row = InputPurpose.row(for: lists, around: type) else { continue }
      rows.append((row, model.tree.range(model.tree.firstChild(object.creation))))
    }
    let asksForMore = rows.contains { $0.row.contentType != "username" }
    for (row, range) in rows { add(row, at: range, asksForMore: asksForMore, &report) }
  }

  private static func fields(_ model: InterfaceModel, _ report: inout Report) {
    for element in model.elements where element.kind == .textField && !element.isHiddenForGood && !element.isInHidden {
      if let traits = element.child(key: "textInputTraits"),
        element.document.range("textContentType", of: traits) != nil
      {
        continue
      }
      let facts = element.facts
      guard !facts.isOpen, !facts.saysAny(.textContentType, .isEnabled, .alpha), element.text("enabled") == nil,
        let words = element.text("placeholder").map(Words.split), !facts.saysAny(.placeholder, .attributedPlaceholder),
        let row = InputPurpose.row(for: [words], around: [])
      else { continue }
      add(row, at: element.range, asksForMore: true, &report, cause: element.index)
    }
  }

  private static func add(
    _ row: InputPurpose.Row, at range: ByteRange, asksForMore: Bool, _ report: inout Report, cause: Int32 = -1
  ) {
    // A password without an account opens a file or pairs a device, as far as can be told; a user name without anything
    // else may be that of somebody else.
    let isLone = row.isPassword || row.contentType == "username" && !asksForMore
    report.add(
      row.isKey && !isLone ? .warning : .note, isLone ? .low : .medium, at: range,
      "This field asks for the \(row.name) but has no content type, so AutoFill may not offer it",
      help: "Set its textContentType to .\(row.contentType).", cause: cause)
  }

  /// Whether a type is about an account by its name, or asks for the name or address of one.
  private static func isOfAnAccount(_ element: Element) -> Bool {
    if element.model.typeWords(of: element.index).contains(where: accountWords.contains) { return true }
    return fields(ofTypeOf: element).contains { field in
      guard field.known == .TextField else { return false }
      let words = field.tree.words(below: field.node.expression)
      return words.contains { ["email", "mail", "username", "user", "login", "account"].contains($0) }
    }
  }

  /// Whether a type is about a thing that has a name, or about somebody who is added to a list.
  private static func isForAThing(_ element: Element) -> Bool {
    let words = element.model.typeWords(of: element.index)
    return words.contains(where: thingWords.contains) && !words.contains(where: accountWords.contains)
  }

  private static let thingWords: Set<String> = [
    "server", "service", "node", "instance", "wallet", "contact", "broker", "host", "device",
  ]

  private static let accountWords: Set<String> = [
    "login", "log", "sign", "signin", "signup", "auth", "authentication", "account", "register", "registration", "user",
    "profile", "credentials", "change",
  ]

  /// The password of a network or a certificate is no data of the person.
  private static func isOfAThing(_ element: Element) -> Bool {
    let call = element.node.expression
    guard element.tree.kind(call) == .callExpr else { return false }
    let words = Words.split(
      element.tree.children(call).dropFirst().map { element.tree.sourceText($0) }.joined(separator: " "))
    return zip(words, words.dropFirst() + [""]).contains { word, next in
      ["wifi", "ssid", "certificate"].contains(word) || word == "wi" && next == "fi"
    }
  }
}

/// What a field wants to know about the person who fills it in.
private struct InputPurpose {
  struct Row {
    var name: String
    var contentType: String
    var keyboard: String?
    /// Whether people cannot sign in without it.
    var isKey: Bool
    var isPassword: Bool { contentType == "password" || contentType == "newPassword" }
    var isName: Bool { ["name", "givenName", "familyName", "nickname", "username"].contains(contentType) }
    /// With a space on either side.
    var phrases: [String]

    init(
      name: String, contentType: String, keyboard: String? = nil, isKey: Bool = false, phrases: [String]
    ) {
      self.name = name
      self.contentType = contentType
      self.keyboard = keyboard
      self.isKey = isKey
      self.phrases = phrases.map { " \($0) " }
    }
  }

  /// The first row whose phrase stands in the field's words decides.
  static let rows: [Row] = [
    Row(
      name: "one-time code", contentType: "oneTimeCode", keyboard: "numberPad", isKey: true,
      phrases: [
        "one time code", "one time password", "verification code", "otp", "sms code", "security code sent", "fa code",
        "two factor code",
      ]),
    Row(
      name: "email address", contentType: "emailAddress", keyboard: "emailAddress", isKey: true,
      phrases: ["email", "e mail", "mail address"]),
    Row(
      name: "new password", contentType: "newPassword", isKey: true,
      phrases: ["new password", "confirm password", "repeat password", "password confirmation", "create password"]),
    Row(name: "password", contentType: "password", isKey: true, phrases: ["password"]),
    Row(name: "user name", contentType: "username", phrases: ["username", "user name", "login name"]),
    Row(name: "nickname", contentType: "nickname", phrases: ["nickname"]),
    Row(
      name: "phone number", contentType: "telephoneNumber", keyboard: "phonePad",
      phrases: ["phone", "telephone", "mobile number", "cell number"]),
    Row(
      name: "given name", contentType: "givenName", phrases: ["first name", "firstname", "given name", "forename"]),
    Row(name: "family name", contentType: "familyName", phrases: ["last name", "lastname", "family name", "surname"]),
    Row(name: "name", contentType: "name", phrases: ["full name", "fullname", "your name"]),
    Row(
      name: "postal code", contentType: "postalCode",
      phrases: ["zip", "zip code", "zipcode", "postal code", "postcode"]),
    Row(name: "city", contentType: "addressCity", phrases: ["city"]),
    Row(name: "country", contentType: "countryName", phrases: ["country"]),
    Row(
      name: "street address", contentType: "fullStreetAddress",
      phrases: ["street", "street address", "address line", "home address", "postal address", "mailing address"]),
    Row(
      name: "credit card number", contentType: "creditCardNumber", keyboard: "numberPad",
      phrases: ["card number", "credit card"]),
  ]

  static let newPassword = rows.first { $0.contentType == "newPassword" } ?? rows[0]

  /// The words with a space on either side, as the phrases have.
  private static func spaced(_ words: [String]) -> String { " \(words.joined(separator: " ")) " }

  private static func isOfNewPassword(_ words: [String]) -> Bool {
    let text = spaced(words)
    return newPassword.phrases.contains(where: text.contains)
  }

  /// Words of fields that are about something or somebody else.
  static let others: Set<String> = [
    "recipient", "friend", "other", "contact", "search", "find", "filter", "query", "title", "note", "notes", "comment",
    "bio", "tag", "token", "key", "secret", "api", "webhook", "server", "host", "url", "subject", "message", "preset",
    "caregiver", "follower", "wifi", "network", "keyword", "emergency", "invite", "encryption", "database", "backup",
    "repository", "vault", "room", "device", "pump", "file", "folder", "playlist", "feed", "list", "proxy", "share",
  ]

  var row: Row

  /// What a field of UIKit wants, by its words and those of the class around it.
  static func row(for lists: [[String]], around type: [String]) -> Row? {
    guard type.allSatisfy({ !others.contains($0) && $0 != "admin" && $0 != "certificate" }),
      !lists.contains(where: { $0.count > 12 || $0.contains(where: others.contains) || $0.contains("certificate") })
    else { return nil }
    for words in lists {
      let text = spaced(words)
      for row in rows where row.phrases.contains(where: text.contains) { return row }
    }
    return nil
  }

  init?(_ element: Element) {
    var sources: [String] = []
    for wording in element.titleWordings.all + Self.prompt(element) + element.labelWordings.all
    where !wording.isBlank {
      sources.append(wording.text)
    }
    sources += Self.label(element)
    let shown = sources.map(Words.split)
    if let binding = element.argument("text") {
      sources.append(element.tree.text(binding).replacing("$", with: ""))
    }
    if let caption = element.captionAround { sources.append(caption) }
    let wordLists = sources.map(Words.split)
    guard !Self.isAboutOthers(element) else { return nil }
    guard !wordLists.contains(where: { $0.count > 12 || $0.contains(where: Self.others.contains) }) else { return nil }
    for words in wordLists {
      let text = Self.spaced(words)
      for row in Self.rows where row.phrases.contains(where: text.contains) {
        // What people read goes before what code calls it: “New name” over `userName` is a name to be shown.
        if row.contentType == "telephoneNumber", Self.isPartOfValue(element) { return nil }
        if row.contentType == "username", shown.contains(where: { $0.contains("name") }), !shown.contains(words) {
          return nil
        }
        self.row = row
        // One that is named for what it asks, in a title or in code, is none that people have so far.
        if row.contentType == "password", wordLists.contains(where: Self.isOfNewPassword) {
          self.row = Self.newPassword
        }
        return
      }
      // A region's name is personal only by itself.
      if words == ["state"], wordLists.count > 1 {
        self.row = Row(name: "state", contentType: "addressState", phrases: [])
        return
      }
    }
    guard wordLists.contains(where: { ["pin", "code"].contains($0.last) }), Self.isSentByMessage(element),
      let code = Self.rows.first(where: { $0.contentType == "oneTimeCode" })
    else { return nil }
    row = code
  }

  /// Whether words around the field say that what it asks for comes by a text message: “We sent you an SMS”.
  private static func isSentByMessage(_ element: Element) -> Bool {
    var current = element
    while !current.node.slot.isPresentationSlot, let parent = current.parent, parent.node.kind != .choice {
      let says = parent.children.contains { view in
        view.known == .Text && view.textWordings.all.contains { Words.split($0.text).contains("sms") }
      }
      if says { return true }
      current = parent
    }
    return false
  }

  /// Whether code puts something before what is typed, as a country's number: the whole value would be too much.
  private static func isPartOfValue(_ element: Element) -> Bool {
    let tree = element.tree
    guard let binding = element.argument("text"), element.body.owner >= 0,
      let name = tree.nameOfBinding(binding)
    else { return false }
    return tree.nodes(below: element.file.types[Int(element.body.owner)].node).contains { index in
      guard tree.nodes[index].kind == .binaryExpr, tree.mainIs(NodeID(index), "+") else { return false }
      let sides = tree.children(NodeID(index))
      guard sides.count == 2, tree.kind(sides[0]) != .stringLiteral else { return false }
      return tree.kind(sides[1]) == .identifierExpr && tree.name(sides[1]) == name
    }
  }

  /// Accounts that an administrator makes, and keys of things: `L10n.Certificate.Password.placeholder`.
  private static func isAboutOthers(_ element: Element) -> Bool {
    let type = element.model.typeWords(of: element.index)
    if type.contains("admin") || element.file.path.contains("Admin") { return true }
    if zip(type, type.dropFirst()).contains(where: { $0 == "address" && $1 == "book" }) { return true }
    // Whose addresses are let in: `AllowedEmails`, `$model.emailPatterns`.
    if type.contains(where: ruling.contains) { return true }
    if let binding = element.argument("text"), !element.tree.words(below: binding).isDisjoint(with: ruling) {
      return true
    }
    if type.contains("contact"), !Set(type).isDisjoint(with: ["add", "edit", "create", "new"]) { return true }
    if Set(type).isSuperset(of: ["add", "user"]) || Set(type).isSuperset(of: ["edit", "user"]) { return true }
    let words = (element.argument(nil).map { element.tree.words(below: $0) } ?? []).union(
      element.argument("text").map { element.tree.words(below: $0) } ?? [])
    return !words.isDisjoint(with: ["certificate", "wifi", "ssid", "passphrase", "keychain"])
  }

  /// Words of what holds for many people.
  private static let ruling: Set<String> = [
    "allowed", "blocked", "banned", "forbidden", "pattern", "patterns", "restriction", "restrictions", "whitelist",
    "blacklist", "allowlist", "blocklist",
  ]

  private static func prompt(_ element: Element) -> [Wording] {
    element.argument("prompt").map { element.model.wordings(of: $0, in: element.scope).all } ?? []
  }

  private static func label(_ element: Element) -> [String] {
    element.children.filter { $0.node.slot == .label }.flatMap { $0.textWordings.all.map(\.text) }
  }
}

extension ViewModifierUse {
  /// Whether `.textContentType(…)` names one: `.none` and `nil` leave the field as it is.
  func saysContentType(in tree: Tree) -> Bool {
    let value = tree.children(call).first { tree.kind($0) == .argument }.map(tree.lastChild).map(tree.sourceText)
    return !["nil", ".none", "Optional.none"].contains(value)
  }
}
