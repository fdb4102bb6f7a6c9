// The appearance that the manifest of a project generator fixes: Tuist's `Project.swift`, XcodeGen's `project.yml`. Who
// makes the Xcode project from one keeps neither it nor an Info.plist.

import CurbcutSourceText

/// What is asked of the manifests of project generators.
public enum ProjectManifest {
  private static let key = Array("UIUserInterfaceStyle".utf8)

  /// Whether a file is a manifest in Swift, by its path.
  public static func isSwift(_ path: String) -> Bool {
    var path = path
    // Asked of each file, so by its bytes.
    let mayBe = path.withUTF8 { bytes in
      var window: UInt32 = 0
      for byte in bytes {
        window = window << 8 | UInt32(byte)
        // Proj
        if window == 0x5072_6F6A { return true }
      }
      return false
    }
    return mayBe
      && (path.hasSuffix("Project.swift") || path.contains("ProjectDescriptionHelpers/") || path.contains("Project+"))
  }

  /// Whether a file of this name is a manifest of XcodeGen.
  public static func isYAML(_ name: String) -> Bool { name == "project.yml" || name == "project.yaml" }

  /// The one appearance that all manifests which speak of it agree on; nil when one says something that cannot be told.
  public static func appearance(_ manifests: [SourceText]) -> AppearanceSetting? {
    var found: AppearanceSetting?
    for source in manifests where FastText.holds(key, in: source) {
      // `UIUserInterfaceStyle` of another file than a manifest is code.
      guard !source.path.hasSuffix(".swift") || holdsManifest(source) else { continue }
      for place in places(in: source) {
        guard let setting = setting(at: place, in: source), found.map({ $0.isDark == setting.isDark }) ?? true else {
          return nil
        }
        found = found ?? setting
      }
    }
    return found
  }

  /// Whether two versions of a file say the same as manifests.
  static func isSame(_ a: SourceText, _ b: SourceText) -> Bool {
    guard isSwift(a.path) || isSwift(b.path), FastText.holds(key, in: a) || FastText.holds(key, in: b) else {
      return true
    }
    return a.path == b.path && a.count == b.count && a.padded == b.padded
  }

  private static func holdsManifest(_ source: SourceText) -> Bool {
    FastText.holds(Array("import ProjectDescription".utf8), in: source)
  }

  /// Where the key ends, each time it stands in no comment.
  private static func places(in source: SourceText) -> [Int] {
    let bytes = source.padded
    var result: [Int] = []
    var index = 0
    while index + key.count <= source.count {
      guard bytes[index] == key[0], bytes[index..<index + key.count].elementsEqual(key) else {
        index += 1
        continue
      }
      if !isInComment(index, bytes) { result.append(index + key.count) }
      index += key.count
    }
    return result
  }

  private static func isInComment(_ place: Int, _ bytes: [UInt8]) -> Bool {
    var index = place
    while index > 0, bytes[index - 1] != UInt8(ascii: "\n") {
      index -= 1
      if bytes[index] == UInt8(ascii: "#") || bytes[index] == UInt8(ascii: "/") && bytes[index + 1] == bytes[index] {
        return true
      }
    }
    return false
  }

  /// `": "Light"`, `": .string("Light")`, `: Light`; nil for what is worked out, and for one kind of device.
  private static func setting(at place: Int, in source: SourceText) -> AppearanceSetting? {
    let bytes = source.padded
    var index = place
    func skip(_ wanted: UInt8...) {
      while index < source.count, wanted.contains(bytes[index]) { index += 1 }
    }
    skip(UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: " "))
    guard index < source.count, bytes[index] == UInt8(ascii: ":") else { return nil }
    index += 1
    skip(UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"))
    for head in [".string(", "InfoPlist.Value.string(", "Plist.Value.string("]
    where bytes[index..<min(index + head.utf8.count, source.count)].elementsEqual(head.utf8) {
      index += head.utf8.count
      break
    }
    skip(UInt8(ascii: "\""), UInt8(ascii: "'"))
    let start = index
    while index < source.count, bytes[index] | 0x20 >= UInt8(ascii: "a"), bytes[index] | 0x20 <= UInt8(ascii: "z") {
      index += 1
    }
    let range = ByteRange(UInt32(start), UInt32(index))
    switch source.string(range) {
    case "Light": return AppearanceSetting(isDark: false, source: source, range: range)
    case "Dark": return AppearanceSetting(isDark: true, source: source, range: range)
    default: return nil
    }
  }
}
