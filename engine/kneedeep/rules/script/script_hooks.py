"""The interface between rules and script: conditions, texts, steps, records, the end.

Rule: scenario format, *Conditions*, *Steps of `do`*; RUL-93 to RUL-100, RUL16-169, RUL16-171.
"""

from collections.abc import Iterable, Sequence

from kneedeep.board.script import conditions, effects
from kneedeep.model.scenario.script_values import Condition, Effect
from kneedeep.rules import game_events
from kneedeep.rules.shared_stages import OVER
from kneedeep.rules.state import INVADERS_WON, MARINES_WON, NOBODY_WON, State, Tables

WINNERS = {"marines": MARINES_WON, "invaders": INVADERS_WON, "nobody": NOBODY_WON, "draw": NOBODY_WON}


def holds(tables: Tables, state: State, condition: Condition) -> bool:
    """True if a condition holds now."""
    return conditions.holds(condition, tables.script_facts(tables, state))


def read(state: State, text: str) -> None:
    """Read a text aloud."""
    if text and state.events is not None:
        state.events.append(game_events.Text("text", text))


def happen(tables: Tables, state: State, text: str, steps: Sequence[Effect], finder: int) -> None:
    """Read a text and carry out steps. `finder`: the marine affected by the steps, -1 for none."""
    read(state, text)
    if steps:
        effects.carry_out(steps, tables.effect_handler(tables, state, finder))


def tried_bit(tables: Tables, door: int) -> int:
    """The bit of `ScriptRecord.fired` for the text of a locked door."""
    return int(tables.fired_tried + door)


def note_got(tables: Tables, state: State, names: Iterable[str]) -> None:
    """Record an item got by marines under several names."""
    got = dict(state.course.got)
    for name in names:
        got[name] = got.get(name, 0) + 1
    state.course = state.course._replace(got=tuple(sorted(got.items())))
    state.changed |= tables.topics_of["got"]


def end(state: State, winner: int, why: str) -> None:
    """End the game."""
    if not state.winner:
        state.winner = winner
        state.stack[:] = [OVER]
        state.tell(game_events.Over("over", winner, why))
