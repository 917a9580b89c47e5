"""Fixes, allowances, the canonical form, the outline, hints, lenses and commands."""

from contextlib import nullcontext
from pathlib import Path
from typing import Any

import pytest

from kneedeep.model.scenario.yaml_patch.node_tree import Mapping, Sequence
from kneedeep_exchange.lsp.document import Document
from kneedeep_exchange.lsp.semantic_tokens import semantic_tokens
from tests.engine.lsp.test_names import MAP, stretch
from tests.support.cases import cases
from tests.support.command import Shell
from tests.support.files import ALL, path_of
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
    assert edited(MAP, editor.notice("workspace/applyEdit")["edit"]["changes"][uri]) == after


def test_a_finding_is_allowed_with_a_reason_at_its_element(editor: Editor) -> None:
    uri = editor.open(MAP)
    before = editor.found(uri)
    chosen = [one for one in actions(editor, uri) if one["title"].startswith("Allow ")][0]
    after = edited(MAP, chosen["edit"]["changes"][uri])
    code = chosen["diagnostics"][0]["code"]
    assert f"allow: {{{code}: intended}}" in after
    editor.change(uri, 2, after)
    counts = [sum(one["code"] == code for one in found) for found in (before, editor.found(uri))]
    assert counts[1] < counts[0]


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


def test_the_outline_has_areas_with_what_is_in_them(editor: Editor) -> None:
    uri = editor.open(MAP)
    by_name = {one["name"]: one for one in editor.whole("documentSymbol", uri)}
    assert [one["name"] for one in by_name["start"]["children"]][:1] == ["west"]
    assert [one["name"] for one in by_name["lab"]["children"]] == ["east"]
    assert stretch(MAP, by_name["lab"]["selectionRange"]) == "lab"
    searched = editor.ask("workspace/symbol", {"query": "EAST"})
    assert [one["name"] for one in searched if one["location"]["uri"] == uri] == ["east"]


def test_sections_can_be_folded(editor: Editor) -> None:
    uri = editor.open(MAP)
    found = {(one["startLine"], one["endLine"]) for one in editor.whole("foldingRange", uri)}
    assert (4, 6) in found and (7, 9) in found


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
    above = ["kneedeep.showMap", "kneedeep.openWindow", "kneedeep.simulate", "kneedeep.solve"]
    assert [one["command"] for one in lenses if len(one["arguments"]) == 1] == above
    for command, part in (("kneedeep.showMap", "<svg"), ("kneedeep.solve", "marine")):
        assert part in editor.ask("workspace/executeCommand", {"command": command, "arguments": [uri]})


def test_each_area_can_be_shown_on_the_map(editor: Editor) -> None:
    uri = editor.open(MAP)
    lenses = [one for one in editor.whole("codeLens", uri) if len(one["command"]["arguments"]) == 2]
    areas = [one["command"]["arguments"][1] for one in lenses]
    assert areas == ["start", "lab"] == [stretch(MAP, one["range"]) for one in lenses]
    asked = ({"command": "kneedeep.showMap", "arguments": [uri, *area]} for area in ([], ["start"], ["lab"]))
    pictures = {editor.ask("workspace/executeCommand", one) for one in asked}
    assert len(pictures) == 3
    # What is found is marked.
    assert all("BRD002" in picture for picture in pictures)


def test_the_reason_why_no_window_opens_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    other = Editor()
    uri = other.open(MAP)
    other.ask("workspace/executeCommand", {"command": "kneedeep.openWindow", "arguments": [uri]})
    assert "no display" in other.notice("window/showMessage")["message"]
    assert other.end() == 0


def words(editor: Editor, text: str) -> dict[tuple[str, str], set[str]]:
    """The words that mean something, each with what it is, and more about that."""
    uri = editor.open(text)
    numbers = editor.whole("semanticTokens/full", uri)["data"]
    editor.close(uri)
    legend = editor.started["capabilities"]["semanticTokensProvider"]["legend"]
    lines, line, character = text.split("\n"), 0, 0
    found: dict[tuple[str, str], set[str]] = {}
    for index in range(0, len(numbers), 5):
        down, right, length, sort, bits = numbers[index : index + 5]
        line, character = line + down, right if down else character + right
        units = lines[line].encode("utf-16-le")[2 * character : 2 * (character + length)]
        more = {word for place, word in enumerate(legend["tokenModifiers"]) if bits >> place & 1}
        found.setdefault((units.decode("utf-16-le"), legend["tokenTypes"][sort]), set()).update(more)
    return found


def test_words_mean_keys_names_and_kinds(editor: Editor) -> None:
    text = MAP.replace("title: Two rooms", 'title: "𝄞𝄞", author: x').replace("kind: key", "kind: kez")
    text = f"{{{text}}}".replace("title: ", "challenge: easy\ntitle: ", 1)
    assert words(editor, text) == {}
    found = words(editor, MAP.replace("{id: lab,", '{text: "𝄞𝄞", id: lab, nonsense: 1,'))
    assert found[("id", "property")] == set() and ("nonsense", "property") not in found
    assert found[("lab", "variable")] == {"declaration"} and found[("start", "variable")] == {"declaration"}
    assert found[("power", "variable")] == {"declaration"}
    assert found[("room-5x5", "class")] == found[("key", "class")] == {"defaultLibrary"}
    assert {("red", "enumMember"), ("marines", "enumMember"), ("true", "enumMember")} <= set(found)
    assert not [word for word, sort in words(editor, MAP.replace("reach: lab", "reach: lob")) if word == "lob"]
    assert words(editor, f"{MAP}allow: {{BRD002: on purpose}}\n")[("BRD002", "macro")] == {"defaultLibrary"}


@cases("path", ALL, ids=lambda path: path.stem)
def test_all_keys_of_a_map_without_unknown_ones_mean_something(path: Path) -> None:
    document = Document(path.read_text(encoding="utf-8"), "utf-16", nullcontext)
    assert document.reading.source is not None
    known = {token.start for token in semantic_tokens(document)}
    waiting = [document.reading.source.tree.root]
    while waiting:
        node = waiting.pop()
        if isinstance(node, Mapping):
            for key, value in node.pairs:
                plain = key.text.isdigit() or key.text == "$schema"
                assert plain or key.start in known, (key.text, document.spot(key.start))
                waiting.append(value)
        elif isinstance(node, Sequence):
            waiting.extend(node.items)
