// Starts `curbcut lsp` and shows what it says: findings, fixes and what is known of a view. No package is needed.

'use strict';

const { spawn } = require('node:child_process');
const vscode = require('vscode');
const convert = require('./convert.js');
const { Connection } = require('./protocol.js');

const SELECTOR = { language: 'swift', scheme: 'file' };
const isOurs = (document) => document.languageId === 'swift' && document.uri.scheme === 'file';
/** How often a server that ended by itself is started again. */
const RESTARTS = 3;

class Session {
  constructor(output) {
    this.output = output;
    this.diagnostics = vscode.languages.createDiagnosticCollection('curbcut');
    this.watchers = [];
    this.restarts = 0;
    this.connection = null;
    this.process = null;
  }

  start() {
    const settings = vscode.workspace.getConfiguration('curbcut');
    const program = settings.get('path') || 'curbcut';
    const child = spawn(program, ['lsp', ...(settings.get('arguments') || [])], { stdio: ['pipe', 'pipe', 'pipe'] });
    const connection = new Connection((bytes) => child.stdin.write(bytes), {
      'textDocument/publishDiagnostics': ({ uri, diagnostics }) =>
        this.diagnostics.set(vscode.Uri.parse(uri), diagnostics.map(convert.diagnostic)),
      'window/showMessage': ({ type, message }) => this.say(type, message),
      'window/logMessage': ({ message }) => this.output.appendLine(message),
      'client/registerCapability': ({ registrations }) => registrations.forEach((item) => this.register(item)),
    });
    this.process = child;
    this.connection = connection;
    child.on('error', (error) => this.ended(child, connection, `${program} cannot be started: ${error.message}`));
    child.on('exit', (code, signal) => this.ended(child, connection, `${program} ended with ${code ?? signal}`));
    // What is written after the end has nowhere to go; the end itself is said once.
    child.stdin.on('error', () => {});
    child.stderr.on('data', (text) => this.output.append(String(text)));
    child.stdout.on('data', (chunk) => {
      try {
        connection.receive(chunk);
      } catch (error) {
        this.output.appendLine(error.message);
        child.kill();
      }
    });
    // Of a program that ended, its end is said.
    this.ready = this.initialize(connection).catch((error) => connection.closed || this.output.appendLine(error.message));
    return this.ready;
  }

  async initialize(connection) {
    const folders = (vscode.workspace.workspaceFolders ?? []).map(({ uri, name }) => ({ uri: uri.toString(), name }));
    await connection.request('initialize', {
      processId: process.pid,
      clientInfo: { name: 'Visual Studio Code', version: vscode.version },
      rootUri: folders.length > 0 ? folders[0].uri : null,
      workspaceFolders: folders,
      capabilities: {
        general: { positionEncodings: ['utf-16'] },
        textDocument: {
          synchronization: { didSave: true },
          publishDiagnostics: { relatedInformation: true, codeDescriptionSupport: true },
          codeAction: { codeActionLiteralSupport: { codeActionKind: { valueSet: ['quickfix', 'source.fixAll'] } } },
          hover: { contentFormat: ['markdown', 'plaintext'] },
        },
        workspace: { workspaceFolders: true, didChangeWatchedFiles: { dynamicRegistration: true } },
      },
    });
    connection.notify('initialized', {});
    for (const document of vscode.workspace.textDocuments) this.opened(document);
  }

  say(type, message) {
    this.output.appendLine(message);
    if (type === 1) vscode.window.showErrorMessage(message);
    if (type === 2) vscode.window.showWarningMessage(message);
  }

  register({ method, registerOptions }) {
    if (method !== 'workspace/didChangeWatchedFiles') return;
    for (const { globPattern } of registerOptions.watchers) {
      const watcher = vscode.workspace.createFileSystemWatcher(globPattern);
      const tell = (type) => (uri) =>
        this.connection.notify('workspace/didChangeWatchedFiles', { changes: [{ uri: uri.toString(), type }] });
      watcher.onDidCreate(tell(1));
      watcher.onDidChange(tell(2));
      watcher.onDidDelete(tell(3));
      this.watchers.push(watcher);
    }
  }

