// Which of several files that declare the same name is meant from where. Names that many files declare, such as a type
// that each app of a large repository has, are found through the folders, not by comparing all paths.

/// Finds, among the files that declare a name, the one that shares most leading folders with the file that asks.
struct NearestFile: Sendable {
  private static let none: Int32 = -1
  private static let several: Int32 = -2
  /// Up to this many files are compared one by one.
  static let listLimit = 4

  /// The folders of all files, one after the other, and where those of each file begin.
  private let folders: [UInt64]
  private let starts: [Int32]
  /// For a name and a folder: the only file below that declares the name, or `several`.
  private var byFolder: [Name: Int32] = [:]

  init(files: [FileSymbols]) {
    var folders: [UInt64] = []
    var starts: [Int32] = [0]
    starts.reserveCapacity(files.count + 1)
    for file in files {
      folders += file.folders
      starts.append(Int32(folders.count))
    }
    self.folders = folders
    self.starts = starts
  }

  private func folders(of file: Int32) -> Range<Int> { Int(starts[Int(file)])..<Int(starts[Int(file) + 1]) }

  /// Notes who declares a name, so that it need not be compared each time it is asked for.
  mutating func add(_ name: Name, _ files: some Sequence<Int32>, count: Int) {
    guard count > Self.listLimit else { return }
    for file in files {
      for folder in folders(of: file) {
        let key = Self.key(name, folders[folder])
        let known = byFolder[key] ?? Self.none
        if known == file { continue }
        byFolder[key] = known == Self.none ? file : Self.several
      }
    }
  }

  private static func key(_ name: Name, _ folder: UInt64) -> Name {
    Name(hash: (name.hash ^ folder &* 0xff51_afd7_ed55_8ccd) &* 0x0000_0100_0000_01b3)
  }

  /// The file among those that declare `name` (two at least, ascending) that is nearest to `home`: itself if it is among
  /// them; nil when two are equally near.
  func find(_ name: Name, among count: Int, _ file: (Int) -> Int32, from home: Int32) -> Int32? {
    if count <= Self.listLimit { return compare(count, file, home) }
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if file(middle) < home { low = middle + 1 } else { high = middle }
    }
    if low < count, file(low) == home { return home }
    for folder in folders(of: home).reversed() {
      guard let found = byFolder[Self.key(name, folders[folder])] else { continue }
      return found == Self.several ? nil : found
    }
    // None shares a folder, so all are equally far unless they are one file.
    let first = file(0)
    return (1..<count).allSatisfy { file($0) == first } ? first : nil
  }

  private func compare(_ count: Int, _ file: (Int) -> Int32, _ home: Int32) -> Int32? {
    var best: (file: Int32, shared: Int)?
    var isTie = false
    for index in 0..<count {
      let candidate = file(index)
      if candidate == home { return candidate }
      guard let current = best else {
        best = (candidate, shared(candidate, home))
        continue
      }
      if current.file == candidate { continue }
      let shared = shared(candidate, home)
      if shared > current.shared {
        best = (candidate, shared)
        isTie = false
      } else if shared == current.shared {
        isTie = true
      }
    }
    return isTie ? nil : best?.file
  }

  private func shared(_ a: Int32, _ b: Int32) -> Int {
    let (a, b) = (folders(of: a), folders(of: b))
    var shared = 0
    while shared < a.count, shared < b.count, folders[a.lowerBound + shared] == folders[b.lowerBound + shared] {
      shared += 1
    }
    return shared
  }
}
