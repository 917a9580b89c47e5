"""What verdicts on simulated games are set beside: the author's word, the other bot, the shipped scenarios, the bots' limits."""

from collections.abc import Iterable, Iterator

from kneedeep.analysis.text.balance_text import interval, listed_counts, on_both_sides, percent
from kneedeep.bots import LIMITS
from kneedeep.catalog.edition import edition_of
from kneedeep.scenario.model import Scenario
from kneedeep.simulation.reference import MeasuredScenario, WinReference, reference
from kneedeep.simulation.result import MARINES, Simulation

PEOPLE = (
    "People plan together and know the game: use the numbers to compare scenarios, not to foresee an evening."
)


def context(scenario: Scenario, result: Simulation) -> Iterator[str]:
    """Yield in sentences what the verdicts are set beside."""
    yield challenge_line(scenario)
    if result.control is not None and result.control.games:
        yield control_line(result.control)
    scale = scale_line(scenario.ruleset, result)
    if scale:
        yield scale
    yield limits_line(bots_of(result))


def bots_of(result: Simulation) -> tuple[str, ...]:
    """Return the names of the bots that played, each once."""
    control = () if result.control is None else result.control.bots
    return tuple(dict.fromkeys((*result.bots, *control)))


def challenge_line(scenario: Scenario) -> str:
    """Return how hard the author says the scenario is."""
    if scenario.challenge:
        return f"The author rates the scenario as {scenario.challenge}."
    return "The author does not say how hard the scenario is."


def control_line(control: Simulation) -> str:
    """Return how often the marines win the control games."""
    parties = [party for party in control.parties if party.games]
    shares = [
        f"{interval(party.won(MARINES))} of {party.games} games with {party.marines}" for party in parties
    ]
    return f"With {on_both_sides(control.bots)} the marines win {', '.join(shares)}."


def limits_line(bots: Iterable[str]) -> str:
    """Return what the bots can't do."""
    parts = [f"{bot} {LIMITS[bot]}" for bot in bots if bot in LIMITS]
    return f"Bots: {'; '.join(parts)}. {PEOPLE}" if parts else PEOPLE


def scale_line(ruleset: str, result: Simulation) -> str:
    """Return how often the marines win the shipped scenarios of a ruleset with the same bot on both sides, empty where that was not measured."""
    found = reference()
    bot = result.bots[0]
    counts = [party.marines for party in result.parties if party.games]
    if result.bots[1] != bot:
        return ""
    shares = [(one, _shares(found, one, bot, counts)) for one in found.scenarios_of(ruleset)]
    parts = [
        f"{one.title} ({one.challenge}) {shown}" if one.challenge else f"{one.title} {shown}"
        for one, shown in shares
        if shown
    ]
    if not parts:
        return ""
    return (
        f"Shipped scenarios, wins of the marines with {bot} on both sides and {listed_counts(counts)}:"
        f" {'; '.join(parts)} ({found.games} games each{_other_rules(ruleset, found)})."
    )


def _shares(found: WinReference, one: MeasuredScenario, bot: str, counts: Iterable[int]) -> str:
    shares = [found.share(one, bot, count) for count in counts]
    if all(share is None for share in shares):
        return ""
    return ", ".join("–" if share is None else percent(share) for share in shares)


def _other_rules(ruleset: str, found: WinReference) -> str:
    played, now = found.rulesets[ruleset].version, edition_of(ruleset).version
    return "" if played == now else f", played by version {played} of the rules, now {now}"
