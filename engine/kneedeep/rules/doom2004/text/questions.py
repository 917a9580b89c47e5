"""The question of a moment of a 2004 game, for people."""

from collections.abc import Callable

from kneedeep.rules.amounts import attacks as attacks_text
from kneedeep.rules.amounts import points as points_text
from kneedeep.rules.amounts import spawn_cards
from kneedeep.rules.doom2004.names.game_names import Names
from kneedeep.rules.doom2004.parts import ActionChoice, Activation, Attack, MarineTurn, State, Window
from kneedeep.rules.doom2004.parts import GameOf2004 as GameOf2004
from kneedeep.rules.doom2004.stages import BotTurn, Respawn
from kneedeep.rules.doom2004.turn_budget import MODES
from kneedeep.support.english import capitalized, translatable_list
from kneedeep.support.resources import table_rows
from kneedeep.support.translation import translatable

_WINDOWS = {kind: translatable(text) for kind, text in table_rows(__file__, "windows.txt")}


def question_text(game: GameOf2004, state: State) -> str:
    """The deciding player and the decision, in words. Empty when the game is over."""
    if state.winner:
        return ""
    names, stage = Names(game.tables(state.players), state), state.stack[-1]
    asked = _ASKED.get(stage.name)
    question = asked(game, names, state, stage) if asked is not None else ""
    return question or translatable(
        "{who}: {question}", who=capitalized(names.player(state.player)), question=game.question(state)
    )


def _marine_acts(game: GameOf2004, names: Names, state: State, stage: ActionChoice) -> str:
    return translatable("{who}, which action?", who=capitalized(names.marine(stage.figure)))


def _left(points: int, attacks: int) -> str:
    parts: list[str] = [points_text(points)] if points or not attacks else []
    return translatable_list([*parts, attacks_text(attacks)] if attacks else parts)


def _marine(game: GameOf2004, names: Names, state: State, stage: MarineTurn) -> str:
    return translatable(
        "{who}: {mode}, {amounts} left",
        who=capitalized(names.marine(stage.figure)),
        mode=capitalized(MODES[stage.mode]),
        amounts=_left(stage.points, stage.attacks),
    )


def _activation(game: GameOf2004, names: Names, state: State, stage: Activation | BotTurn) -> str:
    return translatable(
        "{who}: {amounts} left",
        who=capitalized(names.figure_at(stage.figure)),
        amounts=_left(stage.points, stage.attacks),
    )


def _command(game: GameOf2004, names: Names, state: State, stage: object) -> str:
    left = game.tables(state.players).parameters.spawn_cards - state.spawn_cards
    ready = sum(1 for figure in state.crowd if not state.activated >> figure & 1)
    spawns = "" if state.started or left <= 0 else spawn_cards(left)
    if not ready and not spawns:
        return translatable("Invader, nobody can be activated.")
    if not ready:
        return translatable("Invader, nobody can be activated; {cards} may be played.", cards=spawns)
    if not spawns:
        return translatable("Invader, who acts? {number} can be activated.", number=ready)
    return translatable(
        "Invader, who acts? {number} can be activated; {cards} may be played first.", number=ready, cards=spawns
    )


def _respawn(game: GameOf2004, names: Names, state: State, stage: Respawn) -> str:
    return translatable("{who}, where do you come back?", who=capitalized(names.marine(stage.figure)))


def _window(game: GameOf2004, names: Names, state: State, stage: Window) -> str:
    if (moment := _WINDOWS.get(stage.moment)) is None:
        return ""
    return translatable(
        "{player}, do you interrupt {moment}?",
        player=capitalized(names.player(state.player).removeprefix("the ")),
        moment=moment.filled(who=names.figure(stage.figure)) if stage.figure >= 0 else moment,
    )


def _attack(game: GameOf2004, names: Names, state: State, stage: object) -> str:
    if not isinstance(stage, Attack):
        return ""
    who = capitalized(names.player(state.player).removeprefix("the "))
    kinds = {action[0] for action in game.legal_actions(state)}
    if kinds == {"reroll"}:
        return translatable("{who}, which dice do you roll again?", who=who)
    if "walk" in kinds:
        return translatable("{who}, does the attack go on to another space, with a die less?", who=who)
    return ""


_ASKED: dict[str, Callable[..., str]] = {
    "choose": _marine_acts,
    "marine": _marine,
    "activation": _activation,
    "command": _command,
    "respawn": _respawn,
    "bot": _activation,
    "window": _window,
    "attack": _attack,
}
