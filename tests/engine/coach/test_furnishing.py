"""Furnished maps: what is there stays, nothing new is wrong, and what can't be furnished is told in a sentence."""

import re
from functools import cache

import pytest

from kneedeep.analysis.framework.runner import analyse
from kneedeep.board import compile_board
from kneedeep.coach.completion import FurnishWish, furnishing_of
from kneedeep.coach.generator import Wishes, WishRefused, generate
from kneedeep.coach.story import rulesets
from kneedeep.model.scenario.edits import Add
from kneedeep.model.scenario.io.reader import Reading
from kneedeep.model.scenario.model import SECTIONS, Area, Scenario, Victory
from kneedeep.model.scenario.record import EMPTY
from tests.support.cases import cases
from tests.support.random_play import shipped
from tests.support.reading import scenario_in

HEAD = """# Laid by hand.
format: 1
ruleset: {ruleset}
title: "Untitled scenario"
caps: auto
pieces:
"""
TAIL = """areas:
  - {id: start, name: "Start", start: true}
figures: []
victory:
  marines: {clear: board}
  invaders: {frags: 6}
"""


@cache
def laid(ruleset: str, seed: int = 11) -> str:
    """A file with the pieces of a map alone, as it is after laying them in the window."""
    made = generate(seed, Wishes(ruleset, rooms=6)).scenario
    assert made is not None
    rows = [
        f"  - {{piece: {one.piece}, at: [{one.at[0]}, {one.at[1]}], turn: {one.turn}, area: start}}\n"
        for one in made.pieces
    ]
    return HEAD.format(ruleset=ruleset) + rows[0] + "  # further in\n" + "".join(rows[1:]) + TAIL


def furnished(scenario: Scenario, wish: FurnishWish) -> Scenario:
    return furnishing_of(Reading(scenario, None, ()), wish).apply(scenario)


def _faults(scenario: Scenario) -> set[str]:
    return {one.message for one in analyse(Reading(scenario, None, ())) if one.severity != "info"}


def _stays(before: Scenario, after: Scenario, *changed: str) -> None:
    """Every element is there under its serial, and as it was but for sections that are named."""
    for section in SECTIONS:
        for one in getattr(before, section):
            assert after.element(one.serial) == one or section in changed, (section, one)
    serials = [one.serial for one in after.elements()]
    assert len(set(serials)) == len(serials) and 0 not in serials
    assert _faults(after) <= _faults(before)


@cases("ruleset, seed", [(ruleset, seed) for ruleset in rulesets() for seed in range(2)])
def test_a_laid_map_is_furnished_and_clean(ruleset: str, seed: int) -> None:
    before = scenario_in(laid(ruleset))
    kept = before.having(doors=(), areas=(before.areas[0].having(name="Bridge", text="Cold."),), title="Mine")
    after = furnished(kept, FurnishWish(seed=seed))
    _stays(kept, after, "pieces", "areas")
    assert [(one.piece, one.at, one.turn) for one in after.pieces] == [
        (one.piece, one.at, one.turn) for one in before.pieces
    ]
    assert after.areas[0] == kept.areas[0].having(start=True) and len(after.areas) > 3
    assert (after.title, _faults(after)) == ("Mine", set()) and after.minutes and after.challenge == "medium"
    assert after.doors and after.tokens and after.figures and after.spawns and after.victory != before.victory


@cases("name, areas", [("deep-freeze", ()), ("deep-freeze", ("pantry",)), ("brine", ()), ("split-shift", ())])
def test_a_map_that_can_be_won_gets_only_what_stands_on_it(name: str, areas: tuple[str, ...]) -> None:
    whole = shipped(name)
    before = whole if areas else Add("", (Area(id="unlaid"),)).apply(whole.having(figures=(), triggers=()))
    after = furnished(before, FurnishWish(areas=areas, seed=1))
    _stays(before, after)
    assert after.having(tokens=(), figures=(), spawns=()) == before.having(tokens=(), figures=(), spawns=())
    new = [one for one in (*after.tokens, *after.figures) if before.next_serial <= one.serial]
    assert new
    if areas:
        board = compile_board(after)
        area_of = dict(zip(board.spaces, board.area_of, strict=True))
        assert {area_of[space] for one in new for space in one.places} == set(areas)


@cases(
    "name, changes, wish, said",
    [
        ("tutorial", {"victory": Victory()}, FurnishWish(), "too few rooms: a story needs 4, the map has 3"),
        ("split-shift", {"victory": Victory()}, FurnishWish(), "the map is in separate parts"),
        ("airless", {}, FurnishWish(), "nothing is missing"),
        ("airless", {}, FurnishWish(story="hunt"), "what the map says of winning stays"),
        ("airless", {}, FurnishWish(areas=("attic",)), "there is no area attic: choose "),
        ("airless", {"pieces": ()}, FurnishWish(), "the map is empty"),
        ("tutorial", {"areas": ()}, FurnishWish(), "the map has an error, which comes first: "),
        ("range-day", {"victory": Victory(), "flags": EMPTY}, FurnishWish(story="opera"), "there is no story opera"),
    ],
)
def test_a_map_that_cannot_be_furnished_says_why(
    name: str, changes: dict[str, object], wish: FurnishWish, said: str
) -> None:
    with pytest.raises(WishRefused, match=re.escape(said)):
        furnished(shipped(name).having(**changes), wish)
