"""The lines of a simulation below its table: frags, places, portals, cards, areas, ammo, doors, turning points."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple, TypeVar

from kneedeep.analysis.text.balance_text import percent
from kneedeep.board import compile_board
from kneedeep.board.script.display_names import DisplayNames
from kneedeep.games.simulation.result import Simulation
from kneedeep.games.simulation.turning_points import SUBJECTS, TurningPoint, turning_points
from kneedeep.model.catalog import Catalog
from kneedeep.model.catalog.edition_words import in_words_of
from kneedeep.model.catalog.invader_setup import PORTAL_COLORS
from kneedeep.model.scenario.model import Scenario
from kneedeep.report.simulation import SimulationReport
from kneedeep.rules.registry import ruleset_for
from kneedeep.support.resources import table_rows
from kneedeep.support.translation import later, later_count, tr, tr_count, translated

_SENTENCES = dict(table_rows(__file__, "turning_lines.txt"))
_FRAGS = later_count(
    "In {lost} of the lost games a marine is fragged by the end of round {round}, in {won} of the won ones; most often "
    "in {area}.",
    "In {lost} of the lost games marines are fragged {n} times by the end of round {round}, in {won} of the won ones; "
    "the last time most often in {area}.",
)


class TurningLine(NamedTuple):
    """A turning point as a sentence, with its number of marines and the serial of its element."""

    marines: int
    text: str
    serial: int
    point: TurningPoint

    @property
    def label(self) -> str:
        """The number of marines in words."""
        return tr_count("Lost with {n} marine", "Lost with {n} marines", self.marines)


def turning_lines(scenario: Scenario, result: Simulation, catalog: Catalog) -> Iterator[TurningLine]:
    """Yield the turning points, the strongest for each number of marines first."""
    words = DisplayNames(scenario, compile_board(scenario, catalog), catalog)
    areas = {area.id: area.serial for area in scenario.areas}
    for party in result.parties:
        for point in turning_points(party):
            said: dict[str, object] = {"lost": percent(point.lost.share), "won": percent(point.won.share)}
            serials = []
            for part, value in zip(SUBJECTS[point.what], point.subject, strict=True):
                said[part] = value
                if part in ("area", "door", "token"):
                    serials.append(areas[str(value)] if part == "area" else int(value))
                    said[part] = words.element(scenario.element(serials[-1]))
            if point.what in _SENTENCES:
                text = tr(in_words_of(scenario.ruleset, _SENTENCES[point.what]), **said)
            else:
                text = tr_count(*_FRAGS, int(point.subject[0]), **said)
            yield TurningLine(party.marines, text, serials[0], point)


SHOWN = 8
SELDOM = 0.05
"""The minimum of listed numbers."""
MARINE = "marine"
Counted = TypeVar("Counted")


def sections(report: SimulationReport, catalog: Catalog) -> Iterator[tuple[str, str]]:
    """Yield labelled lines for all numbers of marines together."""
    result = report.result
    killers, places = result.tally("killers"), result.tally("deaths")
    if killers:
        yield (
            tr("Marines fragged by"),
            _shares(killers, lambda kind: _called(kind, report, catalog), later("others {share}")),
        )
        yield tr("Most of them at"), _shares(places, lambda space: f"{space[0]},{space[1]}", later("elsewhere {share}"))
    if kills := result.tally("kills"):
        label = tr(in_words_of(report.scenario.ruleset, later("Killed in a game")))
        yield label, _means(kills, result.games, lambda kind: _called(kind, report, catalog))
    yield from _fights(report, catalog)
    if areas := list(_areas(report)):
        yield tr(in_words_of(report.scenario.ruleset, later("Areas revealed"))), "; ".join(areas)
    if ammunition := list(_ammunition(result, ruleset_for(report.scenario.ruleset).ammunition)):
        yield tr("Ammo in a game"), "; ".join(ammunition)
    yield from _lost(report, catalog)
    opened = result.tally("opened")
    shut = [door for door in report.scenario.doors if door.serial and not opened[door.serial]]
    if shut:
        words = DisplayNames(report.scenario, compile_board(report.scenario, catalog), catalog)
        yield tr("Never opened"), ", ".join(words.element(door) for door in shut)


def _lost(report: SimulationReport, catalog: Catalog) -> Iterator[tuple[str, str]]:
    """Yield the turning points by number of marines, and how to see games that show them."""
    lines = list(turning_lines(report.scenario, report.result, catalog))
    for label in dict.fromkeys(line.label for line in lines):
        yield label, " ".join(_with_game(line) for line in lines if line.label == label)
    if lines and not report.kept:
        yield "", tr("--keep-odd DIR saves the games named here as replays.")


def _with_game(line: TurningLine) -> str:
    game = line.point.example
    return line.text if game is None else tr("{reason} Game {number} shows it.", reason=line.text, number=game.number)


def _fights(report: SimulationReport, catalog: Catalog) -> Iterator[tuple[str, str]]:
    """Yield lines on damage, portals, ways of fragging, cover and hands, if the games count them."""
    result, games = report.result, report.result.games
    harm = result.tally("damage")
    for side, label in (("marines", tr("Damage to marines")), ("invaders", tr("Damage to demons"))):
        if own := Counter({kind: count for (to, kind), count in harm.items() if to == side}):
            yield label, _means(own, games, lambda kind: _source_of_damage(kind, report, catalog))
    if portals := result.tally("portals"):
        yield tr("Portals summoned"), "; ".join(_portals(portals, games))
    if finishes := result.tally("finishes"):
        ways = Counter({"glory": 0, "telefrag": 0})
        for (how, _), count in finishes.items():
            ways[how] += count
        per_game = {how: f"{count / games:.1f}" for how, count in ways.items()}
        yield tr("Glory Kills"), tr("{glory} a game; telefrags {telefrag}", **per_game)
    defended = result.tally("defenses")
    parts = list(_covered(defended, games))
    if parts and any(what == "cover" for _, what in defended):
        yield tr("Second cards"), tr("for cover against {attacks}", attacks=", ".join(parts))
    if hands := result.tally("hands"):
        marines, invader = (f"{hands[side] / games:.1f}" for side in ("marines", "invaders"))
        text = tr("marines {marines}, invader {invader}", marines=marines, invader=invader)
        yield tr("Cards left in hand"), text


def _source_of_damage(kind: str, report: SimulationReport, catalog: Catalog) -> str:
    return tr("marines") if kind == MARINE else _called(kind, report, catalog)


def _covered(defended: Mapping[tuple[str, str], int], games: int) -> Iterator[str]:
    """Yield for each side its share of attacks defended with a second card."""
    for side, words in (("marines", tr("marines")), ("invaders", tr("demons"))):
        if defended[side, "cards"]:
            share = percent(defended[side, "cover"] / defended[side, "cards"])
            attacks = f"{defended[side, 'cards'] / games:.1f}"
            yield tr("{share} of {attacks} attacks on {side}", share=share, attacks=attacks, side=words)


def _portals(portals: Counter[tuple[str, int]], games: int) -> Iterator[str]:
    """Yield the number of summoning portals per game by color, with the median round."""
    for color in PORTAL_COLORS:
        rounds = sorted(number for (own, number), count in portals.items() if own == color for _ in range(count))
        if rounds:
            middle = tr(" (round {round})", round=rounds[len(rounds) // 2])
            yield f"{tr(color)} {len(rounds) / games:.1f}{middle}"


def _shares(counter: Counter[Counted], called: Callable[[Counted], str], others: str) -> str:
    total = counter.total()
    best = sorted(counter.items(), key=lambda pair: (-pair[1], str(pair[0])))
    shares = [f"{called(key)} {percent(count / total)}" for key, count in best[:SHOWN]]
    rest = sum(count for _, count in best[SHOWN:])
    return ", ".join([*shares, *([tr(others, share=percent(rest / total))] if rest else [])])


def _means(counter: Counter[Counted], games: int, called: Callable[[Counted], str]) -> str:
    best = sorted(counter.items(), key=lambda pair: (-pair[1], str(pair[0])))
    return ", ".join(f"{called(key)} {count / games:.1f}" for key, count in best[:SHOWN] if count >= SELDOM * games)


def _called(kind: str, report: SimulationReport, catalog: Catalog) -> str:
    if kind == MARINE:
        return tr("marines themselves")
    own = next((figure.name for figure in report.scenario.figure_types if figure.id == kind), "")
    if own or kind not in catalog.figures:
        return own or kind
    return translated(catalog.figures[kind].name)


def _areas(report: SimulationReport) -> Iterator[str]:
    """Yield the share of games that revealed an area, with the median round. The start area is left out."""
    revealed, games = report.result.tally("revealed"), report.result.games
    for area in report.scenario.areas:
        rounds = sorted(number for (own, number), count in revealed.items() if own == area.id for _ in range(count))
        if not area.start:
            when = tr(" (round {round})", round=rounds[len(rounds) // 2]) if rounds else ""
            yield f"{area.name or area.id} {percent(len(rounds) / games)}{when}"


def _ammunition(result: Simulation, classes: Sequence[str]) -> Iterator[str]:
    ammunition, games = result.tally("ammunition"), result.games
    for ammo in classes:
        start, found, used, left = (ammunition[what, ammo] / games for what in ("start", "found", "used", "left"))
        if start + found >= SELDOM:
            shown = {"start": f"{start:.1f}", "found": f"{found:.1f}", "used": f"{used:.1f}", "left": f"{left:.1f}"}
            yield tr("{ammo} {start} at the start, {found} picked up, {used} used, {left} left", ammo=tr(ammo), **shown)
