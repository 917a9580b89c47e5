"""Events: a record of the game for players and for rebuilding the table. The rules never read them.

An event is a named tuple: the name of its kind, then its parts. Its class is declared together with its sentence:

    @event(later("{figure} teleports to {space}"), in_walk=True, role="jump")
    class Teleport(NamedTuple):
        name: Literal["teleport"]
        figure: FigureField
        space: SpaceField

The type of a part selects its words in the sentence: a `FigureField` uses `GameNames.figure`, a plain type its value.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Annotated, Any, Literal, NamedTuple, TypeVar, get_args

from kneedeep.support.translation import tr, tr_count

Event = tuple[Any, ...]
"""A named tuple: the name of the kind, then numbers, texts and tuples of them."""
AreaField = Annotated[int, "area"]
"""A number whose words come from the names' method `area`. The other fields use their own methods."""
CardField = Annotated[int, "card"]
DiceField = Annotated[tuple[tuple[int, int], ...], "faces"]
"""Rolled dice, as (color, face)."""
DoorField = Annotated[int, "door"]
FigureField = Annotated[int, "figure"]
KindField = Annotated[int, "kind"]
SeatField = Annotated[int, "marine"]
SpaceField = Annotated[int, "space"]
TokenField = Annotated[int, "token"]
WeaponField = Annotated[int, "weapon"]
WordField = Annotated[str, "word"]
Sentence = str | tuple[str, str]
"""A template with the names of parts as places, or a pair for singular and plural with the count as `{n}`."""
TEXT = "text"
"""The event kind of a text read aloud, in every ruleset."""
EventRole = Literal[
    "", "text", "turn", "attack", "dice", "move", "jump", "arrival", "departure", "wound", "heal", "door"
]
"""Roles of events for people, with their first parts: a text read aloud (the text), the beginning of a turn, an attack,
rolled dice (the dice, as (color, face)), a figure that steps or jumps to a space (figure, space), a figure that comes
to or leaves the board (figure), a wounded or healed figure (figure, amount), a door that opens, shuts or is destroyed
(door).
"""
_E = TypeVar("_E", bound=type[Event])


class EventKind(NamedTuple):
    """One kind of event: its class, sentences and role.

    `says`: no sentence, one, or one for each value of the part `by`. A singular and plural pair counts that part.
    `in_walk`: a figure following a path continues after the event.
    """

    type: type[Event]
    says: tuple[Sentence, ...] = ()
    by: str = ""
    in_walk: bool = False
    role: EventRole = ""

    @property
    def fields(self) -> tuple[str, ...]:
        """The names of the parts in files."""
        return tuple(name.rstrip("_") for name in self.type.__annotations__)[1:]

    def sentence(self, names: object, event: Event) -> str:
        """An event in words, without a full stop. Empty for one that needs no line."""
        if not self.says:
            return ""
        parts = dict(zip(self.fields, event[1:], strict=True))
        says = self.says[parts[self.by] if len(self.says) > 1 else 0]
        text = says if isinstance(says, str) else says[1]
        words = {
            field: getattr(names, named)(parts[field]) if named else parts[field]
            for field, named in zip(self.fields, self._named_by(), strict=True)
            if f"{{{field}}}" in text
        }
        return tr(says, **words) if isinstance(says, str) else tr_count(*says, parts[self.by], **words)

    def _named_by(self) -> Iterator[str]:
        for annotation in [*self.type.__annotations__.values()][1:]:
            yield next(iter(getattr(annotation, "__metadata__", ())), "")


class EventKinds(dict[str, EventKind]):
    """Kinds of events by name."""

    def declare(self, *says: Sentence, by: str = "", in_walk: bool = False, role: EventRole = "") -> Callable[[_E], _E]:
        """A decorator: add an event class with its sentences. See `EventKind`."""

        def declared(kind: _E) -> _E:
            name = get_args(kind.__annotations__["name"])[0]
            self[name] = EventKind(kind, says, by, in_walk, role)
            return kind

        return declared

    def sentence(self, names: object, event: Event, own: Mapping[str, Callable[..., str]]) -> str:
        """An event in words, without a full stop. Empty for one that needs no line.

        `own`: functions by kind. Each makes a sentence from names and parts.
        """
        kind, *parts = event
        return own[kind](names, *parts) if kind in own else self[kind].sentence(names, event)


def texts_of(events: Iterable[Event]) -> list[str]:
    """The texts read aloud in some events."""
    return [text for kind, *parts in events if kind == TEXT for text in parts]
