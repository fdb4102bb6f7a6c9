// As much of the editor's API as the extension uses, with what it shows kept for a look.

'use strict';

const listeners = () => {
  const all = new Set();
  const event = (listener) => {
    all.add(listener);
    return { dispose: () => all.delete(listener) };
  };
  event.fire = (value) => Promise.all([...all].map((listener) => listener(value)));
  return event;
};

class Position {
  constructor(line, character) { Object.assign(this, { line, character }); }
}
class Range {
  constructor(a, b, c, d) {
    this.start = new Position(a, b);
    this.end = new Position(c, d);
  }
}
class Uri {
  constructor(text) { this.text = text; }
  static parse(text) { return new Uri(text); }
  get scheme() { return this.text.split(':')[0]; }
  toString() { return this.text; }
}
class Kind {
  constructor(value) { this.value = value; }
  append(part) { return new Kind(this.value ? `${this.value}.${part}` : part); }
}
class WorkspaceEdit {
  constructor() { this.edits = []; }
  replace(uri, range, text) { this.edits.push({ uri: uri.toString(), range, text }); }
}

class Document {
  constructor(uri, text) { Object.assign(this, { uri: Uri.parse(uri), languageId: 'swift', version: 1, text }); }
  getText() { return this.text; }
}

const shown = { diagnostics: new Map(), errors: [], output: '', revealed: 0, watchers: [], providers: {}, commands: {} };
const settings = { path: 'curbcut', arguments: [] };

const vscode = {
  version: '1.99.0',
  Position, Range, Uri, WorkspaceEdit,
  CodeActionKind: { Empty: new Kind('') },
  Diagnostic: class { constructor(range, message, severity) { Object.assign(this, { range, message, severity }); } },
  DiagnosticRelatedInformation: class { constructor(location, message) { Object.assign(this, { location, message }); } },
  Location: class { constructor(uri, range) { Object.assign(this, { uri, range }); } },
  CodeAction: class { constructor(title, kind) { Object.assign(this, { title, kind }); } },
  MarkdownString: class { constructor(value) { this.value = value; } },
  Hover: class { constructor(contents, range) { Object.assign(this, { contents, range }); } },
  workspace: {
    workspaceFolders: [],
    textDocuments: [],
    getConfiguration: () => ({ get: (name) => settings[name] }),
    createFileSystemWatcher: (pattern) => {
      const watcher = {
        pattern, onDidCreate: listeners(), onDidChange: listeners(), onDidDelete: listeners(), dispose() { this.gone = true; },
      };
      shown.watchers.push(watcher);
      return watcher;
    },
    onDidOpenTextDocument: listeners(), onDidChangeTextDocument: listeners(), onDidSaveTextDocument: listeners(),
    onDidCloseTextDocument: listeners(), onDidChangeWorkspaceFolders: listeners(), onDidChangeConfiguration: listeners(),
  },
  languages: {
    createDiagnosticCollection: () => ({
      set: (uri, items) => shown.diagnostics.set(uri.toString(), items), clear: () => shown.diagnostics.clear(), dispose() {},
    }),
    registerCodeActionsProvider: (_, provider) => { shown.providers.actions = provider; return { dispose() {} }; },
    registerHoverProvider: (_, provider) => { shown.providers.hover = provider; return { dispose() {} }; },
  },
  window: {
    createOutputChannel: () => ({
      append: (text) => { shown.output += text; }, appendLine: (text) => { shown.output += `${text}\n`; },
      show: () => { shown.revealed += 1; }, dispose() {},
    }),
    showErrorMessage: (text) => { shown.errors.push(text); },
    showWarningMessage: (text) => { shown.errors.push(text); },
  },
  commands: { registerCommand: (name, run) => { shown.commands[name] = run; return { dispose() {} }; } },
};

module.exports = { Document, settings, shown, vscode };
