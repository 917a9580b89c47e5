"""The effects of cards and abilities, by their names in the data.

Rule: 2016 rulebook p. 6, p. 9, p. 12; RUL16-106, RUL16-114, RUL16-116, RUL16-119, RUL16-132.
"""

from collections.abc import Callable
from typing import NamedTuple

from kneedeep.rules import rng
from kneedeep.rules.doom2016 import dice, event_texts
from kneedeep.rules.doom2016.action_cache import PASS
from kneedeep.rules.doom2016.actions import Action, AtSpace, OfFigure, OfMarineCard, Plain
from kneedeep.rules.doom2016.board.figures import figures_on, health_of
from kneedeep.rules.doom2016.decks import action_deck, event_deck
from kneedeep.rules.doom2016.harm import damage
from kneedeep.rules.doom2016.names.game_names import Names
from kneedeep.rules.doom2016.parts import CompiledScenario, action_kind, ask, each_number, skip, stage_kind, union
from kneedeep.rules.doom2016.passage import movement_points
from kneedeep.rules.doom2016.stages import Aiming, Attack, Declaring, Reordering, Rerolling
from kneedeep.rules.doom2016.state import INVADER, OFF, State
from kneedeep.rules.doom2016.tables.compiled_cards import GameEffect
from kneedeep.rules.numbers import FigureNumber, SpaceNumber
from kneedeep.support.translation import tr, translated

_ALWAYS = frozenset(("die", "range", "hits", "shields", "draw", "ignore-cover"))
"""The effects that are never without a result."""


class EffectUse(NamedTuple):
    """A used effect. `player`: its owner. `figure`: the figure it helps. `other`: the opposing figure."""

    effect: GameEffect
    player: int
    figure: FigureNumber
    other: int


def attack_place(state: State) -> int:
    """The index of the current attack on the stack. -1 without an attack."""
    for place in range(len(state.stack) - 1, -1, -1):
        if type(state.stack[place]) is Attack:
            return place
    return -1


def player_of(state: State, figure: int) -> int:
    """The owner of a figure."""
    return figure if 0 <= figure < state.players else INVADER


def carry_out(
    tables: CompiledScenario, state: State, number: int, player: int, figure: FigureNumber, other: int
) -> None:
    """Carry out an effect. For the arguments see `EffectUse`."""
    effect = tables.cards.effects[number]
    _DO[effect.what](tables, state, EffectUse(effect, player, figure, other))


def is_of_use(state: State, effect: GameEffect, player: int, figure: int, other: int) -> bool:
    """Whether an effect would change anything now."""
    if (what := effect.what) in _ALWAYS:
        return True
    if what == "points":
        return _is_own(state, player, figure)
    if what == "attack":
        target = other < 0 or (state.at[other] != OFF and other != figure)
        return target and _is_own(state, player, figure)
    if what == "heal":
        return bool(_to_heal(state)) if figure < 0 or player == INVADER else state.damage[figure] > 0
    if what == "look-initiative":
        return len(state.initiative) > 1
    if what in ("stun", "splash"):
        return bool(_targets(state, EffectUse(effect, player, FigureNumber(figure), other)))
    place = attack_place(state)
    if what == "reroll":
        return place >= 0 and bool(state.stack[place].rolled)
    return place >= 0 and not state.stack[place].dodged


def _is_own(state: State, player: int, figure: int) -> bool:
    """Whether the effect helps a figure on the map that belongs to the effect's owner."""
    return figure >= 0 and state.at[figure] != OFF and player_of(state, figure) == player


def _points(tables: CompiledScenario, state: State, use: EffectUse) -> None:
    if _is_own(state, use.player, use.figure):
        movement_points.gain(state, use.figure, use.effect.amount)


def _change_attack(state: State, **changes: object) -> None:
    if (place := attack_place(state)) >= 0:
        state.stack[place] = state.stack[place]._replace(**changes)


