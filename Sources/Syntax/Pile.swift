// A list that only grows while a file is read. An array asks at each addition whether somebody else holds it; with a
// few million tokens and nodes that was a fortieth of a run.

/// Elements that are added one after the other and in the end become an array of just their number.
struct Pile<Element: BitwiseCopyable> {
  private var base: UnsafeMutablePointer<Element>
  private var capacity: Int
  private(set) var count = 0

  init(capacity: Int) {
    self.capacity = max(capacity, 16)
    base = .allocate(capacity: self.capacity)
  }

  /// Has to be called once; the pile is not used afterwards.
  func deallocate() { base.deallocate() }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow() }
    (base + count).initialize(to: element)
    count &+= 1
  }

  private mutating func grow() {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
    larger.initialize(from: base, count: count)
    base.deallocate()
    base = larger
    capacity *= 2
  }

  @inline(__always)
  var last: Element? { count > 0 ? base[count &- 1] : nil }

  subscript(index: Int) -> Element {
    precondition(index >= 0 && index < count, "no such element")
    return base[index]
  }

  /// The elements, copied: what was kept free for more serves the next file.
  var array: [Element] { Array(UnsafeBufferPointer(start: base, count: count)) }
}
