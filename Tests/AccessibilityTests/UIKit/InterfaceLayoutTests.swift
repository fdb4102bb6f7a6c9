// How large objects of storyboards and xibs are by what lays them out: the views that they fill, and what they show.

import CurbcutSourceText
import CurbcutSyntax
import CurbcutViews
import Testing

@testable import CurbcutAccessibility

@Suite struct InterfaceLayoutTests {
  private func model(_ views: String, swift: String = "") throws -> InterfaceModel {
    let interface = try InterfaceFile(
      SourceText(
        path: "Card.xib",
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Card">
        <connections><outlet property="box" destination="box" id="o"/></connections></placeholder>
        <view id="root"><subviews>\(views)</subviews></view>
        </objects>
        <resources><image name="Pen" width="20" height="22"/></resources>
        </document>
        """))
    let file = FileViews(
      tree: Parser.parse(
        SourceText(path: "Card.swift", "import UIKit\nclass Card: UIView { @IBOutlet var box: UIView!\n\(swift) }")))
    return InterfaceModel(file: interface, project: Project(files: [file], outlets: OutletIndex([interface])))
  }

  private typealias Size = (width: Double?, height: Double?)

  /// What the file holds the button among views to, and what it comes to by what it shows.
  private func sizes(_ views: String, swift: String = "") throws -> (held: Size, content: Size) {
    let model = try model(views, swift: swift)
    return try withExtendedLifetime(model) {
      let button = try #require(model.elements.first { $0.kind == .button })
      return (button.heldSize, button.contentSize)
    }
  }

  private func frame(_ width: Double, _ height: Double) -> String {
    "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"\(width)\" height=\"\(height)\"/>"
  }

  private let title = "<state key=\"normal\" title=\"Skip\"/>"

  private func filled(_ edges: String = "", height: String = "constant=\"36\"") -> String {
    """
    <view id="box"><subviews><button id="b">\(frame(100, 30))\(title)</button></subviews>
    <constraints><constraint firstAttribute="height" \(height) id="h"/>
    <constraint firstItem="b" firstAttribute="top" secondItem="box" secondAttribute="top" constant="3" id="t"/>
    <constraint firstAttribute="bottom" secondItem="b" secondAttribute="bottom" constant="3" \(edges) id="u"/>
    </constraints></view>
    """
  }

  @Test func whatFillsAViewIsAsLargeAsThatLeaves() throws {
    #expect(try sizes(filled()).held.height == 30)
    #expect(try sizes(filled()).held.width == nil)
    #expect(try sizes(filled("priority=\"750\"")).held.height == nil)
    #expect(try sizes(filled(height: "relation=\"greaterThanOrEqual\" constant=\"36\"")).held.height == nil)
  }

  @Test func codeMayHoldTheViewAroundToMore() throws {
    let code = "func grow() { box.heightAnchor.constraint(equalToConstant: 60).isActive = true }"
    #expect(try sizes(filled(), swift: code).held.height == nil)
  }

  @Test func stacksHoldWhatTheyArrangeAcross() throws {
    func stack(_ attributes: String) -> String {
      """
      <stackView \(attributes) id="s"><subviews><button id="b">\(frame(100, 30))\(title)</button></subviews>
      <constraints><constraint firstAttribute="height" constant="32" id="h"/></constraints></stackView>
      """
    }
    #expect(try sizes(stack("")).held.height == 32)
    #expect(try sizes(stack("alignment=\"center\"")).held.height == nil)
    #expect(try sizes(stack("axis=\"vertical\"")).held.height == nil)
  }

  @Test func buttonsAreAsLargeAsTheirTitles() throws {
    func height(_ points: Double, _ content: String) throws -> Double? {
      try sizes("<button id=\"b\">\(frame(80, points))\(content)</button>").content.height
    }
    #expect(try height(30, title) == 30)
    // Something stretches it.
    #expect(try height(40, title) == nil)
    #expect(try height(28, "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"13\"/>\(title)") == 28)
    #expect(
      try height(26, "<inset key=\"contentEdgeInsets\" minX=\"8\" minY=\"4\" maxX=\"8\" maxY=\"4\"/>\(title)") == 26)
    let plain = "<buttonConfiguration key=\"configuration\" style=\"plain\" title=\"Set\"/>"
    #expect(try height(34.333, title + plain) == 34.5)
  }

  @Test func buttonsAreAsLargeAsTheirImages() throws {
    func size(_ content: String, constraints: String = "") throws -> Size {
      try sizes(
        "<view id=\"v\"><subviews><button id=\"b\">\(frame(20, 22))\(content)</button></subviews>"
          + "<constraints>\(constraints)</constraints></view>"
      ).content
    }
    let pen = "<state key=\"normal\" image=\"Pen\"/>"
    #expect(try size(pen).width == 20)
    #expect(try size("<state key=\"normal\" image=\"Large\"/>").height == nil)
    #expect(try size("<state key=\"normal\" image=\"trash\" catalog=\"system\"/>").height == 22)
    let edges = ["leading", "trailing"].map {
      "<constraint firstItem=\"b\" firstAttribute=\"\($0)\" secondItem=\"v\" secondAttribute=\"\($0)\" id=\"\($0)\"/>"
    }
    #expect(try size(pen, constraints: edges[0]).width == 20)
    #expect(try size(pen, constraints: edges.joined()).width == nil)
    #expect(try size(pen, constraints: edges.joined()).height == 22)
  }

  @Test(arguments: [
    ("box.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))", true),
    ("box.setTapGesture(bag) { self.open() }", true), ("box.isHidden = isOff", false),
  ])
  func aViewAroundMayDoTheSameOnATap(_ code: String, _ isTapped: Bool) throws {
    let model = try model(filled(), swift: "func build() { \(code) }")
    try withExtendedLifetime(model) {
      let button = try #require(model.elements.first { $0.kind == .button })
      #expect(button.isInTappedView == isTapped)
    }
  }
}
