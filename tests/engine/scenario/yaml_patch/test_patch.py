"""Saving by patching: what changes in the text for each kind of edit, and what must not."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import yaml

from kneedeep.model.scenario.element import Entry
from kneedeep.model.scenario.yaml_patch import patch
from kneedeep.model.scenario.yaml_patch import patch as patching
from kneedeep.model.scenario.yaml_patch.node_tree import parse, plain
from kneedeep.model.scenario.yaml_patch.rewrite import rewritten
from kneedeep.model.scenario.yaml_patch.splices import SpliceOverlap
from tests.support.cases import cases
from tests.support.changed_lines import changed_lines
from tests.support.generators.yaml_texts import ORDER, SECTIONS, read

Data = dict[str, Any]


def edit(
    text: str, change: Callable[[Data], object], memory: dict[int, patch.RememberedElement | str] | None = None
) -> str:
    """The text after a change of its data; elements are numbered from 1 in the order of the text."""
    result = edited(text, change, memory)
    assert result.rewritten == ()
    return result.text


def edited(
    text: str, change: Callable[[Data], object], memory: dict[int, patch.RememberedElement | str] | None = None
) -> patch.PatchResult:
    before = read(text)
    new = {key: list(value) if isinstance(value, list) else value for key, value in before.data.items()}
    change(new)
    return patch.patched(before.tree, before.data, new, before.nodes, ORDER, memory)


def new(**values: Any) -> Entry:
    return Entry(values, 900)


PATCHES = yaml.safe_load(Path(__file__).with_name("patches.yaml").read_text(encoding="utf-8"))
BLOCK, LINES = (
    PATCHES[f"a_deleted_element_{where}takes_its_comments_along"][0]["text"] for where in ("", "in_brackets_")
)


@pytest.mark.parametrize("patches", [pytest.param(patches, id=name) for name, patches in PATCHES.items()])
def test_edits_of_the_data_change_the_text(patches: list[dict[str, Any]]) -> None:
    for one in patches:
        text = edit(one["text"], partial(carry_out, steps=one["do"]))
        if "becomes" in one:
            assert text == one["becomes"]
        else:
            assert changed_lines(one["text"], text) == one["changes"]


def carry_out(data: Data, steps: list[dict[str, Any]]) -> None:
    """Make the edits of a file of patches."""
    for step in steps:
        (word, what), *_ = step.items()
        if word == "put":
            data.update({key: [new(**one) for one in part] if key in SECTIONS else part for key, part in what.items()})
        elif word == "leave":
            del data[what]
        else:
            edit_element(data, word, what[0], what[1], step)


def edit_element(data: Data, word: str, section: str, index: int, step: dict[str, Any]) -> None:
    elements = data[section]
    if word == "insert":
        elements.insert(index, new(**step["to"]))
    elif word == "set":
        kept = {**step.get("first", {}), **elements[index], **step.get("to", {})}
        left = {key: value for key, value in kept.items() if key not in step.get("drop", ())}
        elements[index] = Entry(left, elements[index].serial)
    elif word == "move":
        data.setdefault(step.get("into", section), []).insert(step.get("to", 0), elements.pop(index))
    else:
        assert word == "delete", word
        del elements[index]


def test_unchanged_data_leaves_every_byte() -> None:
    for text in (BLOCK, LINES, BLOCK.replace("\n", "\r\n"), "\ufeff" + BLOCK.rstrip("\n"), "", "# only\n"):
        assert edit(text, lambda data: None) == text


def test_what_the_old_data_leaves_out_stays_to_the_letter() -> None:
    text = "tokens:\n  - {kind: key, turn: 0, color: rde, at: [1, 2]}\n  - 5  # unreadable\n"
    tree = parse(text)
    node = tree.node_at(("tokens", 0))
    assert node is not None
    old = {"tokens": [Entry({"kind": "key", "at": [1, 2]}, 7)]}
    new_data = {"tokens": [Entry({"kind": "key", "at": [1, 3]}, 7)]}
    assert patch.patched(tree, old, new_data, {7: node}).text == text.replace("[1, 2]", "[1, 3]")
    assert patch.patched(tree, old, {}, {7: node}).text == "tokens:\n  - 5  # unreadable\n"


def test_a_key_the_old_data_did_not_list_is_set_where_it_stands() -> None:
    text = "tokens:\n  - {turn: 0, kind: key}  # t\n"
    tree = parse(text)
    node = tree.node_at(("tokens", 0))
    assert node is not None
    old, changed = Entry({"kind": "key"}, 1), Entry({"kind": "key", "turn": 90}, 1)
    assert patch.patched(tree, {"tokens": [old]}, {"tokens": [changed]}, {1: node}).text == text.replace("0", "90")


def test_a_key_the_text_has_not_is_removed_without_change() -> None:
    assert patch.patched(parse("a: 1\n"), {"a": 1, "b": 2}, {"a": 1}).text == "a: 1\n"


@cases(("text", "value", "expected"))
def test_a_changed_value_replaces_its_own_span(text: str, value: object, expected: str) -> None:
    old = plain(parse(text).root)
    assert isinstance(old, dict)
    assert patch.patched(parse(text), old, {**old, "a": value}).text == expected


def test_line_breaks_and_byte_order_mark_are_kept() -> None:
    text = "\ufeff" + BLOCK.replace("\n", "\r\n")
    result = edit(text, lambda data: data["tokens"].append(new(text="a\nb")))
    assert result.startswith("\ufeff# header\r\n")
    assert result.count("\n") == result.count("\r\n") == BLOCK.count("\n") + 1


@cases(("text", "expected"))
def test_an_empty_document_is_filled(text: str, expected: str) -> None:
    assert edit(text, lambda data: data.update(format=1, tokens=[new(a=1)])) == expected


def test_the_lines_of_an_element_come_with_its_comments_and_without_its_place() -> None:
    tree = parse(BLOCK)
    texts = []
    for index in range(3):
        node = tree.node_at(("tokens", index))
        assert node is not None
        texts.append(patch.element_text(tree, node))
    red = "# the red one\n- {kind: key, color: red}   # red\n"
    yellow = "# the yellow one\n- {kind: key, color: yellow}\n"
    assert texts == [red, "- kind: key     # blue\n  # color\n  color: blue\n", yellow]
    lines = read(LINES)
    assert patch.element_text(lines.tree, lines.nodes[1]) == "# the red one\n- {kind: key, color: red}   # red\n"
    with pytest.raises(ValueError, match="list"):
        patch.element_text(tree, tree.root)


def test_the_lines_of_an_element_stand_for_themselves() -> None:
    document = read("tokens:\n  - {at: &p [1, 2], to: &q x}\n  - {at: *p}\n  - &e {to: *q}\n")
    texts = [patch.element_text(document.tree, node) for node in document.nodes.values()]
    assert texts == ["- {at: [1, 2], to: x}\n", "- {at: [1, 2]}\n", "- {to: x}\n"]


@cases("text", [BLOCK, BLOCK.replace("\n", "\r\n")])
@cases("index", [0, 1, 2])
def test_delete_save_undo_save_gives_the_comments_back(text: str, index: int) -> None:
    before = read(text)
    gone = before.data["tokens"][index]
    memory = {gone.serial: patch.remember(before.tree, before.nodes[gone.serial], gone)}
    less = edit(text, lambda data: data["tokens"].pop(index))
    assert "color: " + gone["color"] not in less
    back = edit(less, lambda data: data["tokens"].insert(index, Entry(gone, 900)), {900: memory[gone.serial]})
    assert sorted(back.splitlines()) == sorted(text.splitlines())
    # What stands alone between two elements stays behind the first of them when the second comes back.
    assert back == text or index == 2


def test_an_emptied_section_comes_back_to_the_letter() -> None:
    text = "# above\ntokens:  # beside\n  # its\n  - {a: 1, xown: 2}  # too\nvictory: {}\n"
    before = read(text)
    memory = {900: patch.remember(before.tree, before.nodes[1], before.data["tokens"][0])}
    less = edit(text, lambda data: data.pop("tokens"))
    assert edit(less, lambda data: data.update(tokens=[new(a=1)]), dict(memory)) == text


def test_remembered_lines_are_patched_where_the_element_has_changed_since() -> None:
    memory = {900: patch.RememberedElement("# c\n- {kind: key, turn: 0, text: x}  # d\n", {"kind": "key", "text": "x"})}
    expected = "tokens:\n  # c\n  - {kind: door, turn: 0}  # d\n"
    assert edit("tokens: []\n", lambda data: data.update(tokens=[new(kind="door")]), dict(memory)) == expected


def test_remembered_lines_without_data_keep_what_the_entry_leaves_out() -> None:
    change: Callable[[Data], None] = lambda data: data.update(tokens=[new(kind="door")])  # noqa: E731
    lines = "# c\n- kind: key  # d\n  turn: 0\n"
    assert edit("tokens: []\n", change, {900: lines}) == "tokens:\n  # c\n  - kind: door  # d\n    turn: 0\n"
    assert edit("tokens: [{a: 1}]\n", lambda data: data["tokens"].append(new(kind="key")), {900: lines}) == (
        "tokens: [{a: 1},\n         # c\n         {kind: key, turn: 0}]\n"
    )


@cases("lines", ["- [", "- a\n", "{}", "- {a: 1}\n- {b: 1}\n"])
def test_unusable_remembered_lines_are_passed_over(lines: str) -> None:
    assert edit("tokens: []\n", lambda data: data.update(tokens=[new(a=1)]), {900: lines}) == "tokens:\n  - {a: 1}\n"


def test_an_element_of_unknown_place_is_not_guessed_at() -> None:
    with pytest.raises(patch.PatchFailed):
        patch.patched(parse("tokens: [{a: 1}]\n"), {"tokens": [Entry({"a": 2}, 1)]}, {})


def test_what_no_file_can_hold_is_not_written() -> None:
    with pytest.raises(patch.PatchFailed, match="half a character"):
        edit("title: x\n", lambda data: data.update(title="\ud800"))
    with pytest.raises(TypeError, match="plain data"):
        edit("title: x\n", lambda data: data.update(title=object()))


def test_a_result_that_says_something_else_is_never_given(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patching, "rewritten", lambda tree, plan: tree.text)
    with pytest.raises(patch.PatchFailed):
        edit("title: x\n", lambda data: data.update(title="y"))


@pytest.mark.parametrize(("failures", "written"), [(3, ("tokens", 0)), (4, ("tokens",))])
def test_what_cannot_be_patched_is_written_anew_as_little_as_possible(
    failures: int, written: tuple[str | int, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """An element first; its section, when that does not help."""
    real = rewritten
    left = [failures]

    def clumsy(*given: Any) -> str:
        if left[0]:
            left[0] -= 1
            raise SpliceOverlap
        return real(*given)

    monkeypatch.setattr(patching, "rewritten", clumsy)
    result = edited(BLOCK, partial(carry_out, steps=[{"set": ("tokens", 0), "to": {"color": "pink"}}]))
    assert written in result.rewritten
    assert plain(parse(result.text).root)["tokens"][0] == {"kind": "key", "color": "pink"}  # type: ignore[call-overload, index]
    assert result.text.startswith("# header\nformat: 1   # one\n")
