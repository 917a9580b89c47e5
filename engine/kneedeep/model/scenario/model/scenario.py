"""The scenario itself: its own keys and the sections of its elements."""

from collections.abc import Iterator
from typing import Any, ClassVar

from kneedeep.model.catalog import RULESETS, edition_of
from kneedeep.model.scenario import value_shapes as shapes
from kneedeep.model.scenario.element import Element, elements_of, nested, slot
from kneedeep.model.scenario.model.allowed_words import FORMAT
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
    """An element that could not be read: it stays in the file as it is."""

    section: str
    index: int
    data: object


@value
class Scenario(Element):
    """A whole scenario."""

    word: ClassVar[str] = "scenario"
    format: int = slot(shapes.Whole(1, 1_000_000), "Number of the file format.", 1, FORMAT, required=True)
    ruleset: str = slot(shapes.WordShape(*RULESETS), "The ruleset.", RULESETS[0], RULESETS[0], required=True)
    title: str = slot(shapes.TextShape(), "Its title.", "The Red Gate", "", required=True)
    author: str = slot(shapes.TextShape(), "Who made it.", "A. Designer", "")
    license: str = slot(shapes.TextShape(), "License of the scenario.", "CC-BY-4.0", "")
    source: str = slot(shapes.TextShape(), "Source of the scenario.", "Our own", "")
    summary: str = slot(shapes.TextShape(), "What it is about, in a sentence.", "Find the red key and leave.", "")
    language: str = slot(shapes.TextShape(), "Language of its texts.", "en", "en")
    minutes: tuple[int, ...] = slot(shapes.pair(1, 10_000), "Playing time in minutes: least and most.", [60, 90], ())
    challenge: str | None = slot(
        shapes.WordShape("easy", "medium", "hard", "nightmare"), "How hard the author thinks it is.", "medium", None
    )
    marines: tuple[int, ...] | None = slot(
        shapes.Many(shapes.Whole(1, shapes.MOST_MARINES), least=1, most=shapes.MOST_MARINES, unique=True),
        "The exact numbers of marines it is made for.",
        [1, 2, 3],
        None,
    )
    expansion: bool = slot(shapes.Truth(), "May use the expansion's parts and rules.", True, False, needs="expansion")
    compass: str = slot(
        shapes.WordShape("north", "east", "south", "west"), "Where the compass rose's north points.", "north", "north"
    )
    briefing: str = slot(shapes.TextShape(), "Read aloud before the first turn.", "The gate failed an hour ago.", "")
    objective: str = slot(shapes.TextShape(), "Read aloud after the briefing.", "Leave by the red door.", "")
    notes: str = slot(shapes.TextShape(), "For the invader player only; never on hand-outs.", "Hold the gate.", "")
    flags: Record = slot(
        shapes.texts_by(shapes.ID_PATTERN), "Names of flags and what they mean.", {"power": "Auxiliary power"}, EMPTY
    )
    caps: str = slot(
        shapes.WordShape("none", "auto"), "auto: every loose opening gets a dead end where it fits.", "auto", "none"
    )
    threat: str | Record = slot(
        THREAT,
        "2016 edition: the threat card, which says when portals summon; script: only steps of the scenario summon.",
        "infestation",
        "script",
        needs="portals",
    )
    invasion: str | Record | None = slot(
        INVASION,
        "2016 edition: the invasion card by its name, or two groups of demons for each color of portal.",
        "imp-assault",
        None,
        needs="portals",
    )
    events: str | tuple[str, ...] = slot(
        EVENTS,
        "2016 edition: three event sets, or choose: the invader chooses them.",
        ["power-overwhelming", "seek-and-destroy", "blood-rush"],
        "choose",
        needs="event sets",
    )
    demons: Record = slot(
        DEMONS,
        "2016 edition: what the author reads on his demon cards; kinds without numbers are as in the catalog.",
        {"imp": {"health": 4}, "pinky": {}},
        EMPTY,
        needs="demon cards",
    )
    pieces: tuple[Piece, ...] = slot(
        elements_of(Piece, most=shapes.PIECE_LIMIT),
        "The pieces of the map.",
        [{"piece": "room-5x5", "at": [0, 0], "area": "start"}],
        (),
        required=True,
    )
    areas: tuple[Area, ...] = slot(
        elements_of(Area),
        "What is revealed together; in the 2016 edition the parts of the map with their names.",
        [{"id": "start", "start": True}],
        (),
        required=True,
    )
    doors: tuple[Door, ...] = slot(
        elements_of(Door), "Doors, passages and exit doors.", [{"at": [10, 0], "side": "east"}], ()
    )
    tokens: tuple[Token, ...] = slot(elements_of(Token), "Cardboard markers.", [{"kind": "health", "at": [0, 4]}], ())
    figures: tuple[Figure, ...] = slot(
        elements_of(Figure), "Invaders set up when their space is revealed.", [{"kind": "imp", "at": [7, 7]}], ()
    )
    spawns: tuple[Spawn, ...] = slot(elements_of(Spawn), "Spawn areas.", [{"side": "marines", "spaces": [[0, 0]]}], ())
    triggers: tuple[Trigger, ...] = slot(
        elements_of(Trigger),
        "Script that belongs to no element.",
        [{"when": {"round": 3}, "text": "A siren wails."}],
        (),
    )
    victory: Victory = slot(
        nested(Victory), "How each side wins.", {"marines": {"exit": "out"}, "invaders": {"frags": 6}}, Victory()
    )
    deadlines: tuple[Deadline, ...] = slot(
        elements_of(Deadline), "What must be done in time.", [{"rounds": 7, "goal": {"use": "console"}}], ()
    )
    endings: tuple[Ending, ...] = slot(
        elements_of(Ending), "Endings with texts of their own.", [{"when": {"reach": "lift"}, "for": "marines"}], ()
    )
    choices: tuple[Choice, ...] = slot(
        elements_of(Choice),
        "Alternatives drawn or chosen at set-up.",
        [{"by": "chance", "of": [[{"token": "crate-a"}]]}],
        (),
    )
    items: tuple[Item, ...] = slot(
        elements_of(Item), "Things of the scenario's own.", [{"id": "disc", "name": "Data disc"}], ()
    )
    piece_types: tuple[OwnPieceType, ...] = slot(
        elements_of(OwnPieceType), "Home-made pieces.", [{"id": "bridge", "rows": ["##"], "openings": ["N@0"]}], ()
    )
    token_types: tuple[OwnTokenType, ...] = slot(
        elements_of(OwnTokenType), "Home-made kinds of tokens.", [{"id": "generator", "size": [1, 2]}], ()
    )
    figure_types: tuple[OwnFigureType, ...] = slot(
        elements_of(OwnFigureType), "Home-made kinds of figures.", [{"id": "drone", "like": "zombie"}], ()
    )
    setup: Record = slot(SETUP, "Changes to the set-up of the ruleset.", {"marines": {"bullets": 6}}, EMPTY)
    box: tuple[str, ...] = slot(
        shapes.Many(
            shapes.WordShape(*(box for ruleset in RULESETS for box in edition_of(ruleset).boxes)), least=1, most=20
        ),
        "The boxes the reader must own, repeated for several.",
        ["base-2004", "base-2004"],
        (),
    )
    rules: Record = slot(shapes.HouseRules(), "House rules: named switches.", {"corner": "both-sides"}, EMPTY)
    look: Record = slot(
        LOOK,
        "How the map looks; no rule depends on it.",
        {"areas": {"start": "lab"}, "ornaments": {"lamps": [[2, 0]]}},
        EMPTY,
    )
    unread: tuple[Unread, ...] = field((), compared=False)
    next_serial: int = field(1, compared=False)
    """The serial that the next new element gets; it only rises."""

    @property
    def counts(self) -> tuple[int, ...]:
        """The numbers of marines it is made for, all of the edition where the file names none."""
        return self.marines if self.marines is not None else edition_of(self.ruleset).marines

    @property
    def played_counts(self) -> tuple[int, ...]:
        """The numbers of marines that the edition can be played with."""
        return tuple(count for count in self.counts if count in edition_of(self.ruleset).marines)

    def element(self, serial: int) -> Any:
        """The element with a serial (0: the scenario itself). Raises KeyError when there is none."""
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

    def on_map(self) -> tuple[Piece | Door | Token | Figure | Spawn, ...]:
        """The elements that have a place on the map: pieces, doors, tokens, figures, spawn areas."""
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
"""The sections that are lists of elements, in the order of the file."""
