// The oldest iOS that the Xcode projects of a root are made for, so that proposed code compiles there.

import CurbcutSourceText
import CurbcutSyntax

/// Deployment targets of Xcode projects.
enum LeastSystem {
  /// The lowest major version that a manifest of a package names: `platforms: [.iOS(.v16)]`. An app of several packages
  /// says it there, where its Xcode project is made by a tool and kept nowhere.
  static func ofPackages(_ files: [FileViews]) -> Int? {
    var least: Int?
    for file in files where isManifest(file.path.utf8) {
      let tree = file.tree
      for index in tree.nodes.indices where tree.nodes[index].kind == .callExpr {
        let call = NodeID(index)
        guard tree.mainIs(tree.firstChild(call), "iOS"), let version = tree.argument(of: call, label: nil) else {
          continue
        }
        let digits = tree.source.string(tree.range(version)).drop { !$0.isNumber }.prefix { $0.isNumber }
        guard let number = Int(digits) else { continue }
        least = min(least ?? number, number)
      }
    }
    return least
  }

  /// Whether a manifest names macOS as the only platform; nil where it names none.
  static func isForMacOnly(manifest file: FileViews) -> Bool? {
    let tree = file.tree
    var platforms: Set<String> = []
    for index in tree.nodes.indices where tree.nodes[index].kind == .callExpr {
      let callee = tree.firstChild(NodeID(index))
      guard tree.kind(callee) == .implicitMemberExpr || tree.kind(callee) == .memberExpr else { continue }
      let name = tree.text(callee)
      if platformNames.contains(name) { platforms.insert(name) }
    }
    return platforms.isEmpty ? nil : platforms == ["macOS"]
  }

  private static let platformNames: Set<String> = ["iOS", "macOS", "macCatalyst", "tvOS", "visionOS", "watchOS"]

  /// Whether Xcode projects are made for the Mac and for nothing else.
  static func isForMacOnly(_ projects: [SourceText]) -> Bool {
    func isNamed(_ text: String) -> Bool { projects.contains { FastText.holds(Array(text.utf8), in: $0) } }
    guard isNamed("MACOSX_DEPLOYMENT_TARGET = ") || isNamed("SDKROOT = macosx") else { return false }
    return !["IPHONEOS_DEPLOYMENT_TARGET", "iphoneos", "SDKROOT = auto", "SUPPORTS_MACCATALYST = YES"].contains(
      where: isNamed)
  }

  /// Every path of a project is asked.
  static func isManifest(_ path: String.UTF8View) -> Bool {
    let name = "Package.swift".utf8
    return path.last == name.last && path.suffix(name.count).elementsEqual(name)
      && (path.count == name.count || path.dropLast(name.count).last == UInt8(ascii: "/"))
  }

  private static let mark = Array("IPHONEOS_DEPLOYMENT_TARGET = ".utf8)

  /// The lowest major version that a fourth of all configurations name, since targets of tests keep the one that they were
  /// made with; nil where none is named. `lowest` is what any configuration names.
  static func find(in projects: [SourceText]) -> (least: Int?, lowest: Int?) {
    var counts: [Int: Int] = [:]
    for project in projects where FastText.holds(mark, in: project) {
      let bytes = project[ByteRange(0, UInt32(project.count))]
      var start = bytes.startIndex
      while let place = bytes[start...].firstIndex(of: mark[0]) {
        start = place + 1
        guard bytes[place...].starts(with: mark) else { continue }
        var version = 0
        var digits = 0
        for byte in bytes[(place + mark.count)...] {
          guard (0x30...0x39).contains(byte), digits < 3 else { break }
          version = version * 10 + Int(byte - 0x30)
          digits += 1
        }
        if digits > 0 { counts[version, default: 0] += 1 }
      }
    }
    let all = counts.values.reduce(0, +)
    let lowest = counts.keys.min()
    return (counts.filter { $0.value * 4 >= all }.keys.min() ?? lowest, lowest)
  }
}

extension Project {
  /// Whether a file is built for the Mac alone: by the manifest of the package around it, or by its Xcode projects.
  public func isForMacOnly(_ file: FileViews) -> Bool {
    if isForMacOnly || appearance.isForMacOnly { return true }
    let name = "Package.swift"
    let around = files.filter { manifest in
      LeastSystem.isManifest(manifest.path.utf8)
        && file.path.utf8.starts(with: manifest.path.utf8.dropLast(name.utf8.count))
    }
    return around.max { $0.path.utf8.count < $1.path.utf8.count }.flatMap(LeastSystem.isForMacOnly) ?? false
  }

  /// The oldest iOS that any configuration of an Xcode project names, which may be that of a single target.
  public var lowestSystem: Int? { appearance.lowestSystem ?? leastSystem }

  /// Whether each system that the app runs on, or that has a dark appearance and symbols, is as new as `#available` asks for.
  public func isAlwaysAvailable(_ condition: NodeID, in tree: Tree) -> Bool {
    let code = tree.source.string(tree.range(condition))
    guard code.hasPrefix("#available"), let system = code.firstRange(of: "iOS ") else { return false }
    let parts = code[system.upperBound...].prefix { $0.isNumber || $0 == "." }.split(separator: ".").map {
      Int($0) ?? 0
    }
    guard let first = parts.first else { return false }
    // `iOS 16.4` is met by all from 17 on, as far as is known.
    let version = first + (parts.dropFirst().contains { $0 > 0 } ? 1 : 0)
    return version <= max(13, leastSystem ?? 13)
  }
}
