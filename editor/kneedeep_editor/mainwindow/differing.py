"""What differs between two values of a scenario, in words."""

from collections.abc import Iterable
from typing import Any

from kneedeep.board.kinds import Kinds
from kneedeep.scenario.model import Scenario
from kneedeep_editor.documents.delta import delta_of
from kneedeep_editor.texts import later, tr
from kneedeep_editor.tools.wording import called, name_of

_MOST_NAMED = 3


def differences(before: Scenario, after: Scenario, kinds: Kinds) -> list[str]:
    """Return a line each for what was added, changed and removed, and for the texts and rules; none when equal."""
    delta = delta_of(before, after)
    lines = []
    for line, scenario, serials in (
        (later("Added: {what}."), after, delta.added),
        (later("Changed: {what}."), after, delta.changed),
        (later("Removed: {what}."), before, delta.removed),
    ):
        if serials:
            lines.append(tr(line, what="; ".join(_counted(scenario, serials, kinds))))
    if delta.texts:
        lines.append(tr("Changed: texts, rules or ways to win of the scenario."))
    if delta.sections and not lines:
        lines.append(tr("Changed: the order of the elements."))
    return lines


def _counted(scenario: Scenario, serials: frozenset[int], kinds: Kinds) -> Iterable[str]:
    by_word: dict[str, list[Any]] = {}
    for element in scenario.elements():
        if element.serial in serials:
            by_word.setdefault(element.word, []).append(element)
    for elements in by_word.values():
        count = called(scenario, kinds, frozenset(one.serial for one in elements))
        if len(elements) == 1:
            yield count
            continue
        names = list(dict.fromkeys(name_of(one, kinds) for one in elements))
        more = ", …" if len(names) > _MOST_NAMED else ""
        yield f"{count} ({', '.join(names[:_MOST_NAMED])}{more})"
