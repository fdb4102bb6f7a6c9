// Whom a rule is for: from the Nutrition Labels on its page, its category, and what the page says of the people.

import CurbcutFindings

extension RuleDescription {
  /// The people who meet what the rule finds; empty for rules that look after the work itself.
  public var people: Set<AffectedPeople> {
    var result: Set<AffectedPeople> = []
    for label in labels {
      switch label {
      case "VoiceOver": result.insert(.screenReader)
      case "Voice Control": result.insert(.voice)
      case "Larger Text": result.insert(.largeText)
      case "Sufficient Contrast", "Dark Interface": result.insert(.lowVision)
      case "Differentiate Without Color Alone": result.insert(.colourVision)
      case "Reduced Motion": result.insert(.motion)
      case "Captions", "Audio Descriptions": result.insert(.hearing)
      default: break
      }
    }
    switch category {
    case "Keyboard & Switch", "Touch": result.insert(.switchControl)
    case "Cognitive": result.insert(.cognition)
    case "Hearing": result.insert(.hearing)
    case "Transparency", "Color": if result.isEmpty { result.insert(.lowVision) }
    case "Motion": result.insert(.motion)
    case "Testing", "Directives": return []
    default: break
    }
    for word in ["switch", "Switch Control", "tremor", "keyboard"] where affects.contains(word) {
      result.insert(.switchControl)
    }
    for word in ["cognitive", "read slowly", "dyslexia", "memory"] where affects.contains(word) {
      result.insert(.cognition)
    }
    if affects.contains("VoiceOver") { result.insert(.screenReader) }
    return result
  }
}
