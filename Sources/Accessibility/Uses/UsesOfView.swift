// What the uses of the component that a view is in say about the view: whether they show it, and, as if there were only
// one of them, what is passed.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension FileModel {
  /// The uses of the component that a view is in; none where it is in no component.
  public func uses(around view: Int32) -> [ViewReference] {
    let owner = owner(of: view)
    return owner >= 0 ? uses(ofType: owner) : []
  }

  /// The type in whose body a view is, or -1.
  private func owner(of view: Int32) -> Int32 {
    let body = file.views[Int(view)].body
    return body >= 0 ? file.bodies[Int(body)].owner : -1
  }

  /// The uses of a view type of the file.
  public func uses(ofType type: Int32) -> [ViewReference] {
    guard let number = project.index(of: file) else { return [] }
    return project.uses(of: TypeReference(file: number, index: type)).map {
      ViewReference(file: project.files[Int($0.file)], index: $0.index)
    }
  }

  /// Of the uses of the component that a view is in, in their order: whether they never show the view, by what they pass
  /// or leave out. Looks at each use, once for a view; false for all of more uses than are asked.
  public func rulesOut(_ view: Int32, _ uses: [ViewReference]) -> [Bool] {
    guard file.isChosen(view), uses.count <= ShownByUse.usesAsked else { return uses.map { _ in false } }
    if let known = ruledOut[view], known.count == uses.count { return known }
    let owner = owner(of: view)
    let place = ViewReference(file: file, index: view)
    let result = uses.map { use in
      owner >= 0 && use.node.name == file.types[Int(owner)].name && context.choices.rulesOut([place], use)
    }
    ruledOut[view] = result
    return result
  }

  /// The model as if there were only these uses of components, modifiers and functions; nil stands for a use of which
  /// nothing is known. Where it is so of all of them, what is around the views stays as it is.
  public func restricted(to places: [UsedCode: UsePlace?]) -> FileModel {
    FileModel(self, in: project.restricted(to: places), keepsFlags: places.values.allSatisfy { $0 == nil })
  }

  /// What holds a view and is passed something where it is used, the inner one first.
  public func usedCode(around view: Int32) -> [UsedCode] { Self.usedCode(around: view, in: file, project) }

  /// The same of a view of another file.
  public static func usedCode(around view: Int32, in file: FileViews, _ project: Project) -> [UsedCode] {
    guard let number = project.index(of: file), case let index = file.views[Int(view)].body, index >= 0 else {
      return []
    }
    let body = file.bodies[Int(index)]
    var result: [UsedCode] = []
    if body.kind == .function, body.member >= 0 {
      result.append(.function(MemberReference(file: number, index: body.member)))
    }
    guard body.owner >= 0 else { return result }
    let type = project.declaration(of: TypeReference(file: number, index: body.owner))
    let declaration = project.type(type)
    if declaration.conforms(to: .ViewModifier) {
      result.append(.modifier(type))
    } else if declaration.conforms(to: .View) {
      result.append(.view(type))
    }
    return result
  }
}
