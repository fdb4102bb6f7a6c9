// What nobody meets of the code of an app, found from all files at once and from nothing else that is joined: on another
// thread, where there is one.

import CurbcutSymbols

/// The views, functions and branches of a project that nobody meets, before it is known which of them the loaded files of
/// Interface Builder name.
public struct UnshownParts: Sendable {
  let isToolOfTrade: Bool
  let code: UnshownCode
  private let mentions: TypeMentions

  /// `files` are all files of the project, those of its storyboards and xibs (`OutletIndex.homes`) behind the others.
  /// `buildsApp` says whether an Xcode project of it builds an app, wherever that begins.
  public init(of files: [FileViews], buildsApp: Bool = false) {
    isToolOfTrade = TradeWords.tellOfATrade(files.lazy.map(\.tradeWords))
    let beginsHere = UnshownTypes.isApp(files)
    // What no app shows, others show.
    let offer = beginsHere ? PublicOffer(files) : nil
    let code = offer.map { UnshownCode(files, $0) } ?? UnshownCode()
    self.code = code
    // An app that begins in Objective-C knows classes by files that are not read, and no structure.
    mentions = TypeMentions(
      files, offer ?? (buildsApp ? .everything : nil), isOfStructures: !beginsHere, isToolOfTrade: isToolOfTrade
    ) {
      code.tokensToldAlone(in: $0, number: $1)
    }
  }

  /// The types that nobody meets; `classes` are named by files of Interface Builder that may be loaded.
  func types(namedElsewhere classes: Set<Name>) -> UnshownTypes {
    UnshownTypes(mentions, namedElsewhere: classes)
  }
}
