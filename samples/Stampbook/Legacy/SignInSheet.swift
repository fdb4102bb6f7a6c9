import AuthenticationServices
import SwiftUI

/// The first thing a new person sees.
struct SignInSheet: View {
  @Environment(ProfileStore.self) private var profiles
  @Environment(\.dismiss) private var dismiss
  @State private var errorMessage: String?

  var body: some View {
    VStack(spacing: 20) {
      HStack {
        Spacer()
        Button(action: { dismiss() }) {
          Image(systemName: "xmark")
            .font(.system(size: 15, weight: .bold))
        }
      }

      picture

      Text("Sign in to collect stamps")
        .font(.system(size: 24, weight: .bold))

      Text("Your stamps and memories are kept with your account.")
        .font(.system(size: 15))
        .multilineTextAlignment(.center)

      if let errorMessage {
        Text(errorMessage)
          .font(.footnote)
          .foregroundStyle(.red)
      }

      SignInWithAppleButton(.signIn) { request in
        request.requestedScopes = [.fullName]
      } onCompletion: { result in
        finish(result)
      }
      .frame(height: 50)
    }
    .padding(24)
  }

  private var picture: some View {
    Image("sign-in-passport")
      .resizable()
      .scaledToFit()
      .frame(maxHeight: 220)
  }

  private func finish(_ result: Result<ASAuthorization, any Error>) {
    switch result {
    case .success:
      profiles.isSignedIn = true
      dismiss()
    case .failure:
      errorMessage = "That did not work. Please try again."
    }
  }
}

#Preview {
  SignInSheet()
    .environment(ProfileStore())
}
