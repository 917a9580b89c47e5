"""Equipment: picking up, the effect of each token, giving to others.

Rule: 2004 rulebook p. 9 (equipment tokens); B-13 to B-17, RUL-43, RUL-48 to RUL-52, RUL-100.
"""

from collections.abc import Iterable

from kneedeep.rules.doom2004 import timing_windows
from kneedeep.rules.doom2004.actions import Action, Give, OfToken
from kneedeep.rules.doom2004.board import tokens_on_board
from kneedeep.rules.doom2004.event_texts import kit_events
from kneedeep.rules.doom2004.harm import wounds
from kneedeep.rules.doom2004.names.game_names import Names, called
from kneedeep.rules.doom2004.parts import AMMO, OFF, CompiledScenario, MarineTurn, State, action_kind, each_number
from kneedeep.rules.doom2004.passage import friend_passage
from kneedeep.rules.doom2004.script import script_hooks
from kneedeep.rules.doom2004.tables.topics import GOT
from kneedeep.rules.event import Event
from kneedeep.rules.numbers import FigureNumber, Seat, TokenNumber, seats
from kneedeep.support.translation import tr, translatable

BERSERK_TURNS = 2
"""A berserk token lasts to the end of the marine's next turn but one. Rule: 2004 rulebook p. 9; RUL-52."""


def pick_options(tables: CompiledScenario, state: State, seat: int) -> list[OfToken]:
    """The tokens a marine may pick up at its place. Rule: B-13, B-15."""
    return [
        ("pick", number)
        for number in tokens_on_board.lying_at(tables, state, state.at[seat])
        if tables.pieces[number].type.taken and can_take(tables, state, seat, number)
    ]


def can_take(tables: CompiledScenario, state: State, seat: int, number: int) -> bool:
    """True if a marine can take a token: health only if wounded, armor up to the limit, and its `needs` hold."""
    piece = tables.pieces[number]
    if piece.kind == "health" and state.left[seat] >= wounds.full_wounds(tables, state, seat):
        return False
    if piece.kind == "armor" and state.armor[seat] >= tables.parameters.armor_max:
        return False
    return piece.element.needs is None or script_hooks.holds(tables, state, piece.element.needs)


def _pick(tables: CompiledScenario, state: State, action: OfToken) -> None:
    _, token = action
    pick(tables, state, state.stack[-1].figure, token)


def pick_all(tables: CompiledScenario, state: State, seat: int) -> None:
    """Pick up everything a marine can at its place. Rule: the house rule `pickup: forced`."""
    for _, number in pick_options(tables, state, seat):
        if state.lying >> number & 1 and can_take(tables, state, seat, number):
            pick(tables, state, seat, number)


def pick(tables: CompiledScenario, state: State, seat: int, number: int) -> None:
    """Let a marine pick up a token from the board."""
    state.tell(kit_events.PickUp("pick-up", seat, number))
    space = tokens_on_board.space_of(tables, state, number)
    tokens_on_board.take_off(tables, state, number, "taken")
    tokens_on_board.forget_taken(tables, state, space)
    take(tables, state, seat, number)
    piece = tables.pieces[number]
    if not state.course.used >> number & 1:
        state.course = state.course._replace(used=state.course.used | 1 << number)
        script_hooks.happen(tables, state, piece.element.text, piece.element.do, seat)
    timing_windows.offer(tables, state, "pick-up", seat)


def take(tables: CompiledScenario, state: State, seat: int, number: int) -> None:
    """Give a marine the thing of a token. A token that was dropped before is not counted again."""
    piece = tables.pieces[number]
    kind, thing = piece.kind, piece.thing
    if not state.course.used >> number & 1:
        script_hooks.note_got(tables, state, kind, thing, piece.color)
    if kind == "key":
        take_key(state, piece.color)
    elif kind == "weapon":
        if thing in tables.weapon_number:
            _gain(state, seat, tables.weapon_number[thing])
    elif kind == "ammo" and piece.item >= 0:
        _kit(state, state.ammo, 3 * seat + piece.item, seat, piece.item)
    elif kind == "health":
        wounds.heal(tables, state, seat, tables.parameters.health)
    elif kind == "armor":
        state.armor[seat] += 1
        _note(state, kit_events.Armor("armor", seat, state.armor[seat]))
    elif kind == "adrenaline":
        state.fresh[seat] += 1
        _kit(state, state.adrenaline, seat, seat, "adrenaline")
    elif kind == "oxygen":
        _kit(state, state.oxygen, seat, seat, "oxygen")
    elif kind == "berserk":
        state.berserk[seat] = (*state.berserk[seat], BERSERK_TURNS + (state.seat == seat))
        _note(state, kit_events.Berserk("berserk", seat, state.berserk[seat]))
    elif kind == "item":
        state.items[seat] = tuple(sorted((*state.items[seat], number)))
        _note(state, kit_events.Item("item", seat, number, 1))
    state.changed |= GOT


