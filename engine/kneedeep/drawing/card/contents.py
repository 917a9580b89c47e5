"""The contents of a share card as plain values. Its texts are public, so nothing else may be added."""

from collections.abc import Callable
from typing import NamedTuple

from kneedeep.drawing.plan.plan import Plan, PlanFigure


class CardFact(NamedTuple):
    """A number as text, and its label."""

    value: str
    name: str


class CardFigure(NamedTuple):
    """A kind of figure on the map, and its number as text."""

    figure: PlanFigure
    number: str


class CardBar(NamedTuple):
    """The marines' share of wins (0 to 1) for a number of marines, None if the games say nothing.

    `bracket`: the shares with hasty marines and with a hasty invader. `verdict`: a sentence.
    """

    marines: str
    share: float | None
    bracket: tuple[float, ...] = ()
    verdict: str = ""

    @property
    def shares(self) -> str:
        """The shares in percent: `48 %`, `17 / 48 / 75 %`."""
        if self.share is None:
            return ""
        shares = self.bracket[:1], (self.share,), self.bracket[1:]
        return f"{' / '.join(str(round(100 * one)) for part in shares for one in part)} %"


class CardDifficulty(NamedTuple):
    """The difficulty of a map: a heading, measured bars or a single word, and the source."""

    heading: str
    bars: tuple[CardBar, ...] = ()
    word: str = ""
    source: str = ""


class CardContents(NamedTuple):
    """The contents of a card. Empty texts and a missing difficulty leave no gap. `plan`: the shown map.

    `color`: the color of the title, as `#rrggbb`.
    """

    title: str
    kicker: str
    byline: str
    summary: str
    facts: tuple[CardFact, ...]
    cast: tuple[CardFigure, ...]
    difficulty: CardDifficulty | None
    plan: Plan
    foot: str
    maker: str
    color: str


def worded(contents: CardContents, say: Callable[[str], str]) -> CardContents:
    """The contents with the fixed texts of the card translated by `say`. Texts of the scenario stay."""
    if (difficulty := contents.difficulty) is not None:
        heading, word, source = (say(text) for text in (difficulty.heading, difficulty.word, difficulty.source))
        bars = tuple(bar._replace(marines=say(bar.marines), verdict=say(bar.verdict)) for bar in difficulty.bars)
        difficulty = CardDifficulty(heading, bars, word, source)
    facts = tuple(fact._replace(name=say(fact.name)) for fact in contents.facts)
    contents = contents._replace(title=say(contents.title), kicker=say(contents.kicker), foot=say(contents.foot))
    return contents._replace(byline=say(contents.byline), facts=facts, difficulty=difficulty)
