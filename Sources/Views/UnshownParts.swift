// What nobody meets of an app, found from all files at once and from nothing else that is joined: on another thread, where
// there is one.

/// The views, functions, branches and xibs of a project that nobody meets.
public struct UnshownParts: Sendable {
  let isToolOfTrade: Bool
  let code: UnshownCode
  let interfaces: UnshownInterfaces
  let types: UnshownTypes

  /// `files` are all files of the project, those of its storyboards and xibs (`OutletIndex.homes`) behind the others.
  public init(of files: [FileViews], _ outlets: OutletIndex) {
    isToolOfTrade = TradeWords.tellOfATrade(files.lazy.map(\.tradeWords))
    // What no app shows, others show.
    let isApp = files.contains(where: UnshownTypes.isRoot)
    let code = isApp ? UnshownCode(files) : UnshownCode()
    self.code = code
    interfaces = isApp ? UnshownInterfaces(outlets.interfaces, files) : UnshownInterfaces()
    types = UnshownTypes(files, namedElsewhere: interfaces.classes, isToolOfTrade: isToolOfTrade) {
      code.tokensToldAlone(in: $0, number: $1)
    }
  }
}
