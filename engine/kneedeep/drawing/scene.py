"""The board as a display list: floor, areas, walls, doors, tokens and figures of a plan or slice.

Every item depends only on the plan. So a chunk drawn from its slice equals that part of the whole picture.
"""

from collections import defaultdict
from collections.abc import Iterator

from kneedeep.drawing import DisplayList, Paint, Path, Rect, Segment, Text, Theme, Use, mixed
from kneedeep.drawing.edge_lines import TURN, draw_borders, draw_edges, wall_sides
from kneedeep.drawing.floors.floor_sets import plate_number, set_of
from kneedeep.drawing.floors.lamp_light import lamp_light, strength
from kneedeep.drawing.floors.lettering import lettering
from kneedeep.drawing.floors.ornaments import ornament
from kneedeep.drawing.floors.wall_shades import wall_shade
from kneedeep.drawing.layered_picture import Layers
from kneedeep.drawing.pawn_pictures import badge, draw_pawns
from kneedeep.drawing.plan import plan as plans
from kneedeep.drawing.plan.plan_chunks import chunk_box, slices
from kneedeep.drawing.symbols import symbol_table
from kneedeep.drawing.symbols.chip import label_text
from kneedeep.drawing.symbols.figure_symbols import label_baseline

_INSET = 0.17
_RIMS = (
    (plans.NORTH, plans.WEST, plans.NORTH_WEST, plans.EAST, plans.NORTH_EAST),
    (plans.SOUTH, plans.WEST, plans.SOUTH_WEST, plans.EAST, plans.SOUTH_EAST),
    (plans.WEST, plans.NORTH, plans.NORTH_WEST, plans.SOUTH, plans.SOUTH_WEST),
    (plans.EAST, plans.NORTH, plans.NORTH_EAST, plans.SOUTH, plans.SOUTH_EAST),
)
"""By side: its bit, and the bits of the sides and corners at both ends of its line."""
_DASHES: tuple[tuple[float, ...], ...] = ((), (0.3, 0.12), (0.08, 0.08), (0.5, 0.1, 0.08, 0.1))


def draw(plan: plans.Plan, theme: Theme) -> DisplayList:
    """The picture of a plan or slice, with the box of its spaces."""
    layers = Layers(theme)
    _draw_floor(layers, plan)
    _draw_look(layers, plan)
    _draw_wall_shades(layers, plan)
    _draw_area_lines(layers, plan)
    _draw_labels(layers, plan)
    _draw_caps(layers, plan)
    draw_borders(layers, plan)
    draw_edges(layers, plan)
    for card in plan.cards:
        _draw_card(layers, card)
    for spawn in plan.spawns:
        _draw_spawn(layers, spawn)
    for door in plan.doors:
        _draw_door(layers, door)
    starts = [place for spawn in plan.spawns if spawn.side == "marines" for place in spawn.spaces]
    draw_pawns(layers, plan.tokens, plan.figures, starts)
    return layers.picture(plans.bounds(plan), theme.background)


def chunk(piece_of_plan: plans.Plan, at: plans.Place, theme: Theme) -> DisplayList:
    """The picture of a slice, with the box of its chunk, to which it must be clipped."""
    return draw(piece_of_plan, theme)._replace(box=chunk_box(at))


def chunks(plan: plans.Plan, theme: Theme) -> dict[plans.Place, DisplayList]:
    """The pictures of all chunks of a plan. Each clipped to its box, they make up the whole picture."""
    return {at: chunk(piece_of_plan, at, theme) for at, piece_of_plan in slices(plan).items()}


def _draw_floor(layers: Layers, plan: plans.Plan) -> None:
    theme = layers.theme
    floor, tints = layers.items["floor"], layers.items["tint"]
    plates: dict[tuple[str, int], str] = {}
    tint_names: dict[tuple[int, bool], str] = {}
    for x, y, area, _, difficult, _, name, chosen in plan.spaces:
        index = plate_number(x, y, set_of(name).plates)
        if (known := plates.get((name, index))) is None:
            plate = symbol_table.plate_symbol(name, index, theme)
            layers.symbols[plate.name] = plate
            known = plates[name, index] = plate.name
        floor.append(Use(known, x, y))
        if area >= 0:
            if (area, chosen) not in tint_names:
                tint = symbol_table.tint_symbol(area, chosen, theme)
                layers.symbols[tint.name] = tint
                tint_names[area, chosen] = tint.name
            tints.append(Use(tint_names[area, chosen], x, y))
        if difficult:
            layers.use("decor", symbol_table.plain_symbol(("rubble", "rubble-2")[index % 2], theme), x, y)
    if dark := {index for index, area in enumerate(plan.areas) if area.dark}:
        shade = Paint("#000000", opacity=max(0.14, theme.shade * 1.9))
        tints.extend(Rect(x, y, 1, 1, shade) for x, y, area, *_ in plan.spaces if area in dark)


