// The components of a project with their contracts, for `curbcut components`.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutViews

extension ProjectRun {
  /// The components below a path, those of a name only when one is given; sorted by path and place.
  public static func components(in read: ReadProject, named name: String? = nil) -> [ComponentFacts] {
    read.asked.flatMap { file -> [ComponentFacts] in
      if let name, !file.members.contains(where: { file.tree.string(of: $0.nameToken) == name }),
        !file.types.contains(where: { file.tree.string(of: $0.nameToken) == name })
      {
        return []
      }
      let model = FileModel(file: file, project: read.project, guardNames: read.project.motionGuardNames)
      return model.contracts().filter { name == nil || $0.name == name }.map(facts)
    }
  }

  private static func facts(_ contract: ComponentContract) -> ComponentFacts {
    func fact(_ key: String, _ learnt: Learnt<String>) -> ComponentFacts.Fact {
      switch learnt {
      case .known(let value): ComponentFacts.Fact(key, value)
      case .unknown(let reason): ComponentFacts.Fact(key, reason, isKnown: false)
      }
    }
    var facts = [fact("role", contract.role), fact("name", contract.naming)]
    if !contract.nameParameters.isEmpty {
      facts.append(ComponentFacts.Fact("named by", contract.nameParameters.joined(separator: ", ")))
    }
    for slot in contract.slots {
      facts.append(ComponentFacts.Fact("slot", "\(slot.name), \(slot.isShown ? "shown" : "not shown")"))
    }
    if contract.hides { facts.append(ComponentFacts.Fact("hidden", "always")) }
    if let children = contract.children { facts.append(ComponentFacts.Fact("children", children)) }
    facts += [
      fact("hit area", contract.hitArea), fact("font", contract.font), fact("motion", contract.motion),
      fact("colors", contract.colours),
    ]
    if contract.kind == .view { facts.append(ComponentFacts.Fact("uses", "\(contract.uses)")) }
    return ComponentFacts(
      name: contract.name, kind: contract.kind.rawValue, path: contract.path, range: contract.range, facts: facts)
  }
}
