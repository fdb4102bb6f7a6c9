// Makes the model of a text, and finds views in it.

import CurbcutAccessibility
import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

/// The model of one file, in a project of several, with the objects of xibs.
func model(_ text: String, beside others: [String] = [], interfaces: [String] = []) -> FileModel {
  let texts = [text] + others
  let files = texts.enumerated().map { index, text in
    FileViews(tree: Parser.parse(SourceText(path: "App/File\(index).swift", "import SwiftUI\n" + text)))
  }
  let read = interfaces.enumerated().compactMap { index, objects in
    try? InterfaceFile(
      SourceText(
        path: "App/View\(index).xib",
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects>
        \(objects)
        </objects></document>
        """))
  }
  let project = Project(files: files, outlets: OutletIndex(read))
  return FileModel(file: files[0], project: project, guardNames: project.motionGuardNames)
}

/// The model of an expression in the body of a view.
func bodyModel(_ expression: String, beside others: [String] = []) -> FileModel {
  model("struct Screen: View {\n var body: some View {\n\(expression)\n }\n}\n", beside: others)
}

extension FileModel {
  /// The first view of a kind.
  func first(_ known: Known) -> Element {
    let index = file.views.firstIndex { $0.known == known }!
    return Element(model: self, index: Int32(index))
  }
}
