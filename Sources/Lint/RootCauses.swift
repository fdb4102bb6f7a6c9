// One cause, many places: what is wrong in a component is wrong wherever it is used. A finding stands at the
// declaration, where it is fixed, and lists the call sites.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutRules
import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

enum RootCauses {
  /// Adds the call sites of the component in which each finding stands. A component used once is its own call site. Those
  /// that by their arguments never show the place of the finding are left out, and where arguments are why it is found,
  /// all that pass others. What is less certain than `confidence` nobody reads.
  static func attach(
    to findings: [Finding], _ deciding: DecidingUses, above confidence: Confidence
  ) -> [Finding] {
    guard !findings.isEmpty else { return findings }
    let model = deciding.model
    let file = model.file
    var wrappersOfOwner: [Int32: [ViewReference]] = [:]
    let bodies = ViewBodies(file)
    var places: FindingPlaces?
    func known() -> FindingPlaces {
      let known = places ?? FindingPlaces(file)
      places = known
      return known
    }
    return findings.map { finding in
      var finding = finding
      if finding.confidence >= confidence, let uses = decidingUses(of: finding, deciding, known) {
        let (uses, count) = uses
        finding.uses += uses
        let component = bodies.component(at: finding.range.start).map {
          file.tree.string(of: file.types[Int($0)].nameToken)
        }
        let tail = passed(by: uses, of: count, in: component, model.project)
        // The only use is among the related places anyway, and a message that is long already names other places.
        if uses.count > 1 || !tail.hasPrefix(onlyUse) || finding.message.count + tail.count <= longestWithUse {
          finding.message += tail
        }
        return finding
      }
      guard let owner = bodies.component(at: finding.range.start) else {
        return attachModifierUses(to: finding, known(), model)
      }
      var uses = model.uses(ofType: owner)
      let wrappers = wrappersOfOwner[owner] ?? usesOfWrappers(of: uses, model.project)
      wrappersOfOwner[owner] = wrappers
      guard uses.count + wrappers.count > 1 else { return finding }
      let view = known().view(at: finding.range.start)
      if let view, view.node.body >= 0, file.bodies[Int(view.node.body)].owner == owner {
        uses = zip(uses, model.rulesOut(view.index, uses)).filter { !$0.1 }.map(\.0)
      }
      let isAll = view.map(known().isOnlyOneOfItsKind) ?? false
      finding.uses += (uses + wrappers).map { FindingUse(callSite($0), .callSite, isSame: isAll) }
      return finding
    }
  }

  /// The uses whose arguments are why it is found, and of how many they are; nil where it is found whatever is passed.
  private static func decidingUses(
    of finding: Finding, _ deciding: DecidingUses, _ places: () -> FindingPlaces
  ) -> (uses: [FindingUse], count: Int)? {
    let model = deciding.model
    guard model.evaluator.hasJoinedUses, isSame(finding.path, model.file.path),
      let found = deciding.uses(for: finding, at: view(of: finding, places))
    else { return nil }
    let uses = found.map { place, found, _ in
      let file = model.project.files[Int(place.file)]
      let location = RelatedLocation(
        path: file.path, range: file.tree.tokens.range(place.name),
        message: "the cause is what this use of \(file.tree.string(of: place.name)) passes")
      var use = FindingUse(location, .deciding)
      use.message = found.message
      use.help = found.help
      return use
    }
    return (uses, found.map(\.count).max() ?? 0)
  }

  private static func view(of finding: Finding, _ places: () -> FindingPlaces) -> Int32 {
    finding.view >= 0 ? finding.view : places().view(at: finding.range.start)?.index ?? -1
  }

  private static let onlyUse = "; the only use"
  private static let longestWithUse = 220

  /// Which uses pass what is found, for the end of a message: the line to change is there. What is used there may be
  /// another view than the one in which the finding stands, `component`: one that shows it, and passes on what it is given.
  private static func passed(
    by uses: [FindingUse], of count: Int, in component: String?, _ project: Project
  ) -> String {
    func file(_ use: FindingUse) -> FileViews? { project.files.first { isSame($0.path, use.place.path) } }
    func words(_ use: FindingUse) -> String? { file(use)?.placeForReading(use.place.range) }
    guard let first = uses.first, let place = words(first) else { return "" }
    let used = file(first)?.tree.source.string(first.place.range)
    let name = used == component || component == nil ? nil : used
    let of = name.map { " of \($0)" } ?? ""
    let all = name.map { "the \(count) uses of \($0)" } ?? "its \(count) uses"
    // Two are no examples of each other.
    let both = uses.count == 2 ? words(uses[1]).map { "\(place) and \($0)" } : nil
    switch uses.count {
    case 1: return count > 1 ? "; this applies to 1 of \(all): \(place)" : "; the only use\(of) is \(place)"
    case count...:
      return both.map { "; this applies to both uses\(of), \($0)" }
        ?? "; this applies to all \(uses.count) uses\(of), such as \(place)"
    default:
      return both.map { "; this applies to 2 of \(all), \($0)" }
        ?? "; this applies to \(uses.count) of \(all), such as \(place)"
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

  /// The same for what a modifier of the project's own shows, wherever it is put on, and for a style of buttons, wherever it
  /// is set.
  private static func attachModifierUses(
    to finding: Finding, _ places: FindingPlaces, _ model: FileModel
  ) -> Finding {
    guard let view = places.view(at: finding.range.start) else { return finding }
    let isOfModifier = finding.rule == "announcement-missing" || finding.rule == "motion-unguarded"
    let styled = view.file === model.file && view.node.body >= 0 ? model.sites(ofStyleIn: view.node.body) : []
    guard
      let sites = styled.count > 1
        ? styled : isOfModifier ? model.engine.sites(ofModifierIn: view.node.body, of: view.file) : nil
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
