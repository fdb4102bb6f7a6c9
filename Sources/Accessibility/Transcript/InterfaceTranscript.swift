// What VoiceOver will say of the scenes of a storyboard and the views of a xib. UIKit reads by where things are drawn:
// from top to bottom, and in a row from the leading edge. Words come from the file, its tables, and the Swift code behind
// its outlets.

import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

/// Reads transcripts of one file of Interface Builder. Belongs to one thread.
public final class InterfaceTranscriptReader {
  let model: InterfaceModel
  private let words: SpokenWords
  private var file: InterfaceFile { model.file }
  private var document: XMLDocument { model.file.document }
  private var depth = 0

  public init(file: InterfaceFile, project: Project) {
    model = InterfaceModel(file: file, project: project)
    words = SpokenWords(engine: NameEngine(project: project))
  }

  /// Whether a name is that of a class of the project that UIKit shows.
  public static func isUIKitClass(_ name: String, in project: Project) -> Bool {
    project.files.contains { file in
      file.uikit != nil && file.types.contains { $0.name == Name(name) }
        && UIKitTypes(project: project).type(named: Name(name), from: file) != nil
    }
  }

  /// One for each scene, or for each view of a xib, in the order of the file.
  public func transcripts() -> [Transcript] {
    guard file.isJudged else { return [] }
    return document.elements.indices.map(Int32.init).compactMap { index in
      guard isRoot(index) else { return nil }
      let items = isController(index) ? scene(index) : items(of: index)
      return Transcript(name: name(of: index), place: place(index), items: items)
    }
  }

  /// Whether an element is what a scene or a xib is about.
  private func isRoot(_ index: Int32) -> Bool {
    let parent = document.elements[Int(index)].parent
    guard parent >= 0, document.isNamed("objects", parent), !document.isNamed("placeholder", index),
      let kind = UIKitClass(interfaceElement: document, index), kind != .barButtonItem
    else { return false }
    return kind.isController ? true : !document.has("sceneMemberID", "viewController", index)
  }

  private func isController(_ index: Int32) -> Bool {
    UIKitClass(interfaceElement: document, index)?.isController ?? false
  }

  /// What a scene is called: its class, else its identifier, else its title.
  private func name(of index: Int32) -> String {
    for key: StaticString in ["customClass", "storyboardIdentifier", "reuseIdentifier", "userLabel", "title"] {
      if let text = document.value(key, of: index), !text.isEmpty { return text }
    }
    if let owner = owner, !isController(index) { return owner }
    if let item = document.child("navigationItem", of: index), let title = file.text("title", of: item), !title.isEmpty
    {
      return title
    }
    return document.source.string(document.elements[Int(index)].name)
  }

  /// The class that a xib is loaded by.
  private var owner: String? {
    document.elements.indices.map(Int32.init).first { document.has("placeholderIdentifier", "IBFilesOwner", $0) }
      .flatMap { document.value("customClass", of: $0) }
  }

  private func place(_ index: Int32) -> SourcePlace {
    let element = document.elements[Int(index)]
    return SourcePlace(path: file.path, range: ByteRange(element.tag.start, element.name.end))
  }

  // MARK: Scenes

  private func scene(_ controller: Int32) -> [TranscriptItem] {
    var result: [TranscriptItem] = []
    var bar = TranscriptGroup(kind: .navigationBar, items: [])
    if let item = document.child("navigationItem", of: controller) {
      bar.items += barButtons(["leftBarButtonItem", "backBarButtonItem"].dropLast(), "leftBarButtonItems", of: item)
      if let title = document.value("title", of: item) ?? file.localized("title", of: item), !title.isEmpty {
        var heading = SpokenElement(name: .words(SpokenText(title)), role: .text, place: place(item))
        heading.traits = [SpokenElement.Trait(word: "heading")]
        bar.items.append(TranscriptItem(heading))
      }
      if let view = file.child(key: "titleView", of: item) { bar.items += items(of: view) }
      bar.items += barButtons(["rightBarButtonItem"], "rightBarButtonItems", of: item)
    }
    if !bar.items.isEmpty { result.append(TranscriptItem(.group(bar))) }
    if let view = file.child(key: "view", of: controller) { result += items(of: view) }
    let bottom = list("toolbarItems", of: controller).flatMap { barButton($0) }
    if !bottom.isEmpty { result.append(TranscriptItem(.group(TranscriptGroup(kind: .bottomBar, items: bottom)))) }
    return result + children(controller)
  }

