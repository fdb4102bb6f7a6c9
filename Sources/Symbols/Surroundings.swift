// Which code runs on an iPhone or iPad: paths, generated headers, conditions of `#if`.

import CurbcutSourceText
import CurbcutSyntax

/// What a path and the first lines of a file say about all of it.
/// `ofPath` is what its path says.
package func fileSurroundings(_ tree: Tree, ofPath: Surroundings) -> Surroundings {
  let source = tree.source
  var result = ofPath
  if isGenerated(tree) { result.insert(.generated) }
  for token in importedModules(tree) {
    // A command-line tool that draws pictures shows them to nobody.
    if tree.tokens.isSpelt(token, "ArgumentParser", in: source) { result.insert(.otherPlatform) }
    // An app that only reloads its widgets imports WidgetKit too; a file that makes one holds what is drawn in it.
    if tree.tokens.isSpelt(token, "WidgetKit", in: source) {
      if contains("ActivityConfiguration(", in: source) || contains("StaticConfiguration(", in: source)
        || contains("IntentConfiguration(", in: source)
      {
        result.insert(.widget)
      }
    }
  }
  return result
}

/// What a path says about all of a file.
package func pathSurroundings(_ path: String) -> Surroundings {
  var path = path
  return path.withUTF8 { mayTell($0) ? folderSurroundings($0) : [] }
}

/// The modules that the first lines import, by the tokens that name them.
private func importedModules(_ tree: Tree) -> [TokenID] {
  var result: [TokenID] = []
  for token in 0..<TokenID(min(tree.tokens.count, 300)) where tree.tokens.word(token) == .import {
    result.append(token + 1)
  }
  return result
}

/// Whether a text stands in a file.
private func contains(_ text: StaticString, in source: SourceText) -> Bool {
  source.padded.withUnsafeBufferPointer { bytes in
    text.withUTF8Buffer { FastText.find($0, in: UnsafeBufferPointer(rebasing: bytes[..<source.count])) }
  }
}

/// Whether a comment at the head of a file says that nobody wrote it.
private func isGenerated(_ tree: Tree) -> Bool {
  let head: UInt32 = 600
  return tree.source.padded.withUnsafeBufferPointer { bytes in
    func stands(_ text: StaticString, at start: Int, _ end: Int) -> Bool {
      start + text.utf8CodeUnitCount <= end
        && text.withUTF8Buffer { text in
          for index in text.indices where bytes[start + index] != text[index] { return false }
          return true
        }
    }
    for comment in tree.comments {
      guard comment.range.start < head else { break }
      let end = Int(min(comment.range.end, head))
      for start in Int(comment.range.start)..<end {
        switch bytes[start] {
        case UInt8(ascii: "G"): if stands("Generated using", at: start, end) { return true }
        case UInt8(ascii: "@"): if stands("@generated", at: start, end) { return true }
        case UInt8(ascii: "s"): if stands("swiftlint:disable all", at: start, end) { return true }
        case UInt8(ascii: "D"):
          if stands("DO NOT EDIT", at: start, end) || stands("Do not edit", at: start, end) { return true }
        default: break
        }
      }
    }
    return false
  }
}

/// Whether a path may hold one of the words below: most do not, and taking all paths apart took a fortieth of a run.
private func mayTell(_ path: UnsafeBufferPointer<UInt8>) -> Bool {
  var window: UInt32 = 0
  for byte in path {
    window = window << 8 | UInt32(byte)
    // TV
    if window & 0xFFFF == 0x5456 { return true }
    // OS, est (Tests, tests, Test), Prev, Watc, Widg, plic (Complication), Mock
    if window & 0xFFFF == 0x4F53 || window & 0xFF_FFFF == 0x65_7374 { return true }
    switch window {
    case 0x5072_6576, 0x5761_7463, 0x5769_6467, 0x706C_6963, 0x4D6F_636B: return true
    default: continue
    }
  }
  return false
}

