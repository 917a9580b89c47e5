"""SPN002: a spawn area of the invaders that the marines see all of where they start."""

from collections.abc import Iterator

from kneedeep.analysis.parts import COURSE, Facts, Finding, Held, Severity, check, explaining_cause, merged
from kneedeep.analysis.reach.party_states import IMAGINED, Party
from kneedeep.analysis.spawning.spawn_places import fitting, footprints_of, spaces_of_spawn, spawn_areas
from kneedeep.analysis.spawning.spawn_starvation import SpawnStarvation, spawn_starvations
from kneedeep.analysis.text.witness_text import all_spaces
from kneedeep.analysis.words import at_all, tr
from kneedeep.model.geometry.bits import each_number

CODE = "SPN002"


@check(Severity.WARNING, needs=("solver", "spawn cards"), reads=COURSE)
def run(facts: Facts) -> Iterator[Finding]:
    """Yield a finding for each spawn area that is completely in sight from the marines' start spaces.

    It gives the start spaces of the smallest number of marines with that fault.
    """
    if any(spawn.needs is None for spawn in spawn_areas(facts)):
        first: dict[tuple[int, ...], Finding] = {}
        by_marines = sorted(_found(facts), key=lambda pair: tuple(pair[1]))
        found = [(first.setdefault(one.serials, one), marines) for one, marines in by_marines]
        yield from merged(facts, found)


def _found(facts: Facts) -> Iterator[Held]:
    board = facts.board
    for one in facts.of(spawn_starvations):
        setting = one.party.settings[0]
        if setting.number == IMAGINED:
            continue
        for marines in one.party.marines:
            starts = seats(one.party, marines)
            bodies = sum(1 << start for start in starts)
            sight = one.sight(setting)
            seen = bodies
            for start in starts:
                seen |= sight.visible(start) if one.see_through else sight.visible_past(start, bodies & ~(1 << start))
            for spawn in spawn_areas(facts):
                own = spaces_of_spawn(board, spawn) & ~setting.blocked
                if spawn.needs is not None or not _left(facts, one, spawn.only, own, 0):
                    continue
                if not _left(facts, one, spawn.only, own, seen):
                    spaces = tuple(board.lattice.listed(own))
                    stand = [board.spaces[start] for start in starts]
                    every = all_spaces(len(spaces))
                    name, at = facts.called(spawn.serial), at_all(stand)
                    message = tr(
                        "The marines see {every} of {name} from their start at {at}.", every=every, name=name, at=at
                    )
                    witness = {"kind": "sight", "from": [list(stand[0])], "to": [list(spaces[0])]}
                    cause = explaining_cause(facts, CODE, serials=(spawn.serial,), spaces=(*spawn.spaces, *stand))
                    yield (Finding(CODE, message, spaces, (spawn.serial,), (), witness, cause=cause), (marines,))


def _left(facts: Facts, one: SpawnStarvation, kinds: tuple[str, ...], own: int, seen: int) -> bool:
    """True if some kind of the area has a place in it out of sight."""
    opened = one.party.settings[0].opened
    return any(any(fitting(facts.board, size, own & ~seen, opened)) for size in footprints_of(facts, kinds))


def seats(party: Party, marines: int) -> tuple[int, ...]:
    """The start spaces for a number of marines: the first ones in seat order."""
    return party.problem.starts[:marines] or tuple(each_number(party.settings[0].within))[:marines]
