// What one file gives to what is joined from all files of a project.

import CurbcutSymbols
import CurbcutSyntax

/// The declarations of a file and what it says about others, without bodies and places: equal in two versions of a file
/// between which nothing has to be joined anew. Made where versions are compared, in editors.
struct FileItems: Equatable {
  /// A type, or an extension of one.
  private struct TypeItem: Equatable {
    let kind: NodeKind
    let name: Name
    let qualifier: Name
    let parent: Int32
    let inherited: [Name]
    let surroundings: Surroundings
    let isHidden: Bool
  }

  private struct MemberItem: Equatable {
    let kind: MemberKind
    let name: Name
    let owner: Int32
    let isModifier: Bool
    let isHidden: Bool
  }

  private let folders: [UInt64]
  private let imports: [Name]
  private let standIns: Set<Name>
  private let types: [TypeItem]
  private let members: [MemberItem]
  private let menuModifiers: Set<Name>
  private let motionGuards: Set<Name>?
  private let announcing: Set<Name>
  private let foreign: Set<Name>?
  private let tags: Set<String>
  private let script: String?
  private let tradeWords: TradeWords
  private let isForMac: Bool
  private let isForTouch: Bool
  private let lock: Bool?
  private let windowLock: Bool?
  /// Whether code chooses another appearance than the dark one, and than the light one.
  private let chooses: [Bool]
  private let schemes: SchemeIndex
  private let previews: [Set<Name>]
  private let tests: [Bool?]
  /// The properties that keep instances, with the types.
  private let kept: [Int32: Name]
  private let tints: WideTints.Reach

  init(_ file: FileViews, _ packages: PackageTable) {
    folders = file.folders
    imports = file.imports
    standIns = file.symbols.standIns
    types = file.types.map {
      TypeItem(
        kind: $0.kind, name: $0.name, qualifier: $0.qualifier, parent: $0.parent, inherited: $0.inheritedNames,
        surroundings: $0.surroundings, isHidden: $0.isHidden)
    }
    members = file.members.map {
      MemberItem(
        kind: $0.kind, name: $0.name, owner: $0.owner, isModifier: $0.isModifier, isHidden: $0.isHidden)
    }
    menuModifiers = MenuModifierIndex.names(in: file, packages)
    motionGuards = file.motionGuards?.exported
    announcing = Self.announcingProperties(of: file)
    foreign = file.uikit?.foreign
    tags = Self.soughtTags(in: file)
    script = file.mainScript
    tradeWords = file.tradeWords
    isForMac = file.isForMac
    isForTouch = Self.isForTouch(file)
    lock = AppearanceChoice.lock(of: [file])
    windowLock = AppearanceChoice.windowLock(of: [file])
    chooses = [true, false].map { AppearanceChoice.isChosen(otherThan: $0, [file]) }
    schemes = SchemeIndex([file])
    let previews = PreviewIndex([file])
    self.previews = [previews.shown, previews.shownLarge]
    let tests = InterfaceTests([file])
    self.tests = [
      tests.runsAudit, tests.first != nil, tests.makesTarget, InterfaceTests.mayGoOnFromOther(file),
    ]
    tints = WideTints.reach(in: file)
    kept = KeptInstances.members(of: file).reduce(into: [:]) { $0[$1.index] = $1.type }
  }

  /// `cell.viewWithTag(2)`; a name stands for any tag. Behind it the class that what is found is taken for:
  /// `2 UILabel` for `cell.viewWithTag(2) as? UILabel`.
  static func soughtTags(in file: FileViews) -> Set<String> {
    file.tokens(of: .tag).reduce(into: []) { tags, token in
      guard let sought = soughtTag(at: token, in: file) else { return }
      tags.insert(sought.type.map { "\(sought.tag) \(file.tree.string(of: $0))" } ?? sought.tag)
    }
  }

  /// The tag that a call asks for, and the class that what is found is taken for.
  static func soughtTag(at callee: TokenID, in file: FileViews) -> (tag: String, type: TokenID?)? {
    let tokens = file.tree.tokens
    guard Int(callee) + 2 < tokens.count else { return nil }
    let isOne = Int(callee) + 3 < tokens.count && tokens.kind(callee + 3) == .rightParen
    let tag = isOne ? file.tree.string(of: callee + 2) : "any"
    return (tag, takenFor(callee, in: file))
  }

  /// The class behind `as?` or `as!` of a call; nil where there is none, or none of its own name.
  private static func takenFor(_ callee: TokenID, in file: FileViews) -> TokenID? {
    let tokens = file.tree.tokens
    var token = callee + 1
    var depth = 0
    let end = min(tokens.count, Int(callee) + 40)
    while Int(token) < end {
      if tokens.kind(token) == .leftParen { depth += 1 }
      if tokens.kind(token) == .rightParen {
        depth -= 1
        if depth == 0 { break }
      }
      token += 1
    }
    guard Int(token) + 4 < tokens.count, tokens.isSpelt(token + 1, "as", in: file.tree.source) else { return nil }
    let mark =
      tokens.isSpelt(token + 2, "?", in: file.tree.source) || tokens.isSpelt(token + 2, "!", in: file.tree.source)
    guard mark, tokens.isName(token + 3), tokens.kind(token + 4) != .period else { return nil }
    return token + 3
  }

  /// Properties of types whose code announces something.
  static func announcingProperties(of file: FileViews) -> Set<Name> {
    guard !file.announcements.isEmpty else { return [] }
    var names: Set<Name> = []
    for member in file.members where member.owner >= 0 && member.kind == .property {
      let tokens = file.tree[file.types[Int(member.owner)].node].tokens
      if file.announcements.contains(where: { tokens.contains($0) }) { names.insert(member.name) }
    }
    return names
  }

  /// Whether a file is for phones and tablets by what it imports, or by modifiers that only they know.
  static func isForTouch(_ file: FileViews) -> Bool {
    file.imports.contains(uikit) || file.modifiers.contains { ofTouch.contains($0.known) }
  }

  private static let ofTouch: Set<Known> = [
    .navigationBarTitleDisplayMode, .navigationBarTitle, .navigationBarItems, .fullScreenCover, .keyboardType,
  ]

  private static let uikit = Name("UIKit")
}
