"""The language server as editors drive it: each with what it says it can do.

The program is named by CURBCUT, an absolute path.
"""

import asyncio
import os
import pathlib

import pytest
import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

CURBCUT = os.environ["CURBCUT"]
BARE = 'Button(action: { go() }) { Image(systemName: "heart").frame(width: 44, height: 44) }'
LABELLED = BARE + '.accessibilityLabel("Delete")'
RULE = "icon-button-missing-label"


def view(name: str, body: str) -> str:
    return f"import SwiftUI\n\nstruct {name}: View {{\n  var body: some View {{\n    {body}\n  }}\n}}\n"


@pytest.fixture
def project(tmp_path: pathlib.Path) -> pathlib.Path:
    # A name that has to be escaped in a URI.
    folder = tmp_path / "my äpp"
    folder.mkdir()
    (folder / "Icon.swift").write_text(view("Icon", 'Image(systemName: "heart")'), encoding="utf-8")
    return folder


@pytest_lsp.fixture(
    config=ClientServerConfig(server_command=[CURBCUT, "lsp"]),
    params=["visual-studio-code", "neovim", "emacs"],
)
async def client(request, project, lsp_client: LanguageClient):
    lsp_client.watched = []

    @lsp_client.feature(types.CLIENT_REGISTER_CAPABILITY)
    def register(params: types.RegistrationParams):
        lsp_client.watched += [registration.method for registration in params.registrations]

    capabilities = client_capabilities(request.param)
    result = await lsp_client.initialize_session(
        types.InitializeParams(
            capabilities=capabilities,
            workspace_folders=[types.WorkspaceFolder(uri=project.as_uri(), name="app")],
        )
    )
    lsp_client.pulls = result.capabilities.diagnostic_provider is not None
    lsp_client.encoding = result.capabilities.position_encoding
    lsp_client.project = project
    yield
    await lsp_client.shutdown_session()


def uri(client: LanguageClient, name: str) -> str:
    return (client.project / name).as_uri()


def open_file(client: LanguageClient, name: str, text: str):
    client.text_document_did_open(
        types.DidOpenTextDocumentParams(
            text_document=types.TextDocumentItem(uri=uri(client, name), language_id="swift", version=1, text=text)
        )
    )


async def diagnostics(client: LanguageClient, name: str):
    """What the editor shows once the server has had its say."""
    if client.pulls:
        report = await client.text_document_diagnostic_async(
            types.DocumentDiagnosticParams(text_document=types.TextDocumentIdentifier(uri=uri(client, name)))
        )
        return list(report.items)
    await asyncio.wait_for(client.wait_for_notification("textDocument/publishDiagnostics"), timeout=60)
    return list(client.diagnostics.get(uri(client, name), []))


@pytest.mark.asyncio
async def test_opening_changing_and_closing(client: LanguageClient):
    open_file(client, "Row.swift", view("Row", "HStack { Text(\"😀é\"); " + BARE + " }"))
    found = await diagnostics(client, "Row.swift")
    assert [d.code for d in found] == [RULE]
    before = '    HStack { Text("😀é"); '
    units = {"utf-8": len(before.encode()), "utf-16": len(before.encode("utf-16-le")) // 2}
    assert found[0].range.start == types.Position(line=4, character=units[client.encoding or "utf-16"])
    assert found[0].source == "curbcut"
    assert found[0].severity == types.DiagnosticSeverity.Error
    client.text_document_did_change(
        types.DidChangeTextDocumentParams(
            text_document=types.VersionedTextDocumentIdentifier(uri=uri(client, "Row.swift"), version=2),
            content_changes=[types.TextDocumentContentChangeWholeDocument(text=view("Row", LABELLED))],
        )
    )
    assert await diagnostics(client, "Row.swift") == []
    client.text_document_did_close(
        types.DidCloseTextDocumentParams(text_document=types.TextDocumentIdentifier(uri=uri(client, "Row.swift")))
    )


@pytest.mark.asyncio
async def test_other_files_of_the_project_count(client: LanguageClient):
    open_file(client, "Row.swift", view("Row", "Button(action: { go() }) { Icon() }"))
    assert RULE in [d.code for d in await diagnostics(client, "Row.swift")]


@pytest.mark.asyncio
async def test_a_fix_mends(client: LanguageClient):
    text = view("Row", 'Text("😀é").font(.body).accessibilityAddTraits(.isStaticText)')
    open_file(client, "Row.swift", text)
    found = await diagnostics(client, "Row.swift")
    assert [d.code for d in found] == ["redundant-trait"]
    actions = await client.text_document_code_action_async(
        types.CodeActionParams(
            text_document=types.TextDocumentIdentifier(uri=uri(client, "Row.swift")),
            range=found[0].range,
            context=types.CodeActionContext(diagnostics=found),
        )
    )
    # The library takes an action that has a command for the command alone.
    explain = next(action for action in actions if action.title == "Explain redundant-trait")
    actions = [action for action in actions if action is not explain]
    kinds = {action.kind for action in actions}
    assert kinds == {types.CodeActionKind.QuickFix, "source.fixAll.curbcut"}
    fix = next(action for action in actions if action.is_preferred)
    edits = fix.edit.document_changes[0].edits if fix.edit.document_changes else fix.edit.changes[uri(client, "Row.swift")]
    lines = text.split("\n")
    encoding = "utf-8" if client.encoding == "utf-8" else "utf-16-le"
    size = 1 if client.encoding == "utf-8" else 2
    for edit in reversed(edits):
        assert edit.range.start.line == edit.range.end.line
        raw = lines[edit.range.start.line].encode(encoding)
        raw = raw[: edit.range.start.character * size] + edit.new_text.encode(encoding) + raw[edit.range.end.character * size :]
        lines[edit.range.start.line] = raw.decode(encoding)
    assert lines[4] == '    Text("😀é").font(.body)'
    assert any(action.title == "Ignore redundant-trait here, with a reason" for action in actions)
    page = await client.workspace_execute_command_async(
        types.ExecuteCommandParams(command="curbcut.explain", arguments=["redundant-trait"])
    )
    assert page.startswith("redundant-trait: ")


@pytest.mark.asyncio
async def test_a_view_is_explained(client: LanguageClient):
    open_file(client, "Row.swift", view("Row", LABELLED))
    await diagnostics(client, "Row.swift")
    hover = await client.text_document_hover_async(
        types.HoverParams(
            text_document=types.TextDocumentIdentifier(uri=uri(client, "Row.swift")),
            position=types.Position(line=4, character=6),
        )
    )
    assert 'name: text “Delete”' in hover.contents.value
    assert "VoiceOver:" in hover.contents.value
