// The extension for Visual Studio Code with a stand-in for the editor and the real language server, named by CURBCUT.

'use strict';

const assert = require('node:assert');
const fs = require('node:fs');
const Module = require('node:module');
const os = require('node:os');
const path = require('node:path');
const { pathToFileURL } = require('node:url');
const { test } = require('node:test');
const fake = require('./fake.js');

const load = Module._load;
Module._load = (name, ...rest) => (name === 'vscode' ? fake.vscode : load(name, ...rest));
const folder = path.join(__dirname, '../../../integrations/vscode');
const { Connection, MessageReader, framed } = require(path.join(folder, 'protocol.js'));
const extension = require(path.join(folder, 'extension.js'));
const manifest = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
const { shown, settings, vscode } = fake;

const view = (body) => `import SwiftUI\n\nstruct Row: View {\n  var body: some View {\n    ${body}\n  }\n}\n`;
const BARE = 'HStack { Text("😀×"); Button(action: { deleteRow() }) { Image(systemName: "heart").frame(width: 44, height: 44) } }';

async function until(what, condition) {
  for (let waited = 0; waited < 30_000; waited += 10) {
    if (condition()) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  assert.fail(`waited in vain for ${what}: ${shown.output}`);
}

test('messages are read wherever the stream is cut', () => {
  const messages = [{ id: 1, text: '😀é' }, { id: 2, text: '' }, { id: 3, text: 'x'.repeat(10_000) }];
  const bytes = Buffer.concat(messages.map(framed));
  for (const size of [1, 2, 7, 4096, bytes.length]) {
    const read = [];
    const reader = new MessageReader((message) => read.push(message));
    for (let start = 0; start < bytes.length; start += size) reader.push(bytes.subarray(start, start + size));
    assert.deepStrictEqual(read, messages);
  }
  const reader = new MessageReader(() => {});
  assert.throws(() => reader.push(Buffer.from('Content-Type: x\r\n\r\n')), /length/);
  assert.throws(() => new MessageReader(() => {}).push(Buffer.alloc(5000)), /header/);
});

test('requests, answers, errors and calls of the other side', async () => {
  const sides = [];
  const make = (number, handlers) => new Connection((bytes) => setImmediate(() => sides[1 - number].receive(bytes)), handlers);
  sides.push(make(0, { double: ({ n }) => 2 * n, fails: () => { throw new Error('no'); } }), make(1, {}));
  assert.strictEqual(await sides[1].request('double', { n: 21 }), 42);
  await assert.rejects(sides[1].request('fails', {}), /no/);
  await assert.rejects(sides[1].request('unknown', {}), (error) => error.code === -32601);
  await assert.rejects(sides[1].request('toString', {}), (error) => error.code === -32601);
  const late = sides[1].request('double', { n: 1 });
  sides[1].close('it is gone');
  await assert.rejects(late, /it is gone/);
  await assert.rejects(sides[1].request('double', { n: 1 }), /it is gone/);
});

test('findings, fixes, hovers and explanations', async () => {
  const project = fs.mkdtempSync(path.join(os.tmpdir(), 'my äpp '));
  fs.writeFileSync(path.join(project, 'Row.swift'), view(BARE));
  const uri = pathToFileURL(path.join(project, 'Row.swift')).toString();
  settings.path = process.env.CURBCUT;
  settings.arguments = ['--disable', 'fixed-font-size'];
  vscode.workspace.workspaceFolders = [{ uri: vscode.Uri.parse(pathToFileURL(project).toString()), name: 'app' }];
  const document = new fake.Document(uri, view(BARE));
  vscode.workspace.textDocuments = [document];
  const context = { subscriptions: [] };
  await extension.activate(context);
  const now = () => shown.diagnostics.get(uri) ?? [];

  await until('a finding', () => now().length === 1);
  const [found] = now();
  assert.strictEqual(found.source, 'curbcut');
  assert.strictEqual(found.severity, 0);
  assert.strictEqual(found.code.value ?? found.code, 'icon-button-missing-label');
  assert.deepStrictEqual([found.range.start.line, found.range.start.character], [4, '    HStack { Text("😀×"); '.length]);

  const token = { onCancellationRequested: () => {} };
  const actions = await shown.providers.actions.provideCodeActions(document, found.range, {}, token);
  const fix = actions.find((action) => action.edit && action.title.includes('unsafe'));
  assert.ok(fix, actions.map((action) => action.title).join());
  assert.strictEqual(fix.kind.value, 'quickfix');
  assert.ok(actions.some((action) => action.title.startsWith('Ignore icon-button-missing-label')));
  const only = await shown.providers.actions.provideCodeActions(
    document, found.range, { only: { value: 'source.fixAll' } }, token);
  assert.ok(only.every((action) => action.kind.value.startsWith('source.fixAll')));

  const hover = await shown.providers.hover.provideHover(document, found.range.start, token);
  assert.match(hover.contents.value, /VoiceOver:/);
  assert.strictEqual(hover.contents.isTrusted, false);

  const explain = actions.find((action) => action.command && action.command.command === 'curbcut.explain');
  await shown.commands[explain.command.command](...explain.command.arguments);
  assert.match(shown.output, /icon-button-missing-label: /);
  assert.strictEqual(shown.revealed, 1);

  // The fix, as an editor applies it: the edit, and a change for each part of it.
  for (const { range, text } of fix.edit.edits) {
    const lines = document.text.split('\n');
    const offset = ({ line, character }) => lines.slice(0, line).join('\n').length + (line > 0 ? 1 : 0) + character;
    document.text = document.text.slice(0, offset(range.start)) + text + document.text.slice(offset(range.end));
    document.version += 1;
    await vscode.workspace.onDidChangeTextDocument.fire({ document, contentChanges: [{ range, text }] });
  }
  await until('the finding to go', () => now().length === 0);
  assert.match(document.text, /accessibilityLabel\("Delete/);

  // Another file of the project counts, once the editor says that it changed.
  const icon = path.join(project, 'Icon.swift');
  const watcher = shown.watchers.find(({ pattern }) => pattern === '**/*.swift');
  assert.ok(watcher, shown.watchers.map(({ pattern }) => pattern).join());
  fs.writeFileSync(icon, 'import SwiftUI\nstruct Icon: View { var body: some View { Image(systemName: "x").frame(width: 44, height: 44) } }\n');
  await watcher.onDidCreate.fire(vscode.Uri.parse(pathToFileURL(icon).toString()));
  document.text = view('Button(action: { go() }) { Icon() }');
  document.version += 1;
  const end = new vscode.Range(0, 0, 9, 0);
  await vscode.workspace.onDidChangeTextDocument.fire({ document, contentChanges: [{ range: end, text: document.text }] });
  await until('a finding about a component', () => now().length === 1);
  await vscode.workspace.onDidSaveTextDocument.fire(document);
  await vscode.workspace.onDidCloseTextDocument.fire(document);
  await until('nothing of a closed file', () => now().length === 0);

  await shown.commands['curbcut.restart']();
  await until('a finding after a restart', () => now().length === 1);
  await extension.deactivate();
  assert.deepStrictEqual(shown.errors, []);
  assert.strictEqual(now().length, 0);
  assert.ok(shown.watchers.every((item) => item.gone));
  fs.rmSync(project, { recursive: true });
});

test('a program that is not there, or that ends, is said and not tried for ever', async () => {
  shown.errors.length = 0;
  settings.path = '/not/there/curbcut';
  await extension.activate({ subscriptions: [] });
  await until('a message', () => shown.errors.length > 0);
  assert.match(shown.errors[0], /cannot be started.*curbcut\.path/s);
  shown.errors.length = 0;
  settings.path = '/bin/false';
  settings.arguments = [];
  await extension.activate({ subscriptions: [] });
  await until('a message', () => shown.errors.length > 0);
  assert.strictEqual(shown.output.split('/bin/false ended with 1').length - 1, 4);
  await extension.deactivate();
});

test('the manifest says what the code does', () => {
  const { contributes, main, version, capabilities } = manifest;
  assert.ok(fs.existsSync(path.join(folder, main)));
  assert.strictEqual(version, process.env.VERSION);
  for (const { command } of contributes.commands) assert.ok(shown.commands[command], command);
  const names = Object.keys(contributes.configuration.properties);
  assert.deepStrictEqual(names, Object.keys(settings).map((name) => `curbcut.${name}`));
  // What names a program must not come from a folder that is not trusted.
  assert.deepStrictEqual(capabilities.untrustedWorkspaces.restrictedConfigurations, names);
  assert.strictEqual(manifest.dependencies, undefined);
  for (const name of fs.readdirSync(folder).filter((item) => item.endsWith('.js'))) {
    const used = fs.readFileSync(path.join(folder, name), 'utf8').matchAll(/require\('([^']+)'\)/g);
    for (const [, needed] of used) assert.match(needed, /^(node:|\.\/|vscode$)/);
  }
});
