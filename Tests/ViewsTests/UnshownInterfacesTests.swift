// Xibs that nothing loads, and classes of UIKit that nothing makes.

import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import Testing

@testable import CurbcutViews

@Suite struct UnshownInterfacesTests {
  private static let app = "import UIKit\n@main class Delegate: UIResponder, UIApplicationDelegate {}\n"

  private func project(_ sources: [String], _ interfaces: [(String, String)]) throws -> Project {
    let files = ([Self.app] + sources).enumerated().map { index, source in
      FileViews(tree: Parser.parse(SourceText(path: "F\(index).swift", source)))
    }
    let read = try interfaces.map { path, content in
      try InterfaceFile(
        SourceText(
          path: path,
          """
          <?xml version="1.0" encoding="UTF-8"?>
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects>
          \(content)
          </objects></document>
          """))
    }
    return Project(files: files, outlets: OutletIndex(read))
  }

  private static let cell = "class StampCell: UITableViewCell {}\n"
  private static let xib = (
    "StampCell.xib", #"<tableViewCell id="a" customClass="StampCell"/><placeholder customClass="UIResponder"/>"#
  )

  @Test func xibsWhoseClassNobodyNames() throws {
    let lone = try project([Self.cell], [Self.xib])
    #expect(lone.unshownInterfaces.paths == ["StampCell.xib"])
    #expect(lone.unshown.unused.contains(Name("StampCell")))
    for code in ["let cell = StampCell.self", "let nib = \"StampCell\"", "final class BigCell: StampCell {}"] {
      #expect(try project([Self.cell, code], [Self.xib]).unshownInterfaces.paths.isEmpty)
    }
    #expect(try project([], [Self.xib]).unshownInterfaces.paths.isEmpty, "a class of another module")
  }

  @Test func scenesThatNothingOpens() throws {
    func scene(_ name: String, _ inner: String = "") -> String {
      "<scene sceneID=\"\(name)-s\"><objects><viewController storyboardIdentifier=\"\(name)\" id=\"\(name)-c\" "
        + "customClass=\"\(name)\" sceneMemberID=\"viewController\">\(inner)</viewController></objects></scene>\n"
    }
    func closed(_ code: String, _ board: String, project: String = "isa = PBXProject;") throws -> Int {
      let file = try InterfaceFile(
        SourceText(
          path: "Main.storyboard",
          "<?xml version=\"1.0\"?>\n<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" "
            + "initialViewController=\"Home-c\"><scenes>\n\(board)</scenes></document>"))
      let sources = [Self.app, "class Home: UIViewController {}\nclass Lamps: UIViewController {}\n" + code]
      let files = sources.enumerated().map { FileViews(tree: Parser.parse(SourceText(path: "F\($0).swift", $1))) }
      let settings = AppearanceSettings([SourceText(path: "A.xcodeproj/project.pbxproj", project)])
      let found = Project(files: files, outlets: OutletIndex([file]), appearance: settings)
      return found.unshownInterfaces.scenes["Main.storyboard"]?.count ?? 0
    }
    let board = scene("Home") + scene("Lamps")
    #expect(try closed("extension Lamps: UITextFieldDelegate {}", board) == 1)
    for code in ["let id = \"Lamps\"", "let type = Lamps.self", "enum Scene: String { case Lamps }"] {
      #expect(try closed(code, board) == 0, "\(code)")
    }
    let arrow = "<connections><segue destination=\"Lamps-c\" kind=\"show\" id=\"x\"/></connections>"
    #expect(try closed("", scene("Home", arrow) + scene("Lamps")) == 0)
    #expect(try closed("", scene("Home") + scene("Lamps", arrow)) == 1, "an arrow of its own opens nothing")
    #expect(try closed("", board, project: "lastKnownFileType = sourcecode.c.objc;") == 0, "code that is not read")
  }

  @Test func whatALoadedFileNamesIsLoaded() throws {
    let board = (
      "Main.storyboard",
      #"<viewController id="b" customClass="StampController"/><placeholder customClass="UIResponder"/>"#
    )
    let sources = [Self.cell, "class StampController: UIViewController {}"]
    let found = try project(sources, [board, Self.xib])
    #expect(found.unshownInterfaces.paths == ["StampCell.xib"])
    #expect(!found.unshown.unused.contains(Name("StampController")))
    let holder = ("Holder.storyboard", #"<view id="c" customClass="StampCell"/>"#)
    #expect(try project(sources, [holder, Self.xib]).unshownInterfaces.paths.isEmpty)
  }

  @Test func classesThatNothingMakes() throws {
    #expect(try project(["class Card: UIView {}"], []).unshown.unused == [Name("Card")])
    #expect(try project(["class Card: UIView {}", "let card = Card()"], []).unshown.isEmpty)
    #expect(try project(["@objc class Card: UIView {}"], []).unshown.isEmpty)
  }
}
