"""What is asked at a moment of a 2004 game, as people at the table ask it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from kneedeep.english import capitalized, counted, listed
from kneedeep.rules.doom2004.marine.marine_turn import MODES
from kneedeep.rules.doom2004.stages import Attack
from kneedeep.rules.doom2004.state import State
from kneedeep.rules.doom2004.text.action_text import figure_at
from kneedeep.rules.doom2004.text.game_names import Names, names_in

if TYPE_CHECKING:
    from kneedeep.rules.doom2004.game import Doom2004Game as Doom2004Game

_WINDOWS = {
    "marine-turn": "before the turn of {who}",
    "pick-up": "now that {who} has picked something up",
    "marine-attack": "before {who} attacks",
    "marine-dice": "while the dice of {who} lie on the table",
    "marine-ammo": "now that {who} has attacked without spending ammunition",
    "activation": "now that {who} is activated",
    "invader-attack": "before {who} attacks",
    "invader-start": "at the start of the invader's turn",
    "step": "now that {who} has moved",
    "marine-step": "in the turn of {who}",
    "resolved": "now that {who} has attacked",
    "marine-end": "before the turn of {who} ends",
    "drawn": "now that the invader has drawn cards",
    "spawned": "now that a spawn card was played",
    "turn-end": "before the invader's turn ends",
}


def question_text(game: Doom2004Game, state: State) -> str:
    """Return who decides what, empty when the game is over."""
    if state.winner:
        return ""
    tables = game.tables(state.players)
    names, stage = names_in(tables, state), state.stack[-1]
    told = _ASKED.get(stage.name)
    question = told(game, names, state, stage) if told is not None else ""
    return question or f"{capitalized(names.player(state.player))}: {game.question(state)}"


def _marine_acts(game: Doom2004Game, names: Names, state: State, stage: Any) -> str:
    return f"{capitalized(names.marine(stage.figure))}, which action?"


def _left(points: int, attacks: int) -> str:
    parts = [counted(points, "point")] if points or not attacks else []
    return listed([*parts, counted(attacks, "attack")] if attacks else parts)


def _marine(game: Doom2004Game, names: Names, state: State, stage: Any) -> str:
    points, attacks = stage.points, stage.attacks
    left = _left(points, attacks)
    return f"{capitalized(names.marine(stage.figure))}, {MODES[stage.mode]}: {left} left."


def _activation(game: Doom2004Game, names: Names, state: State, stage: Any) -> str:
    points, attacks = stage.points, stage.attacks
    left = _left(points, attacks)
    return f"{capitalized(figure_at(names, state, stage.figure))}: {left} left."


def _command(game: Doom2004Game, names: Names, state: State, stage: Any) -> str:
    left = game.tables(state.players).parameters.spawn_cards - state.spawn_cards
    ready = sum(1 for figure in state.crowd if not state.activated >> figure & 1)
    spawns = "" if state.started or left <= 0 else counted(left, "spawn card")
    if not ready:
        return (
            f"Invader, nobody can be activated; {spawns} may be played."
            if spawns
            else "Invader, nobody can be activated."
        )
    asks = f"Invader, who acts? {ready} can be activated"
    return asks + (f"; {spawns} may be played first." if spawns else ".")


def _respawn(game: Doom2004Game, names: Names, state: State, stage: Any) -> str:
    return f"{capitalized(names.marine(stage.figure))}, where do you come back?"


def _window(game: Doom2004Game, names: Names, state: State, stage: Any) -> str:
    moment = _WINDOWS.get(stage.moment)
    if moment is None:
        return ""
    who = names.figure(stage.figure) if stage.figure >= 0 else ""
    return "{player}, do you interrupt {moment}?".format(
        player=capitalized(names.player(state.player).removeprefix("the ")),
        moment=moment.format(who=who),
    )


def _attack(game: Doom2004Game, names: Names, state: State, stage: Any) -> str:
    if not isinstance(stage, Attack):
        return ""
    who = capitalized(names.player(state.player).removeprefix("the "))
    kinds = {action[0] for action in game.legal_actions(state)}
    if kinds == {"reroll"}:
        return f"{who}, which dice do you roll again?"
    if "walk" in kinds:
        return f"{who}, does the attack go on to another space, with a die less?"
    return ""


_ASKED: dict[str, Callable[[Doom2004Game, Names, State, Any], str]] = {
    "choose": _marine_acts,
    "marine": _marine,
    "activation": _activation,
    "command": _command,
    "respawn": _respawn,
    "bot": _activation,
    "window": _window,
    "attack": _attack,
}
