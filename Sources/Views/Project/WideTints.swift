// Tints that are set around screens or components, or for all views: controls inside are not drawn in the app's accent
// color.

import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax

/// Finds tints that are set around screens or components, for all views, or for windows.
enum WideTints {
  /// How far the tints reach that a file sets.
  struct Reach: OptionSet {
    let rawValue: UInt8

    /// Around screens or components, or for all views: no tint of a window is seen there.
    static let views = Reach(rawValue: 1)
    static let windows = Reach(rawValue: 2)
  }

  /// What a file sets. Previews and tests are left out of what is set around views.
  static func reach(in file: FileViews) -> Reach {
    var reach: Reach = areSetAroundViews(in: file) ? .views : []
    forEachTint(in: file) { _, holder in
      if holder == "appearance" { reach.insert(.views) }
      if isWindow(holder) { reach.insert(.windows) }
    }
    return reach
  }

  /// Whether a name is that of a window: `window`, `mainWindow`.
  static func isWindow(_ holder: String) -> Bool { holder.hasSuffix("window") }

  private static func areSetAroundViews(in file: FileViews) -> Bool {
    file.modifiers.contains { use in
      guard use.known == .tint || use.known == .accentColor, use.owner >= 0 else { return false }
      let owner = file.views[Int(use.owner)]
      guard !owner.surroundings.isOutOfScope, !controls.contains(owner.known), isOutermost(owner, file) else {
        return false
      }
      return file.views[Int(use.owner)..<Int(owner.end)].contains(where: reachesOthers)
    }
  }

  /// What colors itself and its label, whatever that holds.
  private static let controls: Set<Known> = [
    .Button, .Link, .NavigationLink, .ShareLink, .Menu, .Toggle, .Picker, .DatePicker, .Slider, .Stepper, .ProgressView,
    .Gauge, .Label, .Text, .Image, .TextField, .SecureField, .TextEditor,
  ]

  /// Whether nothing of its body but stacks and branches stands around a view: a tint on a row or a section stays there.
  private static func isOutermost(_ view: ViewNode, _ file: FileViews) -> Bool {
    var parent = view.parent
    while parent >= 0 {
      let around = file.views[Int(parent)]
      guard around.kind == .choice || layers.contains(around.known) else { return false }
      parent = around.parent
    }
    return true
  }

  private static let layers: Set<Known> = [.Group, .ZStack, .VStack, .HStack, .WindowGroup, .GeometryReader, .Color]

  /// Whether a view holds what is written elsewhere, or leads there.
  private static func reachesOthers(_ view: ViewNode) -> Bool {
    switch view.kind {
    case .base, .reference: return true
    default: break
    }
    switch view.known {
    case .other: return view.kind == .use
    case .TabView, .NavigationStack, .NavigationView, .NavigationSplitView: return true
    default: return false
    }
  }

  /// Each `tintColor` that is assigned to, with the last name before it in lowercase: `window` of `self.window?.tintColor`,
  /// `appearance` of `UIView.appearance().tintColor`.
  static func forEachTint(in file: FileViews, _ visit: (TokenID, String) -> Void) {
    let (tree, tokens) = (file.tree, file.tree.tokens)
    guard file.names.mayHold(tintNumber) else { return }
    tokens.forEachName(in: tintColor) { token in
      guard token > 1, Int(token) + 1 < tokens.count, tokens.kind(token - 1) == .period,
        tokens.isSpelt(token, "tintColor", in: tree.source), tokens.isSpelt(token + 1, "=", in: tree.source)
      else { return }
      var before = token - 2
      // `window?`, `appearance()`
      while before > 0, !tokens.isName(before), tokens.kind(before) != .period { before -= 1 }
      visit(token, tree.string(of: before).lowercased())
    }
  }

  private static let tintColor: NameClasses = {
    var classes = NameClasses()
    classes.insert(tintNumber)
    return classes
  }()

  private static let tintNumber = NameClasses.number(
    length: 9, first: UInt8(ascii: "t"), last: UInt8(ascii: "r"))
}

extension Project {
  /// Whether code gives a tint to screens, components or all views, so that the app's accent color may not be seen.
  public var hasWideTints: Bool { items.hasWideTints }

  /// Whether what UIKit draws may have another tint than that of its window: code gives one to more than a view, or a
  /// storyboard to all that it holds.
  public var mayTintAll: Bool { items.hasWideTints || outlets.hasGlobalTint }
}
