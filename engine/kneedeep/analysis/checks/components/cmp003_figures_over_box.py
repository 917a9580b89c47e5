"""CMP003: an area sets up more figures of a kind than the marines' colors allow."""

from collections.abc import Iterator

from kneedeep.analysis.components.component_demand import FigureAsked, boxes, figures_asked
from kneedeep.analysis.components.presence import branches
from kneedeep.analysis.parts import Facts, Finding, Severity, check, explaining_cause
from kneedeep.analysis.words import listed, places_if_any, tr
from kneedeep.board.laid_things import present
from kneedeep.model.catalog.sourced_value import sure_value
from kneedeep.support import grouped, later

CODE = "CMP003"


@check(Severity.WARNING, needs=("known kinds",))
def run(facts: Facts) -> Iterator[Finding]:
    """Yield a finding for each area and kind with too many figures in its set-up, for any number of marines.

    If the whole map is visible from the start, figures of all kinds and areas are counted together.
    """
    if "hidden areas" not in facts.board.edition.features:
        yield from _in_all(facts)
        return
    by_kind = grouped(((one.area, one.kind), one) for one in figures_asked(facts))
    areas = {area.id: area.serial for area in facts.scenario.areas}
    for (area, kind), asked in by_kind.items():
        if not (short := dict(_short(facts, kind, asked))):
            continue
        worst = max(short, key=lambda marines: short[marines][0] - short[marines][1])
        number = short[worst][0]
        held = dict.fromkeys(str(held) for _, held in short.values())
        serials = tuple(dict.fromkeys(one.serial for one in reversed(asked)))
        spaces = tuple(space for one in asked for space in one.spaces)
        counts = tuple(short)
        figure, called = facts.catalog.figures[kind], facts.words.area(area)
        with_marines = tr(
            "with {counts} {marine}",
            counts=listed([str(count) for count in counts], last="or"),
            marine=tr("marine") if counts == (1,) else tr("marines"),
        )
        text = later("Revealing {called} sets up {number} {name} {with_marines}; the colors in play have {held}.")
        most, name = listed(list(held), last="or"), figure.name if number == 1 else figure.plural
        message = tr(text, called=called, number=number, name=name, with_marines=with_marines, held=most)
        witness = places_if_any(tr("{plural} of {called}", plural=figure.plural, called=called), spaces)
        given, cause = (
            None if counts == facts.scenario.counts else counts,
            explaining_cause(facts, CODE, serials=serials),
        )
        if area in areas and areas[area] not in serials:
            serials = (*serials, areas[area])
        yield Finding(CODE, message, spaces, serials, (), witness, marines=given, cause=cause)


def _in_all(facts: Facts) -> Iterator[Finding]:
    """Yield a finding if more demons are set up at the start than the boxes hold. Rule: RUL16-02."""
    numbers = [sure_value(facts.catalog.boxes[box].invaders) for box in boxes(facts)]
    held = sum(number for number in numbers if number is not None)
    if None in numbers:
        return
    figures = {figure.serial for figure in facts.scenario.figures}
    asked = [one for one in figures_asked(facts) if one.serial in figures]
    needed = {marines: _number(facts, asked, marines) for marines in facts.scenario.counts}
    if not (short := {marines: number for marines, number in needed.items() if number > held}):
        return
    spaces = tuple(space for one in asked for space in one.spaces)
    serials = tuple(dict.fromkeys(one.serial for one in reversed(asked)))
    counts = tuple(short)
    message = tr(
        "The map sets up {values} demons{value}; the boxes hold {held}.",
        values=max(short.values()),
        value=_with(counts, facts.scenario.counts),
        held=held,
    )
    marines, cause = None if counts == facts.scenario.counts else counts, explaining_cause(facts, CODE, serials=serials)
    yield Finding(CODE, message, spaces, serials, (), places_if_any("demons", spaces), marines=marines, cause=cause)


def _with(counts: tuple[int, ...], every: tuple[int, ...]) -> str:
    """` with 3 or 4 marines`, or empty for all numbers."""
    if counts == every:
        return ""
    marine = tr("marine") if counts == (1,) else tr("marines")
    return tr(" with {counts} {marine}", counts=listed(list(map(str, counts)), last="or"), marine=marine)


def _number(facts: Facts, asked: list[FigureAsked], marines: int) -> int:
    """The number of figures set up for a number of marines, with the most demanding choices."""
    return max(
        sum(one.number for one in asked if present(one.marines, marines) and one.id not in left_out)
        for left_out in facts.of(branches)
    )


def _short(facts: Facts, kind: str, asked: list[FigureAsked]) -> Iterator[tuple[int, tuple[int, int]]]:
    """Yield number of marines -> figures needed and held, if the most demanding choices need too many."""
    owned = boxes(facts)
    for marines in facts.scenario.counts:
        held = facts.catalog.figures_held(kind, owned, marines)
        number = _number(facts, asked, marines)
        if held is not None and number > held:
            yield marines, (number, held)
