"""A small plan with something of everything, for tests of pictures. It is in four chunks."""

from kneedeep.drawing.plan import plan as plans

_SIDES = (("north", 0, -1), ("east", 1, 0), ("south", 0, 1), ("west", -1, 0))


def walled(areas: dict[plans.Place, int]) -> tuple[plans.PlanEdge, ...]:
    """A wall on every edge where the spaces or their areas end, told once each."""
    edges = []
    for (x, y), area in sorted(areas.items()):
        for side, dx, dy in _SIDES:
            other = (x + dx, y + dy)
            if other not in areas or (areas[other] != area and side in ("east", "south")):
                edges.append(plans.PlanEdge(x, y, side, "wall"))
    return tuple(edges)


def small_plan() -> plans.Plan:
    """Two rooms of 4 × 4 around the corner (16, 16) where four chunks meet."""
    west = {(x, y): 0 for x in range(12, 16) for y in range(14, 18)}
    east = {(x, y): 1 for x in range(16, 20) for y in range(14, 18)}
    areas = {**west, **east}
    edges = [edge for edge in walled(areas) if (edge.x, edge.y, edge.side) not in _GAPS]
    edges += [plans.PlanEdge(12, 15, "west", "loose"), plans.PlanEdge(12, 16, "west", "loose")]
    edges += [plans.PlanEdge(13, 15, "south", "blocking"), plans.PlanEdge(17, 15, "south", "impassable")]
    edges += [plans.PlanEdge(17, 16, "east", "joint")]
    return plans.Plan(
        plans.rimmed(areas, floor_at=lambda at: ("lab", True) if at in west else ("deck", False)),
        tuple(edges),
        (
            plans.PlanDoor((15, 15), "east", "security", "red"),
            plans.PlanDoor((17, 17), "south", "door", exit=True),
            plans.PlanDoor((13, 14), "north", "passage", misplaced=True),
        ),
        (
            plans.PlanToken("key", (12, 14), "red"),
            plans.PlanToken("obstacle", (15, 17), footprint=(2, 1)),
            plans.PlanToken("ammo", (18, 14), item="bullets", number=2, marines=2),
            plans.PlanToken("health", (18, 14)),
            plans.PlanToken("hazard", (19, 15), footprint=(2, 1), turn=90),
        ),
        (
            plans.PlanFigure("mancubus", (15, 14), (2, 2)),
            plans.PlanFigure("demon", (17, 16), (2, 1), 90, name="Hound & <Sons>", marines=(1, 3)),
        ),
        (
            plans.PlanArea("west", "Dock <1>", label=plans.label_row(dict.fromkeys(west, 0), ())),
            plans.PlanArea("east", "Vault", dark=True, label=plans.label_row(dict.fromkeys(east, 1), ())),
        ),
        (plans.PlanSpawn("marines", ((12, 17), (13, 17))), plans.hatched(((18, 16), (19, 17), (18, 17)))),
        (plans.PlanPiece(tuple(west)), plans.PlanPiece(((19, 14),), cap=True)),
        ornaments=(
            plans.PlanOrnament("lamps", (13, 14), walls=1),
            plans.PlanOrnament("pipes", (15, 16), links=2),
            plans.PlanOrnament("pipes", (16, 16), links=8),
            plans.PlanOrnament("slime", (14, 16)),
        ),
        lights=tuple(plans.PlanLight((13 + step, 15), step, 1, "lab") for step in (0, 1, 2)),
    )


_GAPS = {
    (15, 15, "east"),
    (15, 16, "east"),
    (17, 17, "south"),
    (18, 17, "south"),
    (12, 15, "west"),
    (12, 16, "west"),
    (13, 14, "north"),
    (14, 14, "north"),
}
