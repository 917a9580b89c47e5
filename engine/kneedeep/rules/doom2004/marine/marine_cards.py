"""What marine cards do to attacks and turns. Where no source tells, the effect is the guess its data file names.

Rule: B-04: marine cards lie face up and are permanent.
"""

from __future__ import annotations

from kneedeep.rules.doom2004.combat.attack_profile import AttackProfile
from kneedeep.rules.doom2004.compiled_scenario import CompiledScenario
from kneedeep.rules.doom2004.stages import MarineTurn
from kneedeep.rules.doom2004.state import OFF, State

OFFICER_RANGE, OFFICER_DAMAGE, OFFICER_RADIUS = 1, 1, 3
INSTINCT_POINTS = 2


def bonus(t: CompiledScenario, s: State, attacker: int, arms: AttackProfile) -> tuple[int, int]:
    """Return what the marines' cards add to the range and to the damage of an attack."""
    if attacker not in s.squad:
        return 0, 0
    farther = harder = 0
    if attacker < s.players:
        held = s.cards[attacker]
        if arms.melee:
            harder += t.card_amounts["special-ops"] * held.count("special-ops")
        else:
            farther += t.card_amounts["marksman"] * held.count("marksman")
    for seat in range(s.players):
        if seat != attacker and s.at[seat] != OFF and "officer" in s.cards[seat]:
            around = s.ground.ball(s.at[seat], OFFICER_RADIUS, s.revealed)
            if around & s.body[attacker]:
                farther += OFFICER_RANGE
                harder += OFFICER_DAMAGE
    return farther, harder


def after_kill(t: CompiledScenario, s: State, attacker: int, fallen: int) -> None:
    """Charge a soul cube by kills, and let Killer Instinct give its marine an attack and points, once a turn."""
    if attacker >= s.players:
        return
    cube = t.weapon_number.get("soul-cube")
    if cube is not None and s.weapons[attacker] >> cube & 1:
        s.charge[attacker] += fallen
        if s.events is not None:
            s.events.append(("kit", attacker, "charge", s.charge[attacker]))
    if "killer-instinct" in s.cards[attacker]:
        for place, stage in enumerate(s.stack):
            if isinstance(stage, MarineTurn) and stage.figure == attacker and not stage.instinct:
                s.stack[place] = stage._replace(
                    points=stage.points + INSTINCT_POINTS, attacks=stage.attacks + 1, instinct=1
                )
                if s.events is not None:
                    s.events.append(("instinct", attacker, INSTINCT_POINTS))


def added_points(t: CompiledScenario, s: State, seat: int) -> int:
    """Return the movement points that cards add to a turn in which a marine may move."""
    return _added(t, s, seat, "scout")


def full_armor(t: CompiledScenario, s: State, seat: int) -> int:
    """Return the armor tokens that a marine starts with. Rule: 2004 rulebook p. 6 (set-up 6), p. 9 (frags and kills)."""
    return t.parameters.armor + _added(t, s, seat, "tough")


def full_wounds(t: CompiledScenario, s: State, seat: int) -> int:
    """Return the wounds that a marine starts with. Rule: 2004 rulebook p. 6 (set-up 6), p. 9 (frags and kills)."""
    return t.parameters.wounds + _added(t, s, seat, "survival-ops")


def _added(t: CompiledScenario, s: State, seat: int, card: str) -> int:
    held = s.cards[seat].count(card)
    return t.card_amounts[card] * held if held else 0
