"""The number of differences between two drafts without meaning: comments, order, spelling of values."""

from difflib import SequenceMatcher

from kneedeep.model.scenario.io.merged_lines import MOST_LINES
from kneedeep.model.scenario.io.merged_text import remembered, renumbered
from kneedeep.model.scenario.io.reader import Reading
from kneedeep.model.scenario.io.saver import SaveFailed, saved_text
from kneedeep.model.scenario.model import Scenario
from kneedeep.model.scenario.yaml_patch.decoder import split_lines


def layout_changes(before: Reading, after: Reading, matched: Scenario) -> int | None:
    """The number of places with other lines after the old file got the new values. None if unknown.

    `matched`: the new scenario with the serials of the old one. A line with a new value does not count.
    """
    assert before.scenario is not None and before.source is not None
    source = renumbered(after, matched)
    try:
        text = saved_text(before.source, before.scenario, matched, remembered(source, matched, before.scenario))
    except SaveFailed:
        return None
    old, one, two = (
        list(split_lines(lines.removeprefix("\ufeff"))) for lines in (before.source.tree.text, text, source.tree.text)
    )
    if len(one) + len(two) > MOST_LINES:
        return None
    kept = set(old)
    changes = SequenceMatcher(None, one, two, autojunk=False).get_opcodes()
    return sum(kind != "equal" and kept.issuperset(one[first:last]) for kind, first, last, *_places in changes)
