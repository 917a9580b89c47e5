"""CMP002: more tokens and doors than the boxes hold, each part showing one of its faces."""

from collections.abc import Iterator

from kneedeep.analysis.components.component_demand import Asked, boxes, demands, faces_asked
from kneedeep.analysis.parts import Facts, Finding, Severity, check, explaining_cause
from kneedeep.analysis.words import listed, tr, tr_count
from kneedeep.model.catalog import Catalog, Face
from kneedeep.model.catalog.components.assignment import FaceShortage, assign
from kneedeep.support import colored, translated

CODE = "CMP002"


@check(Severity.WARNING, needs=("known kinds",))
def run(facts: Facts) -> Iterator[Finding]:
    """Yield a finding for each set of faces with too few parts, at its worst, with the numbers of marines."""
    scenario = facts.scenario
    asked = [one for one in facts.of(faces_asked) if scenario.expansion or not one.expansion]
    parts = facts.catalog.parts(boxes(facts))
    worst: dict[frozenset[Face], FaceShortage] = {}
    holds: dict[frozenset[Face], set[int]] = {}
    judged: dict[frozenset[tuple[Face, int]], tuple[FaceShortage, ...]] = {}
    for marines, demand in demands(facts, asked):
        if (key := frozenset(demand.items())) not in judged:
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
    most = max(asked, key=lambda one: facts.scenario.counts and one.serial)
    order = [most, *(one for one in asked if one is not most)]
    counts = tuple(count for count in facts.scenario.counts if count in marines)
    serials = tuple(dict.fromkeys(one.serial for one in order))
    message = tr(
        "The map needs {shown}{together}; {held}.", shown=listed(shown), together=together, held=_held(shortage)
    )
    faces = [_face(face, number) for face, number in shortage.faces]
    parts = [{"part": part, "held": held} for part, held in shortage.parts]
    witness = {"kind": "cut", "faces": faces, "parts": parts, "asked": shortage.asked, "held": shortage.held}
    spaces, path = tuple(space for one in order for space in one.spaces), most.path
    given, cause = None if counts == facts.scenario.counts else counts, explaining_cause(facts, CODE, serials=())
    return Finding(CODE, message, spaces, serials, path, witness, marines=given, cause=cause)


def _held(shortage: FaceShortage) -> str:
    if not shortage.held:
        return tr("the boxes hold none")
    if len(shortage.faces) > 1:
        parts = tr_count("{n} part", "{n} parts", shortage.held)
        return tr("the boxes hold {held} that can show any of them", held=parts)
    return tr("the boxes hold {held}", held=shortage.held)


def _face(face: Face, number: int) -> dict[str, str | int]:
    shown: dict[str, str | int] = {"kind": face.kind}
    shown.update({key: value for key, value in face._asdict().items() if value is not None})
    return {**shown, "asked": number}


def _faces(catalog: Catalog, face: Face, count: int) -> str:
    """`5 barrels`, `2 red keys`, `4 obstacles of size 3`, `1 shotgun`."""
    kind = catalog.tokens.get(face.kind) or catalog.doors.get(face.kind)
    named = catalog.items.get(face.item or "") or kind
    assert named is not None
    thing = translated(colored(face.color, named.name if count == 1 else named.plural))
    size = "" if face.size is None else f" {tr('of size {size}', size=face.size)}"
    return f"{count} {thing}{size}"
