"""A marine's attacks: its usable weapons and their targets.

Rule: 2004 rulebook p. 7 and 8 (step 1), p. 9 (berserk); B-18, B-19, RUL-40, RUL-53.
"""

from collections.abc import Sequence
from typing import Literal

from kneedeep.model.catalog.action_points import READY
from kneedeep.rules.doom2004.actions import Fire
from kneedeep.rules.doom2004.board import tokens_on_board
from kneedeep.rules.doom2004.combat import attack_terms, targeting
from kneedeep.rules.doom2004.combat.attack_reasons import why_not_attack
from kneedeep.rules.doom2004.event_texts import kit_events
from kneedeep.rules.doom2004.kit.usable_weapons import DARKNESS_RANGE, usable_and_reach
from kneedeep.rules.doom2004.names.game_names import Names
from kneedeep.rules.doom2004.parts import AIM, OFF, CompiledScenario, MarineTurn, State, action_kind
from kneedeep.rules.doom2004.tables.attack_profile import AMMO, DICE, NO_AMMO
from kneedeep.rules.numbers import FigureNumber
from kneedeep.support.translation import tr, translated


def options(
    tables: CompiledScenario,
    state: State,
    seat: FigureNumber,
    head: Literal["attack", "guard"],
    *,
    melee_only: bool = False,
) -> Sequence[Fire]:
    """The attacks a marine may declare, as actions of the kind `head`: by weapon, then target.

    With an aim order each comes twice, without and with spending it.
    """
    at = state.at[seat]
    if at == OFF or seat in state.sharing or state.body[seat] & state.blocked:
        return ()
    weapons, anywhere = usable_and_reach(tables, state, seat)
    friendly_fire = tables.parameters.direct_friendly_fire
    prey = state.invader_bits | state.other_bits | tokens_on_board.destructible(tables, state)
    if not friendly_fire and (melee_only or not anywhere):
        reach = state.ground.beside[at] if melee_only else state.ground.visible[at] | state.ground.beside[at]
        if not prey & reach:
            return ()
    aims = (0, 1) if state.order[seat] == AIM else (0,)
    held = state.cards[seat]
    farthest = DARKNESS_RANGE if "darkness" in state.marks and state.seat == seat else 0
    found: list[Fire] = []
    direct: list[targeting.Target] | None = None
    for number in weapons:
        arms = tables.weapons[number]
        if arms.melee:
            if not prey & state.ground.beside[at] and not friendly_fire:
                continue
            if "front-guard" in held:
                arms = arms._replace(sweep=True)
            named = targeting.targets(tables, state, seat, arms, farthest=farthest)
        elif melee_only:
            continue
        elif arms.seeking or arms.soul_drain or farthest:
            named = targeting.targets(tables, state, seat, arms, farthest=farthest, past="sniper" in held)
        else:
            # Figures and things in sight are the same for all these weapons.
            if direct is None:
                direct = targeting.targets(tables, state, seat, arms, past="sniper" in held, empty=False)
            named = direct
            if arms.blast or arms.blow_through:
                named = direct + targeting.empty_targets(tables, state, seat, arms, direct, past="sniper" in held)
        for aimed in aims:
            found += [(head, number, space, target, aimed) for space, target in named]
    return found


def begin(tables: CompiledScenario, state: State, seat: int, action: Fire, *, free: int) -> None:
    """Declare the attack of an action."""
    _, weapon, space, target, aimed = action
    if tables.weapons[weapon].soul_drain:
        state.charge[seat] -= tables.parameters.soul_cube_charge
        state.tell(kit_events.Kit("kit", seat, "charge", state.charge[seat]))
    attack_terms.declare(tables, state, seat, weapon, space, target, aimed=aimed, free=free)


def _attack(tables: CompiledScenario, state: State, action: Fire) -> None:
    """Attack as part of a marine's turn. A ready marine gives up its movement by it. Rule: RUL-45."""
    stage: MarineTurn = state.stack[-1]
    points = 0 if stage.mode == READY else stage.points
    state.stack[-1] = stage._replace(points=points, attacks=stage.attacks - 1)
    begin(tables, state, stage.figure, action, free=0)


def phrase(
    n: Names, tables: CompiledScenario, state: State, weapon: int, space: int, target: int = -1, aimed: int = 0
) -> str:
    """An attack with a weapon in words."""
    arms = tables.weapons[weapon]
    dice = " ".join(tr(DICE[color]) for color in arms.dice)
    reach = (
        tr("melee")
        if arms.melee
        else tr("range {range}", range=_range(state, state.player, space, seeking=arms.seeking))
    )
    ammo = "" if arms.ammo == NO_AMMO else f", {tr(AMMO[arms.ammo])}"
    return tr(
        "attack {target_text} with the {name} ({dice}; {reach}{ammo}){what}",
        target_text=n.target(space, target),
        name=translated(arms.name),
        dice=dice,
        reach=reach,
        ammo=ammo,
        what=tr(", aimed") if aimed else "",
    )


def _range(state: State, seat: int, space: int, *, seeking: bool) -> int:
    measure = state.ground.range_through if seeking else state.ground.range
    return measure(state.at[seat], space)


ACTIONS = (action_kind("attack", _attack, phrase, why_not=why_not_attack),)
