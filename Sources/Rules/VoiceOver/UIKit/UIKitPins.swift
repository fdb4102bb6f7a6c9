// Pins of SwiftUI that an annotation view of MapKit shows, and that nobody gives a name.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSyntax

enum UIKitPins {
  static func check(_ model: UIKitModel, _ report: inout Report) {
    for pin in model.namelessPins() {
      let fact =
        switch pin.reason {
        case .wordless:
          "This map pin is drawn from shapes and symbols only, and neither its annotation view nor a title names it"
        case .drawn:
          "This map pin is rendered to an image, which drops its text, and neither its annotation view nor a title names it"
        case .covered: "This annotation view is a single element without a label, which hides the text of its pin"
        }
      report.add(
        .error, .high, at: pin.range, "\(fact), so VoiceOver cannot say which place it is: \(pin.pin) in \(pin.host)",
        help:
          "Set isAccessibilityElement and accessibilityLabel on the annotation view, with the place and its status, or give the annotation a title.",
        name: pin.name,
        related: pin.places.map { place in
          let message =
            switch place.part {
            case .pin: "the pin has no label of its own"
            case .host: "shown here without a label"
            case .annotation: "this annotation has no title"
            }
          return RelatedLocation(path: place.path, range: place.range, message: message)
        })
    }
  }
}
