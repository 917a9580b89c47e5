"""Wounds, kills and frags. `combat/attack_effect` says how many wounds damage makes against armor.

Rule: 2004 rulebook p. 8 (step 5), p. 9 (frags and kills); B-30, B-40, RUL-87, RUL-88.
"""

from kneedeep.rules.doom2004.areas import exploration
from kneedeep.rules.doom2004.board.figures import is_bot_off, lift
from kneedeep.rules.doom2004.event_texts import harm_events, kit_events
from kneedeep.rules.doom2004.kit import marine_cards, order_tokens
from kneedeep.rules.doom2004.parts import AIM, OFF, CompiledScenario, State
from kneedeep.rules.doom2004.script import script_hooks
from kneedeep.rules.doom2004.stages import actor_of
from kneedeep.rules.doom2004.state import GUARD, WAITING
from kneedeep.rules.doom2004.tables.topics import FRAGGED, KILLED, STOOD
from kneedeep.rules.shared_stages import LAPSED


def wound(tables: CompiledScenario, state: State, figure: int, wounds: int, why: str) -> None:
    """Give a figure wounds, regardless of armor. A marine loses an aim or guard order by them."""
    if wounds <= 0 or state.at[figure] == OFF or is_bot_off(tables, state, figure):
        return
    left = state.left[figure] = state.left[figure] - wounds
    if state.events is not None:
        state.events.append(harm_events.Wound("wound", figure, wounds, max(0, left), why))
    if figure < state.players:
        order = state.order[figure]
        if order == AIM or (order == GUARD and "alert" not in state.cards[figure]):
            order_tokens.remove(tables, state, figure)
        if left <= 0:
            frag(tables, state, figure, why)
    elif left <= 0:
        kill(tables, state, figure, why)


def heal(tables: CompiledScenario, state: State, figure: int, wounds: int) -> None:
    """Heal wounds, up to the start value of the figure."""
    if (healed := min(wounds, full_wounds(tables, state, figure) - state.left[figure])) > 0:
        state.left[figure] += healed
        state.tell(harm_events.Heal("heal", figure, healed, state.left[figure]))


def full_wounds(tables: CompiledScenario, state: State, figure: int) -> int:
    """The wounds of an unhurt figure."""
    if figure < state.players:
        return marine_cards.full_wounds(tables, state, figure)
    setup = state.setup[figure]
    own = tables.setups[setup].element.wounds if setup >= 0 else None
    return own or tables.kinds[state.kind[figure]].wounds


def kill(tables: CompiledScenario, state: State, figure: int, why: str) -> None:
    """Kill an invader or another figure that is not a marine. It returns to the reserve at once. Rule: B-30."""
    kind, setup, at = state.kind[figure], state.setup[figure], state.at[figure]
    state.tell(harm_events.Killed("killed", figure, kind, why))
    remove(tables, state, figure)
    names = [tables.kinds[kind].id]
    if setup >= 0:
        element = tables.setups[setup].element
        state.course = state.course._replace(gone=state.course.gone | 1 << setup)
        names += [name for name in (element.id, element.group) if name]
        if element.carries:
            script_hooks.drop(tables, state, element.carries, at)
    killed = dict(state.course.killed)
    for name in names:
        killed[name] = killed.get(name, 0) + 1
    state.course = state.course._replace(killed=tuple(sorted(killed.items())))
    state.changed |= KILLED
    if state.peeking:
        _uncover(tables, state)
    if setup >= 0:
        script_hooks.happen(tables, state, tables.setups[setup].element.text, tables.setups[setup].element.do, -1)


def _uncover(tables: CompiledScenario, state: State) -> None:
    """Reveal everything that a removed figure hid from the marines. Rule: RUL-15."""
    exploration.look_again(tables, state)


def remove(tables: CompiledScenario, state: State, figure: int) -> None:
    """Take a figure off the board and cancel its stages."""
    lift(tables, state, figure)
    state.owner[figure] = -1
    lapse(state, figure)
    state.changed |= STOOD


def lapse(state: State, figure: int) -> None:
    """Cancel the stages of a figure that has left the board. Rule: RUL-05, RUL-12, RUL-29."""
    for place, stage in enumerate(state.stack):
        if actor_of(stage) == figure:
            state.stack[place] = LAPSED


def frag(tables: CompiledScenario, state: State, seat: int, why: str) -> None:
    """Frag a marine: the invader gets a point, the marine its start kit, without order and berserk. It then waits.

    Rule: 2004 rulebook p. 9 (frags and kills); RUL-51, RUL-87, RUL-88.
    """
    at = state.at[seat]
    state.tell(harm_events.Fragged("fragged", seat, at, why))
    remove(tables, state, seat)
    state.status[seat] = WAITING
    state.fragged_at[seat] = at
    state.back_in[seat] = tables.parameters.respawn_wait
    state.left[seat] = full_wounds(tables, state, seat)
    state.armor[seat] = marine_cards.full_armor(tables, state, seat)
    state.berserk[seat] = ()
    order_tokens.remove(tables, state, seat)
    script_hooks.drop_items(tables, state, seat, at)
    if state.events is not None:
        state.events.append(kit_events.Armor("armor", seat, state.armor[seat]))
        state.events.append(kit_events.Berserk("berserk", seat, ()))
    score_frag(tables, state)
    if state.peeking:
        _uncover(tables, state)


def score_frag(tables: CompiledScenario, state: State) -> None:
    """Give the invader a frag point. Rule: 2004 rulebook p. 9; B-50."""
    state.frags += 1
    state.changed |= FRAGGED
    state.tell(harm_events.Frag("frag", state.frags))
