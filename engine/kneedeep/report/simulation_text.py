"""A simulation on one screen: the difficulty in words and numbers, and the balance findings."""

from collections.abc import Iterable, Iterator, Sequence
from textwrap import TextWrapper

from kneedeep.analysis.framework.finding import Finding, Severity
from kneedeep.analysis.text.balance_text import interval, percent
from kneedeep.games.simulation import result as results
from kneedeep.games.simulation.difficulty import difficulties
from kneedeep.model.catalog import load_catalog
from kneedeep.model.catalog.edition_words import in_words_of
from kneedeep.model.scenario.model import Scenario
from kneedeep.report.difficulty_text import LEGEND, UNSURE, difficulty_text, sensitivity_text, verdict
from kneedeep.report.simulation import SimulationReport
from kneedeep.report.simulation_context import context
from kneedeep.report.simulation_sections import SHOWN, sections
from kneedeep.support.platforms.streams import line_width
from kneedeep.support.printable import printable
from kneedeep.support.resources import table_rows
from kneedeep.support.translation import later, tr, tr_count, translated

WIDTH = 100
LABEL = 20
"""The minimum width of the labels."""
MOST_OF_ONE_CODE = 3
"""The number of findings with one code above which they share a line."""


def write(report: SimulationReport) -> Iterator[str]:
    """Yield the report."""
    yield "".join(f"{printable(line)}\n" for line in _lines(report))


def verdicts(scenario: Scenario, result: results.Simulation, *, brief: bool = False) -> dict[int, str]:
    """The difficulty in sentences, by number of marines. `brief`: one sentence each.

    The key 0 has the legend of the three shares, if they are used.
    """
    found = {}
    measured = list(difficulties(scenario, result))
    for difficulty in measured:
        text = translated(verdict(difficulty)) if brief else difficulty_text(difficulty)
        if difficulty.void is None and not brief:
            own = (one for one in result.sensitivity if one.marines == difficulty.marines)
            text = f"{text} {sensitivity_text(own)}".strip()
        found[difficulty.marines] = text
    if any(difficulty.bracket is not None for difficulty in measured):
        found[0] = tr(LEGEND)
    return found


def _lines(report: SimulationReport) -> Iterator[str]:
    yield from _wrapped(_head(report), 0)
    yield ""
    if not report.result.games:
        yield tr("No game was played to its end.")
        return
    yield from _verdicts(report)
    yield from _provenance(report)
    yield ""
    columns, table = _table(report.result.parties)
    yield from table
    words = (tr(in_words_of(report.scenario.ruleset, _MEANINGS[name])) for name in columns if name in _MEANINGS)
    yield from _wrapped(f"{'; '.join(words)}.", 0)
    yield ""
    for label, text in sections(report, load_catalog(report.scenario.ruleset)):
        yield from _wrapped(text, max(LABEL, len(label) + 1), label)
    if report.findings:
        yield ""
    for text in _findings(report.findings):
        yield from _wrapped(text, 2)
    if report.kept:
        yield ""
    for kept in report.kept:
        yield tr("kept {path} ({reasons})", path=kept.path, reasons=", ".join(map(translated, kept.reasons)))


def _verdicts(report: SimulationReport) -> Iterator[str]:
    """Yield the difficulty for each number of marines, and notes on its precision."""
    result = report.result
    for line in verdicts(report.scenario, result).values():
        yield from _wrapped(line, 0)
    shared = [party for party in result.parties if party.games and party.won(results.UNFINISHED).share <= 0.5]
    if result.margin is not None and any(party.settled for party in shared):
        text = later("The games stopped when the marines' share was known to ±{margin}%; --games N plays N games.")
        yield from _wrapped(tr(text, margin=f"{100 * result.margin:g}"), 0)
    if any(party.won(results.MARINES).margin > UNSURE for party in shared):
        yield from _wrapped(tr("The numbers in parentheses are the 95 % confidence interval; more games narrow it."), 0)


def _provenance(report: SimulationReport) -> Iterator[str]:
    """Yield sentences that put the games into context, and the sources of the numbers."""
    for line in context(report.scenario, report.result):
        yield from _wrapped(line, 0)
    reliance = report.reliance()
    # Not wrapped, so that its command can be copied.
    yield reliance.line(report.path)
    for line in reliance.missing_cards():
        yield from _wrapped(line, 0)
    if report.numbers:
        text = later("Played with numbers of your own: {numbers}. The shipped scenarios were played without them.")
        yield from _wrapped(tr(text, numbers=_own(report)), 0)


