// Numbers with their nouns, as every text for people writes them.

/// `1 file`, `2 files`; `many` for a noun that does not only take an s.
public func counted(_ count: Int, _ noun: String, _ many: String? = nil) -> String {
  count == 1 ? "1 \(noun)" : "\(count) \(many ?? noun + "s")"
}
