// The one appearance that the settings of an Xcode project allow its apps: `UIUserInterfaceStyle` in an Info.plist or as
// a build setting. Only what holds in every configuration of every app counts; what cannot be told locks nothing.

import CurbcutSourceText
import CurbcutSymbols

/// A setting that keeps the apps of a project light or dark.
public struct AppearanceSetting: Sendable {
  public var isDark: Bool
  /// The file that says so first, and where.
  public var source: SourceText
  public var range: ByteRange

  /// The setting that some projects agree on; a project without an app says nothing. `plists` are the Info.plists
  /// below the root by their paths.
  public init?(_ projects: [XcodeProject], plists: PathMap<SourceText>) {
    var first: AppearanceSetting?
    for project in projects {
      switch project.appearance(plists) {
      case .noApp: continue
      case .open: return nil
      case .locked(let setting):
        if let first, first.isDark != setting.isDark { return nil }
        first = first ?? setting
      }
    }
    guard let first else { return nil }
    self = first
  }

  /// What the Info.plists of apps for iPhones agree on where no project is kept that says whose they are, as those that a
  /// generator makes are not.
  init?(ofApps plists: [SourceText]) {
    var first: AppearanceSetting?
    for plist in plists where FastText.holds(Self.isApp, in: plist) {
      guard let setting = XcodeProject.appearance(in: plist), first.map({ $0.isDark == setting.isDark }) ?? true else {
        return nil
      }
      first = first ?? setting
    }
    guard let first else { return nil }
    self = first
  }

  private static let isApp = Array("LSRequiresIPhoneOS".utf8)

  init(isDark: Bool, source: SourceText, range: ByteRange) {
    self.isDark = isDark
    self.source = source
    self.range = range
  }

  private static let style = Array("UIUserInterfaceStyle".utf8)
  private static let aqua = Array("NSRequiresAquaSystemAppearance".utf8)

  /// Whether a project or Info.plist speaks of the appearance at all; nearly none does, and only those are taken apart.
  public static func isNamed(in source: SourceText) -> Bool {
    let settings = source.path.hasSuffix(".pbxproj") ? [setting(style), setting(aqua)] : [style, aqua]
    return settings.contains { FastText.holds($0, in: source) }
  }

  private static func setting(_ key: [UInt8]) -> [UInt8] { Array("INFOPLIST_KEY_".utf8) + key }
}

/// An Xcode project, as far as the appearance of its apps goes.
public struct XcodeProject: Sendable {
  private let source: SourceText
  private let objects: PropertyList
  /// The folder in which the project lies, with a slash at the end unless empty.
  let folder: String

  enum Appearance {
    /// No app is made for phones, tablets or the Mac.
    case noApp
    case open
    case locked(AppearanceSetting)
  }

  /// Reads a `project.pbxproj`; nil when it is not one. Its path ends in `<name>.xcodeproj/project.pbxproj`.
  public init?(_ source: SourceText) {
    guard let list = PropertyList(source, kinds: Self.kinds), let objects = list["objects"] else { return nil }
    self.source = source
    self.objects = objects
    folder = AppRegions.folder(of: source)
  }

  /// The objects that lead from a project to the settings of its apps.
  private static let kinds: [StaticString] = [
    "PBXProject", "PBXNativeTarget", "XCConfigurationList", "XCBuildConfiguration",
  ]

  private enum Platform { case phone, mac, other }

  /// A setting of a configuration.
  private enum Setting {
    case value(String, ByteRange)
    case absent
    /// It rests on a variable, or on a file of settings that is not read.
    case unknown

    var text: String? { if case .value(let text, _) = self { text } else { nil } }
  }

  private struct Configuration {
    var own: PropertyList?
    var ofProject: PropertyList?
    /// Whether files of settings may say more than the target does itself, or more than the project does.
    var hasFile: Bool
    var projectHasFile: Bool

    subscript(_ name: String) -> Setting {
      for (settings, fileSays) in [(own, hasFile), (ofProject, projectHasFile)] {
        if case .text(let text, let range)? = settings?[name + "[sdk=iphoneos*]"] ?? settings?[name] {
          let folder = "$(SRCROOT)/"
          let rest = text.hasPrefix(folder) ? String(text.dropFirst(folder.count)) : text
          return rest.contains("$") ? .unknown : .value(rest, range)
        }
        if fileSays { return .unknown }
      }
      return .absent
    }
  }

