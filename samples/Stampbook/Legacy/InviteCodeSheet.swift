import SwiftUI

/// Asks for the code that a friend has sent.
struct InviteCodeSheet: View {
  @Environment(ProfileStore.self) private var profiles
  @Environment(\.dismiss) private var dismiss
  @State private var code = ""
  @State private var showsHelp = false
  @State private var errorMessage: String?

  var body: some View {
    VStack(spacing: 16) {
      HStack {
        Button(action: { dismiss() }) {
          Image(systemName: "xmark")
        }
        Spacer()
        Button(action: { showsHelp = true }) {
          Image(systemName: "questionmark.circle")
        }
        .frame(width: 44, height: 44)
        .contentShape(Rectangle())
        .help("How to get an invite code")
      }

      Text("You are invited")
        .font(.title2)
        .bold()

      TextField("", text: $code, prompt: Text("ABC123"))
        .textInputAutocapitalization(.characters)
        .autocorrectionDisabled()
        .padding(12)
        .overlay {
          RoundedRectangle(cornerRadius: 10)
            .stroke(errorMessage == nil ? Color.gray : Color.red)
        }

      if let errorMessage {
        Text(errorMessage)
          .font(.system(size: 13))
          .foregroundStyle(.red)
      }

      Button(action: validateCode) {
        Text("Continue")
          .font(.system(size: 17, weight: .semibold))
          .frame(maxWidth: .infinity)
          .padding(.vertical, 14)
      }
      .buttonStyle(.borderedProminent)

      Spacer()
    }
    .padding(24)
    .alert("Invite codes", isPresented: $showsHelp) {
      Button("OK") {}
    } message: {
      Text("Ask a friend who uses Stampbook. Codes have six to ten characters.")
    }
  }

  private func validateCode() {
    guard profiles.accepts(inviteCode: code) else {
      errorMessage = "This code is too short or too long."
      return
    }
    dismiss()
  }
}

#Preview {
  InviteCodeSheet()
    .environment(ProfileStore())
}
