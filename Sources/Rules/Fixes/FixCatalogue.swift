// Which finding can be mended how. A fix is made from what stands in the source only: labels come from the name of the
// action or the drawing of a symbol, and whatever a person has to read over is unsafe.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSourceText
import CurbcutSyntax
import CurbcutViews

/// The fixes there are.
public enum FixCatalogue {
  /// Folders that hold other people's code by their name.
  public static let foreignFolders: Set<String> = ["vendor", "vendors", "thirdparty", "third-party", "third party"]

  typealias Maker = @Sendable (FixSite) -> [Fix]

  /// Ids of rules whose findings can be mended, sorted.
  public static let rules: [String] = (makers.keys + madeByRules).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }

  /// Rules that make their fixes themselves, because only the model knows them.
  private static let madeByRules = ["text-contrast"]

  private static let makers: [String: Maker] = [
    NameFixes.makers, WordFixes.makers, RoleFixes.makers, TextFixes.makers, LookFixes.makers, MoveFixes.makers,
    ActionFixes.makers, SettingFixes.makers, PreviewFixes.makers, UIKitFixes.makers,
  ].reduce(into: [:]) { $0.merge($1) { first, _ in first } }

  /// Gives findings in one file their fixes. What a component holds, which words are translated and for which system the
  /// app is made is known to the project. `facts`: what the same thread has found out of it before; `model`: that of the
  /// file, where its rules were asked.
  public static func attach(
    to findings: inout [Finding], in file: FileViews, of project: Project, facts: ProjectFacts = ProjectFacts(),
    model: FileModel? = nil
  ) {
    let places = FixPlaces(file, in: project, facts, model)
    // Who copies code of others keeps it as it is.
    let isForeign = file.path.utf8.split(separator: UInt8(ascii: "/")).contains { folder in
      // None of them is longer.
      folder.count < 16 && foreignFolders.contains(String(Substring(folder)).lowercased())
    }
    for index in findings.indices where findings[index].path == file.path && findings[index].fixes.isEmpty {
      guard let maker = makers[findings[index].rule] else { continue }
      let site = FixSite(findings[index], in: places)
      findings[index].fixes = maker(site)
      for place in findings[index].fixes.indices {
        let fix = findings[index].fixes[place]
        guard isForeign || !site.compiles(fix) || site.wouldStayEnglish(fix) else { continue }
        findings[index].fixes[place].safety = .suggestion
      }
    }
  }
}

extension FixSite {
  /// One edit with a title, or none.
  func fix(_ title: String, _ safety: Safety, _ edits: TextEdit?...) -> [Fix] {
    let edits = edits.compactMap(\.self).sorted { $0.range.start < $1.range.start }
    return edits.isEmpty ? [] : [Fix(title: title, safety: safety, edits: edits)]
  }

  /// A modifier behind the view.
  func add(_ text: String, _ safety: Safety) -> [Fix] {
    guard let view else { return [] }
    // A second label would only hide the first.
    let name = text.dropFirst().prefix { $0 != "(" }
    if name.hasPrefix("accessibility"), ["Label", "Hint", "Value"].contains(name.dropFirst(13)),
      view.modifiers.contains(where: { tree.string(of: file.modifiers[Int($0)].nameToken) == name })
    {
      return []
    }
    return fix("Add \(text)", safety, append(text, to: view))
  }

  /// Several modifiers behind the view.
  func add(_ texts: [String], _ safety: Safety) -> [Fix] {
    guard let view else { return [] }
    return fix("Add \(texts.joined())", safety, append(texts, to: view))
  }

  /// Takes out the modifier.
  func remove(_ safety: Safety) -> [Fix] {
    guard let modifier else { return [] }
    // What is said of it would be left behind.
    let safety = isCommented(behind: modifier) ? .suggestion : safety
    return fix("Remove .\(tree.string(of: modifier.nameToken))", safety, delete(modifier))
  }

  /// Replaces one word of the modifier's arguments.
  func swap(_ old: String, for new: String, _ safety: Safety) -> [Fix] {
    guard let modifier else { return [] }
    let range = tree.range(modifier.call)
    for token in modifier.nameToken..<tree.tokens.count.asToken {
      guard tree.tokens.end(token) <= range.end else { break }
      guard tree.string(of: token) == old else { continue }
      return fix(
        "Replace \(old) by \(new)", safety, TextEdit(range: tree.tokens.range(token), text: new))
    }
    return []
  }
}

extension Int {
  var asToken: TokenID { TokenID(truncatingIfNeeded: self) }
}
