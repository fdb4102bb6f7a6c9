// Why the color that reaches a text from around it is not known, in the few words by which such places are counted.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension ColourModel {
  /// What stands between a text and the color that it inherits: `content of Picker`, `tint of the system`, `style of a
  /// button`. Places that are alike give the same words.
  public func inheritedReason(of view: Int32) -> String {
    let state = state(of: view)
    if state.isRecoloured { return "change of all colors" }
    if state.foreground == .automatic, isDrawnByControl(view) {
      switch state.look {
      case .automatic: return "tint of the system"
      case .prominent: return "style borderedProminent"
      case .other: return "style of a button, " + outermost(view) { $0.look == .other }
      case .plain, .own: break
      }
    }
    switch state.foreground {
    case .automatic: return "foreground of the call sites"
    case .tint: return "tint of the system"
    case .system: return "color of the system, " + outermost(view) { $0.foreground == .system }
    case .unknown: return "inherited foreground, " + outermost(view) { $0.foreground == .unknown }
    case .onFill, .source: return "inherited foreground"
    }
  }

  private func isDrawnByControl(_ view: Int32) -> Bool {
    let node = file.views[Int(view)]
    guard node.kind == .use else { return false }
    switch model.known(node) {
    case .Button, .Link, .Menu: return true
    default: return false
    }
  }

  /// Why it is not known what lies behind a text: what is around the outermost view for which it is not.
  public func groundReason(of view: Int32) -> String {
    if state(of: view).isRecoloured { return "change of all colors" }
    return "background, " + outermost(view, isGround: true) { isUnknown($0.layer) }
  }

  private func isUnknown(_ layer: Int32) -> Bool {
    guard let ground = ground(from: layer), case let value = ground.value else { return true }
    if case .unknown = value { return true }
    return false
  }

  /// Where something begins to hold that is not known: what is around the outermost view for which it holds.
  private func outermost(_ view: Int32, isGround: Bool = false, _ holds: (ColourState) -> Bool) -> String {
    var inner = view
    for _ in 0..<Self.reasonLimit {
      while case let parent = file.views[Int(inner)].parent, parent >= 0, holds(state(of: parent)) { inner = parent }
      let body = file.views[Int(inner)].body
      guard file.views[Int(inner)].parent < 0, let use = onlyUse(ofPropertyOf: file.bodies[Int(body)]),
        file.views[Int(use)].body != body, holds(state(of: use))
      else { break }
      inner = use
    }
    return around(inner, isGround)
  }

  /// A property is followed to its use, and the one around that to its own, so often.
  private static let reasonLimit = 8

  /// What a view is in, or which modifier is on it.
  private func around(_ view: Int32, _ isGround: Bool) -> String {
    let node = file.views[Int(view)]
    func name(of modifier: Int32) -> String { file.tree.string(of: file.modifiers[Int(modifier)].nameToken) }
    if node.slotModifier >= 0 { return "content of \(name(of: node.slotModifier))" }
    for modifier in node.modifiers where Self.changes(file.modifiers[Int(modifier)].known, isGround) {
      return "modifier \(name(of: modifier))"
    }
    guard node.parent >= 0 else {
      switch file.bodies[Int(node.body)].kind {
      case .body: return "the call site"
      case .property, .function: return "uses of a property or function"
      case .style: return "a style"
      case .modifier: return "a modifier of the project"
      case .preview: return "a preview"
      }
    }
    let parent = file.views[Int(node.parent)]
    if node.slot != .content, node.slot != .label, node.slot != .custom {
      return "\(node.slot) of \(model.known(parent).text)"
    }
    if parent.kind == .use, model.known(parent) == .other {
      return "content of \(file.tree.string(of: parent.nameToken))"
    }
    return "content of \(model.known(parent).text)"
  }

  private static func changes(_ known: Known, _ isGround: Bool) -> Bool {
    switch known {
    case .foregroundStyle, .foregroundColor: !isGround
    case .background, .listRowBackground, .glassEffect, .presentationBackground, .containerBackground,
      .backgroundStyle, .redacted:
      isGround
    case .buttonStyle, .other, .modifier: true
    default: false
    }
  }
}
