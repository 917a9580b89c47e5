"""Effects of an attack: success, wounds, blasts and scatter, sweeps, knockback, soul drain, telekinesis.

Rule: 2004 rulebook p. 8 (steps 4 and 5), p. 10 (barrels), p. 11 (scatter), p. 12 (abilities); B-22 to B-31.
"""

from collections.abc import Iterable

from kneedeep.model.geometry.space import DIRECTIONS
from kneedeep.rules.doom2004.board import tokens_on_board
from kneedeep.rules.doom2004.board.figures import are_enemies, armor_of, enemies, is_bot_off
from kneedeep.rules.doom2004.combat import dice, knockback, targeting
from kneedeep.rules.doom2004.combat.attack_terms import arms_of
from kneedeep.rules.doom2004.event_texts import attack_events, harm_events
from kneedeep.rules.doom2004.harm import hazards, wounds
from kneedeep.rules.doom2004.invader import deck
from kneedeep.rules.doom2004.kit import marine_cards
from kneedeep.rules.doom2004.parts import OFF, Attack, AttackProfile, CompiledScenario, State, each_number
from kneedeep.rules.numbers import FigureNumber, SpaceNumber

_ROSE = {"north": 0, "east": 2, "south": 4, "west": 6}


def is_rolled_for(tables: CompiledScenario, state: State, attack: Attack, arms: AttackProfile) -> bool:
    """True if an attack on a space without figures is rolled. Not for a blow-through of an empty space. Rule: B-24."""
    return (
        bool(arms.blast) or not arms.blow_through or bool(tokens_on_board.destructible_at(tables, state, attack.space))
    )


def affected(tables: CompiledScenario, state: State, attack: Attack, arms: AttackProfile) -> list[FigureNumber]:
    """The figures that an attack would hit, in rising order. Rule: RUL-65, RUL-73, RUL-74."""
    if arms.telekinesis:
        return [
            enemy
            for enemy in enemies(tables, state, attack.attacker)
            if targeting.sees_figure(tables, state, attack.attacker, enemy)
        ]
    if arms.sweep:
        return [
            enemy
            for enemy in enemies(tables, state, attack.attacker)
            if targeting.is_beside(state, attack.attacker, enemy)
        ]
    if arms.blast:
        return in_area(tables, state, blast_area(state, attack.space, arms.blast))
    return [attack.target] if attack.target >= 0 and state.at[attack.target] != OFF else []


def blast_area(state: State, center: int, radius: int) -> int:
    """The revealed spaces that a blast covers. Rule: board geometry, blast of radius n; RUL-20."""
    return state.ground.ball(center, radius, state.revealed)


def in_area(tables: CompiledScenario, state: State, area: int) -> list[FigureNumber]:
    """The figures on these spaces that can be hurt, in rising order. Sentry bots: rule B-38."""
    return [
        figure
        for figure in sorted((*state.squad, *state.crowd, *state.others))
        if state.body[figure] & area and not is_bot_off(tables, state, figure)
    ]


def carry_out(tables: CompiledScenario, state: State, attack: Attack) -> None:
    """Determine whether the dice hit, and apply their effects. Rule: 2004 rulebook p. 8 (steps 4 and 5)."""
    arms = arms_of(tables, state, attack)
    show = dice.shown(tables, attack.rolled)
    farther, harder = marine_cards.bonus(tables, state, attack.attacker, arms)
    reach = show.range + arms.accuracy + farther
    damage = show.damage + arms.deadly + attack.bonus + harder
    if arms.telekinesis:
        _telekinesis(tables, state, attack, arms, reach, damage, miss=show.miss)
        return
    needed = 0
    if not arms.melee:
        needed = targeting.range_to(
            tables, state, attack.attacker, arms, attack.space, attack.target, walked=attack.walked > 0
        )
    hit = not show.miss and needed >= 0 and (arms.melee or arms.soul_drain or reach >= needed)
    if state.events is not None:
        state.events.append(attack_events.Result("result", reach, damage, hit))
        if not hit:
            state.events.append(attack_events.Missed("missed", 0 if show.miss else needed))
    if arms.blast:
        center = attack.space if hit else scatter(tables, state, attack.space)
        if center >= 0:
            area = blast_area(state, center, arms.blast)
            things = area & tokens_on_board.destructible(tables, state)
            _strike(tables, state, attack, arms, in_area(tables, state, area), damage, things)
    elif hit:
        found = affected(tables, state, attack, arms)
        things = 1 << attack.space if not found else 0
        _strike(tables, state, attack, arms, found, damage, things)


