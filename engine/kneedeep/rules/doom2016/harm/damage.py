"""Damage, stun and fragging, and their effects on figures.

Rule: 2016 rulebook p. 8 and p. 9; RUL16-122 to RUL16-132.
"""

from kneedeep.rules.doom2016 import event_texts, timing_windows, triggers
from kneedeep.rules.doom2016.board.figures import count_of, health_of, take_off
from kneedeep.rules.doom2016.decks import action_deck, demon_cards
from kneedeep.rules.doom2016.parts import FRAGGED, OFF, CompiledScenario, SpaceNumber, State
from kneedeep.rules.doom2016.script import script_hooks
from kneedeep.rules.doom2016.stages import Activation, Attack, Demons, actor_of
from kneedeep.rules.doom2016.tables import topics
from kneedeep.rules.doom2016.tables.moments import FRAGGED as FRAGGED_MOMENT
from kneedeep.rules.shared_stages import LAPSED


def suffer(tables: CompiledScenario, state: State, figure: int, amount: int, why: str, by: int = -1) -> None:
    """Deal damage to a figure, and frag it if its damage reaches its health. Rule: RUL16-122."""
    if amount <= 0 or state.at[figure] == OFF:
        return
    state.damage[figure] += amount
    state.tell(event_texts.Damage("damage", figure, amount, why))
    if state.damage[figure] >= health_of(tables, state, figure):
        frag(tables, state, figure, by)


def heal(tables: CompiledScenario, state: State, figure: int, amount: int) -> None:
    """Remove damage from a figure, at most all of it. Rule: RUL16-132."""
    amount = min(amount, state.damage[figure])
    if amount > 0 and state.at[figure] != OFF:
        state.damage[figure] -= amount
        state.tell(event_texts.Healed("healed", figure, amount))


def can_be_stunned(state: State, figure: int) -> bool:
    """True if a figure is not stunned, or its stun ends with the current attack. Rule: RUL16-128, RUL16-129."""
    bit = 1 << figure
    return not state.stunned & bit or any(isinstance(stage, Attack) and stage.stunned & bit for stage in state.stack)


def stun(state: State, figure: int) -> None:
    """Stun a figure. A stun that would end with an attack is replaced. Rule: RUL16-128, RUL16-129."""
    if state.at[figure] != OFF and can_be_stunned(state, figure):
        end_stun(state, figure)
        state.stunned |= 1 << figure
        state.tell(event_texts.Stun("stun", figure, 1))


def end_stun(state: State, figure: int) -> None:
    """End the stun of a figure. Rule: RUL16-128."""
    bit = 1 << figure
    if state.stunned & bit:
        state.stunned &= ~bit
        for place, stage in enumerate(state.stack):
            if isinstance(stage, Attack) and stage.stunned & bit:
                state.stack[place] = stage._replace(stunned=stage.stunned & ~bit)
        state.tell(event_texts.Stun("stun", figure, 0))


def frag(tables: CompiledScenario, state: State, figure: int, by: int = -1) -> None:
    """Take a fragged figure off the map, with all consequences. Rule: RUL16-122 to RUL16-127."""
    space, kind = state.at[figure], state.kind[figure]
    state.tell(event_texts.Fragged("fragged", figure, kind, space))
    state.damage[figure] = 0
    take_off(state, figure)
    _void(state, figure)
    if figure < state.players:
        _frag_marine(tables, state, figure, space)
    else:
        _frag_demon(tables, state, figure, kind, space, by)


def _void(state: State, figure: int) -> None:
    """Cancel all stages of a figure. Rule: RUL16-46, RUL16-50, RUL16-51, RUL16-124."""
    for place, stage in enumerate(state.stack):
        if actor_of(stage) == figure or (isinstance(stage, Activation) and stage.seat == figure):
            state.stack[place] = LAPSED
        elif isinstance(stage, Demons) and figure in stage.left:
            left = tuple(other for other in stage.left if other != figure)
            state.stack[place] = stage._replace(left=left)


def _frag_marine(tables: CompiledScenario, state: State, seat: int, space: SpaceNumber) -> None:
    state.status[seat] = FRAGGED
    script_hooks.drop_items(tables, state, seat, space)
    action_deck.start_over(tables, state, seat)
    state.frags += 1
    state.changed |= topics.FRAGGED
    state.tell(event_texts.Frag("frag", state.frags))
    triggers.check_frags(tables, state)
    if not state.winner:
        timing_windows.offer(tables, state, FRAGGED_MOMENT, seat)


def _frag_demon(tables: CompiledScenario, state: State, figure: int, kind: int, space: SpaceNumber, by: int) -> None:
    setup = state.setup[figure]
    names = {tables.kinds[kind].id}
    if setup >= 0:
        element = tables.setups[setup].element
        names |= {name for name in (element.id, element.group) if name}
        state.course = state.course._replace(gone=state.course.gone | 1 << setup)
    killed = dict(state.course.killed)
    for name in names & tables.kinds_to_kill:
        killed[name] = killed.get(name, 0) + 1
    state.course = state.course._replace(killed=tuple(sorted(killed.items())))
    state.changed |= topics.KILLED
    script_hooks.drop_carried(tables, state, figure, space)
    if kind not in tables.neutral_kinds and not count_of(state, kind):
        demon_cards.turn_down(tables, state, kind)
    if setup >= 0:
        element = tables.setups[setup].element
        if element.carries:
            script_hooks.drop(tables, state, element.carries, space)
        script_hooks.happen(tables, state, element.text, element.do, by if 0 <= by < state.players else -1)
    if kind not in tables.neutral_kinds:
        timing_windows.offer(tables, state, FRAGGED_MOMENT, figure)
