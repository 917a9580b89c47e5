"""Rulings on exploring, set-up, teleporters, coming back, each by an example. Rule: RUL-12 to RUL-20, RUL-89 to RUL-100."""

from typing import Any

from tests.support.small_maps.arena import Arena, arena

WALL: list[dict[str, Any]] = [{"kind": "zombie", "spaces": [[4, 0], [4, 1]]}]


def corridor(*marines: tuple[int, int], area: dict[str, Any] | None = None, **parts: Any) -> Arena:
    """A corridor, at its end an open joint to another area."""
    more = {"openings": ["E@0"], **parts.pop("more", {})}
    return arena(
        "######", "######", marines=marines, more=more,
        parts=[{"id": "next", "at": (6, 0), "rows": ("####", "####"), "openings": ["W@0"], "area": area or {}}], **parts,
    )  # fmt: skip
