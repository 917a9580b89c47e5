"""The differences between two drafts in numbered sentences, grouped by subject."""

from collections.abc import Iterator, Sequence
from difflib import SequenceMatcher
from typing import NamedTuple

from kneedeep.board import present
from kneedeep.model.geometry.space import Space
from kneedeep.model.scenario.comparison import ElementChange, ScenarioDifference
from kneedeep.model.scenario.element_matching import place_of
from kneedeep.model.scenario.model import Element, Key, Scenario, keys_of
from kneedeep.model.scenario.record import EMPTY
from kneedeep.report.element_words import exactly, label_of, words_of
from kneedeep.support.english import coordinates, listed, lowered
from kneedeep.support.resources import table_rows
from kneedeep.support.translation import later, tr, tr_count, translatable_word, translated

_HEADINGS = (
    *(later("Board"), later("Doors"), later("Tokens"), later("Figures")),
    *(later("Texts"), later("Script"), later("Rules"), later("Numbers")),
)
GROUPS = tuple(heading.lower() for heading in _HEADINGS)
"""The groups by their names for programs. People see `heading_of`."""
ADDED, REMOVED, MOVED, CHANGED = "added", "removed", "moved", "changed"
SHORT_TEXT = 200
"""The maximum length of texts that are compared word by word."""
_OF_ELEMENTS = dict(table_rows(__file__, "element_groups.txt"))
"""The group of an element by its word. Other elements belong to the script."""
_OF_KEYS = dict(table_rows(__file__, "key_groups.txt"))
"""The group of a scenario's key, if it is not the usual one."""
_WAYS = ((later("{n} west"), later("{n} east")), (later("{n} north"), later("{n} south")))


class DifferenceLine(NamedTuple):
    """One sentence about a difference, numbered from 1.

    `before`, `after`: the affected spaces in each draft. `keys`: the changed keys with both values in words.
    """

    number: int
    group: str
    kind: str
    text: str
    serial: int = 0
    before: tuple[Space, ...] = ()
    after: tuple[Space, ...] = ()
    keys: tuple[tuple[str, str, str], ...] = ()


def heading_of(group: str) -> str:
    """The heading of a group in the language of the program. In English it begins in lower case."""
    return translated(lowered(translatable_word(group.capitalize())))


def difference_lines(difference: ScenarioDifference) -> list[DifferenceLine]:
    """The sentences of a difference, group by group."""
    found = list(_Lines(difference).all())
    found.sort(key=lambda line: GROUPS.index(line.group))
    return [line._replace(number=number) for number, line in enumerate(found, 1)]


