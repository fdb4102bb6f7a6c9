// Calls that make colours: the initialisers of SwiftUI and UIKit, hexadecimal ones of the project, opacity, gradients.

import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension ColourResolver {
  func call(_ node: NodeID, in scope: Scope, realm: Realm, depth: Int) -> ColourValue {
    let tree = scope.file.tree
    let callee = tree.firstChild(node)
    switch tree.kind(callee) {
    case .identifierExpr:
      switch tree.known(callee) {
      case .Color: return initialiser(node, in: scope, realm: .swiftUI, depth: depth)
      case .UIColor: return initialiser(node, in: scope, realm: .uiKit, depth: depth)
      case .LinearGradient, .RadialGradient, .AngularGradient, .EllipticalGradient:
        return gradient(node, in: scope, depth: depth)
      default:
        if tree.text(callee) == "AnyShapeStyle" || tree.text(callee) == "AnyView",
          let inner = tree.argument(of: node, label: nil)
        {
          return value(of: inner, in: scope, realm: realm, depth: depth + 1)
        }
        // `ColorAsset(name: "Brand")`, as generators write it.
        if tree.text(callee) == "ColorAsset", let name = tree.argument(of: node, label: "name") {
          return asset(name, in: scope)
        }
        // `withAlphaComponent(0.4)` in code that the project adds to colors.
        guard scope.frame != nil, tree.text(callee) == "withAlphaComponent" || tree.text(callee) == "opacity",
          let argument = tree.argument(of: node, label: nil), let own = Interpreter(evaluator).receiver(in: scope)
        else { return .unknown }
        return faded(value(of: own.node, in: own.scope, realm: realm, depth: depth + 1), by: argument, in: scope)
      }
    case .implicitMemberExpr:
      switch tree.text(callee) {
      case "init": return initialiser(node, in: scope, realm: realm, depth: depth)
      case "linearGradient", "radialGradient", "angularGradient", "ellipticalGradient":
        return gradient(node, in: scope, depth: depth)
      default: return .unknown
      }
    case .memberExpr:
      let base = tree.firstChild(callee)
      switch tree.text(callee) {
      case "opacity", "withAlphaComponent":
        guard let argument = tree.argument(of: node, label: nil) else { return .unknown }
        let colour = value(of: base, in: scope, realm: realm, depth: depth + 1)
        return faded(colour, by: argument, in: scope)
      case "init" where tree.known(base) == .Color: return initialiser(node, in: scope, realm: .swiftUI, depth: depth)
      case "init" where tree.known(base) == .UIColor: return initialiser(node, in: scope, realm: .uiKit, depth: depth)
      case "Color" where tree.known(base) == .SwiftUI:
        return initialiser(node, in: scope, realm: .swiftUI, depth: depth)
      case "UIColor" where tree.known(base) == .UIKit:
        return initialiser(node, in: scope, realm: .uiKit, depth: depth)
      default: return .unknown
      }
    default: return .unknown
    }
  }

  /// A colour with an opacity that may itself be chosen by a condition.
  func faded(_ colour: ColourValue, by argument: NodeID, in scope: Scope) -> ColourValue {
    let tree = scope.file.tree
    if tree.kind(argument) == .ternaryExpr {
      let parts = tree.children(argument)
      guard parts.count == 3 else { return .unknown }
      return choose(
        parts[0], in: scope, faded(colour, by: parts[1], in: scope), faded(colour, by: parts[2], in: scope))
    }
    guard let factor = evaluator.value(of: argument, in: scope).number, factor >= 0 else { return .unknown }
    return colour.map { $0.opacity(factor) }
  }

  private func initialiser(_ call: NodeID, in scope: Scope, realm: Realm, depth: Int) -> ColourValue {
    let made = systemInitialiser(call, in: scope, realm: realm, depth: depth)
    guard case .unknown = made else { return made }
    return ownInitialiser(call, in: scope, realm: realm, depth: depth)
  }

  /// A color by an initializer that the project adds: what the initializers of the system make that it ends in, where each
  /// makes the same.
  private func ownInitialiser(_ call: NodeID, in scope: Scope, realm: Realm, depth: Int) -> ColourValue {
    guard depth < Self.depthLimit,
      let calls = Interpreter(evaluator).systemCalls(by: call, of: type(realm).name, in: scope), let first = calls.first
    else { return .unknown }
    let made = systemInitialiser(first.node, in: first.scope, realm: realm, depth: depth + 1)
    guard let color = made.single,
      calls.dropFirst().allSatisfy({
        systemInitialiser($0.node, in: $0.scope, realm: realm, depth: depth + 1).single == color
      })
    else { return calls.count == 1 ? made : .unknown }
    return made
  }

  private func systemInitialiser(_ call: NodeID, in scope: Scope, realm: Realm, depth: Int) -> ColourValue {
    let tree = scope.file.tree
    let type = realm == .uiKit ? Known.UIColor : .Color
    var labels: [String] = []
    for child in tree.children(call).dropFirst() {
      if tree.kind(child) == .trailingClosure {
        return realm == .uiKit ? dynamic(tree.lastChild(child), in: scope, depth: depth) : .unknown
      }
      if tree.kind(child) == .argument {
        labels.append(tree.label(of: child).map { tree.string(of: $0) } ?? "")
      }
    }
    func argument(_ label: String) -> NodeID? { tree.argument(of: call, label: label.isEmpty ? nil : label) }
    switch labels.first {
    case "red", "white", "hue", "displayP3Red": return components(of: call, in: scope).map(colour) ?? .unknown
    case "named": return argument("named").map { asset($0, in: scope) } ?? .unknown
    case "uiColor", "cgColor":
      return argument(labels[0]).map { value(of: $0, in: scope, realm: .uiKit, depth: depth + 1) } ?? .unknown
    case "dynamicProvider": return argument("dynamicProvider").map { dynamic($0, in: scope, depth: depth) } ?? .unknown
    case "resource":
      guard let resource = argument("resource"), tree.kind(resource) == .implicitMemberExpr,
        let set = project.colourSet(symbol: tree.name(resource), from: scope.file)
      else { return .unknown }
      return self.colour(of: set)
    case "light", "lightColor", "any":
      guard labels.count == 2, ["dark", "darkColor"].contains(labels[1]), let light = argument(labels[0]),
        let dark = argument(labels[1]),
        let first = value(of: light, in: scope, realm: realm, depth: depth + 1).single,
        let second = value(of: dark, in: scope, realm: realm, depth: depth + 1).single
      else { return .unknown }
      return .colour(.byScheme(light: first, dark: second))
    default: break
    }
    if let hex = hexadecimal(call, labels: labels, type: type, in: scope) { return hex }
    guard labels.first == "", let first = argument("") else { return .unknown }
    if labels.count > 1 && labels[1] == "red" || labels.count > 1 && labels[1] == "white" {
      return components(of: call, in: scope).map(colour) ?? .unknown
    }
    guard labels.count == 1 || labels == ["", "bundle"] else { return .unknown }
    switch tree.kind(first) {
    case .stringLiteral: return asset(first, in: scope)
    case .implicitMemberExpr:
      // `Color(.systemRed)` is a colour of UIKit, `Color(.brand)` a colour set.
      return value(of: first, in: scope, realm: .uiKit, depth: depth + 1)
    case .callExpr, .ternaryExpr: return value(of: first, in: scope, realm: .uiKit, depth: depth + 1)
    default:
      let inner = value(of: first, in: scope, realm: .uiKit, depth: depth + 1)
      if case .unknown = inner, case .string = evaluator.value(of: first, in: scope) { return asset(first, in: scope) }
      return inner
    }
  }

  private func colour(_ colour: Colour) -> ColourValue { .colour(ResolvedColour(colour)) }

  private func asset(_ argument: NodeID, in scope: Scope) -> ColourValue {
    guard case .string(let name) = evaluator.value(of: argument, in: scope),
      let set = project.colourSet(named: name, from: scope.file)
    else { return .unknown }
    return colour(of: set)
  }

  /// `UIColor { traits in traits.userInterfaceStyle == .dark ? a : b }`
  private func dynamic(_ closure: NodeID, in scope: Scope, depth: Int) -> ColourValue {
    let tree = scope.file.tree
    guard tree.kind(closure) == .closureExpr else { return .unknown }
    let statements = tree.children(closure).filter { tree.kind($0) != .closureSignature }
    guard statements.count == 1 else { return .unknown }
    let last = tree.kind(statements[0]) == .returnStmt ? tree.lastChild(statements[0]) : statements[0]
    return value(of: last, in: scope, realm: .uiKit, depth: depth + 1)
  }

  /// The components written in a call: red, green and blue; white; hue, saturation and brightness.
  func components(of call: NodeID, in scope: Scope) -> Colour? {
    let tree = scope.file.tree
    var isUnknown = false
    func number(_ label: String) -> Double? {
      guard let argument = tree.argument(of: call, label: label) else { return nil }
      guard let number = evaluator.value(of: argument, in: scope).number else {
        isUnknown = true
        return nil
      }
      return number
    }
    let alpha = number("opacity") ?? number("alpha") ?? 1
    var space = ""
    if let first = tree.argument(of: call, label: nil) { space = tree.text(first) }
    let result: Colour
    if let red = number("red") ?? number("displayP3Red"), let green = number("green"), let blue = number("blue") {
      var parts = [red, green, blue]
      if parts.contains(where: { $0 > 1 }) {
        // Some projects have an initialiser that takes 0 to 255.
        guard parts.allSatisfy({ $0 <= 255 && $0 == $0.rounded() }) else { return nil }
        parts = parts.map { $0 / 255 }
      }
      switch space {
      case "displayP3": result = Colour(displayP3: parts[0], parts[1], parts[2], alpha: alpha)
      case "sRGBLinear": result = Colour(linearRed: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
      default:
        result =
          tree.argument(of: call, label: "displayP3Red") == nil
          ? Colour(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
          : Colour(displayP3: parts[0], parts[1], parts[2], alpha: alpha)
      }
    } else if let white = number("white") {
      result = Colour(white: white, alpha: alpha)
    } else if let hue = number("hue"), let saturation = number("saturation"), let brightness = number("brightness") {
      result = Colour(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
    } else {
      return nil
    }
    return isUnknown ? nil : result
  }

  // MARK: Hexadecimal

  /// A colour from an initialiser that takes hexadecimal digits; nil when the call is of another form.
  private func hexadecimal(_ call: NodeID, labels: [String], type: Known, in scope: Scope) -> ColourValue? {
    let tree = scope.file.tree
    guard let label = labels.first, labels.dropFirst().allSatisfy({ $0 == "alpha" || $0 == "opacity" }) else {
      return nil
    }
    let own = project.members(named: Name("init"), ofType: type.name, from: scope.file).filter { reference in
      guard let first = project.member(reference).parameters.first else { return false }
      return first.label == (label.isEmpty ? Name.none : Name(label))
    }
    let isNamedSo = label.lowercased().hasPrefix("hex") || label == "rgb"
    guard !own.isEmpty || isNamedSo else { return nil }
    if !own.isEmpty, !own.contains(where: readsHexadecimal) { return label.isEmpty ? nil : .unknown }
    guard let argument = tree.argument(of: call, label: label.isEmpty ? nil : label) else { return nil }
    var colour: Colour?
    switch evaluator.value(of: argument, in: scope) {
    case .string(let text):
      // Eight digits mean one order here and another there.
      let digits = text.hasPrefix("#") ? text.dropFirst() : Substring(text)
      if digits.utf8.count == 6 || digits.utf8.count == 3 { colour = Colour(hex: text) }
    case .number(let number) where number >= 0 && number <= 0xFFFFFF && number == number.rounded():
      colour = Colour(UInt32(saturating: number))
    default: break
    }
    guard var found = colour else { return label.isEmpty ? nil : .unknown }
    for name in ["alpha", "opacity"] {
      guard let alpha = tree.argument(of: call, label: name) else { continue }
      guard let factor = evaluator.value(of: alpha, in: scope).number else { return .unknown }
      found = found.opacity(factor)
    }
    return .colour(ResolvedColour(found))
  }

  /// Whether an initialiser takes hexadecimal digits apart.
  private func readsHexadecimal(_ reference: MemberReference) -> Bool {
    let member = project.member(reference)
    let tree = project.file(reference).tree
    guard member.block.exists else { return false }
    let text = tree.source[tree.range(member.block)]
    let needles: [StaticString] = ["scanHex", "radix", ">>", "hex:", "0xFF", "0xff"]
    return needles.contains { needle in
      needle.withUTF8Buffer { needle in
        var index = text.startIndex
        while index + needle.count <= text.endIndex {
          if text[index] == needle[0], text[index..<index + needle.count].elementsEqual(needle) { return true }
          index += 1
        }
        return false
      }
    }
  }

  // MARK: Gradients

  /// All colours of a gradient; the worst decides.
  private func gradient(_ call: NodeID, in scope: Scope, depth: Int) -> ColourValue {
    let tree = scope.file.tree
    guard let list = tree.argument(of: call, label: "colors") ?? tree.argument(of: call, label: "stops") else {
      guard
        let inner = tree.argument(of: call, label: "gradient") ?? tree.argument(of: call, label: nil),
        tree.kind(inner) == .callExpr, depth < Self.depthLimit
      else { return .unknown }
      return gradient(inner, in: scope, depth: depth + 1)
    }
    guard tree.kind(list) == .arrayLiteral else { return .unknown }
    let colours = tree.children(list).map { element in
      var expression = element
      if tree.kind(element) == .callExpr, let colour = tree.argument(of: element, label: "color") {
        expression = colour
      }
      return value(of: expression, in: scope, realm: .swiftUI, depth: depth + 1)
    }
    if colours.isEmpty { return .unknown }
    for case .unknown in colours { return .unknown }
    return .any(colours.map { $0.map(\.ofGradient) })
  }
}
