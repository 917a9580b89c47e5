"""The text of a file in its canonical form."""

from collections import Counter

from kneedeep.board.board import compile_board
from kneedeep.board.sort_order import ordered
from kneedeep.model.geometry.space import Space, canonical_edge
from kneedeep.model.scenario.io.file_problems import Problem
from kneedeep.model.scenario.io.reader import Reading
from kneedeep.model.scenario.io.saver import saved
from kneedeep.model.scenario.model import Door, Scenario
from kneedeep.model.scenario.translations import following
from kneedeep.model.scenario.value_shapes import COORDINATE_LIMIT
from kneedeep.support import listed, tr


class Refused(Exception):
    """The reason why a file is left unchanged, in one sentence."""


def canonical_text(reading: Reading, *, sort: bool = False) -> str:
    """The text of a file in its canonical form, with the byte order mark if it had one.

    `sort`: with tokens and figures in the order of the board. Raises Refused for a file with broken elements, and if
    the new text would lose something that can't be read; SaveFailed.
    """
    scenario, source = reading.scenario, reading.source
    if reading.newer:
        raise Refused(tr("it has a newer format."))
    if scenario is None or source is None or scenario.unread:
        first = reading.problems[0]
        raise Refused(
            tr("it can't be read in whole (line {error})", error=f"{first.line}, {first.code}: {first.message}")
        )
    changed = canonical(scenario)
    if sort:
        changed = ordered(compile_board(changed))
    changed = following(scenario, changed)
    made = saved(source, scenario, changed)
    if lost := _places(reading.problems) - _places(made.reading.problems):
        raise Refused(tr("{parts} can't be read and would be lost.", parts=listed(sorted(lost))))
    return made.text


def _places(problems: tuple[Problem, ...]) -> Counter[str]:
    """The number of unreadable parts under each key. The indices of entries don't matter."""
    return Counter(".".join(part for part in problem.path if isinstance(part, str)) for problem in problems)


def canonical(scenario: Scenario) -> Scenario:
    """The scenario with the canonical spelling of every door.

    Rule: scenario format, names: one door line has two spellings. Canonical is the western or northern space with
    `east` or `south`, and for an exit its own space of the board with the outward side.
    """
    doors = tuple(_canonical_door(door) for door in scenario.doors)
    if any(door.exit for door in doors):
        board = compile_board(scenario)
        doors = tuple(_at(door, *board.place_of(door)) for door in doors)
    return scenario if doors == scenario.doors else scenario.having(doors=doors)


def _canonical_door(door: Door) -> Door:
    at, side = canonical_edge(door.at, door.side)
    # At the very rim of what a file can say only the other spelling is left.
    return door if min(at) < -COORDINATE_LIMIT else _at(door, at, side)


def _at(door: Door, at: Space, side: str) -> Door:
    return door if (at, side) == (door.at, door.side) else door.having(at=at, side=side)