  /// The controllers that a tab bar or navigation controller shows.
  private func children(_ controller: Int32) -> [TranscriptItem] {
    segues(of: controller).compactMap { segue -> TranscriptItem? in
      guard document.has("kind", "relationship", segue), let target = destination(of: segue) else { return nil }
      if document.has("relationship", "viewControllers", segue) {
        var tab = SpokenElement(name: tabName(of: target), role: .tab, place: place(target))
        tab.isInteractive = true
        tab.leadsTo = name(of: target)
        return TranscriptItem(tab)
      }
      return TranscriptItem(.opens(kind: "navigation root", target: name(of: target), place(segue)))
    }
  }

  private func tabName(of controller: Int32) -> SpokenElement.Name {
    guard let item = document.child("tabBarItem", of: controller) else {
      return document.value("title", of: controller).map { .words(SpokenText($0)) } ?? .none
    }
    if let system = document.value("systemItem", of: item) { return .words(SpokenText(spelled(system))) }
    return name(item, texts: ["title"])
  }

  private func barButtons(
    _ keys: some Sequence<StaticString>, _ listName: StaticString, of item: Int32
  ) -> [TranscriptItem] {
    let single = keys.compactMap { file.child(key: $0, of: item) }
    return (single + list(listName, of: item)).flatMap { barButton($0) }
  }

  private func list(_ name: StaticString, of element: Int32) -> [Int32] {
    document.child(name, of: element).map { Array(document.children(of: $0)) } ?? []
  }

  private func barButton(_ index: Int32) -> [TranscriptItem] {
    guard document.isNamed("barButtonItem", index) else { return [] }
    if let custom = file.child(key: "customView", of: index) { return items(of: custom) }
    var name: SpokenElement.Name
    switch document.value("systemItem", of: index) {
    case "flexibleSpace", "fixedSpace": return []
    case let system?: name = .words(SpokenText(spelled(system)))
    case nil: name = self.name(index, texts: ["title"])
    }
    if let label = label(of: index) { name = label }
    return [TranscriptItem(control(index, name, .button))]
  }

  /// `flexibleSpace` as `Flexible Space`: the words that the system gives its items.
  private func spelled(_ name: String) -> String {
    var result = ""
    for character in name {
      if result.isEmpty {
        result += character.uppercased()
      } else {
        if character.isUppercase { result += " " }
        result.append(character)
      }
    }
    return result
  }

  // MARK: Views

  /// What is heard of a view and what it holds.
  private func items(of index: Int32) -> [TranscriptItem] {
    guard depth < 60 else { return [TranscriptItem(.gap("nested too deeply", place(index)))] }
    depth += 1
    defer { depth -= 1 }
    let kind = UIKitClass(interfaceElement: document, index)
    let element = kind.map { InterfaceElement(model: model, index: index, kind: $0) }
    if element?.isHiddenForGood == true { return [] }
    var result = shown(index, kind, element)
    if document.has("hidden", "YES", index), !result.isEmpty, result.contains(where: { !$0.isConditional }) {
      result = [TranscriptItem(.choice([TranscriptBranch(condition: "when it is shown", items: result)]))]
    }
    return result
  }

