"""Actions in the words of the moment: with the targets, places, dice and costs that a player wants to know."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from kneedeep.catalog.turn_numbers import ADVANCE
from kneedeep.english import counted
from kneedeep.geometry.bits import each_number
from kneedeep.rules.doom2004.board import tokens_on_board
from kneedeep.rules.doom2004.cards import EVENT_CARDS
from kneedeep.rules.doom2004.combat.attack_profile import AMMO, DICE, NO_AMMO
from kneedeep.rules.doom2004.invader import spawns
from kneedeep.rules.doom2004.invader.invader_turn import spawned_by
from kneedeep.rules.doom2004.marine import marine_attack
from kneedeep.rules.doom2004.marine.marine_turn import MODES, granted
from kneedeep.rules.doom2004.stages import (
    Activation,
    Attack,
    BotTurn,
    Command,
    Discarding,
    EntryChoice,
    Judging,
    MarineTurn,
    Window,
)
from kneedeep.rules.doom2004.state import INVADER, OFF

if TYPE_CHECKING:
    from kneedeep.rules.action import Action
    from kneedeep.rules.doom2004.compiled_scenario import CompiledScenario
    from kneedeep.rules.doom2004.state import State
    from kneedeep.rules.doom2004.text.game_names import Names

_SHAPES = ("", " (along east and west)", " (along north and south)", "")


def phrase(names: Names, s: State, action: Action) -> str:
    """Return an action in the words of the moment, empty for a kind that needs no more than its own words."""
    pattern = _PHRASES.get(action[0])
    return "" if pattern is None else pattern(names, names.t, s, *action[1:])


def figure_at(names: Names, s: State, figure: int) -> str:
    """Return a figure by its name, number and place; one with a name of its own by that."""
    if figure < s.players or s.at[figure] == OFF:
        return names.figure(figure)
    setup = s.setup[figure]
    own = names.t.setups[setup].element.name if setup >= 0 else ""
    called = f"{own} ({names.label(figure)})" if own else names.figure(figure)
    return f"{called} at {names.space(s.at[figure])}"


def situation(names: Names, s: State) -> str:
    """Return what the pending decision is about: points and attacks left, the figure, the question; empty when nothing."""
    t, stage = names.t, s.stack[-1]
    pattern = _SITUATIONS.get(stage.name)
    return "" if pattern is None else pattern(names, t, s, stage)


def _marine(n: Names, t: CompiledScenario, s: State, stage: MarineTurn) -> str:
    return (
        f"{MODES[stage.mode]}: {counted(stage.points, 'point')} and {counted(stage.attacks, 'attack')} left"
    )


def _activation(n: Names, t: CompiledScenario, s: State, stage: Activation | BotTurn) -> str:
    left = f"{counted(stage.points, 'point')} and {counted(stage.attacks, 'attack')} left"
    return f"{figure_at(n, s, stage.figure)}: {left}"


def _command(n: Names, t: CompiledScenario, s: State, stage: Command) -> str:
    left = t.parameters.spawn_cards - s.spawn_cards
    ready = sum(1 for figure in s.crowd if not s.activated >> figure & 1)
    spawns = "" if s.started or left <= 0 else f"; {counted(left, 'spawn card')} may be played first"
    return f"{counted(ready, 'invader')} can be activated{spawns}"


def _window(n: Names, t: CompiledScenario, s: State, stage: Window) -> str:
    text = _MOMENTS.get(stage.moment, "")
    return text.format(n.figure(stage.figure)) if text and stage.figure >= 0 else text.replace(": {}", "")


_MOMENTS = {
    "marine-turn": "before the turn of a marine: {}",
    "pick-up": "right after equipment was picked up: {}",
    "marine-attack": "right before a marine attacks: {}",
    "marine-dice": "the dice of an attack lie on the table: {}",
    "marine-ammo": "after an attack that showed no bullet: {}",
    "activation": "an invader is activated: {}",
    "invader-attack": "an invader attacks: {}",
    "step": "an invader has moved: {}",
    "marine-step": "between two steps: {}",
    "marine-end": "before the end of the turn: {}",
    "resolved": "right after an attack: {}",
    "drawn": "the invader has drawn",
    "spawned": "a spawn card was played",
    "turn-end": "the invader's turn ends",
}


def _attack_stage(n: Names, t: CompiledScenario, s: State, stage: Attack) -> str:
    return f"{n.figure(stage.attacker)} attacks {n.space(stage.space)}; {_dice(t, stage.rolled)}"


def _judge_stage(n: Names, t: CompiledScenario, s: State, stage: Judging) -> str:
    return f"“{t.questions[stage.question]}”"


def _choice_stage(n: Names, t: CompiledScenario, s: State, stage: EntryChoice) -> str:
    return f"{stage.left} of {len(t.scenario.choices[stage.number].of)}"


def _discarding(n: Names, t: CompiledScenario, s: State, stage: Discarding) -> str:
    return f"{len(s.hand)} cards in hand, {t.parameters.hand_max} at most"


_SITUATIONS: dict[str, Callable[[Names, CompiledScenario, State, Any], str]] = {
    "marine": _marine,
    "activation": _activation,
    "bot": _activation,
    "command": _command,
    "window": _window,
    "attack": _attack_stage,
    "judge": _judge_stage,
    "choice": _choice_stage,
    "discarding": _discarding,
    "hide": lambda n, t, s, stage: n.token(stage.token),
    "exchange": lambda n, t, s, stage: _token(n, t, s, stage.token),
    "placing": lambda n, t, s, stage: n.token(stage.token),
}


def _dice(t: CompiledScenario, rolled: tuple[tuple[int, int], ...]) -> str:
    return ", ".join(_die(t, color, face) for color, face in rolled)


def _die(t: CompiledScenario, color: int, face: int) -> str:
    far, hurt, bullet, miss = t.dice[color][face]
    return f"{t.dice_names[color]} " + ("miss" if miss else f"{far}/{hurt}{' bullet' if bullet else ''}")


def _choose(n: Names, t: CompiledScenario, s: State, mode: int, boost: int = 0) -> str:
    points, attacks = granted(t, s, s.player, mode)
    parts = [counted(points, "point")] if points else []
    parts += [counted(attacks, "attack")] if attacks else []
    if not (points or boost or marine_attack.options(t, s, s.player, "attack")):
        parts = [", ".join((*parts, "nothing to attack"))]
    joined = " and " if mode <= ADVANCE else " or "
    extra = f", with {boost} adrenaline for {boost * t.parameters.adrenaline} points more" if boost else ""
    return f"{MODES[mode]} ({joined.join(parts)}{'; place an order' if mode > ADVANCE else ''}){extra}"


def _target(n: Names, s: State, space: int, target: int) -> str:
    if target >= 0:
        called = figure_at(n, s, target)
        return called if called.endswith(n.space(space)) else f"{called} on {n.space(space)}"
    for number in tokens_on_board.lying_at(n.t, s, space):
        return f"the {n.token(number)} at {n.space(space)}"
    return f"the empty space {n.space(space)}"


def _attack(
    n: Names, t: CompiledScenario, s: State, weapon: int, space: int, target: int = -1, aimed: int = 0
) -> str:
    arms = t.weapons[weapon]
    dice = " ".join(DICE[color] for color in arms.dice)
    reach = "melee" if arms.melee else f"range {_range(s, s.player, space, seeking=arms.seeking)}"
    ammo = "" if arms.ammo == NO_AMMO else f", {AMMO[arms.ammo]}"
    return f"attack {_target(n, s, space, target)} with the {arms.name} ({dice}; {reach}{ammo}){', aimed' if aimed else ''}"


def _range(s: State, seat: int, space: int, *, seeking: bool) -> int:
    measure = s.ground.range_through if seeking else s.ground.range
    return measure(s.at[seat], space)


def _guard(
    n: Names, t: CompiledScenario, s: State, weapon: int, space: int, target: int = -1, aimed: int = 0
) -> str:
    return f"guard: {_attack(n, t, s, weapon, space, target, aimed)}"


def _strike(n: Names, t: CompiledScenario, s: State, space: int, target: int = -1) -> str:
    return f"attack {_target(n, s, space, target)}"


def _walk(n: Names, t: CompiledScenario, s: State, space: int, target: int, die: int) -> str:
    return f"walk the attack on to {_target(n, s, space, target)} without a {DICE[die]} die"


def _event(n: Names, t: CompiledScenario, s: State, card: int, aim: int = -1) -> str:
    kind = EVENT_CARDS[t.cards[card].id]
    if aim < 0:
        return f"play {n.card(card)}"
    if kind.aimed == "space":
        return f"play {n.card(card)}, to {n.space(aim)}"
    if kind.aimed == "token":
        return f"play {n.card(card)} on {_token(n, t, s, aim)}"
    aimed = n.door(aim) if kind.aimed == "door" else figure_at(n, s, aim)
    return f"play {n.card(card)} on {aimed}"


def _deck(n: Names, t: CompiledScenario, s: State, number: int) -> str:
    return f"take the deck {t.deck_ids[number]} ({len(t.decks[number])} cards)"


def _swap(n: Names, t: CompiledScenario, s: State, kind: int) -> str:
    return f"replace {t.kinds[t.stands_for[kind]].plural} with {t.kinds[kind].plural}"


def _spawn(n: Names, t: CompiledScenario, s: State, card: int, group: int) -> str:
    vain = "" if spawns.fits_any(t, s, spawned_by(t, s, card, group)) else " (no space for it)"
    return f"play spawn {n.group(t.cards[card].spawn[group])}{vain}"


def _reroll(n: Names, t: CompiledScenario, s: State, chosen: int) -> str:
    stage: Attack = s.stack[-1]
    again = tuple(stage.rolled[place] for place in each_number(chosen))
    return f"roll again: {_dice(t, again)}" if again else "keep the dice as they are"


def _knock(n: Names, t: CompiledScenario, s: State, figure: int, space: int, shape: int = 0) -> str:
    return f"knock {figure_at(n, s, figure)} to {n.space(space)}"


def _set(n: Names, t: CompiledScenario, s: State, kind: int, space: int, shape: int = 0) -> str:
    return f"place {t.kinds[kind].name} at {n.space(space)}{_SHAPES[shape]}"


def _entry(n: Names, t: CompiledScenario, s: State, entry: int) -> str:
    group = t.scenario.choices[s.stack[-1].number].of[entry]
    return "set up " + " and ".join(n.words.of(named["token"]) for named in group)


def _token(n: Names, t: CompiledScenario, s: State, token: int) -> str:
    return f"the {n.token(token)} at {n.space(tokens_on_board.space_of(t, s, token))}"


def _step(n: Names, t: CompiledScenario, s: State, space: int, shape: int = 0) -> str:
    return f"move to {n.space(space)}{_SHAPES[shape]}"


def _heal(n: Names, t: CompiledScenario, s: State, seat: int, medic: int = -1) -> str:
    return f"heal {n.player(seat)}" + ("" if medic < 0 else f" (by {n.player(medic)})")


def _pass(n: Names, t: CompiledScenario, s: State) -> str:
    stage = s.stack[-1].name
    if stage == "knocks":
        return "knock back nobody"
    if stage == "swapping":
        return "no further swap"
    if stage == "called":
        return "no further invader"
    return "do nothing" if s.player == INVADER else "pass"


_PHRASES: dict[str, Callable[..., str]] = {
    "deck": _deck,
    "swap": _swap,
    "choose": _choose,
    "step": _step,
    "attack": _attack,
    "guard": _guard,
    "strike": _strike,
    "shoot": _strike,
    "bite": lambda n, t, s, figure: f"free attack by {figure_at(n, s, figure)}",
    "walk": _walk,
    "event": _event,
    "spawn": _spawn,
    "reroll": _reroll,
    "knock": _knock,
    "set": _set,
    "lay": lambda n, t, s, space, shape=0: f"lay it at {n.space(space)}{_SHAPES[shape]}",
    "entry": _entry,
    "activate": lambda n, t, s, figure: f"activate {figure_at(n, s, figure)}",
    "recycle": lambda n, t, s, figure: f"take {figure_at(n, s, figure)} off the board",
    "wake": lambda n, t, s, figure: (
        f"activate {figure_at(n, s, figure)} ({t.parameters.bot_activation} points)"
    ),
    "forgo": lambda n, t, s, kind: f"leave {t.kinds[kind].name} out",
    "open": lambda n, t, s, door: f"open {n.door(door)} ({t.parameters.door} points)",
    "close": lambda n, t, s, door: f"close {n.door(door)} ({t.parameters.door} points)",
    "pick": lambda n, t, s, token: f"pick up the {n.token(token)}",
    "exchange": lambda n, t, s, token: f"change places with {_token(n, t, s, token)}",
    "use": lambda n, t, s, token: f"use {_token(n, t, s, token)}",
    "teleport": lambda n, t, s, token: f"teleport to {_token(n, t, s, token)}",
    "heal": _heal,
    "breathe": lambda n, t, s, oxygen: (
        "use an oxygen token" if oxygen else f"suffer {t.parameters.airless} wounds"
    ),
    "judge": lambda n, t, s, answer: "yes" if answer else "no",
    "pass": _pass,
}
