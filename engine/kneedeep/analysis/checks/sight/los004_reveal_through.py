"""LOS004: a step that reveals one area reveals another in line behind it."""

from collections.abc import Iterator

from kneedeep.analysis.framework.check import Check
from kneedeep.analysis.framework.examples import example
from kneedeep.analysis.framework.facts import Facts
from kneedeep.analysis.framework.finding import Finding, Severity
from kneedeep.analysis.framework.slices import COURSE
from kneedeep.analysis.reach.party_states import BoardState, Party, parties
from kneedeep.analysis.reach.state_findings import doubt, merged, serials_of_areas
from kneedeep.english import coordinates
from kneedeep.geometry.bits import numbers_of
from kneedeep.geometry.sightline import crossed_spaces

CODE = "LOS004"


def run(facts: Facts) -> Iterator[Finding]:
    """Yield a finding for each area that is seen through another at the moment that is revealed."""
    yield from merged(facts, _found(facts))


def _found(facts: Facts) -> Iterator[tuple[Finding, tuple[int, ...]]]:
    for party in facts.of(parties):
        reported: set[tuple[str, str]] = set()
        for before, after in sorted(party.transitions):
            facts.pause("reveals")
            a, b = party.settings[before], party.settings[after]
            new = [name for name in b.areas if name not in a.areas]
            if len(new) < 2:
                continue
            for front, behind, line in _in_line(facts, party, a, b, new):
                if (front, behind) not in reported:
                    reported.add((front, behind))
                    yield _finding(facts, front, behind, line), party.marines


def _in_line(
    facts: Facts, party: Party, a: BoardState, b: BoardState, new: list[str]
) -> Iterator[tuple[str, str, tuple[int, int]]]:
    """Yield each new area seen through another new one, with a line of sight from what was revealed before."""
    problem = party.problem
    terrain = problem.terrain
    opened = b.opened
    for door in terrain.doors:
        # The door that was opened may lock itself again, as airlocks do.
        if not door.element.exit and door.kind != "passage":
            near, far = terrain.sides[door.number]
            if (near | far) & a.within and (near | far) & b.revealed & ~a.revealed:
                opened |= 1 << door.number
    sight = problem.looking.sight(opened, b.hiding)
    for behind in new:
        target = terrain.area_bits[terrain.area_number[behind]]
        for there in numbers_of(target):
            seen = sight.visible(there) & a.revealed
            if seen:
                here = (seen & -seen).bit_length() - 1
                front = _through(facts, here, there, new, behind)
                if front is not None:
                    yield front, behind, (here, there)
                    break


def _through(facts: Facts, here: int, there: int, new: list[str], behind: str) -> str | None:
    """The first other new area whose spaces the line between two spaces enters."""
    board = facts.board
    (ax, ay), (bx, by) = board.spaces[here], board.spaces[there]
    for dx, dy in crossed_spaces(bx - ax, by - ay):
        number = board.number.get((ax + dx, ay + dy))
        if number is not None and board.area_of[number] in new and board.area_of[number] != behind:
            return board.area_of[number]
    return None


def _finding(facts: Facts, front: str, behind: str, line: tuple[int, int]) -> Finding:
    board = facts.board
    here, there = (board.spaces[number] for number in line)
    first, second = facts.words.area(front), facts.words.area(behind)
    message = f"Revealing {first} can also reveal {second} behind it, for example from {coordinates(here)} to {coordinates(there)}: both are set up at once."
    witness = {"kind": "sight", "from": [list(here)], "to": [list(there)]}
    return Finding(
        CODE, message, (), serials_of_areas(facts, (behind, front)), (), witness, cause=doubt(facts, CODE)
    )


_MAP = {
    "pieces": """  - {id: hall, piece: room-5x5, at: [0, 0], area: start}
  - {id: lab, piece: room-4x4, at: [5, -1], area: research}
  - {id: lane, piece: corridor-long, at: [-6, 3], area: start}
  - {id: far-lane, piece: corridor-long, at: [-12, 3], area: start}
  - {id: store, piece: room-4x4, at: [9, -1], area: stores}
""",
    "areas": """  - {id: start, name: Hall, start: true}
  - {id: research, name: Lab}
  - {id: stores, name: Stores}
""",
}

CHECK = Check(
    code=CODE,
    name="reveal-through",
    severity=Severity.INFO,
    when="revealing one area reveals another in line behind it",
    what="A line of sight reveals the first unrevealed area that it enters. After that area is set up, the marines look again, and the line may continue into the next area. Nothing stops it between these two: there is no door, or the door stands open.",
    why="Two areas are set up at the same moment, with all their invaders, and the text of the second is read before anybody has taken in the first.",
    fix="Add a door between the two, merge them into one area, or shift one so that its opening is not in line with the door.",
    rule="2004 rulebook p. 9 (exploring); RUL-14; board geometry, exploration.",
    example=example(**_MAP),
    near_miss=example(
        **_MAP, doors="  - {id: gate, at: [4, 0], side: east}\n  - {id: hatch, at: [8, 0], side: east}\n"
    ),
    run=run,
    reads=COURSE,
    needs=("solver", "hidden areas"),
)