def _die(tables: CompiledScenario, state: State, use: EffectUse) -> None:
    if (place := attack_place(state)) >= 0:
        rolled = rng.roll(state, rng.dice(use.player >= 0), (use.effect.die,))
        state.stack[place] = state.stack[place]._replace(rolled=(*state.stack[place].rolled, *rolled))
        state.tell(event_texts.Dice("dice", rolled))


def _reroll(tables: CompiledScenario, state: State, use: EffectUse) -> None:
    place = attack_place(state)
    if place >= 0 and state.stack[place].rolled:
        state.stack.append(Rerolling("reroll", use.effect.amount))


def _attack(tables: CompiledScenario, state: State, use: EffectUse) -> None:
    """Attack the opposing figure. Without one, attack another enemy."""
    if _is_own(state, use.player, use.figure):
        state.stack.append(Declaring("declare", use.figure, 1 if use.other < 0 else use.other + 2))


def _heal(tables: CompiledScenario, state: State, use: EffectUse) -> None:
    if use.player == INVADER:
        state.stack.append(Aiming("aim", use.effect.number, use.player, use.figure, use.other))
    else:
        damage.heal(tables, state, use.figure, use.effect.amount)


def _draw(tables: CompiledScenario, state: State, use: EffectUse) -> None:
    if use.player == INVADER:
        event_deck.draw(tables, state, use.effect.amount)
    else:
        action_deck.draw(tables, state, use.player, use.effect.amount)


def _look(tables: CompiledScenario, state: State, use: EffectUse) -> None:
    """Look at the top cards of the initiative deck and put them back in any order."""
    cards = state.initiative[-use.effect.amount :]
    state.initiative = state.initiative[: -use.effect.amount]
    state.tell(event_texts.Looked("looked", use.player, len(cards)))
    state.stack.append(Reordering("reorder", use.player, cards))


def _aim(tables: CompiledScenario, state: State, use: EffectUse) -> None:
    """Stun or splash. Without a choice of targets this happens immediately."""
    effect, targets = use.effect, _targets(state, use)
    if effect.what == "stun" and effect.stun == "target":
        damage.stun(state, use.other)
    elif effect.splash is not None and effect.splash.whom == "each" and _is_around(use):
        _splash(tables, state, effect, targets, use.figure)
    elif targets:
        state.stack.append(Aiming("aim", use.effect.number, use.player, use.figure, use.other))


def _splash(tables: CompiledScenario, state: State, effect: GameEffect, figures: tuple[int, ...], owner: int) -> None:
    """Deal splash damage: one roll for all figures, without defense. Rule: 2016 rulebook p. 6, p. 9; RUL16-119."""
    if figures:
        _deal(tables, state, effect, figures, owner, _roll(state, owner, effect))


def _roll(state: State, owner: int, effect: GameEffect) -> tuple[tuple[int, int], ...]:
    rolled = rng.roll(state, rng.dice(owner >= 0), effect.pool)
    state.tell(event_texts.Dice("dice", rolled))
    return rolled


def _deal(
    tables: CompiledScenario,
    state: State,
    effect: GameEffect,
    figures: tuple[int, ...],
    owner: int,
    rolled: tuple[tuple[int, int], ...],
) -> None:
    """Deal the hits of splash dice as damage."""
    splash = effect.splash
    assert splash is not None
    hits, dealt = dice.hits(tables, rolled), 0
    for figure in figures:
        if state.at[figure] == OFF:
            continue
        dealt += min(hits, health_of(tables, state, figure) - state.damage[figure])
        damage.suffer(tables, state, figure, hits, "splash", owner)
    if splash.drain and owner >= 0 and dealt > 0:
        damage.heal(tables, state, owner, dealt)


def targets_of(tables: CompiledScenario, state: State, stage: Aiming) -> tuple[int, ...]:
    """The possible targets: figures by number, spaces as -1 - space."""
    return _targets(state, EffectUse(tables.cards.effects[stage.effect], stage.player, stage.figure, stage.other))


def rolls_first(effect: GameEffect) -> bool:
    """Whether the owner may roll before choosing one figure around the defender. Rule: 2016 rulebook p. 6."""
    return effect.splash is not None and effect.splash.whom == "one" and not effect.within


