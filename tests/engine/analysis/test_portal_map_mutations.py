"""Good maps with portals, changed at every place where a change has a code: the findings that must come."""

import copy
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from kneedeep.analysis.framework.runner import analyse
from kneedeep.board import compile_board
from kneedeep.model.catalog.invader_setup import PORTAL_COLORS
from kneedeep.model.geometry import Space, neighbour
from kneedeep.model.geometry import edge as edge_kinds
from kneedeep.model.scenario.io.reader import read
from kneedeep.model.scenario.yaml_patch.value_text import inline
from tests.support.cases import cases
from tests.support.generators.broken_scenarios import Broken, Data, shipped
from tests.support.reading import scenario_in, sound

NAMES = ["range-day.yaml", "specimen-run.yaml", "brine.yaml"]
FEW = NAMES[:2]
TRIED = 2
each = pytest.mark.parametrize(
    "name", [pytest.param(name, marks=() if name in FEW else pytest.mark.nightly) for name in NAMES]
)
GROUPS = [{"demons": {"imp": 1}}, {"demons": {"possessed-soldier": 1}}]
Changes = Callable[[Data], Iterator[Broken]]


def codes(data: Data) -> list[str]:
    reading = read(inline(data))
    sound(reading)
    found = [finding.code for finding in analyse(reading, verbose=True) if finding.severity != "info"]
    assert not [code for code in found if code.startswith("INT")]
    return found


def followed(data: Data) -> set[str]:
    """All codes, also those that another finding explains."""
    findings = analyse(read(inline(data)), verbose=True)
    explained = {one["code"] for finding in findings for one in (finding.witness or {}).get("followers", ())}
    return explained | {finding.code for finding in findings}


def at(thing: Data) -> list[list[int]]:
    spaces: list[list[int]] = thing.get("spaces") or [thing["at"]]
    return spaces


def portals_of(data: Data) -> list[tuple[int, Data]]:
    return [(index, token) for index, token in enumerate(data["tokens"]) if token["kind"] == "portal"]


def changed(data: Data, section: str, index: int, **keys: Any) -> Data:
    data = copy.deepcopy(data)
    data[section][index].update(keys)
    return data


def without_teleporters(data: Data) -> Iterator[Broken]:
    """No teleporter is active at the start. Rule: RUL16-163."""
    asleep = [{**token, "active": False} if token["kind"] == "teleporter" else token for token in data["tokens"]]
    yield Broken("all teleporters inactive", {**data, "tokens": asleep})


def without_groups(data: Data) -> Iterator[Broken]:
    """A color of portals has no groups. Rule: 2016 rulebook p. 10 (portals)."""
    yield Broken("no invasion card", {key: value for key, value in data.items() if key != "invasion"})
    for color in {token["color"] for _, token in portals_of(data)}:
        own = {other: GROUPS for other in PORTAL_COLORS if other != color}
        yield Broken(f"no groups for {color}", {**data, "invasion": own})


def doubled_fixtures(data: Data) -> Iterator[Broken]:
    """A portal lies on a teleporter. Rule: RUL16-72."""
    (pad, *_) = (token for token in data["tokens"] if token["kind"] == "teleporter")
    for index, portal in portals_of(data):
        if "at" in portal:
            yield Broken(f"portal {index} on a teleporter", changed(data, "tokens", index, at=pad["at"]))


def off_the_board(data: Data) -> Iterator[Broken]:
    for section in ("tokens", "figures"):
        for index, thing in enumerate(data.get(section, ())):
            if "at" in thing and not (thing["kind"] == "teleporter" and thing.get("active", True)):
                yield Broken(f"{section} {index} far away", changed(data, section, index, at=[500, 500]))


def untold_tiles(data: Data) -> Iterator[Broken]:
    """A tile of the box is laid whose outline nobody has drawn."""
    own = {entry["id"] for entry in data.get("piece_types", ())}
    for index in range(len(data["pieces"])):
        yield Broken(
            f"piece {index} is a tile", changed(data, "pieces", index, piece="14b" if "14b" not in own else "02b")
        )


def too_few_starts(data: Data) -> Iterator[Broken]:
    for index, spawn in enumerate(data["spawns"]):
        yield Broken("a start less", changed(data, "spawns", index, spaces=spawn["spaces"][:-1]))


def frags_left_out(data: Data) -> Iterator[Broken]:
    """The number of frags is missing for a number of marines. Rule: 2016 rulebook p. 11."""
    for number in range(1, 5):
        frags = {str(other): 3 for other in range(1, 5) if other != number}
        victory = {**data["victory"], "invaders": {"frags": frags}}
        yield Broken(f"no frags with {number}", {**data, "victory": victory})


