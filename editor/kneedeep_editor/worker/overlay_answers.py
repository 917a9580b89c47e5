"""Answers of the worker process for overlays, without Qt. Facts of the last snapshot are cached."""

from collections.abc import Callable, Collection, Iterable, Mapping
from functools import partial
from typing import NamedTuple

from kneedeep.analysis.framework.facts import Facts
from kneedeep.analysis.views import overlays
from kneedeep.analysis.views.overlays import OverlayScene, Stop
from kneedeep.board import Board
from kneedeep.drawing.plan.board_plan import name_rows
from kneedeep.model.geometry.bits import each_number
from kneedeep.model.geometry.distance import UNREACHED
from kneedeep.model.scenario.io.reader import Reading
from kneedeep.solver.time.movement_points import sprint_of
from kneedeep.support import TranslatableText, coordinates, later_count, translatable, translatable_count
from kneedeep_editor.worker import map_questions as asked
from kneedeep_editor.worker import portal_overlays
from kneedeep_editor.worker.map_questions import Layer, MapAnswer, MapQuestion, Space
from kneedeep_editor.worker.portal_overlays import layers_of, spaces_text
from kneedeep_editor.worker.snapshots import Key, facts_of

_HEAT = ("heat-1", "heat-2", "heat-3", "heat-4", "heat-5")
_REVEALED = later_count("revealed after {n} step", "revealed after {n} steps")
_RANGES = ("near", "middle", "far", "farther")


class _Surveyed(NamedTuple):
    facts: Facts
    board: Board
    scenes: dict[int, OverlayScene]
    course: list[tuple[Stop, ...]]


_LAST: list[_Surveyed] = []


def answer_overlay(key: Key, reading: Reading | None, question: MapQuestion) -> MapAnswer:
    """The answer to a question about a snapshot. Raises UnknownSnapshot if the snapshot must be sent along."""
    if (facts := facts_of(key, reading)) is None:
        return MapAnswer(question, translatable("No map"), summary=translatable("This file could not be read."))
    if not _LAST or _LAST[0].facts is not facts:
        _LAST[:] = [_Surveyed(facts, facts.board, {}, [])]
    return _answered(_LAST[0], question)


def _answered(known: _Surveyed, question: MapQuestion) -> MapAnswer:
    if question.overlay == asked.ORDER or question.stop:
        stops = _course(known)
        question = question._replace(stop=min(question.stop, len(stops)))
    if (scene := _scene(known, question.stop)) is None:
        return MapAnswer(question, translatable("No spaces"), summary=translatable("The map is empty."))
    made = _shown(known, question, scene)
    course = known.course[0] if known.course else None
    stage = course[question.stop - 1].stage if course and question.stop else None
    layers = made.layers
    if question.overlay != asked.ORDER:
        unrevealed = known.board.lattice.everywhere & ~scene.setting.revealed
        layers = (*layers, *layers_of(known.board, ("unrevealed", translatable("not revealed yet"), unrevealed)))
    return made._replace(
        layers=layers,
        opened=_opened(known, scene) if question.stop else (),
        at=stage.at if stage is not None and question.overlay not in asked.FROM_A_SPACE else None,
        stops=None if course is None else titles(known.facts, course),
    )


def _shown(known: _Surveyed, question: MapQuestion, scene: OverlayScene) -> MapAnswer:
    space = question.space
    number = None if space is None else known.board.number.get(space)
    title, answer = _ANSWERS[question.overlay]
    if number is None and question.overlay in asked.FROM_A_SPACE:
        text = translatable("Point at a space to see where a marine fragged there respawns.")
        point = text if question.overlay == asked.RESPAWN else translatable("Point at a space.")
        return MapAnswer(question, title, summary=point)
    return answer(known, scene, question, -1 if number is None else number)._replace(title=title)


def _course(known: _Surveyed) -> tuple[Stop, ...]:
    if not known.course:
        known.course.append(overlays.course(known.facts))
    return known.course[0]


