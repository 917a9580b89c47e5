"""Where a game may begin that does not begin at the start, answered in the worker process, without Qt."""

from collections.abc import Iterator
from typing import NamedTuple

from kneedeep.analysis.framework.facts import Facts
from kneedeep.analysis.framework.finding import Finding
from kneedeep.analysis.views.overlays import (
    OverlayScene,
    as_drawn,
    course,
    explored_scene,
    scene_like,
    scenes,
)
from kneedeep.analysis.views.positions import deeds_of, narrowed_scene, position_of_finding, position_of_scene
from kneedeep.model.geometry.bits import each_number
from kneedeep.model.scenario.io.reader import Reading
from kneedeep.rules.position import Deed, Position
from kneedeep.support.translation import TranslatableText, translatable
from kneedeep_editor.worker.map_questions import Space
from kneedeep_editor.worker.overlay_answers import titles
from kneedeep_editor.worker.snapshots import Key, facts_of

MOST_MOMENTS = 300


class StartRequest(NamedTuple):
    """A start at a finding's witness, else a stop of the solution (0: none), else the first state revealing a space.

    `marines`: their number. `space`: their place, as near as possible. `explored`: all is revealed, doors as drawn.
    """

    marines: int
    space: Space | None = None
    stop: int = 0
    finding: Finding | None = None
    explored: bool = False


class StartPosition(NamedTuple):
    """A position with its number of marines and its title. Without one, why there is none."""

    position: Position | None
    marines: int
    summary: TranslatableText


class StartMoment(NamedTuple):
    """An exploration state in words, and the position of it."""

    words: TranslatableText
    position: Position


class StartMoments(NamedTuple):
    """The possible first moments of a game for a number of marines except the start, and the requested one."""

    wish: StartRequest
    moments: tuple[StartMoment, ...]
    beginning: StartPosition


def start_position(key: Key, reading: Reading | None, wish: StartRequest) -> StartPosition:
    """Return where a game begins as it is wished. Raises Unknown where the snapshot must be sent along."""
    facts = facts_of(key, reading)
    if facts is None:
        return StartPosition(None, wish.marines, translatable("This file could not be read."))
    return _beginning(facts, wish)


def start_moments(key: Key, reading: Reading | None, wish: StartRequest) -> StartMoments:
    """Return every exploration state to begin in, and the wished one. Raises Unknown where the snapshot must be sent along."""
    facts = facts_of(key, reading)
    if facts is None:
        return StartMoments(
            wish, (), StartPosition(None, wish.marines, translatable("This file could not be read."))
        )
    found = _beginning(facts, wish)
    listed = []
    for moment in _moments(facts, found.marines):
        listed.append(moment)
        if len(listed) == MOST_MOMENTS:
            break
    if wish.finding is not None and found.position is not None:
        listed.insert(
            0, StartMoment(translatable("What {code} shows", code=wish.finding.code), found.position)
        )
    return StartMoments(wish, tuple(listed), found)


def _beginning(facts: Facts, wish: StartRequest) -> StartPosition:
    if wish.finding is not None:
        found = position_of_finding(facts, wish.finding)
        if found is None:
            return StartPosition(
                None, wish.marines, translatable("This problem shows no moment of a game to play from.")
            )
        return StartPosition(
            found[1], found[0], translatable("From what {code} shows.", code=wish.finding.code)
        )
    near = () if wish.space is None else (wish.space,)
    done: tuple[Deed, ...] = ()
    scene: OverlayScene | None = None
    text = translatable("Point at a space of the map, or show a state of the solution (overlay 6).")
    if wish.explored:
        scene = _explored(facts, wish.marines)
        text = translatable("With everything revealed and doors as they are drawn.")
    elif wish.stop:
        stops = course(facts)
        stop = stops[min(wish.stop, len(stops)) - 1] if stops else None
        done = deeds_of(facts, stops[: wish.stop])
        if stop is not None:
            scene = scene_like(stop.scene, wish.marines)
            text = translatable("From step {number} of the solution.", number=wish.stop)
            if stop.stage is not None and not near and stop.stage.at is not None:
                near = (stop.stage.at,)
    elif wish.space is not None and wish.space in facts.board.number:
        bit = 1 << facts.board.number[wish.space]
        states = scenes(facts, wish.marines)
        scene = next((one for one in states if one.setting.revealed & bit), None)
        x, y = wish.space
        if scene is not None and scene.setting.number < 0:
            text = translatable(
                "From {x},{y}, with everything revealed: nothing else reveals this space.", x=x, y=y
            )
        else:
            text = translatable("From {x},{y}, in the first state in which it is revealed.", x=x, y=y)
    if scene is None:
        return StartPosition(None, wish.marines, text)
    chosen = wish.space is not None and not wish.explored and not wish.stop and scene.setting.number >= 0
    if chosen and wish.space is not None:
        scene = narrowed_scene(scene, wish.space)
    position = position_of_scene(scene, wish.marines, near, done, needed=chosen)
    at = position.marines[0].at if position.marines else None
    if wish.space is not None and at is not None and at != wish.space:
        there = translatable("{x},{y}", x=at[0], y=at[1])
        text = translatable(
            "{text} There is no room on it; the nearest space is {there}.", text=text, there=there
        )
    return StartPosition(position, wish.marines, text)


def _explored(facts: Facts, marines: int) -> OverlayScene | None:
    whole = explored_scene(facts, marines)
    return as_drawn(whole, facts.board.open_doors("file")) if whole is not None else None


def _moments(facts: Facts, marines: int) -> Iterator[StartMoment]:
    """The steps of the solution, then the states that it does not come through, all of it at last."""
    stops = course(facts)
    met = set()
    for number, (stop, title) in enumerate(zip(stops, titles(facts, stops), strict=True), 1):
        scene = scene_like(stop.scene, marines)
        met.add(scene.setting.number)
        if stop.stage is not None:
            near = (stop.stage.at,) if stop.stage.at is not None else ()
            words = translatable("Step {number} of the solution: {title}", number=number, title=title)
            done = deeds_of(facts, stops[:number])
            yield StartMoment(words, position_of_scene(scene, marines, near, done))
    called = {area.id: area.name or area.id for area in facts.scenario.areas}
    start = {area.id for area in facts.scenario.areas if area.start}
    for scene in scenes(facts, marines):
        setting = scene.setting
        if setting.number in met or setting.number < 0:
            continue
        areas = [called.get(area, area) for area in setting.areas if area not in start]
        doors = [facts.board.doors[number].element for number in each_number(setting.opened)]
        opened = [facts.words.element(door) for door in doors if not door.open]
        shown = ", ".join(areas) if areas else translatable("nothing more")
        words = translatable("State {number}: {shown} revealed", number=setting.number + 1, shown=shown)
        if opened:
            words = translatable("{state}; open: {doors}", state=words, doors=", ".join(opened))
        yield StartMoment(words, position_of_scene(scene, marines))
    whole = _explored(facts, marines)
    if whole is not None:
        yield StartMoment(translatable("All revealed, doors as drawn"), position_of_scene(whole, marines))
