// What `--help` prints.

import CurbcutLint

enum Help {
  static func text(_ command: String?) -> String {
    switch command {
    case "lint": lint
    case "baseline": baseline
    case "rules": rules
    case "explain": explain
    case "why": why
    case "components": components
    case "contrast": contrast
    case "speak": speak
    case "screens": screens
    case "audit": audit
    case "lsp": languageServer
    case "init": initialize
    case "config": config
    case "suppressions": suppressions
    case "hook": hook
    case "merge": merge
    case "completions": completions
    case "help", "version": help
    default: overview
    }
  }

  private static let overview = """
    \(Version.tool) \(Version.number): finds what keeps people out of Swift views, before the app is built.

    Usage: curbcut [lint] [paths…]     judge Swift files and folders (default: this folder)
           curbcut baseline create     take what is found today as known, so that only new findings are reported
           curbcut suppressions        list directives by age and owner
           curbcut hook install        judge what is staged before each commit
           curbcut merge <files…>      put the SARIF files of shards together
           curbcut completions <shell>
                                       completions for bash, zsh or fish
           curbcut rules               list the rules
           curbcut explain <rule>      what a rule reports, whom it concerns and how to fix it
           curbcut why <file>:<line>   what is known about a view there, and what each rule says
           curbcut components [name]   what the project's own components promise where they are used
           curbcut contrast [paths…]   every pair of colours that views show together, with its contrast
           curbcut contrast <colour> <colour>
                                       the contrast of two colours, such as '#3182CE' '#FFFFFF'
           curbcut speak <view>        what VoiceOver will say of a view or file, in reading order
           curbcut screens [paths…]    the screens, how they are reached, what was found on each
           curbcut audit [paths…]      the app as a whole, as a page to look at, a checklist, a test plan
           curbcut lsp                 findings, fixes and explanations while you type, for editors
           curbcut init                look at the project and write a first .curbcut.json
           curbcut config print|verify|schema
                                       what the configuration comes to, whether it is sound, its JSON Schema
           curbcut help lint           the options of lint

    Options: --version, --help

    Status: 0 nothing that fails the run, 1 findings, 2 wrong usage, 3 some input could not be read.

    """

  private static let lint = """
    Usage: curbcut [lint] [paths…] [options]

    Judges the Swift files below the paths. What is known about the project comes from the whole root, so a single file
    is judged as in a full run. The root is the outermost folder of the git working tree with a .curbcut.json, else the
    top of the working tree, else the path itself.

    What is judged:
      --root <folder>              the root, when looking for it finds the wrong one
      --files-from <file>          more paths, one on each line; - reads them from standard input
      --stdin --stdin-filename <path>
                                   judge standard input as if it were that file
      --profile <name>             the set of rules and limits to begin with: recommended (default), strict, audit,
                                   wcag-a, wcag-aa, wcag-aaa, apple-hig, nutrition, able, stampbook, pt-expo, mynd,
                                   ai-wardrobe
      --rules-as-of <version>      leave out rules that came after this version of the tool
      --ios <number>               the generation of iOS whose colours of the system count (default: 26)
      --config <file>              this configuration in place of those found
      --rule <rule>                only this rule; may be repeated
      --disable <rule>             not this rule; may be repeated

    What is reported:
      --min-confidence <level>     high, medium (default) or low
      --format <format>            text (default), concise, json, sarif, xcode, github, gitlab, junit, checkstyle,
                                   rdjson, sonar, markdown or agent; text shows the worst findings on a terminal,
                                   and one line for each elsewhere
      --all                        every finding whole (text)
      --group-by <what>            one line for each finding, by file, rule, cause or screen (text)
      --output <format>=<path>     also write a file; may be repeated
      --statistics                 how often each rule found something, what was not examined, and what is not known
                                   and why: by reason and name, the most frequent first (text)
      --quiet, -q                  findings and problems only (text)
      --color <when>               auto (default), always or never; NO_COLOR is honoured

    What counts as new:
      --baseline <file>            known findings (default: .curbcut-baseline.json in the root, when it is there)
      --no-baseline                report what the baseline knows as well
      --strict-baseline            fail when an entry of the baseline fits nothing any more
      --since <revision>           only what is new since the branch left that revision, uncommitted files included
      --no-merge-base              compare with the revision itself, not with where the branch left it
      --staged                     judge what is staged, not the files on disk; only what is new since the last commit
      --settings-from-base         use configuration, baseline and directives as they are in the base, not as the change
                                   leaves them

    What is silenced:
      --suppress-all --reason <text>
                                   write a directive with that reason above each line with findings

    Where the work is shared:
      --watch                      judge again whenever a file changes, until Ctrl-C
      --shard <number>/<count>     only that part of the files; `curbcut merge` puts their SARIF files together
      --stamp <file>               write a Swift file without code when nothing fails, for build systems

    What is mended:
      --fix                        mend what can be mended without changing how the app looks or sounds
      --unsafe-fixes               mend also what has to be read over: labels from the name of an action or a symbol,
                                   text styles for fixed sizes, motion that respects Reduce Motion
      --diff                       print a patch for `git apply` instead of changing files; status 1 when it is not empty

    What fails the run:
      --fail-on <severity>         error (default), warning, note or never
      --fail-confidence <level>    high (default), medium or low
      --max-warnings <number>      more warnings than this fail as well
      --fail-on-flow <name>        only what lies on a screen of that flow of the configuration; may be repeated

    Status: 0 nothing that fails the run, 1 findings, 2 wrong usage, 3 some input could not be read.

    """

