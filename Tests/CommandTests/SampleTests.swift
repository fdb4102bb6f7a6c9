// The sample apps: the legacy screens print what is written beside them, the fixed ones print nothing and lose nothing.

import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews
import Foundation
import Testing

@Suite struct SampleTests {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static let samples: [String] = {
    let folder = root.appendingPathComponent("samples").path
    return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { name in
      FileManager.default.fileExists(atPath: "\(folder)/\(name)/Legacy")
    }.sorted()
  }()

  /// Nothing outside of the samples says anything about them, so the rest of this package need not be read each time.
  private func lint(_ path: String) throws -> Outcome {
    try Tool.runAtRoot(["lint", path, "--root", "samples", "--color", "never", "--all"])
  }

  /// `UPDATE=1 swift test --filter SampleTests` rewrites the expected output; read it before it is committed.
  @Test(arguments: samples)
  func printsWhatIsExpected(_ sample: String) throws {
    let url = Self.root.appendingPathComponent("samples/\(sample)/expected.txt")
    let output = try lint("samples/\(sample)").output
    if ProcessInfo.processInfo.environment["UPDATE"] == "1" {
      try output.write(to: url, atomically: true, encoding: .utf8)
    }
    #expect(output == (try? String(contentsOf: url, encoding: .utf8)))
  }

  @Test(arguments: samples)
  func theFixedAppIsClean(_ sample: String) throws {
    let run = try lint("samples/\(sample)/Fixed")
    #expect(run.status == 0, "\(run.output)")
    #expect(run.output.hasPrefix("No findings"), "\(run.output)")
  }

  @Test(arguments: samples)
  func theLegacyAppFails(_ sample: String) throws {
    #expect(try lint("samples/\(sample)/Legacy").status == 1)
  }

  @Test(arguments: samples)
  func fixingKeepsScreensAndControls(_ sample: String) throws {
    let legacy = try Inventory(folder: Self.root.appendingPathComponent("samples/\(sample)/Legacy"))
    let fixed = try Inventory(folder: Self.root.appendingPathComponent("samples/\(sample)/Fixed"))
    #expect(legacy.screens.subtracting(fixed.screens) == [])
    #expect(fixed.controls >= legacy.controls)
    #expect(legacy.controls > 0)
  }
}

/// What a sample app is made of.
private struct Inventory {
  var screens: Set<String> = []
  /// Controls and views that react to taps.
  var controls = 0

  init(folder: URL) throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) where name.hasSuffix(".swift") {
      let bytes = [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
      let file = FileViews(tree: Parser.parse(SourceText(path: name, bytes: bytes)))
      for type in file.types where type.conforms(to: .View) { screens.insert(file.tree.string(of: type.nameToken)) }
      let acted: Set<Known> = [
        .Button, .Menu, .NavigationLink, .Link, .ShareLink, .Toggle, .Slider, .Stepper, .Picker, .DatePicker,
        .TextField,
        .SecureField, .TextEditor, .PhotosPicker, .SignInWithAppleButton,
      ]
      controls += file.views.filter { acted.contains($0.known) && !$0.surroundings.contains(.preview) }.count
      controls += file.modifiers.filter { $0.known == .onTapGesture }.count
    }
  }
}
