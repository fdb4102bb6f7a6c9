// The programme of one client, as it was built before the rest of the app: everything is made in code.

import UIKit

final class ProgramController: UIViewController {
  private let titleLabel = UILabel()
  private let noteField = UITextField()
  private let videoButton = UIButton(type: .system)
  private let resultButton = UIButton(type: .system)
  private let pulse = UIButton(type: .custom)

  private let program: Program

  init(program: Program) {
    self.program = program
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    configureNames()
    let shareItem = UIBarButtonItem(
      image: UIImage(systemName: "square.and.arrow.up"), style: .plain, target: self, action: #selector(share))
    shareItem.accessibilityLabel = String(localized: "Share the programme")
    navigationItem.rightBarButtonItem = shareItem
    titleLabel.text = program.title
    titleLabel.font = .preferredFont(forTextStyle: .title1)
    titleLabel.adjustsFontForContentSizeCategory = true
    titleLabel.accessibilityTraits = .header
    noteField.accessibilityLabel = String(localized: "Note for the client")
    videoButton.setImage(UIImage(systemName: "play.circle"), for: .normal)
    videoButton.addTarget(self, action: #selector(play), for: .touchUpInside)
    pulse.setImage(UIImage(named: "pulse"), for: .normal)
    pulse.addTarget(self, action: #selector(measure), for: .touchUpInside)
    view.addSubview(titleLabel)
    view.addSubview(noteField)
    view.addSubview(videoButton)
    view.addSubview(resultButton)
    view.addSubview(pulse)
    NSLayoutConstraint.activate([
      videoButton.widthAnchor.constraint(equalToConstant: 44),
      videoButton.heightAnchor.constraint(equalToConstant: 44),
    ])
  }

  private func beat() {
    guard !UIAccessibility.isReduceMotionEnabled else { return }
    UIView.animate(withDuration: 0.6, delay: 0, options: [.repeat, .autoreverse]) {
      self.pulse.transform = CGAffineTransform(scaleX: 1.3, y: 1.3)
    }
  }

  @objc private func measure() { beat() }
  @objc private func play() {}
  @objc private func share() {}

  func show(_ attempt: Attempt) {
    if attempt.isCorrect {
      resultButton.tellRight()
    } else {
      resultButton.tellWrong()
    }
    UIAccessibility.post(notification: .announcement, argument: resultButton.accessibilityLabel)
  }
}

extension ProgramController {
  private func configureNames() {
    videoButton.accessibilityLabel = String(localized: "Play the video")
    pulse.accessibilityLabel = String(localized: "Measure the pulse")
  }
}

struct Program {
  var title: String
}

struct Attempt {
  var isCorrect: Bool
}

extension UIButton {
  func tellRight() {
    setImage(UIImage(named: "check"), for: .normal)
    backgroundColor = .systemGreen
    accessibilityLabel = String(localized: "Right, go on")
  }

  func tellWrong() {
    setImage(UIImage(named: "cross"), for: .normal)
    backgroundColor = .systemRed
    accessibilityLabel = String(localized: "Not yet, try once more")
  }
}
