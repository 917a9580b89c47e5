"""Fixes, allowances, the canonical form, the outline, hints, lenses and commands."""

from typing import Any

import pytest

from tests.engine.lsp.test_names import MAP, stretch
from tests.support.command import Shell
from tests.support.files import path_of
from tests.support.lsp_client import Editor, edited

WHOLE = {"start": {"line": 0, "character": 0}, "end": {"line": 999, "character": 0}}
FORM = {"options": {"tabSize": 2, "insertSpaces": True}}


@pytest.fixture
def shell(capsys: pytest.CaptureFixture[str]) -> Shell:
    return Shell(capsys)


def actions(editor: Editor, uri: str, only: list[str] | None = None) -> list[Any]:
    context = {"diagnostics": [], **({"only": only} if only else {})}
    found: list[Any] = editor.whole("codeAction", uri, range=WHOLE, context=context)
    return found


def test_a_fix_removes_its_finding(editor: Editor) -> None:
    uri = editor.open(MAP)
    offered = [one for one in actions(editor, uri) if one.get("isPreferred")]
    assert offered
    first = offered[0]
    after = edited(MAP, first["edit"]["changes"][uri])
    assert after != MAP
    code, message = first["diagnostics"][0]["code"], first["diagnostics"][0]["message"]
    editor.found(uri)
    editor.change(uri, 2, after)
    assert (code, message) not in {(one["code"], one["message"]) for one in editor.found(uri)}
    editor.close(uri)


def test_fix_all_makes_what_the_command_line_makes(editor: Editor, shell: Shell, tmp_path: Any) -> None:
    path = tmp_path / "map.yaml"
    path.write_text(MAP, encoding="utf-8")
    shell("validate", "--fix", path)
    uri = editor.open(MAP)
    [action] = actions(editor, uri, ["source.fixAll"])
    assert action["kind"] == "source.fixAll.kneedeep"
    after = edited(MAP, action["edit"]["changes"][uri])
    assert after == path.read_text(encoding="utf-8") and after != MAP
    editor.notify("workspace/nothing", {})
    editor.ask("workspace/executeCommand", {"command": "kneedeep.fixAll", "arguments": [uri]})
    applied = editor.notice("workspace/applyEdit")
    assert edited(MAP, applied["edit"]["changes"][uri]) == after
    editor.close(uri)


def test_a_finding_is_allowed_with_a_reason_at_its_element(editor: Editor) -> None:
    uri = editor.open(MAP)
    before = editor.found(uri)
    offered = [one for one in actions(editor, uri) if one["title"].startswith("Allow ")]
    chosen = offered[0]
    after = edited(MAP, chosen["edit"]["changes"][uri])
    code = chosen["diagnostics"][0]["code"]
    assert f"allow: {{{code}: intended}}" in after
    editor.change(uri, 2, after)
    counts = [sum(one["code"] == code for one in found) for found in (before, editor.found(uri))]
    assert counts[1] < counts[0]
    editor.close(uri)


def test_formatting_makes_what_fmt_makes(editor: Editor, shell: Shell, tmp_path: Any) -> None:
    text = MAP.replace("areas:\n", "doors:\n  - {at: [5, 1], side: west}   # kept\nareas:\n")
    path = tmp_path / "map.yaml"
    path.write_text(text, encoding="utf-8")
    shell("fmt", path)
    uri = editor.open(text)
    after = edited(text, editor.whole("formatting", uri, **FORM))
    assert after == path.read_text(encoding="utf-8") and after != text
    broken = editor.open(f"{text}  - {{")
    assert editor.whole("formatting", broken, **FORM) == []
    editor.close(uri)
    editor.close(broken)


def test_the_outline_has_areas_with_what_is_in_them(editor: Editor) -> None:
    uri = editor.open(MAP)
    found = editor.whole("documentSymbol", uri)
    by_name = {one["name"]: one for one in found}
    assert [one["name"] for one in by_name["start"]["children"]][:1] == ["west"]
    assert [one["name"] for one in by_name["lab"]["children"]] == ["east"]
    assert stretch(MAP, by_name["lab"]["selectionRange"]) == "lab"
    searched = editor.ask("workspace/symbol", {"query": "EAST"})
    assert [one["name"] for one in searched if one["location"]["uri"] == uri] == ["east"]
    editor.close(uri)


def test_sections_can_be_folded(editor: Editor) -> None:
    uri = editor.open(MAP)
    found = {(one["startLine"], one["endLine"]) for one in editor.whole("foldingRange", uri)}
    assert (4, 6) in found and (7, 9) in found
    editor.close(uri)


def test_hints_name_areas_and_are_off_unless_asked_for(editor: Editor) -> None:
    text = MAP.replace("areas:\n", "doors:\n  - {at: [4, 0], side: east}\nareas:\n")
    uri = editor.open(text)
    found = editor.whole("inlayHint", uri, range=WHOLE)
    assert [one["label"].strip() for one in found] == ["lab and start", "start"]
    editor.close(uri)
    other = Editor()
    uri = other.open(text)
    assert other.whole("inlayHint", uri, range=WHOLE) is None
    assert other.end() == 0


def test_commands_stand_above_the_file_and_draw_and_solve(editor: Editor) -> None:
    uri = editor.open(path_of("tutorial.yaml").read_text(encoding="utf-8"))
    lenses = [one["command"] for one in editor.whole("codeLens", uri)]
    assert [one["command"] for one in lenses] == ["kneedeep.showMap", "kneedeep.simulate", "kneedeep.solve"]
    for command, part in (("kneedeep.showMap", "<svg"), ("kneedeep.solve", "marine")):
        answer = editor.ask("workspace/executeCommand", {"command": command, "arguments": [uri]})
        assert part in answer
    editor.close(uri)
