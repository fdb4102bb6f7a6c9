// Reads the model of a package: JSON, every value checked, every fault with its place and what may stand there. The same
// declarations give the schema.

import CurbcutSourceText
import CurbcutSymbols

/// Something wrong in a model.
public struct PackageModelFault: Sendable, Equatable {
  public enum Reason: Sendable, Equatable {
    /// There is no such key or word; what there is instead.
    case unknown(what: String, name: String, valid: [String])
    /// A value of another kind than what the key takes.
    case wrong(key: String, JSONElement, wanted: String)
    case twice(String)
    /// Anything else, as a sentence.
    case other(String)
  }

  public var range: ByteRange
  public var reason: Reason
}

/// Reads models.
public struct PackageModelReader {
  private var model = PackageModel()
  private var faults: [PackageModelFault] = []

  /// Reads a text.
  public static func read(_ bytes: ArraySlice<UInt8>) -> (model: PackageModel, faults: [PackageModelFault]) {
    do {
      return read(try JSONReader.read(bytes, relaxed: true))
    } catch {
      let place = ByteRange(error.offset, error.offset)
      return (
        PackageModel(),
        [PackageModelFault(range: place, reason: .other("The model is not valid JSON: \(error.reason)."))]
      )
    }
  }

  /// Reads an object of another file.
  public static func read(_ element: JSONElement) -> (model: PackageModel, faults: [PackageModelFault]) {
    var reader = PackageModelReader()
    reader.top(element)
    return (reader.model, reader.faults)
  }

  // MARK: Shapes

  private mutating func add(_ range: ByteRange, _ reason: PackageModelFault.Reason) {
    faults.append(PackageModelFault(range: range, reason: reason))
  }

  private mutating func members(_ key: String, _ element: JSONElement) -> [JSONMember] {
    guard case .object(let members) = element.value else {
      add(element.range, .wrong(key: key, element, wanted: "an object"))
      return []
    }
    var seen: Set<String> = []
    return members.filter { member in
      if seen.insert(member.name).inserted { return true }
      add(member.nameRange, .twice(member.name))
      return false
    }
  }

  private mutating func string(_ key: String, _ element: JSONElement) -> String {
    if let text = element.string, !text.isEmpty { return text }
    add(element.range, .wrong(key: key, element, wanted: "a string"))
    return ""
  }

  private mutating func bool(_ key: String, _ element: JSONElement) -> Bool {
    if element.bool == nil { add(element.range, .wrong(key: key, element, wanted: "true or false")) }
    return element.bool ?? false
  }

  private mutating func strings(_ key: String, _ element: JSONElement) -> [String] {
    guard case .array(let elements) = element.value else {
      add(element.range, .wrong(key: key, element, wanted: "a list of strings"))
      return []
    }
    return elements.map { string(key, $0) }
  }

  private mutating func names(_ key: String, _ element: JSONElement) -> Set<Name> {
    Set(strings(key, element).map { Name($0) })
  }

  private mutating func word(_ key: String, _ element: JSONElement, _ valid: [String]) -> String? {
    let text = string(key, element)
    if valid.contains(text) { return text }
    if !text.isEmpty { add(element.range, .unknown(what: "\(key) has no value", name: text, valid: valid)) }
    return nil
  }

  /// The entries of an object whose names are names in Swift.
  private mutating func entries(_ key: String, _ element: JSONElement) -> [JSONMember] {
    members(key, element).filter { member in
      let isName =
        member.name.utf8.allSatisfy {
          $0 >= 0x80 || $0 == UInt8(ascii: "_") || (0x30...0x39).contains($0) || (0x61...0x7A).contains($0 | 0x20)
        } && member.name.utf8.first.map { !(0x30...0x39).contains($0) } == true
      if !isName { add(member.nameRange, .other("\(key) takes names as in Swift, not “\(member.name)”.")) }
      return isName
    }
  }

  private mutating func closures(_ element: JSONElement) -> [Name: Slot] {
    var result: [Name: Slot] = [:]
    for member in entries("closures", element) {
      let word = word("closures", member.element, PackageModelWords.slots.map(\.word))
      result[Name(member.name)] = PackageModelWords.slots.first { $0.word == word }?.slot
    }
    return result
  }

  // MARK: Parts

  private mutating func top(_ element: JSONElement) {
    let found = members("models", element)
    for member in found {
      guard let key = PackageModelKey(rawValue: member.name) else {
        add(
          member.nameRange,
          .unknown(what: "A model has no key", name: member.name, valid: PackageModelKey.allCases.map(\.rawValue)))
        continue
      }
      let value = member.element
      switch key {
      case .schema: _ = string(member.name, value)
      case .package: model.package = string(member.name, value)
      case .version: model.version = string(member.name, value)
      case .source: model.source = string(member.name, value)
      case .modules: model.modules = strings(member.name, value)
      case .read: model.read = strings(member.name, value)
      case .views:
        model.views = entries(member.name, value).map { view($0.name, $0.element) }
      case .modifiers:
        model.modifiers = entries(member.name, value).map { modifier($0.name, $0.element) }
      case .types: model.types = entries(member.name, value).map { type($0.name, $0.element) }
      case .constraints: model.constraints = constraints(value)
      }
    }
    guard case .object = element.value else { return }
    for key in PackageModelKey.required where !found.contains(where: { $0.name == key.rawValue }) {
      add(element.range, .other("A model needs \(key.rawValue): \(key.summary)"))
    }
    if model.modules.isEmpty, let named = found.first(where: { $0.name == PackageModelKey.modules.rawValue }) {
      add(named.element.range, .other("A model needs the modules that apps import."))
    }
    if model.read.isEmpty, let named = found.first(where: { $0.name == PackageModelKey.read.rawValue }) {
      add(
        named.element.range, .other("A model needs the source files that were read; what was not read is not claimed."))
    }
  }