def _draw_look(layers: Layers, plan: plans.Plan) -> None:
    theme = layers.theme
    for one in plan.ornaments:
        layer, symbol = ornament(one, theme)
        layers.use(layer, symbol, *one.at)
    if strength(theme):
        for light in plan.lights:
            layers.use("light", lamp_light(light.dx, light.dy, light.floor, theme), *light.at)


def _draw_wall_shades(layers: Layers, plan: plans.Plan) -> None:
    """Draw the faces and shadows of walls on the spaces next to them."""
    theme = layers.theme
    if not theme.shade:
        return
    sides = wall_sides(plan)
    for x, y, _, _, _, _, floor, _ in plan.spaces:
        if walls := sides.get((x, y)):
            layers.use("shadow", wall_shade(walls, floor, theme), x, y)


def _draw_area_lines(layers: Layers, plan: plans.Plan) -> None:
    theme = layers.theme
    lines: dict[int, list[Segment]] = defaultdict(list)
    for x, y, area, rim, *_ in plan.spaces:
        if area >= 0 and rim & 15:
            lines[area] += _rim_lines(x, y, rim)
    for area, segments in sorted(lines.items()):
        color = theme.areas[area % len(theme.areas)]
        paint = Paint(None, color, 0.045, 0.8, _DASHES[area // 2 % len(_DASHES)], "flat")
        layers.items["line"].append(Path(tuple(segments), paint))


def _rim_lines(x: int, y: int, rim: int) -> Iterator[Segment]:
    """Yield lines inside a space along its area's border. They are longer where the border turns inwards."""
    left, right = x + (_INSET if rim & plans.WEST else 0), x + 1 - (_INSET if rim & plans.EAST else 0)
    top, bottom = y + (_INSET if rim & plans.NORTH else 0), y + 1 - (_INSET if rim & plans.SOUTH else 0)
    for side, before, first, after, last in _RIMS:
        if not rim & side:
            continue
        back = _INSET if not rim & before and rim & first else 0
        on = _INSET if not rim & after and rim & last else 0
        if side in (plans.NORTH, plans.SOUTH):
            level = y + _INSET if side == plans.NORTH else y + 1 - _INSET
            yield from (("M", left - back, level), ("L", right + on, level))
        else:
            upright = x + _INSET if side == plans.WEST else x + 1 - _INSET
            yield from (("M", upright, top - back), ("L", upright, bottom + on))


def _draw_labels(layers: Layers, plan: plans.Plan) -> None:
    theme = layers.theme
    for number, area in enumerate(plan.areas):
        layers.items["stencil"] += lettering(area, theme.areas[number % len(theme.areas)], theme)


def _draw_caps(layers: Layers, plan: plans.Plan) -> None:
    for piece in plan.pieces:
        if piece.cap:
            for x, y in piece.spaces:
                layers.use("decor", symbol_table.plain_symbol("cap", layers.theme), x, y)


def _draw_card(layers: Layers, card: plans.PlanCard) -> None:
    """Draw a tile without an outline as a dashed card with its name and a question mark."""
    theme, (x, y) = layers.theme, card.at
    paint = Paint(theme.chip, theme.warning, 0.09, 0.92, (0.3, 0.2), "flat")
    middle = x + plans.CARD / 2
    layers.items["opening"] += [
        Rect(x + 0.15, y + 0.15, plans.CARD - 0.3, plans.CARD - 0.3, paint, 0.3),
        Text(middle, y + 1.45, card.name, 0.95, theme.ink),
        Text(middle, y + 3.25, "?", 1.6, mixed(theme.warning, theme.ink, 0.25)),
    ]


def shut_door_picture(door: plans.PlanDoor, theme: Theme) -> DisplayList:
    """The picture of a door when shut, without the floor below it. Its box is around the door line."""
    layers = Layers(theme)
    (x, y), turn = door_middle(door), _door_turn(door)
    layers.use("door", symbol_table.door_symbol(door.kind, door.key, 0, theme), x, y, turn)
    width, height = (2, 1) if turn % 180 == 0 else (1, 2)
    return layers.picture((x - width / 2, y - height / 2, width, height))


def _door_turn(door: plans.PlanDoor) -> int:
    return TURN[door.side] if door.exit else TURN[door.side] % 180


def _draw_door(layers: Layers, door: plans.PlanDoor) -> None:
    theme = layers.theme
    (x, y), turn = door_middle(door), _door_turn(door)
    if door.kind != "passage":
        layers.use("opening", symbol_table.plain_symbol("threshold", theme), x, y, turn % 180)
    elif door.open:
        for step in (-0.5, 0.5):
            dx, dy = (step, 0.0) if turn % 180 == 0 else (0.0, step)
            layers.use("opening", symbol_table.plain_symbol("joint", theme), x + dx, y + dy, turn % 180)
    layers.use("door", symbol_table.door_symbol(door.kind, door.key, int(door.open), theme), x, y, turn)
    if door.misplaced:
        width, height = (2.2, 0.9) if turn % 180 == 0 else (0.9, 2.2)
        paint = Paint(None, theme.warning, 0.07, 1, (0.16, 0.12), "flat")
        layers.items["door"].append(Rect(x - width / 2, y - height / 2, width, height, paint, 0.12))
    if door.exit:
        layers.use("door", symbol_table.plain_symbol("exit-arrow", theme), x, y, turn)


def door_middle(door: plans.PlanDoor) -> tuple[float, float]:
    """The middle of the door line, in board units."""
    x, y = door.at
    if door.side in ("east", "west"):
        return (x + (door.side == "east"), y + 1)
    return (x + 1, y + (door.side == "south"))


def _draw_spawn(layers: Layers, spawn: plans.PlanSpawn) -> None:
    theme = layers.theme
    if spawn.side == "marines":
        for number, (x, y) in enumerate(spawn.spaces, spawn.first):
            _draw_start(layers, x, y, number)
        return
    hatch: list[Segment] = []
    rim: list[Segment] = []
    for (x, y), sides in zip(spawn.spaces, spawn.rims, strict=True):
        for step in (0.25, 0.5, 0.75):
            hatch += (("M", x + step, y), ("L", x, y + step), ("M", x + 1, y + step), ("L", x + step, y + 1))
        hatch += (("M", x + 1, y), ("L", x, y + 1))
        for bit, dx, dy, ends in (
            (plans.NORTH, 0, -1, (0, 0, 1, 0)), (plans.EAST, 1, 0, (1, 0, 1, 1)), (plans.SOUTH, 0, 1, (0, 1, 1, 1)), (plans.WEST, -1, 0, (0, 0, 0, 1)),
        ):  # fmt: skip
            if sides & bit:
                inset_x, inset_y = -0.2 * dx, -0.2 * dy
                rim.append(("M", x + ends[0] + inset_x, y + ends[1] + inset_y))
                rim.append(("L", x + ends[2] + inset_x, y + ends[3] + inset_y))
    color = mixed(theme.error, theme.ink, 0.1)
    layers.items["spawn"].append(Path(tuple(hatch), Paint(None, color, 0.03, 0.45, cap="flat")))
    layers.items["spawn"].append(Path(tuple(rim), Paint(None, color, 0.07, 0.9, (0.2, 0.12), "flat")))


def _draw_start(layers: Layers, x: int, y: int, number: int) -> None:
    theme = layers.theme
    layers.use("figure", symbol_table.plinth_symbol("marines", 1, 1, theme), x + 0.5, y + 0.5)
    if theme.poster:
        layers.use("figure", symbol_table.face_symbol("marine", theme), x + 0.5, y + 0.57)
        return
    layers.use("figure", symbol_table.face_symbol("marine", theme), x + 0.5, y + 0.45, 0, 0.92)
    layers.items["figure"].append(label_text("start", x + 0.5, y + 0.5 + label_baseline(1, 1), 0.6, 0.15, "#ffffff"))
    layers.items["figure"] += badge(str(number), x + 0.84, y + 0.16, mixed(theme.marine, "#ffffff", 0.1), size=0.26)
