import MapKit
import SwiftUI

/// The surroundings of a stamp, on a map of UIKit with the same pins.
struct StampMapView: UIViewRepresentable {
  let annotations: [StampAnnotation]

  func makeUIView(context: Context) -> MKMapView {
    let map = MKMapView()
    map.delegate = context.coordinator
    map.register(StampAnnotationView.self, forAnnotationViewWithReuseIdentifier: StampAnnotationView.identifier)
    return map
  }

  func updateUIView(_ map: MKMapView, context: Context) {
    map.removeAnnotations(map.annotations)
    map.showAnnotations(annotations, animated: false)
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  final class Coordinator: NSObject, MKMapViewDelegate {
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
      guard annotation is StampAnnotation else { return nil }
      return mapView.dequeueReusableAnnotationView(withIdentifier: StampAnnotationView.identifier, for: annotation)
    }
  }
}
