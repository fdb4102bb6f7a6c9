// The models of the packages that a project has, by the names that its code says: one look-up of a number for each name
// that is asked about, and none where the project has no such package.

import CurbcutSymbols

/// What is known of the packages of a project.
public struct PackageTable: Sendable {
  private let views: [Name: PackageView]
  private let modifiers: [Name: [Present<PackageModifier>]]
  private let types: [Name: PackageType]
  private let constraints: [Name: PackageConstraints]
  /// The types whose functions announce something.
  let announcers: [Name: Set<Name>]
  /// The views that move once they are told to.
  public let animations: Set<Name>

  /// Something of a package, and whether the project imports that or has a copy of its source only.
  private struct Present<Part: Sendable>: Sendable {
    var part: Part
    var isImported: Bool
  }

  /// `own` are the models of the project itself, which win; `declares` tells of names that the project gives to types.
  init(own: [PackageModel], imports: Set<Name>, declares: (Name) -> Bool) {
    self.init(
      PackageModels.present(imports: imports, declares: declares) + own, imports: imports, declares: declares)
  }

  private init(_ models: [PackageModel], imports: Set<Name>, declares: (Name) -> Bool) {
    var views: [Name: PackageView] = [:]
    var modifiers: [Name: [Present<PackageModifier>]] = [:]
    var types: [Name: PackageType] = [:]
    var constraints: [Name: PackageConstraints] = [:]
    for model in models {
      let isImported = model.modules.contains { imports.contains(Name($0)) }
      for modifier in model.modifiers where isImported || modifier.view.map({ declares(Name($0)) }) == true {
        let found = Present(part: modifier, isImported: isImported)
        modifiers[Name(modifier.name), default: []].insert(found, at: 0)
      }
      guard isImported else { continue }
      for view in model.views { views[Name(view.name)] = view }
      for type in model.types { types[Name(type.name)] = type }
      if let made = model.constraints { constraints[Name(made.handle)] = made }
    }
    self.views = views
    self.modifiers = modifiers
    self.types = types
    self.constraints = constraints
    announcers = types.compactMapValues { $0.announces.isEmpty ? nil : $0.announces }
    animations = Set(views.filter { $0.value.shows == .animation }.keys)
  }

  /// Whether views and modifiers need not be asked about.
  public var hasViews: Bool { !views.isEmpty }
  public var hasModifiers: Bool { !modifiers.isEmpty }

  /// A view of this name, whoever else may have one.
  func view(_ name: Name) -> PackageView? { views[name] }

  /// Whether there is a modifier of this name that shows something.
  public func shows(_ name: Name, _ content: PackageModifier.Content) -> Bool {
    modifiers[name]?.contains { $0.part.shows == content } == true
  }

  /// The modifier of this name in a package that is imported, and in one of which the project holds a copy.
  func modifier(_ name: Name) -> (imported: PackageModifier?, copied: PackageModifier?) {
    guard let found = modifiers[name] else { return (nil, nil) }
    return (found.first(where: \.isImported)?.part, found.first { $0.part.view != nil }?.part)
  }

  /// A class of this name, whoever else may have one.
  func type(_ name: Name) -> PackageType? { types[name] }

  /// What says layout under this handle.
  public func constraints(_ handle: Name) -> PackageConstraints? { constraints[handle] }
}

/// The models that are part of the product.
public enum PackageModels {
  /// The model of each file in `rules/models`, in the order of their names. Made when the first project is met that has
  /// one of the packages.
  public static let all: [PackageModel] = texts.indices.map(read)

  private static func read(_ number: Int) -> PackageModel {
    let entry = texts[number]
    return entry.text.withUTF8Buffer { bytes in
      let (model, faults) = PackageModelReader.read(Array(bytes)[...])
      // A test reads each of them.
      assert(faults.isEmpty, "\(entry.name): \(faults)")
      return model
    }
  }

  /// Those of packages that the project has, by what it imports and declares.
  static func present(imports: Set<Name>, declares: (Name) -> Bool) -> [PackageModel] {
    // A project has few of them, and nobody asks for the others.
    keys.indices.filter { index in keys[index].contains { imports.contains($0) || declares($0) } }.map(read)
  }

  /// The names of the views that show pictures.
  static let pictures = Set(pictureNames.map { Name($0) })

  /// Names that show that a project has the package, in the order of the texts.
  private static let keys: [[Name]] = texts.map { text in text.keys.map { Name($0) } }
}
