"""What a game came to: the text that is read at its end, and what happened in numbers."""

from collections import Counter
from typing import NamedTuple

from kneedeep.rules.doom2004.text.player_sheets import frags_to_win
from kneedeep_editor.playtest.session.play_session import PlaySession
from kneedeep_editor.texts import tr


class Count(NamedTuple):
    """Something that was counted: what, for the marines, for the invader."""

    what: str
    marines: int
    invader: int


class GameResult(NamedTuple):
    """How a game ended: texts to read aloud, a line about its length, numbers of both sides."""

    texts: tuple[str, ...]
    length: str
    counts: tuple[Count, ...]


def result_of(session: PlaySession) -> GameResult:
    """Return what a game that is over came to."""
    history, players = session.history, session.history.players
    texts = [event[1] for event in history.events[-1] if event[0] == "text"]
    counted: Counter[tuple[str, bool]] = Counter()
    own = set(range(players))
    attacker = False
    for events in history.events:
        for event in events:
            name = event[0]
            if name == "attack":
                attacker = event[1] in own
                counted["attack", attacker] += 1
            elif name == "result":
                counted["hit", attacker] += bool(event[3])
            elif name == "wound":
                counted["wound", event[1] in own] += event[2]
            elif name in ("killed", "fragged"):
                counted["lost", event[1] in own] += 1
            elif name == "bot":
                own.add(event[1])
            elif name == "place" and event[1] >= players:
                own.discard(event[1])
    state = history.state
    limit = frags_to_win(history.game, players)
    frags = str(state.frags) if limit is None else tr("{part} of {whole}", part=state.frags, whole=limit)
    rows = (
        ("attack", tr("Attacks")),
        ("hit", tr("Hits")),
        ("wound", tr("Wounds suffered")),
        ("lost", tr("Killed or fragged")),
    )
    return GameResult(
        tuple(texts),
        tr("Rounds: {rounds}. Frag points: {frags}.", rounds=state.round, frags=frags),
        tuple(Count(what, counted[key, True], counted[key, False]) for key, what in rows),
    )
