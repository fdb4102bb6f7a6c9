// Puts a hook into a git repository that judges what is staged. What is there already is never changed.

/// Installs the hook.
public enum HookInstaller {
  private static let beginning = """
    #!/bin/sh
    # Checks staged Swift views before each commit. Skip it with `git commit --no-verify`.
    # The program in PATH; without one, the program that installed this hook.
    curbcut=$(command -v curbcut) || curbcut='
    """
  private static let end = """
    '
    if ! [ -x "$curbcut" ]; then
      echo "curbcut is not in PATH, so accessibility is not checked" >&2
      exit 0
    fi
    exec "$curbcut" lint --staged --quiet

    """
  /// What earlier versions wrote, which knew no other program than the one in PATH.
  private static let earlier = """
    #!/bin/sh
    # Checks staged Swift views before each commit. Skip it with `git commit --no-verify`.
    if ! command -v curbcut > /dev/null; then
      echo "curbcut is not in PATH, so accessibility is not checked" >&2
      exit 0
    fi
    exec curbcut lint --staged --quiet

    """

  /// The hook with the program that installs it, quoted for a shell.
  private static func script() -> String {
    let program = System.program.flatMap { $0.contains("\n") ? nil : $0 } ?? ""
    let quoted = program.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#)
    return beginning + quoted + end
  }

  /// Writes the hook of the repository around a folder; gives its path. One that curbcut has written is left as it is.
  /// `force` also writes where the hooks of other repositories lie.
  public static func install(workingDirectory: String, force: Bool = false) throws(UsageError) -> String {
    let git = try Git(folder: workingDirectory, option: "curbcut hook")
    let folder = try git.hooksFolder()
    let path = Paths.join(folder, "pre-commit")
    if isOwn(path) { return path }
    if System.kind(of: path, followingLinks: false) != nil {
      throw UsageError("There is already a hook: \(path). Add this line to it: curbcut lint --staged --quiet || exit 1")
    }
    guard force || git.holds(folder) else {
      throw UsageError(
        "Git is configured to keep hooks outside this repository, where other repositories may use them: \(folder). "
          + "`curbcut hook install --force` writes one there.")
    }
    do {
      try System.makeFolder(folder)
      try System.writeFile(Array(script().utf8), to: path)
      try System.makeExecutable(path)
    } catch {
      throw UsageError("The hook cannot be written: \(path): \(error.reason).")
    }
    return path
  }

  /// Takes the hook away again; gives its path.
  public static func uninstall(workingDirectory: String) throws(UsageError) -> String {
    let folder = try Git(folder: workingDirectory, option: "curbcut hook").hooksFolder()
    let path = Paths.join(folder, "pre-commit")
    guard System.kind(of: path, followingLinks: false) != nil else { throw UsageError("There is no hook: \(path).") }
    guard isOwn(path) else {
      throw UsageError(
        "The hook was not written by curbcut, or has been changed since, and was left as it is: \(path).")
    }
    do {
      try System.removeFile(path)
    } catch {
      throw UsageError("The hook cannot be removed: \(path): \(error.reason).")
    }
    return path
  }

  private static func isOwn(_ path: String) -> Bool {
    guard let file = try? System.readFile(path, limit: 1 << 16, followingLinks: false) else { return false }
    let bytes = file.bytes[..<file.count]
    if bytes.elementsEqual(earlier.utf8) { return true }
    guard bytes.starts(with: beginning.utf8), bytes.suffix(end.utf8.count).elementsEqual(end.utf8) else { return false }
    return !bytes.dropFirst(beginning.utf8.count).dropLast(end.utf8.count).contains(UInt8(ascii: "\n"))
  }
}
