"""Saving by patching, on random hand-written files with random edits."""

import re
from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kneedeep.model.scenario.element import Entry
from kneedeep.model.scenario.yaml_patch.change_plan import normal, same
from kneedeep.model.scenario.yaml_patch.node_kinds import Mapping
from kneedeep.model.scenario.yaml_patch.node_tree import Node, plain
from kneedeep.model.scenario.yaml_patch.patch import RememberedElement, element_text, patched, remember
from tests.support.generators.yaml_texts import ORDER, SECTIONS, Document, Writer, edited, read

seeds = st.integers(0, 2**40)
COMMENT = re.compile(r"#c\d+")


def entries(data: dict[str, Any]) -> dict[int, Entry]:
    """Every element by its serial."""
    return {entry.serial: entry for name in SECTIONS for entry in data.get(name, ())}


def reread(text: str, data: dict[str, Any]) -> Document:
    """Read a saved text; its elements get the serials they have in the data that was saved."""
    fresh = read(text.encode())
    assert same(normal(fresh.data), normal(data))
    known: dict[int, Node] = {}
    for name in SECTIONS:
        for written, entry in zip(fresh.data.get(name, ()), data.get(name, ()), strict=True):
            known[entry.serial] = fresh.nodes[written.serial]
    return Document(fresh.tree, data, known)


def check_an_edit(seed: int) -> None:
    random = Random(seed)
    writer = Writer(random)
    text = writer.document()
    before = read(text)
    assert patched(before.tree, before.data, before.data, before.nodes, ORDER).text == text

    new = edited(random, before.data, 1000)
    result = patched(before.tree, before.data, new, before.nodes, ORDER)
    assert result.rewritten == ()
    assert result.text.startswith("\ufeff") == text.startswith("\ufeff")
    if writer.newline == "\r\n" and "\n" in text:
        assert not re.search("(?<!\r)\n", result.text)
    after = reread(result.text, new)

    was, now = entries(before.data), entries(new)
    unchanged = [serial for serial in was.keys() & now.keys() if same(was[serial], now[serial])]
    kept = {serial: remember(before.tree, before.nodes[serial], was[serial]) for serial in was}
    if not writer.aliased_element:
        check_comments(text, result.text, before, new, kept, unchanged)
        for serial in unchanged:
            assert element_text(after.tree, after.nodes[serial]) == kept[serial].text
            assert same(plain(after.nodes[serial]), plain(before.nodes[serial]))
    if "*" not in text:
        check_foreign_sections(before, new, result.text)
    check_undo(before, after, kept, writer)


def check_comments(
    old_text: str,
    new_text: str,
    before: Document,
    new: dict[str, Any],
    kept: dict[int, RememberedElement],
    unchanged: list[int],
) -> None:
    """No comment is lost but those of deleted elements and of deleted or changed keys, none is doubled."""
    others = [{key: value for key, value in data.items() if key not in SECTIONS} for data in (before.data, new)]
    if not same(normal(others[0]), normal(others[1])):
        return
    lost = set(COMMENT.findall(old_text)) - set(COMMENT.findall(new_text))
    now = entries(new)
    may_go = set()
    for serial, lines in kept.items():
        if serial in unchanged:
            continue
        node = before.nodes[serial]
        if serial in now and isinstance(node, Mapping) and not node.flow:
            may_go |= comments_of_changes(before, serial, now[serial], lost)
        else:
            may_go |= set(COMMENT.findall(lines.text))
    assert lost <= may_go
    assert max(Counter(COMMENT.findall(new_text)).values(), default=1) == 1


def comments_of_changes(before: Document, serial: int, now: Entry, lost: set[str]) -> set[str]:
    """Those of keys of an element in block style that changed; above deleted keys only as far as no other key came."""
    node, was = before.nodes[serial], entries(before.data)[serial]
    assert isinstance(node, Mapping)
    layout = before.tree.layout
    beside, above = set(), []
    for (key, _), part in zip(node.pairs, layout.parts(node), strict=True):
        if key.text not in was or key.text in now and same(was[key.text], now[key.text]):
            continue
        beside |= set(COMMENT.findall(layout.text[part.start : part.bottom]))
        if key.text not in now and (comments := set(COMMENT.findall(layout.text[part.top : part.start]))):
            above.append(comments)
    added = len(now.keys() - {key.text for key, _ in node.pairs})
    gone = [comments for comments in above if comments & lost]
    assert len(gone) <= max(0, len(above) - added), "a comment above a replaced key is lost"
    return beside.union(*gone)


def check_foreign_sections(before: Document, new: dict[str, Any], text: str) -> None:
    """What was not edited stands in the new text to the letter."""
    for key, value in getattr(before.tree.root, "pairs", ()):
        data = before.data.get(key.text)
        serials = [entry.serial for entry in data] if key.text in SECTIONS and data else []
        new_serials = [entry.serial for entry in new.get(key.text, ())] if serials else []
        untouched = (key.text in new) == (key.text in before.data) and same(normal(data), normal(new.get(key.text)))
        if untouched and serials == new_serials:
            assert before.tree.text[key.start : value.end] in text


def check_undo(before: Document, after: Document, kept: dict[int, RememberedElement], writer: Writer) -> None:
    """Delete, save, undo, save gives back what was deleted, with its comments and unknown keys."""
    result = patched(after.tree, after.data, before.data, after.nodes, ORDER, kept)
    assert result.rewritten == ()
    again = reread(result.text, before.data)
    for serial in before.nodes.keys() - after.nodes.keys():
        assert same(plain(again.nodes[serial]), plain(before.nodes[serial]))
        if not writer.aliased_element:
            assert set(COMMENT.findall(kept[serial].text)) <= set(COMMENT.findall(result.text))


@settings(max_examples=100)
@given(seeds)
def test_a_random_edit_of_a_random_file_touches_nothing_else(seed: int) -> None:
    check_an_edit(seed)


@pytest.mark.nightly
@pytest.mark.timeout(3600)
@settings(max_examples=20_000)
@given(seeds)
def test_many_random_edits_of_random_files_touch_nothing_else(seed: int) -> None:
    check_an_edit(seed)
