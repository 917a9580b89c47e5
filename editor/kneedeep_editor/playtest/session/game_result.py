"""The result of a game: the text that is read at its end, and its numbers."""

from itertools import chain
from typing import NamedTuple

from kneedeep.games.play.session import PlaySession
from kneedeep.rules.answers import ResultRow
from kneedeep.rules.event import texts_of
from kneedeep_editor.texts import EditionTexts, tr


class GameResult(NamedTuple):
    """How a game ended: texts to read aloud, a line about its length, numbers of both sides."""

    texts: tuple[str, ...]
    length: str
    counts: tuple[ResultRow, ...]


def result_of(session: PlaySession) -> GameResult:
    """The result of a finished game."""
    history = session.history
    assistant = history.game.assistant
    state = history.state
    texts = EditionTexts(history.game.scenario.ruleset)
    limit = history.game.table_view(state, None).frags_to_win
    frags = str(state.frags) if limit is None else tr("{part} of {whole}", part=state.frags, whole=limit)
    return GameResult(
        tuple(texts_of(history.events[-1])),
        texts.tr("Rounds: {rounds}. Frag points: {frags}.", rounds=state.round, frags=frags),
        assistant.result_rows(history.players, chain.from_iterable(history.events)),
    )
