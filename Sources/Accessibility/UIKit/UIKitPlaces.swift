// What names of UIKit tell: where an object is put, and whether a call may say what it is.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

/// Names that say where an object is put, or that a call may tell what it is.
enum UIKitPlaces {
  /// Properties of the system that only place what is assigned to them.
  static let names: Set<Name> = Set(
    [
      "rightBarButtonItem", "leftBarButtonItem", "rightBarButtonItems", "leftBarButtonItems", "titleView",
      "accessoryView", "inputAccessoryView", "rightView", "leftView", "tableHeaderView", "tableFooterView",
      "backgroundView", "customView", "backBarButtonItem", "toolbarItems", "sourceView", "barButtonItem", "view",
      "isActive", "delegate", "dataSource",
    ].map { Name($0) })

  /// Functions of the system that put bar buttons somewhere.
  static let setters: Set<Name> = Set(
    [
      "setRightBarButton", "setLeftBarButton", "setRightBarButtonItems", "setLeftBarButtonItems", "setToolbarItems",
      "setItems",
    ].map { Name($0) })

  /// Classes that everything of the system inherits from, whose extensions apply to all.
  static func bases(from file: FileViews) -> [(name: Name, file: FileViews)] {
    ["UIControl", "UIView", "UIResponder", "NSObject", "UIBarItem"].map { (Name($0), file) }
  }

  /// Whether a call's name may say what the object is called.
  static func speaks(_ name: String) -> Bool {
    ["access", "label", "title", "text", "config", "style", "setup", "apply", "bind", "update", "set"].contains {
      name.contains($0)
    } && !silent.contains(name)
  }

  /// Calls of the system whose names sound as if they spoke.
  private static let silent: Set<String> = [
    "setcontenthuggingpriority", "setcontentcompressionresistancepriority", "settitlecolor", "setneedslayout",
    "setneedsdisplay", "setneedsupdateconstraints", "setneedsupdateconfiguration", "setpreferredsymbolconfiguration",
    "settitleshadowcolor", "updateconstraints", "setcustomspacing", "setcontentoffset", "setzoomscale", "seton",
    "setprogress", "setediting", "setselected", "setdate", "setcollectionviewlayout", "setthumbimage",
    "setminimumtrackimage", "setmaximumtrackimage", "setnavigationbarhidden", "settoolbarhidden", "setneedsfocusupdate",
    "updatefocusifneeded", "setneedsstatusbarappearanceupdate", "setviewcontrollers", "sethidesbackbutton",
    // How the system scales and inverts pictures, and where text is.
    "adjustsimagesizeforaccessibilitycontentsizecategory", "accessibilityignoresinvertcolors", "textrect", "textrange",
    // No word of these is "set".
    "offsetby", "insetby", "inset", "offset",
  ]
}
