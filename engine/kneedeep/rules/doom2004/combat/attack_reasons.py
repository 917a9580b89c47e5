"""The reason why a figure can't attack on a space, in one sentence for people.

Empty if it can. Nothing hidden from the acting side is revealed: an unrevealed space is only called unrevealed.
"""

from collections.abc import Sequence

from kneedeep.model.catalog.action_points import READY
from kneedeep.rules.doom2004.board import tokens_on_board
from kneedeep.rules.doom2004.board.figures import enemies, everybody, is_bot_off, others_in
from kneedeep.rules.doom2004.combat import targeting
from kneedeep.rules.doom2004.kit.usable_weapons import DARKNESS_RANGE, usable
from kneedeep.rules.doom2004.names.game_names import NO_BOT, UNSEEN, Names, called, thing_at
from kneedeep.rules.doom2004.parts import OFF, CompiledScenario, MarineTurn, State, each_number
from kneedeep.rules.doom2004.tables.attack_profile import AMMO, NO_AMMO, AttackProfile
from kneedeep.rules.doom2004.tables.figure_kinds import NEUTRAL
from kneedeep.rules.doom2004.turn_budget import turn_of
from kneedeep.rules.numbers import FigureNumber, SpaceNumber, WeaponNumber
from kneedeep.support.translation import translatable

FAR = 200


def why_not_attack(
    tables: CompiledScenario, state: State, figure: FigureNumber, weapon: WeaponNumber, space: SpaceNumber, *_: int
) -> str:
    """The reason why the acting figure can't attack a space with a marine's weapon (-1: any)."""
    if figure < 0:
        return ""
    return why_no_attack(tables, state, figure, space, weapon if figure < state.players else -1)


def why_not_guard(
    tables: CompiledScenario, state: State, _figure: int, weapon: WeaponNumber, space: SpaceNumber, *_: int
) -> str:
    """The reason why the asked marine can't attack a space on guard."""
    return why_no_attack(tables, state, state.player, space, weapon) if state.player >= 0 else ""


def why_not_strike(tables: CompiledScenario, state: State, figure: FigureNumber, space: SpaceNumber, *_: int) -> str:
    """The reason why the acting figure can't attack a space with the attack of its kind."""
    return why_no_attack(tables, state, figure, space) if figure >= 0 else ""


def why_no_attack(tables: CompiledScenario, state: State, figure: int, space: int, weapon: int = -1) -> str:
    """The reason why a figure can't attack on a space. Empty if it can.

    `weapon`: a marine's weapon, -1 for any: then the reason of the weapon closest to being usable.
    """
    n = Names(tables, state)
    turn = turn_of(tables, state, figure)
    kind = tables.kinds[state.kind[figure]]
    if state.at[figure] == OFF:
        return translatable("{who} is not on the board.", who=called(n, figure))
    if is_bot_off(tables, state, figure):
        return NO_BOT
    if figure >= state.players and (kind.arms is None or (kind.side == NEUTRAL and state.owner[figure] < 0)):
        return translatable("{who} does not attack.", who=called(n, figure))
    if turn.attacks < 1:
        stage = state.stack[-1]
        if turn.mode == READY and isinstance(stage, MarineTurn) and stage.moved:
            return translatable("A ready marine who has moved can't attack.")
        return translatable("No attack is left.")
    if figure in state.sharing:
        return translatable("{who} shares a space and can't attack from there.", who=called(n, figure))
    if state.body[figure] & state.blocked and figure < state.players:
        return translatable("{who} stands on an obstacle and can't attack from there.", who=called(n, figure))
    if not state.revealed >> space & 1:
        return UNSEEN
    return _no_target(tables, state, n, figure, space, weapon)


def _no_target(tables: CompiledScenario, state: State, n: Names, figure: int, space: int, weapon: int) -> str:
    there = others_in(state, space, figure)
    foes = [one for one in there if one in enemies(tables, state, figure)]
    thing = bool(tokens_on_board.destructible(tables, state) >> space & 1)
    friendly = tables.parameters.direct_friendly_fire and there
    if there and not (foes or friendly or thing):
        if is_bot_off(tables, state, there[0]):
            return translatable("A sentry bot that nobody has activated can't be attacked.")
        return translatable("{who} is a friend.", who=called(n, there[0]))
    if state.body[figure] >> space & 1:
        return translatable("{who} stands there itself.", who=called(n, figure))
    reasons = []
    for number, arms in _arsenal(tables, state, figure, weapon):
        if text := _unusable(tables, state, n, figure, number, arms):
            reasons.append((0, text))
        elif not there and not thing and (not arms.blast and (arms.melee or not arms.blow_through)):
            reasons.append((1, translatable("There is nothing to attack.")))
        elif _can_name(tables, state, figure, arms, space):
            return ""
        else:
            reasons.append(_unreached(tables, state, n, figure, space, arms, foes))
    if not reasons:
        return translatable("There is no weapon for that.")
    return max(reasons, key=lambda pair: pair[0])[1]