  /// `plists` are the Info.plists below the root by their paths.
  func appearance(_ plists: PathMap<SourceText>) -> Appearance {
    let apps = apps(plists)
    guard let first = apps.first else { return .noApp }
    guard let setting = first.setting, apps.allSatisfy({ $0.setting?.isDark == setting.isDark }) else { return .open }
    return .locked(setting)
  }

  /// What each app says that is judged, and which files it takes, where they do not say the same; empty otherwise.
  func byTarget(_ plists: PathMap<SourceText>) -> [TargetAppearance] {
    let apps = apps(plists)
    guard apps.count > 1, Set(apps.map { $0.setting?.isDark }).count > 1,
      let objects = PropertyList(source, kinds: TargetSources.kinds)?["objects"]
    else { return [] }
    return apps.map { TargetAppearance(setting: $0.setting, files: TargetSources(objects[$0.target], objects, folder)) }
  }

  /// The apps that are judged, with the setting of each: nil when there is none, or its configurations do not agree.
  private func apps(_ plists: PathMap<SourceText>) -> [(target: String, setting: AppearanceSetting?)] {
    guard case .members(let all) = objects else { return [] }
    let project = all.values.first { $0["isa"]?.text == "PBXProject" }
    let ofProject = configurations(project)
    var apps: [(target: String, platform: Platform, configurations: [Configuration])] = []
    // Sorted, so that the place that is told is the same in each run.
    let targets = all.filter { $0.value["isa"]?.text == "PBXNativeTarget" }
    // Files of settings are looked up only where there are some: CocoaPods writes one for each app.
    let hasFiles = all.values.contains { $0["baseConfigurationReference"] != nil }
    let files = hasFiles ? PropertyList(source, kinds: TargetSources.kinds)?["objects"] : nil
    for (id, target) in targets.sorted(by: { $0.key < $1.key }) {
      guard let type = target["productType"]?.text,
        type == "com.apple.product-type.application" || type.hasSuffix("on-demand-install-capable")
      else { continue }
      let own = configurations(of: target, ofProject, files: files)
      // What has no settings may be for anything.
      let platform = own.first.map(platform) ?? .phone
      if platform != .other { apps.append((id, platform, own)) }
    }
    // Views are judged as they look on a phone; where there is no app for phones, on the Mac.
    let phones = apps.filter { $0.platform == .phone }
    return (phones.isEmpty ? apps : phones).map { app in
      let settings = app.configurations.map { setting($0, app.platform, plists) }
      let first = settings.first.flatMap(\.self)
      return (app.target, settings.allSatisfy { $0?.isDark == first?.isDark } ? first : nil)
    }
  }

  /// The accent colors that its apps and their extensions name.
  func accents() -> [AccentColors.Target] {
    guard case .members(let all) = objects, let sources = PropertyList(source, kinds: TargetSources.kinds)?["objects"]
    else { return [] }
    let ofProject = configurations(all.values.first { $0["isa"]?.text == "PBXProject" })
    let targets = all.filter { $0.value["isa"]?.text == "PBXNativeTarget" }.sorted { $0.key < $1.key }
    return targets.compactMap { id, target in
      let kinds = [".application", "on-demand-install-capable", ".app-extension"]
      guard let type = target["productType"]?.text, kinds.contains(where: type.hasSuffix) else { return nil }
      let own = configurations(of: target, ofProject, files: sources)
      guard own.first.map(platform) ?? .phone != .other else { return nil }
      let said = own.map { $0["ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"] }
      var names: [String?] = []
      for name in said.map(\.text) where !names.contains(name) { names.append(name) }
      let isKnown = said.allSatisfy { if case .unknown = $0 { false } else { true } }
      return AccentColors.Target(
        names: names, isKnown: isKnown, isApp: !type.hasSuffix(".app-extension"), folder: folder,
        files: TargetSources(sources[id], sources, folder))
    }
  }

  /// The configurations of a target, each with that of the project. With the project's `files`, settings that CocoaPods
  /// writes are known to say nothing of the app's own.
  private func configurations(
    of target: PropertyList, _ ofProject: [PropertyList], files: PropertyList?
  ) -> [Configuration] {
    configurations(target).map { configuration in
      let outer = ofProject.first { $0["name"]?.text == configuration["name"]?.text }
      return Configuration(
        own: configuration["buildSettings"], ofProject: outer?["buildSettings"],
        hasFile: Self.hasFile(configuration, files), projectHasFile: outer.map { Self.hasFile($0, files) } ?? false)
    }
  }

