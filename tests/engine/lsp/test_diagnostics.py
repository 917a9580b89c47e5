"""What the language server reports, and what it reports nothing about."""

import json
import sys
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

import pytest

from kneedeep.cli import work_limits
from kneedeep.cli.commands import validate
from kneedeep_exchange.lsp.document import TextPositions
from tests.support.command import Shell
from tests.support.files import ALL, SHIPPED, path_of
from tests.support.lsp_client import Editor

SEVERITIES = {"error": 1, "warning": 2, "info": 3}
FEW = [path_of(name) for name in ("tutorial.yaml", "range-day.yaml", "every-key.yaml", "every-key-2016.yaml")]
"""The files of an ordinary run; the others are opened at night."""
HEAD = "format: 1\nruleset: doom-2004\n"


def shown(found: list[Any]) -> list[tuple[Any, ...]]:
    starts = ((one, one["range"]["start"]) for one in found)
    keys = ("code", "message", "severity")
    return [(*(one[key] for key in keys), start["line"] + 1, start["character"] + 1) for one, start in starts]


def validated(shell: Shell, text: str) -> list[tuple[Any, ...]]:
    """What the command line reports; what is allowed is left out."""
    path = Path(mkdtemp()) / "map.yaml"
    path.write_text(text, encoding="utf-8")
    [file] = json.loads(shell("validate", "--format", "json", path).out)["files"]
    told = (one for one in file["findings"] if "allowed" not in one)
    keys = ("line", "column")
    return [(one["code"], one["message"], SEVERITIES[one["severity"]], *(one[key] for key in keys)) for one in told]


