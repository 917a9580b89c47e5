"""Texts of a game: whose turn it is, the question, expected outcomes."""

from kneedeep.games.bots.seats import PERSON
from kneedeep.rules import Game, State
from kneedeep.rules.state import INVADER
from kneedeep_editor.texts import later, tr

_WON = (
    "",
    later("The marines have won in round {round}"),
    later("The invader has won in round {round}"),
    later("Nobody has won in round {round}"),
)


def turn_text(game: Game, state: State) -> str:
    """`Round 2 · the green marine's turn`, or the edition's name for that part of a round."""
    if state.winner:
        return game_outcome_text(state)
    if not state.round:
        return tr("Before the first round")
    return tr("Round {round} · {turn}", round=state.round, turn=game.assistant.turn_words(state))


def game_outcome_text(state: State) -> str:
    """A sentence about the end of a game."""
    return tr(_WON[state.winner], round=state.round)


def waiting_text(game: Game, state: State, name: str) -> str:
    """A text about paused bots. `name`: the next deciding bot."""
    who = game.assistant.player_name(state.player)
    return tr(
        "Paused: {who} decides next ({bot}). Shift+F12 continues, F12 takes one step.", who=who, bot=player_title(name)
    )


def player_title(name: str) -> str:
    """The title of a player in a list."""
    return tr("A person") if name == PERSON else tr("Bot: {name}", name=name)


_PLAYS = {
    PERSON: later("Decides by clicks at this screen."),
    "expert": later("Tries several ways to begin each turn before it decides: the strongest, a second or two a turn."),
    "tactical": later("Weighs the gain of each action against its risk."),
    "rush": later("Goes straight for the objective and attacks what is in its way: fast and often good enough."),
    "random": later("Chooses any allowed action at random: very fast, finds unusual courses of play."),
}


def player_tip(name: str) -> str:
    """A sentence about the player at a seat."""
    return tr(_PLAYS[name]) if name in _PLAYS else ""


def decision_text(state: State) -> str:
    """The deciding side, for passing on the screen."""
    return tr("the invader") if state.player == INVADER else tr("the marines")
