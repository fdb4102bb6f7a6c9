// What lies behind the views of a class that paints nothing itself: what each of the places has that its objects are put
// into, in whatever file.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension UIKitModel {
  /// Of a class that is put into more places, nothing is said.
  private static let placesAsked = 8

  /// The model of another file, in which an object of a class of this one is made.
  private func neighbor(of other: FileViews) -> UIKitModel? {
    let head = self.head ?? self
    if head.file === other { return head }
    if let known = head.neighborModels[ObjectIdentifier(other)] { return known }
    guard let code = other.uikit else { return nil }
    let made = UIKitModel(model: head.model.neighbor(of: other), code: code, head: head)
    head.neighborModels[ObjectIdentifier(other)] = made
    return made
  }

  /// What is seen behind the views of a class that paints nothing, where they are made and put.
  func fillWhereShown(_ type: Name) -> Fill {
    let head = self.head ?? self
    // A class whose objects hold each other is asked once.
    if let known = head.shownFills[type] { return known ?? .unknown }
    head.shownFills[type] = .some(nil)
    let fill = findFillWhereShown(type)
    head.shownFills[type] = fill
    return fill
  }

  /// Whether each place that makes an object of a class gives it another ground than its class does.
  func isPaintedWhereMade(_ type: Name) -> Bool {
    let places = creations(ofClass: type)
    return !places.isEmpty && places.allSatisfy { $0.said.says(.backgroundColor) }
  }

  private func findFillWhereShown(_ type: Name) -> Fill {
    guard !draws(type, besides: type) else { return .unknown }
    let places = creations(ofClass: type)
    guard places.count <= Self.placesAsked else { return .unknown }
    var found: [(value: ColourValue, isSystem: Bool)] = []
    for place in places {
      guard let other = neighbor(of: place.file), other.isJudged(place.member),
        let object = other.objects.first(where: { $0.creation == place.creation }),
        let ground = other.background(of: object, other.facts(of: object))
      else { continue }
      let value = ground.ground.value.map(\.assumed)
      guard !found.contains(where: { $0.value.isSame(as: value) }) else { continue }
      found.append((value, ground.ground.kind == .platform))
    }
    guard let first = found.first else { return .unknown }
    if found.count == 1, first.isSystem, let color = first.value.single { return .systems(color) }
    var result = first.value
    for (number, one) in found.enumerated().dropFirst() {
      result = .choice(condition: "\(Self.placePrefix)\(number)", then: one.value, otherwise: result)
    }
    return .colour(result, .none)
  }

  /// How the text of a condition begins that asks where an object of a class was put.
  private static let placePrefix = "place of class "
}
