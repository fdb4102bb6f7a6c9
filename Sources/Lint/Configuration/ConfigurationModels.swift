// Reads the models of packages that a configuration adds, and says what is wrong in them as of the rest.

import CurbcutSourceText
import CurbcutViews

extension ConfigurationReader {
  /// Models of packages: a path or an object, or a list of these.
  mutating func models(_ name: String, _ element: JSONElement) {
    let elements: [JSONElement] = if case .array(let list) = element.value { list } else { [element] }
    for element in elements {
      switch element.value {
      case .string(let path) where !path.isEmpty: file.modelFiles.append((path, element.range))
      case .object:
        let (model, faults) = PackageModelReader.read(element)
        file.models.append(model)
        file.modelValues.append(element.value)
        complain(faults)
      default: wrong(name, element, "paths of files and objects")
      }
    }
  }

  /// What is wrong in a model.
  private mutating func complain(_ faults: [PackageModelFault]) {
    for fault in faults {
      switch fault.reason {
      case .unknown(let what, let name, let valid): unknown(what, name, fault.range, valid)
      case .wrong(let key, let element, let wanted): wrong(key, element, wanted)
      case .twice(let name): complain(fault.range, "\(name) appears here twice.")
      case .other(let text): complain(fault.range, text)
      }
    }
  }

  /// Reads a file with one model, which becomes one of a configuration.
  static func readModel(_ source: SourceText, into file: inout ConfigurationFile) -> [ConfigurationProblem] {
    var reader = ConfigurationReader(source, folder: "")
    do {
      reader.models("models", try JSONReader.read(source.padded[..<source.count], relaxed: true))
    } catch {
      reader.complain(ByteRange(error.offset, error.offset), "The model is not valid JSON: \(error.reason).")
    }
    for named in reader.file.modelFiles {
      reader.complain(named.range, "A model is an object, not the path of another file.")
    }
    file.models += reader.file.models
    file.modelValues += reader.file.modelValues
    return reader.problems
  }
}
