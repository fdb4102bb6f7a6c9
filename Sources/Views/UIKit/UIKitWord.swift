// The members of UIKit that tell what a person gets from an object.

import CurbcutSymbols

/// A member of UIKit that tells what a person gets from an object.
public enum UIKitWord: UInt8, Sendable, CaseIterable {
  case accessibilityLabel, accessibilityAttributedLabel, accessibilityTraits, accessibilityHint, accessibilityValue,
    isAccessibilityElement, accessibilityElementsHidden, accessibilityElements, accessibilityCustomActions,
    setTitle, setAttributedTitle, setImage, setBackgroundImage, configuration, title, attributedTitle, image, text,
    attributedText, placeholder, attributedPlaceholder, font, adjustsFontForContentSizeCategory, addTarget,
    addGestureRecognizer, isHidden, menu, alpha, addAction, textColor, setTitleColor, backgroundColor,
    baseForegroundColor, baseBackgroundColor, tintColor, isEnabled, isUserInteractionEnabled,
    adjustsFontSizeToFitWidth, minimumScaleFactor, frame, numberOfLines, overrideUserInterfaceStyle,
    maximumContentSizeCategory, sizeToFit, titleView, sendActions, shouldGroupAccessibilityChildren,
    translatesAutoresizingMaskIntoConstraints, transform, textContentType, showsLargeContentViewer, backgroundView,
    backgroundConfiguration, isEditable, isSecureTextEntry,
    // What projects add to buttons for the look of one state.
    setBackgroundColor,
    // What stands between the content of a button and its edges.
    contentEdgeInsets
  /// Any other call on the object.
  case called
  /// A side of the object is held to a number of points; `Use.value` is the number.
  case fixedWidth, fixedHeight
  /// A visual format lays the object out; `Use.value` is the format, `Use.name` the object's key in it.
  case visualFormat
  /// The object is handed to a call, or stands in a list.
  case passed
  /// The object is given back by the function or closure.
  case returned
  /// The object becomes known by another name; `Use.name` is that name.
  case assigned

  private static let byName: [Name: UIKitWord] = {
    var table: [Name: UIKitWord] = [:]
    for (word, name) in zip(allCases, names) { table[Name(name)] = word }
    return table
  }()

  /// How those before `called` are spelt, in their order: to ask the program for its own words takes it longer than to read
  /// a file.
  static let names: [StaticString] = [
    "accessibilityLabel", "accessibilityAttributedLabel", "accessibilityTraits", "accessibilityHint",
    "accessibilityValue", "isAccessibilityElement", "accessibilityElementsHidden", "accessibilityElements",
    "accessibilityCustomActions", "setTitle", "setAttributedTitle", "setImage", "setBackgroundImage",
    "configuration", "title", "attributedTitle", "image", "text", "attributedText", "placeholder",
    "attributedPlaceholder", "font", "adjustsFontForContentSizeCategory", "addTarget", "addGestureRecognizer",
    "isHidden", "menu", "alpha", "addAction", "textColor", "setTitleColor", "backgroundColor",
    "baseForegroundColor", "baseBackgroundColor", "tintColor", "isEnabled", "isUserInteractionEnabled",
    "adjustsFontSizeToFitWidth", "minimumScaleFactor", "frame", "numberOfLines", "overrideUserInterfaceStyle",
    "maximumContentSizeCategory", "sizeToFit", "titleView", "sendActions", "shouldGroupAccessibilityChildren",
    "translatesAutoresizingMaskIntoConstraints", "transform", "textContentType", "showsLargeContentViewer",
    "backgroundView", "backgroundConfiguration", "isEditable", "isSecureTextEntry", "setBackgroundColor",
    "contentEdgeInsets",
  ]

  /// The word behind the name of a member that a class overrides or declares.
  public init?(member name: Name) { self.init(name) }

  /// The word behind a name; nil for a name that tells nothing.
  init?(_ name: Name) {
    guard let word = Self.byName[name] else { return nil }
    self = word
  }
}