  private func shown(_ index: Int32, _ kind: UIKitClass?, _ element: InterfaceElement?) -> [TranscriptItem] {
    // An element of its own, whatever lies in it.
    if let element, element.isElement == true || element.facts.says(.isAccessibilityElement) && !isLeaf(kind) {
      let inside = inner(index).flatMap(\.elements)
      var stop = control(index, label(of: index) ?? .unknown("its label"), inside.first?.role ?? .text)
      stop.isInteractive = false
      if element.isElement != true, label(of: index) == nil { stop.name = .unknown("an element by code") }
      return [TranscriptItem(stop)]
    }
    if element?.isElement == false, isLeaf(kind) { return [] }
    switch kind {
    case .label:
      // What a cell of its own style says is filled in for each row.
      if let key = document.value("key", of: index), key.hasSuffix("extLabel"), isPrototype(index) {
        return [TranscriptItem(control(index, .words(SpokenText([.runtime(key)])), .text))]
      }
      let name = name(index, texts: ["text"], coded: [.text, .attributedText])
      if case .none = name { return [] }
      return [TranscriptItem(control(index, name, .text))]
    case .button: return [TranscriptItem(button(index))]
    case .textField:
      let name = name(index, texts: ["placeholder"], coded: [.placeholder, .attributedPlaceholder])
      let isSecure = document.child("textInputTraits", of: index).map { document.has("secureTextEntry", "YES", $0) }
      return [TranscriptItem(control(index, name, isSecure == true ? .secureField : .textField))]
    case .textView:
      var field = control(index, label(of: index) ?? .none, .textEditor)
      let text = content(index, ["text"], [.text, .attributedText])
      if document.has("editable", "NO", index) {
        field.role = .text
        field.name = text.map { .words($0) } ?? .none
      } else {
        field.value = text ?? SpokenText()
      }
      return [TranscriptItem(field)]
    case .searchBar:
      var field = control(index, name(index, texts: ["placeholder"], coded: [.placeholder]), .textField)
      if field.isUnnamed { field.name = .words(SpokenText("Search")) }
      field.traits.append(SpokenElement.Trait(word: "search field"))
      return [TranscriptItem(field)]
    case .toggle:
      var toggle = control(index, label(of: index) ?? .none, .toggle)
      toggle.value = .oneOf([SpokenText("on"), SpokenText("off")])
      return [TranscriptItem(toggle)]
    case .slider: return [TranscriptItem(control(index, label(of: index) ?? .none, .slider))]
    case .stepper:
      return ["Decrement", "Increment"].map { word in
        let name: SpokenElement.Name
        if case .words(let label)? = label(of: index) {
          name = .words(.joined([label, SpokenText(word)]))
        } else {
          name = .words(SpokenText(word))
        }
        return TranscriptItem(control(index, name, .button))
      }
    case .segmentedControl:
      return list("segments", of: index).enumerated().map { place, segment in
        var name = name(segment, texts: ["title"])
        if let text = file.localized("segmentTitles[\(place)]", of: index) { name = .words(SpokenText(text)) }
        if let titles = said([.setTitle], to: index) { name = .words(titles) }
        var stop = control(index, name, .button)
        stop.traits.append(SpokenElement.Trait(word: "selected", condition: "when chosen"))
        return TranscriptItem(stop)
      }
    case .datePicker: return [TranscriptItem(control(index, label(of: index) ?? .none, .datePicker))]
    case .pageControl:
      var dots = control(
        index, .words(SpokenText([.words("Page "), .runtime("number"), .words(" of "), .runtime("count")])), .other)
      dots.traits.append(SpokenElement.Trait(word: "adjustable"))
      return [TranscriptItem(dots)]
    case .imageView:
      // A picture is no element until somebody makes it one.
      guard let label = label(of: index),
        element?.facts.says(.isAccessibilityElement) == true || element?.hasTapGesture == true
      else { return [] }
      return [TranscriptItem(control(index, label, .image))]
    case .tableView, .collectionView: return table(index)
    case .tableCell, .collectionCell: return cell(index)
    default: break
    }
    if document.isNamed("progressView", index) || document.isNamed("activityIndicatorView", index) {
      let isProgress = document.isNamed("progressView", index)
      let stop = TranscriptItem(
        control(index, label(of: index) ?? .words(SpokenText(isProgress ? "Progress" : "In progress")), .progress))
      // It is there as long as it turns.
      let turns = document.has("animating", "YES", index) || !document.has("hidesWhenStopped", "YES", index)
      return isProgress || turns
        ? [stop] : [TranscriptItem(.choice([TranscriptBranch(condition: "when it is shown", items: [stop])]))]
    }
    if document.isNamed("containerView", index) {
      return segues(of: index).compactMap { segue in
        destination(of: segue).map { TranscriptItem(.opens(kind: "holds", target: name(of: $0), place(index))) }
      }
    }
    for name: StaticString in ["webView", "wkWebView", "mapView", "mkMapView", "pickerView", "glkView", "sceneKitView"]
    where document.isNamed(name, index) {
      return [
        TranscriptItem(.gap("what \(document.source.string(document.elements[Int(index)].name)) shows", place(index)))
      ]
    }
    if document.isNamed("toolbar", index) || document.isNamed("navigationBar", index) {
      let buttons = list("items", of: index).flatMap { item in
        document.isNamed("navigationItem", item)
          ? barButtons(["leftBarButtonItem", "rightBarButtonItem"], "rightBarButtonItems", of: item) : barButton(item)
      }
      let kind: TranscriptGroup.Kind = document.isNamed("toolbar", index) ? .bottomBar : .navigationBar
      return buttons.isEmpty ? [] : [TranscriptItem(.group(TranscriptGroup(kind: kind, items: buttons)))]
    }
    return tapped(inner(index), index, element)
  }

