// Types in other types, by the names of both.

import CurbcutSymbols
import CurbcutSyntax

extension Evaluator {
  /// A type in another one, which many write in small letters: `UIColor.text.detail`.
  public func nestedType(_ name: Name, below outer: Name, from file: FileViews) -> Name? {
    guard let found = project.type(named: name, from: file, below: outer), case let type = project.type(found),
      type.parent >= 0, project.files[Int(found.file)].types[Int(type.parent)].name == outer
    else { return nil }
    return name
  }
}