def _telekinesis(
    tables: CompiledScenario, state: State, attack: Attack, arms: AttackProfile, reach: int, damage: int, *, miss: bool
) -> None:
    """Apply one roll to everybody in sight. Rule: B-31, RUL-74."""
    found = []
    needed = 0
    if not miss:
        for enemy in affected(tables, state, attack, arms):
            distances = [
                distance
                for space in each_number(state.body[enemy])
                if (distance := targeting.range_to(tables, state, attack.attacker, arms, space, enemy)) >= 0
            ]
            nearest = min(distances, default=-1)
            if 0 <= nearest <= reach:
                found.append(enemy)
            elif nearest >= 0:
                needed = min(needed or nearest, nearest)
    if state.events is not None:
        state.events.append(attack_events.Result("result", reach, damage, bool(found)))
        if not found:
            state.events.append(attack_events.Missed("missed", needed))
    _strike(tables, state, attack, arms, found, damage, 0)


def _on_board(state: State, figures: Iterable[FigureNumber]) -> tuple[FigureNumber, ...]:
    return tuple(figure for figure in figures if state.at[figure] != OFF)


def _strike(
    tables: CompiledScenario,
    state: State,
    attack: Attack,
    arms: AttackProfile,
    figures: list[FigureNumber],
    damage: int,
    things: int,
) -> None:
    """Deal damage to figures, then to barrels and other things. Knock back the wounded figures.

    Rule: B-22, B-25, B-28, B-29; RUL-61, RUL-62, RUL-65, RUL-72.
    """
    reached = []
    fallen = 0
    for figure in figures:
        if state.at[figure] == OFF:
            continue
        armor = armor_of(tables, state, figure)
        if damage >= armor or (damage and tables.parameters.knockback_any_damage):
            reached.append(figure)
        was_enemy = are_enemies(state, attack.attacker, figure)
        _hurt(tables, state, attack, arms, figure, damage, armor)
        if state.at[figure] == OFF and was_enemy:
            fallen += 1
    if fallen:
        marine_cards.after_kill(tables, state, attack.attacker, fallen)
        if arms.soul_drain and state.at[attack.attacker] != OFF:
            wounds.heal(tables, state, attack.attacker, tables.parameters.soul_drain_heal)
    if damage and things:
        hazards.strike(tables, state, things, damage)
    if arms.knockback:
        knockback.begin(tables, state, attack.attacker, _on_board(state, reached))


def _hurt(
    tables: CompiledScenario, state: State, attack: Attack, arms: AttackProfile, figure: int, damage: int, armor: int
) -> None:
    number = damage // armor
    if is_lethal(state, attack, arms, figure):
        number = max(number, state.left[figure])
    if state.events is not None and damage and not number:
        state.events.append(harm_events.Withstood("withstood", figure, damage, armor))
    wounds.wound(tables, state, figure, number, "attack")


def is_lethal(state: State, attack: Attack, arms: AttackProfile, figure: int) -> bool:
    """True if any hit kills a figure: an enemy hit by soul drain, or an invader hit by a berserk marine.

    Rule: 2004 rulebook p. 9 (berserk); 001 (soul drain); B-31, RUL-53, RUL-75.
    """
    attacker = attack.attacker
    if not are_enemies(state, attacker, figure):
        return False
    return arms.soul_drain or (attacker < state.players and bool(state.berserk[attacker]))


def scatter(tables: CompiledScenario, state: State, space: SpaceNumber) -> int:
    """The space where a missed blast explodes by the next card of the deck, -1 if harmlessly.

    Rule: 2004 rulebook p. 11 (scatter); B-26, B-27, RUL-66, RUL-67.
    """
    card, direction, spaces = deck.scatter_card(tables, state)
    end = drift(tables, state, space, direction, spaces)
    state.tell(attack_events.Scatter("scatter", card, direction, spaces, end))
    return end


def drift(tables: CompiledScenario, state: State, space: SpaceNumber, direction: int, spaces: int) -> SpaceNumber:
    """The space where a missed blast explodes by a scatter diagram, -1 if harmlessly. Direction -1: a miss."""
    if direction < 0:
        return OFF
    end = space
    dx, dy = DIRECTIONS[(direction + _ROSE.get(tables.scenario.compass, 0)) % 8]
    things = state.blocked & tokens_on_board.destructible(tables, state)
    solid = state.blocked & ~things
    for step in range(spaces):
        end = SpaceNumber(state.ground.over(end, dx, dy))
        last = step == spaces - 1
        if end < 0 or solid >> end & 1 or (not last and things >> end & 1):
            return OFF
        if not state.revealed >> end & 1:
            return OFF
    return end
