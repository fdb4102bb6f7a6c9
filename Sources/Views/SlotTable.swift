// Which closure and argument of a call means what: the label of a button, the content of a stack, an action.
// One table for the views of SwiftUI, one for its modifiers.

import CurbcutSymbols
import CurbcutSyntax

/// The labels that tell what an argument or closure means.
private enum SlotLabel: String, CaseIterable {
  case label, title, icon, content, rowContent, sidebar, detail, columns, rows, header, footer, currentValueLabel
  case minimumValueLabel, maximumValueLabel, description, markedValueLabels, tick, message, actions, destination
  case placeholder, symbols, preview, primaryAction, menuItems, body, mask
  /// Any other.
  case other

  private static let byName = Dictionary(uniqueKeysWithValues: allCases.map { (Name($0.rawValue), $0) })

  init(_ name: Name) { self = Self.byName[name] ?? .other }
}

enum SlotTable {
  /// The arguments of one call, as far as slots depend on them.
  struct CallShape {
    let tree: Tree
    /// Arguments and trailing closures in order.
    let children: Slice<NodeList>
    /// Whether the first argument has no label and is no closure: a title.
    private(set) var hasTitle = false

    init(call: NodeID, in tree: Tree) {
      self.tree = tree
      children = tree.children(call).dropFirst()
      if let first = children.first, tree.kind(first) != .trailingClosure, tree.label(of: first) == nil {
        hasTitle = tree.kind(tree.lastChild(first)) != .closureExpr
      }
    }

    /// Whether an argument has a label.
    private func has(_ label: StaticString) -> Bool { isLabel(label) { $0 != .trailingClosure } }

    /// Whether a closure behind the call has a label.
    private func trails(_ label: StaticString) -> Bool { isLabel(label) { $0 == .trailingClosure } }

    private func isLabel(_ label: StaticString, of isWanted: (NodeKind) -> Bool) -> Bool {
      children.contains { child in
        guard isWanted(tree.kind(child)), let token = tree.label(of: child) else { return false }
        return tree.tokens.isSpelt(token, label, in: tree.source)
      }
    }

    /// Whether the first argument is a value to lead to, by an initialiser of the project's own: `NavigationLink(.page(1)) { … }`.
    private var leadsByValue: Bool {
      guard let first = children.first, tree.kind(first) == .argument, tree.label(of: first) == nil else {
        return false
      }
      var value = tree.lastChild(first)
      if tree.kind(value) == .callExpr { value = tree.firstChild(value) }
      guard tree.kind(value) == .implicitMemberExpr, !tree.mainIs(value, "init") else { return false }
      // `.localized("Frames")` makes the words of a title.
      return !["localized", "localised", "localize", "localise"].contains { tree.mainIs(value, $0) }
    }

    /// What the closure behind `.settings` or `.page(1)` is, which may be a value to lead to, by an initialiser of the
    /// project's own, or a title, as string catalogues make a symbol of each key: words and pictures are the label, what
    /// scrolls or is a form is where it leads, and containers and the project's own views may be either.
    private func contentOfLink(_ child: NodeID) -> Slot {
      var root = tree.reversedChildren(tree.lastChild(child)).first { tree.kind($0) != .closureSignature } ?? .none
      while root.exists, [.callExpr, .memberExpr].contains(tree.kind(root)) { root = tree.firstChild(root) }
      guard root.exists, tree.kind(root) == .identifierExpr else { return .custom }
      switch tree.known(root) {
      case .Form, .List, .ScrollView, .NavigationStack, .NavigationView, .NavigationSplitView, .TabView, .Table:
        return .destination
      case .Text, .Label, .Image, .AsyncImage, .HStack, .LabeledContent: return .label
      default: return .custom
      }
    }

    /// Whether an initialiser that is not SwiftUI's takes a binding, and so the closure that makes what it leads to:
    /// `NavigationLink(unwrapping: $route, case: …) { DetailView() }`.
    private var isBoundByOthers: Bool {
      guard let first = children.first, tree.kind(first) == .argument, let label = tree.label(of: first),
        !["isActive", "tag", "selection", "state"].contains(tree.string(of: label))
      else { return false }
      return tree.source.padded[Int(tree.range(tree.lastChild(first)).start)] == UInt8(ascii: "$")
    }