def weapon_tokens(state: State, seat: int) -> list[int]:
    """The weapon tokens of a marine by the number of the weapon, one entry for each token."""
    return sorted((*each_number(state.weapons[seat]), *state.spares[seat]))


def hold_weapons(state: State, seat: int, numbers: Iterable[int]) -> None:
    """Give a marine these weapon tokens and no others."""
    held, spares = 0, []
    for weapon in numbers:
        if held >> weapon & 1:
            spares.append(weapon)
        held |= 1 << weapon
    state.weapons[seat], state.spares[seat] = held, tuple(sorted(spares))


def _gain(state: State, seat: int, weapon: int) -> None:
    hold_weapons(state, seat, (*weapon_tokens(state, seat), weapon))
    _note(state, kit_events.Weapon("weapon", seat, weapon, 1))


def _note(state: State, event: Event) -> None:
    state.tell(event)


def take_key(state: State, color: int) -> None:
    """Unlock a color for all marines, for the rest of the game. Rule: B-17."""
    state.keys |= 1 << color
    _note(state, kit_events.Key("key", color))


def _kit(state: State, line: list[int], place: int, seat: int, what: int | str, count: int = 1) -> None:
    line[place] += count
    _note(state, kit_events.Kit("kit", seat, what, line[place]))


def fade(tables: CompiledScenario, state: State, seat: Seat) -> None:
    """Let a marine's berserk tokens fade at the end of its turn. Rule: RUL-08, RUL-52."""
    if state.berserk[seat]:
        state.berserk[seat] = tuple(turns - 1 for turns in state.berserk[seat] if turns > 1)
        state.tell(kit_events.Berserk("berserk", seat, state.berserk[seat]))


def give_options(tables: CompiledScenario, state: State, seat: int, points: int) -> list[Action]:
    """The weapon and ammo tokens a marine may give to adjacent marines, 1 point each.

    Rule: B-14, RUL-21, RUL-50.
    """
    if points < 1 or not friend_passage.may_spend(tables, state, seat, points - 1):
        return []
    if not (beside := state.ground.beside[state.at[seat]] & state.marine_bits):
        return []
    found: list[Action] = []
    for other in seats(state.players):
        if other == seat or state.at[other] == OFF or not beside >> state.at[other] & 1:
            continue
        found += [("give", other, ammo) for ammo in range(len(AMMO)) if state.ammo[3 * seat + ammo]]
        found += [("give", other, len(AMMO) + weapon) for weapon in each_number(state.weapons[seat])]
    return found


def _give(tables: CompiledScenario, state: State, action: Give) -> None:
    stage: MarineTurn = state.stack[-1]
    seat = stage.figure
    _, other, what = action
    state.stack[-1] = stage.spend(1)
    state.tell(kit_events.Given("given", seat, other, "ammo" if what < 3 else "weapon", what if what < 3 else what - 3))
    if what < len(AMMO):
        _kit(state, state.ammo, 3 * seat + what, seat, what, -1)
        _kit(state, state.ammo, 3 * other + what, other, what)
    else:
        weapon = what - len(AMMO)
        held = weapon_tokens(state, seat)
        held.remove(weapon)
        hold_weapons(state, seat, held)
        state.tell(kit_events.Weapon("weapon", seat, weapon, state.weapons[seat] >> weapon & 1))
        _gain(state, other, weapon)


def _give_phrase(n: Names, tables: CompiledScenario, state: State, seat: Seat, what: int) -> str:
    thing = AMMO[what] if what < len(AMMO) else n.weapon(what - len(AMMO))
    return tr("give {thing} to {seat}", thing=thing, seat=n.player(seat))


def why_no_token(tables: CompiledScenario, state: State, figure: FigureNumber, token: TokenNumber) -> str:
    """The reason why a marine can't take or use a token. Empty if nothing about the token forbids it."""
    if figure < 0:
        return ""
    piece = tables.pieces[token]
    if not state.lying >> token & 1:
        return translatable("That is not on the board.")
    if figure >= state.players:
        return translatable("Only marines can take equipment.")
    if not tokens_on_board.bits_of(tables, state, token) & state.body[figure]:
        return translatable("Only a figure on that space can take or use it.")
    if not piece.type.taken:
        return translatable("It can't be taken.")
    return why_not_taken(tables, state, figure, token)


def why_not_taken(tables: CompiledScenario, state: State, figure: int, token: TokenNumber) -> str:
    """The reason why a marine on a token could not take it, empty if it could."""
    n, piece = Names(tables, state), tables.pieces[token]
    if not piece.type.taken or can_take(tables, state, figure, token):
        return ""
    if piece.kind == "health" and state.left[figure] >= wounds.full_wounds(tables, state, figure):
        return translatable("{who} is not hurt.", who=called(n, figure))
    if piece.kind == "armor" and state.armor[figure] >= tables.parameters.armor_max:
        return translatable("{who} can't carry more armor.", who=called(n, figure))
    return piece.element.locked_text or translatable("It can't be taken yet.")


ACTIONS = (action_kind("pick", _pick, why_not=why_no_token), action_kind("give", _give, _give_phrase))
