import SwiftUI

/// Posts of the people one trains with.
struct FeedView: View {
  @Environment(Feed.self) private var feed

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVStack(spacing: 16) {
          ForEach(feed.posts) { post in
            PostCard(post: post)
          }
        }
        .padding()
      }
      .navigationTitle("Social")
    }
  }
}

struct PostCard: View {
  let post: Post
  @Environment(Feed.self) private var feed
  @State private var showsComments = false

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        AsyncImage(url: post.avatarURL)
          .frame(width: 36, height: 36)
          .clipShape(.circle)
          .accessibilityHidden(true)
        Text(post.author)
          .font(.headline)
          .accessibilityAddTraits(.isHeader)
      }
      Text(post.text)
        .font(.body)
      if let photoName = post.photoName {
        Image(photoName, label: Text(post.photoDescription))
          .resizable()
          .scaledToFit()
      }
      actions
    }
    .padding()
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Post by \(post.author)")
    .sheet(isPresented: $showsComments) {
      NavigationStack {
        Text("No comments yet")
          .font(.body)
          .navigationTitle("Comments")
          .toolbar {
            Button("Done") { showsComments = false }
          }
      }
    }
  }

  private var actions: some View {
    HStack(spacing: 12) {
      Button {
        feed.toggleLike(post)
      } label: {
        Image(systemName: post.isLiked ? "hand.thumbsup.fill" : "hand.thumbsup")
          .frame(minWidth: 48, minHeight: 48)
          .contentShape(.rect)
      }
      .accessibilityLabel(post.isLiked ? "Liked. Remove like" : "Not liked. Like the post by \(post.author)")
      Button {
        showsComments = true
      } label: {
        Label("Comments on the post by \(post.author)", systemImage: "bubble.left")
          .labelStyle(.iconOnly)
          .frame(minWidth: 48, minHeight: 48)
          .contentShape(.rect)
      }
      Button {
        feed.share(post)
      } label: {
        Label("Share the post by \(post.author)", systemImage: "square.and.arrow.up")
          .labelStyle(.iconOnly)
          .frame(minWidth: 48, minHeight: 48)
          .contentShape(.rect)
      }
    }
  }
}

#Preview {
  FeedView()
    .environment(Feed())
}

#Preview("Large text") {
  FeedView()
    .environment(Feed())
    .dynamicTypeSize(.accessibility3)
}
