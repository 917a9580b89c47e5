"""Saving by patching: what changes in the text for each kind of edit, and what must not."""

from collections.abc import Callable
from typing import Any

import pytest

from kneedeep.model.scenario.element import Entry
from kneedeep.model.scenario.yaml_patch import patch
from kneedeep.model.scenario.yaml_patch import patch as patching
from kneedeep.model.scenario.yaml_patch.node_tree import parse, plain
from kneedeep.model.scenario.yaml_patch.rewrite import rewritten
from kneedeep.model.scenario.yaml_patch.splices import SpliceOverlap
from tests.support.cases import cases
from tests.support.generators.yaml_texts import ORDER, read

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


def becomes(section: str, index: int, **values: Any) -> Callable[[Data], None]:
    """A change of one element: keys set, or taken away where the value is `...`."""

    def change(data: Data) -> None:
        old = data[section][index]
        kept = {**old, **values}
        data[section][index] = Entry({k: v for k, v in kept.items() if v is not ...}, old.serial)

    return change


def new(**values: Any) -> Entry:
    return Entry(values, 900)


BLOCK = """\
# header
format: 1   # one

tokens:   # all of them
  # the red one
  - {kind: key, color: red}   # red
  - kind: key     # blue
    # color
    color: blue

  # stands alone

  # the yellow one
  - {kind: key, color: yellow}
# end
"""

LINES = """\
tokens: [   # all
  # the red one
  {kind: key, color: red},   # red
  {kind: key, color: blue}   # blue
]
"""


def without(text: str, *lines: str) -> str:
    for line in lines:
        assert text.count(line + "\n") == 1
        text = text.replace(line + "\n", "")
    return text


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


def test_a_deleted_element_takes_its_comments_along() -> None:
    assert edit(BLOCK, lambda data: data["tokens"].pop(0)) == without(
        BLOCK, "  # the red one", "  - {kind: key, color: red}   # red"
    )
    assert edit(BLOCK, lambda data: data["tokens"].pop(2)) == without(
        BLOCK, "  # the yellow one", "  - {kind: key, color: yellow}"
    )


def test_a_deleted_element_in_brackets_takes_its_comments_along() -> None:
    assert edit(LINES, lambda data: data["tokens"].pop(0)) == without(
        LINES, "  # the red one", "  {kind: key, color: red},   # red"
    )
    assert edit(LINES, lambda data: data["tokens"].pop(1)) == without(LINES, "  {kind: key, color: blue}   # blue")


def test_a_pair_is_removed_across_a_comment() -> None:
    text = "tokens:\n  - {kind: key, # k\n     color: red, # r\n     at: [1, 2]}\n"
    assert edit(text, becomes("tokens", 0, color=...)) == text.replace("     color: red, # r\n", "")
    assert edit(text, becomes("tokens", 0, kind=...)) == text.replace("kind: key, # k", "")


REPLACED = """\
tokens:
  - kind: key
    # behind the crates
    at: [1, 2]
    color: red
    # when it may be taken
    needs:
      # the door
      open: gate
"""


@cases(
    ("values", "old", "new"),
    [
        ({"at": ..., "spaces": [[1, 2]]}, "    at: [1, 2]", "    spaces: [[1, 2]]"),
        ({"at": ..., "turn": 90}, "    at: [1, 2]", "    turn: 90"),
        ({"needs": {"flag": "power"}}, "open: gate", "flag: power"),
        ({"needs": ..., "text": "Dust."}, "    needs:\n      # the door\n      open: gate", "    text: Dust."),
    ],
)
def test_the_comment_above_a_replaced_key_stays(values: dict[str, Any], old: str, new: str) -> None:
    assert edit(REPLACED, becomes("tokens", 0, **values)) == REPLACED.replace(old, new)


@pytest.mark.parametrize(
    ("old", "values", "new"),
    [
        ("at: [1, 2]   # behind the crates", {"at": ..., "spaces": [[1, 2]]}, "spaces: [[1, 2]]"),
        ("color: red  # when it may be taken", {"color": ..., "text": "A\nB"}, "text: |"),
        ("open: gate  # the door", {"needs": {"flag": "power"}}, "flag: power"),
    ],
)
def test_the_comment_beside_a_replaced_key_stays(old: str, values: dict[str, Any], new: str) -> None:
    key, _, comment = old.partition("#")
    text = without(REPLACED, "    # behind the crates", "    # when it may be taken", "      # the door")
    text = text.replace(key.strip(), old)
    (line,) = [one for one in edit(text, becomes("tokens", 0, **values)).splitlines() if "#" in one]
    written = line.strip()
    assert written.startswith(new)
    assert written.endswith(f"   #{comment}")


def test_the_comment_above_a_deleted_key_goes_with_it() -> None:
    expected = without(REPLACED, "    # behind the crates", "    at: [1, 2]")
    assert edit(REPLACED, becomes("tokens", 0, at=..., color="blue")) == expected.replace("red", "blue")


