// Puts a hook into a git repository that judges what is staged. What is there already is never changed.

/// Installs the hook.
public enum HookInstaller {
  static let script = """
    #!/bin/sh
    # Judges the Swift views that are being committed. `git commit --no-verify` goes without.
    if ! command -v curbcut > /dev/null; then
      echo "curbcut is not on PATH, so accessibility is not judged" >&2
      exit 0
    fi
    exec curbcut lint --staged --quiet

    """

  /// Writes the hook of the repository around a folder; gives its path.
  public static func install(workingDirectory: String) throws(UsageError) -> String {
    let git = try Git(folder: workingDirectory, option: "curbcut hook")
    let folder = try git.hooksFolder()
    let path = Paths.join(folder, "pre-commit")
    if System.kind(of: path, followingLinks: false) != nil {
      throw UsageError("There is a hook already: \(path). Add this line to it: curbcut lint --staged --quiet || exit 1")
    }
    do {
      try System.makeFolder(folder)
      try System.writeFile(Array(script.utf8), to: path)
      try System.makeExecutable(path)
    } catch {
      throw UsageError("The hook cannot be written: \(path): \(error.reason).")
    }
    return path
  }
}
