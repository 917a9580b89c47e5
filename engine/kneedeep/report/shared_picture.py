"""A picture of a scenario to share: a card or the map only, for the invader or the marines."""

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Literal, NamedTuple

from kneedeep.analysis.framework.facts import Facts
from kneedeep.board.laid_things import present
from kneedeep.drawing import DisplayList
from kneedeep.drawing.card.contents import CardBar, CardContents, CardDifficulty, CardFact, CardFigure, worded
from kneedeep.drawing.card.share_card import PIXELS, share_card
from kneedeep.drawing.card.text_lines import shown_line
from kneedeep.drawing.map_sheet import sheet
from kneedeep.drawing.plan.board_plan import plan_of
from kneedeep.drawing.plan.plan import Plan, PlanFigure
from kneedeep.drawing.poster.poster_style import PLAIN, styled_theme
from kneedeep.model.catalog.edition import edition_of
from kneedeep.model.scenario.model import Scenario
from kneedeep.report.difficulty_text import LEGEND, verdict
from kneedeep.report.measured_difficulty import MeasuredDifficulty, measured_as_shipped
from kneedeep.report.sheets.handout import handout_plan
from kneedeep.report.sheets.sheet_maps import Look
from kneedeep.support.translation import TranslatableText, translatable, translatable_count, translatable_word

Audience = Literal["invader", "marines"]
AUDIENCES: tuple[Audience, ...] = ("invader", "marines")
"""The audiences of a card: the invader sees everything, the marines the contents of the hand-out."""
_UNTITLED = translatable("Untitled")
_FOOT = translatable("Unofficial fan work, not connected with the publisher of the game.")
_MAKER = "kneedeep"


