"""LOS003: the longest lines of sight on the fully explored board."""

from collections.abc import Iterator

from kneedeep.analysis.framework.facts import reads
from kneedeep.analysis.parts import COURSE, Facts, Finding, Held, Severity, check, merging
from kneedeep.analysis.reach.state_findings import areas_at, doubt, serials_of_areas
from kneedeep.analysis.sight.explored_board import ExploredBoard, explored_board
from kneedeep.analysis.words import coordinates, tr, tr_count
from kneedeep.model.catalog import ItemType
from kneedeep.model.catalog.catalog_files import read_data
from kneedeep.model.geometry import Space, union

SEEKING = "seeking"
CODE = "LOS003"
LONG = 12
"""The number of spaces above which a line is long if the ranges of the weapons are unsure."""


def weapons(facts: Facts) -> tuple[ItemType, ...]:
    """The marines' weapons, from the start or on the board, sorted by name."""
    known = facts.catalog.items
    found = {token.item for token in facts.scenario.tokens if token.kind == "weapon" and token.item in known}
    given = facts.scenario.setup.get("marines") or {}
    found.update(name for name in given.get("weapons", ()) if name in known)
    innate = {name for name, item in known.items() if item.innate and item.dice is not None and not item.expansion}
    return tuple(known[str(name)] for name in sorted(found | innate, key=str))


def sure_reach(facts: Facts, item: ItemType) -> int | None:
    """The greatest range that a weapon can roll, None if its dice or their faces are unsure."""
    if item.dice is None or not item.dice.sure:
        return None
    rows = {row["id"]: row["faces"] for row in read_data(facts.scenario.ruleset, "play", "dice.json")["attack_dice"]}
    total = 0
    for die in item.dice.value:
        faces = rows[die]
        if faces["mark"] not in ("S", "D"):
            return None
        total += max(face.get("range", 0) for face in faces["value"])
    return total


def seeking_range(facts: Facts) -> int:
    """The greatest range of a seeking attack, beyond which no attack of any kind is limited by rule."""
    rows = read_data(facts.scenario.ruleset, "play", "turns.json")["turn_numbers"]
    return next(int(row["number"]["value"]) for row in rows if row["id"] == SEEKING)


@reads(COURSE)
def _longest(facts: Facts) -> tuple[tuple[int, list[tuple[int, int]]], ...]:
    """The length of the longest lines on each explored board, and their ends."""
    return tuple(one.sight.longest(one.open) for one in facts.of(explored_board))


@check(Severity.INFO, needs=("known kinds",))
@merging
def run(facts: Facts) -> Iterator[Held]:
    """Yield a finding for the longest lines, if they are long for the weapons provided."""
    board = facts.board
    for one, (length, pairs) in zip(facts.of(explored_board), facts.of(_longest), strict=True):
        if length < 2:
            continue
        if "range dice" not in board.edition.features:
            if length > LONG:
                yield _finding(facts, one, length, pairs, "")
            continue
        reaches = [
            sure_reach(facts, weapon) for weapon in weapons(facts) if weapon.reach and weapon.reach.value == "ranged"
        ]
        known = [reach for reach in reaches if reach is not None]
        sure = len(known) == len(reaches) and bool(known)
        if length <= (max(known) if sure else LONG):
            continue
        reach = tr("; the weapons provided reach {known}", known=max(known)) if sure else ""
        reach = reach or tr("; seeking attacks reach {seeking_range}", seeking_range=seeking_range(facts))
        yield _finding(facts, one, length, pairs, reach)


def _finding(
    facts: Facts, one: ExploredBoard, length: int, pairs: list[tuple[int, int]], reach: str
) -> tuple[Finding, tuple[int, ...]]:
    """The finding about the longest lines, with the affected numbers of marines. `reach`: the range of the weapons."""
    board = facts.board
    lines = [(board.spaces[a], board.spaces[b]) for a, b in pairs]
    a, b = lines[0]
    more = "" if len(lines) == 1 else tr(" (one of {lines} of that length)", lines=len(lines))
    message = tr(
        "The longest line of sight is {length} long, from {at} to {at2}{more}{reach}.",
        length=tr_count("{n} space", "{n} spaces", length),
        at=coordinates(a),
        at2=coordinates(b),
        more=more,
        reach=reach,
    )
    bits = union(1 << end for pair in pairs for end in pair)
    first, second = _apart(lines)
    witness = {"kind": "sight", "from": first, "to": second}
    serials = serials_of_areas(facts, areas_at(facts, bits))
    spaces = tuple(board.lattice.listed(bits))
    return Finding(CODE, message, spaces, serials, (), witness, cause=doubt(facts, CODE)), one.marines


def _apart(lines: list[tuple[Space, Space]]) -> tuple[list[list[int]], list[list[int]]]:
    """Lines of which no two share an end space, for the drawing of a witness."""
    first: list[list[int]] = []
    second: list[list[int]] = []
    for a, b in lines:
        if list(a) not in first and list(b) not in second:
            first.append(list(a))
            second.append(list(b))
    return first, second
