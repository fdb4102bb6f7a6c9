// What VoiceOver says of storyboards and xibs: order by what is drawn, words of the file, its tables and the code behind
// outlets, and what code alone decides.

import CurbcutSourceText
import CurbcutSyntax
import CurbcutViews
import Testing

@testable import CurbcutAccessibility

@Suite struct InterfaceTranscriptTests {
  private func lines(_ objects: String, swift: String = "", isScene: Bool = true) throws -> [String] {
    let body =
      isScene
      ? "<scenes><scene sceneID=\"s\"><objects>\(objects)</objects></scene></scenes>" : "<objects>\(objects)</objects>"
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      \(body)
      </document>
      """
    let interface = try InterfaceFile(SourceText(path: "Main.storyboard", text))
    let file = FileViews(tree: Parser.parse(SourceText(path: "V.swift", "import UIKit\n" + swift)))
    let project = Project(files: [file], outlets: OutletIndex([interface]))
    return InterfaceTranscriptReader(file: interface, project: project).transcripts().flatMap { transcript in
      [transcript.name] + transcript.lines.map { String(repeating: "  ", count: $0.depth) + $0.text }
    }
  }

  private func page(_ views: String, outlets: String = "", swift: String = "") throws -> [String] {
    try Array(
      lines(
        """
        <viewController id="vc" customClass="Page" sceneMemberID="viewController">
          <view key="view" id="root"><subviews>\(views)</subviews></view>
          <connections>\(outlets)</connections>
        </viewController>
        """, swift: swift
      ).dropFirst())
  }

  private func frame(_ x: Int, _ y: Int) -> String {
    "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"100\" height=\"40\"/>"
  }

  @Test func readsByRows() throws {
    let heard = try page(
      """
      <label text="Below" id="a">\(frame(0, 100))</label>
      <label text="Right" id="b">\(frame(120, 4))</label>
      <label text="Left" id="c">\(frame(0, 0))</label>
      <stackView id="d">\(frame(0, 200))<subviews>
        <label text="First" id="e">\(frame(0, 90))</label><label text="Second" id="f">\(frame(0, 0))</label>
      </subviews></stackView>
      """)
    #expect(heard == ["Left", "Right", "Below", "First", "Second"])
  }

  @Test func tellsTheBarAndWhatItLeadsTo() throws {
    let heard = try lines(
      """
      <viewController id="vc" customClass="Page" sceneMemberID="viewController">
        <view key="view" id="root"><subviews>
          <button id="go"><state key="normal" title="Go"/><connections>
            <segue destination="next" kind="show" id="s1"/></connections></button>
          <containerView id="hold"><connections><segue destination="next" kind="embed" id="s2"/></connections></containerView>
        </subviews></view>
        <toolbarItems><barButtonItem systemItem="flexibleSpace" id="f"/><barButtonItem systemItem="trash" id="t"/></toolbarItems>
        <navigationItem key="navigationItem" title="Title" id="n">
          <barButtonItem key="leftBarButtonItem" systemItem="cancel" id="l"/>
          <barButtonItem key="rightBarButtonItem" image="plus" catalog="system" id="r"/>
        </navigationItem>
      </viewController>
      <viewController id="next" customClass="Next" sceneMemberID="viewController"/>
      <tabBarController id="tabs" sceneMemberID="viewController"><connections>
        <segue destination="next" kind="relationship" relationship="viewControllers" id="s3"/></connections></tabBarController>
      """)
    #expect(
      heard == [
        "Page", "navigation bar:", "  Cancel, button", "  Title, heading", "  ‹unnamed: plus›, button",
        "Go, button → Next", "→ holds: Next", "bottom bar:", "  Trash, button", "Next", "tabBarController",
        "‹unnamed›, tab → Next",
      ])
  }

  @Test(
    arguments: [
      (#"<textField placeholder="Email" id="a"/>"#, ["Email, text field"]),
      (
        #"<textField placeholder="Secret" id="a"><textInputTraits key="textInputTraits" secureTextEntry="YES"/></textField>"#,
        ["Secret, secure text field"]
      ),
      (#"<switch id="a"/>"#, ["‹unnamed›, ‹on | off›, switch button"]),
      (#"<stepper id="a"/>"#, ["Decrement, button", "Increment, button"]),
      (
        #"<segmentedControl id="a"><segments><segment title="Day"/><segment image="week"/></segments></segmentedControl>"#,
        ["Day, button, ‹selected when chosen›", "‹unnamed: week›, button, ‹selected when chosen›"]
      ),
      (#"<imageView image="hero" id="a"/>"#, []),
      (#"<label text="Gone" hidden="YES" id="a"/>"#, []),
      (#"<button id="a"><state key="normal" image="trash"/></button>"#, ["‹unnamed: trash›, button"]),
      (#"<button buttonType="close" id="a"/>"#, ["Close, button"]),
      (#"<button enabled="NO" id="a"><state key="normal" title="Save"/></button>"#, ["Save, button, dimmed"]),
      (
        #"<label text="News" id="a"><accessibility key="accessibilityConfiguration" hint="Opens"><accessibilityTraits key="traits" header="YES"/></accessibility></label>"#,
        ["News, heading. Opens"]
      ),
      (
        #"<button id="a"><accessibility key="accessibilityConfiguration" label="Delete"/><state key="normal" image="trash"/></button>"#,
        ["Delete, button"]
      ),
      (
        #"<view id="a"><accessibility key="accessibilityConfiguration" label="Both"><bool key="isElement" value="YES"/></accessibility><subviews><label text="One" id="b"/></subviews></view>"#,
        ["Both"]
      ),
      (
        #"<tableView id="a"><prototypes><tableViewCell reuseIdentifier="Row" id="b"><tableViewCellContentView key="contentView" id="c"><subviews><label text="Tea" id="d"/><label text="3" id="e"/><switch id="f"/></subviews></tableViewCellContentView></tableViewCell></prototypes></tableView>"#,
        ["for each of Row:", "  Tea, 3", "  ‹unnamed›, ‹on | off›, switch button"]
      ),
      (#"<mapView id="a"/>"#, ["‹unknown: what mapView shows›"]),
    ] as [(String, [String])])
  func tellsObjects(_ view: String, _ expected: [String]) throws {
    #expect(try page(view) == expected)
  }

  @Test func takesWordsFromTheCodeBehindOutlets() throws {
    let heard = try page(
      """
      <button id="a"><state key="normal" image="gear"/></button>
      <label text="Placeholder" id="b"/>
      <button id="c"><state key="normal" title="Old"/></button>
      <label text="Detail" hidden="YES" id="d"/>
      """,
      outlets: """
        <outlet property="settings" destination="a" id="o1"/><outlet property="name" destination="b" id="o2"/>
        <outlet property="save" destination="c" id="o3"/><outlet property="detail" destination="d" id="o4"/>
        """,
      swift: """
        class Page: UIViewController {
          @IBOutlet var settings: UIButton!
          @IBOutlet var name: UILabel!
          @IBOutlet var save: UIButton!
          @IBOutlet var detail: UILabel!
          override func viewDidLoad() {
            settings.accessibilityLabel = "Settings"
            name.text = stamp.name
            save.setTitle(isNew ? "Add" : "Save", for: .normal)
            detail.isHidden = false
          }
        }
        """)
    #expect(
      heard == [
        "Settings, button", "‹runtime: stamp.name›", "‹Add | Save›, button", "when it is shown:", "  Detail",
      ])
  }

  @Test func aXibIsToldByItsViews() throws {
    let heard = try lines(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Badge"/>
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
      <view id="v"><subviews><label text="New" id="a"/></subviews></view>
      """, isScene: false)
    #expect(heard == ["Badge", "New"])
  }

  @Test func launchScreensAndOtherSystemsAreLeftOut() throws {
    let interface = try InterfaceFile(
      SourceText(
        path: "Launch.storyboard",
        "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" launchScreen=\"YES\"><objects>"
          + "<viewController id=\"a\"/></objects></document>"))
    #expect(InterfaceTranscriptReader(file: interface, project: Project(files: [])).transcripts().isEmpty)
  }
}
