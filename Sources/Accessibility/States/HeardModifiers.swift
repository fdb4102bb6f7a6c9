// What a modifier that depends on a condition says of it: whether assistive technology hears of it, or only the eye.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension FileModel {
  func part(of use: ViewModifierUse, on element: Element) -> ConditionalFact.Part {
    switch use.known {
    case .accessibilityLabel, .accessibilityValue, .accessibilityAddTraits, .accessibilityRemoveTraits, .accessibility,
      .accessibilityHint, .accessibilityCustomContent, .accessibilityRepresentation, .accessibilityChildren, .badge:
      return .spoken
    case .symbolVariant: return .picture
    case .rotationEffect: return element.known == .Image ? .picture : .unknown
    case .other, .modifier, .buttonStyle, .toggleStyle, .labelStyle: return customPart(of: use, on: element)
    case .disabled: return .usable
    case .animation, .transition, .onChange, .onAppear, .task, .id, .zIndex, .offset, .symbolEffect, .sensoryFeedback:
      return .nothing
    case .sheet, .alert, .popover, .fullScreenCover, .help, .allowsHitTesting, .accessibilityHidden,
      .accessibilityIdentifier, .accessibilityElement, .accessibilityFocused, .accessibilitySortPriority,
      .accessibilityInputLabels, .accessibilityRespondsToUserInteraction, .onTapGesture, .gesture,
      .simultaneousGesture, .highPriorityGesture, .onLongPressGesture, .confirmationDialog, .contextMenu, .hidden,
      .focused, .keyboardShortcut, .redacted:
      return .unknown
    default: return .look
    }
  }

  /// A modifier or style of the project: what it applies tells whether it speaks.
  private func customPart(of use: ViewModifierUse, on element: Element) -> ConditionalFact.Part {
    let speaking: Set<Known> = [.accessibilityAddTraits, .accessibilityValue, .accessibilityLabel, .accessibility]
    if use.known == .other {
      guard project.hasViewExtension(use.name) else { return .spoken }
      let candidates = project.viewExtension(named: use.name, from: file)
      let speaks = candidates.contains { reference in
        let member = project.member(reference)
        return !member.block.exists || mentions(speaking, in: member.block, of: project.file(reference))
      }
      return speaks ? .spoken : .look
    }
    guard let argument = firstArgument(of: use.call, label: nil), file.tree.kind(argument) == .callExpr else {
      return .look
    }
    let callee = file.tree.firstChild(argument)
    guard let type = project.type(named: file.tree.name(callee), from: file) else {
      // `.buttonStyle(.chip(isOn: x))` is made elsewhere.
      return file.tree.kind(callee) == .implicitMemberExpr ? .spoken : .look
    }
    let home = project.files[Int(type.file)]
    return mentions(speaking, in: project.type(type).node, of: home) ? .spoken : .look
  }

  private func mentions(_ names: Set<Known>, in node: NodeID, of file: FileViews) -> Bool {
    let range = file.tree[node]
    for token in range.firstToken...max(range.firstToken, range.lastToken) where file.tree.tokens.isName(token) {
      if names.contains(file.tree.known(of: token)) { return true }
    }
    return false
  }
}
