// What a configuration comes to: written as a configuration that says everything and means the same.

import CurbcutFindings
import CurbcutRules
import CurbcutSourceText

extension Configuration {
  /// The settings of a path below the root as a configuration without comments: each rule is named, each option has a
  /// value.
  public func printed(for path: String = "") -> String {
    let file = settings(of: path)
    let policy = failPolicy
    var members: [(name: String, value: JSONValue)] = [
      // An alias is in no schema; all that its file says is below.
      ("profile", .string(Profiles.names.first { $0 == base(for: path) } ?? Profiles.recommended)),
      ("minConfidence", .string(minConfidence.name)),
      ("failOn", .string(policy.severity?.name ?? "never")),
      ("failConfidence", .string(policy.confidence.name)),
      ("ios", .number(Double(file.ios))),
    ]
    let chain = layers.filter { $0.covers(path) }
    func joined(_ name: String, _ values: [String]) {
      if !values.isEmpty { members.append((name, .list(values))) }
    }
    if let checklist { members.append(("checklist", checklist.json)) }
    joined("include", chain.flatMap(\.include))
    joined("exclude", chain.flatMap(\.exclude))
    joined("languages", chain.reversed().lazy.map(\.languages).first { !$0.isEmpty } ?? [])
    joined("screens", chain.flatMap(\.screens))
    let flows = chain.flatMap(\.flows)
    if !flows.isEmpty {
      members.append(
        (
          "flows",
          .list(
            flows.map {
              .members([
                ("name", .string($0.name)), ("priority", .string($0.priority)), ("screens", .list($0.screens)),
              ])
            })
        ))
    }
    let components = self.components
    if !components.isEmpty {
      let names = components.keys.sorted(by: precedes)
      members.append(("components", .members(names.map { ($0, components[$0]!.json) })))
    }
    let models = chain.flatMap(\.modelValues)
    if !models.isEmpty { members.append(("models", .list(models))) }
    members.append(("rules", .members(RuleCatalogue.ids.map { ($0, rule($0, file)) })))
    return JSONValue.members(members).printed() + "\n"
  }

  private func rule(_ id: String, _ file: FileSettings) -> JSONValue {
    guard file.ran.contains(id) else { return .string("off") }
    let standing = JSONValue.string(file.settings[id].severity?.name ?? "on")
    let options = RuleCatalogue.options(of: id)
    if options.isEmpty { return standing }
    let values = options.map { ($0.name, file.settings.value($0, of: id).json) }
    return .members([("severity", standing), ("options", .members(values))])
  }
}

extension ComponentSetting {
  fileprivate var json: JSONValue {
    var members: [(name: String, value: JSONValue)] = []
    if let role { members.append(("role", .string(role))) }
    if let name { members.append(("name", .string(name))) }
    if isNamed { members.append(("named", .bool(true))) }
    if isDecorative { members.append(("decorative", .bool(true))) }
    return .members(members)
  }
}
