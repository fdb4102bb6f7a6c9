import PhotosUI
import SwiftUI

/// One stamp: what it is, the button that collects it, and the memories of it.
struct StampDetailView: View {
  let stamp: Stamp

  @Environment(StampStore.self) private var store
  @State private var showsSuccess = false
  @State private var successScale = 0.2
  @State private var sealAngle = 0.0
  @State private var showsNotes = false
  @State private var notes = ""
  @State private var photo: PhotosPickerItem?

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        photograph
        Text(stamp.name)
          .font(.system(size: 28, weight: .bold))
        Text(stamp.about)
          .font(.system(size: 16))
        StampMapView(annotations: [annotation])
          .frame(height: 180)

        if store.isCollected(stamp) {
          memories
        } else {
          collectButton
        }
      }
      .padding()
    }
    .overlay {
      if showsSuccess {
        success
      }
    }
    .sheet(isPresented: $showsNotes) {
      TextEditor(text: $notes)
        .padding()
    }
  }

  private var annotation: StampAnnotation {
    StampAnnotation(stamp: stamp, isWithinRange: store.isWithinRange(stamp), isCollected: store.isCollected(stamp))
  }

  private var photograph: some View {
    Image(stamp.imageName)
      .resizable()
      .scaledToFit()
  }

  private var collectButton: some View {
    VStack(alignment: .leading) {
      Button(action: collect) {
        Label("Collect Stamp", systemImage: "seal")
      }
      .buttonStyle(.borderedProminent)
      .disabled(!store.isWithinRange(stamp))
      .accessibilityLabel("Get this one")

      if !store.isWithinRange(stamp) {
        Text("You're too far from this stamp.")
      }
    }
  }

  private var memories: some View {
    HStack {
      Text("Memories")
        .font(.title3)
      Spacer()
      PhotosPicker(selection: $photo, matching: .images) {
        Image(systemName: "photo")
      }
      Button(action: { showsNotes = true }) {
        Image(systemName: "note.text")
      }
    }
  }

  private var success: some View {
    VStack(spacing: 12) {
      Image(systemName: "checkmark.seal.fill")
        .font(.system(size: 72))
        .rotationEffect(.degrees(sealAngle))
      Text("Stamp collected!")
        .font(.system(size: 22, weight: .bold))
      Button("Done") { showsSuccess = false }
    }
    .padding(32)
    .background(.background, in: .rect(cornerRadius: 20))
    .scaleEffect(successScale)
    .onAppear {
      withAnimation(.linear(duration: 3).repeatForever(autoreverses: false)) { sealAngle = 360 }
    }
  }

  private func collect() {
    store.collect(stamp)
    showsSuccess = true
    withAnimation(.spring(duration: 0.6, bounce: 0.5)) { successScale = 1 }
  }
}

#Preview {
  NavigationStack { StampDetailView(stamp: Stamp.samples[0]) }
    .environment(StampStore())
}
