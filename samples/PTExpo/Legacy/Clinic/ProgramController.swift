// The programme of one client, as it was built before the rest of the app: everything is made in code.

import UIKit

final class ProgramController: UIViewController {
  private let titleLabel = UILabel()
  private let noteField = UITextField()
  private let videoButton = UIButton(type: .system)
  private let resultButton = UIButton(type: .system)
  private let pulse = UIImageView(image: UIImage(named: "pulse"))

  private let program: Program

  init(program: Program) {
    self.program = program
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "square.and.arrow.up"), style: .plain, target: self, action: #selector(share))
    titleLabel.text = program.title
    titleLabel.font = .systemFont(ofSize: 24, weight: .bold)
    videoButton.setImage(UIImage(systemName: "play.circle"), for: .normal)
    videoButton.addTarget(self, action: #selector(play), for: .touchUpInside)
    pulse.isUserInteractionEnabled = true
    pulse.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(measure)))
    view.addSubview(titleLabel)
    view.addSubview(noteField)
    view.addSubview(videoButton)
    view.addSubview(resultButton)
    view.addSubview(pulse)
    NSLayoutConstraint.activate([
      videoButton.widthAnchor.constraint(equalToConstant: 30),
      videoButton.heightAnchor.constraint(equalToConstant: 30),
    ])
  }

  private func beat() {
    UIView.animate(withDuration: 0.6, delay: 0, options: [.repeat, .autoreverse]) {
      self.pulse.transform = CGAffineTransform(scaleX: 1.3, y: 1.3)
    }
  }

  @objc private func measure() { beat() }
  @objc private func play() {}
  @objc private func share() {}

  func show(_ attempt: Attempt) {
    if attempt.isCorrect {
      resultButton.showCorrect()
    } else {
      resultButton.showWrong()
    }
  }
}

struct Program {
  var title: String
}

struct Attempt {
  var isCorrect: Bool
}

extension UIButton {
  func showCorrect() {
    setImage(UIImage(named: "check"), for: .normal)
    backgroundColor = .systemGreen
  }

  func showWrong() {
    setImage(UIImage(named: "cross"), for: .normal)
    backgroundColor = .systemRed
  }
}
