// swift-tools-version: 6.1
import PackageDescription

// The proof of the parser and its speed. A package of its own, because it needs SwiftSyntax and Curbcut itself must
// not. The code that is read for the proof comes from the packages in `Corpus`.
let package = Package(
  name: "conformance",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "curbcut", path: "../.."),
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
  ],
  targets: [
    .target(name: "Corpus"),
    .executableTarget(
      name: "conformance",
      dependencies: [
        "Corpus",
        .product(name: "CurbcutKit", package: "curbcut"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftOperators", package: "swift-syntax"),
      ],
      path: "Sources/Conformance"),
    .executableTarget(
      name: "bench",
      dependencies: [
        "Corpus",
        .product(name: "CurbcutKit", package: "curbcut"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ],
      path: "Sources/Bench"),
    .executableTarget(
      name: "mutate", dependencies: ["Corpus", .product(name: "CurbcutKit", package: "curbcut")], path: "Sources/Mutate"
    ),
  ],
  swiftLanguageModes: [.v6]
)