def _head(report: SimulationReport) -> str:
    result = report.result
    played = sorted({party.games for party in result.parties})
    games = tr_count("{n} game", "{n} games", played[-1])
    if len(played) > 1:
        games = tr("{few} to {many} games", few=played[0], many=played[-1])
    each = "" if len(result.parties) == 1 else tr(" with each number of marines")
    cut = tr(", interrupted") if report.interrupted else ""
    beside = tr("; also games with hasty marines, and with a hasty invader") if result.bracket else ""
    text = later("{title}: {games}; marines: {marines}, invader: {invader}; seed {seed}")
    title, games, seed = report.scenario.title, f"{games}{each}{cut}", f"{result.seed}{beside}"
    return tr(text, title=title, games=games, marines=result.bots[0], invader=result.bots[1], seed=seed)


def _own(report: SimulationReport) -> str:
    """The user's own numbers, written as in their file."""
    shown = [f"{address} {value}" for address, value in report.numbers[:SHOWN]]
    more = len(report.numbers) - SHOWN
    return ", ".join([*shown, *([tr("and {more} more", more=more)] if more > 0 else [])])


def _table(parties: Sequence[results.PartyStatistics]) -> tuple[list[str], list[str]]:
    """The columns and rows of the numbers by number of marines. Columns without information are left out."""
    rows = [_row(party) for party in parties if party.games]
    columns = [name for name in rows[0] if name in _ALWAYS or any(row[name] not in ("0", "0%") for row in rows)]
    widths = [max(len(tr(name)), *(len(row[name]) for row in rows)) for name in columns]
    lines = [{name: tr(name) for name in columns}, *rows]
    return columns, [
        "  ".join(line[name].rjust(width) for name, width in zip(columns, widths, strict=True)) for line in lines
    ]


_ALWAYS = ("marines", "games", "marines win", "invader wins", "rounds", "half of them", "fragged", "killed")
_COLUMNS = dict(table_rows(__file__, "simulation_columns.txt"))
COLUMNS = tuple(_COLUMNS)
"""The columns of the table, in order."""

_MEANINGS = {name: meaning for name, meaning in _COLUMNS.items() if meaning}
"""The meanings of columns with unclear names."""


def _row(party: results.PartyStatistics) -> dict[str, str]:
    rounds = party.spread("rounds")
    dry = sum(record.dry for record in party.records)
    return {
        "marines": str(party.marines),
        "games": str(party.games),
        "marines win": interval(party.won(results.MARINES)),
        "invader wins": interval(party.won(results.INVADERS)),
        "nobody wins": percent(party.won(results.NOBODY).share),
        "time was up": percent(party.ended(results.TIME) / party.games),
        "no end": str(party.ended(results.ROUNDS, results.DECISIONS)),
        "rounds": f"{rounds.mean:.1f}",
        "half of them": f"{rounds.lower}–{rounds.upper}" if rounds.lower < rounds.upper else str(rounds.lower),
        "fragged": f"{party.spread('deaths').mean:.1f}",
        "killed": f"{party.spread('kills').mean:.1f}",
        "out of ammo": percent(dry / party.games),
    }


def _findings(findings: Sequence[Finding]) -> Iterator[str]:
    """The findings, the worst first. Several with one code are listed by subject only."""
    groups: dict[str, list[Finding]] = {}
    for finding in sorted(findings, key=_rank):
        if finding.allowed is None:
            groups.setdefault(f"{tr(str(finding.severity))} {finding.code} {finding.name}", []).append(finding)
        else:
            said = f"{finding.code} {finding.name}: {finding.message}"
            yield tr("allowed {finding} Reason: {reason}", finding=said, reason=finding.allowed)
    for head, group in groups.items():
        about = [name for finding in group for name in finding.called]
        if len(group) > MOST_OF_ONE_CODE and len(about) >= len(group):
            yield f"{head}: {', '.join(about)} (`kneedeep explain {group[0].code}`)"
        else:
            yield from (f"{head}: {finding.message}" for finding in group)


def _rank(finding: Finding) -> tuple[int, str, tuple[int, ...]]:
    return _ORDER[finding.severity], finding.code, finding.marines or ()


_ORDER = {Severity.ERROR: 0, Severity.WARNING: 1, Severity.INFO: 2}


def _wrapped(text: str, indent: int, label: str = "") -> Iterable[str]:
    """A text wrapped to the report's width, with its label before the first line."""
    first, following = label.ljust(indent), " " * indent
    return TextWrapper(line_width(WIDTH), first, following, break_long_words=False, break_on_hyphens=False).wrap(text)
