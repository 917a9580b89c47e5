"""Simulated games in words and numbers, for the table, the card and the plots."""

from collections.abc import Mapping
from typing import NamedTuple

from kneedeep.analysis.text.balance_text import percent
from kneedeep.games.simulation.comparison import MEASURES, SCORE, SimulationChange, SimulationMeasure, compared
from kneedeep.games.simulation.result import PartyStatistics, Simulation
from kneedeep.games.simulation.statistics import share_of
from kneedeep.games.simulation.strange_games import StrangeGame
from kneedeep.support.resources import table_rows
from kneedeep_editor.texts import later, marines_text, tr, tr_count

_REASONS = dict(table_rows(__file__, "game_reasons.txt"))
_WON = (later("nobody has won yet"), later("the marines win"), later("the invader wins"), later("nobody wins"))
_NEVER_SHOWN_IF_ZERO = ("nobody wins", "not finished", "time was up", "out of ammo")


class Cell(NamedTuple):
    """A number of the table: value, interval or spread, previous value, change, interval of the change.

    `sure`: the change is significant.
    """

    value: str
    spread: str = ""
    before: str = ""
    change: str = ""
    interval: str = ""
    sure: bool = False


class Row(NamedTuple):
    """One measure with each number of marines."""

    name: str
    cells: tuple[Cell, ...]


def table_of(result: Simulation, before: Simulation | None) -> tuple[Row, ...]:
    """The numbers of a simulation by measure and number of marines, with changes since another simulation."""
    earlier = {} if before is None else {party.marines: party for party in before.parties}
    parties = [party for party in result.parties if party.games]
    changes = [compared(earlier[party.marines], party) if party.marines in earlier else {} for party in parties]
    rows = []
    for measure in MEASURES:
        cells = tuple(
            _changed(_cell(measure, party), change.get(measure.name))
            for party, change in zip(parties, changes, strict=True)
        )
        shown = measure.name not in _NEVER_SHOWN_IF_ZERO or any(cell.value != "0%" or cell.sure for cell in cells)
        if cells and shown:
            rows.append(Row(tr(measure.name), cells))
    return tuple(rows)


def _cell(measure: SimulationMeasure, party: PartyStatistics) -> Cell:
    values = [measure.of(record) for record in party.records]
    return _share(sum(values), party.games) if measure.share else _mean(values)


def _share(cases: float, games: int) -> Cell:
    share = share_of(int(cases), games)
    return Cell(percent(share.share), f"{100 * share.low:.0f}–{100 * share.high:.0f}%")


def _mean(values: list[float]) -> Cell:
    ordered = sorted(values)
    last = len(ordered) - 1
    lower, upper = ordered[last // 4], ordered[last * 3 // 4]
    span = f"{lower:.0f}" if lower == upper else f"{lower:.0f}–{upper:.0f}"
    return Cell(f"{sum(values) / len(values):.1f}", span)


def _changed(cell: Cell, change: SimulationChange | None) -> Cell:
    if change is None:
        return cell
    lines = [_signed(value, change) for value in (change.difference, change.low, change.high)]
    before = percent(change.before) if change.share else f"{change.before:.1f}"
    return cell._replace(
        before=before,
        change=lines[0],
        interval=tr("{least} to {most}", least=lines[1], most=lines[2]),
        sure=change.sure,
    )


def _signed(value: float, change: SimulationChange) -> str:
    """A difference with its sign. Differences of shares are in percentage points."""
    scale, digits = (100, 0) if change.share else (1, 1)
    text = f"{scale * value:+.{digits}f}"
    return text.replace("-", "\N{MINUS SIGN}") if float(text) else text[1:]


def verdict_text(said: Mapping[int, str], result: Simulation, before: Simulation | None = None, name: str = "") -> str:
    """The verdicts by number of marines, with changes since named earlier games, and the legend."""
    earlier = {} if before is None else {party.marines: party for party in before.parties}
    lines = []
    for party in result.parties:
        if party.games:
            change = change_text(earlier[party.marines], party, name) if party.marines in earlier else ""
            lines.append(f"{said[party.marines]} {change}".strip())
    return "\n".join([*lines, said.get(0, "")]).rstrip()


def change_text(before: PartyStatistics, after: PartyStatistics, name: str) -> str:
    """The change of the score since named earlier games. Empty for few games."""
    change = compared(before, after).get(SCORE)
    if change is None:
        return ""
    value, low, high = (_signed(part, change) for part in (change.difference, change.low, change.high))
    if not change.sure:
        return tr(
            "Since {name}: score {change} ({low} to {high}), which may be chance.",
            name=name, change=value, low=low, high=high,
        )  # fmt: skip
    return tr(
        "Since {name}: score {change} ({low} to {high}), hardly by chance.",
        name=name, change=value, low=low, high=high,
    )  # fmt: skip


def progress_text(result: Simulation, asked: int, seconds: float) -> str:
    """The progress of a simulation: games, speed, remaining time."""
    if not result.all_games:
        return tr("Setting up the boards …")
    pace = result.all_games / seconds if seconds > 0 else 0.0
    left = (asked - result.all_games) / pace if pace else 0.0
    rest = "" if result.all_games >= asked else tr(", {time} left", time=_time(left))
    return tr(
        "{games} of {number}, {pace:.1f} a second{rest}",
        games=result.all_games,
        number=tr_count("{n} game", "{n} games", asked),
        pace=pace,
        rest=rest,
    )


def _time(seconds: float) -> str:
    return tr("{part:.0f} s", part=seconds) if seconds < 90 else tr("{part:.0f} min", part=seconds / 60)


def unusual_game_text(odd: StrangeGame) -> str:
    """An unusual game in words."""
    record = odd.record
    won = tr(_WON[record.winner])
    why = ", ".join(tr(_REASONS[reason]) for reason in odd.reasons)
    return tr(
        "Game {number}, {number2}: {why}; {won} in round {rounds}",
        number=record.number,
        number2=marines_text(odd.players),
        why=why,
        won=won,
        rounds=record.rounds,
    )


def party_title(party: PartyStatistics) -> str:
    """A number of marines, with the number of games."""
    return f"{marines_text(party.marines)}\n{tr_count('{n} game', '{n} games', party.games)}"