def _targets(state: State, use: EffectUse) -> tuple[int, ...]:
    """The targets an effect can be aimed at: figures by number, spaces as -1 - space."""
    if use.effect.what == "heal":
        return _to_heal(state)
    return _to_stun(state, use) if use.effect.what == "stun" else _to_splash(state, use)


def _to_splash(state: State, use: EffectUse) -> tuple[int, ...]:
    effect, player, figure, other = use
    splash = effect.splash
    assert splash is not None
    if _is_around(use):
        around = figures_on(state, _around(state, other, splash.reach))
        return tuple(
            one for one in around if (splash.itself or one != other) and _is_harmed(state, effect, player, one)
        )
    reach = _seen_within(state, player, figure, effect.within)
    if splash.whom == "one":
        seen = figures_on(state, reach)
        return tuple(one for one in seen if one != figure and _is_harmed(state, effect, player, one))
    everybody = (*state.squad, *state.crowd, *state.others)
    harmed = union(state.body[one] for one in everybody if _is_harmed(state, effect, player, one))
    return tuple(-1 - space for space in each_number(reach) if state.ground.around(space, splash.reach) & harmed)


def _to_stun(state: State, use: EffectUse) -> tuple[int, ...]:
    effect, player, figure, other = use
    if effect.stun == "target":
        return (other,) if other >= 0 and state.at[other] != OFF else ()
    if effect.stun == "adjacent":
        around = figures_on(state, _around(state, other, 1) if other >= 0 else 0)
        return tuple(one for one in around if one not in (other, figure) and damage.can_be_stunned(state, one))
    reach = _seen_within(state, player, figure, effect.within)
    enemies = state.crowd if player != INVADER else state.squad
    return tuple(one for one in enemies if state.body[one] & reach and damage.can_be_stunned(state, one))


def _is_around(use: EffectUse) -> bool:
    """Whether splash damage is dealt around a figure. Otherwise it is dealt at a chosen target in sight."""
    return not use.effect.within and use.other >= 0


def _to_heal(state: State) -> tuple[int, ...]:
    return tuple(demon for demon in state.crowd if state.damage[demon])


def _around(state: State, figure: int, reach: int) -> int:
    """The spaces within `reach` of a figure. If the figure is gone, within `reach` of its last place."""
    spaces = each_number(state.body[figure] or _last_stand(state))
    return union(state.ground.around(space, reach) for space in spaces)


def _last_stand(state: State) -> int:
    """The spaces of the defender as recorded by the current attack."""
    place = attack_place(state)
    return state.stack[place].stood if place >= 0 else 0


def _seen_within(state: State, player: int, figure: int, distance: int) -> int:
    """The spaces that a figure (-1: any figure of a player) sees within a distance. 0: any distance."""
    found = 0
    bodies = state.body[figure] if figure >= 0 else state.demon_bits if player == INVADER else state.body[player]
    for space in each_number(bodies):
        view = state.ground.view(space)
        found |= view & state.ground.near(space, distance) if distance else view
    return found


def _is_harmed(state: State, effect: GameEffect, player: int, figure: int) -> bool:
    """True if splash damage harms a figure: only enemies if the effect says so. Rule: RUL16-119."""
    assert effect.splash is not None
    if effect.splash.side == "any":
        return True
    return figure in (state.crowd if player != INVADER else state.squad)


def _aim_run(tables: CompiledScenario, state: State, stage: Aiming) -> bool:
    if not targets_of(tables, state, stage) or (stage.rolled and not dice.hits(tables, stage.rolled)):
        return skip(state)
    return ask(state, stage.player)


def _aim_options(tables: CompiledScenario, state: State, stage: Aiming) -> list[Action]:
    if rolls_first(tables.cards.effects[stage.effect]) and not stage.rolled:
        return [("roll-dice",), PASS]
    found: list[Action] = [
        ("pick-figure", FigureNumber(target)) if target >= 0 else ("pick-space", SpaceNumber(-1 - target))
        for target in targets_of(tables, state, stage)
    ]
    # Dice that were rolled harm somebody.
    return found if stage.rolled else [*found, PASS]


