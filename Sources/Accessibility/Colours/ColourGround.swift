// What is seen from a layer down: each layer over what is seen below it, put together once for all views that share it.

import CurbcutSymbols
import CurbcutViews

/// What is seen from a layer down.
struct ColourGround {
  var value: ColourValue
  /// nil while only what the component is put on is seen.
  var kind: BackgroundKind?
  /// What the text itself is faded by, up to the nearest colour.
  var opacity = 1.0
  /// What it is faded by in one state, see `fade(_:)`, and where that is written.
  var fade: (value: ColourValue, source: Int)?
  /// The layer of the nearest colour, or -1.
  var nearest: Int32 = -1
  /// Whether what the system draws is seen, through what lies over it if need be.
  var isOnSystem = false
  /// Where the uses of the component paint it.
  var painted: [GivenColour] = []

  /// So many colours, of gradients and of both sides of conditions, are told apart. Each layer multiplies them.
  static let most = 128
}

extension ColourModel {
  /// Whether a color is black that lets through what is below.
  private static func isVeil(_ value: ColourValue) -> Bool {
    guard let colour = value.single else { return false }
    let (light, dark) = (colour.light, colour.dark)
    return light == dark && light.red == 0 && light.green == 0 && light.blue == 0 && light.alpha > 0.2
      && light.alpha < 0.9
  }

  /// What is seen from a layer down; nil when it cannot be told. Stacks may hold thousands of layers, so that nothing here
  /// calls itself.
  func ground(from start: Int32) -> ColourGround? {
    var above: [(layer: Int32, value: ColourValue?)] = []
    var ground: ColourGround?
    // What uses told of a file that others ask about took steps of whoever asked, and may have been cut off for them.
    var isKept = true
    var layer = start
    while layer >= 0 {
      if let known = grounds[layer] {
        ground = known
        break
      }
      let current = layers[Int(layer)]
      var bottom: ColourGround??
      var value: ColourValue?
      var next = current.next
      switch current.layer {
      case .unknown where masks[layer] == nil: bottom = .some(nil)
      case .open(let body):
        isKept = model.home == nil
        bottom = .some(
          groundOfUses(ofBody: body)
            // Half black over what nobody painted is made for a picture that lies below.
            ?? (above.contains { $0.value.map(Self.isVeil) ?? false }
              ? nil
              : systemGround().map {
                ColourGround(value: .colour($0.assumed))
              }))
      case .platform(let colour): bottom = ColourGround(value: .colour(colour), kind: .platform, isOnSystem: true)
      case .scheme, .opacity: break
      case .fill, .surface, .tintFill, .accentFill, .row, .rowSurface, .unknown:
        let own = self.value(ofLayer: layer)
        if case .unknown = own {
          // A layer so thin leaves what is below it about as it is, whatever its color.
          if case .surface(let view) = current.layer, isThin(view.node, in: view.file) { break }
          bottom = .some(nil)
        } else if Self.isOpaque(own) {
          bottom = ColourGround(value: own, kind: .written, nearest: layer)
        } else {
          value = own
          switch current.layer {
          case .row, .rowSurface:
            // The row's own colour gives way: what shines through is the list's.
            if let below = belowRow(current.next) { next = below } else { bottom = .some(nil) }
          default: break
          }
        }
      }
      if let bottom {
        ground = bottom
        if isKept { grounds[layer] = .some(bottom) }
        break
      }
      above.append((layer, value))
      layer = next
    }
    for (layer, value) in above.reversed() {
      ground = ground.flatMap { put(layer, value, over: $0) }
      if isKept { grounds[layer] = .some(ground) }
    }
    return ground
  }

  /// A layer over what is seen below it; `value` is its colour, if it has one.
  private func put(_ layer: Int32, _ value: ColourValue?, over below: ColourGround) -> ColourGround? {
    var result = below
    guard let value else {
      if case .opacity(let index) = layers[Int(layer)].layer {
        let source = sources[index]
        if let factor = constantOpacity(source) {
          result.opacity *= factor
        } else if result.fade == nil, let fade = fade(source) {
          result.fade = (fade, index)
        }
      }
      return result
    }
    if let colour = value.single, Appearance.allCases.allSatisfy({ colour[$0].alpha == 0 }) { return result }
    guard value.count(upTo: ColourGround.most) * below.value.count(upTo: ColourGround.most) <= ColourGround.most else {
      return nil
    }
    result.value = Self.over(value, below.value)
    result.kind = below.kind == .written || below.kind == .platform ? .written : .overOpen
    result.opacity = 1
    result.fade = nil
    result.nearest = layer
    return result
  }

  /// What an opacity is set to, where that is one number; it may lie outside 0 to 1.
  private func constantOpacity(_ source: ColourSource) -> Double? {
    source.scope.file.tree.argument(of: source.use.call, label: nil)
      .flatMap { model.evaluator.value(of: $0, in: source.scope).number }
  }

  /// What is left of the color of a text (0 to 1) by the opacities around it that are one number, up to the nearest color
  /// that is laid below it.
  public func opacityOverGround(of view: Int32) -> Double {
    var result = 1.0
    var layer = state(of: view).layer
    while layer >= 0 {
      switch layers[Int(layer)].layer {
      case .scheme: break
      case .opacity(let index):
        if masks[layer] == nil, let factor = constantOpacity(sources[index]), 0...1 ~= factor { result *= factor }
      default: return result
      }
      layer = layers[Int(layer)].next
    }
    return result
  }
}

extension ColourValue {
  /// How many colours it may be, so many at most.
  fileprivate func count(upTo most: Int) -> Int {
    switch self {
    case .colour, .unknown: return 1
    case .choice(_, let then, let otherwise): return then.count(upTo: most) + otherwise.count(upTo: most)
    case .any(let values): return min(most, values.reduce(0) { $0 + $1.count(upTo: most) })
    }
  }
}

/// What lies behind the children of a stack, each sibling on those before it. Where the one before stopped, its successor
/// goes on.
struct StackedLayers {
  typealias Step = (next: Int32, layer: Int32, holdsBand: Bool)
  /// The child that comes next, the layers of those before it, and whether one of them has its own height.
  private var steps: [Step]

  init(first: Int32, on layer: Int32) { steps = [(first, layer, false)] }

  var last: Step { steps[steps.count - 1] }
  var next: Int32 { last.next }

  mutating func add(_ step: Step) { steps.append(step) }

  /// What lies behind a child that the steps reach; most are asked for in their order.
  func behind(_ child: Int32) -> Step {
    var place = steps.count - 1
    while place > 0, steps[place - 1].next >= child { place -= 1 }
    return steps[place]
  }
}

extension ColourModel {
  /// What paints nothing by itself, in a container of such views.
  static let leavesBelowBare: Set<Known> = [
    .Text, .Label, .Spacer, .EmptyView, .Divider, .VStack, .HStack, .Group, .Button, .ScrollView, .ForEach, .LazyVStack,
    .LazyHStack, .ProgressView, .Toggle,
  ]

  /// `WindowGroup { HomeView() }`
  func isRootOfWindow(_ use: ViewUseReference) -> Bool {
    let views = model.project.files[Int(use.file)].views
    let parent = views[Int(use.index)].parent
    return parent >= 0 && views[Int(parent)].known == .WindowGroup
  }
}
