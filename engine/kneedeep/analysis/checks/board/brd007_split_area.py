"""BRD007: the pieces of one area are not connected."""

from collections.abc import Iterator

from kneedeep.analysis.causes.finding_causes import explaining_cause
from kneedeep.analysis.framework.check import Check
from kneedeep.analysis.framework.facts import Facts
from kneedeep.analysis.framework.finding import Cause, Finding, Severity
from kneedeep.analysis.layout.openings import open_openings
from kneedeep.analysis.layout.piece_names import piece_name
from kneedeep.analysis.text.witness_text import place, places
from kneedeep.english import listed
from kneedeep.translation import tr, tr_count

CODE = "BRD007"


def run(facts: Facts) -> Iterator[Finding]:
    """Yield a finding for each area whose pieces are not all joined with each other."""
    board = facts.board
    for area, parts in _parts(facts).items():
        if len(parts) < 2:
            continue
        parts.sort(key=len, reverse=True)
        groups = [[board.pieces[index] for index in sorted(part)] for part in parts]
        names = [listed([piece_name(facts, piece) for piece in group if not piece.cap]) for group in groups]
        away = [piece.element.serial for group in groups[1:] for piece in group if not piece.cap]
        called = facts.words.area(area)
        spaces = tuple(space for group in groups[1:] for piece in group for space in piece.spaces)
        yield Finding(
            CODE,
            tr(
                "{in_words} of {called} form {parts}: {names}.",
                in_words=facts.in_words("The pieces"),
                called=called,
                parts=tr_count("{n} separate part", "{n} separate parts", len(parts)),
                names="; ".join(names),
            ),
            spaces,
            (*away, *(one.serial for one in facts.scenario.areas if one.id == area)),
            ("area",),
            places(
                *(
                    place(
                        tr("part {index} of {called}", index=index, called=called),
                        [space for piece in group for space in piece.spaces],
                    )
                    for index, group in enumerate(groups, 1)
                )
            ),
            cause=explaining_cause(facts, CODE, areas=(area,)) or _open(facts, parts),
        )


def _parts(facts: Facts) -> dict[str, list[set[int]]]:
    """Return area -> the sets of its pieces, by number, that joints hold together."""
    board = facts.board
    beside: dict[int, list[int]] = {}
    for joint in board.joining.joints:
        a, b = joint.a.piece, joint.b.piece
        if board.pieces[a].area == board.pieces[b].area:
            beside.setdefault(a, []).append(b)
            beside.setdefault(b, []).append(a)
    found: dict[str, list[set[int]]] = {}
    seen: set[int] = set()
    for piece in board.pieces:
        if piece.number in seen:
            continue
        part, waiting = {piece.number}, [piece.number]
        while waiting:
            for other in beside.get(waiting.pop(), ()):
                if other not in part:
                    part.add(other)
                    waiting.append(other)
        seen |= part
        found.setdefault(piece.area, []).append(part)
    return found


def _open(facts: Facts, parts: list[set[int]]) -> Cause | None:
    """Return the cause when every part has an open opening: what would have joined them is missing there."""
    pieces = facts.board.pieces
    wanting = {opening.piece for opening in facts.of(open_openings)}
    if all(not part.isdisjoint(wanting) for part in parts):
        serials = (pieces[number].element.serial for part in parts for number in sorted(part & wanting))
        return Cause("BRD002", tuple(serials))
    return None


CHECK = Check(__file__, Severity.WARNING, run, needs=("known kinds",))