  private func isPrototype(_ index: Int32) -> Bool {
    file.ancestors(of: index).contains { document.isNamed("prototypes", $0) }
  }

  private func isLeaf(_ kind: UIKitClass?) -> Bool {
    switch kind {
    case .label, .button, .textField, .textView, .searchBar, .toggle, .slider, .stepper, .segmentedControl, .datePicker,
      .pageControl, .imageView:
      true
    default: false
    }
  }

  /// A view with a tap gesture: what it holds reacts, and nobody is told.
  private func tapped(_ items: [TranscriptItem], _ index: Int32, _ element: InterfaceElement?) -> [TranscriptItem] {
    guard element?.hasTapGesture == true else { return items }
    return items.map { $0.reactingToTaps() }
  }

  /// What a view holds, in the order in which it is drawn.
  private func inner(_ index: Int32) -> [TranscriptItem] {
    var views = list("subviews", of: index)
    for key: StaticString in ["contentView", "tableHeaderView"] {
      if let view = file.child(key: key, of: index) { views.insert(view, at: 0) }
    }
    // The order of a stack is the one it is drawn in.
    if !document.isNamed("stackView", index) { views = drawn(views) }
    return views.flatMap { items(of: $0) }
  }

  private struct Frame {
    var x: Double
    var y: Double
    var height: Double
  }

  private func frame(of index: Int32) -> Frame? {
    guard let rect = file.child(key: "frame", of: index) else { return nil }
    func number(_ key: StaticString) -> Double? { document.value(key, of: rect).flatMap(Double.init) }
    guard let x = number("x"), let y = number("y"), let height = number("height") else { return nil }
    return Frame(x: x, y: y, height: height)
  }

  /// Rows from top to bottom, in each from the leading edge; as they stand where the file has no frames.
  private func drawn(_ views: [Int32]) -> [Int32] {
    var framed: [(view: Int32, frame: Frame)] = []
    for view in views {
      guard let frame = frame(of: view) else { return views }
      framed.append((view, frame))
    }
    framed.sort { ($0.frame.y, $0.frame.x, $0.view) < ($1.frame.y, $1.frame.x, $1.view) }
    var rows: [[(view: Int32, frame: Frame)]] = []
    for one in framed {
      // Whose middle lies beside the first of the row stands in it.
      if let first = rows.last?.first, one.frame.y + one.frame.height / 2 < first.frame.y + first.frame.height {
        rows[rows.count - 1].append(one)
      } else {
        rows.append([one])
      }
    }
    return rows.flatMap { row in row.sorted { ($0.frame.x, $0.view) < ($1.frame.x, $1.view) }.map(\.view) }
  }

  // MARK: Tables

  private func table(_ index: Int32) -> [TranscriptItem] {
    var result = file.child(key: "tableHeaderView", of: index).map { items(of: $0) } ?? []
    for section in list("sections", of: index) {
      if let title = document.value("headerTitle", of: section) ?? file.localized("headerTitle", of: section),
        !title.isEmpty
      {
        var heading = SpokenElement(name: .words(SpokenText(title)), role: .text, place: place(section))
        heading.traits = [SpokenElement.Trait(word: "heading")]
        result.append(TranscriptItem(heading))
      }
      result += list("cells", of: section).flatMap { items(of: $0) }
      if let title = document.value("footerTitle", of: section) ?? file.localized("footerTitle", of: section),
        !title.isEmpty
      {
        result.append(
          TranscriptItem(SpokenElement(name: .words(SpokenText(title)), role: .text, place: place(section))))
      }
    }
    for cell in list("prototypes", of: index) + list("cells", of: index) {
      let inside = items(of: cell)
      if inside.isEmpty { continue }
      let source = document.value("reuseIdentifier", of: cell) ?? document.value("customClass", of: cell) ?? "its rows"
      result.append(TranscriptItem(.group(TranscriptGroup(kind: .each(source), items: inside))))
    }
    return result + (file.child(key: "tableFooterView", of: index).map { items(of: $0) } ?? [])
  }

