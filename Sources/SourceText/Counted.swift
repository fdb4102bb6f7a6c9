// Numbers with their nouns, as every text for people writes them.

/// `1 file`, `2 files`; `many` for a noun that does not only take an s.
public func counted(_ count: Int, _ noun: String, _ many: String? = nil) -> String {
  count == 1 ? "1 \(noun)" : "\(count) \(many ?? noun + "s")"
}

/// The same, and `no files` for none: a zero reads like a figure that means something.
public func countedOrNo(_ count: Int, _ noun: String, _ many: String? = nil) -> String {
  count == 0 ? "no \(many ?? noun + "s")" : counted(count, noun, many)
}

extension StringProtocol {
  /// With a capital letter first, as a sentence begins.
  public var asSentence: String { prefix(1).uppercased() + dropFirst() }
}
