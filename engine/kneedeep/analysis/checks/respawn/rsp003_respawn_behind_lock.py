"""RSP003: a fragged marine can return only to places without a way back to the others."""

from collections.abc import Iterator

from kneedeep.analysis.parts import COURSE, Facts, Finding, Held, Severity, check, merged
from kneedeep.analysis.reach import state_findings
from kneedeep.analysis.respawn.respawn_findings import Band, classes_of, listed_spaces, worst_gap
from kneedeep.analysis.respawn.respawn_gaps import Gap, Respawns, respawns
from kneedeep.analysis.respawn.teleporter_respawn import cut_off, teleporters
from kneedeep.analysis.words import at_all, listed, place, places, tr
from kneedeep.support import later

CODE = "RSP003"


@check(Severity.WARNING, needs=("solver",), reads=COURSE)
def run(facts: Facts) -> Iterator[Finding]:
    """Yield a finding for each class of states in which a respawn set is cut off from where marines can be."""
    if "respawn band" in facts.board.edition.features:
        yield from merged(facts, _found(facts))
    else:
        yield from merged(facts, _of_teleporters(facts))


def _of_teleporters(facts: Facts) -> Iterator[Held]:
    """Yield a finding if no active teleporter of the start leads to the marines' start."""
    board = facts.board
    for marines in facts.scenario.counts:
        facts.pause("teleporters")
        if (found := cut_off(facts, marines)) is None:
            continue
        pads = [pad for pad in teleporters(board, marines) if pad.at in found.pads]
        many = len(found.pads) > 1
        text = later(
            "A marine who respawns at the active teleporter{s} at {at} can't get to where the marines start, and no teleporter elsewhere is active at the start."
        )
        message = tr(text, s="s" if many else "", at=at_all(found.pads))
        serials, reached = tuple(dict.fromkeys(pad.element.serial for pad in pads)), board.lattice.listed(found.reached)
        witness = places(place(tr("active at the start"), found.pads), place(tr("where he gets to"), reached))
        cause = state_findings.doubt(facts, CODE)
        yield Finding(CODE, message, found.pads, serials, (), witness, cause=cause), (marines,)


def _found(facts: Facts) -> Iterator[Held]:
    for respawn in facts.of(respawns):
        for group in classes_of(respawn, lambda gap: gap.stranded):
            yield _finding(facts, respawn, group), respawn.party.marines


def _finding(facts: Facts, respawn: Respawns, group: list[Gap]) -> Finding:
    gap = worst_gap(group, lambda one: one.stranded)
    space = (gap.stranded & -gap.stranded).bit_length() - 1
    there = respawn.respawn_set(gap.setting, space)
    cut_off = state_findings.areas_at(facts, there)
    where = listed([facts.words.area(name) for name in cut_off])
    text = later(
        "{count}, such as {at}, {have} all respawn spaces in {where} {when}, and a marine can't walk back to the others from there{sampled}."
    )
    words = {"have": "has" if gap.stranded.bit_count() == 1 else "have", "where": where}
    found = Band(respawn, gap, gap.stranded, space, cut_off, {"spaces": listed_spaces(facts, there)})
    return found.finding(facts, CODE, text, words)