  private static let baseline = """
    Usage: curbcut baseline create [folder] [--force]
           curbcut baseline prune [folder]
           curbcut baseline update [folder] --reason <text>
           curbcut baseline stats [folder]

    create writes down all findings of the root as known; from then on only others are reported. An entry says what is
    wrong in which declaration, not on which line, so edits around it change nothing, and a second equal finding is new.
    prune takes out what has been mended and follows renamed files; it never adds anything. update, after an upgrade,
    takes in what the new version sees in code that was there when the file was last committed, and nothing else. stats
    counts.

    Options: --baseline <file> (default: .curbcut-baseline.json in the root), --root <folder>, --rule <rule>,
             --disable <rule>, --min-confidence <level>, --jobs <number>, --force,
             --reason <text>

    Commit the file. Status: 0, or 2 when it cannot be done.

    """

  private static let suppressions = """
    Usage: curbcut suppressions [path] [--format text|json] [--root <folder>]

    Lists every directive that silences something, the oldest first, with its rules, its reason and the owners that
    CODEOWNERS names. The age comes from git.

    """

  private static let hook = """
    Usage: curbcut hook install [--force]
           curbcut hook uninstall

    Writes a hook for git that judges what is staged before each commit, and takes it away again. A hook of somebody
    else is left as it is, and the line to add to it is printed. Where git's settings say that hooks lie outside of the
    repository, only --force writes one there.

    """

  private static let merge = """
    Usage: curbcut merge <files…> [--output sarif=<path>]

    Puts the SARIF files of all shards together into one with one run, in whatever order they are named: the bytes that
    a run over everything would have written. The status is the worst that a part ended with: 1 before 3 before 0. A
    part that is missing, damaged or named twice is an error, status 2, and of more findings than services accept the
    least severe are left out.

    """

  private static let completions = """
    Usage: curbcut completions bash|zsh|fish

    Prints completions of commands, options and rules. Each begins with where to put it.

    """

  private static let help = """
    Usage: curbcut help [command]   what a command does, and its options
           curbcut help --man       the manual page, for a file such as /usr/local/share/man/man1/curbcut.1
           curbcut version

    """

  private static let rules = """
    Usage: curbcut rules [--format text|json] [--color auto|always|never]

    Lists every rule with its severity, its confidence and what it finds.

    """

  private static let why = """
    Usage: curbcut why <file>:<line>[:<column>] [--format text|json] [--rules] [--root <folder>] [--color auto|always|never]

    Tells what is found at the view there and what was measured and is not reported; then what assistive technology gets
    from it: role, name, size, colors, font and traits, with the places that say so, or why they cannot be told. With a
    line only, the outermost view that begins on it is meant; with a column, the innermost around it. At a line of a
    storyboard or xib, the object there is meant. --rules lists each rule with what it says, or why it is silent.

    """

  private static let components = """
    Usage: curbcut components [name] [path] [--format text|json] [--root <folder>] [--color auto|always|never]

    Prints what is learnt from the declarations of the project's own views, view functions, modifiers and styles: role,
    name and the parameters that make it, slots, hit area, font and motion; or why it cannot be told.

    """

  private static let explain = """
    Usage: curbcut explain <rule> [--all] [--no-pager] [--color auto|always|never]

    Shows what a rule reports, whom it concerns and how to fix it, with an example, in at most 60 lines.

      --all                        the whole page: why it matters, what is left alone, all examples, what was measured
      --no-pager                   straight to the terminal; otherwise PAGER shows it there, or less where that is not set

    """

  private static let initialize = """
    Usage: curbcut init [folder]

    Looks at the Swift files below the folder (default: this one) and writes a .curbcut.json with comments there. A
    configuration that exists is left as it is.

    """

