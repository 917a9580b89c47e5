"""RCH002: a lock whose key lies behind it, or behind another lock that waits for it."""

from collections.abc import Iterator

from kneedeep.analysis.causes.diagnosis import Circle, Root
from kneedeep.analysis.causes.soundness import unsound
from kneedeep.analysis.framework.check import Check
from kneedeep.analysis.framework.examples import example, portal_example
from kneedeep.analysis.framework.facts import Facts
from kneedeep.analysis.framework.finding import Finding, Severity
from kneedeep.analysis.framework.slices import COURSE
from kneedeep.analysis.reach.state_findings import merged
from kneedeep.analysis.text.cause_text import awaited_text, roots_of
from kneedeep.english import capitalized, listed
from kneedeep.geometry.bits import each_number
from kneedeep.translation import tr

CODE = "RCH002"


def run(facts: Facts) -> Iterator[Finding]:
    """Yield a finding for each circle of locks."""
    found = ((_finding(facts, root), diagnosis.outcome.marines) for diagnosis, root in roots_of(facts, CODE))
    yield from merged(facts, found)


def _finding(facts: Facts, root: Root) -> Finding:
    circle = root.about
    assert isinstance(circle, Circle)
    names = facts.names
    waits, keys, spaces = [], [], []
    for gate, sources in zip(circle.gates, circle.sources, strict=True):
        for leaf in gate.missing:
            own = [source for source in sources if source.wanted == leaf]
            keys += [source.element.serial for source in own if getattr(source.element, "serial", 0)]
            for source in own:
                spaces += [facts.board.spaces[space] for space in each_number(source.spots & -source.spots)]
            if own:
                lock = facts.words.element(gate.element)
                waits.append(
                    tr("{lock} waits {awaited_text}", lock=lock, awaited_text=awaited_text(facts, leaf, own))
                )
    serials = tuple(dict.fromkeys((*root.serials, *keys)))
    if len(circle.gates) == 1:
        message = tr("{waits}, which is behind it.", waits=capitalized(waits[0]))
    else:
        message = tr(
            "These locks wait for each other: {waits}. What each of them needs is behind another.",
            waits=listed(waits),
        )
    elements = [names[serial] for serial in serials if serial in names]
    return Finding(
        CODE,
        message,
        tuple(spaces),
        serials,
        (),
        {"kind": "cycle", "elements": elements, "spaces": [list(one) for one in sorted(set(spaces))]},
        cause=unsound(facts, CODE),
    )


CHECK = Check(
    code=CODE,
    name="key-behind-own-door",
    severity=Severity.ERROR,
    when="what a lock needs is behind it, or in a circle of such locks",
    what="The key, flag or other thing that a lock needs is behind that lock, or behind another lock that needs something behind the first. In no course of play does any of these locks open. The finding names each lock of the circle and where its key is. In the 2016 edition there are no keys: the locks of doors, passages, teleporters and objectives are the conditions in `needs`.",
    why="The marines stand before a door that can't be opened, often an hour into the game.",
    fix="Move one of the things named to this side of the locks, give the door another lock, or add a second way around one of them.",
    rule="2004 rulebook p. 9 (security doors): only marines open them, once a key of the color was taken. Scenario format, *Solvability stays decidable*.",
    example=example(
        doors="  - {id: gate, at: [4, 0], side: east, key: red}\n",
        tokens="  - {kind: key, color: red, at: [7, 0]}\n",
    ),
    near_miss=example(
        doors="  - {id: gate, at: [4, 0], side: east, key: red}\n",
        tokens="  - {kind: key, color: red, at: [2, 3]}\n",
    ),
    more=(
        (
            portal_example(
                doors="  - {id: gate, at: [5, 2], side: east, needs: {use: lever}}\n",
                tokens="  - {kind: teleporter, id: pad, at: [0, 0]}\n  - {kind: portal, id: near, color: blue, at: [3, 3]}\n  - {kind: objective, id: lever, at: [7, 2]}\n",
            ),
            portal_example(
                doors="  - {id: gate, at: [5, 2], side: east, needs: {use: lever}}\n",
                tokens="  - {kind: teleporter, id: pad, at: [0, 0]}\n  - {kind: portal, id: near, color: blue, at: [3, 3]}\n  - {kind: objective, id: lever, at: [2, 2]}\n",
            ),
        ),
    ),
    run=run,
    reads=COURSE,
    needs=("solver",),
)
