import SwiftUI

/// Asks for the code that a friend has sent.
struct InviteCodeSheet: View {
  @Environment(ProfileStore.self) private var profiles
  @Environment(\.dismiss) private var dismiss
  @AccessibilityFocusState private var isCodeFocused: Bool
  @State private var code = ""
  @State private var showsHelp = false
  @State private var errorMessage: String?

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 16) {
          Text("You are invited")
            .font(.title2.bold())
            .accessibilityAddTraits(.isHeader)

          codeField

          Button(action: validateCode) {
            Text("Continue")
              .font(.headline)
              .frame(maxWidth: .infinity, minHeight: 44)
          }
          .buttonStyle(.borderedProminent)
          .tint(.brandFill)
        }
        .padding(24)
      }
      .navigationTitle("Invite code")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Close", systemImage: "xmark") { dismiss() }
        }
        ToolbarItem(placement: .primaryAction) {
          Button("Help", systemImage: "questionmark.circle") { showsHelp = true }
        }
      }
      .onChange(of: errorMessage) { _, message in
        if let message { announce(message) }
      }
      .alert("Invite codes", isPresented: $showsHelp) {
        Button("OK") {}
      } message: {
        Text("Ask a friend who uses Stampbook. Codes have six to ten characters.")
      }
    }
  }

  private var codeField: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Invite code, six to ten characters")
        .font(.subheadline)
        .accessibilityHidden(true)

      TextField("Invite code", text: $code, prompt: Text("ABC123"))
        .textContentType(.oneTimeCode)
        .textInputAutocapitalization(.characters)
        .autocorrectionDisabled()
        .padding(12)
        .frame(minHeight: 48)
        .overlay {
          RoundedRectangle(cornerRadius: 10)
            .stroke(errorMessage == nil ? Color.primary : Color.red, lineWidth: errorMessage == nil ? 1 : 3)
        }
        .accessibilityHint("Six to ten characters.")
        .accessibilityFocused($isCodeFocused)

      if let errorMessage {
        Label(errorMessage, systemImage: "exclamationmark.triangle")
          .font(.body)
      }
    }
  }

  private func validateCode() {
    guard profiles.accepts(inviteCode: code) else {
      errorMessage = "This code is too short or too long. Codes have six to ten characters."
      isCodeFocused = true
      return
    }
    dismiss()
  }
}

#Preview {
  InviteCodeSheet()
    .environment(ProfileStore())
}

#Preview("Large text") {
  InviteCodeSheet()
    .environment(ProfileStore())
    .dynamicTypeSize(.accessibility3)
}
