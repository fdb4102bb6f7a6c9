// Values that are said to an object of UIKit, where the object is made in another way.

import CurbcutSyntax
import CurbcutViews

extension MatrixWriter {
  /// What is said to an object, and where the object is made: `label.font = …`, `let label = UILabel()`.
  private struct Said {
    var statement: NodeID
    /// The name of the object, and what is said to it.
    var name: String
    var text: String
    var declaration: NodeID
    var made: NodeID
    var type: String
    var isMember: Bool
  }

  func inObjects(_ form: MatrixForm) throws(MatrixReason) -> MatrixRewriting {
    guard owner.role == .object, let said = said else { throw .object }
    let made = program.string(said.made)
    let removed = MatrixEdit(program.range(said.statement), "")
    let keyword = tree.mainRange(said.declaration)
    let declared = Int(keyword.start)..<program.range(said.made).upperBound
    switch form {
    case .factory:
      // A function of the type knows no `self` and no members.
      try requirePortable(said.made)
      let name = said.isMember ? "Self.makeDatum()" : "\(owner.name).makeDatum()"
      return MatrixRewriting(
        edits: [
          removed, MatrixEdit(program.range(said.made), name),
          member(
            "  private static func makeDatum() -> \(said.type) {\n    let datum = \(made)\n    datum.\(said.text)\n"
              + "    return datum\n  }"),
        ])
    case .lazyClosure:
      let word = said.isMember ? "lazy var" : "let"
      return MatrixRewriting(
        edits: [
          removed,
          MatrixEdit(
            declared,
            "\(word) \(said.name): \(said.type) = {\n    let datum = \(made)\n    datum.\(said.text)\n    return datum\n  }()"
          ),
        ])
    case .subclass:
      guard made == "\(said.type)()" || made.hasPrefix("\(said.type)(frame:") else { throw .object }
      let initializer = "override init(frame: CGRect) {\n    super.init(frame: frame)\n    \(said.text)\n  }"
      return MatrixRewriting(
        edits: [
          removed, MatrixEdit(program.range(said.made), made.replacing(said.type, by: "DatumView")),
        ],
        files: [
          (
            "DatumView.swift",
            "import UIKit\nfinal class DatumView: \(said.type) {\n  \(initializer)\n\n"
              + "  required init?(coder: NSCoder) { fatalError() }\n}\n"
          )
        ])
    case .outlet:
      guard said.isMember, let element = Self.elements[said.type] else { throw .object }
      let modifiers = tree.children(said.declaration).filter { tree.kind($0) == .modifier }
      let start = modifiers.first.map { program.range($0).lowerBound } ?? declared.lowerBound
      // The file that makes it says nothing of its own, so that what code says is all that is said.
      return MatrixRewriting(
        edits: [MatrixEdit(start..<declared.upperBound, "@IBOutlet var \(said.name): \(said.type)!")],
        files: [("\(owner.name).xib", interface(element, said.name))])
    default: throw .kind
    }
  }

  /// What Interface Builder calls the objects of a class.
  private static let elements = [
    "UILabel": "label", "UIButton": "button", "UITextField": "textField", "UITextView": "textView",
    "UIImageView": "imageView", "UIView": "view", "UISwitch": "switch", "UISlider": "slider",
    "UIStackView": "stackView",
  ]

  /// A xib with an object behind an outlet of the type.
  private func interface(_ element: String, _ property: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(owner.name)">
    <connections><outlet property="\(property)" destination="one" id="two"/></connections>
    </placeholder>
    <\(element) id="one"/>
    </objects></document>
    """
  }

  private var said: Said? {
    guard
      let statement = ([value.node] + program.ancestors(value.node)).first(where: {
        tree.kind(program.parent($0)) == .codeBlock
      })
    else { return nil }
    // What is on the left begins with the name of the object.
    var root = statement
    while let inner = tree.children(root).first,
      [.assignExpr, .callExpr, .memberExpr, .optionalChainExpr, .forceUnwrapExpr].contains(tree.kind(root)),
      tree.text(inner) != "self"
    {
      root = inner
    }
    guard root != statement, [.identifierExpr, .memberExpr].contains(tree.kind(root)) else { return nil }
    let name = tree.text(root)
    let end = program.range(root).upperBound
    guard end < program.bytes.count, program.bytes[end] == UInt8(ascii: "."), let made = made(name),
      program.range(value.node).lowerBound > end
    else { return nil }
    // Nothing else of the place goes along.
    for child in tree.nodes(below: statement).map({ NodeID($0) }) where tree.kind(child) == .argument {
      guard program.isPortable(child) else { return nil }
    }
    guard program.isPortable(value.node), !isAction else { return nil }
    let text = marked(end + 1..<program.range(statement).upperBound)
    return Said(
      statement: statement, name: name, text: text, declaration: made.declaration, made: made.value, type: made.type,
      isMember: made.isMember)
  }

  /// `let name = UILabel()` as a member, or in the same block.
  private func made(_ name: String) -> (declaration: NodeID, value: NodeID, type: String, isMember: Bool)? {
    for index in tree.nodes.indices where tree.nodes[index].kind == .binding {
      let binding = NodeID(index)
      guard tree.text(binding) == name, let initializer = program.child(binding, .initializer),
        program.child(binding, .accessorBlock) == nil, let value = tree.children(initializer).first,
        tree.kind(value) == .callExpr, let callee = tree.children(value).first,
        tree.kind(callee) == .identifierExpr, tree.text(callee).first?.isUppercase == true,
        program.child(value, .trailingClosure) == nil
      else { continue }
      let declaration = program.parent(binding)
      let isMember = tree.kind(program.parent(declaration)) == .memberBlock
      guard isMember || program.parent(declaration) == self.value.block else { continue }
      return (declaration, value, tree.text(callee), isMember)
    }
    return nil
  }
}

extension String {
  fileprivate func replacing(_ type: String, by other: String) -> String {
    hasPrefix(type) ? other + dropFirst(type.count) : self
  }
}
