// What remains by hand, as a plan with steps: nobody ships on an audit of sources alone.

import CurbcutFindings
import CurbcutLint
import CurbcutSourceText

enum AuditTasks {
  static func fill(_ audit: inout Audit) {
    var tasks: [AuditTask] = []
    for flow in audit.flows {
      var steps = ["Turn on VoiceOver, then the screen curtain by triple-tapping with three fingers."]
      for index in flow.screens {
        let screen = audit.screens[index]
        let stops = screen.transcript?.stops.count ?? 0
        let unnamed = screen.transcript?.unnamed ?? 0
        var step =
          "Go to \(screen.name) and swipe through it; compare it with its transcript (\(countedOrNo(stops, "stop"))"
        if unnamed > 0 { step += ", \(unnamed) without a name" }
        steps.append(step + ").")
      }
      steps.append("Complete the flow once successfully and once with a mistake.")
      tasks.append(
        AuditTask(
          title: "Flow: \(flow.name)", people: [.screenReader, .switchControl], steps: steps,
          expected: "The task can be done without looking, and every result and error is announced."))
    }
    audit.tasks = tasks + general
  }

  private static let general: [AuditTask] = [
    AuditTask(
      title: "VoiceOver, each screen", people: [.screenReader],
      steps: [
        "Turn on VoiceOver in Settings, Accessibility.",
        "Swipe right from the first element to the last and back.",
        "Set the rotor to Headings, then to Actions.",
      ], expected: "The order makes sense, each name is right, nothing is read twice, and nothing visible is missing."),
    AuditTask(
      title: "Voice Control", people: [.voice],
      steps: ["Turn on Voice Control.", "Say “Show names”.", "Do one task using the names that are shown."],
      expected: "Each control has a name that can be said, and no two controls share one."),
    AuditTask(
      title: "Switch Control and Full Keyboard Access", people: [.switchControl],
      steps: [
        "Turn on Full Keyboard Access and go through each screen with Tab.",
        "Repeat one task with Switch Control and a single switch.",
      ], expected: "Every control can be reached, the focus is always visible, and no gesture is needed."),
    AuditTask(
      title: "Largest text size", people: [.largeText, .lowVision],
      steps: ["Set the text size to AX5 in Control Center.", "Go through each screen in portrait and landscape."],
      expected: "Everything can be read and tapped; nothing is cut off, overlaps or stays small."),
    AuditTask(
      title: "Bold Text, Increase Contrast, Reduce Transparency", people: [.lowVision],
      steps: ["Turn on all three.", "Look at each screen in Light Mode and Dark Mode."],
      expected: "Text gets bolder, faint colors get stronger, and glass becomes opaque."),
    AuditTask(
      title: "Grayscale filter", people: [.colourVision],
      steps: ["Turn on Color Filters, Grayscale.", "Look at states, charts, maps and errors."],
      expected: "Everything conveyed by color is conveyed in another way as well."),
    AuditTask(
      title: "Reduce Motion", people: [.motion],
      steps: ["Turn on Reduce Motion and Prefer Cross-Fade Transitions.", "Go through each screen."],
      expected: "Nothing zooms, spins, slides far or plays by itself."),
    AuditTask(
      title: "Without sound", people: [.hearing],
      steps: ["Mute the phone.", "Play every video and recording; wait for every signal."],
      expected: "Captions are present and correct; each sound has a visible equivalent."),
    AuditTask(
      title: "A person new to the app", people: [.cognition],
      steps: ["Ask a person who does not know the app to do one task and to think aloud.", "Do not help."],
      expected: "The next step is always clear, mistakes can be undone, and nothing times out."),
  ]
}
