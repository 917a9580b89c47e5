"""Faults of several keys together, beyond the shape of each: one of them rules out another."""

from collections.abc import Iterator, Mapping
from typing import Any

from kneedeep.model.catalog.components.figure_type import DEMON_DICE
from kneedeep.model.catalog.invader_setup import PORTAL_COLORS
from kneedeep.model.scenario.io.file_problems import Complaint, Path
from kneedeep.model.scenario.io.schema_messages import either, place, shown
from kneedeep.model.scenario.model.summoning import ASSAULT

DOOR_WIDTH = 2
"""The spaces on each side of a door. Rule: 2016 Learn to Play p. 10 (doors); RUL16-69."""


def door_faults(door: Mapping[str, object], path: Path) -> Iterator[Complaint]:
    """Yield a width that no door has."""
    if door.get("width", DOOR_WIDTH) != DOOR_WIDTH:
        message = f"{place(path)}: {door['width']} is not allowed here; doors of this edition are two spaces wide."
        yield Complaint("SCN002", message, (*path, "width"))


def threat_faults(threat: object, path: Path) -> Iterator[Complaint]:
    """Yield numbers of a threat card that has none. Rule: RUL16-153."""
    if isinstance(threat, Mapping) and threat["card"] != ASSAULT:
        for key in ("income", "prices"):
            if key in threat:
                message = f"{place(path)}: '{key}' goes with 'card: {ASSAULT}' only."
                yield Complaint("SCN002", message, (*path, key))


def invasion_faults(invasion: object, path: Path) -> Iterator[Complaint]:
    """Yield the conflicts of an invasion card of the catalog with groups of one's own. Rule: RUL16-144."""
    if not isinstance(invasion, Mapping):
        return
    own = [key for key in ("name", *PORTAL_COLORS) if key in invasion]
    if "card" in invasion:
        for key in own:
            message = f"{place(path)}: 'card' and '{key}' don't go together; give one of them."
            yield Complaint("SCN002", message, (*path, key))
    elif not set(own).intersection(PORTAL_COLORS):
        wanted = either(["card", *PORTAL_COLORS])
        message = f"{place(path)}: it names no card and has no groups; one of {wanted} must be given."
        yield Complaint("SCN002", message, path, ("card", *PORTAL_COLORS))


def demon_faults(numbers: Mapping[str, Any], path: Path) -> Iterator[Complaint]:
    """Yield the impossible numbers of a demon: dice that are not in the box, shields and a dodge at once."""
    dice = numbers.get("dice", "")
    if not DEMON_DICE.keys() >= set(dice):
        message = f"{place((*path, 'dice'))}: {shown(dice)} is not a list of dice: letters of B (black), R (red)."
        yield Complaint("SCN002", message, (*path, "dice"))
    if len(numbers.get("special", ())) > 1:
        yield _apart(("shields", "dodge"), (*path, "special"))
    yield from stagger_faults(numbers, {}, path)


def stagger_faults(numbers: Mapping[str, Any], of_kind: Mapping[str, Any], path: Path) -> Iterator[Complaint]:
    """Yield a stagger value above the health; what is not among the numbers is that of the kind. Rule: RUL16-133."""
    known = {**of_kind, **numbers}
    health, stagger = known.get("health"), known.get("stagger")
    own = next((key for key in ("stagger", "health") if key in numbers), None)
    if own is not None and health is not None and stagger is not None and stagger > health:
        message = f"{place(path)}: stagger {stagger} is above health {health}, so the demon is fragged before it is staggered."
        yield Complaint("SCN002", message, (*path, own), breaks=False)


def use_faults(use: Mapping[str, Any], path: Path) -> Iterator[Complaint]:
    """Yield a use that costs movement points and an action at once. Rule: RUL16-184."""
    if len(use.get("cost", ())) > 1:
        yield _apart(("points", "action"), (*path, "cost"))


def _apart(keys: tuple[str, str], path: Path) -> Complaint:
    first, second = keys
    message = f"{place(path)}: '{first}' and '{second}' don't go together; give one of them."
    return Complaint("SCN002", message, (*path, second))
