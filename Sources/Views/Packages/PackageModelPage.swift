// The page of a model: what was read, and what is claimed from it, in words.

import CurbcutSymbols

extension PackageModel {
  /// The page in Markdown.
  public var page: String {
    var lines = ["# \(package)", ""]
    lines.append("- **Version**: \(version)")
    if !source.isEmpty { lines.append("- **Source**: \(source)") }
    lines.append("- **Modules**: \(Self.list(modules))")
    lines.append("- **Files read**: \(Self.list(read))")
    lines += ["", "## What is claimed", ""]
    lines += views.flatMap { Self.entry($0.name, $0.claims, $0.evidence) }
    lines += modifiers.flatMap { Self.entry(".\($0.name)", $0.claims, $0.evidence) }
    lines += types.flatMap { Self.entry($0.name, $0.claims, $0.evidence) }
    if let constraints {
      lines += Self.entry(
        ".\(constraints.handle)", ["Sizes and places of UIKit's views are read from it."], constraints.evidence)
    }
    lines += [
      "",
      "This holds where a file of the project imports \(Self.list(modules, joinedBy: " or ")). A declaration of the"
        + " project's own with one of the names counts instead. All else of the package is unknown.", "",
    ]
    return lines.joined(separator: "\n")
  }

  private static func list(_ texts: [String], joinedBy separator: String = ", ") -> String {
    texts.map { "`\($0)`" }.joined(separator: separator)
  }

  private static func entry(_ name: String, _ claims: [String], _ evidence: String) -> [String] {
    ["- `\(name)`: " + (claims + [evidence]).joined(separator: " ")]
  }
}

extension PackageView {
  fileprivate var claims: [String] {
    var claims: [String] = []
    switch shows {
    case .picture: claims.append("Shows a picture.")
    case .movingPicture: claims.append("Shows a picture that may play by itself.")
    case .animation: claims.append("Shows an animation once it is played.")
    case .effect: claims.append("Sends pieces over the page.")
    case .camera: claims.append("Shows what the camera sees.")
    case nil: break
    }
    if isSilent { claims.append("VoiceOver passes over it until it has a label.") }
    if let given, shows == nil {
      if let role = given.known { claims.append("VoiceOver treats it as \(role.text).") }
      switch given.name {
      case .own: claims.append("It names itself.")
      case .none: claims.append("It brings no name.")
      case .argument: claims.append("An argument is its name.")
      case .unknown: break
      }
    }
    return claims
  }
}

extension PackageModifier {
  fileprivate var claims: [String] {
    switch shows {
    case .message: ["Shows a message that is not announced."]
    case .effect: ["Sends pieces over the page."]
    case .nothing: ["Changes nothing that people see or hear."]
    case nil: []
    }
  }
}

extension PackageType {
  fileprivate var claims: [String] {
    var claims: [String] = []
    if !announces.isEmpty { claims.append("Announces what it shows.") }
    if mode != nil { claims.append("Plays an animation, by its mode without end.") }
    return claims
  }
}
