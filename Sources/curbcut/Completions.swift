// Completions for shells, made from the same table of commands and options that arguments are read by.

enum Completions {
  /// An option and what it takes behind one command.
  struct Option: Equatable {
    var name: String
    var short: String?
    var values: ArgumentValues
  }

  /// What is offered behind a command.
  struct Entry {
    var command: String
    var operands: ArgumentValues
    var options: [Option]

    /// All spellings of its options.
    var names: [String] { options.flatMap { [$0.name] + ($0.short.map { [$0] } ?? []) } }
  }

  static func script(_ shell: String, _ entries: [Entry]) -> String? {
    switch shell {
    case "bash": bash(entries)
    case "zsh": zsh(entries)
    case "fish": fish(entries)
    default: nil
    }
  }

  /// Options that take a value, with the commands behind which it is the same; all are in the order of the table.
  private static func groups(_ entries: [Entry]) -> [(option: Option, commands: [String])] {
    var groups: [(option: Option, commands: [String])] = []
    for entry in entries {
      for option in entry.options {
        if let index = groups.firstIndex(where: { $0.option == option }) {
          groups[index].commands.append(entry.command)
        } else {
          groups.append((option, [entry.command]))
        }
      }
    }
    return groups
  }

  /// Patterns of `case` for a command, a blank and an option.
  private static func pattern(_ option: Option, _ commands: [String], isOnly: Bool) -> String {
    isOnly ? "*\" \(option.name)\"" : commands.map { "\"\($0) \(option.name)\"" }.joined(separator: "|")
  }

  private static func words(_ words: [String]) -> String { words.joined(separator: " ") }

  // MARK: bash

  private static func bash(_ entries: [Entry]) -> String {
    let commands = entries.map(\.command)
    var out = """
      # Completions of curbcut for bash: source <(curbcut completions bash)
      _curbcut_words() {
        local IFS=$' \\t\\n'
        compgen -W "$1" -- "$word"
      }
      _curbcut() {
        local IFS=$'\\n' word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} command= options= index
        COMPREPLY=()
        # bash takes --format=json for three words.
        if [ "$word" = = ]; then
          word=
        elif [ "$before" = = ] && [ "$COMP_CWORD" -gt 2 ]; then
          before=${COMP_WORDS[COMP_CWORD-2]}
        fi
        for ((index = 1; index < COMP_CWORD; index++)); do
          case ${COMP_WORDS[index]} in
            \(commands.joined(separator: "|"))) command=${COMP_WORDS[index]}; break;;
          esac
        done
        case "${command:-lint} $before" in

      """
    let groups = groups(entries)
    for (option, commands) in groups where option.values != .none {
      let isOnly = groups.filter { $0.option.name == option.name }.count == 1
      out += "    \(pattern(option, commands, isOnly: isOnly))) \(bash(option.values)); return;;\n"
    }
    out += "  esac\n  case ${command:-lint} in\n"
    for entry in entries {
      out += "    \(entry.command)) options='\(words(entry.names + entry.operands.words))'"
      if case .folders = entry.operands { out += "; COMPREPLY=($(compgen -d -- \"$word\"))" }
      if entry.operands.takesFiles { out += "; COMPREPLY=($(compgen -f -- \"$word\"))" }
      out += ";;\n"
    }
    out += "  esac\n"
    out += "  [ -n \"$command\" ] || options=\"$options \(words(commands))\"\n"
    out += "  COMPREPLY+=($(_curbcut_words \"$options\"))\n}\n"
    return out + "complete -o filenames -F _curbcut curbcut\n"
  }

  private static func bash(_ values: ArgumentValues) -> String {
    let words = "$(_curbcut_words '\(words(values.words))')"
    return switch values {
    case .none, .text: ":"
    case .words: "COMPREPLY=(\(words))"
    case .wordsOrFiles: "COMPREPLY=(\(words) $(compgen -f -- \"$word\"))"
    // Neither a blank nor a backslash may come into what a path follows; old versions of bash cannot leave them out.
    case .prefixes: "compopt -o nospace +o filenames 2>/dev/null; COMPREPLY=(\(words))"
    case .files: "COMPREPLY=($(compgen -f -- \"$word\"))"
    case .folders: "COMPREPLY=($(compgen -d -- \"$word\"))"
    }
  }

