import AuthenticationServices
import SwiftUI

/// The first thing a new person sees.
struct SignInSheet: View {
  @Environment(ProfileStore.self) private var profiles
  @Environment(\.dismiss) private var dismiss
  @State private var errorMessage: String?

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 20) {
          Image(decorative: "sign-in-passport")
            .resizable()
            .scaledToFit()
            .frame(maxHeight: 220)

          Text("Sign in to collect stamps")
            .font(.title2.bold())
            .accessibilityAddTraits(.isHeader)

          Text("Your stamps and memories are kept with your account.")
            .font(.body)
            .multilineTextAlignment(.center)

          if let errorMessage {
            Label(errorMessage, systemImage: "exclamationmark.triangle")
              .font(.body)
          }

          SignInWithAppleButton(.signIn) { request in
            request.requestedScopes = [.fullName]
          } onCompletion: { result in
            finish(result)
          }
          .frame(minHeight: 50)
        }
        .padding(24)
      }
      .navigationTitle("Stampbook")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Close", systemImage: "xmark") { dismiss() }
        }
      }
      .onChange(of: errorMessage) { _, message in
        if let message { announce(message) }
      }
    }
  }

  private func finish(_ result: Result<ASAuthorization, any Error>) {
    switch result {
    case .success:
      profiles.isSignedIn = true
      dismiss()
    case .failure:
      errorMessage = "Signing in did not work. Check your connection and try again."
    }
  }
}

#Preview {
  SignInSheet()
    .environment(ProfileStore())
}

#Preview("Large text") {
  SignInSheet()
    .environment(ProfileStore())
    .dynamicTypeSize(.accessibility3)
}
