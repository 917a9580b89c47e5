"""Windows: moments at which cards and abilities may be used, one answer at a time until all pass.

Rule: 2016 rulebook p. 6, p. 9, p. 16; RUL16-40 to RUL16-43, RUL16-115, RUL16-185 to RUL16-191.
"""

from kneedeep.rules.doom2016.parts import INVADER, CompiledScenario, State, Window, each_number
from kneedeep.rules.doom2016.tables import moments as times

INVADER_FIRST = times.STATUS | times.ACTIVATION_START | times.ACTIVATION_END
"""Moments at which the invader is asked first, not the subject's side. Rule: RUL16-185 to RUL16-190."""

OF_DEMONS = ~(times.STATUS | times.ENEMY_ATTACKED | times.ACTIVATION_START | times.ACTIVATION_END)
"""Moments at which events need a demon as the subject: all but Status Phase, enemy attacked and activations."""


def offer(
    tables: CompiledScenario, state: State, moment: int, figure: int, other: int = -1, own: tuple[int, ...] = ()
) -> None:
    """Open a window if anybody may have something to use. Empty windows are skipped.

    `own`: effects of a finished attack, carried out in any case. Rule: RUL16-118.
    """
    if own:
        state.stack.append(Window("follow", moment, 0, figure, other, (), own))
        return
    held = tables.kept_moments
    if figure >= state.players or not moment & OF_DEMONS:
        held |= state.event_moments
    if moment & times.ENEMY_ATTACKED:
        for moments in state.moments:
            held |= moments
    elif 0 <= figure < state.players:
        # No other marine is asked.
        held |= state.moments[figure]
    if held & moment or (tables.ability_moments & moment and _has_ability(tables, state, moment, figure)):
        state.stack.append(Window("window", moment, 0, figure, other, ()))


def _has_ability(tables: CompiledScenario, state: State, moment: int, figure: int) -> bool:
    """Whether the subject demon has an ability for a moment. After an attack on an enemy any faceup type counts."""
    moments = tables.cards.kind_moments
    if moment & times.ENEMY_ATTACKED:
        return any(moments[kind] & moment for kind in each_number(state.faceup))
    return figure >= state.players and bool(moments[state.kind[figure]] & moment)


def order_of(tables: CompiledScenario, state: State, stage: Window) -> tuple[int, ...]:
    """The players asked in a window, in order. Rule: RUL16-185 to RUL16-190."""
    figure = stage.figure
    own = figure if 0 <= figure < state.players else INVADER
    if stage.moment & (times.ATTACKING | times.DEFENDING):
        return (own,)
    seats = tuple(range(state.players))
    if stage.moment & INVADER_FIRST or own == INVADER:
        return (INVADER, *seats)
    if stage.moment & (times.AFTER_ATTACK | times.ENEMY_ATTACKED):
        return (own, INVADER)
    return (*seats, INVADER)
