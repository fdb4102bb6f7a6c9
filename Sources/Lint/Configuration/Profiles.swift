// The profiles of the product: sets of rules and limits with a name, written as configurations in `rules/profiles`.

import CurbcutFindings
import CurbcutRules
import CurbcutSourceText

/// The profiles there are.
public enum Profiles {
  public static let recommended = "recommended"

  /// Their names: the default first, the others sorted.
  public static let names = [recommended] + BuiltIn.profiles.map(\.name).filter { $0 != recommended }

  /// What a profile says; nil when there is none of that name.
  public static func file(_ name: String) -> ConfigurationFile? {
    guard let text = BuiltIn.profiles.first(where: { $0.name == name })?.text else { return nil }
    return ConfigurationReader.read(SourceText(path: "\(name).json", text), isProfile: true).file
  }

  /// Says that there is no such profile and which one may have been meant.
  public static func unknown(_ name: String) -> String {
    let nearest = NearestName.of(name, among: names)
    return "There is no profile \(name). "
      + (nearest.map { "Did you mean \($0)?" } ?? "The profiles are \(names.joined(separator: ", ")).")
  }
}
