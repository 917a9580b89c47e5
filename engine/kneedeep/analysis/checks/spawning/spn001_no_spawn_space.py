"""SPN001: a spawn area in which an invader it is made for finds no room."""

from collections.abc import Iterator

from kneedeep.analysis.causes.finding_causes import explaining_cause
from kneedeep.analysis.framework.check import Check
from kneedeep.analysis.framework.facts import Facts
from kneedeep.analysis.framework.finding import Cause, Finding, Severity
from kneedeep.analysis.framework.slices import COURSE
from kneedeep.analysis.reach.state_findings import merged
from kneedeep.analysis.script_facts.references import unknown_of
from kneedeep.analysis.spawning.spawn_places import fitting, footprints_of, spaces_of_spawn, spawn_areas
from kneedeep.analysis.text.witness_text import place, places
from kneedeep.model.scenario.model import Spawn
from kneedeep.support.english import capitalized, listed
from kneedeep.support.translation import tr

CODE = "SPN001"


def run(facts: Facts) -> Iterator[Finding]:
    """Yield a finding for each spawn area of the invaders and all that finds no space in it."""
    yield from merged(facts, _found(facts))


def _found(facts: Facts) -> Iterator[tuple[Finding, tuple[int, ...]]]:
    board = facts.board
    opened = (1 << len(board.doors)) - 1
    for spawn in spawn_areas(facts):
        own = spaces_of_spawn(board, spawn)
        each = None if spawn.each_round is None else str(spawn.each_round["kind"])
        kinds = tuple(dict.fromkeys((*spawn.only, *((each,) if each else ()))))
        for marines in facts.scenario.counts:
            free = own & ~board.step_blockers(marines)
            if not kinds:
                lost: tuple[str, ...] = () if free else (tr("no invader"),)
            else:
                lost = tuple(
                    kind
                    for kind in kinds
                    if kind in board.kinds.figures
                    and not any(fitting(board, footprints_of(facts, (kind,))[0], free, opened))
                )
            if lost:
                yield _finding(facts, spawn, own, lost), (marines,)


def _finding(facts: Facts, spawn: Spawn, own: int, lost: tuple[str, ...]) -> Finding:
    spaces = tuple(facts.board.lattice.listed(own))
    known = facts.board.kinds.figures
    names = [known[kind].plural for kind in lost if kind in known]
    who = listed(names, last="or") if names else "invaders"
    why = (
        tr("it has no space on the board")
        if not own
        else tr("its free spaces are too few or separated by walls")
    )
    if own and not names:
        why = tr("obstacles cover all its spaces")
    return Finding(
        CODE,
        tr(
            "{name} has no room for {who}: {why}.",
            name=capitalized(facts.called(spawn.serial)),
            who=who,
            why=why,
        ),
        spaces,
        (spawn.serial,),
        (),
        places(*([place(tr("spawn area"), spaces)] if spaces else [])),
        cause=_cause(facts, spawn, own),
    )


def _cause(facts: Facts, spawn: Spawn, own: int) -> Cause | None:
    """The further fault of its spaces."""
    if spawn.serial in unknown_of(facts, ("area", "figure kind")):
        return Cause("SCN005", (spawn.serial,))
    if not own and spawn.spaces:
        return Cause("BRD005", (spawn.serial,))
    return explaining_cause(facts, CODE, serials=(spawn.serial,), spaces=spawn.spaces)


CHECK = Check(__file__, Severity.ERROR, run, needs=("solver", "spawn cards"), reads=COURSE)
