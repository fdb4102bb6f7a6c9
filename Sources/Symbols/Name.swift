// Names without Strings: a name is a 64-bit hash of its UTF-8 bytes, equal in every file and every run.

import CurbcutSourceText
import CurbcutSyntax

/// An identifier, as a hash of its UTF-8 bytes, eight at a time. Names of up to seven bytes never share one; two
/// longer ones of a project do with a probability of about 10⁻⁹ at 100,000 names.
public struct Name: Hashable, Sendable {
  public let hash: UInt64

  /// A name by its hash, or by one made of it.
  @inlinable package init(hash: UInt64) { self.hash = hash }

  /// A name is a hash already.
  @inlinable public func _rawHashValue(seed: Int) -> Int { spreadHash(hash, seed: seed) }

  @inlinable public func hash(into hasher: inout Hasher) { hasher.combine(hash) }

  /// Hashes the bytes of a slice.
  @inlinable public init(_ bytes: some Sequence<UInt8>) { self.init(bytes, after: 0, 0) }

  /// The same with a byte before them.
  @inlinable
  package init(_ bytes: some Sequence<UInt8>, behind first: UInt8) { self.init(bytes, after: UInt64(first), 8) }

  /// `word` are bytes before them, `shift` the bits that those take.
  @inlinable
  init(_ bytes: some Sequence<UInt8>, after word: UInt64, _ shift: UInt64) {
    var hash = Self.seed
    var (word, shift) = (word, shift)
    for byte in bytes {
      word |= UInt64(byte) &<< shift
      shift &+= 8
      if shift == 64 {
        hash = Self.mixed(hash, word)
        (word, shift) = (0, 0)
      }
    }
    self.hash = Self.mixed(hash, word)
  }

  @usableFromInline static let seed: UInt64 = 0xcbf2_9ce4_8422_2325

  /// One step of the hash. Each of its parts can be undone, so that no two words give the same.
  @inlinable
  static func mixed(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    let product = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
    return product ^ product >> 32
  }

  /// Hashes a word of the program itself; nothing is counted or copied for it.
  public init(_ word: StaticString) { self = word.withUTF8Buffer { Name($0) } }

  /// Hashes a string.
  @_disfavoredOverload
  public init(_ string: String) {
    var string = string
    self = string.withUTF8 { Name($0) }
  }

  /// No name.
  public static var none: Name { Name(hash: 0) }
  /// Whether there is a name.
  @inlinable public var exists: Bool { hash != 0 }
}

/// Where each name stands in a list, in the order of the list: one sorted array, since a dictionary for each file costs
/// more to make and keep than all look-ups.
public struct NameIndex: Sendable {
  private let names: [Name]
  private let places: [Int32]
  /// A bit for each name, by seven bits of its hash: most files are asked for names that they do not have.
  package let present: SIMD2<UInt64>

  /// `name` gives the name at a place; `.none` leaves the place out.
  package init(count: Int, name: (Int) -> Name) {
    var sorted: [(hash: UInt64, place: Int32)] = []
    sorted.reserveCapacity(count)
    var present = SIMD2<UInt64>()
    for place in 0..<count {
      let name = name(place)
      guard name.exists else { continue }
      sorted.append((name.hash, Int32(place)))
      present[Self.half(name)] |= Self.bit(name)
    }
    self.present = present
    sorted.sort { $0.hash != $1.hash ? $0.hash < $1.hash : $0.place < $1.place }
    names = sorted.map { Name(hash: $0.hash) }
    places = sorted.map(\.place)
  }

  /// The places of a name, ascending; nil when it is not in the list.
  public subscript(name: Name) -> ArraySlice<Int32>? {
    let range = range(of: name)
    return range.isEmpty ? nil : places[range]
  }

  /// The places of a name, ascending; none when it is not in the list.
  package func places(of name: Name) -> ArraySlice<Int32> { places[range(of: name)] }

  /// The place of a name's bit in `present`, from 0 to 127.
  package static func place(ofBit name: Name) -> Int { half(name) << 6 | Int(name.hash >> 57 & 63) }

  private static func half(_ name: Name) -> Int { Int(truncatingIfNeeded: name.hash >> 63) }

  private static func bit(_ name: Name) -> UInt64 { 1 << (name.hash >> 57 & 63) }

  private func range(of name: Name) -> Range<Int> {
    if present[Self.half(name)] & Self.bit(name) == 0 { return 0..<0 }
    return names.withUnsafeBufferPointer { names in
      var low = 0
      var high = names.count
      while low < high {
        let middle = (low &+ high) >> 1
        if names[middle].hash < name.hash { low = middle &+ 1 } else { high = middle }
      }
      var end = low
      while end < names.count, names[end].hash == name.hash { end &+= 1 }
      return low..<end
    }
  }
}

