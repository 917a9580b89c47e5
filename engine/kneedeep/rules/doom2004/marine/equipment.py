"""Equipment: picking up, what each token gives, giving to others.

Rule: 2004 rulebook p. 9 (equipment tokens); B-13 to B-17, RUL-43, RUL-48 to RUL-52, RUL-100.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from kneedeep.geometry.bits import each_number
from kneedeep.rules.action import Action, ActionKind, Field
from kneedeep.rules.doom2004.board import tokens_on_board
from kneedeep.rules.doom2004.combat import timing_windows, wounds
from kneedeep.rules.doom2004.combat.attack_profile import AMMO
from kneedeep.rules.doom2004.compiled_scenario import CompiledScenario
from kneedeep.rules.doom2004.movement import friend_passage
from kneedeep.rules.doom2004.script import script_hooks
from kneedeep.rules.doom2004.script.topics import GOT
from kneedeep.rules.doom2004.stages import MarineTurn
from kneedeep.rules.doom2004.state import OFF, State

if TYPE_CHECKING:
    from kneedeep.rules.doom2004.text.game_names import Names

BERSERK_TURNS = 2
"""A berserk token lasts to the end of the marine's next turn but one. Rule: 2004 rulebook p. 9; RUL-52."""


def pick_options(t: CompiledScenario, s: State, seat: int) -> list[Action]:
    """Return the tokens a marine may pick up where he stands. Rule: B-13, B-15."""
    return [
        ("pick", number)
        for number in tokens_on_board.lying_at(t, s, s.at[seat])
        if t.pieces[number].type.taken and can_take(t, s, seat, number)
    ]


def can_take(t: CompiledScenario, s: State, seat: int, number: int) -> bool:
    """Return whether a marine can take a token: health only when hurt, armour up to the limit, what `needs` allows."""
    piece = t.pieces[number]
    if piece.kind == "health" and s.left[seat] >= wounds.full_wounds(t, s, seat):
        return False
    if piece.kind == "armor" and s.armor[seat] >= t.parameters.armor_max:
        return False
    return piece.element.needs is None or script_hooks.holds(t, s, piece.element.needs)


def _pick(t: CompiledScenario, s: State, action: Action) -> None:
    seat = s.stack[-1].figure
    pick(t, s, seat, action[1])


def pick_all(t: CompiledScenario, s: State, seat: int) -> None:
    """Pick up all a marine can where he stands. Rule: the house rule `pickup: forced`."""
    for _, number in pick_options(t, s, seat):
        if s.lying >> number & 1 and can_take(t, s, seat, number):
            pick(t, s, seat, number)


def pick(t: CompiledScenario, s: State, seat: int, number: int) -> None:
    """Let a marine pick up a token from the board."""
    if s.events is not None:
        s.events.append(("pick-up", seat, number))
    space = tokens_on_board.space_of(t, s, number)
    tokens_on_board.take_off(t, s, number, "taken")
    tokens_on_board.forget_taken(t, s, space)
    take(t, s, seat, number)
    piece = t.pieces[number]
    first = not s.course.used >> number & 1
    if first:
        s.course = s.course._replace(used=s.course.used | 1 << number)
        script_hooks.happen(t, s, piece.element.text, piece.element.do, seat)
    timing_windows.offer(t, s, "pick-up", seat)


def take(t: CompiledScenario, s: State, seat: int, number: int) -> None:
    """Give a marine what a token stands for."""
    piece = t.pieces[number]
    kind, thing = piece.kind, piece.thing
    script_hooks.note_got(t, s, kind, thing, piece.color)
    if kind == "key":
        take_key(s, piece.color)
    elif kind == "weapon":
        if thing in t.weapon_number:
            _gain(s, seat, t.weapon_number[thing])
    elif kind == "ammo" and piece.item >= 0:
        _kit(s, s.ammo, 3 * seat + piece.item, seat, piece.item)
    elif kind == "health":
        wounds.heal(t, s, seat, t.parameters.health)
    elif kind == "armor":
        s.armor[seat] += 1
        if s.events is not None:
            s.events.append(("armor", seat, s.armor[seat]))
    elif kind == "adrenaline":
        s.fresh[seat] += 1
        _kit(s, s.adrenaline, seat, seat, "adrenaline")
    elif kind == "oxygen":
        _kit(s, s.oxygen, seat, seat, "oxygen")
    elif kind == "berserk":
        s.berserk[seat] = (*s.berserk[seat], BERSERK_TURNS + (s.seat == seat))
        if s.events is not None:
            s.events.append(("berserk", seat, s.berserk[seat]))
    elif kind == "item":
        s.items[seat] = tuple(sorted((*s.items[seat], number)))
        if s.events is not None:
            s.events.append(("item", seat, number, 1))
    s.changed |= GOT


