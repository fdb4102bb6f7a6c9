// Keeps what is made of rules/models equal to the files: the texts in the product and the page. Rewrites both when stale,
// except on CI, where it fails. Holds each model to what it has to say.

import CurbcutSourceText
import CurbcutSymbols
import Foundation
import Testing

@testable import CurbcutViews

@Suite struct FilePackageModelTests {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static var files: [(name: String, text: String)] {
    let folder = root.appendingPathComponent("rules/models")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".json") }.sorted().map {
      (String($0.dropLast(5)), try! String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8))
    }
  }

  static func model(_ text: String) -> (model: PackageModel, faults: [PackageModelFault]) {
    PackageModelReader.read(Array(text.utf8)[...])
  }

  static func source() -> String {
    var text = """
      // Made from the files in rules/models by the tests. Do not edit by hand.
      // swift-format-ignore-file

      extension PackageModels {
        /// The models, sorted by name, each with the names by which a project shows that it has the package.
        static let texts: [(name: StaticString, keys: [StaticString], text: StaticString)] = [

      """
    for (name, content) in files {
      let model = model(content).model
      var keys: [String] = []
      for key in model.modules + model.modifiers.compactMap(\.view) where !keys.contains(key) { keys.append(key) }
      let list = keys.map { "\"\($0)\"" }.joined(separator: ", ")
      text += "    (\"\(name)\", [\(list)], ###\"\"\"\n\(content)\"\"\"###),\n"
    }
    text +=
      "  ]\n\n  /// The views that show pictures, by name and in order: what their closures make stands in the picture.\n"
    let views = files.flatMap { model($0.text).model.views }
    let pictures = Set(views.filter { $0.known == .AsyncImage }.map(\.name)).sorted()
    let list = pictures.map { "\"\($0)\"" }.joined(separator: ", ")
    return text + "  static let pictureNames: [StaticString] = [\(list)]\n}\n"
  }

  static func pages() -> String {
    let head = """
      # Models of packages

      What Curbcut knows of packages that apps use and do not hold, made from the files beside this page. Each says which
      version was read, and which of its files; nothing is claimed of what was not read. A project adds its own by `models`
      in `.curbcut.json`: paths of such files, or objects of the same shape (`schemas/curbcut-model.schema.json`).
      `curbcut explain Kingfisher` shows one of these pages.


      """
    let pages = files.map {
      model($0.text).model.page.replacing("\n## ", with: "\n### ").replacing("# ", with: "## ", maxReplacements: 1)
    }
    return head + pages.joined(separator: "\n")
  }

  @Test(arguments: [true, false])
  func generatedTextsAreUpToDate(_ isPage: Bool) throws {
    let path = isPage ? "rules/models/README.md" : "Sources/Views/Packages/PackageModels.generated.swift"
    let url = Self.root.appendingPathComponent(path)
    let wanted = isPage ? Self.pages() : Self.source()
    guard (try? String(contentsOf: url, encoding: .utf8)) != wanted else { return }
    if ProcessInfo.processInfo.environment["CI"] == nil {
      try wanted.write(to: url, atomically: true, encoding: .utf8)
      Issue.record("\(path) was stale and is rewritten; run the tests again")
    } else {
      Issue.record("\(path) is stale; run the tests without CI set, and commit it")
    }
  }

  @Test(arguments: files)
  func modelsSayWhatWasRead(_ name: String, _ text: String) {
    let (model, faults) = Self.model(text)
    #expect(faults.isEmpty, "\(name): \(faults)")
    #expect(model.package == name)
    #expect(model.source.hasPrefix("https://") && !model.version.isEmpty && !model.read.isEmpty)
    let evidence =
      model.views.map(\.evidence) + model.modifiers.map(\.evidence) + model.types.map(\.evidence)
      + [model.constraints?.evidence].compactMap { $0 }
    #expect(!evidence.isEmpty)
    for one in evidence { #expect(one.hasSuffix("."), "\(name): \(one)") }
    for file in model.read { #expect(model.page.contains("`\(file)`")) }
  }

  @Test func theProductHoldsThem() {
    #expect(PackageModels.all == Self.files.map { Self.model($0.text).model })
  }

  private func reasons(_ text: String) -> [PackageModelFault.Reason] { Self.model(text).faults.map(\.reason) }

  private static let head =
    "\"package\": \"A\", \"version\": \"1\", \"modules\": [\"A\"], \"read\": [\"A.swift\"]"

  @Test func faultsHaveAPlaceAndAReason() {
    #expect(reasons("{ \(Self.head) }") == [])
    #expect(
      reasons("{ \(Self.head), \"views\": { \"B\": { \"shows\": \"picture\", \"evidence\": \"It does.\" } } }") == [])
    #expect(reasons("[]").count == 1)
    #expect(reasons("{}").count == 4)
    #expect(reasons("{ \(Self.head.replacing("[\"A.swift\"]", with: "[]")) }").count == 1)
    let unknown = Self.model("{ \(Self.head), \"view\": {} }").faults
    #expect(unknown.count == 1 && unknown[0].range.start > 2)
    guard case .unknown(_, let name, let valid) = unknown[0].reason else { return #expect(Bool(false)) }
    #expect(name == "view" && valid.contains("views"))
    for view in [
      "{ \"shows\": \"picture\" }", "{ \"shows\": \"pictur\", \"evidence\": \"a\" }",
      "{ \"shows\": \"effect\", \"evidence\": \"a\" }", "{ \"show\": \"picture\", \"evidence\": \"a\" }",
      "{ \"role\": \"knob\", \"evidence\": \"a\" }", "{ \"silent\": 1, \"evidence\": \"a\" }", "[]",
      "{ \"closures\": { \"a\": \"sheet\" }, \"evidence\": \"a\" }", "{ \"plays\": \"a\", \"evidence\": \"a\" }",
    ] {
      #expect(reasons("{ \(Self.head), \"views\": { \"B\": \(view) } }").count == 1, "\(view)")
    }
    #expect(
      reasons("{ \(Self.head), \"modifiers\": { \"b\": { \"shows\": \"message\", \"evidence\": \"a\" } } }").count == 1)
    #expect(reasons("{ \(Self.head), \"constraints\": { \"handle\": \"b\", \"evidence\": \"a\" } }").count == 1)
    #expect(reasons("{ \(Self.head), \"views\": { \"a b\": { \"evidence\": \"a\" } } }").count == 1)
  }

  /// A model that is cut off anywhere is a fault and no trap.
  @Test func everyPrefixIsAFault() {
    let text = Self.files[0].text.utf8
    for count in stride(from: 0, to: text.count - 2, by: 7) {
      #expect(!PackageModelReader.read(Array(text.prefix(count))[...]).faults.isEmpty)
    }
  }
}
