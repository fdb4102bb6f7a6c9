// Which code moves one screen in the place of another.

import CurbcutAccessibility
import CurbcutSymbols
import CurbcutViews
import Testing

@Suite struct ScreenTransitionTests {
  @Test func codeOfATransitionIsKnown() {
    let model = model(
      """
      import UIKit
      class Slide: NSObject, UIViewControllerAnimatedTransitioning { func animate() {} }
      class Push: Slide { func more() {} }
      class Screen: UIViewController { func build() {} }
      """
    ).uikit!
    let members = model.file.members.indices.filter { model.file.members[$0].kind == .function }
    #expect(members.map { model.isOfTransition(Int32($0)) } == [true, true, false])
  }
}
