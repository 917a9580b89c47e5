"""RSP005: in some state fewer respawn spaces than marines lie in the band of a space."""

from collections.abc import Iterator

from kneedeep.analysis.framework.check import Check
from kneedeep.analysis.framework.facts import Facts
from kneedeep.analysis.framework.finding import Finding, Severity
from kneedeep.analysis.framework.slices import COURSE
from kneedeep.analysis.reach.state_findings import (
    areas_at,
    doubt,
    exhaustive,
    merged,
    sampled,
    serials_of_areas,
    when,
)
from kneedeep.analysis.respawn.respawn_findings import classes_of, listed_spaces, spaces_at, worst_gap
from kneedeep.analysis.respawn.respawn_gaps import Gap, Respawns, respawns
from kneedeep.model.geometry.bits import numbers_of
from kneedeep.support.english import coordinates
from kneedeep.support.translation import tr, tr_count

CODE = "RSP005"


def run(facts: Facts) -> Iterator[Finding]:
    """Yield a finding for each class of states in which the band of some space is too small for all marines."""
    yield from merged(facts, _found(facts))


def _found(facts: Facts) -> Iterator[tuple[Finding, tuple[int, ...]]]:
    for respawn in facts.of(respawns):
        most = max(respawn.party.marines)
        for group in classes_of(respawn, lambda gap, most=most: gap.crowded[most]):  # type: ignore[misc]
            found = _finding(facts, respawn, group, most)
            least = found[1]
            yield found[0], tuple(marines for marines in respawn.party.marines if marines > least)


def _finding(facts: Facts, respawn: Respawns, group: list[Gap], marines: int) -> tuple[Finding, int]:
    """The finding, and how many respawn spaces the most crowded space has."""
    board = facts.board
    gap = worst_gap(group, lambda one: one.crowded[marines])
    setting, crowded = gap.setting, gap.crowded[marines]
    sets = {space: respawn.in_band(setting, space) for space in numbers_of(crowded)}
    space = min(sets, key=lambda space: (sets[space].bit_count(), space))
    least = sets[space].bit_count()
    count = crowded.bit_count()
    nearest, farthest = respawn.band
    message = tr(
        "{count} {has} fewer respawn spaces {nearest} to {farthest} steps away than there are marines {when}: {at} has {least}{sampled}.",
        count=tr_count("{n} space", "{n} spaces", count),
        has=tr("has") if count == 1 else tr("have"),
        nearest=nearest,
        farthest=farthest,
        when=when(facts, setting),
        at=coordinates(board.spaces[space]),
        least=tr_count("{n} respawn space", "{n} respawn spaces", least),
        sampled=sampled(respawn.party),
    )
    witness = {
        "kind": "band",
        "from": list(board.spaces[space]),
        "band": list(respawn.band),
        "spaces": listed_spaces(facts, sets[space]),
        "areas": list(setting.areas),
        **exhaustive(respawn.party),
    }
    finding = Finding(
        CODE,
        message,
        tuple(spaces_at(facts, crowded)),
        serials_of_areas(facts, (board.area_of[space], *areas_at(facts, crowded))),
        (),
        witness,
        cause=doubt(facts, CODE),
    )
    return finding, least


CHECK = Check(__file__, Severity.INFO, run, needs=("solver", "respawn band"), reads=COURSE)