/// What the folders of a path say.
private func folderSurroundings(_ path: UnsafeBufferPointer<UInt8>) -> Surroundings {
  var result: Surroundings = []
  for folder in path.split(separator: UInt8(ascii: "/")).dropLast() where mayTell(.init(rebasing: folder)) {
    let bytes = ArraySlice(folder)
    // `ShopUITests-App` is the app in which tests of the interface run.
    if bytes.hasSuffix("Tests") || bytes.hasSuffix("tests") || bytes.hasSuffix("Test") || bytes.contains("UITests")
      || bytes.contains("UnitTests") || bytes.elementsEqual("Mock".utf8) || bytes.elementsEqual("Mocks".utf8)
    {
      result.insert(.tests)
    }
    if bytes.elementsEqual("Preview Content".utf8) || bytes.elementsEqual("Previews".utf8) { result.insert(.preview) }
    let isOther =
      bytes.contains("watchOS") || bytes.contains("WatchKit") || bytes.contains("WatchApp") || bytes.contains("tvOS")
      || bytes.contains("visionOS")
    // Not `LiveTV`, which may well be a screen of the phone.
    let isTV =
      bytes.split(separator: UInt8(ascii: " ")).contains { $0.elementsEqual("TV".utf8) } || bytes.contains("AppleTV")
      || bytes.hasSuffix("UITV") || bytes.hasSuffix("AppTV")
    // `WatchConfig` may well be a screen of the phone.
    let isWatch =
      bytes.split(separator: UInt8(ascii: " ")).contains { $0.elementsEqual("Watch".utf8) }
      || bytes.contains("WatchComplication") || bytes.contains("WatchExtension")
      || bytes.contains("Watch Extension")
    let isDevice = isOther || isWatch || isTV || bytes.hasSuffix("Watch")
    // A folder such as "Shared (iOS, macOS)" serves iPhones too.
    if isDevice || bytes.contains("macOS"), !bytes.contains("iOS,"), !bytes.contains("-iOS"), !bytes.hasPrefix("iOS") {
      result.insert(.otherPlatform)
      if isDevice { result.insert(.otherDevice) }
    }
    if bytes.contains("Widget") || bytes.contains("Complication") { result.insert(.widget) }
  }
  return result
}

/// What may be said of a compile-time condition for an iPhone.
enum Compiled: Sendable {
  case yes, no, unknown

  static prefix func ! (value: Compiled) -> Compiled {
    switch value {
    case .yes: .no
    case .no: .yes
    case .unknown: .unknown
    }
  }
}

/// Whether a condition asks for Xcode's previews (true) or their absence (false), by the environment that Xcode sets or a
/// name that says so; nil when it asks for anything else. `isPreview` alone may be a preview that people see.
package func asksForPreviews(_ tree: Tree, _ condition: NodeID) -> Bool? {
  let range = tree.range(condition)
  guard contains("review", or: "PREVIEWS", in: tree.source, range) else { return nil }
  let text = tree.source.string(range).lowercased()
  guard
    ["xcode_running_for_previews", "runningforpreview", "runninginpreview", "xcodepreview", "swiftuipreview"]
      .contains(where: text.contains)
  else { return nil }
  let isAbsence = text.hasPrefix("!") || text.contains("!=") || text.contains("== nil")
  // One of several conditions may hold or not for a reason of its own.
  if text.contains("||") || isAbsence && text.contains("&&") { return nil }
  return !isAbsence
}

private func contains(_ text: StaticString, or other: StaticString, in source: SourceText, _ range: ByteRange) -> Bool {
  source[range].withUnsafeBufferPointer { bytes in
    text.withUTF8Buffer { FastText.find($0, in: bytes) } || other.withUTF8Buffer { FastText.find($0, in: bytes) }
  }
}

/// What the clauses of one `#if` say of those behind them.
package struct EarlierClauses {
  /// Whether one of them is compiled in any case, so that none behind it is.
  fileprivate var isDecided = false
  /// Whether the last of them is left to builds for developers.
  fileprivate var excludesDebugging = false

  package init() {}
}

/// Surroundings that a clause of `#if` adds. `earlier` keeps what the clauses before it say.
package func branchSurroundings(_ tree: Tree, clause: NodeID, earlier: inout EarlierClauses) -> Surroundings {
  var isCompiled = !earlier.isDecided
  var result: Surroundings = []
  if let condition = clauseCondition(tree, clause) {
    let compiled = evaluate(tree, condition)
    if compiled == .no {
      isCompiled = false
      if asksForOtherDevice(tree, condition) { result.insert(.otherDevice) }
    }
    if compiled == .yes { earlier.isDecided = true }
    if namesDebugging(tree, condition) { result.insert(.debug) }
    if excludesDebugging(tree, condition) { earlier.excludesDebugging = true }
  } else if earlier.excludesDebugging {
    result.insert(.debug)
  }
  if !isCompiled { result.insert(.otherPlatform) }
  return result
}

/// Whether a condition asks for a watch, a television, a headset, or an app of the iPad that runs on a Mac.
private func asksForOtherDevice(_ tree: Tree, _ node: NodeID) -> Bool {
  switch tree.kind(node) {
  case .tupleExpr, .binaryExpr, .argument: return tree.children(node).contains { asksForOtherDevice(tree, $0) }
  case .callExpr:
    let value = tree.mainText(tree.lastChild(tree.lastChild(node)))
    let devices: [StaticString] = ["watchOS", "tvOS", "visionOS", "macCatalyst"]
    return devices.contains { device in device.withUTF8Buffer { value.elementsEqual($0) } }
  default: return false
  }
}

