// Whether the screens of a root's apps turn when a phone is held sideways, by the settings of their Xcode projects.

import CurbcutSourceText
import CurbcutSymbols

/// The orientations that Xcode projects and Info.plists list for phones.
enum LandscapeSetting {
  /// Whether each list for phones has landscape in it; false where none is kept.
  static func isAllowed(_ settings: [SourceText]) -> Bool {
    var isListed = false
    for source in settings where FastText.holds(key, in: source) {
      for list in lists(in: source) {
        guard holds(landscape, list) else { return false }
        isListed = true
      }
    }
    return isListed
  }

  private static let key = Array("UISupportedInterfaceOrientations".utf8)
  private static let landscape = Array("UIInterfaceOrientationLandscape".utf8)
  /// What is said of other devices: watches list orientations as well.
  private static let others = ["watchos", "appletvos", "xros", "<key>WKApplication", "<key>WKWatchKitApp"].map {
    Array($0.utf8)
  }

  /// What each configuration of a target, or an Info.plist, lists for phones, or for all devices.
  private static func lists(in source: SourceText) -> [ArraySlice<UInt8>] {
    let isProject = source.path.hasSuffix(".pbxproj")
    let bytes = source.padded[..<source.count]
    if !isProject, others.contains(where: { holds($0, bytes) }) { return [] }
    let end: [UInt8] = Array((isProject ? ";" : "</array>").utf8)
    var lists: [ArraySlice<UInt8>] = []
    var rest = bytes
    while let place = place(of: key, in: rest) {
      let start = place + key.count
      rest = bytes[start...]
      guard !rest.starts(with: (isProject ? "_iPad" : "~ipad").utf8), let stop = self.place(of: end, in: rest) else {
        continue
      }
      if isProject, others.contains(where: { holds($0, settings(around: place, in: bytes)) }) { continue }
      lists.append(bytes[start..<stop])
    }
    return lists
  }

  /// The settings of the configuration in which a place lies: they hold no braces of their own.
  private static func settings(around place: Int, in bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let first = bytes[..<place].lastIndex(of: UInt8(ascii: "{")) ?? bytes.startIndex
    return bytes[first..<(bytes[place...].firstIndex(of: UInt8(ascii: "}")) ?? bytes.endIndex)]
  }

  private static func holds(_ text: [UInt8], _ bytes: ArraySlice<UInt8>) -> Bool { place(of: text, in: bytes) != nil }

  private static func place(of text: [UInt8], in bytes: ArraySlice<UInt8>) -> Int? {
    bytes.withUnsafeBufferPointer { bytes in text.withUnsafeBufferPointer { FastText.place(of: $0, in: bytes) } }
      .map { bytes.startIndex + $0 }
  }
}

extension Project {
  /// Whether each app of a root shows its screens in landscape too when a phone is turned: its settings list it, and no
  /// code sets orientations, which may say otherwise.
  static func turnsToLandscape(_ appearance: AppearanceSettings, _ files: [FileViews]) -> Bool {
    appearance.allowsLandscape
      && files.allSatisfy { file in
        // A manifest lists what the settings of a project list.
        file.orientationTokens.isEmpty || LeastSystem.isManifest(file.path.utf8)
          || file.orientationTokens.allSatisfy { file.tree.string(of: $0) == "UIInterfaceOrientation" }
      }
  }
}
