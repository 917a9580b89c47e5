"""Which groups have room at a portal of a scenario. Rule: RUL16-146, RUL16-147, RUL16-151."""

from typing import Any

import pytest

from kneedeep.board.portal_room import portal_rooms
from tests.support.cases import cases
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
GIVEN: dict[str, Any] = {
    "tokens": [{"kind": "portal", "color": "blue", "at": [0, 0]}],
    "marines": [1],
    "spawns": [{"side": "marines", "spaces": [[0, 2]]}],
}


@pytest.mark.statement("B353")
@cases("groups, sections, free, sizes, displaced")
def test_a_portal_has_room_for_its_groups(
    groups: list[Any], sections: dict[str, Any], free: int, sizes: list[list[int]] | None, displaced: list[int] | None
) -> None:
    invasion = {"invasion": {"name": "Own", "blue": [{"demons": group} for group in groups]}} if groups else {}
    (found,) = portal_rooms(DrawnBoard(END, **{**GIVEN, **invasion, **sections}).board, ())
    assert found.spaces.bit_count() == free
    assert (found.sizes and [list(size) for size in found.sizes]) == sizes
    if found.arrival is None:
        assert displaced is None and found.group is None
        return
    assert found.arrival.fits == (not displaced)
    assert list(found.arrival.displaced) == displaced
    lost = sections.get("rules", {}).get("summon_room") == "lose"
    assert [place is None for place in found.arrival.places].count(True) == (len(displaced) if lost else 0)
