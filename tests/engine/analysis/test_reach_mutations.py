"""One thing taken from or added to a shipped scenario gives one code, with all that follows from it in the witness."""

import copy
from typing import Any

import pytest

from kneedeep.analysis.framework.finding import Finding
from kneedeep.analysis.framework.runner import analyse
from kneedeep.model.scenario.io.reader import read
from kneedeep.model.scenario.yaml_patch.value_text import inline
from kneedeep.support import resources
from tests.support.cases import cases
from tests.support.generators.broken_scenarios import Data, shipped

SCENARIOS = resources.names("scenarios", ".yaml")


def found_in(data: Data) -> list[Finding]:
    """What all checks find at error or warning level and is not allowed."""
    found = analyse(read(inline(data)), verbose=True)
    return [finding for finding in found if finding.severity != "info" and finding.allowed is None]


def keys_in(name: str) -> list[tuple[str, int]]:
    """The scenario and the place among its tokens of every key that opens a door."""
    data = shipped(name)
    colors = {door.get("key") for door in data["doors"]}
    tokens = ((index, token) for index, token in enumerate(data["tokens"]) if token["kind"] == "key")
    return [(name, index) for index, token in tokens if token["color"] in colors]


KEYS = [key for name in SCENARIOS for key in keys_in(name)]


def without_token(name: str, index: int) -> Data:
    data = copy.deepcopy(shipped(name))
    del data["tokens"][index]
    return data


def only(data: Data, code: str) -> Finding:
    """The one finding at error or warning level, of this code."""
    findings = found_in(data)
    assert [finding.code for finding in findings] == [code], [finding.message for finding in findings]
    return findings[0]


def followers(finding: Finding) -> set[str]:
    assert finding.witness is not None
    return {one["code"] for one in finding.witness.get("followers", ())}


@cases(("name", "index"), KEYS)
def test_a_missing_key_is_one_finding_with_all_that_lies_behind(name: str, index: int) -> None:
    color = shipped(name)["tokens"][index]["color"]
    finding = only(without_token(name, index), "RCH003")
    assert f"there is no {color} key" in finding.message
    assert followers(finding)


BEHIND = {
    ("split-shift.yaml", "red"): [32, -1],
    ("long-watch.yaml", "blue"): [36, 9],
    ("long-watch.yaml", "yellow"): [4, 21],
}
"""For keys a space behind their own lock."""


@pytest.mark.parametrize(("key", "space"), list(BEHIND.items()))
def test_a_key_behind_its_own_lock_is_one_circle(key: tuple[str, str], space: list[int]) -> None:
    name, color = key
    data = copy.deepcopy(shipped(name))
    (token,) = (one for one in data["tokens"] if one["kind"] == "key" and one["color"] == color)
    token["at"] = space
    finding = only(data, "RCH002")
    assert f"the {color} key" in finding.message
    assert "RCH005" in followers(finding)


def walled_in(name: str, spaces: list[list[int]]) -> Data:
    data = copy.deepcopy(shipped(name))
    data["tokens"].append({"kind": "obstacle", "spaces": spaces})
    return {**data, "allow": {**data.get("allow", {}), "CMP002": "more than the box holds"}}


def test_spaces_walled_in_by_obstacles_are_one_cut() -> None:
    finding = only(walled_in("tutorial.yaml", [[5, 0], [5, 1]]), "RCH001")
    assert "blocked by the obstacle at 5,0 and 5,1" in finding.message
    assert finding.witness is not None
    assert finding.witness["kind"] == "cut"
    assert finding.witness["spaces"] == [[5, 0], [5, 1]]
    assert {"RCH005", "RCH006"} <= followers(finding)


def test_two_cuts_are_two_findings() -> None:
    data = walled_in("tutorial.yaml", [[5, 0], [5, 1], [12, 3], [13, 3]])
    minimum_cuts = [finding for finding in found_in(data) if finding.code == "RCH001"]
    assert {finding.code for finding in found_in(data)} == {"RCH001"}
    found = [finding.witness["spaces"] for finding in minimum_cuts if finding.witness]
    assert sorted(found) == [[[5, 0], [5, 1]], [[12, 3], [13, 3]]]


@pytest.mark.parametrize("pad", ["pad-near", "pad-far"])
def test_a_teleporter_without_its_partner_is_one_finding(pad: str) -> None:
    data = copy.deepcopy(shipped("split-shift.yaml"))
    data["tokens"] = [token for token in data["tokens"] if token.get("id") != pad]
    assert only(data, "RCH007").message.endswith("the only blue teleporter on the board.")


def test_what_only_a_lone_teleporter_led_to_is_told_with_it() -> None:
    data = copy.deepcopy(shipped("split-shift.yaml"))
    data["tokens"] = [
        token for token in data["tokens"] if token["kind"] != "teleporter" or token.get("id") == "pad-near"
    ]
    assert {"RCH005", "RCH006"} <= followers(only(data, "RCH007"))


def test_a_part_that_hangs_together_with_nothing_is_never_revealed() -> None:
    data = copy.deepcopy(shipped("split-shift.yaml"))
    data["tokens"] = [token for token in data["tokens"] if token["kind"] != "teleporter"]
    finding = only(data, "RCH010")
    assert finding.elements == ("area:far", "area:lab", "area:cell")
    assert {"RCH005", "RCH006"} <= followers(finding)


