// Screens of UIKit that show what the camera sees: their controller keeps a view of it, or the session behind one.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension FileModel {
  /// Whether a type of the file keeps what shows the camera: a preview layer or a session, or a view of the project that
  /// has one.
  public func keepsCamera(type: Int32) -> Bool {
    parts(ofType: type).contains { part in
      part.type.members.contains { isCamera(part.file.members[Int($0)], in: part.file, depth: 0) }
    }
  }

  private func isCamera(_ member: Member, in home: FileViews, depth: Int) -> Bool {
    guard member.kind == .property, !member.isStatic else { return false }
    let tree = home.tree
    var said = member.type
    if !said.exists, member.value.exists, tree.kind(member.value) == .callExpr { said = tree.firstChild(member.value) }
    guard said.exists, let token = tree[said].tokens.last(where: { tree.tokens.isName($0) }) else { return false }
    let name = tree.string(of: token)
    if Self.capturing.contains(name) { return true }
    let words = Words.split(name)
    // What leads to another screen, or is told of it, shows nothing itself.
    guard let last = words.last, !["controller", "coordinator", "delegate", "router", "button", "cell"].contains(last)
    else { return false }
    if ["view", "layer"].contains(last), words.contains(where: { ["camera", "capture", "viewfinder"].contains($0) }) {
      return true
    }
    // A view has its session behind one more object.
    guard depth == 0 || depth == 1 && isView(home, member) else { return false }
    return project.declarations(ofType: tree.name(of: token), from: home).contains { declaration in
      let file = project.files[Int(declaration.file)]
      return project.type(declaration).members.contains {
        isCamera(file.members[Int($0)], in: file, depth: depth + 1)
      }
    }
  }

  /// Whether a property stands in a view of UIKit.
  private func isView(_ home: FileViews, _ member: Member) -> Bool {
    guard member.owner >= 0 else { return false }
    return project.declarations(ofType: home.types[Int(member.owner)].name, from: home).contains {
      project.type($0).inherits.contains(.UIView)
    }
  }

  private static let capturing: Set<String> = [
    "AVCaptureSession", "AVCaptureMultiCamSession", "AVCaptureVideoPreviewLayer", "DataScannerViewController",
  ]
}
