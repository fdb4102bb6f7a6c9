// A session of exercises; its screen is in Clinic.storyboard, and its rows in ClientCell.xib.

import UIKit

final class SessionController: UIViewController {
  @IBOutlet private var closeButton: UIButton!
  @IBOutlet private var startButton: UIButton! {
    didSet { startButton.accessibilityLabel = String(localized: "Start the session") }
  }
  @IBOutlet private var timeLabel: UILabel!
  @IBOutlet private var reminderSwitch: UISwitch!

  @IBAction private func close() { dismiss(animated: true) }
  @IBAction private func start() { timeLabel.text = "0:30" }
  @IBAction private func showClient() {}
}

final class ClientCell: UITableViewCell {
  @IBOutlet private var nameLabel: UILabel!
  @IBOutlet private var pinButton: UIButton!

  func configure(with name: String) {
    nameLabel.text = name
    pinButton.accessibilityLabel = String(localized: "Pin \(name)")
  }

  @IBAction private func pin() {}
}

extension SessionController {
  /// The rows.
  static let rows = UINib(nibName: "ClientCell", bundle: nil)
  /// What a session may open.
  static let steps: [UIViewController.Type] = [
    EffortController.self, ProgramController.self, TrainingViewController.self,
  ]
}
