"""The answers of both engines about courses of play: reachable spaces, areas, doors and conditions."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from kneedeep.analysis.cross_check.difference import Difference, compare
from kneedeep.board import Board
from kneedeep.model.scenario.script_values import Condition
from kneedeep.reference.draws import Draw, draws, widest_draw
from kneedeep.reference.exactness import only_grows
from kneedeep.reference.ground import Ground
from kneedeep.reference.reach import Course
from kneedeep.reference.script import Script
from kneedeep.solver.branch_results import BranchResult, PartyResult, party_results
from kneedeep.support.work_budget import pause

Answers = dict[Any, str]


def reach_differences(board: Board, whole: Ground) -> Iterator[Difference | None]:
    """Yield the differences between the answers about reach, for each number of marines.

    `whole`: the board of the reference engine. If an engine knows only a bound, only contradictions to it count.
    """
    for outcome in party_results(board):
        for marines in outcome.marines:
            ground = whole.with_marines(marines)
            script = Script(ground)
            ways = draws(ground, script.removable)
            asked = [leaf for leaf in dict.fromkeys(script.conditions()) if leaf.kind != "frags"]
            fast = _of_engine(board, outcome, asked)
            reference = _of_reference(ground, ways or [widest_draw(ground)], asked)
            at_most = not ways or not only_grows(script)
            if at_most or not outcome.whole:
                reference = {what: reference[what] for what in fast if what in reference}
            if not all(line.achieved.exact for line in outcome.lines):
                fast = {what: fast[what] for what in reference if what in fast}
            yield compare(question(marines, at_most=at_most), [(None, fast, reference)])


def question(marines: int, *, at_most: bool) -> str:
    """The name of the question. `at_most`: the reference engine knows only a bound."""
    words = f"reach with {marines} marine{'s' * (marines > 1)}"
    return f"{words} (at most what the reference engine says)" if at_most else words


def is_bound(board: Board) -> bool:
    """True if the reference engine knows only an upper bound of the marines' reach, for some number of marines."""
    grounds = [Ground(board, marines) for marines in board.scenario.counts]
    scripts = [Script(ground) for ground in grounds]
    return not all(
        only_grows(script) and draws(ground, script.removable) for ground, script in zip(grounds, scripts, strict=True)
    )


def _of_engine(board: Board, outcome: PartyResult, asked: list[Condition]) -> Answers:
    found: Answers = dict.fromkeys(board.lattice.listed(outcome.within), "reached")
    found.update((f"area {area}", "revealed") for area in outcome.revealed)
    for door in board.doors:
        if door.stands and door.kind != "passage" and outcome.surely(_works(door.number)):
            found[_door(board, door.number)] = "can be opened"
    for leaf in asked:
        if outcome.surely(_holds(leaf)):
            found[_words(leaf)] = "possible"
    return found | ({"victory": "possible"} if outcome.wins else {})


def _works(number: int) -> Callable[[BranchResult], bool]:
    return lambda line: bool(line.achieved.locks_held >> number & 1)


def _holds(leaf: Condition) -> Callable[[BranchResult], bool]:
    return lambda line: line.achieved.holds(leaf)


def _of_reference(ground: Ground, ways: Iterable[Draw], asked: list[Condition]) -> Answers:
    """The marines' sure reach against chance and the invader, if they draw their own choices best."""
    by_others: dict[Any, set[tuple[Any, str]]] = {}
    for way in ways:
        pause()
        course = Course(ground, way)
        said: Answers = dict.fromkeys(course.within, "reached")
        said.update((f"area {area}", "revealed") for area in course.areas)
        said.update((_door(ground.board, number), "can be opened") for number in course.worked)
        said.update((_words(leaf), "possible") for leaf in asked if course.can_hold(leaf))
        said |= {"victory": "possible"} if course.wins else {}
        by_others.setdefault(way.others, set()).update(said.items())
    return dict(set.intersection(*by_others.values()))


def _door(board: Board, number: int) -> str:
    return f"door {board.doors[number].element.id or number}"


def _words(leaf: Condition) -> str:
    params = "".join(f", {name} {value}" for name, value in sorted(leaf.params.items()) if name != "text")
    return f"{leaf.kind} {leaf.value}{params}"
