"""Plans of changes to a tree, by index of pair or item, and the resulting data."""

from collections.abc import Mapping as AbstractMapping
from dataclasses import dataclass, field
from typing import NamedTuple, TypeAlias, Union

from kneedeep.model.scenario.element import Entry
from kneedeep.model.scenario.value_shapes import Lines
from kneedeep.model.scenario.yaml_patch.node_kinds import Mapping, Node, Sequence
from kneedeep.model.scenario.yaml_patch.node_tree import Plain, plain

FRONT = -1
"""The index before the first pair or item."""

Plan: TypeAlias = Union["Replace", "MappingPlan", "SequencePlan"]


class NewItem(NamedTuple):
    """A new item of the text: its data, and the lines remembered from an earlier version (a block list of one item)."""

    value: Plain
    remembered: str | None = None
    is_entry: bool = False


class Replace(NamedTuple):
    """Write this value in place of the node. `items`: the entries of a list, with their remembered lines."""

    value: Plain
    items: tuple[NewItem, ...] = ()


class Moved(NamedTuple):
    """An item of the same list that gets another place."""

    item: int


Inserted: TypeAlias = NewItem | Moved


class Added(NamedTuple):
    """A new pair of the text. `items` as in Replace."""

    key: str
    value: Plain
    items: tuple[NewItem, ...] = ()


@dataclass
class MappingPlan:
    """Changes of pairs by index. `added`: by the index of the pair before."""

    changes: dict[int, Plan] = field(default_factory=dict)
    removed: set[int] = field(default_factory=set)
    added: dict[int, list[Added]] = field(default_factory=dict)

    def __bool__(self) -> bool:
        return bool(self.changes or self.removed or self.added)


@dataclass
class SequencePlan:
    """Changes of items by index. `inserted`: by the index of the staying item before."""

    changes: dict[int, Plan] = field(default_factory=dict)
    removed: set[int] = field(default_factory=set)
    moved: set[int] = field(default_factory=set)
    inserted: dict[int, list[Inserted]] = field(default_factory=dict)

    def __bool__(self) -> bool:
        return bool(self.changes or self.removed or self.moved or self.inserted)

    @property
    def leaving(self) -> set[int]:
        """The items that leave their place."""
        return self.removed | self.moved


def outcome(node: Node, plan: Plan | None) -> Plain:
    """The plain data of a node after its plan."""
    if plan is None:
        return plain(node)
    if isinstance(plan, Replace):
        return plan.value
    if isinstance(plan, MappingPlan):
        pairs = node.pairs if isinstance(node, Mapping) else []
        data = {
            key.text: outcome(value, plan.changes.get(index))
            for index, (key, value) in enumerate(pairs)
            if index not in plan.removed
        }
        data.update((pair.key, pair.value) for added in plan.added.values() for pair in added)
        return data
    assert isinstance(node, Sequence)
    items: list[Plain] = []
    for index in range(FRONT, len(node.items)):
        if index >= 0 and index not in plan.leaving:
            items.append(outcome(node.items[index], plan.changes.get(index)))
        for item in plan.inserted.get(index, ()):
            if isinstance(item, NewItem):
                items.append(item.value)
            else:
                items.append(outcome(node.items[item.item], plan.changes.get(item.item)))
    return items


def same(one: Plain, other: Plain) -> bool:
    """Whether two values are equal, with 1, 1.0 and true distinguished."""
    if isinstance(one, dict):
        return (
            isinstance(other, dict)
            and one.keys() == other.keys()
            and all(same(value, other[key]) for key, value in one.items())
        )
    if isinstance(one, list):
        return isinstance(other, list) and len(one) == len(other) and all(map(same, one, other))
    return type(one) is type(other) and one == other


def normal(data: object) -> Plain:
    """Plain data with keys as text and tuples as lists. Entries keep their serials."""
    if isinstance(data, Entry):
        return Entry({str(key): normal(value) for key, value in data.items()}, data.serial)
    if isinstance(data, AbstractMapping):
        plain_data = {str(key): normal(value) for key, value in data.items()}
        return Lines(plain_data) if isinstance(data, Lines) else plain_data
    if isinstance(data, (list, tuple)):
        return [normal(item) for item in data]
    if data is None or isinstance(data, (str, int, float)):
        return data
    raise TypeError(f"{type(data).__name__} is no plain data")