/// The condition of a clause; nil for `#else`.
package func clauseCondition(_ tree: Tree, _ clause: NodeID) -> NodeID? {
  guard tree.tokens.kind(tree[clause].main) != .poundElse else { return nil }
  let first = tree.firstChild(clause)
  return first.exists ? first : nil
}

/// Names of builds that nobody gets who did not make them.
private let debugNames: Set<Name> = Set(
  ["DEBUG", "DEV", "DEVELOPMENT", "STAGING", "INTERNAL", "QA", "MOCK", "MOCKS", "TESTING", "UITESTING"].map { Name($0) }
)
private let releaseNames: Set<Name> = Set(["RELEASE", "PRODUCTION", "APPSTORE", "APP_STORE"].map { Name($0) })

/// Whether a condition holds in builds for developers only.
package func namesDebugging(_ tree: Tree, _ condition: NodeID) -> Bool {
  switch tree.kind(condition) {
  case .identifierExpr: return debugNames.contains(tree.name(condition))
  case .prefixExpr:
    let inner = tree.lastChild(condition)
    return tree.mainIs(condition, "!") && tree.kind(inner) == .identifierExpr && releaseNames.contains(tree.name(inner))
  case .tupleExpr:
    let argument = tree.lastChild(condition)
    return argument.exists && namesDebugging(tree, tree.lastChild(argument))
  case .binaryExpr:
    let parts = tree.children(condition)
    guard parts.count == 2 else { return false }
    let (left, right) = (namesDebugging(tree, parts[0]), namesDebugging(tree, parts[1]))
    if tree.mainIs(condition, "&&") { return left || right }
    return tree.mainIs(condition, "||") && left && right
  case .callExpr:
    let parts = tree.children(condition)
    return parts.count == 2 && tree.kind(parts[1]) == .argument && tree.mainIs(parts[0], "targetEnvironment")
      && tree.mainIs(tree.lastChild(parts[1]), "simulator")
  default: return false
  }
}

/// Whether what follows after `#else` is for developers only: `#if !DEBUG`.
private func excludesDebugging(_ tree: Tree, _ condition: NodeID) -> Bool {
  switch tree.kind(condition) {
  case .identifierExpr: releaseNames.contains(tree.name(condition))
  case .prefixExpr: tree.mainIs(condition, "!") && namesDebugging(tree, tree.lastChild(condition))
  default: false
  }
}

/// The tokens of the clauses that `#if` compiles for a surrounding.
package func clauses(of tree: Tree, that surrounding: Surroundings) -> [Range<TokenID>] {
  var result: [Range<TokenID>] = []
  for node in tree.conditionals {
    var earlier = EarlierClauses()
    for clause in tree.children(node) where tree.kind(clause) == .ifConfigClause {
      if branchSurroundings(tree, clause: clause, earlier: &earlier).contains(surrounding) {
        result.append(tree[clause].tokens)
      }
    }
  }
  return result
}

private func evaluate(_ tree: Tree, _ node: NodeID) -> Compiled {
  switch tree.kind(node) {
  case .boolLiteral: return tree.mainIs(node, "true") ? .yes : .no
  case .prefixExpr: return !evaluate(tree, tree.lastChild(node))
  case .tupleExpr:
    let argument = tree.lastChild(node)
    return argument.exists ? evaluate(tree, tree.lastChild(argument)) : .unknown
  case .binaryExpr:
    let parts = tree.children(node)
    guard parts.count == 2 else { return .unknown }
    let (left, right) = (evaluate(tree, parts[0]), evaluate(tree, parts[1]))
    if tree.mainIs(node, "&&") {
      if left == .no || right == .no { return .no }
      return left == .yes && right == .yes ? .yes : .unknown
    }
    if tree.mainIs(node, "||") {
      if left == .yes || right == .yes { return .yes }
      return left == .no && right == .no ? .no : .unknown
    }
    return .unknown
  case .callExpr:
    let parts = tree.children(node)
    guard parts.count == 2, tree.kind(parts[1]) == .argument else { return .unknown }
    let value = tree.mainText(tree.lastChild(parts[1]))
    let function = tree.mainText(parts[0])
    if function.elementsEqual("os".utf8) {
      return value.elementsEqual("iOS".utf8) ? .yes : .no
    }
    if function.elementsEqual("canImport".utf8) {
      if value.elementsEqual("UIKit".utf8) { return .yes }
      for module in ["AppKit", "WatchKit", "TVUIKit", "Cocoa"] where value.elementsEqual(module.utf8) { return .no }
    }
    if function.elementsEqual("targetEnvironment".utf8), value.elementsEqual("macCatalyst".utf8) { return .no }
    return .unknown
  // What Xcode compiles to draw a class in a storyboard is in no app.
  case .identifierExpr: return tree.mainIs(node, "TARGET_INTERFACE_BUILDER") ? .no : .unknown
  default: return .unknown
  }
}
