"""What is asked at a moment of a game, as people at the table ask it."""

from collections.abc import Callable
from typing import Any

from kneedeep.rules import State
from kneedeep.rules.doom2004.game import Doom2004Game as Game
from kneedeep.rules.doom2004.marine.marine_turn import MODES
from kneedeep.rules.doom2004.stages import Attack
from kneedeep.rules.doom2004.text.action_text import figure_at
from kneedeep.rules.doom2004.text.game_names import Names, names_in
from kneedeep_editor.playtest.text import amounts
from kneedeep_editor.playtest.text.game_texts import capitalized, player_title
from kneedeep_editor.texts import later, listed, tr

_WINDOWS = {
    "marine-turn": later("before the turn of {who}"),
    "pick-up": later("now that {who} has picked something up"),
    "marine-attack": later("before {who} attacks"),
    "marine-dice": later("while the dice of {who} lie on the table"),
    "marine-ammo": later("now that {who} has attacked without spending ammunition"),
    "activation": later("now that {who} is activated"),
    "invader-attack": later("before {who} attacks"),
    "invader-start": later("at the start of the invader's turn"),
    "step": later("now that {who} has moved"),
    "marine-step": later("in the turn of {who}"),
    "resolved": later("now that {who} has attacked"),
    "marine-end": later("before the turn of {who} ends"),
    "drawn": later("now that the invader has drawn cards"),
    "spawned": later("now that a spawn card was played"),
    "turn-end": later("before the invader's turn ends"),
}


def question_text(game: Game, state: State) -> str:
    """Return who decides what, empty when the game is over."""
    if state.winner:
        return ""
    t = game.tables(state.players)
    names, stage = names_in(t, state), state.stack[-1]
    told = _ASKED.get(stage.name)
    question = told(game, names, state, stage) if told is not None else ""
    return question or f"{capitalized(names.player(state.player))}: {game.question(state)}"


def waiting_text(game: Game, state: State, name: str) -> str:
    """Return that bots wait; `name`: of the bot that decides next."""
    who = names_in(game.tables(state.players), state).player(state.player)
    return tr(
        "Paused: {who} decides next ({bot}). F11 goes on, F12 does one step.", who=who, bot=player_title(name)
    )


def _marine_acts(game: Game, names: Names, state: State, stage: Any) -> str:
    return tr("{who}, which action?", who=capitalized(names.marine(stage.figure)))


def _left(points: int, attacks: int) -> str:
    parts = [amounts.points(points)] if points or not attacks else []
    return listed([*parts, amounts.attacks(attacks)] if attacks else parts)


def _marine(game: Game, names: Names, state: State, stage: Any) -> str:
    points, attacks = stage.points, stage.attacks
    left = _left(points, attacks)
    return tr(
        "{who}, {mode}: {left} left.",
        who=capitalized(names.marine(stage.figure)),
        mode=MODES[stage.mode],
        left=left,
    )


def _activation(game: Game, names: Names, state: State, stage: Any) -> str:
    points, attacks = stage.points, stage.attacks
    left = _left(points, attacks)
    return tr(
        "{who}: {left} left.",
        who=capitalized(figure_at(names, state, stage.figure)),
        left=left,
    )


def _command(game: Game, names: Names, state: State, stage: Any) -> str:
    left = game.tables(state.players).parameters.spawn_cards - state.spawn_cards
    ready = sum(1 for figure in state.crowd if not state.activated >> figure & 1)
    spawns = "" if state.started or left <= 0 else amounts.spawn_cards(left)
    if not ready:
        return (
            tr("Invader, nobody can be activated; {cards} may be played.", cards=spawns)
            if spawns
            else tr("Invader, nobody can be activated.")
        )
    asks = tr("Invader, who acts? {ready} can be activated", ready=ready)
    return asks + (tr("; {cards} may be played first.", cards=spawns) if spawns else ".")


def _respawn(game: Game, names: Names, state: State, stage: Any) -> str:
    return tr("{who}, where do you come back?", who=capitalized(names.marine(stage.figure)))


def _window(game: Game, names: Names, state: State, stage: Any) -> str:
    moment = _WINDOWS.get(stage.moment)
    if moment is None:
        return ""
    who = names.figure(stage.figure) if stage.figure >= 0 else ""
    return tr(
        "{player}, do you interrupt {moment}?",
        player=capitalized(names.player(state.player).removeprefix("the ")),
        moment=tr(moment, who=who),
    )


def _attack(game: Game, names: Names, state: State, stage: Any) -> str:
    if not isinstance(stage, Attack):
        return ""
    who = capitalized(names.player(state.player).removeprefix("the "))
    kinds = {action[0] for action in game.legal_actions(state)}
    if kinds == {"reroll"}:
        return tr("{who}, which dice do you roll again?", who=who)
    if "walk" in kinds:
        return tr("{who}, does the attack go on to another space, with a die less?", who=who)
    return ""


_ASKED: dict[str, Callable[[Game, Names, State, Any], str]] = {
    "choose": _marine_acts,
    "marine": _marine,
    "activation": _activation,
    "command": _command,
    "respawn": _respawn,
    "bot": _activation,
    "window": _window,
    "attack": _attack,
}
