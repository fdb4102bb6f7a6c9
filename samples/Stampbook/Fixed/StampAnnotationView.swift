import MapKit
import SwiftUI

/// Shows the pin of SwiftUI on a map of UIKit.
final class StampAnnotationView: MKAnnotationView {
  static let identifier = "stamp"

  private var host: UIHostingController<StampPin>?

  override var annotation: (any MKAnnotation)? {
    didSet { showPin() }
  }

  private func showPin() {
    host?.view.removeFromSuperview()
    guard let annotation = annotation as? StampAnnotation else { return }
    let pin = StampPin(
      stamp: annotation.stamp, isWithinRange: annotation.isWithinRange, isCollected: annotation.isCollected)
    let host = UIHostingController(rootView: pin)
    host.view.backgroundColor = .clear
    host.view.frame.size = host.view.intrinsicContentSize
    frame.size = host.view.frame.size
    centerOffset = CGPoint(x: 0, y: -frame.height / 2)
    addSubview(host.view)
    self.host = host

    isAccessibilityElement = true
    accessibilityLabel = "\(annotation.stamp.name), \(pin.status.words)"
    accessibilityTraits = .button
  }
}
