"""The catalog of a ruleset: every piece, token, door, figure, item and box, by name."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from kneedeep.model.catalog.components.box import Box, Face, Part
from kneedeep.model.catalog.components.figure_type import FigureType, ItemType
from kneedeep.model.catalog.components.piece_type import PieceType
from kneedeep.model.catalog.components.tile import Tile
from kneedeep.model.catalog.components.token_type import DoorType, TokenType
from kneedeep.model.catalog.invader_setup import EventSet, InvasionCard, Threat
from kneedeep.model.catalog.sourced_value import Words, sure_value


class Catalog(NamedTuple):
    """Component data of a ruleset's boxes. Mappings are in the order of the data files and never changed.

    `names`: the reserved names, including the colors that mean all portals of one color. Names of tiles are not
    reserved, because their outlines come with the scenario.
    """

    ruleset: str
    pieces: Mapping[str, PieceType]
    tokens: Mapping[str, TokenType]
    doors: Mapping[str, DoorType]
    figures: Mapping[str, FigureType]
    items: Mapping[str, ItemType]
    boxes: Mapping[str, Box]
    sources: Mapping[str, str]
    marine_colors: Words | None
    names: frozenset[str]
    tiles: Mapping[str, Tile]
    invasion_cards: Mapping[str, InvasionCard]
    threats: Mapping[str, Threat]
    event_sets: Mapping[str, EventSet]

    def default_boxes(self, *, expansion: bool) -> tuple[str, ...]:
        """The boxes for a scenario that names none: one base box, and the expansion if the scenario uses it."""
        return tuple(box.id for box in self.boxes.values() if expansion or not box.expansion)

    def owned_boxes(self, named: Sequence[str], *, expansion: bool) -> tuple[str, ...]:
        """The boxes to count with: the named ones of this ruleset, or `default_boxes` if there are none."""
        return tuple(box for box in named if box in self.boxes) or self.default_boxes(expansion=expansion)

    def parts(self, boxes: Sequence[str]) -> tuple[Part, ...]:
        """The parts of these boxes. A box named twice gives its parts twice. Raises KeyError for an unknown box."""
        return tuple(part for box in boxes for part in self.boxes[box].parts)

    def face(self, kind: str, *, color: str | None = None, item: str | None = None, size: int | None = None) -> Face:
        """The face that a token or door needs: its kind, with the properties that distinguish parts of the kind.

        `size` None means the usual size of the kind. The properties of an unknown kind are all kept.
        """
        if kind in self.doors:
            return Face(kind, color=color if self.doors[kind].keyed else None)
        if (token := self.tokens.get(kind)) is None:
            return Face(kind, color, item, size)
        return Face(
            kind,
            color=color if "color" in token.told_by else None,
            item=item if "item" in token.told_by else None,
            size=(token.size if size is None else size) if "size" in token.told_by else None,
        )

    def pieces_held(self, piece: str, boxes: Sequence[str]) -> int | None:
        """The number of pieces of a type in the boxes. None if it is unsure. Raises KeyError for an unknown type."""
        kind = self.pieces[piece]
        held = sure_value(kind.in_box)
        return None if held is None else held * sum(box == kind.box for box in boxes)

    def figures_held(self, figure: str, boxes: Sequence[str], marines: int) -> int | None:
        """The number of figures of a kind in the boxes, for a number of marines. None if it is unsure."""
        kind = self.figures[figure]
        held = kind.available(marines)
        return None if held is None else held * sum(box == kind.box for box in boxes)
