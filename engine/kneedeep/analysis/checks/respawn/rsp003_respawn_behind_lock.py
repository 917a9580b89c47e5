"""RSP003: a fragged marine can return only where he can't walk back to the others."""

from collections.abc import Iterator

from kneedeep.analysis.framework.check import Check
from kneedeep.analysis.framework.examples import example
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
from kneedeep.english import coordinates, counted, listed

CODE = "RSP003"


def run(facts: Facts) -> Iterator[Finding]:
    """Yield a finding for each class of states in which a respawn set is cut off from where marines can be."""
    yield from merged(facts, _found(facts))


def _found(facts: Facts) -> Iterator[tuple[Finding, tuple[int, ...]]]:
    for respawn in facts.of(respawns):
        for group in classes_of(respawn, lambda gap: gap.stranded):
            yield _finding(facts, respawn, group), respawn.party.marines


def _finding(facts: Facts, respawn: Respawns, group: list[Gap]) -> Finding:
    board = facts.board
    gap = worst_gap(group, lambda one: one.stranded)
    setting = gap.setting
    count = gap.stranded.bit_count()
    space = (gap.stranded & -gap.stranded).bit_length() - 1
    there = respawn.respawn_set(setting, space)
    cut_off = areas_at(facts, there)
    where = listed([facts.words.area(name) for name in cut_off])
    have = "has" if count == 1 else "have"
    message = (
        f"{counted(count, 'space')}, such as {coordinates(board.spaces[space])}, {have} all respawn spaces in {where}"
        f" {when(facts, setting)}, and a marine can't walk back to the others from there{sampled(respawn.party)}."
    )
    witness = {
        "kind": "band",
        "from": list(board.spaces[space]),
        "band": list(respawn.band),
        "spaces": listed_spaces(facts, there),
        "areas": list(setting.areas),
        **exhaustive(respawn.party),
    }
    areas = (*cut_off, *areas_at(facts, gap.stranded))
    return Finding(
        CODE,
        message,
        tuple(spaces_at(facts, gap.stranded)),
        serials_of_areas(facts, areas),
        (),
        witness,
        cause=doubt(facts, CODE),
    )


CHECK = Check(
    code=CODE,
    name="respawn-behind-lock",
    severity=Severity.WARNING,
    when="in some state the only respawn spaces lie where a marine can't walk back to the others",
    what="Respawn distances are counted through doors, locked ones too. If an area is revealed before its door can be opened, for example through a teleporter or by a step of the script, it may hold all respawn spaces of the band. With `rules: {respawn_tokens: barred}`, a space with a token is not a respawn space. A marine who returns there stands behind the lock.",
    why="He is out of the game until the others find the key. If the scenario requires all marines to leave, the party may be stuck.",
    fix="Make the areas on this side of the lock long enough for a respawn space of their own, reveal the other area later, or let its door be opened from inside.",
    rule="2004 rulebook p. 9 (frags); board geometry, respawn set; RUL-95.",
    example=example(
        pieces="""  - {id: hall, piece: room-5x5, at: [0, 0], area: start}
  - {id: lab, piece: room-4x4, at: [5, -1], area: research}
  - {id: lane, piece: corridor-long, at: [9, 0], area: research}
  - {id: stair, piece: corridor-long, at: [3, 5], turn: 90, area: cellar}
""",
        areas="""  - {id: start, name: Hall, start: true, do: [{reveal: research}]}
  - {id: research, name: Lab}
  - {id: cellar, name: Cellar}
""",
        doors="""  - {id: gate, at: [4, 0], side: east, key: red}
  - {id: hatch, at: [3, 4], side: south}
""",
        tokens="  - {kind: key, color: red, at: [3, 10]}\n",
    ),
    near_miss=example(
        pieces="""  - {id: hall, piece: room-5x5, at: [0, 0], area: start}
  - {id: lab, piece: room-4x4, at: [5, -1], area: research}
  - {id: lane, piece: corridor-long, at: [9, 0], area: research}
  - {id: stair, piece: corridor-long, at: [3, 5], turn: 90, area: cellar}
""",
        areas="""  - {id: start, name: Hall, start: true}
  - {id: research, name: Lab}
  - {id: cellar, name: Cellar}
""",
        doors="""  - {id: gate, at: [4, 0], side: east, key: red}
  - {id: hatch, at: [3, 4], side: south}
""",
        tokens="  - {kind: key, color: red, at: [3, 10]}\n",
    ),
    run=run,
    reads=COURSE,
    needs=("solver", "respawn band"),
)
