// Where a function or a class in another file says to an object what is found.

import CurbcutAccessibility
import CurbcutFindings

extension UIKitModel {
  /// The places in other files, and beside the finding in this one, at which something is said that it is about.
  func related(_ said: UIKitSaid?...) -> [RelatedLocation] {
    said.compactMap(\.self).filter { $0.file !== file }.map {
      RelatedLocation(path: $0.file.path, range: $0.file.tree.range($0.value), message: "It is set here")
    }
  }
}