extension Tree {
  /// Name of a token, backticks left out.
  public func name(of token: TokenID) -> Name {
    let range = tokens.textRange(token)
    return source.padded.withUnsafeBytes { bytes in
      var hash = Name.seed
      var offset = Int(range.start)
      let end = Int(range.end)
      // The zeros behind the text make reading past its end safe.
      while end &- offset >= 8 {
        hash = Name.mixed(hash, UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
        offset &+= 8
      }
      let rest = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      let mask = (1 as UInt64) &<< UInt64(truncatingIfNeeded: (end &- offset) &* 8) &- 1
      return Name(hash: Name.mixed(hash, rest & mask))
    }
  }

  /// Name of a node's main token.
  public func name(_ node: NodeID) -> Name { name(of: self[node].main) }

  /// What the model knows a token's text as.
  public func known(of token: TokenID) -> Known { Known(name(of: token)) }

  /// What the model knows a node's main token as.
  public func known(_ node: NodeID) -> Known { Known(name(node)) }

  /// Text of a node's main token, backticks left out.
  public func text(_ node: NodeID) -> String { String(decoding: mainText(node), as: UTF8.self) }

  /// Text of a token, backticks left out.
  public func string(of token: TokenID) -> String { String(decoding: tokens.text(token, in: source), as: UTF8.self) }

  /// The text of a node without the blanks and line breaks in it, so that the same code reads the same however it is set.
  public func compactText(of node: NodeID) -> String {
    let text = source[range(node)]
    return String(decoding: text.filter { $0 > UInt8(ascii: " ") }, as: UTF8.self)
  }

  /// Whether the main token starts with an upper-case letter, as types do.
  public func startsUppercase(_ node: NodeID) -> Bool {
    let text = mainText(node)
    guard let first = text.first(where: { $0 != UInt8(ascii: "_") }) else { return false }
    return first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z")
  }
}

extension Known {
  /// Sets of modifiers are asked for each view; the number spread by one multiplication serves them.
  @inlinable
  public func _rawHashValue(seed: Swift.Int) -> Swift.Int { spreadHash(UInt64(rawValue), seed: seed) }

  /// Whether it is a call in ordinary code that rules ask for, wherever it stands.
  public var isIndexedCall: Bool {
    switch self {
    case .withAnimation, .repeatForever, .repeatCount, .post, .Announcement, .withTransaction, .asyncAfter, .sleep: true
    default: false
    }
  }

  /// Looks a name up; `.other` when the model does not know it.
  public init(_ name: Name) { self = KnownTable.shared.find(name.hash) }

  /// The name that is spelt so; none for `.other`.
  public var name: Name { self == .other ? .none : KnownTable.shared.names[Swift.Int(rawValue) - 1] }

  /// The name as it is spelt in sources; empty for `.other`.
  public var text: Swift.String {
    guard self != .other else { return "" }
    return Swift.String(decoding: KnownTable.shared.text(Swift.Int(rawValue) - 1), as: UTF8.self)
  }
}

/// An open-addressing table from hash to `Known`, filled once from `Known.list`.
struct KnownTable: Sendable {
  static let shared = KnownTable()

  private let mask: Int
  private var hashes: [UInt64]
  private var values: [Known]
  private var ranges: [Range<Int>] = []
  /// In the order of the cases.
  private(set) var names: [Name] = []

  private init() {
    var capacity = 1024
    while capacity < Known.allCases.count * 3 { capacity *= 2 }
    mask = capacity - 1
    hashes = Array(repeating: 0, count: capacity)
    values = Array(repeating: .other, count: capacity)
    let cases = Known.allCases
    Known.list.withUTF8Buffer { bytes in
      var start = 0
      var index = 1
      for end in 0...bytes.count {
        let isBreak = end == bytes.count || bytes[end] == UInt8(ascii: " ") || bytes[end] == UInt8(ascii: "\n")
        guard isBreak else { continue }
        if end > start {
          ranges.append(start..<end)
          names.append(Name(bytes[start..<end]))
          insert(names[names.count - 1].hash, cases[index])
          index += 1
        }
        start = end + 1
      }
      precondition(index == cases.count, "Known.list and the cases of Known differ")
    }
  }

  private mutating func insert(_ hash: UInt64, _ value: Known) {
    var slot = Int(truncatingIfNeeded: hash) & mask
    while hashes[slot] != 0 { slot = (slot + 1) & mask }
    hashes[slot] = hash
    values[slot] = value
  }

  func find(_ hash: UInt64) -> Known {
    var slot = Int(truncatingIfNeeded: hash) & mask
    while true {
      let found = hashes[slot]
      if found == hash { return values[slot] }
      if found == 0 { return .other }
      slot = (slot + 1) & mask
    }
  }

  func text(_ index: Int) -> [UInt8] {
    Known.list.withUTF8Buffer { Array($0[ranges[index]]) }
  }
}
