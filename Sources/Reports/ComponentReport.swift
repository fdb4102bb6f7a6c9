// What `curbcut components` prints: for people and as JSON.

import CurbcutFindings
import CurbcutSourceText

/// Writes contracts.
public enum ComponentReport {
  public static func text(
    _ components: [ComponentFacts], sources: PathMap<SourceText>, style: TextStyle
  ) -> [UInt8] {
    var tables = LineTables(sources)
    var out = ByteWriter()
    for component in components {
      var place = DisplayText.path(style.displayPath(component.path))
      if let table = tables.table(component.path) { place += ":\(table.position(of: component.range.start).line)" }
      out += "\(style.paint(DisplayText.neutral(component.name), .bold)) (\(component.kind), \(place))\n"
      for fact in component.facts {
        let value = fact.isKnown ? fact.value : "unknown: \(fact.value)"
        out += "  \(fact.key): \(DisplayText.neutral(value))\n"
      }
      out += "\n"
    }
    out += countedOrNo(components.count, "component").asSentence + ".\n"
    return out.bytes
  }

  public static func json(_ components: [ComponentFacts], sources: PathMap<SourceText>) -> [UInt8] {
    var tables = LineTables(sources)
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("version", JSONReport.formatVersion)
      writer.array("components") { writer in
        for component in components {
          writer.object { writer in
            writer.member("name", component.name)
            writer.member("kind", component.kind)
            writer.member("path", component.path)
            JSONReport.write(component.range, component.path, &tables, &writer)
            writer.array("facts") { writer in
              for fact in component.facts {
                writer.object { writer in
                  writer.member("key", fact.key)
                  writer.member(fact.isKnown ? "value" : "unknown", fact.value)
                }
              }
            }
          }
        }
      }
    }
    return writer.finished()
  }
}
