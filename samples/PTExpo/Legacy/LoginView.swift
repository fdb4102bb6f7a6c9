import SwiftUI

/// The dark sign-in card.
struct LoginView: View {
  @Environment(Session.self) private var session
  @State private var email = ""
  @State private var password = ""
  @State private var showsPassword = false
  @State private var showsHelp = false
  @State private var errorMessage: String?

  var body: some View {
    ZStack(alignment: .topTrailing) {
      Color(red: 0.1, green: 0.1, blue: 0.1).ignoresSafeArea()

      Button {
        showsHelp = true
      } label: {
        Image(systemName: "info.circle")
          .foregroundStyle(.white)
      }
      .padding(16)

      VStack(spacing: 16) {
        Text("Welcome back")
          .font(.system(size: 34, weight: .bold))

        TextField("", text: $email, prompt: Text("Email"))
          .padding(12)
          .overlay(RoundedRectangle(cornerRadius: 8).stroke(errorMessage == nil ? Color.gray : Color.red))

        HStack {
          SecureField("", text: $password, prompt: Text("Password"))
          Button {
            showsPassword.toggle()
          } label: {
            Image(systemName: showsPassword ? "eye.slash" : "eye")
          }
          .accessibilityLabel("Password visibility")
        }
        .padding(12)
        .overlay(RoundedRectangle(cornerRadius: 8).stroke(.gray))

        if let errorMessage {
          Text(errorMessage)
            .font(.system(size: 13))
            .foregroundStyle(.red)
        }

        Button("Log in", action: logIn)
          .buttonStyle(.borderedProminent)
          .controlSize(.large)
          .accessibilityLabel("Submit credentials")

        HStack {
          Button {
            session.isSignedIn = true
          } label: {
            Image("ic_google_24")
          }
          Button {
            session.isSignedIn = true
          } label: {
            Image("ic_facebook_24")
          }
        }
        .buttonStyle(.bordered)
      }
      .padding(24)
      .background(Color(.systemGray6), in: .rect(cornerRadius: 16))
      .padding(.top, 120)
    }
    .alert("Need help?", isPresented: $showsHelp) {
      Button("OK") {}
    } message: {
      Text("Write to help@example.com and we will get you back in.")
    }
  }

  private func logIn() {
    if !session.signIn(email: email, password: password) {
      errorMessage = "Check your email and password."
    }
  }
}

#Preview {
  LoginView()
    .environment(Session())
}
