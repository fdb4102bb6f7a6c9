// Views that are there only while something goes on: in a branch of `if isSyncing`, `case .connecting`, in the body or
// around every use of the component or property.

import CurbcutSyntax
import CurbcutViews

extension Element {
  /// Whether a condition around the view, or around each use of what it stands in, says that something goes on that ends.
  public var isShownOnlyWhileBusy: Bool {
    withAncestors.contains { Self.isInBusyBranch($0.reference) } || model.isMadeOnlyWhileBusy(body: node.body)
  }

  static func isInBusyBranch(_ view: ViewReference) -> Bool {
    let node = view.node
    guard node.parent >= 0 else { return false }
    let choice = view.file.views[Int(node.parent)]
    guard choice.kind == .choice else { return false }
    let tree = view.file.tree
    return ChoiceConditions.nodes(ofBranch: Int(node.branch), of: choice.expression, in: tree).contains { condition in
      tree[condition].tokens.contains { token in
        guard tree.tokens.isName(token) else { return false }
        // `!isLoading` is there for the rest of the time.
        if token > 0, tree.tokens.text(token - 1, in: tree.source).elementsEqual("!".utf8) { return false }
        return Words.split(tree.string(of: token)).contains { busyWords.contains($0) }
      }
    }
  }

  private static let busyWords: Set<String> = [
    "loading", "sending", "typing", "connecting", "syncing", "synchronizing", "synchronising", "responding",
    "refreshing", "saving", "uploading", "downloading", "searching", "generating", "thinking", "processing",
    "recording", "pending", "fetching", "streaming", "busy", "progress", "scanning", "updating", "importing",
    "exporting", "submitting", "waiting", "deleting", "joining", "buffering", "verifying", "preparing", "discovering",
    "receiving", "transferring", "calculating", "analyzing", "transcribing", "translating", "pairing", "reconnecting",
    "installing",
  ]
}

extension FileModel {
  /// Whether each use of what makes a body stands in a branch that is shown while something goes on.
  public func isMadeOnlyWhileBusy(body: Int32) -> Bool { isEveryUse(ofBody: body, Element.isInBusyBranch) }
}
