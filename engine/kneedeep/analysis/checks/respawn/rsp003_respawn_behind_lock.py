"""RSP003: a fragged marine can return only where he can't walk back to the others."""

from collections.abc import Iterator

from kneedeep.analysis.framework.check import Check
from kneedeep.analysis.framework.examples import example, portal_example
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
from kneedeep.analysis.respawn.teleporter_respawn import cut_off, teleporters
from kneedeep.analysis.text.witness_text import at_all, place, places
from kneedeep.english import coordinates, listed
from kneedeep.translation import tr, tr_count

CODE = "RSP003"


def run(facts: Facts) -> Iterator[Finding]:
    """Yield a finding for each class of states in which a respawn set is cut off from where marines can be."""
    if "respawn band" in facts.board.edition.features:
        yield from merged(facts, _found(facts))
    else:
        yield from merged(facts, _of_teleporters(facts))


def _of_teleporters(facts: Facts) -> Iterator[tuple[Finding, tuple[int, ...]]]:
    """Yield a finding when no active teleporter of the start leads to where the marines start."""
    board = facts.board
    for marines in facts.scenario.counts:
        facts.pause("teleporters")
        found = cut_off(facts, marines)
        if found is None:
            continue
        pads = [pad for pad in teleporters(board, marines) if pad.at in found.pads]
        many = len(found.pads) > 1
        yield (
            Finding(
                CODE,
                tr(
                    "A marine who respawns at the active teleporter{s} at {at} can't get to where the marines start, and no teleporter elsewhere is active at the start.",
                    s="s" if many else "",
                    at=at_all(found.pads),
                ),
                found.pads,
                tuple(dict.fromkeys(pad.element.serial for pad in pads)),
                (),
                places(
                    place(tr("active at the start"), found.pads),
                    place(tr("where he gets to"), board.lattice.listed(found.reached)),
                ),
                cause=doubt(facts, CODE),
            ),
            (marines,),
        )


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
    message = tr(
        "{count}, such as {at}, {have} all respawn spaces in {where} {when}, and a marine can't walk back to the others from there{sampled}.",
        count=tr_count("{n} space", "{n} spaces", count),
        at=coordinates(board.spaces[space]),
        have=have,
        where=where,
        when=when(facts, setting),
        sampled=sampled(respawn.party),
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
    when="in some state the only respawn spaces, or active teleporters, lie where a marine can't get back to the others",
    what="Respawn distances are counted through doors, locked ones too. If an area is revealed before its door can be opened, for example through a teleporter or by a step of the script, it may hold all respawn spaces of the band. With `rules: {respawn_tokens: barred}`, a space with a token is not a respawn space. A marine who returns there stands behind the lock.\n\nIn the 2016 edition a fragged marine respawns on an active teleporter. There the check looks at those that are active at the start: later, more doors are gone and more teleporters are active.",
    why="He is out of the game until the others open the way. If the scenario requires all marines to leave, the party may be stuck.",
    fix="Make the areas on this side of the lock long enough for a respawn space of their own, reveal the other area later, or let its door be opened from inside. In the 2016 edition, put an active teleporter near the start.",
    rule="2004 rulebook p. 9 (frags); board geometry, respawn set; RUL-95; RUL16-156, RUL16-159.",
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
    more=(
        (
            portal_example(
                doors="  - {id: gate, at: [5, 2], side: east, needs: {use: lever}}\n",
                tokens="  - {kind: teleporter, id: pad, at: [9, 1]}\n  - {kind: portal, id: pit, color: blue, at: [8, 3]}\n  - {kind: objective, id: lever, at: [1, 3]}\n",
            ),
            portal_example(
                doors="  - {id: gate, at: [5, 2], side: east, needs: {use: lever}}\n",
                tokens="  - {kind: teleporter, id: pad, at: [9, 1]}\n  - {kind: teleporter, id: near-pad, at: [0, 0]}\n  - {kind: portal, id: pit, color: blue, at: [8, 3]}\n  - {kind: objective, id: lever, at: [1, 3]}\n",
            ),
        ),
    ),
    run=run,
    reads=COURSE,
    needs=("solver",),
)
