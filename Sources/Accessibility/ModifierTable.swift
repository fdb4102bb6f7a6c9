// What each modifier does to the view it is written on and to what is inside it.

import CurbcutViews

/// What stands true for a view because of the modifiers on it and around it.
public struct ElementFlags: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Hidden from assistive technology or from everybody, by a literal.
  public static let hidden = ElementFlags(rawValue: 1 << 0)
  /// Hidden on a condition.
  public static let maybeHidden = ElementFlags(rawValue: 1 << 1)
  /// Below `.accessibilityElement(children: .ignore)`.
  public static let ignored = ElementFlags(rawValue: 1 << 2)
  /// Below `.accessibilityElement(children: .combine)`.
  public static let combined = ElementFlags(rawValue: 1 << 3)
  /// Below `.accessibilityElement(children: .contain)`.
  public static let contained = ElementFlags(rawValue: 1 << 4)
  /// Replaced by an accessibility representation or accessibility children.
  public static let represented = ElementFlags(rawValue: 1 << 5)
  /// Laid out by the system: toolbars, menus, alerts, swipe actions.
  public static let systemHost = ElementFlags(rawValue: 1 << 6)
  public static let disabled = ElementFlags(rawValue: 1 << 7)
  public static let redacted = ElementFlags(rawValue: 1 << 8)
  /// Inside a label, title or icon slot.
  public static let labelSlot = ElementFlags(rawValue: 1 << 9)
  /// In a row of a List or Form.
  public static let listRow = ElementFlags(rawValue: 1 << 10)
  /// In the content of a map.
  public static let mapContent = ElementFlags(rawValue: 1 << 11)
  /// Below a view that carries an accessibility label of its own.
  public static let labelledAncestor = ElementFlags(rawValue: 1 << 12)
  /// Below a view that reacts to taps.
  public static let tappableAncestor = ElementFlags(rawValue: 1 << 13)
  /// Not rendered on screen, such as in an `ImageRenderer`.
  public static let offscreen = ElementFlags(rawValue: 1 << 14)
  /// Inside a chart.
  public static let chart = ElementFlags(rawValue: 1 << 15)
  /// Takes no touches.
  public static let noHitTesting = ElementFlags(rawValue: 1 << 16)
  /// Below a button style that is not the system's automatic one.
  public static let plainStyle = ElementFlags(rawValue: 1 << 17)
  public static let borderedStyle = ElementFlags(rawValue: 1 << 18)
  public static let customStyle = ElementFlags(rawValue: 1 << 19)
  /// In the background or overlay of something.
  public static let layered = ElementFlags(rawValue: 1 << 20)
  /// Made by a property or function that carries an accessibility label wherever it is used.
  public static let namedByUse = ElementFlags(rawValue: 1 << 21)

  /// In the passing copy above a context menu or below a finger that drags.
  public static let passingCopy = ElementFlags(rawValue: 1 << 22)

  /// In the shape that another view is cut out by.
  public static let masking = ElementFlags(rawValue: 1 << 23)

  /// Below a modifier that changes all colours: inverted, multiplied, blended.
  public static let recoloured = ElementFlags(rawValue: 1 << 24)

  /// Below a transaction that takes the animations away, from everybody or from who asked for less motion.
  public static let calmed = ElementFlags(rawValue: 1 << 25)

  /// What a presented view (sheet, popover, toolbar) keeps of what stands around it.
  static let kept: ElementFlags = [.redacted, .disabled]
}

extension Slot {
  /// What a slot means for the views in it.
  var flags: ElementFlags {
    switch self {
    case .toolbar, .swipeActions, .contextMenu, .actions: [.systemHost]
    case .tabItem: [.systemHost, .labelSlot]
    case .label, .icon: [.labelSlot]
    case .preview: [.passingCopy]
    case .representation, .accessibilityLabel, .transform, .root, .content, .valueLabel, .header, .footer, .destination,
      .presentation, .apart, .placeholder, .custom:
      []
    case .overlay, .background: [.layered]
    case .mask: [.layered, .masking]
    }
  }

  /// Whether views in the slot are a presentation of their own and inherit neither label nor hidden.
  var isPresentation: Bool {
    switch self {
    case .presentation, .toolbar, .swipeActions, .contextMenu, .preview, .actions, .destination, .tabItem,
      .representation, .apart:
      true
    default: false
    }
  }

  /// Whether the slot lies in front of or behind the view.
  var isLayer: Bool { self == .overlay || self == .background || self == .mask }

  /// Whether what stands in the slot is read as part of the parent when names are joined.
  public var isSpoken: Bool {
    switch self {
    case .content, .label, .custom, .overlay, .background, .mask, .root, .header, .footer, .icon, .placeholder,
      .valueLabel:
      true
    default: false
    }
  }
}
