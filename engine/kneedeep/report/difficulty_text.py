"""The difficulty for a number of marines in sentences, the same wherever it is shown."""

from collections.abc import Iterable

from kneedeep.analysis.text.balance_text import interval
from kneedeep.games.simulation.bracket import LEAST_GAMES, Bracket
from kneedeep.games.simulation.difficulty import PartyDifficulty
from kneedeep.games.simulation.frag_curve import FragCurve
from kneedeep.games.simulation.result import GuessRange
from kneedeep.support.translation import TranslatableText, later, tr, translatable, translatable_count, translated

LEGEND = later("The three shares: hasty marines; both sides careful; careful marines against a hasty invader.")
_VERDICTS = {
    "hard": later("{whom} it is hard: the marines win {shares} of the games."),
    "even": later("{whom} it depends on how you play: the marines win {shares} of the games."),
    "easy": later("{whom} it is easy: the marines win {shares} of the games."),
}
_VOID = {
    "no-win": later("{whom} the games say nothing about the difficulty: the marines have no way to win."),
    "no-loss": later("{whom} the games say nothing about the difficulty: the invader has no way to win."),
    "at-once": later("{whom} the games say nothing about the difficulty: all are over in the first round."),
    "no-end": later("{whom} the games say nothing about the difficulty: most are broken off at the limit of rounds."),
}
GUESSES = {
    "demon-dice": later("dice of demons"),
    "attack-dice": later("dice of action cards"),
    "card-speed": later("speed of action cards"),
}
"""The maximum number of guesses named in a sentence."""
UNSURE = 0.12
"""The margin above which the words for a share are called a guess."""
_WORDS = (
    (0.1, later("hardly ever won by the marines")),
    (0.4, later("hard for the marines")),
    (0.6, later("even")),
    (0.9, later("easy for the marines")),
    (1.1, later("hardly ever lost by the marines")),
)
_TOO_EARLY = later("{whom} it is too early to say how hard it is: the marines win {shares} of the games so far.")


def difficulty_text(difficulty: PartyDifficulty) -> str:
    """The verdict, the frag limit for an even game, and the number of games lost to the round limit."""
    sentences = [translated(verdict(difficulty))]
    if difficulty.curve is not None and difficulty.games >= LEAST_GAMES:
        sentences.append(curve_text(difficulty.curve))
    if difficulty.time is not None:
        text = later("{lost} of {games} games are lost to the limit of {rounds} rounds, which the marines hurry by.")
        rounds, lost = difficulty.time
        if not lost:
            text = later("No game is lost to the limit of {rounds} rounds, which the marines hurry by.")
        sentences.append(tr(text, lost=lost, games=difficulty.games, rounds=rounds))
    return " ".join(sentences)


def verdict(difficulty: PartyDifficulty) -> TranslatableText:
    """A sentence on the difficulty for a number of marines, with no more certainty than the games justify.

    If the games say nothing: the reason.
    """
    whom = translatable_count("With {n} marine", "With {n} marines", difficulty.marines)
    if difficulty.void is not None:
        return TranslatableText(_VOID[difficulty.void], {"whom": whom})
    if (bracket := difficulty.bracket) is not None:
        text = _VERDICTS[bracket.difficulty] if bracket.settled else _TOO_EARLY
        return TranslatableText(text, {"whom": whom, "shares": shares_text(bracket)})
    won = difficulty.share
    low, place, high = (_place(share) for share in (won.low, won.share, won.high))
    if won.margin > UNSURE and high - low > 1:
        return TranslatableText(_TOO_EARLY, {"whom": whom, "shares": interval(won)})
    words = _WORDS[place][1]
    return translatable(
        "{whom} it {verb} {words}: {who} {share} of the games.",
        whom=whom,
        verb=translatable("seems") if won.margin > UNSURE and high > low else translatable("is"),
        words=TranslatableText(words, {}),
        who=translatable("they win") if "marines" in words else translatable("the marines win"),
        share=interval(won),
    )


def _place(share: float) -> int:
    """The index of the words for a share of wins."""
    return next(place for place, (most, _) in enumerate(_WORDS) if share < most)


def sensitivity_text(ranges: Iterable[GuessRange]) -> str:
    """The effect of guessed numbers on the share of wins. Empty without guesses."""
    parts = []
    for one in ranges:
        least, most = (round(100 * find(part.share for part in one[2:])) for find in (min, max))
        parts.append(tr("{guess} {least} to {most}%", guess=tr(GUESSES[one.guess]), least=least, most=most))
    return (
        tr("With guesses one step lower or higher the marines win: {parts}.", parts="; ".join(parts)) if parts else ""
    )


def shares_text(bracket: Bracket) -> str:
    """The three shares, written as `17 / 48 / 75%`."""
    return f"{' / '.join(f'{100 * share.share:.0f}' for share in bracket)}%"


def curve_text(curve: FragCurve) -> str:
    """The frag limit at which the marines would win half of the games, compared with that of the scenario."""
    even, limit = curve.even, curve.limit
    if even is None:
        text = later("Under a frag limit of {most} the marines win less than half too; the scenario has {limit}.")
        return tr(text, most=len(curve.wins), limit=limit)
    least, most = curve.even_range or (0, 0)
    text = later("It would be even at a frag limit of {even} ({least} to {most}); the scenario has {limit}.")
    if least == most:
        text = later("It would be even at a frag limit of {even}; the scenario has {limit}.")
    if not most:
        text = later("It would be even at a frag limit of about {even}; the scenario has {limit}.")
    return tr(text, even=even, least=least, most=most, limit=limit)
