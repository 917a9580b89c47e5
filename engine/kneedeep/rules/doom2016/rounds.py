"""The round: Status Phase, Activation Phase, and its end.

Rule: 2016 rulebook p. 5 and p. 16 (the round); RUL16-15, RUL16-16, RUL16-25, RUL16-182, RUL16-185.
"""

from kneedeep.rules import game_events
from kneedeep.rules.doom2016 import event_texts, timing_windows, triggers
from kneedeep.rules.doom2016.decks import event_deck, initiative_deck
from kneedeep.rules.doom2016.invader import argent_power, threat
from kneedeep.rules.doom2016.parameters import ROUNDS_AT_MOST
from kneedeep.rules.doom2016.parts import CompiledScenario, Plain, action_kind, no_options, stage_kind
from kneedeep.rules.doom2016.script import script_hooks
from kneedeep.rules.doom2016.stages import Activations, Assault, Round, Window
from kneedeep.rules.doom2016.state import INVADER, NOBODY_WON, State
from kneedeep.rules.doom2016.tables.moments import STATUS
from kneedeep.rules.script.script_course import judge_next
from kneedeep.rules.shared_stages import Judging

START, THREAT, INITIATIVE, READY, DRAW, ARGENT, STATUS_END, ACTIVATIONS, JUDGE, END = range(10)


def _run(tables: CompiledScenario, state: State, stage: Round) -> bool:
    """Run the steps of the round until one adds a stage or changes a topic of the script."""
    stack, step = state.stack, stage.step
    while True:
        stack[-1] = Round("round", step + 1)
        _do(tables, state, step)
        step += 1
        if len(stack) > 1 or step > END or state.changed & tables.topics:
            return False


def _do(tables: CompiledScenario, state: State, step: int) -> None:
    if step == START:
        state.active = INVADER
        if state.events is not None:
            state.events.append(game_events.Round("round", state.round))
            state.events.append(event_texts.Phase("phase", 0))
        timing_windows.offer(tables, state, STATUS, -1)
    elif step == THREAT:
        threat.begin_status(tables, state)
    elif step == INITIATIVE:
        initiative_deck.make(tables, state)
    elif step == READY:
        if state.exhausted and state.events is not None:
            state.events.append(event_texts.Readied("readied", state.exhausted.bit_count()))
        state.exhausted = 0
    elif step == DRAW:
        event_deck.draw_up(tables, state)
    elif step == ARGENT:
        argent_power.begin(tables, state)
    elif step == STATUS_END:
        timing_windows.offer(tables, state, STATUS, -1)
    elif step == ACTIVATIONS:
        state.tell(event_texts.Phase("phase", 1))
        state.stack.append(Activations("activations"))
    elif step == JUDGE:
        if judge_next(tables, state) >= 0:
            state.stack.append(Judging("judge", 0))
    else:
        _end(tables, state)


def _end(tables: CompiledScenario, state: State) -> None:
    """End the round. End the game after the last permitted round."""
    state.initiative = state.drawn = ()
    triggers.end_round(tables, state)
    if not state.winner and state.round >= ROUNDS_AT_MOST:
        script_hooks.end(state, NOBODY_WON, "round limit")
    if not state.winner:
        state.round += 1
        place = next(n for n, stage in enumerate(state.stack) if isinstance(stage, Round))
        state.stack[place] = Round("round", START)


def _pass(tables: CompiledScenario, state: State, action: Plain) -> None:
    """Use nothing more. In a window the next player is asked, other stages end."""
    stage = state.stack[-1]
    if isinstance(stage, Window):
        state.stack[-1] = stage._replace(asked=stage.asked + 1)
    elif isinstance(stage, Assault):
        threat.end(tables, state, stage)
    else:
        argent_power.end(tables, state)


ACTIONS = (action_kind("pass", _pass),)
STAGES = (stage_kind("round", Round, _run, no_options),)
