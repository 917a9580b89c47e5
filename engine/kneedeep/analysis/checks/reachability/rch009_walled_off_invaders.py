"""RCH009: no invader can ever reach the marines where they start."""

from collections.abc import Iterator

from kneedeep.analysis.causes.root_faults import Diagnosis, diagnoses
from kneedeep.analysis.parts import GARRISON, Facts, Finding, Severity, check, merged, unsound
from kneedeep.analysis.reach.invader_reach import ducts, invader_reach, passable, sources, start_region, unkeyed
from kneedeep.analysis.reach.state_findings import serials_of_areas
from kneedeep.analysis.spawning.spawn_places import spawn_areas
from kneedeep.analysis.words import listed, tr
from kneedeep.board.board import STEP, WALLS
from kneedeep.board.doors import LaidDoor
from kneedeep.board.visible_spaces import sight_of
from kneedeep.model.geometry.bits import union
from kneedeep.model.scenario.invasion import invasion_card
from kneedeep.solver.branch_results import BranchResult

CODE = "RCH009"


@check(Severity.WARNING, needs=("solver",), reads=GARRISON)
def run(facts: Facts) -> Iterator[Finding]:
    """Yield a finding when the marines are safe where they start, for as long as they like."""
    by_cards = "spawn cards" in facts.board.edition.features
    if by_cards and not spawn_areas(facts):
        return
    found = []
    for diagnosis in facts.of(diagnoses):
        line = diagnosis.outcome.line
        if not by_cards:
            home = start_region(line)
            if not _come_or_see(facts, line, home):
                found.append((_finding(facts, diagnosis, home), diagnosis.outcome.marines))
            continue
        doors, tunnels = unkeyed(line), ducts(line)
        home = invader_reach(facts, line, start_region(line), doors, 0)
        every = tuple(sources(facts, line))
        walking = union(source.spaces for source in every)
        scuttling = union(source.spaces for source in every if source.scuttling)
        there = invader_reach(facts, line, walking, doors, 0) | invader_reach(facts, line, scuttling, doors, tunnels)
        if not there & home:
            found.append((_finding(facts, diagnosis, home), diagnosis.outcome.marines))
    yield from merged(facts, found)


def _come_or_see(facts: Facts, line: BranchResult, home: int) -> bool:
    """True if a demon of the map or of a portal can reach or see the marines' start, with every door removed.

    Large ones pass over edges that stop others. Rule: RUL16-57, RUL16-70, RUL16-79.
    """
    board, doors = facts.board, passable(line)
    kinds = {figure.element.kind for figure in board.figures}
    card = invasion_card(facts.scenario, facts.catalog)
    for portal in line.problem.portals:
        for group in card.groups.get(portal.element.color or "", ()) if card is not None else ():
            kinds |= {kind for kind, _count in group.demons.value}
    known = [board.kinds.figures.get(kind) for kind in kinds]
    over = WALLS if any(kind is not None and kind.footprint.value != (1, 1) for kind in known) else STEP
    starts = union(source.spaces for source in sources(facts, line))
    there = invader_reach(facts, line, starts, doors, 0, over)
    sight = sight_of(board, doors, line.problem.marines)
    return bool(there & (home | sight.seen_by_any(line.problem.own_starts)))


def _finding(facts: Facts, diagnosis: Diagnosis, home: int) -> Finding:
    board = facts.board
    spaces = board.lattice.listed(home)
    names = tuple(dict.fromkeys(board.area_of[board.number[space]] for space in spaces))
    starts = tuple(spawn.serial for spawn in facts.scenario.spawns if spawn.side == "marines")
    beside, line = set(spaces), diagnosis.outcome.line
    doors = [
        one for one in diagnosis.problem.terrain.doors if _keeps_out(line, one) and not beside.isdisjoint(one.sides)
    ]
    by_cards = "spawn cards" in board.edition.features
    no_invader = tr("No invader can ever reach") if by_cards else tr("No demon can ever reach or see")
    behind = tr(" behind {doors}", doors=listed([facts.called(door.element.serial) for door in doors])) if doors else ""
    return Finding(
        CODE,
        tr(
            "{no_invader} the marines in {names}{behind}. {advice}",
            advice=tr("Add a way there, or put a spawn area inside.")
            if by_cards
            else tr("Add a way there, or put a demon or a portal inside."),
            no_invader=no_invader,
            names=listed([facts.words.area(name) for name in names]),
            behind=behind,
        ),
        tuple(spaces),
        (*starts, *(door.element.serial for door in doors), *serials_of_areas(facts, names)),
        (),
        {
            "kind": "cut",
            "spaces": [],
            "edges": [{"at": list(at), "side": side} for door in doors for at, side in sorted(door.edges)],
            "elements": [facts.names[door.element.serial] for door in doors],
        },
        cause=unsound(facts, CODE),
    )


def _keeps_out(line: BranchResult, door: LaidDoor) -> bool:
    return door.element.key is not None or (line.problem.doors_last and door.number not in passable(line))
