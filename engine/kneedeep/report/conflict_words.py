"""The conflicts of a merge in sentences: the changes of each side."""

from collections.abc import Iterator

from kneedeep.model.scenario.merging import MergeConflict, MergedScenarios
from kneedeep.model.scenario.model import keys_of
from kneedeep.report.element_words import ElementWords, label_of, words_of
from kneedeep.support.translation import tr


def conflict_words(merged: MergedScenarios) -> Iterator[str]:
    """Yield a sentence for each conflict: keys that both sides changed, removed elements, duplicate ids."""
    sides = words_of(merged.base), words_of(merged.ours), words_of(merged.theirs)
    for conflict in merged.conflicts:
        yield from _sentences(conflict, *sides)


def _sentences(conflict: MergeConflict, base: ElementWords, ours: ElementWords, theirs: ElementWords) -> Iterator[str]:
    before, mine, other = conflict.base, conflict.ours, conflict.theirs
    if before is None and (mine is None or other is None):
        side, words, element = ("ours", ours, mine) if other is None else ("theirs", theirs, other)
        name = words.name(element)
        yield tr("both sides use the id {id} for something new: {side} for {name}", id=element.id, side=side, name=name)
        return
    name = base.name(before) if before is not None else ours.name(mine)
    if mine is None or other is None:
        done, gone = ("theirs", "ours") if mine is None else ("ours", "theirs")
        yield tr("{name}: {done} changed it, {gone} removed it", name=name, done=done, gone=gone)
    elif conflict.unsure:
        yield tr("{name}: both sides changed it or one like it, and which one is not sure", name=name)
    for key in keys_of(type(mine or other)):
        if key.name in conflict.keys:
            one, two = getattr(mine, key.attribute), getattr(other, key.attribute)
            values = {"value": ours.value(key, one), "value2": theirs.value(key, two)}
            yield tr("{name}: {label_of}: ours {value}, theirs {value2}", name=name, label_of=label_of(key), **values)
