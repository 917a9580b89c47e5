"""The timeline: what can happen, in the order in which a game can meet it, and why the rest is in none."""

from typing import Any

from kneedeep.analysis.framework.facts import Facts
from kneedeep.analysis.views.timeline import timeline
from tests.support.cases import cases
from tests.support.small_maps.script_cases import rooms, scenario_of


@cases("row, more, happenings")
def test_what_can_happen_comes_in_this_order(row: str, more: dict[str, Any], happenings: list[list[str]]) -> None:
    found = timeline(Facts(scenario_of(rooms(row, **more))))
    assert [[one.when, f"{one.what} – {one.then}".removesuffix(" – ")] for one in found] == happenings
