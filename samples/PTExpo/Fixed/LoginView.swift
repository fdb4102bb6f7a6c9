import SwiftUI

/// The sign-in card.
struct LoginView: View {
  @Environment(Session.self) private var session
  @AccessibilityFocusState private var isEmailFocused: Bool
  @State private var email = ""
  @State private var password = ""
  @State private var showsPassword = false
  @State private var showsHelp = false
  @State private var errorMessage: String?

  var body: some View {
    NavigationStack {
      Form {
        Section("Your account") {
          LabeledContent("Email") {
            TextField("Email", text: $email)
              .textContentType(.emailAddress)
              .keyboardType(.emailAddress)
              .textInputAutocapitalization(.never)
              .accessibilityFocused($isEmailFocused)
          }
          LabeledContent("Password") {
            passwordField
          }
          if let errorMessage {
            Label(errorMessage, systemImage: "exclamationmark.triangle")
          }
        }

        Section {
          Button(action: logIn) {
            Text("Log in")
              .frame(maxWidth: .infinity, minHeight: 44)
          }
          .buttonStyle(.borderedProminent)
          .tint(.trainFill)
          Button("Continue with Google") { session.isSignedIn = true }
          Button("Continue with Facebook") { session.isSignedIn = true }
        }
      }
      .navigationTitle("Welcome back")
      .toolbar {
        Button("Help", systemImage: "info.circle") { showsHelp = true }
      }
      .onChange(of: errorMessage) { _, message in
        if let message { announce(message) }
      }
      .alert("Need help?", isPresented: $showsHelp) {
        Button("OK") {}
      } message: {
        Text("Write to help@example.com and we will get you back in.")
      }
    }
  }

  @ViewBuilder private var passwordField: some View {
    if showsPassword {
      TextField("Password", text: $password)
        .textContentType(.password)
        .textInputAutocapitalization(.never)
    } else {
      SecureField("Password", text: $password)
        .textContentType(.password)
    }
    Toggle("Show password", isOn: $showsPassword)
  }

  private func logIn() {
    if !session.signIn(email: email, password: password) {
      errorMessage = "We do not know this email and password. Check both and try again."
      isEmailFocused = true
    }
  }
}

#Preview {
  LoginView()
    .environment(Session())
}

#Preview("Large text") {
  LoginView()
    .environment(Session())
    .dynamicTypeSize(.accessibility3)
}
