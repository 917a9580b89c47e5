"""The difficulty for a number of marines in sentences, the same in window, card, page, gallery and command line."""

from collections.abc import Iterable

from kneedeep.games.simulation.bracket import LEAST_GAMES, Bracket
from kneedeep.games.simulation.difficulty import PartyDifficulty
from kneedeep.games.simulation.frag_curve import FragCurve
from kneedeep.games.simulation.result import GuessRange
from kneedeep.support.translation import later, tr, tr_count

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
}
GUESSES = {
    "demon-dice": later("dice of demons"),
    "attack-dice": later("dice of action cards"),
    "card-speed": later("speed of action cards"),
}
"""The names of the guesses that matter most."""
_TOO_EARLY = later("{whom} it is too early to say how hard it is: the marines win {shares} of the games so far.")


def difficulty_text(difficulty: PartyDifficulty) -> str:
    """The verdict of the bracket, the limit of frags with which the game would be even, and what the limit of rounds
    decides. Empty without all.

    For games that say nothing, the reason; empty where they were broken off.
    """
    if difficulty.void is not None:
        return tr(_VOID.get(difficulty.void, ""), whom=_whom(difficulty.marines))
    sentences = []
    if difficulty.bracket is not None:
        sentences.append(_verdict(difficulty.marines, difficulty.bracket))
    if difficulty.curve is not None and difficulty.games >= LEAST_GAMES:
        sentences.append(curve_text(difficulty.curve))
    if difficulty.time is not None:
        text = later("{lost} of {games} games are lost to the limit of {rounds} rounds, which the marines hurry by.")
        rounds, lost = difficulty.time
        if not lost:
            text = later("No game is lost to the limit of {rounds} rounds, which the marines hurry by.")
        sentences.append(tr(text, lost=lost, games=difficulty.games, rounds=rounds))
    return " ".join(sentences)


def sensitivity_text(ranges: Iterable[GuessRange]) -> str:
    """How far guessed numbers change the share of wins. Empty without any."""
    parts = []
    for one in ranges:
        least, most = (round(100 * find(part.share for part in one[2:])) for find in (min, max))
        parts.append(tr("{guess} {least} to {most}%", guess=tr(GUESSES[one.guess]), least=least, most=most))
    return (
        tr("With guesses one step lower or higher the marines win: {parts}.", parts="; ".join(parts)) if parts else ""
    )


def shares_text(bracket: Bracket) -> str:
    """The three shares: `17 / 48 / 75%`."""
    return f"{' / '.join(f'{100 * share.share:.0f}' for share in bracket)}%"


def curve_text(curve: FragCurve) -> str:
    """The limit of frags at which the marines would win half of the games, beside that of the scenario."""
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


def _whom(marines: int) -> str:
    return tr_count("With {n} marine", "With {n} marines", marines)


def _verdict(marines: int, bracket: Bracket) -> str:
    text = _VERDICTS[bracket.difficulty] if bracket.settled else _TOO_EARLY
    return tr(text, whom=_whom(marines), shares=shares_text(bracket))
