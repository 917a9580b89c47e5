"""The context of verdicts on simulated games: the author's opinion, shipped scenarios, the bots' limits."""

from collections.abc import Iterable, Iterator

from kneedeep.analysis.text.balance_text import listed_counts, percent
from kneedeep.games.bots import LIMITS
from kneedeep.games.simulation.result import Simulation
from kneedeep.games.simulation.simulation_plan import bracket_of
from kneedeep.games.simulation.win_reference import MeasuredScenario, WinReference, reference
from kneedeep.model.catalog.edition import edition_of
from kneedeep.model.scenario.model import Scenario
from kneedeep.support.translation import later, tr

PEOPLE = later(
    "People plan together and know the game: use the numbers to compare scenarios, not to foresee an evening."
)


def context(scenario: Scenario, result: Simulation) -> Iterator[str]:
    """Yield the context of the verdicts in sentences."""
    yield challenge_line(scenario)
    if scale := scale_line(scenario.ruleset, result):
        yield scale
    yield limits_line(bots_of(result))


def bots_of(result: Simulation) -> tuple[str, ...]:
    """The names of the bots, each once."""
    return tuple(dict.fromkeys(bot for one in (result, *result.bracket) for bot in one.bots))


def challenge_line(scenario: Scenario) -> str:
    """The author's opinion on the difficulty."""
    if scenario.challenge:
        return tr("The author rates the scenario as {challenge}.", challenge=tr(scenario.challenge))
    return tr("The author does not say how hard the scenario is.")


def limits_line(bots: Iterable[str]) -> str:
    """The limits of the bots, in a sentence."""
    parts = [f"{bot} {tr(LIMITS[bot])}" for bot in bots if bot in LIMITS]
    return tr("Bots: {limits}. {people}", limits="; ".join(parts), people=tr(PEOPLE)) if parts else tr(PEOPLE)


def scale_line(ruleset: str, result: Simulation) -> str:
    """The marines' shares of wins in the shipped scenarios. Empty for other bots, or if nothing was measured."""
    counts = [party.marines for party in result.parties if party.games]
    found = reference()
    measured = [(one, _shares(one, counts)) for one in found.scenarios_of(ruleset)]
    named = ((f"{one.title} ({tr(one.challenge)})" if one.challenge else one.title, shares) for one, shares in measured)
    parts = [f"{title} {shares}" for title, shares in named if shares]
    if not bracket_of(result.bots) or not parts:
        return ""
    return tr(
        "Shipped scenarios, wins of the marines with {bot} on both sides and {counts}: {parts} ({games} games each{rules}).",
        bot=result.bots[0],
        counts=listed_counts(counts),
        parts="; ".join(parts),
        games=found.games_of(ruleset),
        rules=_other_rules(ruleset, found),
    )


def _shares(one: MeasuredScenario, counts: Iterable[int]) -> str:
    shares = {party.marines: percent(party.share.share) for party in one.parties}
    return ", ".join(shares.get(count, "–") for count in counts) if shares.keys() & set(counts) else ""


def _other_rules(ruleset: str, found: WinReference) -> str:
    played, now = found.rulesets[ruleset].version, edition_of(ruleset).version
    return "" if played == now else tr(", played by version {played} of the rules, now {now}", played=played, now=now)