  /// The words of a table's cell are read as one; its controls are stops of their own. Cells of collections are none.
  private func cell(_ index: Int32) -> [TranscriptItem] {
    let inside = inner(index)
    guard UIKitClass(interfaceElement: document, index) == .tableCell else { return inside }
    var texts: [SpokenText] = []
    var controls: [TranscriptItem] = []
    for item in inside {
      if case .element(let element) = item.content, element.role == .text, !element.isInteractive {
        if case .words(let words) = element.name { texts.append(words) }
      } else {
        controls.append(item)
      }
    }
    let leadsTo = segues(of: index).first.flatMap { destination(of: $0) }.map { name(of: $0) }
    var row = control(index, label(of: index) ?? (texts.isEmpty ? .none : .words(.joined(texts))), .text)
    row.leadsTo = leadsTo
    row.isInteractive = leadsTo != nil
    if row.leadsTo != nil || !texts.isEmpty || label(of: index) != nil {
      if row.leadsTo != nil { row.role = .button }
      return [TranscriptItem(row)] + controls
    }
    return controls
  }

  // MARK: Names

  private func button(_ index: Int32) -> SpokenElement {
    var name = label(of: index)
    if name == nil {
      let coded = said([.setTitle, .title, .attributedTitle, .setAttributedTitle], to: index)
      let states = document.children(of: index).filter {
        document.isNamed("state", $0) && document.has("key", "normal", $0)
          || document.isNamed("buttonConfiguration", $0)
      }
      var texts = states.flatMap { state in
        ["title", "subtitle"].compactMap { (key: StaticString) in file.text(key, of: state) }.filter { !$0.isEmpty }
      }
      for key in ["normalTitle", "configuration.title"] {
        if let text = file.localized(key, of: index), !text.isEmpty { texts = [text] }
      }
      switch document.value("buttonType", of: index) {
      case "infoLight", "infoDark", "detailDisclosure": texts = ["More Info"]
      case "contactAdd": texts = ["Add"]
      case "close": texts = ["Close"]
      default: break
      }
      if let coded {
        name = .words(coded)
      } else if !texts.isEmpty {
        name = .words(.joined(texts.map { SpokenText($0) }))
      } else {
        name = picture(index)
      }
    }
    return control(index, name ?? .none, .button)
  }

  private func picture(_ index: Int32) -> SpokenElement.Name {
    let element = InterfaceElement(model: model, index: index, kind: .button)
    if let picture = element.picture { return .picture(SpokenText(picture.name)) }
    let facts = model.facts(of: index)
    if facts.saysAny(.setImage, .image, .setBackgroundImage) { return .picture(SpokenText()) }
    return facts.isOpen ? .unknown("set by code") : .none
  }

  /// The words of an object that may be drawn or given by code.
  private func name(_ index: Int32, texts keys: [StaticString], coded: [UIKitWord] = [.title]) -> SpokenElement.Name {
    if let label = label(of: index) { return label }
    if let text = content(index, keys, coded) { return text.isBlank ? .none : .words(text) }
    if let image = document.value("image", of: index) { return .picture(SpokenText(image)) }
    return .none
  }

  private func content(_ index: Int32, _ keys: [StaticString], _ coded: [UIKitWord]) -> SpokenText? {
    if let said = said(coded, to: index) { return said }
    for key in keys {
      if let text = file.localized("\(key)", of: index), !text.isEmpty { return SpokenText(text) }
      if let text = file.text(key, of: index), !text.isEmpty { return SpokenText(text) }
    }
    for child in document.children(of: index) where document.isNamed("attributedString", child) {
      let fragments = document.child("fragments", of: child).map { Array(document.children(of: $0)) } ?? [child]
      let texts = fragments.compactMap { document.value("content", of: $0) ?? file.text("content", of: $0) }
      if !texts.isEmpty { return SpokenText(texts.joined()) }
    }
    // What is set elsewhere cannot be seen here.
    return document.range("id", of: index) != nil && model.facts(of: index).isOpen
      ? SpokenText([.runtime(outlet(of: index) ?? "text")]) : nil
  }