  // MARK: zsh

  private static func zsh(_ entries: [Entry]) -> String {
    let commands = entries.map(\.command)
    var out = """
      #compdef curbcut
      # Completions of curbcut for zsh: put this as _curbcut into a folder of $fpath.
      local command= before=$words[CURRENT-1] word
      for word in $words[2,CURRENT-1]; do
        case $word in
          (\(commands.joined(separator: "|"))) command=$word; break;;
        esac
      done
      if [[ $PREFIX == --*=* ]]; then
        before=${PREFIX%%=*}
        compset -P '--*='
      fi
      case "${command:-lint} $before" in

      """
    let groups = groups(entries)
    for (option, commands) in groups where option.values != .none {
      let isOnly = groups.filter { $0.option.name == option.name }.count == 1
      out += "  (\(pattern(option, commands, isOnly: isOnly))) \(zsh(option.values)); return;;\n"
    }
    out += "esac\n[[ -n $command ]] || compadd -- \(words(commands))\ncase ${command:-lint} in\n"
    for entry in entries {
      let offered = words(entry.names + entry.operands.words)
      var line = "compadd -- \(offered)"
      if case .folders = entry.operands { line += "; _files -/" }
      if entry.operands.takesFiles { line += "; _files" }
      out += "  (\(entry.command)) \(line);;\n"
    }
    return out + "esac\n"
  }

  private static func zsh(_ values: ArgumentValues) -> String {
    switch values {
    case .none, .text: ":"
    case .words: "compadd -- \(words(values.words))"
    case .wordsOrFiles: "compadd -- \(words(values.words)); _files"
    case .prefixes:
      "if compset -P '*='; then _files; else compadd -S '' -- \(words(values.words)); fi"
    case .files: "_files"
    case .folders: "_files -/"
    }
  }

  // MARK: fish

  private static func fish(_ entries: [Entry]) -> String {
    let commands = entries.map(\.command)
    var out = """
      # Completions of curbcut for fish: curbcut completions fish > ~/.config/fish/completions/curbcut.fish
      function __curbcut_command
        for word in (commandline -opc)[2..-1]
          if contains -- $word \(words(commands))
            echo $word
            return
          end
        end
      end
      function __curbcut_is
        set -l command (__curbcut_command)
        test -n "$command"; or set command lint
        contains -- $command $argv
      end
      complete -c curbcut -f
      complete -c curbcut -n 'test -z (__curbcut_command)' -a '\(words(commands))'

      """
    for entry in entries {
      let condition = "complete -c curbcut -n '__curbcut_is \(entry.command)'"
      if !entry.operands.words.isEmpty { out += "\(condition) -a '\(words(entry.operands.words))'\n" }
      if case .folders = entry.operands { out += "\(condition) -a '(__fish_complete_directories)'\n" }
      if entry.operands.takesFiles { out += "\(condition) -F\n" }
    }
    for (option, commands) in groups(entries) {
      out += "complete -c curbcut -n '__curbcut_is \(words(commands))' -l \(option.name.dropFirst(2))"
      if let short = option.short { out += " -s \(short.dropFirst())" }
      out += fish(option.values) + "\n"
    }
    return out
  }

  private static func fish(_ values: ArgumentValues) -> String {
    switch values {
    case .none: ""
    case .text: " -x"
    case .words, .prefixes: " -x -a '\(words(values.words))'"
    case .wordsOrFiles: " -r -F -a '\(words(values.words))'"
    case .files: " -r -F"
    case .folders: " -x -a '(__fish_complete_directories)'"
    }
  }
}

extension ArgumentValues {
  var words: [String] {
    switch self {
    case .words(let words), .wordsOrFiles(let words), .prefixes(let words): words
    case .none, .files, .folders, .text: []
    }
  }

  /// Whether files are offered in place of what is not among the words.
  fileprivate var takesFiles: Bool {
    switch self {
    case .files, .wordsOrFiles: true
    case .none, .words, .prefixes, .folders, .text: false
    }
  }
}
