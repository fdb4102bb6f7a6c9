// swift-tools-version: 6.1
import PackageDescription

// Nothing is built here. `swift package resolve` brings real code of many hands into `.build/checkouts`, and the
// conformance run reads it.
let package = Package(
  name: "corpus",
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    .package(url: "https://github.com/apple/swift-collections", exact: "1.6.0"),
    .package(url: "https://github.com/apple/swift-crypto", exact: "4.5.2"),
    .package(url: "https://github.com/apple/swift-nio", exact: "2.101.2"),
    .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", exact: "2.28.1"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", exact: "0.14.0"),
    .package(url: "https://github.com/pointfreeco/swift-custom-dump", exact: "1.7.3"),
    .package(url: "https://github.com/stencilproject/Stencil", exact: "0.15.1"),
    .package(url: "https://github.com/swhitty/FlyingFox", exact: "0.27.1"),
  ]
)