  private func outlet(of index: Int32) -> String? {
    file.connections(to: index).first.flatMap { document.value("property", of: $0.element) }
  }

  /// The accessibility label that the file or the code gives.
  private func label(of index: Int32) -> SpokenElement.Name? {
    if let said = said([.accessibilityLabel, .accessibilityAttributedLabel], to: index) { return .words(said) }
    guard let kind = UIKitClass(interfaceElement: document, index) else { return nil }
    return InterfaceElement(model: model, index: index, kind: kind).label.map { .words(SpokenText($0)) }
  }

  /// What Swift code says to the outlets of an object; nil when it says nothing of the kind.
  private func said(_ wanted: [UIKitWord], to index: Int32) -> SpokenText? {
    var texts: [SpokenText] = []
    for connection in file.connections(to: index) where !connection.isCollection {
      guard let type = file.customClass(of: connection.owner) else { continue }
      for declaration in model.project.declarations(ofType: type, from: file.home) {
        let home = model.project.files[Int(declaration.file)]
        guard let code = home.uikit else { continue }
        for place in code.usesByName[connection.property] ?? [] {
          let use = code.uses[Int(place)]
          guard wanted.contains(use.word), use.local < 0, use.path.root == .bare || use.path.root == .member,
            !use.path.part.exists, home.members[Int(use.member)].owner == declaration.index
          else { continue }
          var value = use.value
          if !value.exists, home.tree.kind(use.node) == .callExpr {
            value = home.tree.argument(of: use.node, label: nil) ?? .none
          }
          guard value.exists else { continue }
          texts.append(words.words(value, Scope(file: home, type: declaration.index, member: use.member)))
        }
      }
    }
    if texts.isEmpty || texts.allSatisfy(\.isBlank) { return nil }
    return texts.count > 6 ? SpokenText([.runtime(outlet(of: index) ?? "text")]) : .oneOf(texts)
  }

  /// A stop with what the file says of its traits, hint and state.
  private func control(_ index: Int32, _ name: SpokenElement.Name, _ role: Role) -> SpokenElement {
    var stop = SpokenElement(name: name, role: role, place: place(index))
    switch role {
    case .text, .image, .progress, .other: break
    default: stop.isInteractive = true
    }
    if document.has("enabled", "NO", index) { stop.traits.append(SpokenElement.Trait(word: "dimmed")) }
    guard let kind = UIKitClass(interfaceElement: document, index) else { return stop }
    let element = InterfaceElement(model: model, index: index, kind: kind)
    if element.hasTrait("header") { stop.traits.append(SpokenElement.Trait(word: "heading")) }
    if element.hasTrait("button"), role == .text || role == .image {
      stop.role = .button
      stop.isInteractive = true
    }
    if element.hasTrait("link") { stop.traits.append(SpokenElement.Trait(word: "link")) }
    if element.hasTrait("notEnabled"), !document.has("enabled", "NO", index) {
      stop.traits.append(SpokenElement.Trait(word: "dimmed"))
    }
    stop.hint = element.hint.map { SpokenText($0) } ?? said([.accessibilityHint], to: index) ?? SpokenText()
    if stop.value.isBlank, let value = said([.accessibilityValue], to: index) { stop.value = value }
    if element.hasTapGesture, !stop.isInteractive { stop.reactsToTaps = true }
    if role == .button, let target = segues(of: index).first.flatMap({ destination(of: $0) }) {
      stop.leadsTo = self.name(of: target)
    }
    return stop
  }

  // MARK: Connections

  private func segues(of index: Int32) -> [Int32] {
    list("connections", of: index).filter { document.isNamed("segue", $0) }
  }

  private func destination(of segue: Int32) -> Int32? {
    document.value("destination", of: segue).flatMap { file.element(id: $0) }
  }
}
