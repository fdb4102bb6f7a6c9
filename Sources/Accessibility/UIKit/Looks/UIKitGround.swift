// What lies behind the words of an object of UIKit, put together from the object outwards.

import CurbcutSyntax
import CurbcutViews

/// The ground of an object, while it is looked for and when it is found.
struct UIKitGround {
  /// What is seen behind the object, once the ground is closed.
  private(set) var ground: EffectiveBackground
  /// Where the nearest color is said; `.none` where the file says none.
  private(set) var place: NodeID = .none
  /// Whether the object itself has that color.
  private(set) var isOwn = false
  /// What lies over what is still to be found, the nearest first.
  private var veils: [ColourValue] = []

  init(file: FileViews, project: Project) {
    ground = EffectiveBackground(
      value: .unknown, kind: .written, opacity: 1, appearances: project.appearances(of: [], in: file.path),
      argument: nil, owner: -1)
  }

  /// Lays a color below those before; true where nothing more can be seen.
  mutating func lay(_ colour: ColourValue, _ node: NodeID, isOwn: Bool) -> Bool {
    if veils.isEmpty { (place, self.isOwn) = (node, isOwn) }
    veils.append(colour)
    guard ColourModel.isOpaque(colour) else { return false }
    close()
    return true
  }

  /// The ground with what the system draws at the bottom.
  func onSystem(_ colour: ResolvedColour) -> UIKitGround {
    var result = self
    result.ground.isOnSystem = true
    guard !veils.isEmpty else {
      result.ground.value = .colour(colour)
      result.ground.kind = .platform
      return result
    }
    result.veils.append(.colour(colour))
    result.close()
    return result
  }

  private mutating func close() {
    var value = veils[veils.count - 1]
    for veil in veils.dropLast().reversed() { value = ColourModel.over(veil, value) }
    ground.value = value
  }
}
