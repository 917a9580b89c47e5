"""Start positions of games, computed in the worker process, without Qt."""

from collections.abc import Iterator
from typing import NamedTuple

from kneedeep.analysis.framework import Facts, Finding
from kneedeep.analysis.reach.party_states import BoardState
from kneedeep.analysis.views.overlays import OverlayScene, as_drawn, course, explored_scene, scene_like, scenes
from kneedeep.analysis.views.positions import deeds_of, narrowed_scene, position_of_finding, position_of_scene
from kneedeep.model.geometry.bits import each_number
from kneedeep.model.scenario.io.reader import Reading
from kneedeep.rules.position import Deed, Position
from kneedeep.support.translation import TranslatableText, translatable
from kneedeep_editor.worker.map_questions import Space
from kneedeep_editor.worker.overlay_answers import titles
from kneedeep_editor.worker.snapshots import Key, facts_of

MOST_MOMENTS = 300
_Moment = tuple[TranslatableText, OverlayScene | None, tuple[Space, ...], tuple[Deed, ...]]
"""A moment in words, its scene, spaces near which marines are, and the deeds before it."""


class StartRequest(NamedTuple):
    """A start at a finding's witness, else at a stop of the solution, else at the first state revealing a space.

    `marines`: their number. `space`: their place, or one near it. `explored`: everything is revealed, doors as drawn.
    """

    marines: int
    space: Space | None = None
    stop: int = 0
    finding: Finding | None = None
    explored: bool = False


class StartPosition(NamedTuple):
    """A position with its number of marines and its title. Without a position, the reason why there is none."""

    position: Position | None
    marines: int
    summary: TranslatableText


class StartMoment(NamedTuple):
    """An exploration state in words, and its position."""

    words: TranslatableText
    position: Position


class StartMoments(NamedTuple):
    """The start moments of a game for a number of marines (except its start), and the requested one."""

    wish: StartRequest
    moments: tuple[StartMoment, ...]
    beginning: StartPosition


def start_position(key: Key, reading: Reading | None, wish: StartRequest) -> StartPosition:
    """The requested start of a game. Raises UnknownSnapshot if the snapshot must be sent along."""
    if (facts := facts_of(key, reading)) is None:
        return StartPosition(None, wish.marines, translatable("This file could not be read."))
    return _beginning(facts, wish)


def start_moments(key: Key, reading: Reading | None, wish: StartRequest) -> StartMoments:
    """All exploration states as start moments, and the requested one. Raises UnknownSnapshot."""
    if (facts := facts_of(key, reading)) is None:
        return StartMoments(wish, (), StartPosition(None, wish.marines, translatable("This file could not be read.")))
    found = _beginning(facts, wish)
    listed = []
    for moment in _moments(facts, found.marines):
        listed.append(moment)
        if len(listed) == MOST_MOMENTS:
            break
    if wish.finding is not None and found.position is not None:
        listed.insert(0, StartMoment(translatable("What {code} shows", code=wish.finding.code), found.position))
    return StartMoments(wish, tuple(listed), found)


def _beginning(facts: Facts, wish: StartRequest) -> StartPosition:
    if wish.finding is not None:
        return _of_finding(facts, wish, wish.finding)
    text, scene, near, done = _scene_of(facts, wish)
    if scene is None:
        return StartPosition(None, wish.marines, text)
    chosen = wish.space is not None and not wish.explored and not wish.stop and scene.setting.number >= 0
    if chosen and wish.space is not None:
        scene = narrowed_scene(scene, wish.space)
    position = position_of_scene(scene, wish.marines, near, done, needed=chosen)
    at = position.marines[0].at if position.marines else None
    if wish.space is not None and at is not None and at != wish.space:
        there = translatable("{x},{y}", x=at[0], y=at[1])
        text = translatable("{text} There is no room on it; the nearest space is {there}.", text=text, there=there)
    return StartPosition(position, wish.marines, text)


def _of_finding(facts: Facts, wish: StartRequest, finding: Finding) -> StartPosition:
    if (found := position_of_finding(facts, finding)) is None:
        return StartPosition(None, wish.marines, translatable("This problem shows no moment of a game to play from."))
    return StartPosition(found[1], found[0], translatable("From what {code} shows.", code=finding.code))


def _scene_of(facts: Facts, wish: StartRequest) -> _Moment:
    near = () if wish.space is None else (wish.space,)
    if wish.explored:
        text = translatable("With everything revealed and doors as they are drawn.")
        return text, _explored(facts, wish.marines), near, ()
    if wish.stop:
        if stops := course(facts):
            stop = stops[min(wish.stop, len(stops)) - 1]
            if stop.stage is not None and stop.stage.at is not None and not near:
                near = (stop.stage.at,)
            text = translatable("From step {number} of the solution.", number=wish.stop)
            return text, scene_like(stop.scene, wish.marines), near, deeds_of(facts, stops[: wish.stop])
    elif wish.space is not None and wish.space in facts.board.number:
        return *_revealed(facts, wish.space, wish.marines), near, ()
    text = translatable("Point at a space of the map, or show a state of the solution (overlay 6).")
    return text, None, near, ()


def _revealed(facts: Facts, space: Space, marines: int) -> tuple[TranslatableText, OverlayScene | None]:
    """The first state that reveals a space, in words and as a scene."""
    bit = 1 << facts.board.number[space]
    scene = next((one for one in scenes(facts, marines) if one.setting.revealed & bit), None)
    x, y = space
    if scene is not None and scene.setting.number < 0:
        text = translatable("From {x},{y}, with everything revealed: nothing else reveals this space.", x=x, y=y)
    else:
        text = translatable("From {x},{y}, in the first state in which it is revealed.", x=x, y=y)
    return text, scene


def _explored(facts: Facts, marines: int) -> OverlayScene | None:
    whole = explored_scene(facts, marines)
    return as_drawn(whole, facts.board.open_doors("file")) if whole is not None else None


def _moments(facts: Facts, marines: int) -> Iterator[StartMoment]:
    """Yield the steps of the solution, then further states, and finally the whole board revealed."""
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
    for scene in scenes(facts, marines):
        if scene.setting.number not in met and scene.setting.number >= 0:
            yield StartMoment(_state_words(facts, scene.setting), position_of_scene(scene, marines))
    if (whole := _explored(facts, marines)) is not None:
        yield StartMoment(translatable("All revealed, doors as drawn"), position_of_scene(whole, marines))


def _state_words(facts: Facts, setting: BoardState) -> TranslatableText:
    called = {area.id: area.name or area.id for area in facts.scenario.areas}
    start = {area.id for area in facts.scenario.areas if area.start}
    areas = [called.get(area, area) for area in setting.areas if area not in start]
    doors = [facts.board.doors[number].element for number in each_number(setting.opened)]
    opened = [facts.words.element(door) for door in doors if not door.open]
    shown = ", ".join(areas) if areas else translatable("nothing more")
    words = translatable("State {number}: {shown} revealed", number=setting.number + 1, shown=shown)
    if opened:
        return translatable("{state}; open: {doors}", state=words, doors=", ".join(opened))
    return words
