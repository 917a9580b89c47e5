"""Data for the script of a page: spaces, their contents, findings, passages, overlays."""

from collections.abc import Iterator
from itertools import chain
from typing import Any

from kneedeep.analysis.framework.finding import Finding
from kneedeep.drawing.legend import door_title, figure_title, token_title
from kneedeep.drawing.plan.plan import Place, Plan, PlanDoor, door_spaces, turned
from kneedeep.model.catalog.marine_names import SEATS
from kneedeep.model.scenario.model import Scenario
from kneedeep.report.producer import digest_of
from kneedeep.support import capitalized, coordinates, lowered, tr, translated
from kneedeep.support.resources import table_rows
from kneedeep_exchange.exports.html.overlay_rows import overlays_of
from kneedeep_exchange.exports.html.page_view import PageView

FORMAT = 1
_STEPS = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
_OPPOSITE = {"north": "south", "east": "west", "south": "north", "west": "east"}
_CODES = {"wall": "w", "loose": "w", "impassable": "i", "blocking": "b", "joint": "."}


def page_data(view: PageView) -> dict[str, Any]:
    """The data of a page, limited to what its plans show."""
    plan, request = view.plan, view.request
    numbers = {space: number for number, space in enumerate(view.spaces)}
    return {
        "format": FORMAT,
        "scenario": digest_of(view.facts.scenario),
        "audience": request.options.audience,
        "counts": list(view.plans),
        "marines": request.marines,
        "stepwise": view.stepwise,
        "areas": [
            {"name": area.name, "start": number in view.starts} if area.name else None
            for number, area in enumerate(plan.areas)
        ],
        "spaces": [[space.x, space.y, space.area] for space in plan.spaces],
        "sides": sides_of(plan, numbers),
        "rough": [number for number, space in enumerate(plan.spaces) if space.difficult],
        "doors": [_door(door, numbers) for door in plan.doors],
        "things": list(_things(view, numbers)),
        "ways": list(_ways(view, numbers)) if view.stepwise else [],
        "findings": [
            {"spaces": [numbers[space] for space in finding.spaces if space in numbers]}
            for finding in shown_findings(view)
        ],
        "overlays": overlays_of(view).data,
        "first": next((numbers[at] for at in _starts(plan) if at in numbers), -1),
        "texts": texts(),
    }


def texts() -> dict[str, str]:
    """The script's texts in the language of the page. Names in braces are placeholders."""
    return {key: tr(text) for key, text in table_rows(__file__, "page_texts.txt")}


def _starts(plan: Plan) -> Iterator[Place]:
    for spawn in plan.spawns:
        if spawn.side == "marines":
            yield from spawn.spaces


def shown_findings(view: PageView) -> list[Finding]:
    """The findings listed on a page: all that are not allowed. Empty for the marines."""
    if view.request.options.audience == "marines":
        return []
    order = {"error": 0, "warning": 1, "info": 2}
    found = [finding for finding in view.request.findings if finding.allowed is None]
    return sorted(found, key=lambda finding: order[str(finding.severity)])


def sides_of(plan: Plan, numbers: dict[Place, int]) -> str:
    """Four letters per space for its north, east, south and west side.

    `.` is open, `w` a wall, `i` impassable, `b` blocking, `d` a door.
    """
    found = {space: dict.fromkeys(_STEPS, ".") for space in numbers}

    def put(at: Place, side: str, code: str) -> None:
        dx, dy = _STEPS[side]
        for space, own in ((at, side), ((at[0] + dx, at[1] + dy), _OPPOSITE[side])):
            if space in found:
                found[space][own] = code

    for edge in plan.edges:
        put((edge.x, edge.y), edge.side, _CODES.get(edge.kind, "w"))
    for door in plan.doors:
        for space in door_spaces(door):
            put(space, door.side, "d")
    for (x, y), sides in found.items():
        for side, (dx, dy) in _STEPS.items():
            if sides[side] == "." and (x + dx, y + dy) not in found:
                sides[side] = "w"
    return "".join("".join(sides.values()) for sides in found.values())


def _door(door: PlanDoor, numbers: dict[Place, int]) -> dict[str, Any]:
    dx, dy = _STEPS[door.side]
    near = door_spaces(door)
    far = [(x + dx, y + dy) for x, y in near]
    return {
        "name": door_title(door),
        "at": f"{coordinates(door.at)} {tr(door.side)}",
        "spaces": [numbers[space] for space in (*near, *far) if space in numbers],
        "shut": door.kind == "passage" and not door.open,
    }


