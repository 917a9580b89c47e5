"""Division of a plan into chunks of 16 × 16 spaces.

Plans compare by value, and equal slices give equal pictures. So an editor redraws only chunks with changed slices.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple, TypeAlias, TypeVar

from kneedeep.drawing.plan import plan as plans
from kneedeep.drawing.primitive import Box

CHUNK = 16
"""The side of a chunk, in spaces."""
Span: TypeAlias = tuple[int, int, int, int]
"""The left, top, right and bottom of an element, in spaces."""
Thing = TypeVar("Thing")


def chunk_box(chunk: plans.Place) -> Box:
    """The box of a chunk by its column and row."""
    return (chunk[0] * CHUNK, chunk[1] * CHUNK, CHUNK, CHUNK)


Cut: TypeAlias = dict[
    plans.Place, tuple[tuple[plans.PlanSpace, ...], tuple[plans.PlanEdge, ...], tuple[plans.PlanPiece, ...]]
]
"""The ground by chunk: spaces, edges and dead ends."""


def slices(plan: plans.Plan) -> dict[plans.Place, plans.Plan]:
    """The slices of a plan by chunk. An element across a border is in every slice it touches."""
    spaces, edges, caps = cut_spaces(plan.spaces), cut_edges(plan.edges), cut_pieces(plan.pieces)
    ground = {
        at: (tuple(spaces.get(at, ())), tuple(edges.get(at, ())), tuple(caps.get(at, ())))
        for at in spaces.keys() | edges.keys()
    }
    things = cut_things(plan.doors, plan.tokens, plan.figures, plan.spawns, plan.cards, plan.ornaments, plan.lights)
    return put_together(ground, things, plan.areas)


def cut_spaces(spaces: Iterable[plans.PlanSpace]) -> Mapping[plans.Place, list[plans.PlanSpace]]:
    """The spaces by chunk."""
    cut: dict[plans.Place, list[plans.PlanSpace]] = defaultdict(list)
    for space in spaces:
        cut[space.x // CHUNK, space.y // CHUNK].append(space)
    return cut


def cut_edges(edges: Iterable[plans.PlanEdge]) -> Mapping[plans.Place, list[plans.PlanEdge]]:
    """The edges by the chunks they touch."""
    cut: dict[plans.Place, list[plans.PlanEdge]] = defaultdict(list)
    for edge in edges:
        if 0 < edge.x % CHUNK < CHUNK - 1 and 0 < edge.y % CHUNK < CHUNK - 1:
            cut[edge.x // CHUNK, edge.y // CHUNK].append(edge)
            continue
        dx, dy = edge.side == "east", edge.side == "south"
        across, down = edge.side in ("north", "south"), edge.side in ("east", "west")
        x, y = edge.x + dx, edge.y + dy
        for chunk in _touched(x, y, x + across, y + down, 0.3):
            cut[chunk].append(edge)
    return cut


def cut_pieces(pieces: Iterable[plans.PlanPiece]) -> Mapping[plans.Place, list[plans.PlanPiece]]:
    """The dead ends of the program by chunk. Other pieces are not drawn."""
    cut: dict[plans.Place, list[plans.PlanPiece]] = defaultdict(list)
    for piece in pieces:
        if piece.cap:
            for chunk in sorted({(x // CHUNK, y // CHUNK) for x, y in piece.spaces}):
                own = tuple(at for at in piece.spaces if (at[0] // CHUNK, at[1] // CHUNK) == chunk)
                cut[chunk].append(plans.PlanPiece(own, piece.cap))
    return cut


class Things(NamedTuple):
    """The elements on the ground, by the chunks they touch."""

    doors: Mapping[plans.Place, list[plans.PlanDoor]]
    tokens: Mapping[plans.Place, list[plans.PlanToken]]
    figures: Mapping[plans.Place, list[plans.PlanFigure]]
    spawns: Mapping[plans.Place, list[plans.PlanSpawn]]
    cards: Mapping[plans.Place, list[plans.PlanCard]]
    ornaments: Mapping[plans.Place, list[plans.PlanOrnament]]
    lights: Mapping[plans.Place, list[plans.PlanLight]]


def cut_things(
    plan_doors: Iterable[plans.PlanDoor],
    plan_tokens: Iterable[plans.PlanToken],
    plan_figures: Iterable[plans.PlanFigure],
    plan_spawns: Iterable[plans.PlanSpawn],
    plan_cards: Iterable[plans.PlanCard] = (),
    plan_ornaments: Iterable[plans.PlanOrnament] = (),
    plan_lights: Iterable[plans.PlanLight] = (),
) -> Things:
    """Doors, tokens, figures, spawn areas, cards, ornaments and light by chunk."""
    return Things(
        _cut(plan_doors, _span_of_door, 1.2),
        _cut(plan_tokens, _span_of, 0.1),
        _cut(plan_figures, _span_of, 0.2),
        _cut_spawns(plan_spawns),
        _cut(plan_cards, lambda card: (*card.at, card.at[0] + plans.CARD, card.at[1] + plans.CARD), 0.0),
        _cut(plan_ornaments, lambda one: (*one.at, *one.at), 0.0),
        _cut(plan_lights, lambda one: (*one.at, *one.at), 0.0),
    )


def _span_of_door(door: plans.PlanDoor) -> Span:
    (x, y), (right, bottom) = plans.door_spaces(door)
    return x, y, right + 1, bottom + 1


def _span_of(thing: plans.PlanToken | plans.PlanFigure) -> Span:
    (x, y), (width, height) = thing.at, plans.turned(thing.footprint, thing.turn)
    return x, y, x + width, y + height


def _cut(things: Iterable[Thing], span: Callable[[Thing], Span], margin: float) -> Mapping[plans.Place, list[Thing]]:
    cut: dict[plans.Place, list[Thing]] = defaultdict(list)
    for thing in things:
        for chunk in _touched(*span(thing), margin):
            cut[chunk].append(thing)
    return cut


def put_together(ground: Cut, things: Things, areas: Sequence[plans.PlanArea]) -> dict[plans.Place, plans.Plan]:
    """The slices of a plan: ground and elements of each chunk, and the areas in it."""
    doors, tokens, figures, spawns, cards, ornaments, lights = things
    labels: dict[plans.Place, list[int]] = defaultdict(list)
    for index, area in enumerate(areas):
        if area.label:
            x, y, length = area.label
            for chunk in _touched(x, y, x + length, y + 1, 0.0):
                labels[chunk].append(index)
    nameless = [area._replace(label=None) for area in areas]
    # A placeholder replaces an area outside the chunk, so that indexes stay valid.
    absent = [_ABSENT] * len(areas)
    cut: dict[plans.Place, plans.Plan] = {}
    for chunk in sorted({*ground, *doors, *tokens, *figures, *spawns, *cards}):
        spaces, edges, caps = ground.get(chunk, ((), (), ()))
        kept = absent.copy()
        for index in {space.area for space in spaces if 0 <= space.area < len(areas)}:
            kept[index] = nameless[index]
        for index in labels.get(chunk, ()):
            kept[index] = areas[index]
        cut[chunk] = plans.Plan(
            spaces, edges, tuple(doors.get(chunk, ())), tuple(tokens.get(chunk, ())),
            tuple(figures.get(chunk, ())), tuple(kept), tuple(spawns.get(chunk, ())), caps,
            cards=tuple(cards.get(chunk, ())), ornaments=tuple(ornaments.get(chunk, ())),
            lights=tuple(lights.get(chunk, ())),
        )  # fmt: skip
    return cut


_ABSENT = plans.PlanArea("", "")


def _touched(x1: float, y1: float, x2: float, y2: float, margin: float) -> Sequence[plans.Place]:
    columns = range(int((x1 - margin) // CHUNK), int((x2 + margin) // CHUNK) + 1)
    rows = range(int((y1 - margin) // CHUNK), int((y2 + margin) // CHUNK) + 1)
    return [(column, row) for column in columns for row in rows]


def _cut_spawns(spawns: Iterable[plans.PlanSpawn]) -> dict[plans.Place, list[plans.PlanSpawn]]:
    cut: dict[plans.Place, list[plans.PlanSpawn]] = defaultdict(list)
    for spawn in spawns:
        if spawn.side == "marines":
            for number, (x, y) in enumerate(spawn.spaces, spawn.first):
                for chunk in _touched(x, y, x + 1, y + 1, 0.1):
                    cut[chunk].append(plans.PlanSpawn(spawn.side, ((x, y),), number))
        else:
            own: dict[plans.Place, list[tuple[plans.Place, int]]] = defaultdict(list)
            for (x, y), rim in zip(spawn.spaces, spawn.rims, strict=True):
                own[x // CHUNK, y // CHUNK].append(((x, y), rim))
            for chunk, places in own.items():
                spaces, rims = zip(*places, strict=True)
                cut[chunk].append(plans.PlanSpawn(spawn.side, spaces, rims=rims))
    return cut
