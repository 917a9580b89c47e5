"""The exploration states of each number of marines, and the state of the board in each of them."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import NamedTuple

from kneedeep.analysis.framework import COURSE, Facts, reads
from kneedeep.board.laid_things import present
from kneedeep.board.respawn_set import do_tokens_bar
from kneedeep.model.catalog import TokenType
from kneedeep.model.geometry.bits import each_number, union
from kneedeep.solver.branch_results import BranchResult, PartyResult, party_results
from kneedeep.solver.problem.fact_index import named_areas
from kneedeep.solver.problem.planning_problem import PlanningProblem
from kneedeep.solver.search.state_space import ExplorationState, doors_of
from kneedeep.support import grouped, tr

LINES = 16
"""The most branches of the choices that are examined for each number of marines."""

IMAGINED = -1
"""The number of the imagined setting: everything revealed, every door open."""


class BoardState(NamedTuple):
    """The board in an exploration state. Spaces and doors are bit sets of numbers, areas are names.

    `within`: spaces where marines can be. `opened`: the doors open in the invader's turn. `blocked`:
    obstacles and barrels. `barred`: these and everything else that keeps a space out of the respawn set.
    `hiding`: the spaces that stop sight. `whole`: everything is revealed.
    """

    number: int
    areas: tuple[str, ...]
    irreversible: int
    facts: int
    revealed: int
    within: int
    opened: int
    passages: int
    blocked: int
    barred: int
    hiding: int
    whole: bool


class Party(NamedTuple):
    """Numbers of marines with the same board in one branch of the choices, and its settings.

    `exhaustive`: whether these are all settings. They are in the order of the states, an imagined one last.
    """

    marines: tuple[int, ...]
    line: BranchResult
    settings: tuple[BoardState, ...]
    transitions: frozenset[tuple[int, int]]
    exhaustive: bool

    @property
    def problem(self) -> PlanningProblem:
        """Its problem."""
        return self.line.problem


class _Thing(NamedTuple):
    """A token that blocks or bars spaces while all of `present` and none of `absent` are facts."""

    spaces: int
    blocks: bool
    bars: bool
    present: int
    absent: int


@reads(COURSE)
def outcomes_of(facts: Facts) -> tuple[PartyResult, ...]:
    """The outcome of each distinct number of marines."""
    return party_results(facts.board, pause=facts.pause)


@reads(COURSE)
def parties(facts: Facts) -> tuple[Party, ...]:
    """Every party, by number of marines. Empty for a board without spaces."""
    found: list[Party] = []
    if not facts.board.spaces:
        return ()
    for outcome in facts.of(outcomes_of):
        for line in outcome.lines[:LINES]:
            by_things = grouped((tuple(_things(line.problem, count)), count) for count in outcome.marines)
            for things, marines in by_things.items():
                facts.pause(tr("{found} set-ups by number of marines", found=len(found)))
                found.append(_party(line, tuple(marines), things, whole=len(outcome.lines) <= LINES))
    return tuple(found)


def _party(line: BranchResult, marines: tuple[int, ...], things: Collection[_Thing], *, whole: bool) -> Party:
    exploration = line.exploration
    settings = [board_state_of(line.problem, state, things) for state in exploration.states]
    if not any(setting.whole for setting in settings):
        settings.append(_imagined(line.problem, exploration.facts, things))
    return Party(marines, line, tuple(settings), exploration.transitions, exploration.exhaustive and whole)


def board_state_of(problem: PlanningProblem, state: ExplorationState, things: Collection[_Thing]) -> BoardState:
    """The board in an exploration state."""
    revealed = union(problem.terrain.area_bits[area] for area in each_number(state.revealed))
    opened = union(1 << door for door in doors_of(problem, state))
    return _setting(problem, state.number, state.facts, state.irreversible, revealed, state.within, opened, things)


def _imagined(problem: PlanningProblem, facts: int, things: Collection[_Thing]) -> BoardState:
    """The board with everything revealed and every door open that can be open in the invader's turn."""
    doors = (door for door in problem.terrain.doors if not door.element.exit and door.kind != "airlock")
    opened = union(1 << door.number for door in doors)
    everywhere = problem.board.lattice.everywhere
    return _setting(problem, IMAGINED, facts, 0, everywhere, problem.terrain.floor, opened, things)


def _setting(
    problem: PlanningProblem,
    number: int,
    facts: int,
    irreversible: int,
    revealed: int,
    within: int,
    opened: int,
    things: Collection[_Thing],
) -> BoardState:
    there = [thing for thing in things if facts & thing.present == thing.present and not facts & thing.absent]
    blocked = union(thing.spaces for thing in there if thing.blocks)
    barred = blocked | union(thing.spaces for thing in there if thing.bars)
    passages = opened & union(1 << door.number for door in problem.terrain.doors if door.kind == "passage")
    areas = facts & problem.layout.area_mask if number != IMAGINED else problem.layout.area_mask
    return BoardState(
        number,
        named_areas(problem, areas),
        irreversible,
        facts,
        revealed,
        within,
        opened,
        passages,
        blocked,
        barred,
        problem.obstacles(facts)[1],
        revealed == problem.board.lattice.everywhere,
    )


def _things(problem: PlanningProblem, marines: int) -> Iterator[_Thing]:
    """Yield all that blocks or bars spaces with a number of marines, at its place in the file or from a step.

    Tokens that marines take or use up don't count: sooner or later they are gone.
    """
    known = problem.layout.known
    barred = do_tokens_bar(problem.board)

    def bars(kind: TokenType) -> bool:
        return kind.keeps_out(tokens_bar=barred and not kind.taken and kind.use != "end")

    for laid in problem.board.tokens_with(marines):
        kind, element = laid.type, laid.element
        if kind is None or element.serial in problem.branch.absent or not (kind.blocks_steps or bars(kind)):
            continue
        absent = known("gone", element.id) if element.id else 0
        yield _Thing(problem.board.bits(laid.spaces), kind.blocks_steps, bars(kind), 0, absent)
    for thing in problem.tokens:
        kind = thing.type
        if thing.step is None or kind is None or thing.any_space or not present(thing.element.marines, marines):
            continue
        if kind.blocks_steps or bars(kind):
            yield _Thing(thing.spaces, kind.blocks_steps, bars(kind), known("placed", thing.step), 0)


def classes(marks: Mapping[int, int], transitions: Iterable[tuple[int, int]]) -> list[list[int]]:
    """Groups of setting numbers: settings one step apart, with marks (bit sets) that overlap.

    The groups are sorted by their first number. A fault in all settings of a group has one cause.
    """
    group = {number: number for number in marks}

    def root(number: int) -> int:
        while group[number] != number:
            group[number] = number = group[group[number]]
        return number

    for a, b in transitions:
        if a in group and b in group and marks[a] & marks[b]:
            first, second = sorted((root(a), root(b)))
            group[second] = first
    return list(grouped((root(number), number) for number in sorted(marks)).values())


def doors_ever_open(facts: Facts) -> frozenset[int]:
    """The numbers of the doors that marines can open, and of passages that open, with some number of marines.

    Exits are left out, because nothing is beyond them.
    """
    found: set[int] = set()
    for outcome in facts.of(outcomes_of):
        achieved = outcome.line.achieved
        held = achieved.locks_held | achieved.standing
        found |= {door.number for door in facts.board.doors if held >> door.number & 1 and not door.element.exit}
    return frozenset(found)
