"""BRD009: the marines have no place to start."""

from collections.abc import Iterator, Sequence

from kneedeep.analysis.causes.explained import explained, same_id
from kneedeep.analysis.framework.check import Check
from kneedeep.analysis.framework.examples import example
from kneedeep.analysis.framework.facts import Facts
from kneedeep.analysis.framework.finding import Cause, Finding, Severity
from kneedeep.analysis.text.finding_words import listed, number, place, places
from kneedeep.geometry.space import Space
from kneedeep.scenario.model import Area, Spawn

CODE = "BRD009"


def run(facts: Facts) -> Iterator[Finding]:
    """Yield a finding when there is not exactly one start area, or too few starts of marines in it."""
    starts = [area for area in facts.scenario.areas if area.start]
    if not starts:
        message = "No area has `start: true`: nothing is on the table when the game begins."
        cause = explained(facts, CODE)
        yield Finding(CODE, message, path=("areas",), cause=cause)
    elif len(starts) > 1:
        serials = tuple(area.serial for area in starts[1:]) + (starts[0].serial,)
        message = f"{number(len(starts), 'area')} have `start: true`, one must: {listed([area.id for area in starts])}."
        yield Finding(
            CODE, message, (), serials, ("start",), cause=same_id(facts, *serials) or explained(facts, CODE)
        )
    if starts:
        yield from _too_few(facts, starts)


def _too_few(facts: Facts, starts: Sequence[Area]) -> Iterator[Finding]:
    """Yield a finding when the start area has not a marine's start for each marine."""
    board = facts.board
    inside = {space for area in starts for space in board.areas.get(area.id, ())}
    spawns = [spawn for spawn in facts.scenario.spawns if spawn.side == "marines" and spawn.needs is None]
    listed_spaces = [space for spawn in spawns for space in spawn.spaces]
    held = sum(space in inside for space in listed_spaces) + len(_of_areas(facts, spawns, starts))
    wanted = board.most_marines
    if held >= wanted:
        return
    named = listed([area.id for area in starts])
    if not spawns:
        message = f"No spawn area of the marines: {number(wanted, 'marine')} can't be set up in '{named}'."
        serials: tuple[int, ...] = (starts[0].serial,)
    else:
        many = number(held, "start") if held else "no start"
        message = f"The marines have {many} in the start area '{named}', but {wanted} of them may play."
        serials = (*(spawn.serial for spawn in spawns), starts[0].serial)
    outside = [space for space in listed_spaces if space not in inside]
    yield Finding(
        CODE,
        message,
        tuple(outside),
        serials,
        (),
        places(*([place("not in the start area", outside)] if outside else [])),
        cause=explained(facts, CODE, serials=serials, spaces=outside, areas=[area.id for area in starts])
        or _off_board(facts, spawns),
    )


def _of_areas(facts: Facts, spawns: Sequence[Spawn], starts: Sequence[Area]) -> set[Space]:
    """Return the spaces of whole areas where marines may start: those without a figure or blocker."""
    board = facts.board
    names = {area.id for area in starts}
    given = {name for spawn in spawns for name in (*spawn.areas, spawn.area) if name in names}
    taken = {space for figure in board.figures for space in figure.spaces}
    taken |= {
        space
        for token in board.tokens
        if token.type is not None and token.type.blocks_steps
        for space in token.spaces
    }
    return {space for name in given if name for space in board.areas.get(name, ()) if space not in taken}


def _off_board(facts: Facts, spawns: Sequence[Spawn]) -> Cause | None:
    serials = [
        spawn.serial for spawn in spawns if any(space not in facts.board.number for space in spawn.spaces)
    ]
    return Cause("BRD005", tuple(serials)) if serials else None


CHECK = Check(
    code=CODE,
    name="no-start",
    severity=Severity.ERROR,
    when="no start area, several of them, or not a marine's start in it for each marine",
    what="Exactly one area has `start: true`; it is on the table from the beginning. It needs a start for each marine, for as many as may play: a spawn area with `side: marines` and a space for each of them.",
    why="Only the start area is built before the first turn. A marine without a space there can't be set up.",
    mend="Give one area `start: true`, and list as many spaces in it as marines may play, in the order of the seats.",
    rule="2004 rulebook p. 6 (set-up 3 and 4): the start area is built and the marines are placed in it. Scenario format, `areas`, `spawns`.",
    example=example(spawns="  - {id: drop, side: marines, spaces: [[6, 0]]}\n"),
    near_miss=example(spawns="  - {id: drop, side: marines, spaces: [[4, 0]]}\n"),
    run=run,
    rulesets=("doom-2004",),
)
