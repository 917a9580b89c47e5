"""The effects of marine cards on attacks and turns.

Without a source, an effect is the guess in its data file. Rule: B-04: marine cards lie face up and are permanent.
"""

from kneedeep.rules.doom2004.event_texts import attack_events, kit_events
from kneedeep.rules.doom2004.parts import OFF, AttackProfile, CompiledScenario, MarineTurn, State

OFFICER_RANGE, OFFICER_DAMAGE, OFFICER_RADIUS = 1, 1, 3
INSTINCT_POINTS = 2


def bonus(tables: CompiledScenario, state: State, attacker: int, arms: AttackProfile) -> tuple[int, int]:
    """The range and the damage that marines' cards add to an attack."""
    if attacker not in state.squad:
        return 0, 0
    farther = harder = 0
    if attacker < state.players:
        held = state.cards[attacker]
        if arms.melee:
            harder += tables.card_amounts["special-ops"] * held.count("special-ops")
        else:
            farther += tables.card_amounts["marksman"] * held.count("marksman")
    for seat in range(state.players):
        if seat != attacker and state.at[seat] != OFF and "officer" in state.cards[seat]:
            around = state.ground.ball(state.at[seat], OFFICER_RADIUS, state.revealed)
            if around & state.body[attacker]:
                farther += OFFICER_RANGE
                harder += OFFICER_DAMAGE
    return farther, harder


def after_kill(tables: CompiledScenario, state: State, attacker: int, fallen: int) -> None:
    """Charge a soul cube by kills, and let Killer Instinct give its marine an attack and points, once a turn."""
    if attacker >= state.players:
        return
    cube = tables.weapon_number.get("soul-cube")
    if cube is not None and state.weapons[attacker] >> cube & 1:
        state.charge[attacker] += fallen
        state.tell(kit_events.Kit("kit", attacker, "charge", state.charge[attacker]))
    if "killer-instinct" in state.cards[attacker]:
        for place, stage in enumerate(state.stack):
            if isinstance(stage, MarineTurn) and stage.figure == attacker and not stage.instinct:
                state.stack[place] = stage._replace(
                    points=stage.points + INSTINCT_POINTS, attacks=stage.attacks + 1, instinct=1
                )
                state.tell(attack_events.Instinct("instinct", attacker, INSTINCT_POINTS))


def added_points(tables: CompiledScenario, state: State, seat: int) -> int:
    """The movement points that cards add to a turn in which a marine may move."""
    return _added(tables, state, seat, "scout")


def full_armor(tables: CompiledScenario, state: State, seat: int) -> int:
    """The armor tokens that a marine starts with. Rule: 2004 rulebook p. 6 (set-up 6), p. 9 (frags and kills)."""
    return tables.parameters.armor + _added(tables, state, seat, "tough")


def full_wounds(tables: CompiledScenario, state: State, seat: int) -> int:
    """The wounds that a marine starts with. Rule: 2004 rulebook p. 6 (set-up 6), p. 9 (frags and kills)."""
    return tables.parameters.wounds + _added(tables, state, seat, "survival-ops")


def _added(tables: CompiledScenario, state: State, seat: int, card: str) -> int:
    held = state.cards[seat].count(card)
    return tables.card_amounts[card] * held if held else 0
