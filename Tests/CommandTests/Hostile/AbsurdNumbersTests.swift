// Numbers that fit into no integer, wherever somebody can write one. A trap is no status, so `Tool.run` throws.

import Testing

struct AbsurdNumbersTests {
  @Test(arguments: [
    "{\"ios\": 1e19}", "{\"profile\": 1e300}", "{\"rules\": 1e300}", "{\"exclude\": [1e300]}", "{\"ios\": -1e300}",
    "{\"rules\": {\"touch-target-too-small\": {\"minimum\": 1e300}}}", "{\"failOn\": 1e19}", "{\"ios\": 1e999}",
  ])
  func inAConfiguration(text: String) throws {
    let folder = try Folder()
    try folder.write(".curbcut.json", text)
    try folder.write("A.swift", Snippet.good)
    for arguments in [["lint"], ["config", "verify"], ["config", "print", "A.swift"]] {
      let run = try Tool.run(arguments, in: folder)
      #expect(run.status == 2)
      #expect(run.errors.contains(".curbcut.json"), "\(arguments): \(run.errors)")
    }
  }

  private static let huge = [
    "1e19", "-1e19", "1e300", "-1e300", "9223372036854775808", "-9223372036854775808 / -1", "4000000000 * 4000000000",
    "1e999", "0.0 / 0.0",
  ]

  @Test(arguments: huge)
  func inASource(number: String) throws {
    let folder = try Folder()
    try folder.write("A.swift", Self.source(number))
    for arguments in [
      ["lint", "--min-confidence", "low"], ["lint", "--unsafe-fixes", "--diff"], ["contrast"], ["audit"],
      ["speak", "A"],
    ] {
      let run = try Tool.run(arguments, in: folder)
      #expect(run.status < 2, "\(arguments): \(run.errors)")
    }
  }

  private static func source(_ number: String) -> String {
    """
    import SwiftUI
    import UIKit
    struct A: View {
      let columns = Array(repeating: GridItem(.flexible()), count: \(number))
      let both = Array(repeating: GridItem(.adaptive(minimum: \(number))), count: 1)
      var body: some View {
        VStack {
          Text("a").font(.system(size: \(number)))
          Text("b").font(.custom("Inter", fixedSize: \(number)))
          Text("c d e").minimumScaleFactor(\(number)).lineLimit(1)
          Text("f g h").lineLimit(\(number))
          Text("i j k").frame(height: \(number))
          Text("l").foregroundColor(Color.red.opacity(\(number))).background(Color.white)
          Text("m").foregroundColor(Color(red: \(number), green: 0.5, blue: 0.5)).background(Color.white)
          Text("n").foregroundColor(Color(hex: \(number))).background(Color.white)
          Image(systemName: "star").font(.system(size: \(number)))
          Button { go() } label: { Image(systemName: "heart") }.frame(width: \(number), height: 5)
          Button { go() } label: { Image(systemName: "trash").padding(\(number)) }
          LazyVGrid(columns: columns) { Text("Title of a card") }
          LazyVGrid(columns: both) { Text("Title of a card") }
          ForEach(0..<5) { item in Image(systemName: "star").onTapGesture(count: \(number)) { go() } }
        }
        .onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + \(number)) { isShown = false } }
        .animation(.easeInOut(duration: \(number)).repeatForever(), value: isShown)
      }
    }
    final class C: UIViewController {
      let label = UILabel()
      override func viewDidLoad() {
        label.font = UIFont.systemFont(ofSize: \(number))
        label.minimumScaleFactor = \(number)
        label.adjustsFontSizeToFitWidth = true
        label.textColor = UIColor(white: \(number), alpha: \(number))
        label.text = "Some words"
        view.addSubview(label)
      }
    }

    """
  }

