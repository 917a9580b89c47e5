"""The picture of a card: the outlines of areas in their colors, without names and without what lies there."""

from collections.abc import Iterable, Iterator
from html import escape

from kneedeep.drawing.plan.plan import EAST, NORTH, SOUTH, WEST, Plan, PlanSpace

MOST_BYTES = 40_000
_COLORS = 6
_SIDES = ((NORTH, 0, "h"), (SOUTH, 1, "h"), (WEST, 0, "v"), (EAST, 1, "v"))
"""A side's bit, how far its line lies from the space, the direction of the line."""


def outline_picture(plan: Plan, title: str) -> str:
    """The areas of a plan as an SVG picture; empty where it would be too large for a card."""
    xs, ys = [space.x for space in plan.spaces], [space.y for space in plan.spaces]
    left, top = min(xs) - 1, min(ys) - 1
    width, height = max(xs) + 2 - left, max(ys) + 2 - top
    floors = [
        f'<path fill="hsl({number * 360 // _COLORS % 360 + 20} 42% {60 - 8 * (number // _COLORS % 3)}%)" d="{_floor(spaces)}"/>'
        for number, spaces in enumerate(_by_area(plan.spaces))
    ]
    rims = f'<path fill="none" stroke="#0b0e10" stroke-width=".16" stroke-linecap="square" d="{_rims(plan.spaces)}"/>'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="{left} {top} {width} {height}"><title>{escape(title)}</title>'
    for parts in ((*floors, rims), floors):
        picture = f"{head}{''.join(parts)}</svg>\n"
        if len(picture.encode()) <= MOST_BYTES:
            return picture
    return ""


def _by_area(spaces: Iterable[PlanSpace]) -> Iterator[list[PlanSpace]]:
    found: dict[int, list[PlanSpace]] = {}
    for space in sorted(spaces, key=lambda one: one.area):
        found.setdefault(space.area, []).append(space)
    yield from found.values()


def _floor(spaces: Iterable[PlanSpace]) -> str:
    rows = _runs((space.y, space.x) for space in spaces)
    return "".join(f"M{start} {y}h{length}v1h{-length}z" for y, start, length in rows)


def _rims(spaces: Iterable[PlanSpace]) -> str:
    """The lines where areas end, each as long as it goes on."""
    parts = []
    spaces = tuple(spaces)
    for bit, away, direction in _SIDES:
        ends = [space for space in spaces if space.rim & bit]
        if direction == "h":
            runs = _runs((space.y + away, space.x) for space in ends)
            parts += [f"M{start} {line}h{length}" for line, start, length in runs]
        else:
            runs = _runs((space.x + away, space.y) for space in ends)
            parts += [f"M{line} {start}v{length}" for line, start, length in runs]
    return "".join(parts)


def _runs(places: Iterable[tuple[int, int]]) -> Iterator[tuple[int, int, int]]:
    """Yield the unbroken runs of places on lines: the line, where the run starts, its length."""
    run: tuple[int, int, int] | None = None
    for line, place in sorted(set(places)):
        if run is not None and (run[0], run[1] + run[2]) == (line, place):
            run = (line, run[1], run[2] + 1)
            continue
        if run is not None:
            yield run
        run = (line, place, 1)
    if run is not None:
        yield run