@pytest.fixture
def shell(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Shell:
    for module in (work_limits, validate):
        monkeypatch.setattr(module, "SECONDS", 60.0)
    return Shell(capsys)


@pytest.mark.parametrize(
    "path", [pytest.param(path, marks=[] if path in FEW else pytest.mark.nightly, id=path.stem) for path in ALL]
)
def test_the_server_reports_what_validate_reports(path: Path, shell: Shell, editor: Editor) -> None:
    # With a key that does not exist, so that there is something to report of each file.
    text = path.read_text(encoding="utf-8") + "unknown: 1\n"
    uri = editor.open(text, f"file:///{path.name}")
    assert shown(editor.found(uri)) == validated(shell, text)
    editor.close(uri)
    assert editor.found(uri) == []


def test_a_change_is_reported_after_a_pause_and_the_newest_wins(shell: Shell, editor: Editor) -> None:
    text = SHIPPED[0].read_text(encoding="utf-8")
    uri = editor.open(text + "unknown: 1\n")
    first = editor.found(uri)
    for version in range(2, 12):
        editor.change(uri, version, f"{text}unknown-{version}: 1\n")
    found = editor.found(uri)
    assert len(found) == len(first)
    assert any("unknown-11" in one["message"] for one in found)
    editor.close(uri)
    assert editor.found(uri) == []


def test_a_half_typed_file_has_one_finding_at_its_place(shell: Shell, editor: Editor) -> None:
    text = f"{HEAD}areas:\n  - {{id: a, \npieces: []\n"
    uri = editor.open(text)
    found = shown(editor.found(uri))
    assert found == validated(shell, text)
    assert [one[0] for one in found] == ["SCN001"]


def test_a_file_above_the_limit_is_reported_as_too_large(editor: Editor) -> None:
    uri = editor.open(HEAD + "# " + "x" * (1 << 20) + "\n", "file:///large.yaml")
    [found] = editor.found(uri)
    assert found["code"] == "SCN001" and "1 MiB" in found["message"]
    assert editor.at("completion", uri, 0, 0) is None


def test_a_document_that_is_no_scenario_gets_nothing(editor: Editor) -> None:
    uri = editor.open("name: build\nsteps: [1, 2\n", "file:///build.yaml")
    other = editor.open("format: 1\nruleset: doom-2004\n", "file:///short.yaml")
    reported = [editor.notice("textDocument/publishDiagnostics")["uri"]]
    while reported[-1] != other:
        reported.append(editor.notice("textDocument/publishDiagnostics")["uri"])
    assert uri not in reported
    for method in ("hover", "completion", "definition"):
        assert editor.at(method, uri, 0, 2) is None
    for method in ("documentSymbol", "foldingRange", "formatting"):
        options = {"options": {"tabSize": 2, "insertSpaces": True}} if method == "formatting" else {}
        assert editor.whole(method, uri, **options) is None


def test_what_is_allowed_is_not_reported_and_an_unused_allowance_is_marked(editor: Editor) -> None:
    uri = editor.open(f"{HEAD}title: x\npieces: []\nareas: []\nallow: {{BRD001: no reason}}\n")
    assert [one["tags"] for one in editor.found(uri) if one["code"] == "SCN006"] == [[1]]


def test_many_blank_lines_are_no_scenario_and_cost_nothing(editor: Editor) -> None:
    uri = editor.open("\n" * 400_000)
    assert editor.whole("documentSymbol", uri) is None


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16", "utf-32"])
def test_every_offset_has_a_place_that_leads_back_to_it(encoding: str) -> None:
    text = "\ufeffa𝄞b\n\n é\u2028x\n𝄞"
    positions = TextPositions(text, encoding)
    for offset in range(len(text) + 1):
        assert positions.offset(*positions.spot(offset)) == offset
    assert positions.offset_of(1, 1) == 1 and positions.offset_of(2, 1) == text.index("\n") + 1
    assert positions.offset(99, 0) == len(text) and positions.offset(0, 99) == text.index("\n")


def test_without_pygls_one_sentence_says_what_to_install(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "kneedeep_exchange.lsp.protocol.server", raising=False)
    monkeypatch.setitem(sys.modules, "lsprotocol", None)
    done = shell("lsp")
    assert done.status == 2 and "pip install" in done.err and len(done.err.splitlines()) == 1


def test_columns_count_in_the_units_of_the_editor(editor: Editor) -> None:
    text = f'{HEAD}title: "𝄞𝄞é", nonsense\n'
    other = Editor(("utf-8", "utf-16"))
    columns = []
    for one, encoding in ((editor, "utf-16"), (other, "utf-8")):
        assert one.started["capabilities"]["positionEncoding"] == encoding
        uri = one.open(text)
        [found] = one.found(uri)
        columns.append(found["range"]["start"]["character"])
        one.close(uri)
    assert other.end() == 0
    assert columns[1] == columns[0] + 5


def test_messages_that_cannot_be_read_are_answered_with_an_error(editor: Editor) -> None:
    bodies = (
        b"{",
        b"[]",
        b"1",
        b"null",
        b"\xff\xfe",
        b'{"jsonrpc": "2.0"}',
        b'{"jsonrpc": "2.0", "id": {}, "method": 1}',
        b'{"jsonrpc": "2.0", "id": 7777, "method": "textDocument/hover", "params": 5}',
        b'{"jsonrpc": "2.0", "method": "textDocument/didChange", "params": {}}',
        b"[" * 100_000,
    )
    for body in bodies:
        editor.send_raw(body)
    assert editor.reply("textDocument/nothing", {})["error"]["code"] == -32601
    assert editor.answer_of(None)["error"]["code"] == -32700
    assert editor.answer_of(7777)["error"]["code"] == -32700
    uri = editor.open(HEAD)
    assert editor.found(uri)


def test_places_related_to_a_finding_are_elements_or_the_pieces_of_its_spaces(editor: Editor) -> None:
    text = path_of("deep-freeze.yaml").read_text(encoding="utf-8")
    lines = text.split("\n")
    uri = editor.open(text)
    related: dict[str, list[str]] = {}
    for one in editor.found(uri):
        places = [lines[place["location"]["range"]["start"]["line"]] for place in one.get("relatedInformation") or ()]
        related.setdefault(one["code"], []).append("".join(places))
    # Spaces that see far are on pieces; doors and invaders are elements of their own.
    assert all("piece:" in places for places in related["RSP002"])
    assert all("side:" in places and "kind:" in places for places in related["LOS002"])