def portals_over_the_box(data: Data) -> Iterator[Broken]:
    """More portals than the box has. Rule: 2016 rulebook p. 3 (components)."""
    board = compiled(data)
    free = sorted(set(board.spaces) - {tuple(space) for token in data["tokens"] for space in at(token)})
    many = [list(space) for space in free[:19]]
    tokens = [*data["tokens"], {"kind": "portal", "color": "blue", "spaces": many}]
    yield Broken("19 more portals", {**data, "tokens": tokens})


CHANGES: list[tuple[str, Changes]] = [
    ("RSP004", without_teleporters),
    ("SPN005", without_groups),
    ("BRD006", doubled_fixtures),
    ("BRD005", off_the_board),
    ("BRD010", untold_tiles),
    ("BRD009", too_few_starts),
    ("OBJ008", frags_left_out),
    ("CMP002", portals_over_the_box),
]


def compiled(data: Data) -> Any:
    scenario = scenario_in(inline(data))
    return compile_board(scenario)


@cases("name", NAMES)
def test_the_maps_are_good(name: str) -> None:
    assert codes(shipped(name)) == []


@each
@cases(("code", "changes"), CHANGES, ids=[code for code, _ in CHANGES])
def test_a_changed_map_has_the_finding(name: str, code: str, changes: Changes, seed: int) -> None:
    tried = list(changes(shipped(name)))
    if len(tried) > TRIED:
        tried = random.Random(seed).sample(tried, TRIED)
    assert tried
    for change, broken in tried:
        found = codes(broken)
        assert code in found, f"{change}: {found}"


@each
def test_portals_that_no_step_names_are_silent_under_the_script_alone(name: str) -> None:
    """Rule: RUL16-154."""
    data = without_summons({**shipped(name), "threat": "script"})
    silent = [finding for finding in analyse(read(inline(data)), verbose=True) if finding.code == "SPN006"]
    assert {finding.serials[0] for finding in silent} == {
        token.serial for token in compiled(data).scenario.tokens if token.kind == "portal"
    }


def without_summons(part: Any) -> Any:
    """Return data without the steps that make portals summon."""
    if isinstance(part, dict):
        return {key: without_summons(value) for key, value in part.items()}
    if isinstance(part, list):
        return [without_summons(entry) for entry in part if not (isinstance(entry, dict) and "summon" in entry)]
    return part


@each
def test_a_door_shut_for_good_cuts_off_what_no_other_way_reaches(name: str) -> None:
    """Rule: RUL16-54, RUL16-56, RUL16-156; an oracle that floods the board over its edges."""
    data = shipped(name)
    for index, door in enumerate(data["doors"]):
        broken = changed(data, "doors", index, needs={"never": True})
        broken["doors"][index].pop("open", None)
        found = followed(broken)
        lost = set(compiled(broken).spaces) - flooded(broken, {tuple(door["at"]): door["side"]})
        # With locks, what opens another one may be behind the door that is shut.
        locked = any("needs" in thing for thing in (*data["doors"], *data["tokens"]))
        assert ("RCH001" in found) == bool(lost) or (locked and not lost), (door, sorted(found), len(lost))


def flooded(data: Data, shut: dict[Any, str]) -> set[Space]:
    """The spaces that a marine walks to with every door but one gone, over edges and from teleporter to teleporter."""
    board = compiled(data)
    closed = {edge for door in board.doors if door.element.at in shut for edge in door.edges}
    spaces = set(board.spaces)
    pads = [tuple(token["at"]) for token in data["tokens"] if token["kind"] == "teleporter"]

    def free(a: Space, side: str) -> bool:
        b = neighbour(a, side)
        edge = (a, side) if side in ("east", "south") else (b, {"west": "east", "north": "south"}[side])
        return b in spaces and edge not in closed and board.edge_kind(*edge) in (edge_kinds.OPEN, edge_kinds.DOOR)

    reached: set[Space] = set()
    waiting: list[Space] = [tuple(space) for spawn in data["spawns"] for space in spawn["spaces"]]
    while waiting:
        a = waiting.pop()
        if a in reached:
            continue
        reached.add(a)
        if a in pads:
            waiting += [pad for pad in pads if pad in spaces]
        for first in ("north", "south"):
            for second in ("east", "west"):
                for one, other in ((first, second), (second, first)):
                    if free(a, one):
                        waiting.append(neighbour(a, one))
                        if free(neighbour(a, one), other):
                            waiting.append(neighbour(neighbour(a, one), other))
    return reached
