// `curbcut speak`: the transcripts of the samples' map pin, what a change says differently, and what cannot be spoken.

import CurbcutAccessibility
import CurbcutSourceText
import CurbcutSyntax
import CurbcutViews
import Foundation
import Testing

@Suite struct SpeakTests {
  private func speak(_ target: String) throws -> String {
    let run = try Tool.runAtRoot(["speak", target, "--root", "samples", "--color", "never"])
    #expect(run.status == 0)
    return run.output
  }

  /// `UPDATE=1 swift test --filter SpeakTests` rewrites the transcripts; read them before they are committed.
  @Test(arguments: ["Legacy", "Fixed"])
  func thePinSaysWhatIsWrittenBesideIt(_ state: String) throws {
    let url = SampleTests.root.appendingPathComponent("samples/Stampbook/StampPin.\(state.lowercased()).txt")
    let heard =
      try speak("samples/Stampbook/\(state)/StampPin.swift") + "\n"
      + speak("samples/Stampbook/\(state)/StampMap.swift")
    if ProcessInfo.processInfo.environment["UPDATE"] == "1" {
      try heard.write(to: url, atomically: true, encoding: .utf8)
    }
    #expect(heard == (try? String(contentsOf: url, encoding: .utf8)))
  }

  /// A pin was a picture without words; now it tells the stamp's name and its state and is a button.
  @Test func thePinIsFixed() throws {
    let legacy = try speak("samples/Stampbook/Legacy/StampMap.swift")
    let fixed = try speak("samples/Stampbook/Fixed/StampMap.swift")
    #expect(legacy.contains("‹unnamed: checkmark.seal.fill | lock.fill›, image (tappable"))
    #expect(!legacy.contains("stamp.name"))
    let words = "‹runtime: stamp.name›, ‹collected | close enough to collect | too far away›, button"
    #expect(fixed.contains(words))
    #expect(!fixed.contains("‹unnamed"))
  }

