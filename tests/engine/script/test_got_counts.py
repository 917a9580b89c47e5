"""How many of a thing marines got: games, the solver, the reference engine and the session at a table agree."""

from collections.abc import Callable
from typing import Any

from kneedeep.board import Board
from kneedeep.board.script.table_session import TableGame, TableStep, begun, deeds_at
from kneedeep.board.script.table_session.table_context import TableContext
from kneedeep.model.scenario.model import Condition, Record
from kneedeep.reference.ground import Ground
from kneedeep.reference.reach import Course
from kneedeep.rules.doom2004.script import script_hooks as hooks_2004
from kneedeep.rules.doom2016.script import script_hooks as hooks_2016
from kneedeep.solver.problem.fact_queries import PlanningProblems
from kneedeep.solver.problem.planning_problem import PlanningProblem
from kneedeep.solver.search.fixpoint import achieve
from kneedeep.solver.search.state_space import explore
from tests.support.small_maps import arena, arena_2016

JARS = {
    "items": [{"id": "jar", "name": "Jar", "fragged": "drop"}, {"id": "disc", "name": "Disc"}],
    "victory": {"marines": {"got": "jar", "count": 99}},
}
THINGS = ("jar", "disc", "item", "weapon", "chainsaw", "health-pack", "health")
GIVES = [{"give": "jar"}]
TOKENS_2016: list[tuple[list[dict[str, Any]], dict[str, int]]] = [
    ([{"kind": "item", "item": "jar", "spaces": [[0, 0], [1, 0]]}], {"jar": 2, "item": 2}),
    ([{"kind": "objective", "spaces": [[0, 0], [1, 0]], "use": {}, "do": GIVES}], {"jar": 2, "item": 2}),
    ([{"kind": "objective", "at": [0, 0], "use": {"times": 3}, "do": GIVES}], {"jar": 3, "item": 3}),
    ([{"kind": "objective", "at": [0, 0], "use": {}, "do": [{"give": "chainsaw"}]}], {"chainsaw": 1, "weapon": 1}),
    ([{"kind": "objective", "at": [0, 0], "use": {}, "do": [{"give": "health-pack", "count": 2}]}], {"health-pack": 2}),
]
TOKENS_2004: list[tuple[list[dict[str, Any]], dict[str, int]]] = [
    ([{"kind": "item", "item": "jar", "spaces": [[0, 0], [1, 0]]}], {"jar": 2, "item": 2}),
    ([{"kind": "encounter", "at": [0, 0], "do": GIVES}], {"jar": 1, "item": 1}),
    ([{"kind": "item", "item": "disc", "at": [0, 0], "do": GIVES}], {"jar": 1, "disc": 1, "item": 2}),
]


def at_a_table(board: Board) -> Callable[[str], int]:
    """What marines have got once every token was used as often as it can be."""
    top = TableGame(board, 1, ())
    session = begun(top)
    while step := next(
        (
            deed.step
            for thing in top.all_things(session.moment.placed)
            for deed in deeds_at(top, session.moment, thing.key)
            if deed.step.word == "use"
        ),
        next((TableStep("carry", due.source) for due in session.moment.due), None),
    ):
        session = session.stepped(top, step)
    return lambda thing: TableContext(top, session.moment).got(thing, None)


def by_analysis(board: Board) -> list[Callable[[str], int]]:
    """The most that marines can have got, by the solver and by the reference engine."""
    achieved = achieve(problem := PlanningProblem(PlanningProblems(board), 1), explore(problem))
    course = Course(Ground(board, 1))

    def most(holds: Callable[[Condition], bool]) -> Callable[[str], int]:
        return lambda thing: next(n for n in range(99) if not holds(Condition("got", thing, Record(count=n + 1))))

    return [most(achieved.holds), most(course.can_hold)]


def played(game: Any, words: tuple[str, ...]) -> Callable[[str], int]:
    """What the marine has got once he did all that he can on his first two spaces."""
    for _ in range(20):
        options = [action for action in game.options() if action[0] in words]
        if options:
            game.do(*options[0])
        elif ("step", game.number((1, 0))) in game.options():
            game.step((1, 0))
    return lambda thing: int(game.t.script_facts(game.t, game.s).got(thing, None))


def agree(board: Board, game: Callable[[str], int], expected: dict[str, int]) -> None:
    for got in (game, at_a_table(board), *by_analysis(board)):
        assert {thing: count for thing in THINGS if (count := got(thing))} == expected


def test_all_count_the_same_of_what_lies_and_what_steps_give_in_2016() -> None:
    for tokens, expected in TOKENS_2016:
        game = arena_2016.arena("####", tokens=tokens, more=JARS)
        game.marine_acts(points=9)
        agree(game.game.board, played(game, ("use", "gain", "get")), expected)


def test_all_count_the_same_of_what_lies_and_what_steps_give_in_2004() -> None:
    for tokens, expected in TOKENS_2004:
        game = arena.arena("####", tokens=tokens, more=JARS)
        game.choose(2)
        agree(game.t.board, played(game, ("pick", "get", "rest")), expected)


def test_a_dropped_item_taken_again_counts_once_in_2016() -> None:
    lying = {"kind": "item", "item": "jar", "at": [0, 0]}
    given = {"kind": "objective", "at": [0, 0], "use": {}, "do": GIVES}
    for token in (lying, given):
        game = arena_2016.arena("####", tokens=[token], more=JARS)
        for _ in range(2):
            game.marine_acts(points=9)
            got = played(game, ("use", "gain", "get"))
            assert game.s.carries[0] and got("jar") == got("item") == 1
            hooks_2016.drop_items(game.t, game.s, 0, game.number((0, 0)))
            game.move(0, (0, 0))


def test_a_dropped_item_taken_again_counts_once_in_2004() -> None:
    lying = {"kind": "item", "item": "jar", "at": [0, 0]}
    for token in (lying, {"kind": "encounter", "at": [0, 0], "do": GIVES}):
        game = arena.arena("####", tokens=[token], more=JARS)
        for _ in range(2):
            game.choose(2)
            got = played(game, ("pick", "get", "rest"))
            assert game.s.items[0] and got("jar") == got("item") == 1
            hooks_2004.drop_items(game.t, game.s, 0, game.number((0, 0)))
            game.move(0, (0, 0))
            game.next_round()
