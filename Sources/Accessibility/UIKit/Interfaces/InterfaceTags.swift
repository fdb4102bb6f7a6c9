// Views of a storyboard or xib that code finds by a tag: `if let title = cell.viewWithTag(2) as? UILabel { title.text = … }`.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension InterfaceModel {
  /// Adds what code says to an element that it finds by a tag; open where what is found is used without a name.
  func join(tagged element: Int32, into facts: inout UIKitFacts) {
    guard !project.soughtTags.isEmpty, let tag = document.value("tag", of: element), tag != "0",
      project.seeksTag(tag, mayBe: { mayBe($0, element) })
    else { return }
    for (file, sought) in soughtTags where sought.mayBe(tag) {
      guard sought.type.exists ? mayBe(sought.type, element) : true else { continue }
      guard let code = file.uikit, let local = sought.local else {
        facts.isOpen = true
        return
      }
      var reader = UIKitFactReader(file: file, code: code, project: project)
      reader.read(namesOf: local, in: file, code)
      facts.add(reader.facts)
    }
  }

  /// Each place where code asks for a view by its tag.
  func makeSoughtTags() -> [(file: FileViews, sought: SoughtTag)] {
    project.files.flatMap { file in file.soughtTags.map { (file, $0) } }
  }
}
