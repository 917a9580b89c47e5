"""Free attacks of watchful invaders on every enemy that moves into an adjacent space.

Rule: 2004 rulebook p. 12 (watchful); RUL-19, RUL-28, RUL-29, RUL-36.
"""

from kneedeep.rules.doom2004.combat import attack_terms
from kneedeep.rules.doom2004.event_texts import figure_events
from kneedeep.rules.doom2004.parts import Action, CompiledScenario, FigureNumber, OfFigure, action_kind, stage_kind
from kneedeep.rules.doom2004.stages import KIND_ARMS, WatchfulAttacks
from kneedeep.rules.doom2004.state import INVADER, OFF, State
from kneedeep.rules.stage import ask, skip


def alert(tables: CompiledScenario, state: State, mover: FigureNumber, watchers: tuple[FigureNumber, ...]) -> None:
    """Put the attacks of watchers beside the mover on the stack. `watchers`: those in place before the move."""
    beside = state.ground.beside[state.at[mover]]
    if found := [watcher for watcher in watchers if state.body[watcher] & beside]:
        state.stack.append(WatchfulAttacks("watch", mover, tuple(found)))


def _able(tables: CompiledScenario, state: State, mover: FigureNumber, watcher: FigureNumber) -> bool:
    return state.at[watcher] != OFF and attack_terms.can_bite(tables, state, watcher, mover)


def _run(tables: CompiledScenario, state: State, stage: WatchfulAttacks) -> bool:
    mover, watchers = stage.mover, stage.watchers
    if state.at[mover] != OFF and any(_able(tables, state, mover, watcher) for watcher in watchers):
        return ask(state, INVADER)
    return skip(state)


def _options(tables: CompiledScenario, state: State, stage: WatchfulAttacks) -> list[Action]:
    mover, watchers = stage.mover, stage.watchers
    return [*(("bite", watcher) for watcher in watchers if _able(tables, state, mover, watcher)), ("pass",)]


def _bite(tables: CompiledScenario, state: State, action: OfFigure) -> None:
    stage: WatchfulAttacks = state.stack[-1]
    mover = stage.mover
    _, figure = action
    state.stack[-1] = stage._replace(watchers=tuple(one for one in stage.watchers if one != figure))
    state.tell(figure_events.Watchful("watchful", figure))
    attack_terms.declare(tables, state, figure, KIND_ARMS, state.at[mover], mover, aimed=0, free=1)


ACTIONS = (action_kind("bite", _bite),)
STAGES = (stage_kind("watch", WatchfulAttacks, _run, _options),)