  ended(child, connection, reason) {
    connection.close(reason);
    if (this.process !== child) return;
    this.process = null;
    this.forget();
    this.output.appendLine(reason);
    if (child.pid !== undefined && this.restarts < RESTARTS) {
      this.restarts += 1;
      this.start();
    } else {
      vscode.window.showErrorMessage(`Curbcut: ${reason}. The setting curbcut.path says which program is meant.`);
    }
  }

  forget() {
    this.diagnostics.clear();
    for (const watcher of this.watchers.splice(0)) watcher.dispose();
  }

  opened(document) {
    if (!isOurs(document) || !this.connection) return;
    this.connection.notify('textDocument/didOpen', {
      textDocument: {
        uri: document.uri.toString(), languageId: 'swift', version: document.version, text: document.getText(),
      },
    });
  }

  changed({ document, contentChanges }) {
    if (!isOurs(document) || contentChanges.length === 0) return;
    this.connection?.notify('textDocument/didChange', {
      textDocument: { uri: document.uri.toString(), version: document.version },
      contentChanges: convert.contentChanges(contentChanges),
    });
  }

  about(method, document) {
    if (isOurs(document)) this.connection?.notify(method, { textDocument: { uri: document.uri.toString() } });
  }

  async ask(method, params, token) {
    try {
      await this.ready;
      return await this.connection.request(method, params, token);
    } catch (error) {
      // Asked too late or for nothing: the editor shows nothing.
      this.output.appendLine(`${method}: ${error.message}`);
      return null;
    }
  }

  async stop() {
    const child = this.process;
    const connection = this.connection;
    this.process = null;
    this.forget();
    if (!child || !connection || connection.closed) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    const late = setTimeout(() => child.kill(), 2000);
    await connection.request('shutdown', null).catch(() => {});
    connection.notify('exit', null);
    await gone;
    clearTimeout(late);
  }
}

let session = null;

async function activate(context) {
  const output = vscode.window.createOutputChannel('Curbcut');
  session = new Session(output);
  const uri = (document) => ({ uri: document.uri.toString() });
  context.subscriptions.push(
    output,
    session.diagnostics,
    vscode.workspace.onDidOpenTextDocument((document) => session.opened(document)),
    vscode.workspace.onDidChangeTextDocument((event) => session.changed(event)),
    vscode.workspace.onDidSaveTextDocument((document) => session.about('textDocument/didSave', document)),
    vscode.workspace.onDidCloseTextDocument((document) => session.about('textDocument/didClose', document)),
    vscode.workspace.onDidChangeWorkspaceFolders(({ added, removed }) => {
      const named = (folders) => folders.map((folder) => ({ uri: folder.uri.toString(), name: folder.name }));
      session.connection?.notify(
        'workspace/didChangeWorkspaceFolders', { event: { added: named(added), removed: named(removed) } });
    }),
    vscode.workspace.onDidChangeConfiguration(async (event) => {
      if (!event.affectsConfiguration('curbcut')) return;
      await session.stop();
      await session.start();
    }),
    vscode.languages.registerCodeActionsProvider(SELECTOR, {
      async provideCodeActions(document, range, context, token) {
        const params = { textDocument: uri(document), range: convert.protocolRange(range), context: { diagnostics: [] } };
        if (context.only) params.context.only = [context.only.value];
        return ((await session.ask('textDocument/codeAction', params, token)) ?? []).map(convert.codeAction);
      },
    }),
    vscode.languages.registerHoverProvider(SELECTOR, {
      async provideHover(document, position, token) {
        const place = { line: position.line, character: position.character };
        return convert.hover(
          await session.ask('textDocument/hover', { textDocument: uri(document), position: place }, token));
      },
    }),
    // The page of a rule comes as a message, which is in the output.
    vscode.commands.registerCommand('curbcut.explain', async (rule) => {
      await session.ask('workspace/executeCommand', { command: 'curbcut.explain', arguments: [rule] });
      output.show(true);
    }),
    vscode.commands.registerCommand('curbcut.restart', async () => {
      session.restarts = 0;
      await session.stop();
      await session.start();
    }),
    vscode.commands.registerCommand('curbcut.showOutput', () => output.show(true)));
  await session.start();
}

async function deactivate() {
  await session?.stop();
}

module.exports = { activate, deactivate };
