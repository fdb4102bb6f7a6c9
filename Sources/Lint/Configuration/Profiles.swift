// The profiles of the product: sets of rules and limits with a name, written as configurations in `rules/profiles`; and
// what the command line may name in their place, a file of the same shape.

import CurbcutFindings
import CurbcutRules
import CurbcutSourceText

/// The profiles there are.
public enum Profiles {
  public static let recommended = "recommended"

  /// Their names: the default first, the others sorted.
  public static let names = [recommended] + BuiltIn.profiles.map(\.name).filter { $0 != recommended }

  /// Names that the first releases had for the profiles of the samples. They still mean the same, and nothing lists or
  /// suggests them: those profiles are files.
  public static let aliases = BuiltIn.examples.map(\.name)

  /// Whether a name is one of the product's, an alias included.
  public static func isKnown(_ name: String) -> Bool { names.contains(name) || aliases.contains(name) }

  /// What a profile says; nil when there is none of that name.
  public static func file(_ name: String) -> ConfigurationFile? {
    guard let text = (BuiltIn.profiles + BuiltIn.examples).first(where: { $0.name == name })?.text else { return nil }
    return ConfigurationReader.read(SourceText(path: "\(name).json", text)).file
  }

  // MARK: Files

  /// What a profile in a file is called.
  static func name(ofFile path: String) -> String {
    let name = Paths.lastComponent(path)
    return name.hasSuffix(".json") && name.utf8.count > 5 ? String(name.dropLast(5)) : name
  }

  /// Whether who wrote it meant a file: no name has a slash or a dot.
  static func looksLikePath(_ text: String) -> Bool {
    text.utf8.contains { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ".") }
  }

  /// Says that there is neither such a profile nor such a file, and which one may have been meant.
  static func missing(_ given: String, _ workingDirectory: String) -> String {
    if looksLikePath(given) { return InputPath.missing(given, workingDirectory) }
    let nearest = NearestName.of(given, among: names).map { "Did you mean \($0)?" }
    return "There is no profile \(given). "
      + (nearest ?? "Use one of \(names.joined(separator: ", ")), or the path of a file.")
  }
}
