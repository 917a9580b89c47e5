"""SPN001: a spawn area in which an invader it is made for finds no room."""

from collections.abc import Iterator

from kneedeep.analysis.parts import COURSE, Cause, Facts, Finding, Held, Severity, check, explaining_cause, merging
from kneedeep.analysis.script_facts.references import unknown_of
from kneedeep.analysis.spawning.spawn_places import kinds_without_room, spaces_of_spawn, spawn_areas
from kneedeep.analysis.words import capitalized, listed, places_if_any, tr
from kneedeep.model.scenario.model import Spawn

CODE = "SPN001"


@check(Severity.ERROR, needs=("solver", "spawn cards"), reads=COURSE)
@merging
def run(facts: Facts) -> Iterator[Held]:
    """Yield a finding for each spawn area with the invaders that have no room in it."""
    for spawn in spawn_areas(facts):
        own = spaces_of_spawn(facts.board, spawn)
        for marines in facts.scenario.counts:
            if lost := kinds_without_room(facts, spawn, own & ~facts.board.step_blockers(marines)):
                yield _finding(facts, spawn, own, lost), (marines,)


def _finding(facts: Facts, spawn: Spawn, own: int, lost: tuple[str, ...]) -> Finding:
    spaces = tuple(facts.board.lattice.listed(own))
    known = facts.board.kinds.figures
    names = [known[kind].plural for kind in lost if kind in known]
    who = listed(names, last="or") if names else tr("invaders")
    why = tr("it has no space on the board") if not own else tr("its free spaces are too few or separated by walls")
    if own and not names:
        why = tr("obstacles cover all its spaces")
    name, witness = capitalized(facts.called(spawn.serial)), places_if_any(tr("spawn area"), spaces)
    message = tr("{name} has no room for {who}: {why}.", name=name, who=who, why=why)
    return Finding(CODE, message, spaces, (spawn.serial,), (), witness, cause=_cause(facts, spawn, own))


def _cause(facts: Facts, spawn: Spawn, own: int) -> Cause | None:
    """The further fault of its spaces."""
    if spawn.serial in unknown_of(facts, ("area", "figure kind")):
        return Cause("SCN005", (spawn.serial,))
    if not own and spawn.spaces:
        return Cause("BRD005", (spawn.serial,))
    return explaining_cause(facts, CODE, serials=(spawn.serial,), spaces=spawn.spaces)
