"""The clock against every way to play small boards: it never says more rounds than marines need."""

from itertools import permutations
from typing import Any, NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kneedeep.board.board import STEP
from kneedeep.solver.problem.planning_problem import PlanningProblem
from kneedeep.solver.time.time_bounds import TimeBounds
from tests.support.small_maps.script_cases import Data, outcome_of, rooms

SPRINT, TOLL, BOOST = 8, 2, 4
LONGEST = 6


class Situation(NamedTuple):
    """Where the marines are, the doors that stand open, the tokens taken, the adrenaline that each of them holds."""

    marines: tuple[int, ...]
    doors: frozenset[int]
    taken: frozenset[int]
    boosts: tuple[int, ...]


class World:
    """A board as plain sets: steps by which doors stand open, keys, adrenaline, levers and teleporters by space."""

    def __init__(self, data: Data, problem: PlanningProblem) -> None:
        board = problem.board
        self.board = board
        self.goal = board.bits(board.areas[data["victory"]["marines"]["reach"]])
        self.all = data["victory"]["marines"].get("who") == "all"
        self.locks = {door.number: door.element.key for door in board.doors}
        self.beside = {door.number: problem.terrain.sides[door.number] for door in board.doors}
        self.things: dict[int, tuple[str, str]] = {}
        for token in data["tokens"]:
            for at in token.get("spaces", [token.get("at")]):
                self.things[board.number[tuple(at)]] = (token["kind"], token.get("color", ""))
        self.steps: dict[frozenset[int], Any] = {}

    def neighbours(self, space: int, doors: frozenset[int]) -> tuple[int, ...]:
        if doors not in self.steps:
            self.steps[doors] = self.board.steps(doors, STEP).neighbours
        own: tuple[int, ...] = self.steps[doors][space]
        return own

    def keys(self, now: Situation) -> set[str]:
        return {color for space in now.taken for kind, color in [self.things[space]] if kind == "key"}

    def moves(self, now: Situation, who: int) -> list[tuple[int, Situation]]:
        """What a marine can do next, each with its points."""
        here = now.marines[who]
        found = [(1, self.moved(now, who, there)) for there in self.neighbours(here, now.doors)]
        kind, color = self.things.get(here, ("", ""))
        if kind == "teleporter":
            pads = [space for space, thing in self.things.items() if thing == (kind, color) and space != here]
            found += [(1, self.moved(now, who, space)) for space in pads]
        for door, (near, far) in self.beside.items():
            if (near | far) >> here & 1:
                if door in now.doors:
                    found.append((TOLL, now._replace(doors=now.doors - {door})))
                elif self.locks[door] is None or self.locks[door] in self.keys(now):
                    found.append((TOLL, now._replace(doors=now.doors | {door})))
        return found

    def moved(self, now: Situation, who: int, there: int) -> Situation:
        marines, boosts, taken = list(now.marines), list(now.boosts), now.taken
        marines[who] = there
        kind = self.things.get(there, ("", ""))[0]
        if kind in ("key", "adrenaline") and there not in taken:
            taken |= {there}
            boosts[who] += kind == "adrenaline"
        return Situation(tuple(marines), now.doors, taken, tuple(boosts))

    def turns(self, now: Situation, who: int) -> set[Situation]:
        """Everything that one marine can have done by any moment of his turn."""
        found: set[Situation] = set()
        for used in range(now.boosts[who] + 1):
            boosts = tuple(held - used if n == who else held for n, held in enumerate(now.boosts))
            begin = now._replace(boosts=boosts)
            least = {begin: 0}
            waiting = [begin]
            while waiting:
                here = waiting.pop()
                for points, after in self.moves(here, who):
                    spent = least[here] + points
                    if spent <= SPRINT + BOOST * used and spent < least.get(after, 1_000):
                        least[after] = spent
                        waiting.append(after)
            found.update(least)
        return found

    def won(self, now: Situation) -> bool:
        inside = [self.goal >> space & 1 for space in now.marines]
        return all(inside) if self.all else any(inside)

    def rounds(self, starts: tuple[int, ...]) -> int | None:
        """In how many rounds the marines win at the earliest, in any order of their turns; None: in more than LONGEST."""
        states = {Situation(starts, frozenset(), frozenset(), (0,) * len(starts))}
        for number in range(1, LONGEST + 1):
            after: set[Situation] = set()
            for order in permutations(range(len(starts))):
                now = states
                for who in order:
                    now = {one for state in now for one in self.turns(state, who)}
                    if any(map(self.won, now)):
                        return number
                after |= now
            states = after
        return None


def compared(data: Data, marines: int) -> tuple[int | None, int | None]:
    """What the clock says, and the truth."""
    own = TimeBounds(outcome_of(data | {"marines": [marines]}).line.achieved)
    points = own.least(own.problem.victories[0])
    world = World(data, own.problem)
    starts = own.problem.starts[:marines]
    return None if points is None else own.rounds(points), world.rounds(starts)


def board(draw: Any, names: str, tokens: int) -> Data:
    row = "".join(name + draw(st.sampled_from("||.")) for name in names)[:-1]
    column = st.tuples(st.integers(0, 3 * len(names) - 1), st.integers(0, 1))
    things: list[Data] = []
    used = {(0, 0), (0, 1), (1, 0)}
    for kind in ("key", "adrenaline", "teleporter", "teleporter")[:tokens]:
        at = draw(column.filter(lambda space: space not in used))
        used.add(at)
        color = {} if kind == "adrenaline" else {"color": "red"}
        things.append({"kind": kind, "at": list(at), **color})
    locked = {}
    doors = [a + b for a, mark, b in zip(names, row[1::2], names[1:], strict=False) if mark == "|"]
    if doors and tokens:
        locked[draw(st.sampled_from(doors))] = {"key": "red"}
    who = draw(st.sampled_from(["any", "all"]))
    victory = {"marines": {"reach": names[-1], "who": who}, "invaders": {"frags": 6}}
    return rooms(row, tokens=things, victory=victory, **locked)


def never_more(data: Data, marines: int) -> None:
    said, truth = compared(data, marines)
    if truth is not None:
        assert said is not None and said <= truth


@settings(deadline=None, max_examples=25)
@given(st.data())
def test_one_marine_never_needs_fewer_rounds_than_the_clock_says(data: st.DataObject) -> None:
    never_more(board(data.draw, "abcd", data.draw(st.sampled_from([0, 1, 2, 4]))), 1)


@settings(deadline=None, max_examples=15)
@given(st.data())
def test_two_marines_never_need_fewer_rounds_than_the_clock_says(data: st.DataObject) -> None:
    never_more(board(data.draw, "abc", data.draw(st.sampled_from([0, 1, 2, 4]))), 2)


def test_marines_who_take_turns_at_doors_are_as_fast_as_the_clock_says() -> None:
    assert compared(rooms("a|b|c", tokens=[]), 1) == (2, 2)
    assert compared(rooms("a|b|c", tokens=[]), 2) == (1, 1)


@pytest.mark.nightly
@settings(deadline=None, max_examples=150)
@given(st.data())
def test_no_party_ever_needs_fewer_rounds_than_the_clock_says(data: st.DataObject) -> None:
    marines = data.draw(st.integers(1, 2))
    names = "abcde" if marines == 1 else "abc"
    never_more(board(data.draw, names, data.draw(st.sampled_from([0, 1, 2, 4]))), marines)
