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
    \(Version.tool) \(Version.number): finds accessibility barriers in Swift views before the app is built.

    Usage: curbcut [lint] [paths…]     check Swift files and folders (default: this folder)
           curbcut baseline create     accept today's findings, so that only new ones are reported
           curbcut suppressions        list directives by age and owner
           curbcut hook install        check staged changes before each commit
           curbcut merge <files…>      combine the SARIF files of all shards
           curbcut completions <shell>
                                       completions for bash, zsh or fish
           curbcut rules               list the rules
           curbcut explain <rule>      what a rule reports, whom it affects and how to fix it
           curbcut why <file>:<line>   what is known about a view, and what each rule says about it
           curbcut components [name]   what the project's own components provide where they are used
           curbcut contrast [paths…]   every pair of colors that views show together, with its contrast
           curbcut contrast <color> <color>
                                       the contrast of two colors, such as '#3182CE' '#FFFFFF', or of
                                       system colors, such as label systemBackground
           curbcut speak <view>        what VoiceOver will say of a view or file, in reading order
           curbcut screens [paths…]    the screens, how they are reached, and the findings on each
           curbcut audit [paths…]      a report on the whole app: a page, a checklist, a test plan
           curbcut lsp                 a language server: findings, fixes and explanations in editors
           curbcut init                scan the project and write a first .curbcut.json
           curbcut config print|verify|schema
                                       the effective configuration, whether it is valid, its JSON Schema
           curbcut help lint           the options of lint

    Options: --version, --help

    Status: 0 no failing findings, 1 failing findings, 2 usage error, 3 some input could not be read.

    """

  private static let lint = """
    Usage: curbcut [lint] [paths…] [options]

    Checks the Swift files below the paths. The whole root is read to understand the project, so a single file gets the
    same findings as in a full run. The root is the outermost folder of the git working tree with a .curbcut.json, else
    the top of the working tree, else the path itself.

    What is checked:
      --root <folder>              the root, if the wrong one is detected
      --files-from <file>          more paths, one per line; - reads them from standard input
      --stdin --stdin-filename <path>
                                   check standard input as if it were that file
      --profile <name or file>     the set of rules and limits to begin with: recommended (default), strict, audit,
                                   wcag-a, wcag-aa, wcag-aaa, apple-hig, nutrition, or the path of a file with the
                                   keys of a .curbcut.json
      --rules-as-of <version>      leave out rules added after this version of the tool
      --ios <number>               iOS version whose system colors to use (default: 26)
      --config <file>              use this configuration instead of those found
      --rule <rule>                run only this rule; may be repeated
      --disable <rule>             skip this rule; may be repeated

    What is reported:
      --min-confidence <level>     high, medium (default) or low
      --format <format>            text (default), concise, json, sarif, xcode, github, gitlab, junit, checkstyle,
                                   rdjson, sonar, markdown or agent; text shows the worst findings on a terminal,
                                   and one line per finding elsewhere
      --all                        every finding in full (text)
      --group-by <what>            one line per finding, by file, rule, cause or screen (text)
      --output <format>=<path>     also write a file; may be repeated
      --statistics                 findings per rule, what was not examined, and what could not be resolved and why:
                                   by reason and name, the most frequent first (text)
      --quiet, -q                  findings and problems only (text)
      --color <when>               auto (default), always or never; NO_COLOR is honored

    What counts as new:
      --baseline <file>            known findings (default: .curbcut-baseline.json in the root, if it exists)
      --no-baseline                report findings that are in the baseline as well
      --strict-baseline            fail if an entry of the baseline no longer matches a finding
      --since <revision>           only what is new since the branch left that revision, uncommitted files included
      --no-merge-base              compare with the revision itself, not with the merge base
      --staged                     check what is staged, not the files on disk; only what is new since the last commit
      --settings-from-base         use configuration, baseline and directives of the base, not those of the change

    What is silenced:
      --suppress-all --reason <text>
                                   write a directive with that reason above each line with findings

    How it runs:
      --watch                      check again whenever a file changes, until Ctrl-C
      --shard <number>/<count>     only that part of the files; `curbcut merge` combines their SARIF files
      --stamp <file>               write an empty Swift file if nothing fails, for build systems

    What is fixed:
      --fix                        apply fixes that do not change how the app looks or sounds
      --unsafe-fixes               also apply fixes that need review: labels from the name of an action or a symbol,
                                   text styles for fixed sizes, motion that respects Reduce Motion
      --diff                       print a patch for `git apply` instead of changing files; status 1 if it is not empty

    What fails the run:
      --fail-on <severity>         error (default), warning, note or never
      --fail-confidence <level>    high (default), medium or low
      --max-warnings <number>      also fail if there are more warnings than this
      --fail-on-flow <name>        only findings on the screens of that configured flow; may be repeated

    Status: 0 no failing findings, 1 failing findings, 2 usage error, 3 some input could not be read.

    """

  private static let baseline = """
    Usage: curbcut baseline create [folder] [--force]
           curbcut baseline prune [folder]
           curbcut baseline update [folder] --reason <text>
           curbcut baseline stats [folder]

    create records all findings of the root as known; from then on only others are reported. An entry says what is wrong
    in which declaration, not on which line, so edits around it change nothing, and a second identical finding is new.
    prune removes entries that have been fixed and follows renamed files; it never adds any. update, after an upgrade,
    adds what the new version finds in code that is unchanged since the baseline was last committed, and nothing else.
    stats prints counts.

    Options: --baseline <file> (default: .curbcut-baseline.json in the root), --root <folder>, --rule <rule>,
             --disable <rule>, --min-confidence <level>, --jobs <number>, --force,
             --reason <text>

    Commit the file. Status: 0, or 2 on failure.

    """

  private static let suppressions = """
    Usage: curbcut suppressions [path] [--format text|json] [--root <folder>]

    Lists every directive that silences something, oldest first, with its rules, its reason and its owners according to
    CODEOWNERS. The age comes from git.

    """

  private static let hook = """
    Usage: curbcut hook install [--force]
           curbcut hook uninstall

    Installs a git hook that checks staged changes before each commit, or removes it again. A hook that is already there
    is left as it is, and the line to add to it is printed. If git is configured to keep hooks outside the repository,
    only --force writes one there.

    """

  private static let merge = """
    Usage: curbcut merge <files…> [--output sarif=<path>]

    Combines the SARIF files of all shards, given in any order, into one file with one run: the same bytes that a run
    over everything would have written. The status is the worst of the parts: 1 before 3 before 0. A part that is
    missing, damaged or given twice is an error, status 2. If there are more findings than services accept, the least
    severe are left out.

    """

  private static let completions = """
    Usage: curbcut completions bash|zsh|fish

    Prints completions for commands, options and their values: formats, profiles, rules, categories, colors and the
    like. Each script begins with where to install it.

    """

  private static let help = """
    Usage: curbcut help [command]   what a command does, and its options
           curbcut help --man       the manual page, for a file such as /usr/local/share/man/man1/curbcut.1
           curbcut version

    """

  private static let rules = """
    Usage: curbcut rules [--category <name>] [--wcag <criterion>] [--fixable] [--format text|json] [--color auto|always|never]

    Lists every rule with its severity, its confidence and what it finds. Options narrow the list together.

      --category <name>            only rules of this category, such as touch or dynamic-type; may be repeated
      --wcag <criterion>           only rules about this success criterion of WCAG 2.2, such as 1.4.3, or about all that
                                   begin with a number, such as 1.4; may be repeated
      --fixable                    only rules that have a fix for some of their findings

    """

  private static let why = """
    Usage: curbcut why <file>:<line>[:<column>] [--format text|json] [--rules] [--root <folder>] [--color auto|always|never]

    Shows the findings on the view there and what was measured but not reported, then what assistive technology gets from
    it: role, name, size, colors, font and traits, with the source of each, or why it is unknown. A line alone selects
    the outermost view that begins on it, a column the innermost view around it. A line of a storyboard or xib selects
    the object there. --rules lists each rule with what it reports, or why it does not.

    """

  private static let components = """
    Usage: curbcut components [name] [path] [--format text|json] [--root <folder>] [--color auto|always|never]

    Prints what is known from the declarations of the project's own views, view functions, modifiers and styles: role,
    name and the parameters it comes from, slots, whether it is hidden or combines its children, hit area, font, motion,
    colors of its text, and how often a view is used; or why it is unknown. A path alone lists all that is declared below
    it.

    """

  private static let explain = """
    Usage: curbcut explain <rule> [--all] [--no-pager] [--color auto|always|never]

    Shows what a rule reports, whom it affects and how to fix it, with an example, in at most 60 lines. The name of a
    package, such as Kingfisher, shows what is known of its views.

      --all                        the whole page: why it matters, what is not reported, all examples, measurements
      --no-pager                   print directly instead of through PAGER (less, if PAGER is not set)

    """

  private static let initialize = """
    Usage: curbcut init [folder]

    Scans the Swift files below the folder (default: this one) and writes a commented .curbcut.json there. An existing
    configuration is never overwritten.

    """

  private static let config = """
    Usage: curbcut config print [path]    the effective configuration for the files there, with each rule and option
           curbcut config verify [path]   check every configuration of the project; lists all mistakes
           curbcut config schema          the JSON Schema for configurations

    Options: --root <folder>, --config <file>, --profile <name>, --rules-as-of <version>, --ios <number>

    The configuration is the .curbcut.json at the top of the project; those in folders below override it there.

    Status: 0 valid, 2 invalid.

    """

  private static let contrast = """
    Usage: curbcut contrast [paths…] [--format text|json] [--root <folder>] [--color auto|always|never]
           curbcut contrast <foreground> <background> [--ios <number>] [--color auto|always|never]

    Lists every pair of colors that text and symbols below the paths show: the ratio in light and dark appearance and in
    both with increased contrast, the nearest shade that passes where one fails, and the places. Failing pairs come
    first. For two colors, such as '#3182CE' '#FFFFFF', it prints their ratio and what WCAG 2.2 allows them for. System
    colors go by their names in code, such as label, .secondary, systemBlue or UIColor.red, and are compared in each
    appearance; --ios selects the version whose colors to use (default: 26).

    """

  private static let languageServer = """
    Usage: curbcut lsp [--profile <name>] [--min-confidence <level>] [--rule <rule>] [--disable <rule>]

    The language server, started by editors: it speaks the Language Server Protocol on standard input and output.
    Findings appear while you type and take unsaved changes and the rest of the project into account. Code actions fix
    a finding, ignore it with a reason, or explain it; hovering over a view shows its name, where that comes from, and
    what VoiceOver says. It runs alongside sourcekit-lsp. docs/editors.md has the setup for each.

    Options: --config <file>, --profile <name>, --rules-as-of <version>, --ios <number>, --rule <rule>, --disable <rule>,
             --min-confidence <level>, --jobs <number>

    Status: 0 if the editor shut it down, 1 if the editor went away.

    """

  private static let speak = """
    Usage: curbcut speak <file>[:<line>] … [--voice-control] [--since <revision>] [--format text|json]
           curbcut speak <view> … [<folder> …]

    Shows what VoiceOver will say, in reading order: name, value, role, traits, hint and actions of each stop, through
    the project's own components. ‹unnamed› has no spoken name, ‹runtime: …› is filled in at run time, ‹a | b› is one
    of several, ‹unknown: …› does not follow from the source. A line selects the code around it that makes views; a file
    or folder, each view in it; the name of a view and a folder, the views of that name in it. Storyboards and xibs are
    read scene by scene, in drawing order; views made in UIKit code are not read.

      --voice-control              what people can say to Voice Control, and which controls share a name
      --since <revision>           only what sounds different since the branch left that revision
      --no-merge-base              compare with the revision itself, not with the merge base
      --format <format>            text (default) or json
      --root <folder>, --config <file>, --color <when>

    """

  private static let screens = """
    Usage: curbcut screens [paths…] [--fail-on-flow <name>] [--format text|json]

    Lists the views that people reach through a scene, a tab, navigation, a sheet or UIKit, with their components and
    findings, and the flows that the configuration names. --fail-on-flow exits with status 1 if a screen of that flow has
    a failing finding.

    Options: --root <folder>, --config <file>, --profile <name>, --rule <rule>, --disable <rule>, --min-confidence <level>,
             --rules-as-of <version>, --ios <number>, --jobs <number>, --color <when>

    """

  private static let audit = """
    Usage: curbcut audit [paths…] [--profile <name>] [--output <format>=<path> …]

    Reports findings by screen, by flow and by the people they affect; the state of each statement of the profile's
    checklist (fails, no findings, undecided, manual test; never passed); what to fix first; the results for WCAG 2.2 and
    the Accessibility Nutrition Labels; what VoiceOver will say; and a plan for manual tests.

      --output <format>=<path>     write a file: html (a page for everyone, in one self-contained file), markdown or json
                                   (the same for wikis and programs), xctest (a test for each screen that runs Apple's
                                   accessibility audit) or statement (a draft of an accessibility statement); may be
                                   repeated
      --format <format>            what standard output shows: text (default) or one of the above
      --compare <file>             compare with an earlier audit in JSON
      --fail-on <severity>         error, warning, note or never (default)
      --fail-on-flow <name>        status 1 if a screen of that flow has a failing finding; may be repeated
      --root <folder>, --config <file>, --profile <name>, --rule <rule>, --disable <rule>, --min-confidence <level>,
      --fail-confidence <level>, --rules-as-of <version>, --ios <number>, --jobs <number>, --color <when>

    """
}