def card_contents(
    facts: Facts, audience: Audience = "invader", measured: MeasuredDifficulty | None = None
) -> CardContents:
    """The contents of a scenario's card for an audience."""
    scenario = facts.scenario
    hidden = audience == "marines" and "hidden areas" in facts.board.edition.features
    plan = audience_plan(facts, audience)
    counts = [*_party_facts(scenario), *(() if hidden else _map_facts(plan))]
    edition = edition_of(scenario.ruleset)
    return CardContents(
        title=shown_line(scenario.title) or _UNTITLED,
        kicker=translatable("A scenario for the {edition}", edition=edition.name),
        byline=translatable("by {author}", author=author) if (author := shown_line(scenario.author)) else "",
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
    """The plan of the map for an audience: all of it, or the part on the hand-out."""
    return handout_plan(facts, Look()) if audience == "marines" else plan_of(facts.board)


def _party_facts(scenario: Scenario) -> Iterable[CardFact]:
    if counts := scenario.counts:
        yield CardFact(_span(counts), translatable("marine") if counts == (1,) else translatable("marines"))
    if scenario.minutes:
        yield CardFact(_span(scenario.minutes), translatable("minutes"))


def _map_facts(plan: Plan) -> Iterable[CardFact]:
    areas = len({space.area for space in plan.spaces if space.area >= 0})
    portals = sum(token.kind == "portal" for token in plan.tokens)
    doors = len(plan.doors)
    doors_and_portals = translatable_count("door", "doors", doors), translatable_count("portal", "portals", portals)
    names = (translatable_count("area", "areas", areas), *doors_and_portals)
    for number, name in zip((areas, doors, portals), names, strict=True):
        if number:
            yield CardFact(str(number), name)


def _cast(plan: Plan, counts: Iterable[int]) -> list[CardFigure]:
    """The kinds of invaders on a map, the largest first, with their range of numbers over the numbers of marines."""
    found: dict[tuple[str, tuple[int, int]], PlanFigure] = {}
    numbers: dict[tuple[str, tuple[int, int]], Counter[int]] = {}
    for figure in plan.figures:
        if figure.side != "invaders":
            continue
        key = figure.kind, figure.footprint
        found.setdefault(key, PlanFigure(figure.kind, (0, 0), figure.footprint))
        numbers.setdefault(key, Counter()).update(count for count in counts if present(figure.marines, count))
    ordered = sorted(found, key=lambda key: (-key[1][0] * key[1][1], -max(numbers[key].values(), default=0), key))
    return [CardFigure(found[key], _span([numbers[key][count] for count in counts])) for key in ordered]


def _difficulty(scenario: Scenario, measured: MeasuredDifficulty | None) -> CardDifficulty | None:
    rating = TranslatableText(scenario.challenge, {}) if scenario.challenge else None
    if measured is None or not measured.parties:
        if rating is None:
            return None
        source = translatable("The author's rating, not measured in simulated games.")
        return CardDifficulty(translatable("Challenge"), word=rating, source=source)
    bars = tuple(
        CardBar(
            translatable_count("{n} marine", "{n} marines", party.marines),
            party.share.share if party.void is None else None,
            party.ends,
            verdict(party),
        )
        for party in measured.parties
    )
    source = games_source(measured)
    if any(bar.bracket for bar in bars):
        source = translatable("{source} {legend}", source=source, legend=translatable_word(LEGEND))
    if rating is not None:
        source = translatable("{source} The author rates it as {rating}.", source=source, rating=rating)
    heading = translatable("Difficulty") if all(bar.share is None for bar in bars) else translatable("Marines win")
    return CardDifficulty(heading, bars, source=source)


def games_source(measured: MeasuredDifficulty) -> TranslatableText:
    """The bots and the number of games, and how many of the game's numbers are guesses, in sentences."""
    games = _span([party.games for party in measured.parties])
    one, other = measured.bots
    text = (
        translatable("{games} simulated games each, the bot {bot} on both sides.", games=games, bot=one)
        if one == other
        else translatable(
            "{games} simulated games each, the bot {bot} against the bot {other}.", games=games, bot=one, other=other
        )
    )
    if not measured.numbers:
        return text
    return translatable(
        "{source} {guessed} of {numbers} game numbers are guesses.",
        source=text,
        guessed=measured.guessed,
        numbers=measured.numbers,
    )


def _span(numbers: Iterable[int]) -> str:
    ordered = sorted(set(numbers))
    return str(ordered[0]) if len(ordered) == 1 else f"{ordered[0]}–{ordered[-1]}" if ordered else ""


__all__ = ["AUDIENCES", "MAP_PIXELS", "MOST_SCALE", "PIXELS", "Audience", "PictureOptions", "shared_picture"]
MAP_PIXELS = 64
"""Pixels per space of a map at scale 1."""
MOST_SCALE = 4
"""The maximum scale of a picture."""


class PictureOptions(NamedTuple):
    """Options of a picture: a card or only the map, the audience, the palette, coordinates, a legend, the style."""

    card: bool = True
    audience: Audience = "invader"
    theme: str = "dark"
    grid: bool = False
    legend: bool = False
    style: str = PLAIN

    @property
    def pixels(self) -> int:
        """Pixels per unit of the picture at scale 1."""
        return PIXELS if self.card else MAP_PIXELS


def shared_picture(
    facts: Facts, options: PictureOptions, measured: MeasuredDifficulty | None = None, say: Callable[[str], str] = str
) -> DisplayList:
    """The picture. Without `measured` the card of a shipped scenario shows its measured difficulty.

    `say` translates the texts of the card. Raises ValueError for a board without a space.
    """
    scenario, theme = facts.scenario, styled_theme(options.theme, options.style)
    plan = audience_plan(facts, options.audience)
    if not plan.spaces and not plan.cards:
        raise ValueError("the map has no space to draw")
    if not options.card:
        title = scenario.title if options.legend else ""
        return sheet(plan, theme, grid=options.grid, legend=options.legend, title=title)
    contents = card_contents(facts, options.audience, measured or measured_as_shipped(scenario))
    return share_card(worded(contents, say), theme, grid=options.grid, legend=options.legend)
