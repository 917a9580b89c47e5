"""The picture of a card: the outlines of areas in their colors, without names and without what lies there."""

from html import escape

from kneedeep.drawing.plan.plan import Plan

_COLORS = 6


def outline_picture(plan: Plan, title: str) -> str:
    """Return the areas of a plan as an SVG picture."""
    xs, ys = [space.x for space in plan.spaces], [space.y for space in plan.spaces]
    left, top = min(xs) - 1, min(ys) - 1
    width, height = max(xs) + 2 - left, max(ys) + 2 - top
    rows: dict[int, list[str]] = {}
    for area in sorted({space.area for space in plan.spaces}):
        own = sorted((space.y, space.x) for space in plan.spaces if space.area == area)
        start = own[0]
        for index, (y, x) in enumerate(own):
            following = own[index + 1] if index + 1 < len(own) else None
            if following != (y, x + 1):
                rows.setdefault(area, []).append(f"M{start[1]} {y}H{x + 1}V{y + 1}H{start[1]}z")
                start = following or start
    parts = "".join(
        f'<path fill="hsl({number * 360 // _COLORS % 360 + 20} 35% {62 - 8 * (number // _COLORS % 3)}%)" d="{"".join(paths)}"/>'
        for number, paths in enumerate(rows.values())
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="{left} {top} {width} {height}">'
        f"<title>{escape(title)}</title>{parts}</svg>\n"
    )
