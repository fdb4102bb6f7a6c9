// Where objects that UIKit code speaks to stand in storyboards and xibs.

import CurbcutSourceText
import CurbcutSyntax
import CurbcutViews

extension UIKitModel {
  /// Where the files of Interface Builder make the object that a use is about; none where code makes it.
  public func interfacePlaces(ofObjectIn use: UIKitUse) -> [(file: InterfaceFile, range: ByteRange)] {
    let owner = file.members[Int(use.member)].owner
    guard owner >= 0, use.local < 0, use.path.root == .bare || use.path.root == .member, !use.path.part.exists else {
      return []
    }
    let names = types.lineage(of: file.types[Int(owner)].name, from: file).map(\.name)
    return project.outlets.objects(of: use.path.name, ofTypes: names).map { found in
      let tag = found.file.document.elements[Int(found.element)]
      return (found.file, ByteRange(tag.tag.start, tag.name.end))
    }
  }
}
