"""Items: health packs, weapons and a scenario's own items, gained in passing. A weapon adds a set of cards.

Rule: 2016 rulebook p. 9 (items, weapons), p. 14 (custom decks); RUL16-04, RUL16-05, RUL16-165 to RUL16-169.
"""

from kneedeep.rules.doom2016 import event_texts
from kneedeep.rules.doom2016.board import tokens_on_map
from kneedeep.rules.doom2016.harm import damage
from kneedeep.rules.doom2016.parts import Action, CompiledScenario, OfToken, State, action_kind
from kneedeep.rules.doom2016.script import script_hooks
from kneedeep.rules.doom2016.tables import topics
from kneedeep.rules.rng import Stream, shuffled

HEALTH_PACK = "health-pack"


def gain_options(tables: CompiledScenario, state: State, seat: int) -> list[Action]:
    """The items a marine can gain in its space. Identical items are listed once. Rule: RUL16-165, RUL16-168."""
    found: dict[str, Action] = {}
    for number in tokens_on_map.lying_at(tables, state, state.at[seat]):
        token = tables.tokens[number]
        if token.is_item and can_gain(tables, state, number):
            found.setdefault(token.thing, ("gain", number))
    return list(found.values())


def can_gain(tables: CompiledScenario, state: State, number: int) -> bool:
    """Whether a token can be gained: its `needs` hold, and of a weapon the supply has a set. Rule: RUL16-168."""
    weapon = tables.weapon_number.get(tables.tokens[number].thing, -1)
    needs = tables.tokens[number].element.needs
    if needs is not None and not script_hooks.holds(tables, state, needs):
        return False
    return weapon < 0 or state.supply[weapon] > 0


def gain(tables: CompiledScenario, state: State, seat: int, number: int) -> None:
    """Give a marine a token. A health pack heals, a weapon adds its cards, other items are carried.

    A dropped item does not count a second time when it is gained again, and its event does not repeat.
    """
    token = tables.tokens[number]
    tokens_on_map.take_off(tables, state, number, "gained")
    state.tell(event_texts.Item("item", seat, number, 1))
    if token.kind == HEALTH_PACK:
        damage.heal(tables, state, seat, tables.parameters.health_pack)
    elif token.thing in tables.weapon_number:
        take_weapon(tables, state, seat, tables.weapon_number[token.thing])
    else:
        state.carries[seat] = (*state.carries[seat], number)
    if not state.course.used >> number & 1:
        script_hooks.note_got(tables, state, {token.kind, token.thing})
        state.course = state.course._replace(used=state.course.used | 1 << number)
        state.changed |= topics.USED
        script_hooks.happen(tables, state, token.element.text, token.element.do, seat)


def _gain(tables: CompiledScenario, state: State, action: OfToken) -> None:
    _, token = action
    gain(tables, state, state.stack[-1].figure, token)


def take_weapon(tables: CompiledScenario, state: State, seat: int, weapon: int) -> None:
    """Give a marine a weapon and put its set, shuffled, on top of its deck. Rule: RUL16-167."""
    note_weapon(state, seat, weapon)
    cards = tables.cards.sets[tables.weapons[weapon]]
    state.deck[seat] = (*state.deck[seat], *shuffled(state, Stream.DECKS, cards))


def note_weapon(state: State, seat: int, weapon: int) -> None:
    """Record that a marine has a weapon. Its cards are not added."""
    state.weapons[seat] = (*state.weapons[seat], weapon)
    supply = list(state.supply)
    supply[weapon] -= 1
    state.supply = tuple(supply)
    state.tell(event_texts.Kit("kit", seat, weapon))


ACTIONS = (action_kind("gain", _gain),)
