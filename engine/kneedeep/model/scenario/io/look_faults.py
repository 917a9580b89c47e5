"""Faults of a scenario's `look` that a schema can't find: the form and the number of spaces of blocks."""

from collections.abc import Collection, Iterator, Mapping

from kneedeep.model.scenario.io.file_problems import Complaint, Path
from kneedeep.model.scenario.io.schema_messages import shown, worded
from kneedeep.model.scenario.look_spaces import listed_blocks
from kneedeep.model.scenario.model.look import LARGEST_BLOCK, MOST_ORNAMENTS, MOST_PAINTED

_MOST = {"spaces": MOST_PAINTED, "ornaments": MOST_ORNAMENTS}


def look_faults(look: Mapping[str, object], broken: Collection[Path]) -> Iterator[Complaint]:
    """Yield the invalid blocks of spaces, and a list with more painted spaces than a map may have."""
    for part, most in _MOST.items():
        if part not in look or ("look", part) in broken:
            continue
        count, wrong = 0, False
        for name, blocks in listed_blocks(look, part):
            for index, block in enumerate(blocks):
                if len(block) == 3 or any(not 1 <= side <= LARGEST_BLOCK for side in block[2:]):
                    wrong = True
                    path = ("look", part, name, index)
                    message = worded(path, "no block", value=shown(block), most=LARGEST_BLOCK)
                    yield Complaint("SCN002", message, path)
                else:
                    count += int(block[2] * block[3]) if len(block) == 4 else 1
        if count > most and not wrong:
            message = worded(("look", part), "too much painted", count=count, most=most)
            yield Complaint("SCN002", message, ("look", part))
