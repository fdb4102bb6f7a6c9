// One cause, many places: what is wrong in a component is wrong wherever it is used. A finding stands at the
// declaration, where it is fixed, and lists the call sites.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSourceText
import CurbcutSyntax
import CurbcutViews

enum RootCauses {
  /// Adds the call sites of the component in which each finding stands. A component used once is its own call site. Those
  /// that by their arguments never show the place of the finding are left out.
  static func attach(to findings: [Finding], in file: FileViews, _ project: Project) -> [Finding] {
    guard !findings.isEmpty, let number = project.index(of: file) else { return findings }
    var usesOfOwner: [Int32: [ViewReference]] = [:]
    let bodies = ViewBodies(file)
    var places: FindingPlaces?
    return findings.map { finding in
      guard let owner = bodies.component(at: finding.range.start) else {
        let known = places ?? FindingPlaces(file, project)
        places = known
        return attachModifierUses(to: finding, known)
      }
      var uses =
        usesOfOwner[owner]
        ?? project.uses(of: TypeReference(file: number, index: owner)).map { use in
          ViewReference(file: project.files[Int(use.file)], index: use.index)
        }
      if usesOfOwner[owner] == nil { uses += usesOfWrappers(of: uses, project) }
      usesOfOwner[owner] = uses
      guard uses.count > 1 else { return finding }
      let known = places ?? FindingPlaces(file, project)
      places = known
      let view = known.view(at: finding.range.start)
      if uses.count <= ShownByUse.usesAsked, let view, file.isChosen(view.index) {
        let name = file.types[Int(owner)].name
        uses.removeAll { $0.node.name == name && known.shown.rulesOut([view], $0) }
      }
      let isAll = view.map(known.isOnlyOneOfItsKind) ?? false
      var finding = finding
      finding.uses += uses.map { FindingUse(callSite($0), .callSite, isSame: isAll) }
      return finding
    }
  }

  /// Components that are nothing but one another are looked through this far.
  private static let wrapperDepth = 3

  /// The uses of components whose bodies are nothing but one of the uses: `LinkRow` that makes a `Row` of a link.
  private static func usesOfWrappers(of uses: [ViewReference], _ project: Project) -> [ViewReference] {
    var result: [ViewReference] = []
    var level = uses
    for _ in 0..<wrapperDepth {
      var next: [ViewReference] = []
      for use in level where result.count + next.count < ShownByUse.usesAsked {
        guard let wrapper = wrapper(madeOf: use, project) else { continue }
        next += project.uses(of: wrapper).map {
          ViewReference(file: project.files[Int($0.file)], index: $0.index)
        }
      }
      if next.isEmpty { break }
      result += next
      level = next
    }
    return Array(result.prefix(ShownByUse.usesAsked))
  }

  /// The component whose body is nothing but a use.
  private static func wrapper(madeOf use: ViewReference, _ project: Project) -> TypeReference? {
    let node = use.node
    let body = use.file.bodies[Int(node.body)]
    guard node.parent < 0, body.kind == .body, body.owner >= 0, body.views.lowerBound == use.index,
      body.views.upperBound == node.end, let number = project.index(of: use.file)
    else { return nil }
    return TypeReference(file: number, index: body.owner)
  }

  /// The same for what a modifier of the project's own shows, wherever it is put on.
  private static func attachModifierUses(to finding: Finding, _ places: FindingPlaces) -> Finding {
    guard finding.rule == "announcement-missing" || finding.rule == "motion-unguarded",
      let view = places.view(at: finding.range.start),
      let sites = places.shown.engine.sites(ofModifierIn: view.node.body, of: view.file)
    else { return finding }
    var finding = finding
    finding.uses += sites.map { site in
      let tree = site.file.tree
      let place = RelatedLocation(
        path: site.file.path, range: tree.tokens.range(site.use.nameToken),
        message: "a call site of \(tree.string(of: site.use.nameToken))")
      return FindingUse(place, .callSite, isSame: true)
    }
    return finding
  }

  /// The bodies of the views of a file.
  private struct ViewBodies {
    private let file: FileViews
    /// With their ends so far, in the order of the source.
    private var bodies: [(range: ByteRange, end: UInt32, owner: Int32)] = []

    init(_ file: FileViews) {
      self.file = file
      for body in file.bodies where body.kind == .body && body.owner >= 0 {
        bodies.append((file.tree.range(body.block), 0, body.owner))
      }
      bodies.sort { $0.range.start < $1.range.start }
      var end: UInt32 = 0
      for index in bodies.indices {
        end = max(end, bodies[index].range.end)
        bodies[index].end = end
      }
    }

    /// The view type in whose body an offset lies, the outermost one, or nil.
    func component(at offset: UInt32) -> Int32? {
      // The first that reaches as far as the offset is the first that may hold it.
      var low = 0
      var high = bodies.count
      while low < high {
        let middle = (low + high) / 2
        if bodies[middle].end <= offset { low = middle + 1 } else { high = middle }
      }
      for body in bodies[low...] {
        if body.range.start > offset { return nil }
        guard body.range.contains(offset) else { continue }
        return file.types[Int(body.owner)].conforms(to: .View) ? body.owner : nil
      }
      return nil
    }
  }

  private static func callSite(_ use: ViewReference) -> RelatedLocation {
    let token = use.node.nameToken
    return RelatedLocation(
      path: use.file.path, range: use.file.tree.tokens.range(token),
      message: "a call site of \(use.file.tree.string(of: token))")
  }
}
