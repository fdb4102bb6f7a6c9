// What is kept by path. Swift takes two texts for equal whose letters are written in different ways, an accented letter as
// one sign or as two; the disk of most systems does not. Two such files side by side are two files, so paths are told
// apart by their bytes.

/// A path as a key: equal to another when its bytes are.
public struct PathKey: Hashable, Sendable {
  public let path: String

  public init(_ path: String) { self.path = path }

  public static func == (a: PathKey, b: PathKey) -> Bool { isSame(a.path, b.path) }

  /// Made of eight bytes at a time: each file of a run is looked up by its path several times.
  private var mixed: UInt64 {
    var path = path
    return path.withUTF8 { text in
      let bytes = UnsafeRawBufferPointer(text)
      var result = UInt64(truncatingIfNeeded: bytes.count)
      var index = 0
      while index &+ 8 <= bytes.count {
        let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        result = (result ^ word) &* 0x9E37_79B9_7F4A_7C15
        result ^= result >> 32
        index &+= 8
      }
      var rest: UInt64 = 0
      while index < bytes.count {
        rest = rest << 8 | UInt64(bytes[index])
        index &+= 1
      }
      return (result ^ rest) &* 0x9E37_79B9_7F4A_7C15
    }
  }

  public func _rawHashValue(seed: Int) -> Int { spreadHash(mixed, seed: seed) }
  public func hash(into hasher: inout Hasher) { hasher.combine(mixed) }
}

/// Values by path.
public struct PathMap<Value>: Sequence, ExpressibleByDictionaryLiteral {
  private var table: [PathKey: Value] = [:]

  public init() {}

  public init(dictionaryLiteral elements: (String, Value)...) { self.init(elements) }

  /// Of several values for one path the first.
  public init(_ pairs: some Sequence<(String, Value)>) {
    for (path, value) in pairs where table[PathKey(path)] == nil { table[PathKey(path)] = value }
  }

  public init<Element>(grouping elements: [Element], by path: (Element) -> String) where Value == [Element] {
    table = Dictionary(grouping: elements) { PathKey(path($0)) }
  }

  public subscript(path: String) -> Value? {
    get { table[PathKey(path)] }
    _modify { yield &table[PathKey(path)] }
  }

  public subscript(path: String, default value: @autoclosure () -> Value) -> Value {
    get { table[PathKey(path), default: value()] }
    _modify { yield &table[PathKey(path), default: value()] }
  }

  public var keys: [String] { table.keys.map(\.path) }
  public var values: Dictionary<PathKey, Value>.Values { table.values }
  public var isEmpty: Bool { table.isEmpty }
  public var count: Int { table.count }

  @discardableResult
  public mutating func removeValue(forKey path: String) -> Value? { table.removeValue(forKey: PathKey(path)) }

  public func makeIterator() -> some IteratorProtocol<(key: String, value: Value)> {
    table.lazy.map { (key: $0.key.path, value: $0.value) }.makeIterator()
  }
}

extension PathMap: Sendable where Value: Sendable {}
extension PathMap: Equatable where Value: Equatable {}

/// Paths without order.
public struct PathSet: Sequence, ExpressibleByArrayLiteral, Sendable, Equatable {
  private var keys: Set<PathKey> = []

  public init() {}

  public init(_ paths: some Sequence<String>) { keys = Set(paths.map(PathKey.init)) }

  public init(arrayLiteral paths: String...) { self.init(paths) }

  public var isEmpty: Bool { keys.isEmpty }
  public var count: Int { keys.count }

  public func contains(_ path: String) -> Bool { keys.contains(PathKey(path)) }

  @discardableResult
  public mutating func insert(_ path: String) -> (inserted: Bool, memberAfterInsert: String) {
    let outcome = keys.insert(PathKey(path))
    return (outcome.inserted, outcome.memberAfterInsert.path)
  }

  public mutating func remove(_ path: String) { keys.remove(PathKey(path)) }

  public mutating func formUnion(_ paths: some Sequence<String>) { for path in paths { insert(path) } }

  public func makeIterator() -> some IteratorProtocol<String> { keys.lazy.map(\.path).makeIterator() }
}
