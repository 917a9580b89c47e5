"""Overlays of a board: cover from a space, the spaces where demons arrive at portals, where demons can walk."""

from collections.abc import Collection, Iterator

from kneedeep.board import Board
from kneedeep.board.figure_moves import FigureMoves, OtherFigures, doors_of_demons
from kneedeep.board.portal_room import SMALL, portal_rooms, portals_of
from kneedeep.board.summoning import Summoning
from kneedeep.board.visible_spaces import cover_from
from kneedeep.drawing.plan.plan import Place, turned
from kneedeep.drawing.space_field import FieldLayer, SpaceField
from kneedeep.model.catalog.invader_setup import PORTAL_COLORS
from kneedeep.model.geometry import Size, each_number
from kneedeep.model.geometry.footprints import Place as FigurePlace
from kneedeep.model.scenario.invasion import invasion_card
from kneedeep.support.translation import translatable


def cover_field(board: Board, start: Place, opened: Collection[int]) -> SpaceField:
    """The spaces with no cover, cover or no line of sight for an attack from a space.

    `opened`: the numbers of the open doors. Raises KeyError if `place` is no space, TypeError in an edition with sight
    from center to center. Rule: RUL16-88 to RUL16-101.
    """
    number = board.number[start]
    exposed, covered = cover_from(board, number, opened)
    here = 1 << number
    unseen = board.lattice.everywhere & ~(exposed | covered | here)
    layers = _layers(
        board,
        ("unseen", translatable("no line of sight"), unseen),
        ("covered", translatable("in sight, with cover"), covered & ~here),
        ("exposed", translatable("in sight, without cover"), exposed & ~here),
        ("attacker", translatable("the attacker"), here),
    )
    return SpaceField(translatable("Cover"), layers)


def portal_field(board: Board, opened: Collection[int], marines: int | None = None) -> SpaceField:
    """The free spaces at portals, and the spaces used for demons if there is no room.

    Rule: RUL16-146, RUL16-147.
    """
    moves = FigureMoves(board, opened, marines)
    near = dict.fromkeys(PORTAL_COLORS, 0)
    displaced = 0
    for room in portal_rooms(board, opened, marines):
        if (color := room.portal.element.color) in near:
            near[color] |= room.spaces
        for index in room.arrival.displaced if room.arrival is not None else ():
            place = room.arrival.places[index] if room.arrival is not None else None
            displaced |= moves.body(place) if place is not None else 0
    titles = {
        "blue": translatable("on and beside blue portals"),
        "yellow": translatable("on and beside yellow portals"),
        "red": translatable("on and beside red portals"),
    }
    portals = ((f"portal-{color}", titles[color], near[color]) for color in PORTAL_COLORS)
    layers = _layers(board, *portals, ("displaced", translatable("displaced: no room at the portal"), displaced))
    return SpaceField(translatable("Reach of portals"), layers)


def demon_field(board: Board, marines: int | None = None) -> SpaceField:
    """The spaces that demons can reach, from their set-up or a portal, with the doors open that they can open.

    Uses the sizes of the catalog or the file, even if they are guesses. Rule: RUL16-53 to RUL16-79, RUL16-146.
    """
    opened = board.open_doors("file") | doors_of_demons(board, portals_left=False)
    moves = FigureMoves(board, opened, marines)
    reached: set[FigurePlace] = set()
    for place in _beginnings(board, moves, marines):
        if place not in reached:
            reached.update(moves.reach(place, None, OtherFigures()))
    small = large = 0
    for place in reached:
        if place.large:
            large |= moves.body(place)
        else:
            small |= moves.body(place)
    layers = _layers(
        board,
        ("unwalked", translatable("no demon walks here"), board.lattice.everywhere & ~(small | large)),
        ("walk-small", translatable("small demons walk here"), small & ~large),
        ("walk-large", translatable("large demons walk here"), large),
    )
    return SpaceField(translatable("Where demons walk"), layers)


def _beginnings(board: Board, moves: FigureMoves, marines: int | None) -> Iterator[FigurePlace]:
    """Yield the first places of demons: set up, or out of a portal."""
    for figure in board.figures_with(marines or board.most_marines):
        if figure.type is not None and figure.type.side == "invaders" and figure.at in board.number:
            size = turned(figure.type.footprint.value, figure.element.turn)
            yield FigurePlace(board.number[figure.at], *size)
    card = invasion_card(board.scenario, board.catalog)
    for portal in portals_of(board, marines):
        groups = card.groups.get(portal.element.color or "", ()) if card is not None else ()
        summoning = Summoning(moves, board.number[portal.at])
        for size in sorted({_size(board, kind) for group in groups for kind, _ in group.demons.value}):
            yield from summoning.places(size, 0)


def _size(board: Board, kind: str) -> Size:
    figure = board.kinds.figures.get(kind)
    return figure.footprint.value if figure is not None else SMALL


def _layers(board: Board, *given: tuple[str, str, int]) -> tuple[FieldLayer, ...]:
    shown = ((style, title, each_number(bits)) for style, title, bits in given if bits)
    return tuple(FieldLayer(style, title, tuple(board.spaces[one] for one in there)) for style, title, there in shown)
