// Which of several functions of one name a modifier of the project's own is: `appFont` may stand in an extension of
// `View` and in one of `Text`, so that a text stays a `Text`.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension NameEngine {
  /// The function of the project's own that a modifier calls: the one on the view's own type, else the one on what each
  /// view is. Where that leaves several, or the type is not known, they have to do the same.
  func ownModifier(_ use: ViewModifierUse, in file: FileViews) -> MemberReference? {
    // A modifier in a body is met once for each view that the body is put on.
    let key = ViewKey(file: ObjectIdentifier(file), index: Int32(bitPattern: use.nameToken))
    if let known = components.ownModifiers[key] { return known }
    let found = findOwnModifier(use, in: file)
    components.ownModifiers[key] = .some(found)
    return found
  }

  private func findOwnModifier(_ use: ViewModifierUse, in file: FileViews) -> MemberReference? {
    var near = project.viewExtension(named: use.name, from: file)
    var all = project.viewExtensions(named: use.name, from: file)
    if use.known != .other {
      // The system has one of this name as well: which is meant is told by the labels and the kinds of the arguments.
      near = fitting(near, call: use.call, in: file).filter { binder.acceptsKinds($0, call: use.call, in: file) }
      all = fitting(all, call: use.call, in: file).filter { binder.acceptsKinds($0, call: use.call, in: file) }
    }
    if all.count < 2 { return all.first }
    let first = extendedType(all[0])
    if all.allSatisfy({ extendedType($0) == first }) {
      return overload(near, call: use.call, in: file) ?? alike(near, use.call, file)
    }
    guard let type = viewType(before: use, in: file) else {
      return overload(near, call: use.call, in: file) ?? alike(near.isEmpty ? all : near, use.call, file)
    }
    let types: [Known] = type.isShape ? [type, .Shape, .View] : [type, .View]
    // Two files of a folder may hold one each; a file that is nearer counts where one in it is meant.
    for candidates in near.count < all.count ? [near, all] : [near] {
      for type in types {
        let fitting = fitting(candidates.filter { extendedType($0) == type }, call: use.call, in: file)
        guard !fitting.isEmpty else { continue }
        return overload(fitting, call: use.call, in: file) ?? alike(fitting, use.call, file)
      }
    }
    return nil
  }

  /// What the extension that holds a modifier extends.
  private func extendedType(_ reference: MemberReference) -> Known {
    Known(project.file(reference).types[Int(project.member(reference).owner)].name)
  }

  /// The type of a view as it is when a modifier meets it; `.View` where nothing more is kept of it, and nil where it is
  /// not known.
  private func viewType(before use: ViewModifierUse, in file: FileViews) -> Known? {
    guard use.owner >= 0 else { return nil }
    let view = file.views[Int(use.owner)]
    var type: Known
    switch view.kind {
    case .use:
      type = known(view, in: file)
      if !type.isView { type = .View }
    case .concatenation: type = .Text
    case .base:
      let body = file.bodies[Int(view.body)]
      guard body.kind == .function, body.owner >= 0, file.types[Int(body.owner)].kind == .extensionDecl else {
        return .View
      }
      type = Known(file.types[Int(body.owner)].name)
      if !type.isView && type != .Shape { type = .View }
    case .reference, .choice, .opaque: return nil
    }
    for index in view.modifiers {
      let earlier = file.modifiers[Int(index)]
      if earlier.nameToken >= use.nameToken { break }
      if type == .View { break }
      if !keeps(type, earlier, in: file) { type = .View }
    }
    return type
  }

  /// Whether a modifier gives back what it was put on.
  private func keeps(_ type: Known, _ use: ViewModifierUse, in file: FileViews) -> Bool {
    switch type {
    case .Text where Self.ofText.contains(use.known): return true
    case .Image where Self.ofImage.contains(use.known): return true
    default: break
    }
    guard project.hasViewExtension(use) else { return false }
    return project.viewExtensions(named: use.name, from: file).contains {
      let home = project.file($0)
      let given = project.member($0).type
      return extendedType($0) == type && given.exists && home.tree.known(given) == type
    }
  }

  private static let ofText: Set<Known> = [
    .font, .fontWeight, .fontDesign, .fontWidth, .bold, .italic, .monospaced, .monospacedDigit, .kerning, .tracking,
    .baselineOffset, .underline, .strikethrough, .foregroundColor, .foregroundStyle, .accessibilityLabel,
    .accessibilityHeading, .accessibilityTextContentType, .speechSpellsOutCharacters, .speechAlwaysIncludesPunctuation,
    .speechAdjustedPitch, .speechAnnouncementsQueued,
  ]

  private static let ofImage: Set<Known> = [
    .resizable, .renderingMode, .interpolation, .antialiased, .symbolRenderingMode,
  ]

  /// The first of several functions that a call fits, when all of them put the same modifiers on what they are called on.
  private func alike(_ candidates: [MemberReference], _ call: NodeID, _ file: FileViews) -> MemberReference? {
    let fitting = fitting(candidates, call: call, in: file)
    guard let first = fitting.first, fitting.dropFirst().allSatisfy({ doTheSame($0, first) }) else { return nil }
    return first
  }

  private func doTheSame(_ one: MemberReference, _ other: MemberReference) -> Bool {
    let (a, b) = (project.member(one), project.member(other))
    guard a.body >= 0, b.body >= 0, a.parameters.count == b.parameters.count,
      zip(a.parameters, b.parameters).allSatisfy({ $0.name == $1.name && $0.label == $1.label }),
      let first = chain(of: one), let second = chain(of: other)
    else { return false }
    let (here, there) = (project.file(one), project.file(other))
    return first.count == second.count
      && zip(first, second).allSatisfy { $0.name == $1.name && says($0.call, here.tree, $1.call, there.tree) }
  }

  /// The modifiers that a function puts on what it is called on, when it does nothing else.
  private func chain(of reference: MemberReference) -> ArraySlice<ViewModifierUse>? {
    let home = project.file(reference)
    let views = home.bodies[Int(project.member(reference).body)].views
    guard views.count == 1, let view = views.first, home.views[Int(view)].kind == .base else { return nil }
    let modifiers = home.views[Int(view)].modifiers
    return home.modifiers[Int(modifiers.lowerBound)..<Int(modifiers.upperBound)]
  }

  /// Whether two calls are given the same arguments in the same words.
  private func says(_ call: NodeID, _ tree: Tree, _ other: NodeID, _ otherTree: Tree) -> Bool {
    let (mine, others) = (tree.children(call).dropFirst(), otherTree.children(other).dropFirst())
    return mine.count == others.count
      && zip(mine, others).allSatisfy { tree.text($0) == otherTree.text($1) }
  }
}