def test_a_flag_that_nothing_sets_is_told_at_the_lock() -> None:
    data = copy.deepcopy(shipped("long-watch.yaml"))
    (console,) = (token for token in data["tokens"] if token.get("id") == "console")
    console["do"] = [{"activate": "dock-pad"}]
    data["doors"] = [
        {**door, "needs": {"flag": "venting"}} if door.get("id") == "chapel-door" else door for door in data["doors"]
    ]
    finding = only(data, "RCH003")
    assert finding.elements[0] == "door:chapel-door"
    assert "OBJ002" in followers(finding)


def test_an_obstacle_and_a_missing_key_are_told_both() -> None:
    data = walled_in("long-watch.yaml", [[0, -6], [0, -5]])
    data["tokens"] = [token for token in data["tokens"] if token.get("color") != "yellow"]
    assert {finding.code for finding in found_in(data)} == {"RCH001", "RCH003"}


def test_numbers_of_marines_are_told_where_they_differ() -> None:
    data: Any = copy.deepcopy(shipped("tutorial.yaml"))
    (key,) = (token for token in data["tokens"] if token["kind"] == "key")
    key["marines"] = 2
    assert only(data, "RCH003").marines == (1,)


def locked_up(needs: dict[str, Any]) -> Data:
    """A map whose first door waits for something; half of the map lies beyond a pair of pads behind that door."""
    data = copy.deepcopy(shipped("split-shift.yaml"))
    (door,) = (one for one in data["doors"] if one["id"] == "shift-door")
    door["needs"] = needs
    data["tokens"].append({"kind": "encounter", "id": "switch", "at": [10, 1], "text": "It clicks."})
    return data


def test_what_lies_beyond_teleporters_behind_a_lock_does_not_hide_the_circle() -> None:
    finding = only(locked_up({"use": "switch"}), "RCH002")
    assert finding.elements == ("door:shift-door", "token:switch")
    assert finding.message.startswith(
        "The door at 7,0 east waits until the encounter at 10,1 is used, which is behind it"
    )


def test_what_lies_beyond_teleporters_behind_a_door_that_never_opens_is_not_walled_off() -> None:
    finding = only(locked_up({"never": True}), "RCH001")
    assert "cut off by the door at 7,0 east, which never opens" in finding.message
    assert {"area:works", "area:far"} <= set(finding.elements)


def test_what_lies_beyond_teleporters_behind_obstacles_is_told_with_what_they_cut_off() -> None:
    finding = only(walled_in("split-shift.yaml", [[5, 0], [5, 1]]), "RCH001")
    assert "blocked by the obstacle at 5,0 and 5,1" in finding.message
    assert {"area:works", "area:far"} <= set(finding.elements)


def split_by_one_pad(**pads: dict[str, Any]) -> Data:
    """Both halves joined by the blue pads alone; `near`, `far`: what is added to them."""
    data = copy.deepcopy(shipped("split-shift.yaml"))
    data["tokens"] = [token for token in data["tokens"] if token.get("color") != "red" or token["kind"] == "key"]
    for token in data["tokens"]:
        token.update(pads.get(str(token.get("id", "")).removeprefix("pad-"), {}))
    return data


def test_a_teleporter_that_waits_for_what_lies_beyond_it_is_a_circle() -> None:
    finding = only(split_by_one_pad(near={"needs": {"got": "key", "color": "yellow"}}), "RCH002")
    assert "The blue teleporter at 15,2 waits for the yellow key at 34,-3, which is behind it" in finding.message


def test_a_way_out_that_nobody_comes_back_to_is_not_told_as_a_game_lost() -> None:
    data = split_by_one_pad(near={"to": [{"pad": "pad-far"}]}, far={"to": [{"pad": "pad-cell"}]})
    data["tokens"].append({"kind": "teleporter", "id": "pad-cell", "color": "red", "at": [21, 8]})
    data["tokens"].append({"kind": "teleporter", "color": "red", "at": [27, 1]})
    data["figures"] = [one for one in data["figures"] if [21, 8] not in one.get("spaces", ())]
    assert "no course of play meets all parts" in only(data, "RCH005").message


def test_an_area_behind_a_lock_that_opens_too_late_is_not_walked_into_unseen() -> None:
    data = copy.deepcopy(shipped("long-watch.yaml"))
    data["tokens"] = [token for token in data["tokens"] if token["kind"] != "teleporter"]
    data["tokens"].append({"kind": "teleporter", "id": "hop", "color": "blue", "at": [22, 11], "to": [{"pad": "drop"}]})
    back = [{"pad": "hop", "needs": {"never": True}}]
    data["tokens"].append({"kind": "teleporter", "id": "drop", "color": "blue", "at": [-4, 10], "to": back})
    for door in data["doors"]:
        if door["id"] == "west-door":
            door["needs"] = {"use": "console"}
    for token in data["tokens"]:
        if token.get("id") == "console":
            token["do"] = [{"set": "venting"}]
    assert "of “Reactor wing” can't be reached" in only(data, "RCH001").message