def _can_name(tables: CompiledScenario, state: State, figure: int, arms: AttackProfile, space: int) -> bool:
    """True if arms can be aimed at a space."""
    past = figure < state.players and "sniper" in state.cards[figure]
    named = targeting.targets(tables, state, figure, arms, farthest=_farthest(state, figure), past=past)
    return any(one == space for one, _ in named)


def _arsenal(tables: CompiledScenario, state: State, figure: int, weapon: int) -> list[tuple[int, AttackProfile]]:
    """All weapons of a figure, usable or not."""
    if figure >= state.players:
        arms = tables.kinds[state.kind[figure]].arms
        return [] if arms is None else [(-1, arms)]
    numbers = each_number(tables.innate | state.weapons[figure]) if weapon < 0 else (weapon,)
    return [(number, tables.weapons[number]) for number in numbers]


def _farthest(state: State, figure: int) -> int:
    dark = "darkness" in state.marks and state.seat == figure
    return DARKNESS_RANGE if dark else 0


def _unusable(tables: CompiledScenario, state: State, n: Names, figure: int, number: int, arms: AttackProfile) -> str:
    """The reason why a marine can't use a weapon now, against any target."""
    if number < 0 or number in usable(tables, state, figure):
        return (
            translatable("A sprinting marine can attack only adjacent figures.")
            if turn_of(tables, state, figure).melee_only and not arms.melee
            else ""
        )
    if state.berserk[figure]:
        return translatable("A berserk marine can attack only with its fists.")
    if not (tables.innate | state.weapons[figure]) >> number & 1:
        return translatable("{who} does not have the {weapon}.", who=called(n, figure), weapon=arms.name)
    if arms.ammo != NO_AMMO and not state.ammo[3 * figure + arms.ammo]:
        return translatable(
            "There are no {ammunition} left for the {weapon}.", ammunition=AMMO[arms.ammo], weapon=arms.name
        )
    return translatable(
        "The {weapon} is not charged: {charge} of {full}.",
        weapon=arms.name,
        charge=state.charge[figure],
        full=tables.parameters.soul_cube_charge,
    )


def _limit(tables: CompiledScenario, state: State, figure: int, arms: AttackProfile) -> int:
    """The greatest range of arms in spaces, FAR without a limit."""
    return min(
        _farthest(state, figure) or FAR,
        tables.parameters.seeking if arms.seeking else FAR,
        tables.parameters.soul_drain_range if arms.soul_drain else FAR,
    )


def _blocker(tables: CompiledScenario, state: State, figure: int, target: int, cells: Sequence[int], space: int) -> int:
    """A figure in the way if figures block every line of sight to a space, else -1."""
    others = everybody(state) & ~state.body[figure] & ~(state.body[target] if target >= 0 else 0)
    seeing = [cell for cell in cells if state.ground.look(cell) >> space & 1]
    lines = [tables.terrain.between(cell, space) & others for cell in seeing]
    if not lines or not all(lines):
        return -1
    return next(one for one in (*state.squad, *state.crowd, *state.others) if state.body[one] & lines[0])


def _unreached(
    tables: CompiledScenario, state: State, n: Names, figure: int, space: int, arms: AttackProfile, foes: list[int]
) -> tuple[int, str]:
    """The reason why arms don't reach a space, with a rank: higher is closer to reaching it."""
    cells = tables.terrain.cells[state.shape[figure]][state.at[figure]]
    what = translatable("The {weapon}", weapon=arms.name) if figure < state.players else translatable("Its attack")
    beside = any(state.ground.beside[cell] >> space & 1 for cell in cells)
    if arms.melee and not beside:
        return 2, translatable("{what} reaches only adjacent spaces.", what=what)
    seen = any(state.ground.look(cell) >> space & 1 for cell in cells)
    if not seen and not arms.seeking:
        return 3, _what_hides(tables, state, cells, space)
    target = foes[0] if foes else -1
    blocker = -1 if arms.seeking else _blocker(tables, state, figure, target, cells, space)
    if blocker >= 0:
        return 4, translatable("{who} is in the line of sight.", who=called(n, blocker))
    if (arms.blast or target >= 0) and (limit := _limit(tables, state, figure, arms)) < FAR:
        return 5, translatable("{what} reaches at most {limit} spaces.", what=what, limit=limit)
    if state.blocked >> space & 1:
        return 3, translatable("{thing} can't be attacked.", thing=thing_at(n, tables, state, space))
    return 2, translatable("That can't be attacked.")


def _what_hides(tables: CompiledScenario, state: State, cells: tuple[int, ...], space: int) -> str:
    terrain = tables.terrain
    if any(terrain.sight(0, 0).sees(cell, space) for cell in cells):
        if any(terrain.sight(terrain.all_doors & ~state.doors, 0).sees(cell, space) for cell in cells):
            return translatable("An obstacle hides it.")
        return translatable("A shut door hides it.")
    return translatable("There is no line of sight: walls are in the way.")
