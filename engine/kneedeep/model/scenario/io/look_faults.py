"""Faults of a scenario's `look` beyond a schema: the form and the number of spaces of blocks."""

from collections.abc import Collection, Iterator, Mapping

from kneedeep.model.scenario.io.file_problems import Complaint, Path
from kneedeep.model.scenario.io.schema_messages import place, shown
from kneedeep.model.scenario.look_spaces import listed_blocks
from kneedeep.model.scenario.model.look import LARGEST_BLOCK, MOST_ORNAMENTS, MOST_PAINTED

_MOST = {"spaces": MOST_PAINTED, "ornaments": MOST_ORNAMENTS}


def look_faults(look: Mapping[str, object], broken: Collection[Path]) -> Iterator[Complaint]:
    """Yield the blocks of spaces that are none, and a list with more spaces than a map may have painted."""
    for part, most in _MOST.items():
        if part not in look or ("look", part) in broken:
            continue
        count, wrong = 0, False
        for name, blocks in listed_blocks(look, part):
            for index, block in enumerate(blocks):
                if len(block) == 3 or any(not 1 <= side <= LARGEST_BLOCK for side in block[2:]):
                    wrong = True
                    path = ("look", part, name, index)
                    message = (
                        f"{place(path)}: {shown(block)} is neither a space [x, y] nor a block [x, y, width, height] "
                        f"of up to {LARGEST_BLOCK} × {LARGEST_BLOCK}."
                    )
                    yield Complaint("SCN002", message, path)
                else:
                    count += int(block[2] * block[3]) if len(block) == 4 else 1
        if count > most and not wrong:
            message = f"look, {part}: they cover {count} spaces; the most is {most}."
            yield Complaint("SCN002", message, ("look", part))
