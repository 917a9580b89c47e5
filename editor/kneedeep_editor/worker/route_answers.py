"""Answers of the worker process for the route strip and the list of events, without Qt."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from kneedeep.analysis.framework.facts import Facts
from kneedeep.analysis.views.route import Route, route
from kneedeep.analysis.views.timeline import Happening, timeline
from kneedeep.model.scenario.io.reader import Reading
from kneedeep.model.scenario.model import Area, Door, Figure, Token
from kneedeep.solver.time.route_cost import SolutionStep
from kneedeep.support.translation import TranslatableText, translatable, translatable_count
from kneedeep_editor.worker.map_questions import Space
from kneedeep_editor.worker.snapshots import Key, facts_of

STEP, SPARE, BYPASSED = "step", "spare", "bypassed"


class RouteEntry(NamedTuple):
    """An entry of the strip: a step of the solution, or an element that it does not need.

    `brief`: the subject, `words`: the whole text. `serial`: the element's, 0 for none. `space`: the marine's place.
    `reveals`: serials of areas. `stop`: the stop of the solution after this step, 0 for none.
    """

    kind: str
    brief: str
    words: str
    note: TranslatableText | str
    serial: int
    space: Space | None
    reveals: tuple[int, ...] = ()
    stop: int = 0


class RouteAnswer(NamedTuple):
    """The contents of the strip: its entries in order, and a sentence about all of them."""

    entries: tuple[RouteEntry, ...]
    summary: TranslatableText | str


def answer_route(key: Key, reading: Reading | None, question: None) -> RouteAnswer:
    """The route of a snapshot. Raises UnknownSnapshot if the snapshot must be sent along."""
    if (facts := facts_of(key, reading)) is None:
        return RouteAnswer((), translatable("This file could not be read."))
    if (found := route(facts)) is None:
        return RouteAnswer((), translatable("No way to win was found. Problems says what prevents it."))
    return RouteAnswer((*_steps(facts, found), *_spare(facts, found)), _summary(found))


def answer_events(key: Key, reading: Reading | None, question: None) -> tuple[Happening, ...]:
    """The events of a snapshot in order. Raises UnknownSnapshot if the snapshot must be sent along."""
    facts = facts_of(key, reading)
    return () if facts is None else timeline(facts)


def _steps(facts: Facts, found: Route) -> Iterator[RouteEntry]:
    serials = {area.id: area.serial for area in facts.scenario.areas}
    for number, stage in enumerate(found.solution.stages, 1):
        yield RouteEntry(
            STEP,
            _brief(facts, stage),
            facts.words.move(stage.kind, stage.element, stage.others),
            _when(stage),
            int(getattr(stage.element, "serial", 0)),
            stage.at,
            tuple(serials[area] for area in stage.reveals if area in serials),
            number + 1,
        )


def _brief(facts: Facts, stage: SolutionStep) -> str:
    """The subject of a step without its place, and the revealed areas."""
    name = _name(facts, stage.element) or facts.words.move(stage.kind, stage.element, stage.others)
    areas = ", ".join(facts.words.area(area) for area in stage.reveals)
    return f"{name} → {areas}" if areas else name


def _name(facts: Facts, element: Any) -> str:
    """The name of an element without its place. Empty for other elements than areas, doors, tokens and figures."""
    if isinstance(element, Area):
        return facts.words.area(element.id)
    if isinstance(element, Door):
        return facts.words.door(element)
    return facts.words.subject(element) if isinstance(element, Token | Figure) else ""


def _when(stage: SolutionStep) -> TranslatableText:
    if stage.turn is not None:
        return translatable("turn {turn}", turn=stage.turn)
    return translatable_count("{n} point", "{n} points", stage.points)


def _spare(facts: Facts, found: Route) -> Iterator[RouteEntry]:
    for one in found.spare:
        element, words = one.element, facts.words.element(one.element)
        note = translatable("can be bypassed") if one.bypassed else translatable("not needed")
        yield RouteEntry(BYPASSED if one.bypassed else SPARE, _name(facts, element), words, note, element.serial, None)


def _summary(found: Route) -> TranslatableText:
    count = len(found.solution.stages)
    steps = translatable_count("{n} step to win", "{n} steps to win", count)
    marines = translatable_count("with {n} marine", "with {n} marines", found.marines)
    if found.solution.turns is None:
        return translatable("{steps} {marines}", steps=steps, marines=marines)
    turns = translatable_count("{n} turn", "{n} turns", found.solution.turns)
    return translatable("{steps} {marines}, in at least {turns}", steps=steps, marines=marines, turns=turns)