  private mutating func view(_ name: String, _ element: JSONElement) -> PackageView {
    var view = PackageView(name: name)
    var role: String?
    var source: GivenComponent.NameSource?
    for member in known(PackageModelWords.viewKeys, of: "A view", name, element) {
      let value = member.element
      switch member.name {
      case "shows":
        view.shows = word("shows", value, PackageView.Content.allCases.map(\.rawValue))
          .flatMap { PackageView.Content(rawValue: $0) }
      case "silent": view.isSilent = bool("silent", value)
      case "role": role = word("role", value, GivenComponent.roles)
      case "name":
        let label = string("name", value)
        source = .argument(label == "_" ? nil : Name(label))
      case "named": if bool("named", value) { source = .own }
      case "unnamed": if bool("unnamed", value) { source = GivenComponent.NameSource.none }
      case "closures": view.closures = closures(value)
      case "starts": view.starts = strings("starts", value)
      case "stops": view.stops = string("stops", value)
      case "plays": view.plays = names("plays", value)
      case "loops": view.loops = names("loops", value)
      case "holds": view.holds = names("holds", value)
      default: view.evidence = string("evidence", value)
      }
    }
    if view.shows == .animation {
      view.given = GivenComponent(known: nil, name: .none)
    } else if role != nil || source != nil {
      view.given = GivenComponent(known: role.flatMap(GivenComponent.known(role:)), name: source ?? .unknown)
    }
    if view.shows == .effect, view.starts.isEmpty, case .object = element.value {
      add(element.range, .other("An effect needs the labels of what starts it: \(name)."))
    }
    needsEvidence(view.evidence, name, element)
    return view
  }

  private mutating func modifier(_ name: String, _ element: JSONElement) -> PackageModifier {
    var modifier = PackageModifier(name: name)
    for member in known(PackageModelWords.modifierKeys, of: "A modifier", name, element) {
      let value = member.element
      switch member.name {
      case "shows":
        modifier.shows = word("shows", value, PackageModifier.Content.allCases.map(\.rawValue))
          .flatMap { PackageModifier.Content(rawValue: $0) }
      case "bindings": modifier.bindings = strings("bindings", value)
      case "view": modifier.view = string("view", value)
      case "words": modifier.words = strings("words", value)
      case "passing": modifier.passing = names("passing", value)
      case "starts": modifier.starts = strings("starts", value)
      case "closures": modifier.closures = closures(value)
      default: modifier.evidence = string("evidence", value)
      }
    }
    if case .object = element.value {
      if modifier.shows == .message, modifier.bindings.isEmpty {
        add(element.range, .other("A message needs the labels of the binding that shows it: \(name)."))
      }
      if modifier.shows == .effect, modifier.starts.isEmpty {
        add(element.range, .other("An effect needs the labels of what starts it: \(name)."))
      }
    }
    needsEvidence(modifier.evidence, name, element)
    return modifier
  }

  private mutating func type(_ name: String, _ element: JSONElement) -> PackageType {
    var type = PackageType(name: name)
    for member in known(PackageModelWords.typeKeys, of: "A type", name, element) {
      let value = member.element
      switch member.name {
      case "announces": type.announces = names("announces", value)
      case "plays": type.plays = names("plays", value)
      case "mode": type.mode = string("mode", value)
      case "endless": type.endless = strings("endless", value)
      default: type.evidence = string("evidence", value)
      }
    }
    needsEvidence(type.evidence, name, element)
    return type
  }

  private mutating func constraints(_ element: JSONElement) -> PackageConstraints? {
    var made = PackageConstraints()
    for member in known(PackageModelWords.constraintKeys, of: "constraints", "constraints", element) {
      let value = member.element
      switch member.name {
      case "handle": made.handle = string("handle", value)
      case "makers": made.makers = names("makers", value)
      case "relations": made.relations = strings("relations", value).map { Name($0) }
      default: made.evidence = string("evidence", value)
      }
    }
    needsEvidence(made.evidence, "constraints", element)
    guard !made.handle.isEmpty, !made.makers.isEmpty, !made.relations.isEmpty else {
      if case .object = element.value {
        add(element.range, .other("constraints need a handle, makers and relations."))
      }
      return nil
    }
    return made
  }

  /// The members of one part whose keys there are.
  private mutating func known(
    _ keys: [(name: String, summary: String)], of what: String, _ name: String, _ element: JSONElement
  ) -> [JSONMember] {
    members(name, element).filter { member in
      if keys.contains(where: { $0.name == member.name }) { return true }
      add(member.nameRange, .unknown(what: "\(what) has no key", name: member.name, valid: keys.map(\.name)))
      return false
    }
  }

  private mutating func needsEvidence(_ evidence: String, _ name: String, _ element: JSONElement) {
    guard evidence.isEmpty, case .object(let members) = element.value,
      !members.contains(where: { $0.name == "evidence" })
    else { return }
    add(element.range, .other("\(name) needs evidence: what in the source shows it, in a sentence."))
  }
}