  private static func hasFile(_ configuration: PropertyList, _ files: PropertyList?) -> Bool {
    if let file = configuration["baseConfigurationReference"]?.text, let path = files?[file]?["path"]?.text,
      path.split(separator: "/").last?.hasPrefix("Pods-") == true
    {
      return false
    }
    return configuration["baseConfigurationReference"] != nil
      || configuration["baseConfigurationReferenceAnchor"] != nil
  }

  private func configurations(_ target: PropertyList?) -> [PropertyList] {
    guard let id = target?["buildConfigurationList"]?.text else { return [] }
    return objects[id]?["buildConfigurations"]?.texts.compactMap { objects[$0] } ?? []
  }

  private func platform(_ configuration: Configuration) -> Platform {
    if let platforms = configuration["SUPPORTED_PLATFORMS"].text {
      if platforms.contains("iphoneos") { return .phone }
      return platforms.contains("macosx") ? .mac : .other
    }
    switch configuration["SDKROOT"].text {
    case "macosx": return .mac
    case "watchos", "appletvos", "xros": return .other
    default: return .phone
    }
  }

  /// What a configuration says; nil when it says nothing, or nobody can tell.
  private func setting(
    _ configuration: Configuration, _ platform: Platform, _ plists: PathMap<SourceText>
  ) -> AppearanceSetting? {
    let key = platform == .mac ? "NSRequiresAquaSystemAppearance" : "UIUserInterfaceStyle"
    var generated: AppearanceSetting?
    switch configuration["GENERATE_INFOPLIST_FILE"] {
    case .unknown: return nil
    case .value("YES", _):
      switch configuration["INFOPLIST_KEY_" + key] {
      case .unknown: return nil
      case .absent: break
      case .value(let text, let range):
        guard let isDark = Self.isDark(text) else { return nil }
        generated = AppearanceSetting(isDark: isDark, source: source, range: range)
      }
    case .value, .absent: break
    }
    switch configuration["INFOPLIST_FILE"] {
    case .unknown: return nil
    case .absent: return generated
    case .value(let name, _):
      guard let plist = plists[folder + name] else { return nil }
      switch Self.value(of: key, in: plist) {
      case .unknown: return nil
      case .absent: return generated
      case .value(let text, let range):
        guard let isDark = Self.isDark(text), generated.map({ $0.isDark == isDark }) ?? true else { return nil }
        return generated ?? AppearanceSetting(isDark: isDark, source: plist, range: range)
      }
    }
  }

  /// What an Info.plist says itself.
  static func appearance(in plist: SourceText) -> AppearanceSetting? {
    guard case .value(let text, let range) = value(of: "UIUserInterfaceStyle", in: plist), let isDark = isDark(text)
    else {
      return nil
    }
    return AppearanceSetting(isDark: isDark, source: plist, range: range)
  }

  /// Whether the words of a setting mean dark (true) or light.
  private static func isDark(_ text: String) -> Bool? {
    switch text {
    case "Dark": true
    case "Light", "YES", "true": false
    default: nil
    }
  }

  /// The value of a key in an Info.plist, comments left out.
  private static func value(of key: String, in plist: SourceText) -> Setting {
    let text = Array("<key>\(key)".utf8)
    let bytes = plist.padded
    var index = 0
    func isNext(_ wanted: some Collection<UInt8>) -> Bool {
      index + wanted.count <= plist.count && bytes[index..<index + wanted.count].elementsEqual(wanted)
    }
    while index < plist.count {
      if isNext("<!--".utf8) {
        while index < plist.count, !isNext("-->".utf8) { index += 1 }
      } else if isNext(text) {
        index += text.count
        // `UIUserInterfaceStyle~ipad` speaks of one kind of device only.
        guard isNext("</key>".utf8) else { return .unknown }
        index += "</key>".utf8.count
        while index < plist.count, FastText.isSpace(bytes[index]) { index += 1 }
        if isNext("<true/>".utf8) { return .value("true", ByteRange(UInt32(index), UInt32(index + 7))) }
        guard isNext("<string>".utf8) else { return .unknown }
        let start = index + "<string>".utf8.count
        var end = start
        while end < plist.count, bytes[end] != UInt8(ascii: "<") { end += 1 }
        let range = ByteRange(UInt32(start), UInt32(end))
        return .value(plist.string(range), range)
      }
      index += 1
    }
    return .absent
  }
}
