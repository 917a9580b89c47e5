"""Positions: beginnings of a game apart from the start ("from here").

A position holds the differences from the start of the scenario, by names in the file. It can be composed by hand, taken
from an exploration state or a current game, and carried to a changed map. A game from a position has a normal replay,
with the position in its header. A position contains only things declared by the scenario. One that does not fit is
rejected with a sentence (`PositionError`).
"""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from kneedeep.model.geometry.space import Space
from kneedeep.support.interrupts import ReportedError
from kneedeep.support.translation import later, tr

INVADERS_TURN = -1
_MOST = 10_000
"""The limit of every count in a position."""


class Marine(NamedTuple):
    """One marine. None stands for the value at the start of the scenario.

    `at`: its space, None for its start. `status`: `board`, `waiting` (fragged), `left` or `out` of the game. `ammo`:
    bullets, rockets, cells. `order`: none, aim, guard, dodge or heal. `items`: the scenario's own things, by token.
    """

    at: Space | None = None
    status: str = "board"
    wounds: int | None = None
    armor: int | None = None
    ammo: tuple[int, ...] | None = None
    weapons: tuple[str, ...] | None = None
    cards: tuple[str, ...] | None = None
    order: str | None = None
    adrenaline: int | None = None
    oxygen: int | None = None
    charge: int | None = None
    berserk: tuple[int, ...] | None = None
    items: tuple[str, ...] | None = None


class Figure(NamedTuple):
    """A figure except a marine. `name`: its name in the file, empty for a figure from a card.

    `turned`: a figure of two spaces covers a north-south pair. `owner`: the seat of an active sentry bot's marine.
    """

    kind: str
    at: Space
    turned: bool = False
    wounds: int | None = None
    name: str = ""
    owner: int = -1


class Deed(NamedTuple):
    """A past deed: a token taken, used or destroyed, a figure killed. `at`: its space, None for the first thing."""

    name: str
    at: Space | None = None


class Position(NamedTuple):
    """The beginning of a game. An empty position is the start of the scenario.

    `turn`: a seat or INVADERS_TURN, None for the first turn of a round. `marines`: by seat. `areas`, `doors`: revealed
    and opened ones beyond those at the start. `shut`: doors shut here but open at the start. `keys`: taken, by color.
    `flags`: set. `done`: past deeds. `figures`: all on the board, None for the set-ups of revealed areas. `hand`: ids
    of the invader's cards, None for drawn cards. `carried`: the rest of a current game in its ruleset's format, None
    for a position made by hand.
    """

    round: int = 1
    turn: int | None = None
    marines: tuple[Marine, ...] = ()
    areas: tuple[str, ...] = ()
    doors: tuple[str, ...] = ()
    shut: tuple[str, ...] = ()
    keys: tuple[str, ...] = ()
    flags: tuple[str, ...] = ()
    done: tuple[Deed, ...] = ()
    figures: tuple[Figure, ...] | None = None
    hand: tuple[str, ...] | None = None
    frags: int = 0
    carried: Mapping[str, Any] | None = None

    def data(self) -> dict[str, object]:
        """The position as plain data for JSON: only the differences from the start."""
        return _data(self)


def position_from(data: object) -> Position:
    """The position from plain data. Raises PositionError with the fault."""
    fields = _read_fields(data, "position", Position)
    fields["marines"] = tuple(Marine(**_read_fields(one, "marines", Marine)) for one in fields.get("marines", ()))
    fields["done"] = tuple(Deed(**_read_fields(one, "done", Deed)) for one in fields.get("done", ()))
    if fields.get("figures") is not None:
        fields["figures"] = tuple(Figure(**_read_fields(one, "figures", Figure)) for one in fields["figures"])
    return Position(**fields)


def _data(value: Any) -> dict[str, object]:
    found: dict[str, object] = {}
    defaults = type(value)._field_defaults
    for name, part in zip(type(value)._fields, value, strict=True):
        if name in defaults and part == defaults[name]:
            continue
        if name in ("marines", "done", "figures"):
            found[name] = [_data(one) for one in part]
        elif isinstance(part, tuple):
            found[name] = list(part)
        else:
            found[name] = part
    return found


class PositionError(ReportedError, ValueError):
    """A position that does not fit. The message names the fault and the reason in a sentence."""


class UndecidedError(PositionError):
    """A moment during a decision. It can't be a position."""


def _whole(value: object) -> bool:
    return type(value) is int and -1 <= value <= _MOST


def _text(value: object) -> bool:
    return isinstance(value, str)


def _space(value: object) -> bool:
    return isinstance(value, list) and [type(one) for one in value] == [int, int]


def _list_of(one: Callable[[object], bool]) -> Callable[[object], bool]:
    return lambda value: isinstance(value, list) and len(value) <= _MOST and all(one(part) for part in value)


def _object(value: object) -> bool:
    return isinstance(value, dict)


_MUST_BE: dict[str, tuple[Callable[[object], bool], str]] = {
    **dict.fromkeys(
        ("round", "turn", "frags", "wounds", "armor", "adrenaline", "oxygen", "charge", "owner"),
        (_whole, later("a whole number")),
    ),
    **dict.fromkeys(("status", "order", "kind", "name"), (_text, later("a text"))),
    **dict.fromkeys(
        ("areas", "doors", "shut", "keys", "flags", "hand", "weapons", "cards", "items"),
        (_list_of(_text), later("a list of texts")),
    ),
    **dict.fromkeys(("ammo", "berserk"), (_list_of(_whole), later("a list of whole numbers"))),
    **dict.fromkeys(("marines", "done", "figures"), (_list_of(_object), later("a list of objects"))),
    "at": (_space, later("a space such as [4, 3]")),
    "turned": (lambda value: isinstance(value, bool), later("true or false")),
    "carried": (_object, later("an object")),
}


def _read_fields(data: object, where: str, kind: Any) -> dict[str, Any]:
    """The fields of a NamedTuple from an object, with tuples for lists. Raises PositionError for invalid data."""
    if not isinstance(data, dict):
        raise PositionError("{where} must be an object.", where=where)
    found: dict[str, Any] = {}
    for name, value in data.items():
        if name not in kind._fields:
            raise PositionError("{where} has no {name}.", where=where, name=name)
        holds, words = _MUST_BE[name]
        if not holds(value):
            raise PositionError("{where}: {name} must be {words}.", where=where, name=name, words=tr(words))
        found[name] = tuple(value) if isinstance(value, list) else value
    for name in kind._fields:
        if name not in found and name not in kind._field_defaults:
            raise PositionError("{where}: {name} is missing.", where=where, name=name)
    return found
