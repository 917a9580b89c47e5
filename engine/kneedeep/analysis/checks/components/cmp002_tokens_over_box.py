"""CMP002: more tokens and doors than the boxes hold, each part showing one of its faces."""

from collections.abc import Iterator

from kneedeep.analysis.causes.finding_causes import explaining_cause
from kneedeep.analysis.components.component_demand import Asked, boxes, demands, faces_asked
from kneedeep.analysis.framework.check import Check
from kneedeep.analysis.framework.examples import example, portal_example
from kneedeep.analysis.framework.facts import Facts
from kneedeep.analysis.framework.finding import Finding, Severity
from kneedeep.catalog import Catalog
from kneedeep.catalog.components.assignment import FaceShortage, assign
from kneedeep.catalog.components.box import Face
from kneedeep.english import listed
from kneedeep.translation import tr, tr_count

CODE = "CMP002"


def run(facts: Facts) -> Iterator[Finding]:
    """Yield a finding for each set of faces that too few parts can show, at its worst, with the marines it holds for."""
    scenario = facts.scenario
    asked = [one for one in facts.of(faces_asked) if scenario.expansion or not one.expansion]
    parts = facts.catalog.parts(boxes(facts))
    worst: dict[frozenset[Face], FaceShortage] = {}
    holds: dict[frozenset[Face], set[int]] = {}
    judged: dict[frozenset[tuple[Face, int]], tuple[FaceShortage, ...]] = {}
    for marines, demand in demands(facts, asked):
        key = frozenset(demand.items())
        if key not in judged:
            facts.pause()
            judged[key] = assign(demand, parts).shortages
        for shortage in judged[key]:
            faces = frozenset(face for face, _ in shortage.faces)
            holds.setdefault(faces, set()).add(marines)
            if faces not in worst or shortage.asked > worst[faces].asked:
                worst[faces] = shortage
    for faces, shortage in worst.items():
        yield _finding(facts, shortage, [one for one in asked if one.face in faces], holds[faces])


def _finding(facts: Facts, shortage: FaceShortage, asked: list[Asked], marines: set[int]) -> Finding:
    catalog = facts.catalog
    shown = [_faces(catalog, face, count) for face, count in shortage.faces]
    together = tr(", {asked} in all", asked=shortage.asked) if len(shown) > 1 else ""
    if not shortage.held:
        held = tr("the boxes hold none")
    elif len(shown) > 1:
        held = tr(
            "the boxes hold {held} that can show any of them",
            held=tr_count("{n} part", "{n} parts", shortage.held),
        )
    else:
        held = tr("the boxes hold {held}", held=shortage.held)
    most = max(asked, key=lambda one: facts.scenario.counts and one.serial)
    order = [most, *(one for one in asked if one is not most)]
    counts = tuple(count for count in facts.scenario.counts if count in marines)
    serials = tuple(dict.fromkeys(one.serial for one in order))
    return Finding(
        CODE,
        tr("The map needs {shown}{together}; {held}.", shown=listed(shown), together=together, held=held),
        tuple(space for one in order for space in one.spaces),
        serials,
        most.path,
        {
            "kind": "cut",
            "faces": [_face(face, number) for face, number in shortage.faces],
            "parts": [{"part": part, "held": held} for part, held in shortage.parts],
            "asked": shortage.asked,
            "held": shortage.held,
        },
        marines=None if counts == facts.scenario.counts else counts,
        cause=explaining_cause(facts, CODE, serials=()),
    )


def _face(face: Face, number: int) -> dict[str, str | int]:
    shown: dict[str, str | int] = {"kind": face.kind}
    shown.update({key: value for key, value in face._asdict().items() if value is not None})
    return {**shown, "asked": number}


def _faces(catalog: Catalog, face: Face, count: int) -> str:
    """Return `5 barrels`, `2 red keys`, `4 obstacles of size 3`, `1 shotgun`."""
    kind = catalog.tokens.get(face.kind) or catalog.doors.get(face.kind)
    item = catalog.items.get(face.item or "")
    named = item or kind
    assert named is not None
    words = [str(count), face.color or "", named.name if count == 1 else named.plural]
    if face.size is not None:
        words.append(tr("of size {size}", size=face.size))
    return " ".join(filter(None, words))


CHECK = Check(
    code=CODE,
    name="tokens-over-box",
    severity=Severity.WARNING,
    when="more tokens or doors than the boxes hold, with each two-sided token showing one of its faces",
    what="Many tokens are two-sided: a barrel has a duct on its back, an obstacle a teleporter. One token can't show both. The check tests whether the parts in the boxes can show everything that the map needs at once. It counts what is set up at the start, for the number of marines and the choices that need most, and everything that steps of the script place. Parts whose number no source gives are not counted. In the 2016 edition portals of all colors are counted together.",
    why="With one copy of the game the map can't be set up, even though each kind alone is within its number.",
    fix="Use fewer of the faces named, or use another kind. `box: [base-2004, base-2004]` requires two copies.",
    rule="2004 rulebook p. 3 (components): the contents of the box.",
    example=example(
        tokens="""  - {kind: barrel, spaces: [[2, 2], [2, 4], [4, 4], [0, 2]]}
  - {kind: duct, spaces: [[1, 1], [1, 3], [3, 1], [3, 3], [5, 2], [7, 2], [8, 2], [8, 1]]}
"""
    ),
    near_miss=example(
        tokens="""  - {kind: barrel, spaces: [[2, 2], [2, 4], [4, 4], [0, 2]]}
  - {kind: duct, spaces: [[1, 1], [1, 3], [3, 1], [3, 3], [5, 2], [7, 2], [8, 2]]}
"""
    ),
    more=(
        (
            portal_example(
                tokens="  - {kind: teleporter, id: pad, at: [0, 0]}\n  - {kind: portal, color: blue, spaces: [[0, 2], [1, 2], [2, 2], [3, 2], [4, 2], [5, 2]]}\n  - {kind: portal, color: yellow, spaces: [[0, 3], [1, 3], [2, 3], [3, 3], [4, 3], [5, 3]]}\n  - {kind: portal, color: red, spaces: [[0, 4], [1, 4], [2, 4], [3, 4], [4, 4], [5, 4], [4, 1]]}\n"
            ),
            portal_example(
                tokens="  - {kind: teleporter, id: pad, at: [0, 0]}\n  - {kind: portal, color: blue, spaces: [[0, 2], [1, 2], [2, 2], [3, 2], [4, 2], [5, 2]]}\n  - {kind: portal, color: yellow, spaces: [[0, 3], [1, 3], [2, 3], [3, 3], [4, 3], [5, 3]]}\n  - {kind: portal, color: red, spaces: [[0, 4], [1, 4], [2, 4], [3, 4], [4, 4], [5, 4]]}\n"
            ),
        ),
    ),
    run=run,
    needs=("known kinds",),
)
