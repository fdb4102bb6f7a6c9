// What the protocol says in the words of the editor's API, and the other way round. Positions need no conversion: both
// count UTF-16.

'use strict';

const vscode = require('vscode');

const range = ({ start, end }) => new vscode.Range(start.line, start.character, end.line, end.character);

const protocolRange = ({ start, end }) => ({
  start: { line: start.line, character: start.character },
  end: { line: end.line, character: end.character },
});

/** The protocol counts severities from 1, the editor from 0. */
function diagnostic(item) {
  const shown = new vscode.Diagnostic(range(item.range), item.message, (item.severity ?? 1) - 1);
  shown.source = item.source;
  const page = item.codeDescription && item.codeDescription.href;
  shown.code = page ? { value: item.code, target: vscode.Uri.parse(page) } : item.code;
  if (item.tags) shown.tags = item.tags;
  if (item.relatedInformation) {
    shown.relatedInformation = item.relatedInformation.map(({ location, message }) =>
      new vscode.DiagnosticRelatedInformation(
        new vscode.Location(vscode.Uri.parse(location.uri), range(location.range)), message));
  }
  return shown;
}

function workspaceEdit(edit) {
  const changed = new vscode.WorkspaceEdit();
  for (const [uri, edits] of Object.entries(edit.changes ?? {})) {
    for (const { range: place, newText } of edits) changed.replace(vscode.Uri.parse(uri), range(place), newText);
  }
  return changed;
}

/** `kind` is a dotted name; the editor makes kinds by appending to its own. */
function codeActionKind(kind) {
  return kind ? kind.split('.').reduce((made, part) => made.append(part), vscode.CodeActionKind.Empty) : undefined;
}

function codeAction(item) {
  const action = new vscode.CodeAction(item.title, codeActionKind(item.kind));
  if (item.edit) action.edit = workspaceEdit(item.edit);
  if (item.command) action.command = item.command;
  if (item.diagnostics) action.diagnostics = item.diagnostics.map(diagnostic);
  if (item.isPreferred) action.isPreferred = true;
  return action;
}

function hover(item) {
  if (!item) return undefined;
  const { contents } = item;
  const text = typeof contents === 'string' ? contents : contents.value;
  // Marked text that may run no command and load nothing: words of a project are in it.
  const markdown = new vscode.MarkdownString(text);
  markdown.isTrusted = false;
  markdown.supportHtml = false;
  return new vscode.Hover(markdown, item.range ? range(item.range) : undefined);
}

/** What changed in an open file, as the protocol wants it. */
function contentChanges(changes) {
  return changes.map(({ range: place, text }) => ({ range: protocolRange(place), text }));
}

module.exports = { codeAction, contentChanges, diagnostic, hover, protocolRange, range };
