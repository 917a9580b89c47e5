"""A small plan with something of everything, for tests of pictures. It is in four chunks."""

from kneedeep.drawing.plan.plan import (
    Place,
    Plan,
    PlanArea,
    PlanDoor,
    PlanEdge,
    PlanFigure,
    PlanLight,
    PlanOrnament,
    PlanPiece,
    PlanSpawn,
    PlanToken,
    hatched,
    label_row,
    rimmed,
)

_SIDES = (("north", 0, -1), ("east", 1, 0), ("south", 0, 1), ("west", -1, 0))


def walled(areas: dict[Place, int]) -> tuple[PlanEdge, ...]:
    """A wall on every edge where the spaces or their areas end, told once each."""
    edges = []
    for (x, y), area in sorted(areas.items()):
        for side, dx, dy in _SIDES:
            other = (x + dx, y + dy)
            if other not in areas or (areas[other] != area and side in ("east", "south")):
                edges.append(PlanEdge(x, y, side, "wall"))
    return tuple(edges)


def small_plan() -> Plan:
    """Two rooms of 4 × 4 around the corner (16, 16) where four chunks meet."""
    west = {(x, y): 0 for x in range(12, 16) for y in range(14, 18)}
    east = {(x, y): 1 for x in range(16, 20) for y in range(14, 18)}
    areas = {**west, **east}
    edges = [edge for edge in walled(areas) if (edge.x, edge.y, edge.side) not in _GAPS]
    edges += [PlanEdge(12, 15, "west", "loose"), PlanEdge(12, 16, "west", "loose")]
    edges += [PlanEdge(13, 15, "south", "blocking"), PlanEdge(17, 15, "south", "impassable")]
    edges += [PlanEdge(17, 16, "east", "joint")]
    return Plan(
        rimmed(areas, floor_at=lambda at: ("lab", True) if at in west else ("deck", False)),
        tuple(edges),
        (
            PlanDoor((15, 15), "east", "security", "red"),
            PlanDoor((17, 17), "south", "door", exit=True),
            PlanDoor((13, 14), "north", "passage", misplaced=True),
        ),
        (
            PlanToken("key", (12, 14), "red"),
            PlanToken("obstacle", (15, 17), footprint=(2, 1)),
            PlanToken("ammo", (18, 14), item="bullets", number=2, marines=2),
            PlanToken("health", (18, 14)),
            PlanToken("hazard", (19, 15), footprint=(2, 1), turn=90),
        ),
        (
            PlanFigure("mancubus", (15, 14), (2, 2)),
            PlanFigure("demon", (17, 16), (2, 1), 90, name="Hound & <Sons>", marines=(1, 3)),
        ),
        (
            PlanArea("west", "Dock <1>", label=label_row(dict.fromkeys(west, 0), ())),
            PlanArea("east", "Vault", dark=True, label=label_row(dict.fromkeys(east, 1), ())),
        ),
        (PlanSpawn("marines", ((12, 17), (13, 17))), hatched(((18, 16), (19, 17), (18, 17)))),
        (PlanPiece(tuple(west)), PlanPiece(((19, 14),), cap=True)),
        ornaments=(
            PlanOrnament("lamps", (13, 14), walls=1),
            PlanOrnament("pipes", (15, 16), links=2),
            PlanOrnament("pipes", (16, 16), links=8),
            PlanOrnament("slime", (14, 16)),
        ),
        lights=tuple(PlanLight((13 + step, 15), step, 1, "lab") for step in (0, 1, 2)),
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
