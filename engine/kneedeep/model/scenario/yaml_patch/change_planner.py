"""The diff of old and new data as a plan for the nodes of a text. The text may contain more than the old data."""

from bisect import bisect_left
from collections.abc import Callable, Iterator
from collections.abc import Mapping as AbstractMapping
from collections.abc import Sequence as AbstractSequence
from typing import NamedTuple

from kneedeep.model.scenario.element import Entry
from kneedeep.model.scenario.yaml_patch import change_plan
from kneedeep.model.scenario.yaml_patch.node_kinds import Mapping, Node, Scalar, Sequence
from kneedeep.model.scenario.yaml_patch.node_tree import Plain, plain

_MOST_COMPARISONS = 250_000


class Unplaced(Exception):
    """A changed element can't be found in the text."""


class ChangePlanner(NamedTuple):
    """Inputs of a diff besides the data: nodes by serial, restoring of entries, the order of sections."""

    nodes: AbstractMapping[int, Node]
    restore: Callable[[Entry], change_plan.NewItem]
    order: AbstractSequence[str] = ()

    def plan_changes(self, node: Node, old: Plain, new: Plain, *, top: bool = False) -> change_plan.Plan | None:
        """The plan that changes a node from `old` to `new`, None if there is no change."""
        if change_plan.same(old, new) or change_plan.same(plain(node), new) and not _holds_entries(new):
            return None
        if top and isinstance(node, Scalar) and node.value is None and isinstance(new, dict):
            return self._mapping(Mapping(node.start, flow=False, anchor=None), {}, new, self.order)
        if isinstance(node, Mapping) and isinstance(old, dict) and isinstance(new, dict):
            return self._mapping(node, old, new, self.order if top else ()) or None
        if isinstance(node, Sequence) and isinstance(old, list) and isinstance(new, list):
            return self._sequence(node, old, new)
        items = self._items(new)
        return change_plan.Replace([item.value for item in items] if items else new, items)

    def _items(self, value: Plain) -> tuple[change_plan.NewItem, ...]:
        """The new entries of a list, restored from memory where possible. Empty for any other value."""
        if not isinstance(value, list) or not _holds_entries(value):
            return ()
        return tuple(self.restore(item) if isinstance(item, Entry) else change_plan.NewItem(item) for item in value)

    def _mapping(
        self, node: Mapping, old: dict[str, Plain], new: dict[str, Plain], order: AbstractSequence[str]
    ) -> change_plan.MappingPlan:
        plan = change_plan.MappingPlan()
        at = {key.text: index for index, (key, _) in enumerate(node.pairs)}
        present = {key: node.pairs[index][1] for key, index in at.items()}
        gone = (old.keys() - new.keys()) & at.keys()
        emptied = {key for key in gone if _holds_entries(old[key]) and isinstance(present[key], Sequence)}
        plan.removed |= {at[key] for key in gone - emptied}
        changed = [key for key, value in new.items() if key not in old or not change_plan.same(old[key], value)]
        missing = [key for key in changed if key not in at]
        for key in (*emptied, *changed):
            change = self._value(present[key], old, new, key) if key in at else None
            if change is not None:
                plan.changes[at[key]] = change
        staying = {key: index for key, index in at.items() if index not in plan.removed}
        for key, place in _places(missing, staying, [*order, *(key for key in new if key not in order)], known=order):
            items = self._items(new[key])
            written: Plain = [item.value for item in items] if items else new[key]
            plan.added.setdefault(place, []).append(change_plan.Added(key, written, items))
        return plan

    def _value(self, node: Node, old: dict[str, Plain], new: dict[str, Plain], key: str) -> change_plan.Plan | None:
        """The change of the value of an existing key. A missing key leaves an empty list."""
        value = new.get(key, [])
        before = old[key] if key in old else [] if _holds_entries(value) else plain(node)
        return self.plan_changes(node, before, value)

    def _sequence(self, node: Sequence, old: list[Plain], new: list[Plain]) -> change_plan.Plan | None:
        if _holds_entries(old) or _holds_entries(new):
            return self._entries(node, old, new) or None
        if (found := _items_of(node, old)) is None:
            return change_plan.Replace(new)
        plan = change_plan.SequencePlan()
        place = change_plan.FRONT
        for before, after in _aligned(old, new):
            if before is None:
                assert after is not None
                plan.inserted.setdefault(place, []).append(change_plan.NewItem(new[after]))
                continue
            index = found[before]
            if after is None:
                plan.removed.add(index)
                continue
            change = self.plan_changes(node.items[index], old[before], new[after])
            if change is not None:
                plan.changes[index] = change
            place = index
        return plan or None

    def _entries(self, node: Sequence, old: list[Plain], new: list[Plain]) -> change_plan.SequencePlan:
        plan = change_plan.SequencePlan()
        index_of = self._indices(node, old)
        before = dict(zip(_tokens(old), old, strict=True))
        after = dict(zip(_tokens(new), new, strict=True))
        for token in before.keys() - after.keys():
            if token not in index_of:
                raise Unplaced
            plan.removed.add(index_of[token])
        staying = _longest_rising([index_of[token] for token in after if token in index_of])
        place = change_plan.FRONT
        for token, value in after.items():
            if (index := index_of.get(token)) is None:
                if token in before:
                    if not change_plan.same(before[token], value):
                        raise Unplaced
                    continue
                item: change_plan.Inserted = (
                    self.restore(value) if isinstance(value, Entry) else change_plan.NewItem(value)
                )
                plan.inserted.setdefault(place, []).append(item)
                continue
            if (change := self.plan_changes(node.items[index], before[token], value)) is not None:
                plan.changes[index] = change
            if index in staying:
                place = index
            else:
                plan.moved.add(index)
                plan.inserted.setdefault(place, []).append(change_plan.Moved(index))
        return plan

    def _indices(self, node: Sequence, old: list[Plain]) -> dict[object, int]:
        """The indices of the old items in the text: by the node of the serial, else by equal value."""
        places: dict[int, list[int]] = {}
        for index, item in enumerate(node.items):
            places.setdefault(id(item), []).append(index)
        found: dict[object, int] = {}
        lost = []
        for token, value in zip(_tokens(old), old, strict=True):
            known = self.nodes.get(value.serial) if isinstance(value, Entry) else None
            if known is not None and places.get(id(known)):
                found[token] = places[id(known)].pop(0)
            else:
                lost.append((token, value))
        if lost:
            free = [index for indices in places.values() for index in indices]
            for token, value in lost:
                match = next(
                    (index for index in sorted(free) if change_plan.same(plain(node.items[index]), value)), None
                )
                if match is not None:
                    free.remove(match)
                    found[token] = match
        return found