def _scene(known: _Surveyed, stop: int) -> OverlayScene | None:
    if stop not in known.scenes:
        if stop:
            known.scenes[stop] = known.course[0][stop - 1].scene
        else:
            if (whole := overlays.explored_scene(known.facts)) is None:
                return None
            board = known.board
            known.scenes[stop] = overlays.as_drawn(whole, board.open_doors("file"))
            known.scenes[-1] = overlays.as_drawn(whole, board.open_doors("open"))
    return known.scenes[stop]


def titles(facts: Facts, stops: Iterable[Stop]) -> tuple[str, ...]:
    """The titles of the stops of a solution."""
    found: list[str] = []
    for stop in stops:
        if (stage := stop.stage) is None:
            found.append(translatable("start"))
            continue
        text = facts.words.move(stage.kind, stage.element, stage.others)
        if stage.turn is not None:
            text = translatable("{text} (turn {turn})", text=text, turn=stage.turn)
        found.append(text)
    return tuple(found)


def _opened(known: _Surveyed, scene: OverlayScene) -> tuple[asked.Edge, ...]:
    doors = known.board.doors
    return tuple(edge for number in each_number(scene.setting.opened) for edge in doors[number].edges)


def _numbered(known: _Surveyed, values: Iterable[int]) -> dict[Space, int]:
    spaces = known.board.spaces
    return {space: value for space, value in zip(spaces, values, strict=True) if value != UNREACHED}


