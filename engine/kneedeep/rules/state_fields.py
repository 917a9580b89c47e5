"""States as tables of fields: a generated copy function, and plain data."""

import hashlib
import json
from collections.abc import Callable, Iterable, Mapping
from typing import Any, ClassVar, Self, TypeVar

from kneedeep.rules.event import Event
from kneedeep.rules.numbers import FigureNumber
from kneedeep.rules.rng import Streams, streams

StateOf = TypeVar("StateOf")


def write_copier(shared: Iterable[str], lists: Iterable[str]) -> Callable[[StateOf], StateOf]:
    """A generated function that copies a state. A line for each field is much faster than a loop over fields.

    `shared`: fields with immutable values. `lists`: fields with lists. The copy has no list of events.
    """
    lines = ["def copy(state):", "new = object.__new__(type(state))", "new.events = None"]
    lines += [f"new.{name} = state.{name}" for name in shared]
    lines += [f"new.{name} = state.{name}.copy()" for name in lists]
    names: dict[str, Callable[[StateOf], StateOf]] = {}
    exec("\n ".join((*lines, "return new")), names)
    return names["copy"]


def plain_value(value: object, bits: bool) -> object:
    """A value as numbers, texts and lists. `bits`: its whole numbers are bit sets, written as hexadecimal texts."""
    if isinstance(value, list | tuple):
        return [plain_value(part, bits) for part in value]
    return format(value, "x") if bits else value


def tupled_value(value: object, bits: bool) -> Any:
    """The value from plain data, with tuples in place of lists."""
    if isinstance(value, list):
        return tuple(tupled_value(part, bits) for part in value)
    return int(value, 16) if bits and isinstance(value, str) else value


class CommonValues:
    """Immutable values of states of every ruleset, shared with their copies.

    `ended`: rounds that have ended. `squad`, `crowd`, `others`: the marines', the invader's and neutral figures on the
    board. `marine_bits`, `other_bits`: the spaces of `squad` and `others`. `doors`: open doors. `lying`: tokens on the
    board. `changed`: topics of the script to check again.
    """

    __slots__ = ()

    rng: Streams
    players: int
    round: int
    ended: int
    player: int
    winner: int
    frags: int
    squad: tuple[FigureNumber, ...]
    crowd: tuple[FigureNumber, ...]
    others: tuple[FigureNumber, ...]
    marine_bits: int
    other_bits: int
    doors: int
    lying: int
    changed: int


class FieldState(CommonValues):
    """A state made of fields, with the script's record of past play as `course`."""

    __slots__ = ()

    kept: ClassVar[tuple[str, ...]]
    """The fields of its plain data, including `course`."""
    listed: ClassVar[frozenset[str]]
    """The fields with lists."""
    in_bits: ClassVar[frozenset[str]]
    """The fields with bit sets or lists of bit sets."""
    record: ClassVar[type[Any]]
    """The type of `course`, a named tuple."""
    derived: ClassVar[Mapping[str, object]]
    """The first values of the fields that follow from others and are not kept."""
    course: Any
    events: list[Event] | None
    """The list of events, None if the caller wants none."""

    def tell(self, event: Event) -> None:
        """Add an event to the list, if there is one."""
        if self.events is not None:
            self.events.append(event)

    def data(self) -> dict[str, object]:
        """The state as plain data: numbers, texts and lists. Bit sets are hexadecimal texts."""
        found = {name: plain_value(getattr(self, name), name in self.in_bits) for name in self.kept}
        course: dict[str, object] = self.course._asdict()
        found["course"] = {name: plain_value(part, isinstance(part, int)) for name, part in course.items()}
        return found

    @classmethod
    def of(cls, data: dict[str, Any]) -> Self:
        """The state from plain data, without its ground and what depends on it. Raises KeyError if a part is missing."""
        state = cls._empty()
        for name in cls.kept:
            value = tupled_value(data[name], name in cls.in_bits)
            setattr(state, name, list(value) if name in cls.listed else value)
        course = {name: tupled_value(part, isinstance(part, str)) for name, part in data["course"].items()}
        state.course = cls.record(**course)
        return state

    @classmethod
    def blank(cls, players: int, seed: int) -> Self:
        """A state in the first round: all numbers 0, each list with a 0 for every marine, an empty stack."""
        state = cls._empty()
        first = {"rng": streams(seed), "players": players, "round": 1, "stack": [], "course": cls.record()}
        for name in cls.kept:
            setattr(state, name, first.get(name, [0] * players if name in cls.listed else 0))
        return state

    @classmethod
    def _empty(cls) -> Self:
        state = cls.__new__(cls)
        for name, value in ("events", None), *cls.derived.items():
            setattr(state, name, value)
        return state

    def digest(self) -> str:
        """A short fingerprint of the whole state, the same on every machine."""
        text = json.dumps(self.data(), sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, FieldState) and self.data() == other.data()

    __hash__ = None  # type: ignore[assignment]
