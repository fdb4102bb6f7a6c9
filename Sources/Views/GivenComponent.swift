// What a project says about views that cannot be looked into, because they come from elsewhere.

import CurbcutSymbols

/// A view as the configuration describes it.
public struct GivenComponent: Sendable, Hashable {
  /// Where its name comes from.
  public enum NameSource: Sendable, Hashable {
    /// Nobody said.
    case unknown
    /// It names itself.
    case own
    /// It has none, and needs none.
    case none
    /// An argument by its label; nil: the first without one.
    case argument(Name?)
  }

  /// The system's view that it behaves like; nil when it is only laid out.
  public var known: Known?
  public var name: NameSource

  public init(known: Known?, name: NameSource) {
    self.known = known
    self.name = name
  }

  /// Roles a view may have.
  public static let roles = [
    "button", "link", "menu", "toggle", "slider", "stepper", "picker", "textField", "image", "text", "container",
  ]

  /// The system's view of a role; nil for a container.
  public static func known(role: String) -> Known? {
    switch role {
    case "button": .Button
    case "link": .Link
    case "menu": .Menu
    case "toggle": .Toggle
    case "slider": .Slider
    case "stepper": .Stepper
    case "picker": .Picker
    case "textField": .TextField
    case "image": .Image
    case "text": .Text
    default: nil
    }
  }
}