def test_a_moved_element_takes_its_comments_along() -> None:
    def move(data: Data) -> None:
        data["tokens"].insert(0, data["tokens"].pop())

    moved = "  # the yellow one\n  - {kind: key, color: yellow}\n"
    expected = BLOCK.replace(moved, "").replace("  # the red one\n", moved + "  # the red one\n")
    assert edit(BLOCK, move) == expected


def test_a_moved_element_in_brackets_takes_comments_and_comma_along() -> None:
    assert edit(LINES, lambda data: data["tokens"].reverse()) == (
        "tokens: [   # all\n  {kind: key, color: blue},   # blue\n  # the red one\n  {kind: key, color: red},   # red\n]\n"
    )
    assert edit("tokens: [{a: 1}, {b: 2}]", lambda data: data["tokens"].reverse()) == "tokens: [{b: 2}, {a: 1}]"


def test_an_element_is_moved_and_changed_at_once() -> None:
    def change(data: Data) -> None:
        data["tokens"] = [data["tokens"][2], data["tokens"][1], data["tokens"][0]]
        becomes("tokens", 0, color="green")(data)
        becomes("tokens", 2, color="pink")(data)

    text = edit(BLOCK, change)
    assert "  # the yellow one\n  - {kind: key, color: green}\n" in text
    assert "  # the red one\n  - {kind: key, color: pink}   # red\n" in text


def test_a_new_element_follows_its_predecessor_on_a_line_of_its_own() -> None:
    text = edit(BLOCK, lambda data: data["tokens"].insert(1, new(kind="key", at=[12, 3], text="It is.")))
    assert text == BLOCK.replace("# red\n", "# red\n" + '  - {kind: key, at: [12, 3], text: "It is."}\n')
    text = edit(BLOCK, lambda data: data["tokens"].insert(0, new(kind="key")))
    assert text == BLOCK.replace("  # the red one", "  - {kind: key}\n  # the red one")
    text = edit(BLOCK, lambda data: data["tokens"].append(new(kind="key")))
    assert text == BLOCK.replace("# end", "  - {kind: key}\n# end")


def test_a_new_element_in_brackets_keeps_the_layout() -> None:
    def append(data: Data) -> None:
        data["tokens"].append(new(c=3))

    assert edit("tokens: [{a: 1}, {b: 2}]\n", append) == "tokens: [{a: 1}, {b: 2}, {c: 3}]\n"
    assert edit("tokens: [{a: 1},]\n", append) == "tokens: [{a: 1}, {c: 3},]\n"
    assert edit(LINES, append) == LINES.replace("}   # blue\n", "},   # blue\n  {c: 3}\n")
    assert edit("tokens: [{a: 1}, # c\n]\n", append) == "tokens: [{a: 1}, # c\n         {c: 3},\n]\n"


@cases("text", ["tokens: []  # none\n", "tokens: [ ]  # none\n", "tokens:  # none\n", "tokens: null  # none\n"])
def test_the_first_element_makes_a_block_list(text: str) -> None:
    assert edit(text, lambda data: data.update(tokens=[new(a=1)])) == "tokens:  # none\n  - {a: 1}\n"


def test_the_last_element_leaves_an_empty_list_and_the_comments_of_the_section() -> None:
    text = "# above\ntokens:  # beside\n  # loose\n\n  # its\n  - {a: 1}\n"
    assert edit(text, lambda data: data.pop("tokens")) == "# above\ntokens: []  # beside\n  # loose\n\n"
    assert edit("a: 1\ntokens: [{a: 1}]\n", lambda data: data.pop("tokens")) == "a: 1\ntokens: []\n"


def test_a_missing_section_is_put_in_its_place_of_the_order() -> None:
    text = "format: 1\n\npieces:\n- {a: 1}\n\n# last\nvictory: {}\n"
    assert edit(text, lambda data: data.update(doors=[new(id="gate")], title="The Gate")) == (
        'format: 1\ntitle: "The Gate"\n\npieces:\n- {a: 1}\n\ndoors:\n- {id: gate}\n\n# last\nvictory: {}\n'
    )
    assert edit("title: x\n", lambda data: data.update(format=1, zzz=2)) == "format: 1\ntitle: x\nzzz: 2\n"


def test_the_comment_a_file_begins_with_stays_at_its_head() -> None:
    text = "# yaml-language-server: $schema=x\ntitle: x\nrules: {}\n"
    assert edit(text, lambda data: data.pop("title")) == text.replace("title: x\n", "")
    assert edit(text, lambda data: data.update(format=1)) == text.replace("title", "format: 1\ntitle")


def test_a_text_of_several_lines_becomes_a_literal_block() -> None:
    assert edit("title: x\n", lambda data: data.update(briefing="One.\n\nTwo.")) == (
        "title: x\nbriefing: |-\n  One.\n\n  Two.\n"
    )


