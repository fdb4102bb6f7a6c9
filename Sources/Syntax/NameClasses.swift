// Names told apart by a number that the lexer knows anyway. Whoever looks for a few words among all names of a project
// reads nothing of those in other classes: searching the texts themselves took a twentieth of a run.

/// A set of classes of names. Names of one length that begin and end with the same letters share one.
public struct NameClasses: Sendable {
  /// How many classes there are.
  public static let count = 65_536

  /// A bit for each of the classes.
  @usableFromInline var bits = [UInt64](repeating: 0, count: NameClasses.count / 64)

  public init() {}

  public init(_ words: some Sequence<StaticString>) {
    for word in words { word.withUTF8Buffer { insert($0) } }
  }

  /// The number of a class: the length of a name in bytes up to 31 (five bits), its first letter (six bits, so that
  /// capitals are told from small letters) and its last one (five bits). Never 0.
  @inlinable @inline(__always)
  public static func number(length: Int, first: UInt8, last: UInt8) -> Int {
    min(31, length) << 11 | Int(first & 0x3F) << 5 | Int(last & 0x1F)
  }

  /// The length of the names of a class; 31 for all that are longer.
  @inlinable @inline(__always) public static func length(of number: Int) -> Int { number >> 11 }

  @inlinable @inline(__always)
  public func contains(_ number: Int) -> Bool { bits[number >> 6] >> UInt64(number & 63) & 1 != 0 }

  /// The number of the class of a name, backticks left out; nil for an empty one.
  @inlinable
  public static func number(of name: some Collection<UInt8>) -> Int? {
    guard let first = name.first else { return nil }
    var last = first
    for byte in name { last = byte }
    return number(length: name.count, first: first, last: last)
  }

  /// Adds the class of a name, backticks left out; does nothing for an empty one.
  @inlinable
  public mutating func insert(_ name: some Collection<UInt8>) {
    if let number = Self.number(of: name) { insert(number) }
  }

  /// Adds all classes of another set.
  public mutating func formUnion(_ other: NameClasses) {
    for place in bits.indices { bits[place] |= other.bits[place] }
  }

  /// Adds all classes from a number on, which begins a word of bits.
  public mutating func insertAll(from number: Int) {
    precondition(number & 63 == 0, "the number begins no word")
    for place in bits.indices.dropFirst(number >> 6) { bits[place] = .max }
  }

  /// Takes a class out.
  @inlinable public mutating func remove(_ number: Int) { bits[number >> 6] &= ~(1 << UInt64(number & 63)) }

  @inlinable public mutating func insert(_ number: Int) { bits[number >> 6] |= 1 << UInt64(number & 63) }
}

/// The classes of the names that a file holds, as far as few bits can tell: a file that does not hold a class need not be
/// looked through for a name of it.
public struct NameSummary: Sendable {
  /// The bits of the place that stands for a class.
  @usableFromInline static let place = 12
  @usableFromInline var bits = [UInt64](repeating: 0, count: 1 << (NameSummary.place - 6))

  public init() {}

  /// Of no names.
  public static let none = NameSummary()

  @inlinable @inline(__always)
  static func place(of number: Int) -> Int { (number &* 40_503) >> 4 & (1 << place - 1) }

  /// Adds a class.
  @inlinable
  public mutating func insert(_ number: Int) {
    let place = Self.place(of: number)
    bits[place >> 6] |= 1 << UInt64(place & 63)
  }

  /// Whether a name of the class may be held.
  @inlinable
  public func mayHold(_ number: Int) -> Bool {
    let place = Self.place(of: number)
    return bits[place >> 6] >> UInt64(place & 63) & 1 != 0
  }

  /// Whether this name may be held. Whoever asks many files for one name asks for the number of its class.
  @inlinable
  public func mayHold(_ name: some Collection<UInt8>) -> Bool { NameClasses.number(of: name).map(mayHold) ?? false }
}
