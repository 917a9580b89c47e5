"""Definitions, references, renaming, highlights, descriptions and completion."""

from typing import Any

import pytest

from kneedeep.model.scenario.edits.rename import Rename
from kneedeep.model.scenario.io.reader import read
from kneedeep.model.scenario.io.saver import saved_text
from kneedeep.support.platforms.languages import VARIABLE
from tests.support.cases import cases
from tests.support.files import SHIPPED, map_text, path_of
from tests.support.lsp_client import Editor, edited, place

MAP = map_text("names")


def stretch(text: str, where: Any) -> str:
    lines = text.split("\n")
    start, end = where["start"], where["end"]
    assert start["line"] == end["line"]
    return str(lines[start["line"]][start["character"] : end["character"]])


def labels(editor: Editor, marked: str) -> list[str]:
    """What is proposed at the mark."""
    text, line, character = place(marked)
    uri = editor.open(text, "file:///typed.yaml")
    found = editor.at("completion", uri, line, character)
    editor.close(uri)
    return [] if found is None else [one["label"] for one in found["items"]]


def with_line(marked: str, before: str = "areas:") -> str:
    """The map with a line more."""
    return MAP.replace(f"{before}\n", f"{marked}\n{before}\n", 1)


def test_the_definition_of_an_area_is_its_id(editor: Editor) -> None:
    text, line, character = place(MAP.replace("reach: lab", "reach: l|ab"))
    uri = editor.open(text)
    [found] = editor.at("definition", uri, line, character)
    assert stretch(text, found["range"]) == "lab" and found["range"]["start"]["line"] == 9


def test_a_name_is_found_where_the_word_behind_it_is_the_same(editor: Editor) -> None:
    text, line, character = place(f"{MAP}look:\n  areas: {{l|ab: lab}}\n".replace("The power is on", "power"))
    uri = editor.open(text)
    last = editor.at("documentHighlight", uri, line, character)[-1]["range"]
    assert (last["start"]["line"], last["start"]["character"]) == (line, character - 1)
    assert editor.at("documentHighlight", uri, line, character + 5) == []
    [flag] = editor.at("definition", uri, 8, text.split("\n")[8].index("power"))
    assert flag["range"]["start"]["character"] == text.split("\n")[3].index("power")


def test_references_are_found_with_and_without_the_definition(editor: Editor) -> None:
    text, line, character = place(MAP.replace("{id: lab", "{id: l|ab"))
    uri = editor.open(text)
    for declared, lines in ((True, [6, 9, 14]), (False, [6, 14])):
        found = editor.at("references", uri, line, character, context={"includeDeclaration": declared})
        assert [one["range"]["start"]["line"] for one in found] == lines
        assert {stretch(text, one["range"]) for one in found} == {"lab"}
    assert [one["kind"] for one in editor.at("documentHighlight", uri, line, character)] == [2, 3, 2]


@pytest.mark.parametrize("path", SHIPPED[:3], ids=lambda path: path.stem)
def test_renaming_changes_the_text_as_the_window_does(path: Any, editor: Editor) -> None:
    text = path.read_text(encoding="utf-8")
    if not text.isascii():
        text = text.encode("ascii", "replace").decode()
    reading = read(text)
    assert reading.scenario is not None and reading.source is not None
    uri = editor.open(text)
    for area in reading.scenario.areas[:3]:
        span = reading.source.mark(area.serial)
        line, character = span.line - 1, span.column - 1 + len("id: ")
        edit = Rename("", "area", area.id, "renamed-area", area.serial)
        wanted = saved_text(reading.source, reading.scenario, edit.apply(reading.scenario))
        answer = editor.at("rename", uri, line, character, newName="renamed-area")
        assert edited(text, answer["changes"][uri]) == wanted
        assert stretch(text, editor.at("prepareRename", uri, line, character)) == area.id


@cases("name", ["Lab", "", "any", "lab", "shotgun", "x" * 41])
def test_a_name_that_cannot_be_had_is_refused_in_a_sentence(name: str, editor: Editor) -> None:
    text, line, character = place(MAP.replace("{id: start", "{id: st|art"))
    uri = editor.open(text)
    where = {"line": line, "character": character}
    answer = editor.reply("textDocument/rename", {"textDocument": {"uri": uri}, "position": where, "newName": name})
    assert answer["error"]["message"].endswith(".")


def test_a_flag_is_renamed_where_it_is_declared_and_set(editor: Editor) -> None:
    text, line, character = place(MAP.replace("set: power", "set: po|wer"))
    uri = editor.open(text)
    after = edited(text, editor.at("rename", uri, line, character, newName="current")["changes"][uri])
    assert "flags: {current:" in after and "{set: current}" in after and "power:" not in after


@cases(("before", "after", "part"))
def test_what_stands_under_the_mouse_is_described(before: str, after: str, part: str, editor: Editor) -> None:
    text, line, character = place(MAP.replace(before, after, 1))
    uri = editor.open(text)
    found = editor.at("hover", uri, line, character)
    assert part.lower() in found["contents"]["value"].lower()


def test_a_check_is_described_in_the_language_of_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "de")
    german = Editor()
    text, line, character = place(f"{MAP}allow: {{BRD|001: why}}\n")
    uri = german.open(text)
    assert "Zwei Teile überlappen sich." in german.at("hover", uri, line, character)["contents"]["value"]
    assert german.end() == 0


@cases(("line", "before", "present", "absent"))
def test_what_fits_is_proposed(line: str, before: str, present: list[str], absent: list[str], editor: Editor) -> None:
    found = set(labels(editor, with_line(line, before)))
    assert found.issuperset(present), found
    assert found.isdisjoint(absent)


def test_nothing_is_proposed_in_comments_and_quotes(editor: Editor) -> None:
    assert labels(editor, with_line("# a comment |")) == []
    assert labels(editor, with_line('briefing: "it |')) == []


def test_the_other_edition_has_keys_of_its_own(editor: Editor) -> None:
    text = path_of("brine.yaml").read_text(encoding="utf-8")
    found = labels(editor, f"{text}\nth|")
    assert "box" in found or "rules" in found
    kinds = labels(editor, text.replace("tokens:\n", "tokens:\n  - {kind: |}\n", 1))
    assert "portal" in kinds and "key" not in kinds


def test_a_broken_line_elsewhere_does_not_stop_completion(editor: Editor) -> None:
    broken = MAP.replace("{id: lab, name: Lab}", "{id: lab, name: Lab")
    found = labels(editor, broken.replace("{kind: key, color: red, at: [1, 1]}", "{kind: key, |}"))
    assert "color" in found
