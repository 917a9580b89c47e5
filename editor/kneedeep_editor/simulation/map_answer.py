"""Maps of simulated games, as answers that are drawn like overlays."""

from collections.abc import Mapping

from kneedeep.board import Board
from kneedeep.games.simulation import space_maps
from kneedeep.games.simulation.result import Simulation
from kneedeep.games.simulation.space_maps import SpaceMap, map_of
from kneedeep_editor.texts import EditionTexts, coordinates, later, later_count, tr, tr_count
from kneedeep_editor.worker.map_questions import Layer, Line, MapAnswer, MapQuestion, Space

TITLES: Mapping[str, str] = {
    space_maps.DEATHS: later("Deaths of marines"),
    space_maps.MARINES_STEPS: later("Steps of marines"),
    space_maps.INVADERS_STEPS: later("Steps of invaders"),
    space_maps.MARINES_SIGHTS: later("Lines of fire, marines"),
    space_maps.INVADERS_SIGHTS: later("Lines of fire, invaders"),
    space_maps.TAKEN: later("Things taken"),
    space_maps.REVEALED: later("Areas by round"),
}
"""The titles of maps, in the order offered."""
_HEAT = ("heat-1", "heat-2", "heat-3", "heat-4", "heat-5")
_VISITS = (later("{span} visits"), later_count("{n} visit", "{n} visits"))
_AIMED = later("{span} times aimed at")
_AIMED_AT = later_count("aimed at {n} time in 100 games", "aimed at {n} times in 100 games")
_WORDS = {
    space_maps.DEATHS: (later("{span} marines fragged"), later_count("{n} marine fragged", "{n} marines fragged")),
    space_maps.MARINES_STEPS: _VISITS,
    space_maps.INVADERS_STEPS: _VISITS,
    space_maps.TAKEN: (
        later("{span}% of the games"),
        later_count("taken in {n}% of the games", "taken in {n}% of the games"),
    ),
    space_maps.REVEALED: (later("round {span}"), later_count("revealed in round {n}", "revealed in round {n}")),
}
"""The titles of a map's layers, rising, and the unit of its numbers."""
MOST_LINES = 400
"""The maximum number of lines, the most used ones."""


def answer_of(simulation: Simulation, board: Board, what: str, marines: int | None = None) -> MapAnswer:
    """A map of a simulation as an answer. `marines`: only for the games with this number."""
    found = map_of(simulation, board, what, marines)
    texts = EditionTexts(board.scenario.ruleset)
    question, title = MapQuestion(f"simulated-{what}"), texts.tr(TITLES[what])
    if not found.games:
        return MapAnswer(question, title, summary=tr("No games have been played yet."))
    games = tr_count("{n} game", "{n} games", found.games)
    if marines is not None:
        games = tr_count("{games} with {n} marine", "{games} with {n} marines", marines, games=games)
    if what in (space_maps.MARINES_SIGHTS, space_maps.INVADERS_SIGHTS):
        return _lines(question, title, found, games)
    unit, (one, more) = _WORDS[what]
    numbers = {space: max(1, round(value)) if value else 0 for space, value in found.values.items()}
    layers = _heat(found, unit)
    if found.never:
        word = texts.tr("never revealed") if what == space_maps.REVEALED else tr("never taken")
        layers = (*layers, Layer("unreached", word, found.never))
    return MapAnswer(
        question,
        title,
        layers,
        numbers,
        summary=_summary(what, found, games, texts),
        unit=(texts.words(one), texts.words(more)),
    )


def _heat(found: SpaceMap, unit: str) -> tuple[Layer, ...]:
    """The spaces in five layers by value, the greatest last."""
    values = {space: value for space, value in found.values.items() if value > 0}
    if not values:
        return ()
    most = 100.0 if found.what == space_maps.TAKEN else max(values.values())
    parts: list[list[Space]] = [[] for _ in _HEAT]
    for space, value in sorted(values.items()):
        parts[min(len(_HEAT) - 1, int(len(_HEAT) * value / most * 0.9999))].append(space)
    layers = []
    for place, spaces in enumerate(parts):
        if spaces:
            own = [values[space] for space in spaces]
            least, upper = round(min(own)), round(max(own))
            span = str(upper) if least == upper else tr("{least} to {most}", least=least, most=upper)
            if upper < 1:
                span = tr("less than 1")
            layers.append(Layer(_HEAT[place], tr(unit, span=span), tuple(spaces)))
    return tuple(layers)


def _lines(question: MapQuestion, title: str, found: SpaceMap, games: str) -> MapAnswer:
    used = found.lines[-MOST_LINES:]
    if not used:
        return MapAnswer(question, title, summary=tr("There was no attack in {games}.", games=games))
    most = used[-1][2]
    lines: list[Line] = [
        (start, end, min(len(_HEAT), 1 + int(len(_HEAT) * rate / most * 0.9999))) for start, end, rate in used
    ]
    start, end, rate = used[-1]
    text = tr(
        "{lines} in {games}; most used: {start} to {end}, {times} in {per} games. "
        "The numbers say how often a space was aimed at in {per} games.",
        lines=tr_count("{n} line of fire", "{n} lines of fire", len(found.lines)),
        games=games, start=coordinates(start), end=coordinates(end), per=space_maps.PER,
        times=tr_count("{n} time", "{n} times", round(rate)),
    )  # fmt: skip
    aimed: dict[Space, float] = {}
    for _, end, rate in found.lines:
        aimed[end] = aimed.get(end, 0.0) + rate
    layers = _heat(found._replace(values=aimed), _AIMED)
    numbers = {space: round(rate) for space, rate in aimed.items() if round(rate)}
    return MapAnswer(question, title, layers, numbers, summary=text, unit=_AIMED_AT, lines=tuple(lines))


def _summary(what: str, found: SpaceMap, games: str, texts: EditionTexts) -> str:
    if not found.values:
        return tr("There were none in {games}.", games=games)
    best = max(found.values, key=lambda space: (found.values[space], space))
    if what == space_maps.REVEALED:
        if not found.never:
            return texts.tr("The round by which half of {games} had revealed it.", games=games)
        return texts.tr_count(
            "The round by which half of {games} had revealed it; {n} space never.",
            "The round by which half of {games} had revealed it; {n} spaces never.",
            len(found.never), games=games,
        )  # fmt: skip
    if what == space_maps.TAKEN:
        return tr("Share of the games in which the thing was on the board, from {games}.", games=games)
    return tr(
        "Numbers per {per} games, computed from {games}; most at {at}.",
        per=space_maps.PER,
        games=games,
        at=coordinates(best),
    )