def _by_range(known: _Surveyed, numbers: Mapping[Space, int]) -> tuple[Layer, ...]:
    """Layers of distances by number of sprints, or by quarters of the maximum if cards give the steps."""
    board = known.board
    quarter = max(1, -(-max(numbers.values(), default=0) // len(_RANGES)))
    length = sprint_of(board.scenario, board.most_marines) or quarter
    found: dict[int, list[Space]] = {}
    for space, number in numbers.items():
        found.setdefault(min(3, max(0, number - 1) // length), []).append(space)
    titles = (
        translatable_count("up to {n} step", "up to {n} steps", length),
        *(translatable("up to {number}", number=times * length) for times in (2, 3)),
        translatable("over {number}", number=3 * length),
    )
    layers = [Layer(_RANGES[part], titles[part], tuple(found[part])) for part in sorted(found)]
    rest = [space for space in known.board.spaces if space not in numbers]
    return (*layers, *([Layer("unreached", translatable("unreachable"), tuple(rest))] if rest else ()))


def _at(space: Space | None) -> str:
    return "" if space is None else coordinates(space)


def _sight(known: _Surveyed, scene: OverlayScene, question: MapQuestion, number: int) -> MapAnswer:
    shown = overlays.sighted(scene, number)
    text = translatable_count(
        "{at} sees {seen} of {n} space.",
        "{at} sees {seen} of {n} spaces.",
        scene.setting.revealed.bit_count(),
        at=_at(question.space),
        seen=shown.seen.bit_count(),
    )
    layers = layers_of(
        known.board,
        ("source", "", 1 << number),
        ("seen", translatable("in sight"), shown.seen),
        ("hidden", translatable("out of sight"), shown.hidden),
    )
    return MapAnswer(question, "", layers, summary=text)


def _open_sight(known: _Surveyed, scene: OverlayScene, question: MapQuestion, number: int) -> MapAnswer:
    _scene(known, 0)
    setting = known.scenes[-1].setting
    opened = OverlayScene(scene.facts, scene.party, scene.setting._replace(opened=setting.opened))
    kept = known.scenes.setdefault(-2 - question.stop, opened)
    return _sight(known, kept, question, number)


def _steps(known: _Surveyed, scene: OverlayScene, question: MapQuestion, number: int) -> MapAnswer:
    numbers = _numbered(known, overlays.steps_from(scene, number))
    most = max(numbers.values(), default=0)
    text = translatable_count(
        "From {at} {spaces} can be reached, at most {n} step away.",
        "From {at} {spaces} can be reached, at most {n} steps away.",
        most,
        at=_at(question.space),
        spaces=spaces_text(len(numbers) - 1),
    )
    layers = (*layers_of(known.board, ("source", "", 1 << number)), *_by_range(known, numbers))
    away = later_count("{n} step away", "{n} steps away")
    return MapAnswer(question, "", layers, numbers, summary=text, unit=away)


def _respawn(known: _Surveyed, scene: OverlayScene, question: MapQuestion, number: int) -> MapAnswer:
    area = overlays.respawn_area(scene, number)
    low, high = scene.respawns.band
    away = translatable("respawn, {low} to {high} steps away", low=low, high=high)
    band = layers_of(known.board, ("source", "", 1 << number), ("band", away, area.band))
    at = _at(question.space)
    if area.fallback is None:
        text = translatable(
            "Fragged at {at}: respawns on one of {spaces}.", at=at, spaces=spaces_text(area.band.bit_count())
        )
        return MapAnswer(question, "", band, summary=text)
    count = area.fallback.spaces.bit_count()
    text = (
        translatable(
            "Fragged at {at}: no space {low} to {high} steps away; the nearest ones, {spaces}, "
"are used instead.",
            at=at, low=low, high=high, spaces=spaces_text(count),
        )
        if count
        else translatable(
            "Fragged at {at}: no space {low} to {high} steps away, and no other one.", at=at, low=low, high=high
        )
    )  # fmt: skip
    layers = (*band, *layers_of(known.board, ("fallback", translatable("nearest instead"), area.fallback.spaces)))
    return MapAnswer(question, "", layers, summary=text)


def _spawn(known: _Surveyed, scene: OverlayScene, question: MapQuestion, number: int) -> MapAnswer:
    board = scene.facts.board
    posts = tuple(board.number[post] for post in question.posts if post in board.number)
    area = overlays.spawn_area(scene, posts)
    layers = layers_of(
        known.board,
        ("post", translatable("marine"), sum(1 << post for post in posts)),
        ("legal", translatable("invaders may be spawned"), area.legal),
        ("watched", translatable("visible to a marine"), area.watched),
    )
    where = ", ".join(_at(post) for post in question.posts)
    spaces = spaces_text(area.legal.bit_count())
    text = (
        translatable("{spaces} for spawning with marines at {where}.", spaces=spaces, where=where)
        if where
        else translatable("{spaces} for spawning. Place up to three marines with the Test marines tool.", spaces=spaces)
    )
    return MapAnswer(question, "", layers, summary=text)


def _order(known: _Surveyed, scene: OverlayScene, question: MapQuestion, number: int) -> MapAnswer:
    board, stops = known.board, _course(known)
    if not stops:
        return MapAnswer(question, "", summary=translatable("No solution was found."))
    numbers, left = {}, board.lattice.everywhere
    for place, stop in enumerate(stops):
        for space in board.lattice.listed(stop.scene.setting.revealed & left):
            numbers[space] = place
        left &= ~stop.scene.setting.revealed
    if not question.stop:
        layers = layers_of(known.board, ("unrevealed", translatable("never revealed"), left))
        text = translatable_count(
            "{n} step to win; the numbers say after which step a space is revealed.",
            "{n} steps to win; the numbers say after which step a space is revealed.",
            len(stops) - 1,
        )
        return MapAnswer(question, "", layers, numbers, summary=text, unit=_REVEALED)
    revealed = scene.setting.revealed
    before = stops[question.stop - 2].scene.setting.revealed if question.stop > 1 else 0
    layers = layers_of(
        known.board,
        ("fresh", translatable("revealed by this step"), revealed & ~before),
        ("revealed", translatable("revealed before"), revealed & before),
        ("unrevealed", translatable("not revealed yet"), board.lattice.everywhere & ~revealed),
    )
    text = translatable_count(
        "{spaces} revealed, {n} door open.",
        "{spaces} revealed, {n} doors open.",
        scene.setting.opened.bit_count(),
        spaces=spaces_text(revealed.bit_count()),
    )
    return MapAnswer(question, "", layers, numbers, summary=text, unit=_REVEALED)


def _goal(known: _Surveyed, scene: OverlayScene, question: MapQuestion, number: int) -> MapAnswer:
    if not (goal := overlays.objective(scene)):
        return MapAnswer(question, "", summary=translatable("The marines' victory does not require reaching a place."))
    opened = scene if question.stop else known.scenes[-1]
    numbers = _numbered(known, overlays.objective_steps(opened))
    layers = (*layers_of(known.board, ("source", translatable("goal"), goal)), *_by_range(known, numbers))
    far = max(numbers.values(), default=0)
    text = (
        translatable_count("At most {n} step to the goal.", "At most {n} steps to the goal.", far)
        if question.stop
        else translatable_count(
            "At most {n} step to the goal, all doors open.", "At most {n} steps to the goal, all doors open.", far
        )
    )
    unit = later_count("{n} step to the goal", "{n} steps to the goal")
    return MapAnswer(question, "", layers, numbers, summary=text, unit=unit)


def _heat(known: _Surveyed, scene: OverlayScene, question: MapQuestion, number: int) -> MapAnswer:
    counts = overlays.heat(scene)
    most = max(counts)
    parts: list[list[Space]] = [[] for _ in _HEAT]
    for space, count in zip(known.board.spaces, counts, strict=True):
        parts[min(len(_HEAT) - 1, len(_HEAT) * (count - 1) // max(1, most))].append(space)
    layers = []
    for part, spaces in enumerate(parts):
        if spaces:
            least, upper = part * most // len(_HEAT) + 1, (part + 1) * most // len(_HEAT)
            title = translatable("visible from {least} to {most} spaces", least=least, most=upper)
            layers.append(Layer(_HEAT[part], title, tuple(spaces)))
    middle = sum(counts) / len(counts)
    text = translatable(
        "A space is visible from {middle} spaces on average, from {most} at most.",
        middle=f"{middle:.0f}", most=most,
    )  # fmt: skip
    numbers = _numbered(known, counts)
    unit = later_count("{n} space sees it", "{n} spaces see it")
    return MapAnswer(question, "", tuple(layers), numbers, summary=text, unit=unit)


def _areas(known: _Surveyed, scene: OverlayScene, question: MapQuestion, number: int) -> MapAnswer:
    board = known.board
    titles = {area.id: area.name or area.id for area in board.scenario.areas}
    start = {area.id for area in board.scenario.areas if area.start}
    layers, names, rows = [], [], name_rows(board)
    for place, (area, spaces) in enumerate(board.areas.items()):
        if not spaces:
            continue
        name = titles.get(area, area)
        title: str = translatable("{name} (start)", name=name) if area in start else name
        layers.append(Layer(f"area-{place % 8}", title, spaces))
        x, y, length = rows[area]
        names.append((x + length / 2, y + 0.5, length, title))
    text = translatable_count(
        "{n} area on {spaces}.", "{n} areas on {spaces}.", len(layers), spaces=spaces_text(len(board.spaces))
    )
    return MapAnswer(question, "", tuple(layers), names=tuple(names), summary=text)


def _of_board(
    answer: Callable[[Board, Collection[int], MapQuestion, int], MapAnswer],
    known: _Surveyed,
    scene: OverlayScene,
    question: MapQuestion,
    number: int,
) -> MapAnswer:
    return answer(known.board, tuple(each_number(scene.setting.opened)), question, number)


_ANSWERS: dict[str, tuple[TranslatableText, Callable[[_Surveyed, OverlayScene, MapQuestion, int], MapAnswer]]] = {
    asked.SIGHT: (translatable("Sight"), _sight),
    asked.OPEN_SIGHT: (translatable("Sight, all doors open"), _open_sight),
    asked.STEPS: (translatable("Steps"), _steps),
    asked.RESPAWN: (translatable("Respawn"), _respawn),
    asked.SPAWN: (translatable("Spawn spaces"), _spawn),
    asked.ORDER: (translatable("Exploration"), _order),
    asked.GOAL: (translatable("Distance to the goal"), _goal),
    asked.HEAT: (translatable("Heat of sight"), _heat),
    asked.AREAS: (translatable("Areas"), _areas),
    asked.COVER: (translatable("Cover"), partial(_of_board, portal_overlays.answer_cover)),
    asked.PORTALS: (translatable("Reach of the portals"), partial(_of_board, portal_overlays.answer_portals)),
    asked.DEMON_WALK: (translatable("Where demons walk"), partial(_of_board, portal_overlays.answer_demon_walk)),
    asked.NET: (translatable("Teleporters"), partial(_of_board, portal_overlays.answer_net)),
}
"""The title and the function of each overlay."""
