"""What people read of a game: whose turn it is, what is asked, what figures can be expected to do."""

from kneedeep.bots import BOTS
from kneedeep.bots.seats import PERSON, side_of
from kneedeep.rules import State
from kneedeep.rules.doom2004.game import Doom2004Game as Game
from kneedeep.rules.doom2004.state import INVADER
from kneedeep.rules.doom2004.text.game_names import names_in
from kneedeep_editor.texts import later, tr

_WON = (
    "",
    later("The marines have won in round {round}"),
    later("The invader has won in round {round}"),
    later("Nobody has won in round {round}"),
)


def capitalized(text: str) -> str:
    """Return a sentence with a capital at its start."""
    return text[:1].upper() + text[1:]


def turn_text(game: Game, state: State) -> str:
    """Return `Round 2 · the green marine's turn`."""
    if state.winner:
        return game_outcome_text(state)
    names = names_in(game.tables(state.players), state)
    whose = (
        tr("the invader's turn")
        if state.seat >= state.players
        else tr("the {marine}'s turn", marine=names.marine(state.seat))
    )
    return (
        tr("Round {round} · {whose}", round=state.round, whose=whose)
        if state.round
        else tr("Before the first round")
    )


def side_of_seat(state: State) -> str:
    """Return the side whose turn it is."""
    return side_of(INVADER if state.seat >= state.players else state.seat)


def game_outcome_text(state: State) -> str:
    """Return how a game ended."""
    return tr(_WON[state.winner], round=state.round)


def player_names() -> tuple[str, ...]:
    """Return who may sit at a seat: PERSON, then the bots from the strongest on."""
    return (PERSON, *reversed(tuple(BOTS)))


def player_title(name: str) -> str:
    """Return what somebody at a seat is called in a list."""
    return tr("A person") if name == PERSON else tr("Bot: {name}", name=name)


_PLAYS = {
    PERSON: later("Decides by clicks at this screen."),
    "tactical": later(
        "Weighs what each action gains against what it risks: the strongest, and it takes a moment."
    ),
    "rush": later(
        "Goes straight for the objective and attacks what is in its way: fast, and often good enough."
    ),
    "random": later("Does anything that is allowed: very fast, finds what nobody would think of."),
}


def player_tip(name: str) -> str:
    """Return in a sentence how somebody at a seat plays."""
    return tr(_PLAYS[name]) if name in _PLAYS else ""


INTERRUPTIONS = {
    "guard": later("Marines: guard shots"),
    "heal": later("Marines: healing by a heal order"),
    "invader-start": later("Invader: events at the start of the turn"),
    "marine-turn": later("Invader: events before a marine's turn"),
    "pick-up": later("Invader: events when equipment is picked up"),
    "marine-attack": later("Invader: events before a marine attacks"),
    "marine-dice": later("Invader: events after a marine's dice"),
    "marine-ammo": later("Invader: events when no ammunition was spent"),
    "activation": later("Invader: events when an invader is activated"),
    "invader-attack": later("Invader: events when an invader attacks"),
}
"""What people can be asked about in the middle of something, in words."""


def decision_text(game: Game, state: State) -> str:
    """Return who decides, for the moment the screen is passed on."""
    return tr("the invader") if state.player == INVADER else tr("the marines")
