// What remains by hand, as a plan with steps: nobody ships on an audit of sources alone.

import CurbcutFindings
import CurbcutLint
import CurbcutSourceText

enum AuditTasks {
  static func fill(_ audit: inout Audit) {
    var tasks: [AuditTask] = []
    for flow in audit.flows {
      var steps = ["Switch VoiceOver on, and the screen curtain with a triple tap of three fingers."]
      for index in flow.screens {
        let screen = audit.screens[index]
        let stops = screen.transcript?.stops.count ?? 0
        let unnamed = screen.transcript?.unnamed ?? 0
        var step = "Go to \(screen.name) and swipe through it; compare with its transcript (\(counted(stops, "stop"))"
        if unnamed > 0 { step += ", \(unnamed) without a name" }
        steps.append(step + ").")
      }
      steps.append("Do what the flow is for, once with success and once with a mistake in it.")
      tasks.append(
        AuditTask(
          title: "Flow: \(flow.name)", people: [.screenReader, .switchControl], steps: steps,
          expected: "The task can be done without looking, and every result and error is heard."))
    }
    audit.tasks = tasks + general
  }

  private static let general: [AuditTask] = [
    AuditTask(
      title: "VoiceOver, each screen", people: [.screenReader],
      steps: [
        "Switch VoiceOver on in Settings, Accessibility.",
        "Swipe right from the first element to the last and back.",
        "Turn the rotor to Headings and Actions.",
      ], expected: "The order makes sense, each name is true, nothing is met twice, nothing that is seen is missing."),
    AuditTask(
      title: "Voice Control", people: [.voice],
      steps: ["Switch Voice Control on.", "Say “Show names”.", "Do one task with the names that are shown."],
      expected: "Each control has a name that can be said, and no two ask which is meant."),
    AuditTask(
      title: "Switch Control and Full Keyboard Access", people: [.switchControl],
      steps: [
        "Switch Full Keyboard Access on and go through each screen with Tab.",
        "Repeat one task with Switch Control and one switch.",
      ], expected: "Every control is reached, the focus is always seen, no gesture is needed."),
    AuditTask(
      title: "The largest text", people: [.largeText, .lowVision],
      steps: ["Set the text size to AX5 in Control Centre.", "Go through each screen in portrait and landscape."],
      expected: "Everything can be read and pressed; nothing is cut off, overlaps or stays small."),
    AuditTask(
      title: "Bold Text, Increase Contrast, Reduce Transparency", people: [.lowVision],
      steps: ["Switch on all three.", "Look at each screen in light and in dark appearance."],
      expected: "Text gets bolder, faint colours stronger, glass opaque."),
    AuditTask(
      title: "Grey filter", people: [.colourVision],
      steps: ["Switch on Colour Filters, Greyscale.", "Look at states, charts, maps and errors."],
      expected: "Everything that colour says is said in another way as well."),
    AuditTask(
      title: "Reduce Motion", people: [.motion],
      steps: ["Switch on Reduce Motion and Prefer Cross-Fade Transitions.", "Go through each screen."],
      expected: "Nothing zooms, spins, slides far or plays by itself."),
    AuditTask(
      title: "Without sound", people: [.hearing],
      steps: ["Mute the phone.", "Play every video and recording; wait for every signal."],
      expected: "Captions are there and right; each sound has something to be seen."),
    AuditTask(
      title: "Somebody new to the app", people: [.cognition],
      steps: ["Ask a person who does not know the app to do one task and to think aloud.", "Do not help."],
      expected: "The next step is always clear, mistakes can be undone, nothing runs out of time."),
  ]
}
