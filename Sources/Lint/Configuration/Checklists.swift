// The statements that teams sign off before a screen ships, each with the rules that can refute it or what a person has
// to look at. Written in `rules/checklists`.

import CurbcutSourceText

/// One checklist.
public struct Checklist: Sendable {
  /// One statement of a checklist.
  public struct Statement: Sendable, Hashable {
    public var text: String
    /// The rules whose findings refute it; none when only people can tell.
    public var rules: [String]
    /// What stays to be done by hand; empty when nothing does.
    public var byHand: String
    /// The way through the app that it is about, where the configuration names one so; nil: every screen.
    public var flow: String?
  }

  /// The name of the profile that goes with it.
  public var name: String
  public var title: String
  public var statements: [Statement]

  /// All checklists, sorted by name.
  public static let all: [Checklist] = BuiltIn.checklists.compactMap { name, text in
    let bytes = Array(text.utf8)
    guard let top = try? JSONReader.read(bytes[...]) else { return nil }
    return Checklist(
      name: name, title: top["title"]?.string ?? name,
      statements: top["statements"]?.elements.map { element in
        Statement(
          text: element["statement"]?.string ?? "", rules: element["rules"]?.elements.compactMap(\.string) ?? [],
          byHand: element["byHand"]?.string ?? "", flow: element["flow"]?.string)
      } ?? [])
  }
}
