"""RSP002: before everything is revealed, a marine can be fragged where no respawn space lies in the band."""

from collections.abc import Iterator

from kneedeep.analysis.framework.check import Check
from kneedeep.analysis.framework.examples import example
from kneedeep.analysis.framework.facts import Facts
from kneedeep.analysis.framework.finding import Finding, Severity
from kneedeep.analysis.framework.slices import COURSE
from kneedeep.analysis.reach.state_findings import merged
from kneedeep.analysis.reach.unexplored_courses import partly, states_left
from kneedeep.analysis.respawn.respawn_findings import classes_of, empty_band, is_late, is_played
from kneedeep.analysis.respawn.respawn_gaps import respawns

CODE = "RSP002"


def run(facts: Facts) -> Iterator[Finding]:
    """Yield a finding for each class of earlier states in which some space has an empty band."""
    yield from merged(facts, _found(facts))
    yield from partly(facts, CODE, states_left)


def _found(facts: Facts) -> Iterator[tuple[Finding, tuple[int, ...]]]:
    for respawn in facts.of(respawns):
        for group in classes_of(respawn, lambda gap: gap.empty if is_played(gap) else 0):
            if not is_late(group):
                yield empty_band(facts, CODE, respawn, group), respawn.party.marines


CHECK = Check(
    code=CODE,
    name="early-respawn-gap",
    severity=Severity.INFO,
    when="before everything is revealed, a marine can be fragged on a space that has no respawn space in the band",
    what="A fragged marine returns on a revealed space 8 to 16 steps from where he was fragged. While only some areas are revealed, no space may be that far away. With `rules: {respawn_tokens: barred}`, a space with a token is not a respawn space. Small start areas nearly always have such spaces. The message gives the state with the most of them. Figures are not taken into account, so in play another marine in the way may delay a reveal.",
    why="A marine who is fragged in the first turns returns on the space that misses the band by least, often in sight of the invaders that fragged him.",
    fix="Leave it if the first fights are meant to be close. Otherwise make the start area longer by a corridor, or let its door open to a larger area.",
    rule="2004 rulebook p. 9 (frags); board geometry, respawn set and exploration state; RUL-90.",
    example=example(
        pieces="""  - {id: hall, piece: room-5x5, at: [0, 0], area: start}
  - {id: lab, piece: room-4x4, at: [5, -1], area: research}
  - {id: lane, piece: corridor-long, at: [9, 0], area: research}
  - {id: depot, piece: room-4x4, at: [15, -1], area: research}
"""
    ),
    near_miss=example(),
    run=run,
    reads=COURSE,
    needs=("solver", "respawn band"),
)
