"""RSP001: with everything revealed, a marine can be fragged where no respawn space lies in the band."""

from collections.abc import Iterator

from kneedeep.analysis.framework.check import Check
from kneedeep.analysis.framework.examples import example
from kneedeep.analysis.framework.facts import Facts
from kneedeep.analysis.framework.finding import Finding, Severity
from kneedeep.analysis.framework.slices import COURSE
from kneedeep.analysis.reach.state_findings import merged
from kneedeep.analysis.respawn.respawn_findings import classes_of, empty_band
from kneedeep.analysis.respawn.respawn_gaps import respawns

CODE = "RSP001"


def run(facts: Facts) -> Iterator[Finding]:
    """Yield a finding for each class of fully explored states in which some space has an empty band."""
    yield from merged(facts, _found(facts))


def _found(facts: Facts) -> Iterator[tuple[Finding, tuple[int, ...]]]:
    for respawn in facts.of(respawns):
        for group in classes_of(respawn, lambda gap: gap.empty if gap.setting.whole else 0):
            yield empty_band(facts, CODE, respawn, group), respawn.party.marines


CHECK = Check(
    code=CODE,
    name="no-respawn-band",
    severity=Severity.WARNING,
    when="on the fully explored board a marine can be fragged on a space that has no respawn space in the band",
    what="A fragged marine returns on a revealed space 8 to 16 steps from where he was fragged. Steps are counted along the shortest way over revealed spaces, through doors and past figures and obstacles. The space must not hold an obstacle, a barrel or a hazard. Other tokens are allowed unless `rules: {respawn_tokens: barred}` is set. Even with the whole board on the table, some spaces have no space that far away.",
    why="The marine then returns on the space that misses the band by least. There may be only one. On a map that small the invader waits for him there, and every frag leads to the next.",
    fix="Extend the map beyond the worst space named: an additional corridor or room is often enough. Or set another band: `rules: {respawn_band: [4, 8]}`.",
    rule="2004 rulebook p. 9 (frags); board geometry, respawn set; RUL-90.",
    example=example(
        pieces="  - {id: hall, piece: room-5x5, at: [0, 0], area: start}\n  - {id: lab, piece: room-4x4, at: [5, -1], area: research}\n"
    ),
    near_miss=example(),
    run=run,
    reads=COURSE,
    needs=("respawn band",),
)
