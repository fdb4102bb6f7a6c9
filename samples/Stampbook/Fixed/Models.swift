import CoreLocation
import Observation

/// A place that can be collected by being there.
struct Stamp: Identifiable, Hashable {
  let id: String
  let name: String
  let neighbourhood: String
  let about: String
  let imageName: String
  let imageDescription: String
  let latitude: Double
  let longitude: Double
  /// Metres.
  let collectionRadius: Double

  var coordinate: CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }
}

struct Profile: Hashable {
  var displayName = ""
  var username = ""
  var bio = ""
  var photoURL: URL?
}

/// The stamps around, and which of them the person has.
@Observable
final class StampStore {
  var stamps: [Stamp]
  var collectedIDs: Set<Stamp.ID> = []
  var userLocation: CLLocation?

  init(stamps: [Stamp] = Stamp.samples) {
    self.stamps = stamps
  }

  func isCollected(_ stamp: Stamp) -> Bool {
    collectedIDs.contains(stamp.id)
  }

  func isWithinRange(_ stamp: Stamp) -> Bool {
    guard let userLocation else { return false }
    let place = CLLocation(latitude: stamp.latitude, longitude: stamp.longitude)
    return userLocation.distance(from: place) <= stamp.collectionRadius
  }

  func collect(_ stamp: Stamp) {
    collectedIDs.insert(stamp.id)
  }
}

/// Who is signed in, and what may be typed into the profile.
@Observable
final class ProfileStore {
  var profile = Profile()
  var isSignedIn = false

  func accepts(inviteCode: String) -> Bool {
    (6...10).contains(inviteCode.count)
  }

  func isValid(username: String) -> Bool {
    !username.isEmpty && username.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}

extension Stamp {
  static let samples = [
    Stamp(
      id: "bridge", name: "Golden Gate Bridge", neighbourhood: "Presidio",
      about: "The toll plaza has the best view of the north tower.", imageName: "stamp-bridge",
      imageDescription: "Red bridge tower in low fog", latitude: 37.8077, longitude: -122.4750, collectionRadius: 150),
    Stamp(
      id: "palace", name: "Palace of Fine Arts", neighbourhood: "Marina",
      about: "Walk around the lagoon to find the old plaque.", imageName: "stamp-palace",
      imageDescription: "Domed rotunda behind a lagoon", latitude: 37.8029, longitude: -122.4484, collectionRadius: 100),
    Stamp(
      id: "tower", name: "Coit Tower", neighbourhood: "Telegraph Hill",
      about: "The murals on the ground floor are free to see.", imageName: "stamp-tower",
      imageDescription: "White round tower on a hill", latitude: 37.8024, longitude: -122.4058, collectionRadius: 80),
  ]
}
