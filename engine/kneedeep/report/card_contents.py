"""What stands on the share card of a scenario, and where its measured difficulty comes from."""

from collections import Counter
from collections.abc import Iterable
from typing import Literal

from kneedeep.analysis.framework.facts import Facts
from kneedeep.board.laid_things import present
from kneedeep.catalog.edition import edition_of
from kneedeep.drawing.card.contents import CardBar, CardContents, CardDifficulty, CardFact, CardFigure
from kneedeep.drawing.card.text_lines import shown_line
from kneedeep.drawing.plan.board_plan import plan_of
from kneedeep.drawing.plan.plan import Plan, PlanFigure
from kneedeep.english import counted
from kneedeep.report.measured_difficulty import MeasuredDifficulty
from kneedeep.report.sheets.handout import handout_plan
from kneedeep.report.sheets.sheet_maps import Look
from kneedeep.scenario.model import Scenario

Audience = Literal["invader", "marines"]
AUDIENCES: tuple[Audience, ...] = ("invader", "marines")
"""For whom a card is: with everything, or with what the hand-out shows."""
_UNTITLED = "Untitled"
_FOOT = "Unofficial fan work, not connected with the publisher of the game."
_MAKER = "kneedeep"


def card_contents(
    facts: Facts, audience: Audience = "invader", measured: MeasuredDifficulty | None = None
) -> CardContents:
    """Return what the card of a scenario shows to those it is for."""
    scenario = facts.scenario
    hidden = audience == "marines" and "hidden areas" in facts.board.edition.features
    plan = audience_plan(facts, audience)
    counts = [*_party_facts(scenario), *(() if hidden else _map_facts(plan))]
    edition = edition_of(scenario.ruleset)
    return CardContents(
        title=shown_line(scenario.title) or _UNTITLED,
        kicker=f"A scenario for the {edition.name}",
        byline=f"by {author}" if (author := shown_line(scenario.author)) else "",
        summary=shown_line(scenario.summary or "", 600),
        facts=tuple(counts),
        cast=tuple(_cast(plan, scenario.counts)),
        difficulty=_difficulty(scenario, measured),
        plan=plan,
        foot=_FOOT,
        maker=_MAKER,
        color=edition.color,
    )


def audience_plan(facts: Facts, audience: Audience) -> Plan:
    """Return what the map shows to somebody: everything, or what the hand-out shows."""
    return handout_plan(facts, Look()) if audience == "marines" else plan_of(facts.board)


def _party_facts(scenario: Scenario) -> Iterable[CardFact]:
    counts = scenario.counts
    if counts:
        yield CardFact(_span(counts), "marine" if counts == (1,) else "marines")
    if scenario.minutes:
        yield CardFact(_span(scenario.minutes), "minutes")


def _map_facts(plan: Plan) -> Iterable[CardFact]:
    areas = len({space.area for space in plan.spaces if space.area >= 0})
    portals = sum(token.kind == "portal" for token in plan.tokens)
    for number, name in ((areas, "area"), (len(plan.doors), "door"), (portals, "portal")):
        if number:
            yield CardFact(str(number), name if number == 1 else f"{name}s")


def _cast(plan: Plan, counts: Iterable[int]) -> list[CardFigure]:
    """Return the invaders on a map by kind, the largest first, with their numbers for few and many marines."""
    found: dict[tuple[str, tuple[int, int]], PlanFigure] = {}
    numbers: dict[tuple[str, tuple[int, int]], Counter[int]] = {}
    for figure in plan.figures:
        if figure.side != "invaders":
            continue
        key = figure.kind, figure.footprint
        found.setdefault(key, PlanFigure(figure.kind, (0, 0), figure.footprint))
        there = numbers.setdefault(key, Counter())
        there.update(count for count in counts if present(figure.marines, count))
    ordered = sorted(
        found, key=lambda key: (-key[1][0] * key[1][1], -max(numbers[key].values(), default=0), key)
    )
    return [CardFigure(found[key], _span([numbers[key][count] for count in counts])) for key in ordered]


def _difficulty(scenario: Scenario, measured: MeasuredDifficulty | None) -> CardDifficulty | None:
    rated = f"The author rates it as {scenario.challenge}." if scenario.challenge else ""
    if measured is None or not measured.parties:
        if not scenario.challenge:
            return None
        return CardDifficulty(
            "Challenge", word=scenario.challenge, source="The author's rating; no games were simulated."
        )
    bars = [CardBar(counted(party.marines, "marine"), party.wins / party.games) for party in measured.parties]
    return CardDifficulty(
        "Marines win", tuple(bars), source=" ".join(filter(None, (_source(measured), rated)))
    )


def _source(measured: MeasuredDifficulty) -> str:
    """Return who played how many games, and how sure the numbers are, in a sentence each."""
    games = _span([party.games for party in measured.parties])
    one, other = measured.bots
    sides = f"the bot {one} on both sides" if one == other else f"the bot {one} against the bot {other}"
    text = f"{games} simulated games each, {sides}."
    if measured.numbers:
        text += f" {measured.guessed} of {measured.numbers} game numbers are guesses."
    return text


def _span(numbers: Iterable[int]) -> str:
    ordered = sorted(set(numbers))
    return str(ordered[0]) if len(ordered) == 1 else f"{ordered[0]}–{ordered[-1]}" if ordered else ""
