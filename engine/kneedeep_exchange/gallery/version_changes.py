"""The diff of a scenario and its previous version, in the words of `kneedeep diff`."""

from kneedeep.model.scenario.comparison import compared
from kneedeep.model.scenario.io.layout_changes import layout_changes
from kneedeep.model.scenario.io.reader import Reading, read
from kneedeep.report.differences.difference_lines import difference_lines
from kneedeep.support.english import counted

MOST_LINES = 40
"""The most sentences shown. The rest are counted."""


def version_changes(before: bytes, after: Reading) -> tuple[str, ...]:
    """The sentences; none where the version before can't be read, or nothing differs. Raises OutOfWork."""
    old = read(before)
    if old.scenario is None or after.scenario is None:
        return ()
    difference = compared(old.scenario, after.scenario)
    lines = [line.text for line in difference_lines(difference)]
    layout = layout_changes(old, after, difference.after)
    more = len(lines) - MOST_LINES
    lines[MOST_LINES:] = [f"and {counted(more, 'more difference')}"] if more > 0 else []
    if layout:
        lines.append(f"{'and ' if lines else ''}{counted(layout, 'change')} of layout only")
    return tuple(lines)
