// The names of calls that UIKit's code is read by.

import CurbcutSymbols

/// Names that each call is compared with, in one object: each look at a static is a call that asks whether it has been made.
final class CalledNames: Sendable {
  let appearance = Name("appearance")
  let layoutConstraint = Name("NSLayoutConstraint")
  let visualFormat = Name("constraints")
  let makeConstraints = Name("makeConstraints")
  let animate = Name("animate")
  let transition = Name("transition")
  let forEach = Name("forEach")
  let assign = Name("assign")

  /// Functions that put a bar button where a property holds it.
  let barSetters: [Name: Name] = [
    Name("setRightBarButton"): Name("rightBarButtonItem"), Name("setLeftBarButton"): Name("leftBarButtonItem"),
  ]

  /// Calls that put an object into another one, and whether a stack lays it out.
  let placers: [Name: Bool] = [
    Name("addSubview"): false, Name("insertSubview"): false, Name("addSubviews"): false,
    Name("addArrangedSubview"): true, Name("insertArrangedSubview"): true, Name("addArrangedSubviews"): true,
    Name("UIStackView"): true,
  ]

  /// What is made and often used where it is.
  let itemClasses: Set<Name> = Set(
    [
      "UIBarButtonItem", "UIContextualAction", "NSCollectionLayoutSize", "UIAlertAction", "UIAction",
      "NSAttributedString", "NSMutableAttributedString", "UIViewPropertyAnimator", "CABasicAnimation",
      "CAKeyframeAnimation", "CASpringAnimation", "UIAlertController", "UITabBarItem",
    ].map { Name($0) })
}