  @Test(arguments: ["1e300", "-1e300", "inf", "nan", "9223372036854775808"])
  func inAnInterfaceFile(number: String) throws {
    let folder = try Folder()
    try folder.write("A.swift", Snippet.good)
    try folder.write(
      "A.xib",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701">
        <objects>
          <view contentMode="scaleToFill" id="iN0-l3-epB">
            <rect key="frame" x="\(number)" y="0.0" width="\(number)" height="\(number)"/>
            <subviews>
              <label opaque="NO" text="Words of a label" id="a-b-c" minimumScaleFactor="\(number)" numberOfLines="\(number)">
                <rect key="frame" x="0.0" y="\(number)" width="\(number)" height="5"/>
                <fontDescription key="fontDescription" type="system" pointSize="\(number)"/>
                <color key="textColor" red="\(number)" green="0.5" blue="0.5" alpha="\(number)" colorSpace="custom"/>
              </label>
              <button opaque="NO" id="d-e-f">
                <rect key="frame" x="0.0" y="0.0" width="\(number)" height="5"/>
                <state key="normal" image="heart" catalog="system"/>
              </button>
            </subviews>
          </view>
        </objects>
      </document>

      """)
    for arguments in [["lint", "--min-confidence", "low"], ["audit"], ["contrast"]] {
      let run = try Tool.run(arguments, in: folder)
      #expect(run.status < 2, "\(arguments): \(run.errors)")
    }
  }

  @Test func whatASourceSaysIsWhatTheMessageSays() throws {
    let folder = try Folder()
    try folder.write("A.swift", Snippet.view("A", "Text(\"a\").font(.system(size: 1e19))"))
    let run = try Tool.run(["lint", "--min-confidence", "low"], in: folder)
    #expect(run.output.contains("1e+19"))
    #expect(!run.output.contains("9223372036854775807"))
  }
}

struct MergeTests {
  /// Two parts of a run, made once for all tests.
  private static let made = Result {
    let folder = try Folder()
    try folder.write("A.swift", Snippet.bad)
    try folder.write("B.swift", Snippet.view("B", "Text(\"Hello\")"))
    return try (1...2).map { number in
      _ = try Tool.run(["lint", "--shard", "\(number)/2", "--output", "sarif=\(number).sarif"], in: folder)
      return try folder.read("\(number).sarif")
    }
  }

  private func parts() throws -> (Folder, [String]) {
    let folder = try Folder()
    for (index, text) in try Self.made.get().enumerated() { try folder.write("\(index + 1).sarif", text) }
    return (folder, ["merge", "--output", "sarif=all.sarif", "1.sarif", "2.sarif"])
  }

  @Test func theWorstStatusIsKept() throws {
    let (folder, arguments) = try parts()
    let run = try Tool.run(arguments, in: folder)
    #expect(run.status == 1)
    #expect(try folder.read("all.sarif").contains("\"exitCode\": 1"))
    for (said, status) in [("0", 0), ("3", 3), ("2", 2)] as [(String, Int32)] {
      let (folder, arguments) = try parts()
      try folder.write(
        "1.sarif",
        folder.read("1.sarif").replacing("\"exitCode\": 1", with: "\"exitCode\": \(said)"))
      #expect(try Tool.run(arguments, in: folder).status == status)
    }
  }

  @Test(arguments: [
    ("\"startLine\": 5", "\"startLine\": 1e30", "1.sarif holds the number 1e+30 at byte "),
    ("\"startLine\": 5", "\"startLine\": 1e999", "1.sarif "),
    ("\"startLine\": 5", "\"startLine\": -1", "1.sarif holds the number -1 at byte "),
    ("\"startLine\": 5", "\"startLine\": 1.5", "1.sarif holds the number 1.5 at byte "),
    ("\"exitCode\": 1", "\"exitCode\": 1e30", "1.sarif "),
    ("\"exitCode\": 1", "\"exitCode\": 7", "1.sarif has no exit status"),
    ("\"exitCode\": 1", "\"exitCodes\": 1", "1.sarif has no exit status"),
    ("\"results\": [", "\"result\": [", "1.sarif has no list of results"),
    ("\"1/2\"", "\"1/9223372036854775807\"", "2.sarif is one of 2 parts, and 1.sarif one of 9223372036854775807."),
    ("\"1/2\"", "\"1/9223372036854775808\"", "1.sarif claims to be part"),
    ("\"1/2\"", "\"1/2/x\"", "1.sarif claims to be part 1/2/x, which is impossible."),
    ("{", "[", "1.sarif is not valid JSON"),
  ])
  func aDamagedPartIsNamed(_ old: String, _ new: String, _ message: String) throws {
    let (folder, arguments) = try parts()
    let text = try folder.read("1.sarif")
    #expect(text.contains(old))
    try folder.write("1.sarif", text.replacing(old, with: new, maxReplacements: 1))
    let run = try Tool.run(arguments, in: folder)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("curbcut: \(message)"), "\(run.errors)")
    #expect(!folder.exists("all.sarif"))
  }

  @Test func howManyPartsThereAreIsNotCounted() throws {
    let (folder, _) = try parts()
    let text = try folder.read("1.sarif")
    try folder.write("1.sarif", text.replacing("\"1/2\"", with: "\"1/9223372036854775807\""))
    let run = try Tool.run(["merge", "1.sarif"], in: folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("missing: 2/9223372036854775807, 3/"))
  }
}
