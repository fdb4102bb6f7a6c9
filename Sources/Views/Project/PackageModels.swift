// What well-known packages do that assistive technology does not hear of, or that moves. Only packages whose source was
// read stand here:
// - AlertToast 1.3.9, `AlertToast.swift`: shows its view over the content, takes it away after some seconds, posts nothing.
// - ConfettiSwiftUI 1.1 and 2.0, `ConfettiSwiftUI.swift`: throws its pieces over the page, asks no setting.

import CurbcutSymbols
import CurbcutSyntax

/// A modifier of a package that shows a message and tells nobody.
public struct PackageMessage: Sendable {
  /// The module that has it.
  public var module: Name
  public var modifier: Name
  /// The label of the binding that shows the message.
  public var binding: String
  /// The view that is shown, by its name, and the labels of its words.
  public var view: Name
  public var words: [String]

  private static let all = [
    PackageMessage(
      module: Name("AlertToast"), modifier: Name("toast"), binding: "isPresenting", view: Name("AlertToast"),
      words: ["title", "subTitle"])
  ]

  /// What a name of a modifier may mean.
  public static func named(_ modifier: Name) -> PackageMessage? { all.first { $0.modifier == modifier } }
}

/// A view or modifier of a package that moves much over the page, whatever the settings are.
public struct PackageMotion: Sendable {
  public var module: Name
  public var view: Name
  public var modifier: Name
  /// The labels under which it is handed the state that starts it.
  public var triggers: [String]

  private static let all = [
    PackageMotion(
      module: Name("ConfettiSwiftUI"), view: Name("ConfettiCannon"), modifier: Name("confettiCannon"),
      triggers: ["counter", "trigger"])
  ]

  /// What a name of a view or modifier may mean.
  public static func named(_ name: Name) -> PackageMotion? { all.first { $0.view == name || $0.modifier == name } }
}
