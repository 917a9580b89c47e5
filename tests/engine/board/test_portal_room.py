"""Which groups have room at a portal of a scenario. Rule: RUL16-146, RUL16-147, RUL16-151."""

from typing import Any

import pytest

from kneedeep.board.portal_room import PortalRoom, portal_rooms
from tests.support.small_maps.drawn_scenario import DrawnBoard

END = """
    + - + - + - +
    | P   .   . |
    +   +   +   +
    | .   .   . |
    + - + - +   +
    | A   .   . |
    + - + - + - +
"""
THREE, FOUR = {"demons": {"imp": 3}}, {"demons": {"imp": 2, "possessed-soldier": 2}}
SIX = {"demons": {"imp": 6}}
PORTAL = {"kind": "portal", "color": "blue", "at": [0, 0]}


def room(*groups: dict[str, Any], **sections: Any) -> tuple[DrawnBoard, PortalRoom]:
    invasion = {"invasion": {"name": "Own", "blue": list(groups)}} if groups else {}
    given = {"tokens": [PORTAL], "marines": [1], "spawns": [{"side": "marines", "spaces": [[0, 2]]}]}
    drawn = DrawnBoard(END, **{**given, **invasion, **sections})
    (found,) = portal_rooms(drawn.board, ())
    return drawn, found


@pytest.mark.statement("B353")
def test_the_group_with_least_room_is_named() -> None:
    drawn, found = room(THREE, FOUR)
    assert drawn.listed(found.spaces) == [(0, 0), (0, 1), (1, 0), (1, 1)]
    assert found.sizes == ((1, 1),) * 4
    assert found.arrival is not None and found.arrival.fits
    _, crowded = room(SIX, THREE)
    assert crowded.arrival is not None and crowded.arrival.displaced == (4, 5)


def test_a_portal_without_groups_has_no_answer_but_its_spaces() -> None:
    _, found = room()
    assert (found.group, found.sizes, found.arrival) == (None, None, None) and found.spaces.bit_count() == 4


def test_sizes_that_the_scenario_gives_are_sure_and_others_count_as_one_space() -> None:
    large = {"demons": {"mancubus": 1}}
    _, unsure = room(large, large)
    assert unsure.sizes == ((1, 1),)
    _, sure = room(large, large, demons={"mancubus": {"spaces": 4}})
    assert sure.sizes == ((2, 2),)


@pytest.mark.parametrize(("threat", "free"), [("infestation", 3), ("horde", 4), ("script", 4)])
def test_figures_are_in_the_way_of_a_portal_that_summons_at_set_up(threat: str, free: int) -> None:
    imp = [{"kind": "imp", "at": [1, 1]}]
    seen = [{"side": "marines", "spaces": [[2, 2]]}]
    _, found = room(FOUR, FOUR, threat=threat, figures=imp, spawns=seen)
    assert found.spaces.bit_count() == free
    assert found.arrival is not None and found.arrival.fits is (free == 4)


def test_figures_have_moved_on_when_a_portal_is_not_seen_at_set_up() -> None:
    _, found = room(FOUR, FOUR, threat="infestation", figures=[{"kind": "imp", "at": [1, 1]}])
    assert found.spaces.bit_count() == 4


def test_house_rules_say_where_large_demons_and_those_without_room_go() -> None:
    sizes = {"demons": {"mancubus": {"spaces": 4}}}
    group = {"demons": {"mancubus": 1, "imp": 2}}
    _, touching = room(group, group, **sizes)
    assert touching.arrival is not None and touching.arrival.fits
    _, inside = room(group, group, rules={"summon_large": "within"}, **sizes)
    assert inside.arrival is not None and inside.arrival.displaced == (0,)
    _, lost = room(SIX, SIX, rules={"summon_room": "lose"})
    assert lost.arrival is not None and lost.arrival.places[4:] == (None, None)