  private static let config = """
    Usage: curbcut config print [path]    what the configuration comes to for the files there, each rule and option named
           curbcut config verify [path]   whether every configuration of the project is sound; lists all mistakes
           curbcut config schema          the JSON Schema of configurations

    Options: --root <folder>, --config <file>, --profile <name>, --rules-as-of <version>, --ios <number>

    The configuration is the .curbcut.json at the top of the project; those in folders below override it there.

    Status: 0 all is well, 2 a mistake.

    """

  private static let contrast = """
    Usage: curbcut contrast [paths…] [--format text|json] [--root <folder>] [--color auto|always|never]
           curbcut contrast <foreground> <background> [--color auto|always|never]

    Lists every pair of colours that texts and symbols below the paths show: the ratio in light and dark appearance and
    in both with increased contrast, the nearest shade that passes where one fails, and the places. Pairs that fail come
    first. With two colours, such as '#3182CE' '#FFFFFF', it prints their ratio and what that is good for by WCAG 2.2.

    """

  private static let languageServer = """
    Usage: curbcut lsp [--profile <name>] [--min-confidence <level>] [--rule <rule>] [--disable <rule>]

    The language server, for editors to start: it speaks the Language Server Protocol on standard input and output.
    Findings come while you type, judged with what stands in open files and everything else in the project; code actions
    mend, ignore with a reason, or explain; hovering over a view tells its name, how that came about, and what VoiceOver
    says. It runs beside sourcekit-lsp. The README has the lines for each editor.

    Options: --config <file>, --profile <name>, --rules-as-of <version>, --ios <number>, --rule <rule>, --disable <rule>,
             --min-confidence <level>, --jobs <number>

    Status: 0 when the editor shut it down, 1 when the editor went away.

    """

  private static let speak = """
    Usage: curbcut speak <file>[:<line>] … [--voice-control] [--since <revision>] [--format text|json]
           curbcut speak <view> … [<folder> …]

    Tells what VoiceOver will say, in reading order: name, value, role, traits, hint and actions of each stop, through the
    project's own components. ‹unnamed› has no words, ‹runtime: …› is filled in when the app runs, ‹a | b› is one of
    several, ‹unknown: …› cannot be told from the source. With a line, the piece of code around it that makes views is
    meant; with a file or folder, each view in it; with the name of a view and a folder, the views of that name in it.
    Storyboards and xibs are told by scene, in the order in which things are drawn; views that UIKit code makes are not.

      --voice-control              what one can say to Voice Control, and which controls share their words
      --since <revision>           only what is heard differently since the branch left that revision
      --no-merge-base              compare with the revision itself, not with where the branch left it
      --format <format>            text (default) or json
      --root <folder>, --config <file>, --color <when>

    """

  private static let screens = """
    Usage: curbcut screens [paths…] [--fail-on-flow <name>] [--format text|json]

    Lists the views that people reach by a scene, a tab, navigation, a sheet or UIKit, with what each is made of and what
    was found on it, and the flows that the configuration names. --fail-on-flow ends with status 1 when something that
    fails a run lies on a screen of that flow.

    Options: --root <folder>, --config <file>, --profile <name>, --rule <rule>, --disable <rule>, --min-confidence <level>,
             --rules-as-of <version>, --ios <number>, --jobs <number>, --color <when>

    """

  private static let audit = """
    Usage: curbcut audit [paths…] [--profile <name>] [--output <format>=<path> …]

    Gathers what was found by screen, by way through the app and by people; says how each statement of the profile's
    checklist stands (fails, nothing found, not decidable, by hand; never passed), what to mend first, what the criteria
    of WCAG 2.2 and the Nutrition Labels come to, what VoiceOver will say, and what remains to be tested by hand.

      --output <format>=<path>     write a file; may be repeated
                                   html: a page for everybody, in one file that asks nobody for anything
                                   markdown, json: the same for wikis and programs
                                   xctest: a test for each screen that runs the system's audit on a device
                                   statement: a draft of an accessibility statement
      --format <format>            what standard output shows: text (default) or one of the above
      --compare <file>             the trend against an earlier audit in JSON
      --fail-on <severity>         error, warning, note or never (default)
      --fail-on-flow <name>        status 1 when something that fails a run lies on a screen of that flow; may be repeated
      --root <folder>, --config <file>, --profile <name>, --rule <rule>, --disable <rule>, --min-confidence <level>,
      --fail-confidence <level>, --rules-as-of <version>, --ios <number>, --jobs <number>, --color <when>

    """
}
