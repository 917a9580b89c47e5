"""Faults of keys that contradict each other, and of blocks of the look, although each part has a valid shape."""

from collections.abc import Collection, Iterator, Mapping
from typing import Any

from kneedeep.model.catalog.components.figure_type import DEMON_DICE
from kneedeep.model.catalog.invader_setup import PORTAL_COLORS
from kneedeep.model.scenario.io.file_problems import Complaint, Path
from kneedeep.model.scenario.io.schema_messages import apart, either, shown, worded
from kneedeep.model.scenario.look_spaces import listed_blocks
from kneedeep.model.scenario.model.look import LARGEST_BLOCK, MOST_ORNAMENTS, MOST_PAINTED
from kneedeep.model.scenario.model.summoning import ASSAULT

DOOR_WIDTH = 2
"""The number of spaces on each side of a door. Rule: 2016 Learn to Play p. 10 (doors); RUL16-69."""


def door_faults(door: Mapping[str, object], path: Path) -> Iterator[Complaint]:
    """Yield an impossible width of a door."""
    if door.get("width", DOOR_WIDTH) != DOOR_WIDTH:
        yield Complaint("SCN002", worded(path, "door width", width=door["width"]), (*path, "width"))


def threat_faults(threat: object, path: Path) -> Iterator[Complaint]:
    """Yield the numbers that the named threat card does not have. Rule: RUL16-153."""
    if isinstance(threat, Mapping) and threat["card"] != ASSAULT:
        for key in ("income", "prices"):
            if key in threat:
                yield Complaint("SCN002", worded(path, "only with", key=key, card=ASSAULT), (*path, key))


def invasion_faults(invasion: object, path: Path) -> Iterator[Complaint]:
    """Yield the conflicts between an invasion card of the catalog and own groups. Rule: RUL16-144."""
    if not isinstance(invasion, Mapping):
        return
    own = [key for key in ("name", *PORTAL_COLORS) if key in invasion]
    if "card" in invasion:
        for key in own:
            yield Complaint("SCN002", apart(("card", key), path), (*path, key))
    elif not set(own).intersection(PORTAL_COLORS):
        message = worded(path, "no groups", keys=either(["card", *PORTAL_COLORS]))
        yield Complaint("SCN002", message, path, ("card", *PORTAL_COLORS))


def demon_faults(numbers: Mapping[str, Any], path: Path) -> Iterator[Complaint]:
    """Yield the impossible numbers of a demon: dice that are not in the box, or both shields and a dodge."""
    dice = numbers.get("dice", "")
    if not DEMON_DICE.keys() >= set(dice):
        yield Complaint("SCN002", worded((*path, "dice"), "no dice 2016", value=shown(dice)), (*path, "dice"))
    if len(numbers.get("special", ())) > 1:
        yield _apart(("shields", "dodge"), (*path, "special"))
    yield from stagger_faults(numbers, {}, path)


def stagger_faults(numbers: Mapping[str, Any], of_kind: Mapping[str, Any], path: Path) -> Iterator[Complaint]:
    """Yield a stagger value above the health. Missing numbers are those of the kind. Rule: RUL16-133."""
    known = {**of_kind, **numbers}
    health, stagger = known.get("health"), known.get("stagger")
    own = next((key for key in ("stagger", "health") if key in numbers), None)
    if own is not None and health is not None and stagger is not None and stagger > health:
        message = worded(path, "stagger", stagger=stagger, health=health)
        yield Complaint("SCN002", message, (*path, own), breaks=False)


def use_faults(use: Mapping[str, Any], path: Path) -> Iterator[Complaint]:
    """Yield a use that costs both movement points and an action. Rule: RUL16-184."""
    if len(use.get("cost", ())) > 1:
        yield _apart(("points", "action"), (*path, "cost"))


def _apart(keys: tuple[str, str], path: Path) -> Complaint:
    return Complaint("SCN002", apart(keys, path), (*path, keys[1]))


_MOST = {"spaces": MOST_PAINTED, "ornaments": MOST_ORNAMENTS}


def look_faults(look: Mapping[str, object], broken: Collection[Path]) -> Iterator[Complaint]:
    """Yield the invalid blocks of spaces, and a list with more painted spaces than a map may have."""
    for part, most in _MOST.items():
        if part not in look or ("look", part) in broken:
            continue
        count, wrong = 0, False
        for name, blocks in listed_blocks(look, part):
            for index, block in enumerate(blocks):
                if len(block) == 3 or any(not 1 <= side <= LARGEST_BLOCK for side in block[2:]):
                    wrong = True
                    path = ("look", part, name, index)
                    message = worded(path, "no block", value=shown(block), most=LARGEST_BLOCK)
                    yield Complaint("SCN002", message, path)
                else:
                    count += int(block[2] * block[3]) if len(block) == 4 else 1
        if count > most and not wrong:
            message = worded(("look", part), "too much painted", count=count, most=most)
            yield Complaint("SCN002", message, ("look", part))