def _holds_entries(value: Plain) -> bool:
    return isinstance(value, list) and any(isinstance(item, Entry) for item in value)


def _tokens(values: list[Plain]) -> list[object]:
    """The keys of the items of a list: the serial, else the value and the number of earlier items equal to it."""
    tokens: list[object] = []
    times: dict[object, int] = {}
    for value in values:
        known = value.serial if isinstance(value, Entry) and value.serial else repr(value)
        times[known] = times.get(known, 0) + 1
        tokens.append((known, times[known]))
    return tokens


def _places(
    missing: list[str], staying: dict[str, int], order: list[str], known: AbstractSequence[str]
) -> Iterator[tuple[str, int]]:
    """The place of each missing key: after the nearest earlier key of the order, at the end for unknown keys."""
    rank = {key: number for number, key in enumerate(order)}
    last = max(staying.values(), default=change_plan.FRONT)
    for key in sorted(missing, key=lambda key: rank[key]):
        if known and key not in known:
            yield key, last
            continue
        before = [staying[other] for other in order[: rank[key]] if other in staying]
        yield key, before[-1] if before else change_plan.FRONT


def _items_of(node: Sequence, old: list[Plain]) -> list[int] | None:
    """The index in the text of every old item, None if some can't be found there."""
    if len(node.items) == len(old):
        return list(range(len(old)))
    found = []
    index = 0
    for value in old:
        while index < len(node.items) and not change_plan.same(plain(node.items[index]), value):
            index += 1
        if index == len(node.items):
            return None
        found.append(index)
        index += 1
    return found


def _aligned(old: list[Plain], new: list[Plain]) -> Iterator[tuple[int | None, int | None]]:
    """Pairs of indices, in order: both for items that stay in place, right None for removed, left None for new."""
    size = min(len(old), len(new))
    head = next((index for index in range(size) if not change_plan.same(old[index], new[index])), size)
    rest = size - head
    tail = next((index for index in range(rest) if not change_plan.same(old[-1 - index], new[-1 - index])), rest)
    yield from ((index, index) for index in range(head))
    one, other = old[head : len(old) - tail], new[head : len(new) - tail]
    i = j = 0
    for a, b in [*_common(one, other), (len(one), len(other))]:
        while i < a or j < b:
            yield head + i if i < a else None, head + j if j < b else None
            i, j = min(i + 1, a), min(j + 1, b)
        if a < len(one) and b < len(other):
            yield head + a, head + b
            i, j = a + 1, b + 1
    yield from ((len(old) - tail + index, len(new) - tail + index) for index in range(tail))


def _common(one: list[Plain], other: list[Plain]) -> list[tuple[int, int]]:
    """The index pairs of a longest common subsequence. Empty if the lists are too long to compare."""
    if len(one) * len(other) > _MOST_COMPARISONS:
        return []
    left, right = [repr(value) for value in one], [repr(value) for value in other]
    length = [[0] * (len(right) + 1) for _ in range(len(left) + 1)]
    for i in range(len(left) - 1, -1, -1):
        for j in range(len(right) - 1, -1, -1):
            if left[i] == right[j]:
                length[i][j] = length[i + 1][j + 1] + 1
            else:
                length[i][j] = max(length[i + 1][j], length[i][j + 1])
    pairs = []
    i = j = 0
    while i < len(left) and j < len(right):
        if left[i] == right[j]:
            pairs.append((i, j))
            i, j = i + 1, j + 1
        elif length[i + 1][j] >= length[i][j + 1]:
            i += 1
        else:
            j += 1
    return pairs


def _longest_rising(indices: list[int]) -> set[int]:
    """The members of a longest rising subsequence."""
    tops: list[int] = []
    before: dict[int, int | None] = {}
    for index in indices:
        at = bisect_left(tops, index)
        before[index] = tops[at - 1] if at else None
        tops[at : at + 1] = [index]
    found: set[int] = set()
    step = tops[-1] if tops else None
    while step is not None:
        found.add(step)
        step = before[step]
    return found
