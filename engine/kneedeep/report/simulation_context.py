"""Context of verdicts on simulated games: the author, the second bot, shipped scenarios, the bots' limits."""

from collections.abc import Iterable, Iterator

from kneedeep.analysis.text.balance_text import interval, listed_counts, on_both_sides, percent
from kneedeep.games.bots import LIMITS
from kneedeep.games.simulation.reference import MeasuredScenario, WinReference, reference
from kneedeep.games.simulation.result import MARINES, Simulation
from kneedeep.model.catalog.edition import edition_of
from kneedeep.model.scenario.model import Scenario
from kneedeep.support.translation import later, tr

PEOPLE = later(
    "People plan together and know the game: use the numbers to compare scenarios, not to foresee an evening."
)


def context(scenario: Scenario, result: Simulation) -> Iterator[str]:
    """Yield the context of the verdicts in sentences."""
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
        return tr("The author rates the scenario as {challenge}.", challenge=tr(scenario.challenge))
    return tr("The author does not say how hard the scenario is.")


def control_line(control: Simulation) -> str:
    """Return how often the marines win the control games."""
    parties = [party for party in control.parties if party.games]
    shares = [
        tr(
            "{share} of {games} games with {marines}",
            share=interval(party.won(MARINES)),
            games=party.games,
            marines=party.marines,
        )
        for party in parties
    ]
    return tr(
        "With {bots} the marines win {shares}.", bots=on_both_sides(control.bots), shares=", ".join(shares)
    )


def limits_line(bots: Iterable[str]) -> str:
    """The limits of the bots."""
    parts = [f"{bot} {tr(LIMITS[bot])}" for bot in bots if bot in LIMITS]
    return tr("Bots: {limits}. {people}", limits="; ".join(parts), people=tr(PEOPLE)) if parts else tr(PEOPLE)


def scale_line(ruleset: str, result: Simulation) -> str:
    """Return how often the marines win the shipped scenarios of a ruleset with the same bot on both sides, empty where that was not measured."""
    found = reference()
    bot = result.bots[0]
    counts = [party.marines for party in result.parties if party.games]
    if result.bots[1] != bot:
        return ""
    shares = [(one, _shares(found, one, bot, counts)) for one in found.scenarios_of(ruleset)]
    parts = [
        f"{one.title} ({tr(one.challenge)}) {shown}" if one.challenge else f"{one.title} {shown}"
        for one, shown in shares
        if shown
    ]
    if not parts:
        return ""
    return tr(
        "Shipped scenarios, wins of the marines with {bot} on both sides and {counts}: {parts} ({games} games each{rules}).",
        bot=bot,
        counts=listed_counts(counts),
        parts="; ".join(parts),
        games=found.games,
        rules=_other_rules(ruleset, found),
    )


def _shares(found: WinReference, one: MeasuredScenario, bot: str, counts: Iterable[int]) -> str:
    shares = [found.share(one, bot, count) for count in counts]
    if all(share is None for share in shares):
        return ""
    return ", ".join("–" if share is None else percent(share) for share in shares)


def _other_rules(ruleset: str, found: WinReference) -> str:
    played, now = found.rulesets[ruleset].version, edition_of(ruleset).version
    return (
        ""
        if played == now
        else tr(", played by version {played} of the rules, now {now}", played=played, now=now)
    )
