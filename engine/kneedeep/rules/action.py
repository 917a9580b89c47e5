"""Actions of players: small tuples that begin with the name of their kind, such as `("step", 45)`."""

from collections.abc import Callable, Iterator, Mapping
from typing import Literal, NamedTuple, cast

from kneedeep.support.resources import table_rows

Action = tuple[str, *tuple[int, ...]]
"""The name of its kind, then its numbers in the order of the kind's fields.

They are made in large numbers, so they are plain tuples. The module `actions` of a ruleset has the type of each, so that
`match action: case ("step", to, *_)` knows what `to` counts, and a kind that does not exist is refused.
"""


class Field(NamedTuple):
    """A number of an action: its key in files, and what the number counts.

    A `space` is written as its coordinates, a figure, door, token, card, seat or number as it is; a weapon, shape, kind,
    order or mode by its name. `optional`: legal actions leave it out, at their end, when it is 0.
    """

    key: str
    kind: str
    optional: bool = False


Role = Literal[
    "", "attack", "further attack", "attack end", "step", "place", "door", "leave", "roll", "turn end", "end"
]
"""Roles of an action for people: an attack, its continuation and end, a step, a choice of a place, work at a door,
leaving the board, rolling dice again, the end of a turn or of anything smaller.
"""


class ActionKind(NamedTuple):
    """One kind of action: its name, its fields, its effect on a state, and its words for people.

    `apply(tables, state, action)` changes the state in place and trusts that the action is legal. `phrase`: a text with
    the keys of the fields in braces, or `phrase(names, tables, state, *fields)`, with more details: its target and its
    cost. `group`: the title of its group of choices, empty for the group of other actions. `why_not(tables, state,
    figure, *fields)`: in a sentence why such an action of the figure that acts (-1: none does) is not legal; empty where
    nothing can be said but that it is not. `role`: what people see in it.
    """

    name: str
    fields: tuple[Field, ...]
    apply: Callable[..., None]
    phrase: str | Callable[..., str]
    group: str = ""
    why_not: Callable[..., str] | None = None
    role: Role = ""

    def numbered(self, action: Action) -> Iterator[tuple[Field, int]]:
        """The fields used by an action of this kind, each with its number."""
        _, *numbers = action
        return zip(self.fields, numbers, strict=False)


class ActionTable:
    """The kinds of actions of a ruleset: the rows of `actions.txt` beside a module, each with its functions."""

    def __init__(self, module: str) -> None:
        """Read the rows: name, numbers, group, role, phrase."""
        self._rows = {name: row for name, *row in table_rows(module, "actions.txt")}

    def __call__(
        self,
        name: str,
        apply: Callable[..., None],
        phrase: Callable[..., str] | None = None,
        *,
        why_not: Callable[..., str] | None = None,
    ) -> ActionKind:
        """The kind of a row. Raises KeyError for an unknown row."""
        numbers, group, role, words = self._rows[name]
        fields = tuple(_field(number) for number in numbers.split(", ") if number)
        return ActionKind(name, fields, apply, phrase or words, group, why_not, cast(Role, role))


def _field(text: str) -> Field:
    """A field in the notation of `actions.txt`: `card`, `to space`, `shape?`."""
    key, _, kind = text.removesuffix("?").partition(" ")
    return Field(key, kind or key, optional=text.endswith("?"))


def kinds_by_name(kinds: tuple[ActionKind, ...]) -> Mapping[str, ActionKind]:
    """The kinds by their names. Raises ValueError if two have the same name."""
    found = {kind.name: kind for kind in kinds}
    if len(found) != len(kinds):
        raise ValueError("two kinds of action have one name")
    return found
