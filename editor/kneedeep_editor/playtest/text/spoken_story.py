"""The speech of a game: each line of the story, each card and each question once. Notices about cards."""

from collections.abc import Sequence

from kneedeep.rules import Event, Game
from kneedeep_editor.playtest.panels.story_log import moves_word
from kneedeep_editor.playtest.panels.turn_notices import TurnNotice
from kneedeep_editor.texts import tr


class SpokenStory:
    """Remembers the spoken parts of one game."""

    def __init__(self, *, resumed: bool) -> None:
        """Begin with nothing spoken. `resumed`: the story so far counts as spoken."""
        self._resumed = resumed
        self._lines: list[str] = []
        self._cards: list[TurnNotice] = []
        self._asked = ""
        self._recent: list[str] = []
        """The texts since the last question. Cards among them are not repeated."""
        self._cut: list[str] = []
        """The last text, if another one interrupted it. It is repeated before the question."""

    def news(self, lines: Sequence[str], cards: Sequence[TurnNotice], asked: str, *, walking: bool) -> str:
        """The news since the last call, in one text.

        `lines`: the story so far. `cards`: the shown cards. `asked`: the question with its answers. `walking`: more
        follows at once, so a walk at the end of the story may not be finished.
        """
        known = len(lines) if self._resumed else 0
        self._resumed = False
        while known < min(len(lines), len(self._lines)) and lines[known] == self._lines[known]:
            known += 1
        texts = list(lines)
        if walking and texts and moves_word() in texts[-1]:
            texts.pop()
        fresh = texts[known:]
        parts = [line.strip("= ") for line in fresh]
        for card in cards:
            if card not in self._cards:
                for part in (card.title, card.text):
                    if not any(part.lower() in spoken.lower() for spoken in (*self._recent, *parts)):
                        parts.append(part)
        self._recent += parts
        if asked != self._asked:
            parts = [*self._cut, *parts, asked]
            self._recent = []
        self._cut = parts if walking else []
        self._lines, self._cards, self._asked = texts, list(cards), asked
        return " ".join(part if part[-1] in ".!?”" else f"{part}." for part in parts if part)


def news_of(events: Sequence[Event], game: Game) -> list[TurnNotice]:
    """A notice for each card that was played or cancelled."""
    found = []
    for news in game.assistant.card_news(events):
        if news.cancelled_by:
            title = tr("The {marine} cancels {card}", marine=news.cancelled_by, card=news.card)
        else:
            title = tr("The invader plays {card}", card=news.card)
        found.append(TurnNotice(title, news.text, card=True))
    return found