def _things(view: PageView, numbers: dict[Place, int]) -> Iterator[dict[str, object]]:
    """Yield the things on the board: name, spaces, and the numbers of marines if not all."""
    found: dict[tuple[str, tuple[int, ...]], list[int]] = {}
    lettered = "initiative deck" in view.facts.board.edition.features
    for count, plan in view.plans.items():
        for name, spaces in chain(_laid(plan), _marine_starts(plan, lettered)):
            found.setdefault((name, tuple(numbers[space] for space in spaces if space in numbers)), []).append(count)
    for (name, places), counts in found.items():
        if places:
            own = {"marines": sorted(set(counts))} if len(set(counts)) < len(view.plans) else {}
            yield {"name": capitalized(name), "spaces": list(places), **own}


def _covered(at: Place, size: tuple[int, int]) -> list[Place]:
    return [(at[0] + dx, at[1] + dy) for dx in range(size[0]) for dy in range(size[1])]


def _laid(plan: Plan) -> Iterator[tuple[str, list[Place]]]:
    """Yield the tokens and figures of a plan: name and spaces."""
    names = dict(plan.names)
    for token in plan.tokens:
        name = translated(names.get(token.item or "") or token_title(token))
        name = f"{token.number} × {name}" if token.number > 1 else name
        yield name, _covered(token.at, turned(token.footprint, token.turn))
    for figure in plan.figures:
        kind = names.get(figure.kind) or figure_title(figure)
        name = f"{figure.name} ({translated(lowered(kind))})" if figure.name else translated(kind)
        yield name, _covered(figure.at, turned(figure.footprint, figure.turn))


def _marine_starts(plan: Plan, lettered: bool) -> Iterator[tuple[str, list[Place]]]:
    for spawn in plan.spawns:
        for number, at in enumerate(spawn.spaces, spawn.first) if spawn.side == "marines" else ():
            if lettered and number <= len(SEATS):
                yield tr("Start of {marine}", marine=SEATS[number - 1]), [at]
            else:
                yield tr("Start of marine {number}", number=number), [at]


def _ways(view: PageView, numbers: dict[Place, int]) -> Iterator[dict[str, object]]:
    """Yield the visible ways from one area to another: doors, openings, teleporters."""
    plan = view.plan
    area_at = {(space.x, space.y): space.area for space in plan.spaces}
    seen: set[frozenset[int]] = set()
    for door in plan.doors:
        spaces = _door(door, numbers)["spaces"]
        areas = sorted({plan.spaces[number].area for number in spaces})
        seen.add(frozenset(areas))
        if door.kind != "passage" and len(areas) > 1:
            yield {"way": tr("Open: {name} at {at}"), "name": door_title(door), "areas": areas, "spaces": spaces}
    yield from _openings(plan, area_at, numbers, seen)
    for arc in plan.arcs:
        pads = [space for space in (arc.start, arc.end) if space in area_at]
        areas = list(dict.fromkeys(area_at[space] for space in pads))
        if len(areas) > 1:
            yield {
                "way": tr("Go through: {name} at {at}"),
                "name": capitalized(tr("teleporter")),
                "areas": areas,
                "spaces": [numbers[space] for space in pads],
                "from": None if arc.both else areas[0],
            }


def _openings(
    plan: Plan, area_at: dict[Place, int], numbers: dict[Place, int], seen: set[frozenset[int]]
) -> Iterator[dict[str, object]]:
    """Yield an opening for each pair of areas without a door between them. `seen`: pairs with a door."""
    for edge in plan.edges:
        if edge.kind != "joint":
            continue
        dx, dy = _STEPS[edge.side]
        ends = [space for space in ((edge.x, edge.y), (edge.x + dx, edge.y + dy)) if space in area_at]
        areas = sorted({area_at[space] for space in ends})
        if len(areas) > 1 and frozenset(areas) not in seen:
            seen.add(frozenset(areas))
            yield {
                "way": tr("Look through: {name} at {at}"),
                "name": tr("Opening"),
                "areas": areas,
                "spaces": [numbers[space] for space in ends],
            }


def title_of(scenario: Scenario) -> str:
    """The title of a page."""
    return scenario.title.strip() or tr("Untitled")
