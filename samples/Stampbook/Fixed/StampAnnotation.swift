import MapKit

/// A stamp as a map of UIKit knows it.
final class StampAnnotation: NSObject, MKAnnotation {
  let stamp: Stamp
  let isWithinRange: Bool
  let isCollected: Bool

  var coordinate: CLLocationCoordinate2D { stamp.coordinate }
  var title: String? { stamp.name }

  init(stamp: Stamp, isWithinRange: Bool, isCollected: Bool) {
    self.stamp = stamp
    self.isWithinRange = isWithinRange
    self.isCollected = isCollected
  }
}
