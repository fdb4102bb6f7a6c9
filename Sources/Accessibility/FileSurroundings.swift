// What stands around the views of a file, as the file and the project alone decide.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

/// What a model of a file finds out first, kept for the other models of the same file that a thread makes; see `FileModel`
/// for what each part is.
final class FileSurroundings {
  let widgetTypes: Set<Int32>
  let knowns: [Known]
  let isPlain: [Bool]
  let guardNames: Set<Name>
  let flags: [ElementFlags]
  let outerFlags: [ElementFlags]
  let labelOwner: [Int32]
  let font: [Int32]
  let bodyFlags: [Int32: ElementFlags]
  let exemptions: [Exemption]
  let outerFont: [Int32]
  /// What finding it out left to be read.
  let actionReadsLeft: Int

  init(
    widgetTypes: Set<Int32>, knowns: [Known], isPlain: [Bool], guardNames: Set<Name>, flags: [ElementFlags],
    outerFlags: [ElementFlags], labelOwner: [Int32], font: [Int32], bodyFlags: [Int32: ElementFlags],
    exemptions: [Exemption], outerFont: [Int32], actionReadsLeft: Int
  ) {
    self.widgetTypes = widgetTypes
    self.knowns = knowns
    self.isPlain = isPlain
    self.guardNames = guardNames
    self.flags = flags
    self.outerFlags = outerFlags
    self.labelOwner = labelOwner
    self.font = font
    self.bodyFlags = bodyFlags
    self.exemptions = exemptions
    self.outerFont = outerFont
    self.actionReadsLeft = actionReadsLeft
  }
}

/// Why a view is no concern of rules.
struct Exemption: OptionSet {
  let rawValue: UInt8

  static let outOfScope = Exemption(rawValue: 1)
  static let unreachable = Exemption(rawValue: 2)
  static let redacted = Exemption(rawValue: 4)
  static let offscreen = Exemption(rawValue: 8)
}