  @Test func tellsWhatAChangeSaysDifferently() throws {
    let folder = try Folder()
    try folder.write("Row.swift", Snippet.view("Row", #"Button("Save") {}.accessibilityLabel("Save the stamp")"#))
    try folder.write("Other.swift", Snippet.view("Other", #"Text("Hello")"#))
    let setup = """
      git init -q && git add . && git -c user.name=a -c user.email=a@example.com commit -qm a
      """
    #expect(try Tool.shell(setup, in: folder).status == 0)
    try folder.write("Row.swift", Snippet.view("Row", #"Button {} label: { Image(systemName: "tray") }"#))
    let outcome = try Tool.run(["speak", ".", "--since", "HEAD"], in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("Row  Row.swift\n  - Save the stamp, button\n  + ‹unnamed: tray›, button\n"))
    #expect(!outcome.output.contains("Other"))
    #expect(outcome.output.contains("1 view sounds different."))
    #expect(try Tool.run(["speak", ".", "--since", "nowhere"], in: folder).status == 2)
  }

  @Test func tellsWhatOneCanSay() throws {
    let folder = try Folder()
    let rows = """
      VStack {
            Button("Open") {}
            Button("Open") {}
            Button {} label: { Image(systemName: "trash") }
            Button("Post") {}.accessibilityInputLabels(["Send", "Post"])
          }
      """
    try folder.write("Row.swift", Snippet.view("Row", rows))
    let output = try Tool.run(["speak", "Row", "--voice-control"], in: folder).output
    #expect(output.contains("“Tap Open”  ambiguous: 1 more with the same name  (Row.swift:6)"))
    #expect(
      output.contains("no spoken name: reachable only with “Show numbers” or “Show grid” (button)  (Row.swift:8)"))
    #expect(output.contains("“Tap Send” or “Post”"))
    #expect(output.contains("4 controls, 1 without a spoken name, 2 with a name that others have too."))
    let json = try Tool.run(["speak", "Row", "--voice-control", "--format", "json"], in: folder).output
    let document = try #require(JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let transcript = try #require((document["transcripts"] as? [[String: Any]])?.first)
    let commands = try #require(transcript["voiceControl"] as? [[String: Any]])
    #expect(commands.map { $0["collisions"] as? Int } == [1, 1, 0, 0])
    #expect(commands.map { $0["words"] as? [String] } == [["Open"], ["Open"], [], ["Send", "Post"]])
  }

  @Test func aLineMeansTheCodeAroundIt() throws {
    let folder = try Folder()
    let code = """
      import SwiftUI
      struct Page: View {
        var body: some View { VStack { header; Text("Body") } }
        private var header: some View {
          Text("Header")
        }
      }
      """
    try folder.write("Page.swift", code)
    let header = try Tool.run(["speak", "Page.swift:5"], in: folder).output
    #expect(header.contains("header") && header.contains("Header") && !header.contains("Body"))
    let json = try Tool.run(["speak", "Page.swift:3", "--format", "json"], in: folder).output
    #expect(json.contains("\"name\": \"Page\"") && json.contains("\"text\": \"Body\""))
  }

  @Test(arguments: [
    (["speak"], "needs a view or a file"), (["speak", "Rwo"], "Did you mean Row?"),
    (["speak", "Rwo", "."], "There is no view Rwo. Did you mean Row?"),
    (["speak", "Nope", "Sources"], "There is no view Nope in Sources. Did you mean Nape?"),
    (
      ["speak", "Zebra", "Sources"], "There is no view Zebra in Sources. There is no file or folder of that name either"
    ),
    (["speak", "Row", "Sources"], "There is no view Row in Sources."),
    (["speak", "Row", "Empty"], "There are no views in Empty."),
    (["speak", "none/Row.swift"], "There is no file or folder none/Row.swift."),
    (["speak", "Row.swift:1"], "No view is made at Row.swift:1."),
    (["speak", "Row.swift", "--format", "sarif"], "supports the formats text and json"),
    (["speak", "Row", "--no-merge-base"], "--no-merge-base needs --since"),
  ])
  func saysWhatIsWrong(_ arguments: [String], _ message: String) throws {
    let folder = try Folder()
    try folder.write("Row.swift", "\n" + Snippet.good.replacingOccurrences(of: "Good", with: "Row"))
    try folder.write("Sources/Nape.swift", Snippet.good.replacingOccurrences(of: "Good", with: "Nape"))
    try folder.write("Empty/Model.swift", "struct Model {}\n")
    let outcome = try Tool.run(arguments, in: folder)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
  }

  @Test func scenesAreToldByTheirClass() throws {
    let folder = try Folder()
    try folder.write(
      "Old.swift", "import UIKit\nclass Page: UIViewController {}\nclass Coded: UIViewController {}\n")
    try folder.write(
      "Main.storyboard",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
      <scenes><scene sceneID="s"><objects><viewController id="a" customClass="Page" sceneMemberID="viewController">
      <view key="view" id="b"><subviews><label text="Hello" id="c"/></subviews></view></viewController></objects></scene></scenes>
      </document>
      """)
    for target in ["Page", "Main.storyboard", "."] {
      let outcome = try Tool.run(["speak", target], in: folder)
      #expect(outcome.status == 0 && outcome.output.contains("Page  Main.storyboard:2"), "\(outcome.errors)")
      #expect(outcome.output.contains("   1  Hello"))
    }
    let coded = try Tool.run(["speak", "Coded"], in: folder)
    #expect(coded.status == 2 && coded.errors.contains("views made in code are not supported yet"), "\(coded.errors)")
    let line = try Tool.run(["speak", "Main.storyboard:3"], in: folder)
    #expect(line.status == 2 && line.errors.contains("Lines are for Swift code only"), "\(line.errors)")
  }

  @Test func aFolderSaysWhichOfSeveralViewsIsMeant() throws {
    let folder = try Folder()
    try folder.write("A/Row.swift", Snippet.view("Row", #"Text("First")"#))
    try folder.write("B/Row.swift", Snippet.view("Row", #"Text("Second")"#) + Snippet.view("Other", #"Text("Third")"#))
    let second = try Tool.run(["speak", "Row", "B"], in: folder)
    #expect(second.status == 0)
    #expect(second.output.contains("Second") && !second.output.contains("First") && !second.output.contains("Third"))
    let all = try Tool.run(["speak", "Row"], in: folder).output
    #expect(all.contains("Second") && all.contains("First"))
  }

  /// The transcript and the findings must not contradict each other: what is spoken as unnamed is proved so.
  @Test(arguments: SampleTests.samples)
  func agreesWithTheFindings(_ sample: String) throws {
    for state in ["Legacy", "Fixed"] {
      let folder = SampleTests.root.appendingPathComponent("samples/\(sample)/\(state)")
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
        .sorted().map { name in
          let bytes = [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
          return FileViews(tree: Parser.parse(SourceText(path: name, bytes: bytes)))
        }
      let project = Project(files: files)
      let reader = TranscriptReader(project: project)
      var compared = 0
      for file in files {
        let model = FileModel(file: file, project: project, guardNames: project.motionGuardNames)
        var stops: [ByteRange: SpokenElement] = [:]
        for body in file.bodies.indices {
          for element in reader.transcript(ofBody: Int32(body), in: file)?.elements ?? []
          where element.place.path == file.path { stops[element.place.range] = element }
        }
        for index in file.views.indices {
          let element = Element(model: model, index: Int32(index))
          guard element.control?.isInteractive == true, !element.isExemptFromSpeech,
            let stop = stops[element.nameRange]
          else { continue }
          compared += 1
          let name = element.name.name
          if name.isProvedWordless, !element.isNamedFromAround {
            #expect(stop.isUnnamed, "\(sample)/\(state)/\(file.path): \(stop.text), not \(name)")
          }
          if stop.isUnnamed {
            #expect(!name.hasWords, "\(sample)/\(state)/\(file.path): \(stop.text), not \(name)")
          }
        }
      }
      #expect(compared > 5)
    }
  }
}
