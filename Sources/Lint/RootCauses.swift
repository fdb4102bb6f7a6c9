// One cause, many places: what is wrong in a component is wrong wherever it is used. A finding stands at the
// declaration, where it is mended, and lists the call sites; on request they are told apart.

import CurbcutFindings
import CurbcutSourceText
import CurbcutSyntax
import CurbcutViews

enum RootCauses {
  /// Adds the call sites of the component in which each finding stands. A component used once is its own call site.
  static func attach(to findings: [Finding], in file: FileViews, _ project: Project) -> [Finding] {
    guard !findings.isEmpty, let number = project.index(of: file) else { return findings }
    var known: [Int32: [RelatedLocation]] = [:]
    return findings.map { finding in
      guard let owner = component(at: finding.range.start, in: file) else { return finding }
      let sites = known[owner] ?? callSites(of: TypeReference(file: number, index: owner), project)
      known[owner] = sites
      guard sites.count > 1 else { return finding }
      var finding = finding
      finding.related += sites
      return finding
    }
  }

  /// The view type in whose body an offset lies, or nil.
  private static func component(at offset: UInt32, in file: FileViews) -> Int32? {
    for body in file.bodies where body.kind == .body && body.owner >= 0 {
      guard file.tree.range(body.block).contains(offset) else { continue }
      return file.types[Int(body.owner)].conforms(to: .View) ? body.owner : nil
    }
    return nil
  }

  private static func callSites(of type: TypeReference, _ project: Project) -> [RelatedLocation] {
    project.uses(of: type).map { use in
      let home = project.files[Int(use.file)]
      return RelatedLocation(
        path: home.path, range: home.tree.tokens.range(home.views[Int(use.index)].nameToken),
        message: "a call site of \(home.tree.string(of: home.views[Int(use.index)].nameToken))", isCallSite: true)
    }
  }

  /// One finding for each call site in place of the one at the declaration, which is pointed at instead.
  static func apart(_ findings: [Finding]) -> [Finding] {
    findings.flatMap { finding -> [Finding] in
      let sites = finding.related.filter(\.isCallSite)
      guard !sites.isEmpty else { return [finding] }
      let cause = RelatedLocation(path: finding.path, range: finding.range, message: "the cause")
      return sites.map { site in
        var one = finding
        one.path = site.path
        one.range = site.range
        one.related = [cause] + finding.related.filter { !$0.isCallSite }
        if var name = one.name {
          name.steps = name.steps.map { step in
            NameStep(source: step.source, result: step.result, range: step.range, path: step.path ?? finding.path)
          }
          one.name = name
        }
        return one
      }
    }
  }
}
