// Ugly files: shapes on which a careless algorithm is superlinear. Each is made in three sizes, and the cost of a byte
// in the largest is compared with that in the smallest.

import CurbcutLint
import CurbcutSourceText
import Foundation

struct Shape: Sendable {
  var name: String
  /// Number of repetitions in the smallest file.
  var count: Int
  var make: @Sendable (Int) -> String

  static let all: [Shape] = [
    Shape(name: "one long line", count: 50_000) { count in
      "let a = [" + (0..<count).map { "f(\($0))" }.joined(separator: ", ") + "]\n"
    },
    Shape(name: "deep nesting of views", count: 30) { count in
      // Many bodies, each as deep as the parser goes.
      (0..<count).map { index in
        view(
          "A\(index)", String(repeating: "VStack { ", count: 60) + "Text(\"a\")" + String(repeating: " }", count: 60))
      }.joined()
    },
    Shape(name: "brackets nested beyond the limit", count: 20_000) { count in
      "let a = " + String(repeating: "(", count: count) + "1" + String(repeating: ")", count: count) + "\n"
    },
    Shape(name: "modifiers on one chain", count: 2_500) { count in
      view("A", "Text(\"a\")" + String(repeating: "\n      .padding(4).font(.system(size: 12))", count: count))
    },
    Shape(name: "siblings in one container", count: 1_250) { count in
      view("A", "VStack {\n" + (0..<count).map { "      Image(\"a\($0)\").onTapGesture { b() }\n" }.joined() + "    }")
    },
    Shape(name: "views in one file", count: 500) { count in
      (0..<count).map { view("A\($0)", "Button { a() } label: { Image(systemName: \"plus\") }") }.joined()
    },
    Shape(name: "views that use each other", count: 250) { count in
      (0..<count).map { index in
        view("A\(index)", "HStack { A\((index + 1) % count)(); A\((index + 7) % count)(); Text(\"a\") }")
      }.joined()
    },
    Shape(name: "controls of one name", count: 1_250) { count in
      view("A", "VStack {\n" + (0..<count).map { "      Button(\"Delete\") { a(\($0)) }\n" }.joined() + "    }")
    },
    Shape(name: "controls of one name in branches", count: 1_250) { count in
      view(
        "A",
        "VStack {\n"
          + (0..<count).map {
            "      if a == \($0) { Button(\"Open\") { b(\($0)) } } else { Button(\"Open\") { c(\($0)) } }\n"
          }
          .joined() + "    }")
    },
    Shape(name: "nested stacks", count: 10) { count in
      // The depth grows and the number of bodies stays.
      (0..<20).map { index in
        view(
          "A\(index)",
          (0..<count).map { "VStack { Text(\"a\($0)\"); HStack { Image(systemName: \"star\"); " }.joined()
            + "Text(\"b\")" + String(repeating: " } }", count: count))
      }.joined()
    },
    Shape(name: "colours in a stack", count: 500) { count in
      view("A", "ZStack {\n" + (0..<count).map { "      Color.red; Text(\"a\($0)\")\n" }.joined() + "    }")
    },
    Shape(name: "labels and taps on one view", count: 500) { count in
      view("A", "Text(\"a\")" + String(repeating: ".accessibilityLabel(\"b\").onTapGesture { c() }", count: count))
    },
    Shape(name: "functions that animate", count: 500) { count in
      "struct A: View {\n  var body: some View { Button(\"a\") { f0() } }\n"
        + (0..<count).map { "  func f\($0)() { withAnimation { g = true } }\n" }.joined() + "}\n"
    },
    Shape(name: "directives", count: 500) { count in
      view(
        "A",
        "VStack {\n" + (0..<count).map { "// curbcut:ignore empty-label -- b\nImage(\"a\($0)\")\n" }.joined() + "}")
    },
    Shape(name: "colors that shine through in a stack", count: 300) { count in
      view("A", "ZStack {\n" + String(repeating: "      Color.red.opacity(0.5); Text(\"a\")\n", count: count) + "    }")
    },
    Shape(name: "texts in a stack of layers", count: 1_250) { count in
      view("A", "ZStack {\n" + String(repeating: "      Text(\"a\")\n", count: count) + "    }")
    },
    Shape(name: "overlays of one view", count: 500) { count in
      view("A", "Text(\"a\")" + (0..<count).map { "\n      .overlay { Image(\"a\($0)\") }" }.joined())
    },
    Shape(name: "fixed fonts in a stack", count: 1_250) { count in
      view("A", "VStack {\n" + String(repeating: "      Text(\"a\").font(.system(size: 9))\n", count: count) + "    }")
    },
    Shape(name: "modifiers of the project's own on one view", count: 500) { count in
      view("A", "Text(\"a\")" + String(repeating: ".own()", count: count))
        + "extension View {\n  func own() -> some View { padding().overlay { Image(\"a\") } }\n}\n"
    },
    Shape(name: "overloads and their uses", count: 500) { count in
      view("A", "VStack {\n" + String(repeating: "      f(1)\n", count: count) + "    }") + "extension A {\n"
        + (0..<count).map { "  func f(_ a: T\($0)) -> some View { Image(\"a\") }\n" }.joined() + "}\n"
    },
    Shape(name: "cases of one name", count: 2_500) { count in
      view("A", "Text(\"a\")") + "enum E {\n" + String(repeating: "  case a\n", count: count) + "}\n"
    },
    Shape(name: "cases and a switch over them", count: 1_250) { count in
      view("A", "B(kind: .c0)") + "struct B: View {\n  let kind: E\n  var body: some View {\n    switch kind {\n"
        + (0..<count).map { "    case .c\($0): Image(\"a\($0)\")\n" }.joined() + "    }\n  }\n}\nenum E {\n"
        + (0..<count).map { "  case c\($0)\n" }.joined() + "}\n"
    },
    Shape(name: "extensions of one type", count: 625) { count in
      view("A", "Text(\"a\")")
        + (0..<count).map { "extension A { var a\($0): some View { Button { } label: { Image(\"a\") } } }\n" }.joined()
    },
    Shape(name: "conditions in a stack", count: 1_250) { count in
      view("A", "VStack {\n" + String(repeating: "      if a { Text(\"b\") }\n", count: count) + "    }")
    },
    Shape(name: "fields with focus", count: 500) { count in
      view(
        "A",
        "VStack {\n"
          + (0..<count).map { "      TextField(\"a\", text: $a).focused($b, equals: .c\($0))\n" }.joined() + "    }")
    },
    Shape(name: "texts in one column", count: 1_250) { count in
      view("A", "VStack {\n" + (0..<count).map { "      Text(\"a\($0)\").bold()\n" }.joined() + "    }")
    },
    Shape(name: "pictures given to components", count: 1_250) { count in
      view("A", "VStack {\n" + (0..<count).map { "      B { Image(\"a\($0)\") }\n" }.joined() + "    }")
        + "struct B<C: View>: View {\n  let c: () -> C\n  var body: some View { Button { } label: { c() } }\n}\n"
    },
    Shape(name: "objects of UIKit", count: 625) { count in
      "import UIKit\nclass A: UIViewController {\n  override func viewDidLoad() {\n"
        + (0..<count).map {
          "    let b\($0) = UIButton(); b\($0).setImage(UIImage(named: \"x\"), for: .normal); view.addSubview(b\($0))\n"
        }
        .joined() + "  }\n}\n"
    },
    Shape(name: "directives above one place", count: 5_000) { count in
      view("A", "Text(\"a\")") + String(repeating: "// curbcut:ignore empty-label -- b\n", count: count)
    },
    Shape(name: "operators in one expression", count: 10_000) { count in
      "let a = b" + String(repeating: " + c ?? d == e && f", count: count) + "\n"
    },
    Shape(name: "string with interpolations", count: 10_000) { count in
      "let a = \"" + String(repeating: "b \\(c(\"d\")) ", count: count) + "\"\n"
    },
    Shape(name: "`<` that open nothing", count: 10_000) { count in
      "let a = " + (0..<count).map { "b\($0) < c" }.joined(separator: " && ") + "\n"
    },
    Shape(name: "unbalanced braces", count: 20_000) { count in String(repeating: "f {\n", count: count) },
    Shape(name: "`#if` around modifiers", count: 1_000) { count in
      view("A", "Text(\"a\")" + String(repeating: "\n#if os(iOS)\n.padding()\n#else\n.bold()\n#endif", count: count))
    },
  ]

  private static func view(_ name: String, _ body: String) -> String {
    "struct \(name): View {\n  var body: some View {\n    \(body)\n  }\n}\n"
  }

  /// Seconds for sizes of one, two and four times `count`, and the bytes of the largest.
  func measure(rounds: Int) -> (times: [Double], bytes: Int) {
    var bytes = 0
    let times = [1, 2, 4].map { factor in
      let text = make(count * factor)
      bytes = text.utf8.count
      let source = SourceText(path: "A.swift", text)
      return Measure.cpu(rounds: rounds) { keep(LintRun.check([source]).findings.count) }
    }
    return (times, bytes)
  }
}
