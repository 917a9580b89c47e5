"""RCH010: an area that nothing reveals."""

from collections.abc import Iterator

from kneedeep.analysis.causes.diagnosis import Hidden, Root
from kneedeep.analysis.causes.soundness import unsound
from kneedeep.analysis.framework.check import Check
from kneedeep.analysis.framework.examples import example
from kneedeep.analysis.framework.facts import Facts
from kneedeep.analysis.framework.finding import Finding, Severity
from kneedeep.analysis.framework.slices import COURSE
from kneedeep.analysis.text.cause_text import roots_of
from kneedeep.analysis.text.finding_words import at_all, listed, place, places
from kneedeep.analysis.text.state_findings import merged

CODE = "RCH010"


def run(facts: Facts) -> Iterator[Finding]:
    """Yield a finding for each area that is never revealed and not behind anything else that is amiss."""
    found = ((_finding(facts, root), diagnosis.outcome.marines) for diagnosis, root in roots_of(facts, CODE))
    yield from merged(facts, found)


def _finding(facts: Facts, root: Root) -> Finding:
    hidden = root.about
    assert isinstance(hidden, Hidden)
    lattice = facts.board.lattice
    spaces = [space for area in hidden.areas for space in facts.board.areas.get(area, ())]
    names = listed([f"'{area}'" for area in hidden.areas])
    entered = lattice.listed(hidden.entered)
    shown = places(place(f"area {listed(hidden.areas)}", spaces))
    if not spaces:
        message = f"Area {names} has no piece: nothing ever reveals it."
    elif entered:
        message = (
            f"Area {names} can be walked into at {at_all(entered)} though no marine ever sees into it before."
        )
        shown["places"].append(place("walked into unseen", entered))
    else:
        word = "area" if len(hidden.areas) == 1 else "areas"
        message = f"Nothing ever reveals {word} {names}: no opening, door or teleporter leads there."
    return Finding(
        CODE, message, tuple(entered or spaces), root.serials, (), shown, cause=unsound(facts, CODE)
    )


CHECK = Check(
    code=CODE,
    name="never-revealed",
    severity=Severity.ERROR,
    when="an area can be walked into before it is revealed, or nothing ever reveals it",
    what="An area is set up when a marine first sees into it, or teleports into it. Of this one no marine ever sees a space, whatever he does: it hangs together with nothing, it has no pieces, or the only way in is a diagonal step between two obstacles past which nobody can see. Spaces and things that can't be reached for that reason are listed with this finding.",
    why="What is never revealed is never laid out: neither its invaders nor what lies there come into play. And nobody can say what happens when a marine steps into an area that is not on the table yet.",
    mend="Join the area with the others by an opening or a teleporter, move an obstacle out of the line of sight, or delete an area that is not used.",
    rule="2004 rulebook p. 9 (exploring): an area is revealed when a marine has a line of sight to any of its spaces. Board geometry, the corner rule.",
    example=example(
        pieces="""  - {id: hall, piece: room-5x5, at: [0, 0], area: start}
  - {id: lab, piece: room-4x4, at: [5, -1], area: research}
  - {id: lane, piece: corridor-long, at: [-6, 3], area: start}
  - {id: far-lane, piece: corridor-long, at: [-12, 3], area: start}
  - {id: loft, piece: corridor-short, at: [-9, -3], area: attic}
""",
        areas="""  - {id: start, name: Hall, start: true}
  - {id: research, name: Lab}
  - {id: attic, name: Attic, text: Nobody has been up here for years.}
""",
    ),
    near_miss=example(
        pieces="""  - {id: hall, piece: room-5x5, at: [0, 0], area: start}
  - {id: lab, piece: room-4x4, at: [5, -1], area: research}
  - {id: lane, piece: corridor-long, at: [-6, 3], area: start}
  - {id: far-lane, piece: corridor-long, at: [-12, 3], area: attic}
""",
        areas="""  - {id: start, name: Hall, start: true}
  - {id: research, name: Lab}
  - {id: attic, name: Attic, text: Nobody has been up here for years.}
""",
    ),
    run=run,
    reads=COURSE,
    rulesets=("doom-2004",),
)
