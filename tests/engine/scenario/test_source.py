"""Where elements and their parts stand in the text of a file."""

from collections.abc import Iterator
from typing import Any

import pytest

from kneedeep.model.scenario.source import SMALL, Source
from kneedeep.model.scenario.yaml_patch.node_tree import Mapping, parse


class Counted(list[Any]):
    """A list that counts how often its items are gone through."""

    times = 0

    def __iter__(self) -> Iterator[Any]:
        self.times += 1
        return super().__iter__()

    def __reversed__(self) -> Iterator[Any]:
        self.times += 1
        return super().__reversed__()


def source_of(size: int) -> tuple[Source, Counted]:
    tree = parse("whole:\n" + "".join(f"  key-{number}: [1, {number}]\n" for number in range(size)))
    assert isinstance(tree.root, Mapping)
    whole = tree.root.pairs[0][1]
    assert isinstance(whole, Mapping)
    pairs = Counted(whole.pairs)
    whole.pairs = pairs
    return Source(tree, {0: tree.root}), pairs


@pytest.mark.parametrize("size", [SMALL, SMALL + 1, 500])
def test_parts_are_found_by_key_and_index(size: int) -> None:
    source, _ = source_of(size)
    for number in range(size):
        name = f"key-{number}"
        line, column = number + 2, len(name) + 5
        assert source.span(0, ("whole", name))[:2] == source.mark(0, ("whole", name))[:2] == (line, 3)
        assert source.span(0, ("whole", name, 1))[:2] == (line, column + 4)
        assert source.span(0, ("whole", name, 2, "deeper"))[:2] == (line, 3)
    assert source.span(0, ("whole", "key-x"))[:2] == source.span(0, ("whole", 3))[:2] == (1, 1)


def test_a_large_mapping_is_gone_through_once_however_many_of_its_keys_are_asked_for() -> None:
    source, pairs = source_of(500)
    for number in range(500):
        source.span(0, ("whole", f"key-{number}"))
        source.mark(0, ("whole", f"key-{number}"))
    assert pairs.times == 1