    /// The slot of an argument or trailing closure of the view `known`; nil when it is an action or a value.
    func slot(view known: Known, child: NodeID) -> Slot? {
      let isTrailing = tree.kind(child) == .trailingClosure
      let isClosure = isTrailing || tree.kind(tree.lastChild(child)) == .closureExpr
      guard let token = tree.label(of: child) else {
        if isTrailing || isClosure { return unlabelled(known, child: child) }
        switch known {
        case .AnyView, .EquatableView: return .content
        case .ToolbarItem: return nil
        default: return known == .other ? .custom : nil
        }
      }
      // `VStack(content: content)` shows the closure that it hands on.
      let isGivenOn = !isTrailing && tree.kind(tree.lastChild(child)) == .identifierExpr
      let isContent = isGivenOn && tree.known(tree.lastChild(child)) == .content
      return labelled(known, label: SlotLabel(tree.name(of: token)), isClosure: isClosure || isContent)
    }

    private func labelled(_ known: Known, label: SlotLabel, isClosure: Bool) -> Slot? {
      if known == .other { return .custom }
      switch label {
      case .label: return known == .TextField || known == .SecureField || isClosure || known.isView ? .label : nil
      case .title: return known == .Label ? .label : nil
      case .icon: return known == .Label ? .icon : nil
      case .content where known == .Menu: return isClosure ? .actions : nil
      case .content, .rowContent, .sidebar, .detail, .columns, .rows: return isClosure ? .content : nil
      case .header: return .header
      case .footer: return .footer
      case .currentValueLabel, .minimumValueLabel, .maximumValueLabel, .description, .markedValueLabels, .tick,
        .message:
        return .valueLabel
      case .actions: return known == .ContentUnavailableView ? .content : .actions
      case .destination: return isClosure || known == .NavigationLink ? .destination : nil
      case .placeholder: return .placeholder
      case .symbols, .preview: return .custom
      case .primaryAction: return known == .Menu ? nil : .custom
      default: return nil
      }
    }

    private func unlabelled(_ known: Known, child: NodeID) -> Slot? {
      switch known {
      case .other: return .custom
      case .Button:
        if has("action") || has("intent") || trails("action") { return .label }
        return nil
      case .NavigationLink:
        if has("destination") || has("value") { return .label }
        if trails("label") || isBoundByOthers { return .destination }
        if hasTitle { return leadsByValue ? contentOfLink(child) : .destination }
        return .label
      case .Toggle, .Picker, .DatePicker, .ColorPicker, .MultiDatePicker:
        if known == .Picker, hasTitle || has("label") || trails("label") { return .content }
        if known == .Picker { return .content }
        return .label
      case .Slider, .Stepper:
        // A closure with a parameter is `onEditingChanged`.
        let closure = tree.lastChild(child)
        let first = tree.firstChild(closure)
        if first.exists, tree.kind(first) == .closureSignature { return nil }
        return hasTitle ? nil : .label
      case .ProgressView, .Gauge, .Link, .ShareLink, .PhotosPicker, .Label, .ContentUnavailableView, .HelpLink,
        .SettingsLink, .TextFieldLink, .TextField, .SecureField:
        // Behind a title the closure is `onCommit`.
        if known == .TextField || known == .SecureField, hasTitle { return nil }
        return .label
      // `Menu(content: choices) { Label(…) }`
      case .Menu: return has("content") ? .label : .actions
      case .CommandMenu, .CommandGroup: return .actions
      case .LabeledContent: return .content
      case .Canvas, .PasteButton, .EditButton, .RenameButton, .SignInWithAppleButton, .TextEditor, .VideoPlayer, .Path,
        .Alert, .ActionSheet:
        return nil
      case .GeometryReader, .ScrollViewReader: return .content
      default: return known.isView ? .content : nil
      }
    }
  }

  /// The slot of an argument or trailing closure of a modifier; nil when it is an action or a value.
  static func slot(modifier known: Known, child: NodeID, in tree: Tree) -> Slot? {
    let isTrailing = tree.kind(child) == .trailingClosure
    // `swipeActions(content: content)` takes the closure that it hands on.
    let isHandedOn =
      !isTrailing && tree.kind(tree.lastChild(child)) == .identifierExpr
      && tree.known(tree.lastChild(child)) == .content
      && tree.label(of: child).map { SlotLabel(tree.name(of: $0)) == .content } ?? false
    let isClosure = isTrailing || isHandedOn || tree.kind(tree.lastChild(child)) == .closureExpr
    return slot(modifier: known, child: child, isClosure: isClosure, in: tree)
  }

