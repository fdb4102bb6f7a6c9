// Completions for shells, made from the same list of commands and options that arguments are read by.

enum Completions {
  /// What is offered behind a command.
  struct Entry {
    var command: String
    var options: [(name: String, values: [String])]
  }

  static func script(_ shell: String, _ entries: [Entry]) -> String? {
    switch shell {
    case "bash": bash(entries)
    case "zsh": zsh(entries)
    case "fish": fish(entries)
    default: nil
    }
  }

  private static func bash(_ entries: [Entry]) -> String {
    var out = "# Completions of curbcut for bash: source <(curbcut completions bash)\n_curbcut() {\n"
    out += "  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} command=lint\n"
    out += "  [ \"$COMP_CWORD\" -gt 1 ] && command=${COMP_WORDS[1]}\n  local options=\n  case $before in\n"
    for (name, values) in valued(entries) {
      out += "    \(name)) COMPREPLY=($(compgen -W '\(values.joined(separator: " "))' -- \"$word\")); return;;\n"
    }
    out += "  esac\n  case $command in\n"
    for entry in entries {
      out += "    \(entry.command)) options='\(entry.options.map(\.name).joined(separator: " "))';;\n"
    }
    let commands = entries.map(\.command).joined(separator: " ")
    out +=
      "    *) options='\(entries.first { $0.command == "lint" }?.options.map(\.name).joined(separator: " ") ?? "")';;\n"
    out += "  esac\n  if [ \"$COMP_CWORD\" -eq 1 ]; then options=\"$options \(commands)\"; fi\n"
    out += "  COMPREPLY=($(compgen -W \"$options\" -- \"$word\") $(compgen -f -- \"$word\"))\n}\n"
    return out + "complete -o filenames -F _curbcut curbcut\n"
  }

  private static func zsh(_ entries: [Entry]) -> String {
    var out = "#compdef curbcut\n# Completions of curbcut for zsh: put this as _curbcut into a folder of $fpath.\n"
    out += "local command=lint\n(( CURRENT > 2 )) && command=$words[2]\ncase $words[CURRENT-1] in\n"
    for (name, values) in valued(entries) {
      out += "  \(name)) compadd -- \(values.joined(separator: " ")); return;;\n"
    }
    out += "esac\n(( CURRENT == 2 )) && compadd -- \(entries.map(\.command).joined(separator: " "))\ncase $command in\n"
    for entry in entries where !entry.options.isEmpty {
      out += "  \(entry.command)) compadd -- \(entry.options.map(\.name).joined(separator: " "));;\n"
    }
    return out + "esac\n_files\n"
  }

  private static func fish(_ entries: [Entry]) -> String {
    var out = "# Completions of curbcut for fish: curbcut completions fish > ~/.config/fish/completions/curbcut.fish\n"
    for entry in entries {
      out += "complete -c curbcut -n __fish_use_subcommand -a \(entry.command)\n"
      for option in entry.options {
        let name = option.name.dropFirst(2)
        let values = option.values.isEmpty ? "" : " -x -a '\(option.values.joined(separator: " "))'"
        out += "complete -c curbcut -n '__fish_seen_subcommand_from \(entry.command)' -l \(name)\(values)\n"
      }
    }
    return out
  }

  private static func valued(_ entries: [Entry]) -> [(String, [String])] {
    var seen: Set<String> = []
    return entries.flatMap(\.options).filter { !$0.values.isEmpty && seen.insert($0.name).inserted }
      .map { ($0.name, $0.values) }
  }
}