def weapon_tokens(s: State, seat: int) -> list[int]:
    """Return the weapon tokens of a marine by the number of the weapon, one entry for each token."""
    return sorted((*each_number(s.weapons[seat]), *s.spares[seat]))


def hold_weapons(s: State, seat: int, numbers: Iterable[int]) -> None:
    """Let a marine have these weapon tokens and no others."""
    held, spares = 0, []
    for weapon in numbers:
        if held >> weapon & 1:
            spares.append(weapon)
        held |= 1 << weapon
    s.weapons[seat], s.spares[seat] = held, tuple(sorted(spares))


def _gain(s: State, seat: int, weapon: int) -> None:
    hold_weapons(s, seat, (*weapon_tokens(s, seat), weapon))
    if s.events is not None:
        s.events.append(("weapon", seat, weapon, 1))


def take_key(s: State, color: int) -> None:
    """Unlock a color for all marines, for the rest of the game. Rule: B-17."""
    s.keys |= 1 << color
    if s.events is not None:
        s.events.append(("key", color))


def _kit(s: State, line: list[int], place: int, seat: int, what: int | str, count: int = 1) -> None:
    line[place] += count
    if s.events is not None:
        s.events.append(("kit", seat, what, line[place]))


def fade(t: CompiledScenario, s: State, seat: int) -> None:
    """Let a marine's berserk tokens fade at the end of his turn. Rule: RUL-08, RUL-52."""
    if s.berserk[seat]:
        s.berserk[seat] = tuple(turns - 1 for turns in s.berserk[seat] if turns > 1)
        if s.events is not None:
            s.events.append(("berserk", seat, s.berserk[seat]))


def give_options(t: CompiledScenario, s: State, seat: int, points: int) -> list[Action]:
    """Return the weapon and ammo tokens a marine may give to marines beside him, 1 point each.

    Rule: B-14, RUL-21, RUL-50.
    """
    if points < 1 or not friend_passage.may_spend(t, s, seat, points - 1):
        return []
    beside = s.ground.beside[s.at[seat]] & s.marine_bits
    if not beside:
        return []
    found: list[Action] = []
    for other in range(s.players):
        if other == seat or s.at[other] == OFF or not beside >> s.at[other] & 1:
            continue
        found += [("give", other, ammo) for ammo in range(len(AMMO)) if s.ammo[3 * seat + ammo]]
        found += [("give", other, len(AMMO) + weapon) for weapon in each_number(s.weapons[seat])]
    return found


def _give(t: CompiledScenario, s: State, action: Action) -> None:
    stage: MarineTurn = s.stack[-1]
    seat, other, what = stage.figure, action[1], action[2]
    s.stack[-1] = stage.spend(1)
    if s.events is not None:
        s.events.append(
            ("given", seat, other, "ammo" if what < 3 else "weapon", what if what < 3 else what - 3)
        )
    if what < len(AMMO):
        _kit(s, s.ammo, 3 * seat + what, seat, what, -1)
        _kit(s, s.ammo, 3 * other + what, other, what)
    else:
        weapon = what - len(AMMO)
        held = weapon_tokens(s, seat)
        held.remove(weapon)
        hold_weapons(s, seat, held)
        if s.events is not None:
            s.events.append(("weapon", seat, weapon, s.weapons[seat] >> weapon & 1))
        _gain(s, other, weapon)


def _pick_phrase(n: Names, t: CompiledScenario, s: State, token: int) -> str:
    return f"pick up the {n.token(token)}"


def _give_phrase(n: Names, t: CompiledScenario, s: State, seat: int, what: int) -> str:
    thing = AMMO[what] if what < len(AMMO) else n.weapon(what - len(AMMO))
    return f"give {thing} to {n.player(seat)}"


ACTIONS = (
    ActionKind("pick", (Field("token", "token"),), _pick, "pick up {token}", phrase=_pick_phrase),
    ActionKind(
        "give",
        (Field("to", "seat"), Field("what", "number")),
        _give,
        "give {what} to {to}",
        phrase=_give_phrase,
    ),
)