def test_documents_without_line_break_at_the_end_stay_so() -> None:
    assert (
        edit("tokens:\n  - {a: 1}", lambda data: data["tokens"].append(new(b=2))) == "tokens:\n  - {a: 1}\n  - {b: 2}"
    )
    assert edit("tokens:\n  - {a: 1}\n  - {b: 2}", lambda data: data["tokens"].pop()) == "tokens:\n  - {a: 1}"


def test_line_breaks_and_byte_order_mark_are_kept() -> None:
    text = "\ufeff" + BLOCK.replace("\n", "\r\n")
    result = edit(text, lambda data: data["tokens"].append(new(text="a\nb")))
    assert result.startswith("\ufeff# header\r\n")
    assert result.count("\n") == result.count("\r\n") == BLOCK.count("\n") + 1


@cases(("text", "expected"))
def test_an_empty_document_is_filled(text: str, expected: str) -> None:
    assert edit(text, lambda data: data.update(format=1, tokens=[new(a=1)])) == expected


def test_document_markers_stay_where_they_are() -> None:
    text = "---\ntokens:\n  - {a: 1}\n...\n"
    assert edit(text, lambda data: data["tokens"].append(new(b=2))) == text.replace("...", "  - {b: 2}\n...")


def test_a_whole_document_in_braces_is_patched() -> None:
    text = '{"format": 1,\n "tokens": [{"a": 1}]}\n'
    assert edit(text, lambda data: data["tokens"].append(new(b=2))) == text.replace("}]", "}, {b: 2}]")
    assert edit(text, lambda data: data.update(title="x")) == text.replace("1,", "1, title: x,")


def test_changing_what_an_alias_stands_for_leaves_the_other_uses() -> None:
    text = "tokens:\n  - {a: &p [1, 2]}  # a\n  - {a: *p}  # b\n  - {a: *p}\n"
    assert edit(text, becomes("tokens", 1, a=[3])) == text.replace("*p}  # b", "[3]}  # b")
    changed = edit(text, becomes("tokens", 0, a=[1, 3]))
    assert changed == text.replace("[1, 2]", "[1, 3]").replace("*p", "[1, 2]")
    assert edit(text, lambda data: data["tokens"].pop(0)) == "tokens:\n  - {a: [1, 2]}  # b\n  - {a: [1, 2]}\n"
    moved = edit(text, lambda data: data["tokens"].insert(0, data["tokens"].pop()))
    assert plain(parse(moved).root) == {"tokens": [{"a": [1, 2]}] * 3}


def test_an_element_that_is_an_alias_is_written_out_when_it_changes() -> None:
    text = "pieces:\n  - &p {a: 1}\ntokens:\n  - *p  # c\n"
    assert edit(text, becomes("tokens", 0, a=2)) == text.replace("*p", "{a: 2}")
    assert edit(text, becomes("pieces", 0, a=2)) == text.replace("1", "2").replace("*p", "{a: 1}")


def test_the_first_pair_of_an_item_is_removed_and_put_in() -> None:
    text = "tokens:\n  - id: gate  # g\n    kind: key\n    at: [1, 2]\n"
    assert edit(text, becomes("tokens", 0, id=...)) == "tokens:\n  - kind: key\n    at: [1, 2]\n"
    assert edit(text, becomes("tokens", 0, id=..., kind=...)) == "tokens:\n  - at: [1, 2]\n"

    def first(data: Data) -> None:
        data["tokens"][0] = Entry({"name": "x", **data["tokens"][0]}, 1)

    assert edit(text, first) == text.replace("id: gate", "name: x\n    id: gate")


def test_items_that_are_no_elements_are_matched_by_value() -> None:
    text = "tokens:\n  - spaces:\n      - [0, 0]  # a\n      # of b\n      - [1, 0]  # b\n      - [2, 0]  # c\n"
    assert edit(text, becomes("tokens", 0, spaces=[[0, 0], [2, 0]])) == without(
        text, "      # of b", "      - [1, 0]  # b"
    )
    assert (
        edit(text, becomes("tokens", 0, spaces=[[0, 0], [1, 5], [2, 0], [3, 0]]))
        == text.replace("[1, 0]", "[1, 5]") + "      - [3, 0]\n"
    )


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


def test_an_element_that_goes_to_another_list_takes_its_lines_along() -> None:
    def change(data: Data) -> None:
        data["figures"] = [data["tokens"].pop(0)]

    text = "tokens:\n  # its\n  - {a: 1, xown: 2}  # too\n  - {b: 1}\nfigures: []\n"
    assert edit(text, change) == "tokens:\n  - {b: 1}\nfigures:\n  # its\n  - {a: 1, xown: 2}  # too\n"


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
    result = edited(BLOCK, becomes("tokens", 0, color="pink"))
    assert written in result.rewritten
    assert plain(parse(result.text).root)["tokens"][0] == {"kind": "key", "color": "pink"}  # type: ignore[call-overload, index]
    assert result.text.startswith("# header\nformat: 1   # one\n")