class _Lines:
    def __init__(self, difference: ScenarioDifference) -> None:
        self.difference = difference
        self.old, self.new = (words_of(side) for side in (difference.before, difference.after))

    def all(self) -> Iterator[DifferenceLine]:
        """Yield the lines, still without numbers."""
        difference = self.difference
        for element in difference.removed:
            name = self.old.name(element)
            yield self.line(_group(element), REMOVED, tr("removed: {name}", name=name), element.serial, old=element)
        for element in difference.added:
            name = self.new.name(element)
            yield self.line(_group(element), ADDED, tr("added: {name}", name=name), element.serial, new=element)
        for change in difference.changed:
            yield from self.changed(change)
        own = tuple(name for name in difference.attributes if name != "translations")
        yield from self.changed(ElementChange(difference.before, difference.after, own))
        yield from self.translations()
        yield from self.figures()

    def line(
        self,
        group: str,
        kind: str,
        text: str,
        serial: int,
        *,
        old: Element | None = None,
        new: Element | None = None,
        keys: tuple[tuple[str, str, str], ...] = (),
    ) -> DifferenceLine:
        before = () if old is None or serial == 0 else self.old.spaces(old)
        after = () if new is None or serial == 0 else self.new.spaces(new)
        return DifferenceLine(0, group, kind, text, serial, before, after, keys)

    def changed(self, change: ElementChange) -> Iterator[DifferenceLine]:
        """Yield a line for each group with changed keys of an element."""
        by_group: dict[str, list[Key]] = {}
        for key in keys_of(type(change.after)):
            if key.attribute in change.attributes:
                group = _OF_KEYS.get(key.attribute) or _group(change.after)
                by_group.setdefault(group, []).append(key)
        for group, keys in by_group.items():
            yield self.change_line(group, keys, change)

    def change_line(self, group: str, keys: Sequence[Key], change: ElementChange) -> DifferenceLine:
        """The line about the changed keys of one group."""
        moved = _moved(change) if any(key.attribute in ("at", "spaces") for key in keys) else ""
        left = [key for key in keys if not (moved and key.attribute == "at")]
        parts = [self.key(key, change) for key in left]
        if moved:
            along = tr_count(", with its {n} thing", ", with its {n} things", change.along) if change.along else ""
            parts.insert(0, moved + along)
        return self.line(
            group,
            MOVED if moved and not left else CHANGED,
            f"{self.old.name(change.before)}: {'; '.join(parts)}",
            0 if isinstance(change.after, Scenario) else change.after.serial,
            old=change.before,
            new=change.after,
            keys=tuple((key.name, *self.values(key, change)) for key in keys),
        )

    def values(self, key: Key, change: ElementChange) -> tuple[str, str]:
        """The values of a key before and after in words, long enough to differ."""
        one, two = getattr(change.before, key.attribute), getattr(change.after, key.attribute)
        words = self.old.value(key, one), self.new.value(key, two)
        return words if words[0] != words[1] else (exactly(key, one), exactly(key, two))

    def key(self, key: Key, change: ElementChange) -> str:
        """The change of one key in words."""
        one, two = getattr(change.before, key.attribute), getattr(change.after, key.attribute)
        if isinstance(one, str) and isinstance(two, str) and " " in one + two:
            return _words_changed(label_of(key), one, two)
        before, after = self.values(key, change)
        return f"{label_of(key)} {before} → {after}"

    def translations(self) -> Iterator[DifferenceLine]:
        """Yield a line for each translation that was added, removed or changed."""
        difference = self.difference
        old, new = difference.moved.translations, difference.after.translations
        for language in dict.fromkeys((*old, *new)):
            before, after = old.get(language, EMPTY), new.get(language, EMPTY)
            for path in dict.fromkeys((*before, *after)):
                one, two = before.get(path, ""), after.get(path, "")
                if one != two:
                    kind = CHANGED if one and two else ADDED if two else REMOVED
                    label = tr("translation into {language}, {path}", language=language, path=path)
                    said = _words_changed(label, one, two)
                    yield DifferenceLine(0, "texts", kind, said, keys=((path, one, two),))

    def figures(self) -> Iterator[DifferenceLine]:
        """Yield a line about the number of figures set up, if it changed for some number of marines."""
        counts = sorted({*self.difference.before.counts, *self.difference.after.counts})
        parts = []
        for count in counts:
            old, new = (_figures(side, count) for side in (self.difference.before, self.difference.after))
            if old != new:
                marines = tr_count("{n} marine", "{n} marines", count)
                parts.append(tr("{before} → {after} with {marines}", before=old, after=new, marines=marines))
        if parts:
            yield DifferenceLine(0, "figures", CHANGED, tr("figures in all: {parts}", parts=", ".join(parts)))


def _words_changed(label: str, before: str, after: str) -> str:
    """The change of a text, word by word if it is short."""
    if max(len(before), len(after)) < SHORT_TEXT:
        return f"{label}: {word_by_word(before, after)}"
    text = later("{label} changed ({before} → {after} letters)")
    return tr(text, label=label, before=len(before), after=len(after))


def word_by_word(before: str, after: str) -> str:
    """A text with removed words in `[-…-]` and added ones in `{+…+}`."""
    one, two = before.split(), after.split()
    parts = []
    for kind, i, end, j, other in SequenceMatcher(None, one, two, autojunk=False).get_opcodes():
        if kind == "equal":
            parts += one[i:end]
            continue
        if end > i:
            parts.append(f"[-{' '.join(one[i:end])}-]")
        if other > j:
            parts.append(f"{{+{' '.join(two[j:other])}+}}")
    return " ".join(parts)


def _group(element: Element) -> str:
    return "rules" if isinstance(element, Scenario) else _OF_ELEMENTS.get(element.word, "script")


def _moved(change: ElementChange) -> str:
    """The steps by which an element moved. Empty if it has no single place before and after."""
    before, after = getattr(change.before, "at", None), getattr(change.after, "at", None)
    if not before or not after or before == after or place_of(change.after) != after:
        return ""
    ways = (way for way in zip(before, after, _WAYS, strict=True) if way[0] != way[1])
    steps = [tr(names[new > old], n=abs(new - old)) for old, new, names in ways]
    return tr("moved {steps} to {at}", steps=listed(steps), at=coordinates(after))


def _figures(scenario: Scenario, marines: int) -> int:
    """The number of figures set up with a number of marines."""
    return sum(one.count * max(1, len(one.places)) for one in scenario.figures if present(one.marines, marines))