  /// The same where it is known whether the argument is a closure.
  static func slot(modifier known: Known, child: NodeID, isClosure: Bool, in tree: Tree) -> Slot? {
    var label: SlotLabel? { tree.label(of: child).map { SlotLabel(tree.name(of: $0)) } }
    switch known {
    case .overlay: return label == nil || label == .content ? .overlay : nil
    case .background: return label == nil || label == .content ? .background : nil
    case .mask: return label == nil || label == .content || label == .mask ? .mask : nil
    case .listRowBackground, .containerBackground, .presentationBackground, .chartOverlay, .chartBackground:
      return label == nil || label == .content ? .background : nil
    case .safeAreaInset, .safeAreaBar: return label == nil || label == .content ? .content : nil
    case .toolbar, .navigationBarItems, .commands: return .toolbar
    case .sheet, .fullScreenCover, .popover, .inspector, .navigationDestination, .tabViewBottomAccessory:
      guard label == nil || label == .content || label == .destination else { return nil }
      return isClosure ? .presentation : nil
    case .alert, .confirmationDialog, .actionSheet:
      if label == .message { return .apart }
      return isClosure && (label == nil || label == .actions) ? .actions : nil
    case .contextMenu:
      return label == nil || label == .menuItems ? .contextMenu : label == .preview ? .preview : .custom
    case .draggable: return isClosure && (label == nil || label == .preview) ? .preview : nil
    case .onDrag: return isClosure && label == .preview ? .preview : nil
    case .swipeActions: return isClosure ? .swipeActions : nil
    case .tabItem: return .tabItem
    case .accessibilityRepresentation, .accessibilityChildren: return isClosure ? .representation : nil
    case .accessibilityLabel: return isClosure ? .accessibilityLabel : nil
    case .accessibilityActions: return isClosure ? .actions : nil
    case .searchSuggestions, .searchScopes, .dialogIcon: return isClosure ? .apart : nil
    case .mapControls, .chartLegend, .chartXAxis, .chartYAxis:
      return isClosure ? .custom : nil
    case .phaseAnimator, .keyframeAnimator, .visualEffect, .scrollTransition, .animation, .transaction:
      guard isClosure, label == nil || label == .content || label == .body else { return nil }
      return .transform
    case .modifier: return nil
    // `user.picture.map { Avatar($0) }` shows what it makes of the optional.
    case .other, .map: return .custom
    default: return nil
    }
  }

  /// Whether an upper-case call that the model does not know may be a view; well-known types of the system are not.
  static func mayBeView(_ text: ArraySlice<UInt8>) -> Bool {
    switch text.count {
    case 0, 1: return false
    default: break
    }
    for ending: StaticString in [
      "Model", "Store", "Manager", "Service", "Error", "Request", "Client", "Data", "Date", "URL", "Notification",
      "Formatter", "Task", "Set", "Array", "Predicate", "Descriptor", "Options", "Config", "Configuration", "Context",
      "Item", "Style", "Effect", "Modifier", "Generator", "Queue", "Timer", "Logger", "Haptics", "UUID", "Int",
      "Double",
      "Float", "Bool", "Coordinate2D", "Region", "Shape", "Font", "Animation", "Transition", "Gesture", "Key", "Intent",
    ] where text.hasSuffix(ending) {
      return false
    }
    for start: StaticString in ["NS", "UI", "CG", "CA", "AV", "CL", "MK", "String", "Character", "IndexSet", "Locale"]
    where text.hasPrefix(start) {
      return false
    }
    return true
  }

  /// Modifiers whose names hardly anything but a view has.
  static func isViewOnly(_ known: Known) -> Bool {
    switch known {
    case .padding, .frame, .font, .foregroundColor, .foregroundStyle, .resizable, .accessibilityLabel,
      .accessibilityHidden, .accessibilityElement, .onTapGesture, .cornerRadius, .clipShape, .opacity, .scaledToFit,
      .scaledToFill, .overlay:
      return true
    default: return false
    }
  }
}

extension FileViews {
  /// What an argument or closure of a modifier of the system means, when it stands for a closure that is handed on.
  public func slot(ofClosure argument: NodeID, of use: ViewModifierUse) -> Slot? {
    SlotTable.slot(modifier: use.known, child: argument, isClosure: true, in: tree)
  }
}

extension Known {
  /// Whether it is a modifier that has the system ask something.
  public var isDialog: Bool { self == .alert || self == .confirmationDialog || self == .actionSheet }

  /// Whether it is a view that is a color or a gradient and nothing else.
  public var isColourOrGradient: Bool {
    switch self {
    case .Color, .LinearGradient, .RadialGradient, .AngularGradient, .EllipticalGradient: true
    default: false
    }
  }
}
