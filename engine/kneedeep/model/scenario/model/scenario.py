"""The scenario itself: its own keys and the sections of its elements."""

from collections.abc import Callable, Iterable, Iterator
from operator import is_not
from typing import Any, ClassVar

from kneedeep.model.catalog import RULESETS, edition_of
from kneedeep.model.scenario import value_shapes as shapes
from kneedeep.model.scenario.element import Element, Elements, Nested, slot
from kneedeep.model.scenario.model.allowed_words import FIRST_FORMAT
from kneedeep.model.scenario.model.course import Choice, Deadline, Ending, Trigger, Victory
from kneedeep.model.scenario.model.look import LOOK
from kneedeep.model.scenario.model.map_elements import Area, Door, Piece
from kneedeep.model.scenario.model.own_types import Item, OwnFigureType, OwnPieceType, OwnTokenType
from kneedeep.model.scenario.model.placed_elements import Figure, Spawn, Token
from kneedeep.model.scenario.model.setup import SETUP
from kneedeep.model.scenario.model.summoning import DEMONS, EVENTS, INVASION, THREAT
from kneedeep.model.scenario.record import EMPTY, Record
from kneedeep.model.scenario.value import Value, field, placed_value, value


@placed_value
class Unread(Value):
    """An element that could not be read. It stays unchanged in the file."""

    section: str
    index: int
    data: object


@value
class Scenario(Element):
    """A whole scenario."""

    word: ClassVar[str] = "scenario"
    format: int = slot(shapes.Whole(FIRST_FORMAT, 1_000_000), FIRST_FORMAT, required=True)
    ruleset: str = slot(shapes.WordShape(*RULESETS), RULESETS[0], required=True)
    title: str = slot(shapes.TextShape(), "", required=True)
    author: str = slot(shapes.TextShape(), "")
    license: str = slot(shapes.TextShape(), "")
    source: str = slot(shapes.TextShape(), "")
    summary: str = slot(shapes.TextShape(), "")
    language: str = slot(shapes.TextShape(), "en")
    minutes: tuple[int, ...] = slot(shapes.pair(1, 10_000), ())
    challenge: str | None = slot(shapes.WordShape("easy", "medium", "hard", "nightmare"), None)
    marines: tuple[int, ...] | None = slot(
        shapes.Many(shapes.Whole(1, shapes.MOST_MARINES), least=1, most=shapes.MOST_MARINES, unique=True), None
    )
    expansion: bool = slot(shapes.Truth(), False, needs="expansion")
    compass: str = slot(shapes.WordShape("north", "east", "south", "west"), "north")
    briefing: str = slot(shapes.TextShape(), "")
    objective: str = slot(shapes.TextShape(), "")
    notes: str = slot(shapes.TextShape(), "")
    flags: Record = slot(shapes.texts_by(shapes.ID_PATTERN), EMPTY)
    caps: str = slot(shapes.WordShape("none", "auto"), "none")
    threat: str | Record = slot(THREAT, "script", needs="portals")
    invasion: str | Record | None = slot(INVASION, None, needs="portals")
    events: str | tuple[str, ...] = slot(EVENTS, "choose", needs="event sets")
    demons: Record = slot(DEMONS, EMPTY, needs="demon cards")
    pieces: tuple[Piece, ...] = slot(Elements(Piece, most=shapes.PIECE_LIMIT), (), required=True)
    areas: tuple[Area, ...] = slot(Elements(Area), (), required=True)
    doors: tuple[Door, ...] = slot(Elements(Door), ())
    tokens: tuple[Token, ...] = slot(Elements(Token), ())
    figures: tuple[Figure, ...] = slot(Elements(Figure), ())
    spawns: tuple[Spawn, ...] = slot(Elements(Spawn), ())
    triggers: tuple[Trigger, ...] = slot(Elements(Trigger), ())
    victory: Victory = slot(Nested(Victory), Victory())
    deadlines: tuple[Deadline, ...] = slot(Elements(Deadline), ())
    endings: tuple[Ending, ...] = slot(Elements(Ending), ())
    choices: tuple[Choice, ...] = slot(Elements(Choice), ())
    items: tuple[Item, ...] = slot(Elements(Item), ())
    piece_types: tuple[OwnPieceType, ...] = slot(Elements(OwnPieceType), ())
    token_types: tuple[OwnTokenType, ...] = slot(Elements(OwnTokenType), ())
    figure_types: tuple[OwnFigureType, ...] = slot(Elements(OwnFigureType), ())
    setup: Record = slot(SETUP, EMPTY)
    box: tuple[str, ...] = slot(
        shapes.Many(
            shapes.WordShape(*(box for ruleset in RULESETS for box in edition_of(ruleset).boxes)), least=1, most=20
        ),
        (),
    )
    rules: Record = slot(shapes.HouseRules(), EMPTY)
    look: Record = slot(LOOK, EMPTY)
    translations: Record = slot(shapes.TranslationsShape(), EMPTY)
    unread: tuple[Unread, ...] = field((), compared=False)
    next_serial: int = field(1, compared=False)
    """The serial of the next new element. It only rises."""

    @property
    def counts(self) -> tuple[int, ...]:
        """The scenario's numbers of marines, all of the edition if the file names none."""
        return self.marines if self.marines is not None else edition_of(self.ruleset).marines

    @property
    def played_counts(self) -> tuple[int, ...]:
        """The possible numbers of marines in the edition."""
        return tuple(count for count in self.counts if count in edition_of(self.ruleset).marines)

    def element(self, serial: int) -> Any:
        """The element with a serial (0: the scenario itself). Raises KeyError for an unknown serial."""
        if serial == 0:
            return self
        for element in self.elements():
            if element.serial == serial:
                return element
        raise KeyError(serial)

    def elements(self) -> Iterator[Any]:
        """Yield every element of every section, in the order of SECTIONS."""
        for section in SECTIONS:
            yield from getattr(self, section)

    def replaced(self, change: Callable[[Element], Iterable[Element]]) -> dict[str, tuple[Element, ...]]:
        """The changed sections, with each element replaced by the elements that a function returns for it."""
        found = {}
        for section in SECTIONS:
            present = getattr(self, section)
            after = tuple(one for element in present for one in change(element))
            if len(after) != len(present) or any(map(is_not, after, present)):
                found[section] = after
        return found

    def on_map(self) -> tuple[Piece | Door | Token | Figure | Spawn, ...]:
        """The elements with a place on the map: pieces, doors, tokens, figures, spawn areas."""
        return *self.pieces, *self.doors, *self.tokens, *self.figures, *self.spawns


SECTIONS: dict[str, type[Element]] = {
    "pieces": Piece,
    "areas": Area,
    "doors": Door,
    "tokens": Token,
    "figures": Figure,
    "spawns": Spawn,
    "triggers": Trigger,
    "deadlines": Deadline,
    "endings": Ending,
    "choices": Choice,
    "items": Item,
    "piece_types": OwnPieceType,
    "token_types": OwnTokenType,
    "figure_types": OwnFigureType,
}
"""The sections with lists of elements, in the order of the file."""
