"""Overlays about cover, portals, paths of demons and the net of teleporters, answered from a board alone."""

from collections.abc import Collection, Iterator

from kneedeep.board import Board
from kneedeep.board.figure_moves import FigureMoves, OtherFigures, doors_of_demons
from kneedeep.board.portal_room import portal_rooms, portals_of
from kneedeep.board.visible_spaces import cover_from
from kneedeep.board.walk_costs import active_pads, is_teleporter
from kneedeep.model.geometry.footprints import Place
from kneedeep.support import TranslatableText, coordinates, later_count, translatable, translatable_count
from kneedeep_editor.worker.map_questions import Layer, MapAnswer, MapQuestion, Space

_STRONG, _WEAK = 3, 1


def answer_cover(board: Board, opened: Collection[int], question: MapQuestion, number: int) -> MapAnswer:
    """The spaces with cover from an attack from the space in question. Rule: RUL16-95 to RUL16-101."""
    exposed, covered = cover_from(board, number, opened)
    here = 1 << number
    hidden = board.lattice.everywhere & ~(exposed | covered | here)
    layers = layers_of(
        board,
        ("source", "", here),
        ("seen", translatable("in sight, no cover"), exposed & ~here),
        ("cover", translatable("in sight, with cover"), covered & ~here),
        ("hidden", translatable("out of sight"), hidden),
    )
    text = translatable_count(
        "From {at}: {open} without cover, {n} space with cover.",
        "From {at}: {open} without cover, {n} spaces with cover.",
        (covered & ~here).bit_count(),
        at=coordinates(board.spaces[number]),
        open=spaces_text((exposed & ~here).bit_count()),
    )
    return MapAnswer(question, "", layers, summary=text)


def answer_portals(board: Board, opened: Collection[int], question: MapQuestion, number: int) -> MapAnswer:
    """The spaces of demons at the portals, and of demons without room there. Rule: RUL16-146, RUL16-147."""
    if not (rooms := list(portal_rooms(board, opened))):
        return MapAnswer(question, "", summary=translatable("There is no portal on the map."))
    at = beside = displaced = crowded = 0
    for room in rooms:
        at |= 1 << board.number[room.portal.at]
        beside |= room.spaces
        if room.arrival is None:
            continue
        crowded += not room.arrival.fits
        moves = FigureMoves(board, opened)
        for which in room.arrival.displaced:
            place = room.arrival.places[which]
            displaced |= moves.footprints.body(place) if place is not None else 0
    layers = layers_of(
        board,
        ("source", translatable("portal"), at),
        ("legal", translatable("demons come here"), beside),
        ("fallback", translatable("displaced demons"), displaced),
    )
    text = translatable_count(
        "{n} portal; {crowded} without room for its largest group.",
        "{n} portals; {crowded} without room for their largest group.",
        len(rooms),
        crowded=crowded,
    )
    return MapAnswer(question, "", layers, summary=text)


def answer_demon_walk(board: Board, opened: Collection[int], question: MapQuestion, number: int) -> MapAnswer:
    """The distances of small demons from portals and their set-up. Rule: RUL16-52, RUL16-60, RUL16-70."""
    starts = sorted(set(_starts(board)))
    if not starts:
        return MapAnswer(question, "", summary=translatable("There is no portal and no demon on the map."))
    through = frozenset(opened) | doors_of_demons(board, portals_left=bool(list(portals_of(board))))
    moves = FigureMoves(board, through)
    points: dict[Space, int] = {}
    for start in starts:
        for place, cost in moves.reach(Place(start), None, OtherFigures()).items():
            space = board.spaces[place.anchor]
            points[space] = min(cost, points.get(space, cost))
    there = board.bits(points)
    begun = board.bits(board.spaces[start] for start in starts)
    layers = layers_of(
        board,
        ("source", translatable("portals and demons"), begun),
        ("reach", translatable("small demons get here"), there & ~begun),
        ("unreached", translatable("no demon gets here on foot"), board.lattice.everywhere & ~there),
    )
    text = translatable(
        "Small demons reach {reached} of {all}, with the doors that they may open.",
        reached=spaces_text(there.bit_count()),
        all=spaces_text(len(board.spaces)),
    )
    unit = later_count("{n} movement point of a demon", "{n} movement points of a demon")
    return MapAnswer(question, "", layers, points, summary=text, unit=unit)


def answer_net(board: Board, opened: Collection[int], question: MapQuestion, number: int) -> MapAnswer:
    """The teleporters: links of active ones, and links that need activation. Rule: RUL16-156."""
    pads = [
        pad
        for pad in board.tokens_with(board.most_marines)
        if is_teleporter(pad, board.edition) and pad.at in board.number
    ]
    if not pads:
        return MapAnswer(question, "", summary=translatable("There is no teleporter on the map."))
    active = active_pads(board)
    everywhere = board.bits(pad.at for pad in pads)
    locked = board.bits(pad.at for pad in pads if pad.element.needs is not None)
    ends = [pad.at for pad in pads]
    lines = tuple(
        (one, other, _STRONG if all(active >> board.number[space] & 1 for space in (one, other)) else _WEAK)
        for place, one in enumerate(ends)
        for other in ends[place + 1 :]
    )
    layers = layers_of(
        board,
        ("seen", translatable("active from the start"), active),
        ("fresh", translatable("active once entered"), everywhere & ~active & ~locked),
        ("watched", translatable("needs something first"), locked),
    )
    text = translatable_count(
        "{active} of {n} teleporter active from the start.",
        "{active} of {n} teleporters active from the start.",
        len(pads),
        active=active.bit_count(),
    )
    return MapAnswer(question, "", layers, summary=text, lines=lines)


def _starts(board: Board) -> Iterator[int]:
    """Yield the spaces of portals, and of demons in the set-up."""
    for portal in portals_of(board):
        yield board.number[portal.at]
    for figure in board.figures_with(board.most_marines):
        for space in figure.spaces:
            if space in board.number:
                yield board.number[space]


def layers_of(board: Board, *given: tuple[str, str, int]) -> tuple[Layer, ...]:
    """Layers by style, title and bit set of spaces, without empty ones."""
    return tuple(Layer(style, title, tuple(board.lattice.listed(bits))) for style, title, bits in given if bits)


def spaces_text(number: int) -> TranslatableText:
    """A number of spaces in words."""
    return translatable_count("{n} space", "{n} spaces", number)