def _roll_dice(tables: CompiledScenario, state: State, action: Plain) -> None:
    stage = state.stack[-1]
    state.stack[-1] = stage._replace(rolled=_roll(state, stage.player, tables.cards.effects[stage.effect]))


def _pick_figure(tables: CompiledScenario, state: State, action: OfFigure) -> None:
    _, figure = action
    stage = state.stack.pop()
    effect = tables.cards.effects[stage.effect]
    if effect.what == "heal":
        damage.heal(tables, state, figure, effect.amount)
    elif effect.what == "stun":
        damage.stun(state, figure)
    else:
        rolled = stage.rolled or _roll(state, stage.player, effect)
        _deal(tables, state, effect, (figure,), stage.figure, rolled)


def _pick_space(tables: CompiledScenario, state: State, action: AtSpace) -> None:
    _, space = action
    stage = state.stack.pop()
    effect = tables.cards.effects[stage.effect]
    assert effect.splash is not None
    figures = figures_on(state, state.ground.around(space, effect.splash.reach))
    harmed = tuple(one for one in figures if _is_harmed(state, effect, stage.player, one))
    _splash(tables, state, effect, harmed, stage.figure)


def _reorder_run(tables: CompiledScenario, state: State, stage: Reordering) -> bool:
    if len(set(stage.cards)) <= 1:
        state.stack.pop()
        state.initiative = (*state.initiative, *stage.cards)
        return False
    return ask(state, stage.player)


def _reorder_options(tables: CompiledScenario, state: State, stage: Reordering) -> list[Action]:
    """The choices of the card to put back next. The last card put back is drawn first."""
    return [("put-back", card if card >= 0 else state.players) for card in dict.fromkeys(stage.cards)]


def _put_back(tables: CompiledScenario, state: State, action: OfMarineCard) -> None:
    _, card = action
    stage = state.stack.pop()
    seat = card if card < state.players else INVADER
    left = list(stage.cards)
    left.remove(seat)
    state.initiative = (*state.initiative, seat)
    if left:
        state.stack.append(Reordering("reorder", stage.player, tuple(left)))


def _aim_situation(n: Names, tables: CompiledScenario, state: State, stage: Aiming) -> str:
    effect = tables.cards.effects[stage.effect]
    return f"{translated(effect.owner)}: {n.faces(stage.rolled) if stage.rolled else n.effect(effect)}"


def _roll_phrase(n: Names, tables: CompiledScenario, state: State) -> str:
    return tr("roll {pool}", pool=n.pool(tables.cards.effects[state.stack[-1].effect].pool))


def _put_back_phrase(n: Names, tables: CompiledScenario, state: State, card: int) -> str:
    whose = n.player(card) if card < state.players else tr("the invader")
    return tr("put the card of {whose} back, below the others that were looked at", whose=whose)


_DO: dict[str, Callable[[CompiledScenario, State, EffectUse], None]] = {
    "points": _points,
    "die": _die,
    "reroll": _reroll,
    "hits": lambda tables, state, use: _change_attack(
        state, hits=state.stack[attack_place(state)].hits + use.effect.amount
    ),
    "shields": lambda tables, state, use: _change_attack(
        state, shields=state.stack[attack_place(state)].shields + use.effect.amount
    ),
    "dodge": lambda tables, state, use: _change_attack(state, dodged=1),
    "attack": _attack,
    "heal": _heal,
    "draw": _draw,
    "look-initiative": _look,
    "stun": _aim,
    "splash": _aim,
}
ACTIONS = (
    action_kind("roll-dice", _roll_dice, _roll_phrase),
    action_kind("pick-figure", _pick_figure),
    action_kind("pick-space", _pick_space),
    action_kind("put-back", _put_back, _put_back_phrase),
)
STAGES = (
    stage_kind("aim", Aiming, _aim_run, _aim_options, situation=_aim_situation),
    stage_kind("reorder", Reordering, _reorder_run, _reorder_options),
)
