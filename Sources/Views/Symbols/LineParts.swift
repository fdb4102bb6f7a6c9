// What a project declares of a class and of those that it inherits from.

import CurbcutSymbols

/// One declaration of a class: the class itself or an extension.
public struct LinePart {
  public var file: FileViews
  /// Index into `FileViews.types`.
  public var index: Int32
}

extension Project {
  /// The declarations of each class of a line, extensions included; each is looked up from the file that names it.
  public func parts(ofLine line: [(name: Name, file: FileViews)]) -> [LinePart] {
    line.flatMap { name, from in
      declarations(ofType: name, from: from).map { LinePart(file: files[Int($0.file)], index: $0.index) }
    }
  }
}
