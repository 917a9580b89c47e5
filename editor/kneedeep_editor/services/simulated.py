"""What simulated games left on the map, as an answer that is drawn like an overlay."""

from collections.abc import Mapping

from kneedeep.analysis.wording import number
from kneedeep.board import Board
from kneedeep.simulation import maps
from kneedeep.simulation.maps import SpaceMap, map_of
from kneedeep.simulation.result import Simulation
from kneedeep_editor.services.answer import Answer, Layer, Line, Question, Space
from kneedeep_editor.texts import later, tr

TITLES: Mapping[str, str] = {
    maps.DEATHS: later("Deaths of marines"),
    maps.MARINES_STEPS: later("Steps of marines"),
    maps.INVADERS_STEPS: later("Steps of invaders"),
    maps.MARINES_SIGHTS: later("Lines of fire, marines"),
    maps.INVADERS_SIGHTS: later("Lines of fire, invaders"),
    maps.TAKEN: later("Things taken"),
    maps.REVEALED: later("Areas by round"),
}
"""What each map is called, in the order in which they are offered."""
_HEAT = ("heat-1", "heat-2", "heat-3", "heat-4", "heat-5")
_WORDS = {
    maps.DEATHS: ("marines fragged", "{} marine fragged|{} marines fragged"),
    maps.MARINES_STEPS: ("visits", "{} visit|{} visits"),
    maps.INVADERS_STEPS: ("visits", "{} visit|{} visits"),
    maps.TAKEN: ("% of the games", "taken in {}% of the games|taken in {}% of the games"),
    maps.REVEALED: ("round", "revealed in round {}|revealed in round {}"),
}
MOST_LINES = 400
"""The most used lines that are drawn."""


def answer_of(simulation: Simulation, board: Board, what: str, marines: int | None = None) -> Answer:
    """Return one map of a simulation as an answer; `marines`: of the games with so many alone."""
    found = map_of(simulation, board, what, marines)
    question, title = Question(f"simulated-{what}"), tr(TITLES[what])
    if not found.games:
        return Answer(question, title, told=tr("No game was played yet."))
    who = "" if marines is None else f" with {number(marines, 'marine')}"
    games = f"{number(found.games, 'game')}{who}"
    if what in (maps.MARINES_SIGHTS, maps.INVADERS_SIGHTS):
        return _lines(question, title, found, games)
    unit, words = _WORDS[what]
    numbers = {space: max(1, round(value)) if value else 0 for space, value in found.values.items()}
    layers = _heat(found, unit)
    if found.never:
        word = "never revealed" if what == maps.REVEALED else "never taken"
        layers = (*layers, Layer("unreached", word, found.never))
    return Answer(question, title, layers, numbers, told=_told(what, found, games), unit=words)


def _heat(found: SpaceMap, unit: str) -> tuple[Layer, ...]:
    """The spaces in five layers by their values, the greatest last."""
    values = {space: value for space, value in found.values.items() if value > 0}
    if not values:
        return ()
    most = 100.0 if found.what == maps.TAKEN else max(values.values())
    parts: list[list[Space]] = [[] for _ in _HEAT]
    for space, value in sorted(values.items()):
        parts[min(len(_HEAT) - 1, int(len(_HEAT) * value / most * 0.9999))].append(space)
    layers = []
    for place, spaces in enumerate(parts):
        if spaces:
            own = [values[space] for space in spaces]
            least, upper = round(min(own)), round(max(own))
            span = str(upper) if least == upper else f"{least} to {upper}"
            if upper < 1:
                span = "less than 1"
            title = (
                f"round {span}" if unit == "round" else f"{span}{'' if unit.startswith('%') else ' '}{unit}"
            )
            layers.append(Layer(_HEAT[place], title, tuple(spaces)))
    return tuple(layers)


def _lines(question: Question, title: str, found: SpaceMap, games: str) -> Answer:
    used = found.lines[-MOST_LINES:]
    if not used:
        return Answer(question, title, told=f"Nobody fired in {games}.")
    most = used[-1][2]
    lines: list[Line] = [
        (start, end, min(len(_HEAT), 1 + int(len(_HEAT) * rate / most * 0.9999))) for start, end, rate in used
    ]
    start, end, rate = used[-1]
    told = (
        f"{number(len(found.lines), 'line')} of fire in {games}; most used: {_at(start)} to {_at(end)}, "
        f"{rate:.0f} times in {maps.PER} games. The numbers say how often a space was aimed at in {maps.PER} games."
    )
    aimed: dict[Space, float] = {}
    for _, end, rate in found.lines:
        aimed[end] = aimed.get(end, 0.0) + rate
    layers = _heat(found._replace(values=aimed), "times aimed at")
    numbers = {space: round(rate) for space, rate in aimed.items() if round(rate)}
    unit = f"aimed at {{}} time in {maps.PER} games|aimed at {{}} times in {maps.PER} games"
    return Answer(question, title, layers, numbers, told=told, unit=unit, lines=tuple(lines))


def _told(what: str, found: SpaceMap, games: str) -> str:
    if not found.values:
        return f"Nothing of the kind in {games}."
    best = max(found.values, key=lambda space: (found.values[space], space))
    if what == maps.REVEALED:
        rest = f"; {number(len(found.never), 'space')} never" if found.never else ""
        return f"The round by which half of {games} had revealed it{rest}."
    if what == maps.TAKEN:
        return f"Of the games in which a thing lay on the table, in {games}."
    return f"In {maps.PER} games, by {games}; most at {_at(best)}."


def _at(space: Space) -> str:
    return f"{space[0]},{space[1]}"
