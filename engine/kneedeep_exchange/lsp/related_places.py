"""The other places of a file that a finding is about: elements of the finding and of its witness, pieces below its spaces."""

from collections import Counter
from collections.abc import Iterator

from kneedeep.analysis.framework.facts import Facts
from kneedeep.analysis.framework.finding import Finding

MOST_PIECES = 8


def related_places(finding: Finding, facts: Facts) -> list[int]:
    """The numbers of the other elements that a finding is about; none of a file that can't be read."""
    first = finding.serials[0] if finding.serials else 0
    known = {name: serial for serial, name in facts.names.items()}
    witness = finding.witness or {}
    shown = (known.get(name, 0) for part in ("elements", "doors") for name in witness.get(part, ()))
    others = [serial for serial in dict.fromkeys((*finding.serials[1:], *shown)) if serial not in (0, first)]
    return others or [serial for serial in _pieces(finding, facts) if serial != first]


def _pieces(finding: Finding, facts: Facts) -> Iterator[int]:
    """Yield the pieces on which the spaces of a finding are, those with the most first."""
    board = facts.board
    numbers = [board.number[space] for space in finding.spaces if space in board.number]
    counts = Counter(board.pieces[board.owner[number]].element.serial for number in numbers)
    yield from (serial for serial, _ in counts.most_common(MOST_PIECES))
