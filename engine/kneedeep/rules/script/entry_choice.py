"""Set-up choices between groups of tokens, figures and triggers. Rule: scenario format, `choices`."""

from collections.abc import Iterable

from kneedeep.model.geometry.bits import union
from kneedeep.model.scenario.record import Record
from kneedeep.rules import game_events
from kneedeep.rules.action import Action, ActionKind, Field
from kneedeep.rules.game_names import GameNames, NamedTables
from kneedeep.rules.rng import Stream, shuffled
from kneedeep.rules.shared_stages import EntryChoice
from kneedeep.rules.stage import StageKind, ask, skip
from kneedeep.rules.state import INVADER, State, Tables
from kneedeep.support.translation import tr


def begin(tables: Tables, state: State) -> None:
    """Put the choices of a scenario on the stack, the first on top. Triggers not chosen never happen."""
    choices = tables.scenario.choices
    waiting = triggers_of(tables, (entry for choice in choices for entry in choice.of))
    state.course = state.course._replace(fired=state.course.fired | waiting)
    state.stack += [EntryChoice("choice", number, choices[number].draw, ()) for number in reversed(range(len(choices)))]


def _run(tables: Tables, state: State, stage: EntryChoice) -> bool:
    """Draw the entries of a choice to set up, or ask the player for them."""
    choice, taken = tables.scenario.choices[stage.number], stage.taken
    if stage.left <= 0 or len(taken) == len(choice.of):
        return skip(state)
    if choice.by == "chance":
        spare = tuple(entry for entry in range(len(choice.of)) if entry not in taken)
        _take(tables, state, stage, shuffled(state, Stream.SETUP, spare)[0])
        return False
    return ask(state, INVADER if choice.by == "invader" else 0)


def _options(tables: Tables, state: State, stage: EntryChoice) -> list[Action]:
    entries = range(len(tables.scenario.choices[stage.number].of))
    return [("entry", entry) for entry in entries if entry not in stage.taken]


def _entry(tables: Tables, state: State, action: tuple[str, int]) -> None:
    _, entry = action
    _take(tables, state, state.stack[-1], entry)


def _take(tables: Tables, state: State, stage: EntryChoice, entry: int) -> None:
    state.stack[-1] = stage._replace(left=stage.left - 1, taken=(*stage.taken, entry))
    chosen = tables.scenario.choices[stage.number].of[entry]
    bits = union(tables.chosen_bits.get(named["token"], 0) for named in chosen)
    drawn = triggers_of(tables, [chosen])
    state.course = state.course._replace(set_up=state.course.set_up | bits, fired=state.course.fired & ~drawn)
    state.tell(game_events.Chosen("chosen", stage.number, entry))


def triggers_of(tables: NamedTables | Tables, entries: Iterable[Iterable[Record]]) -> int:
    """The triggers in some entries as bits of `fired`."""
    names = {named["token"] for entry in entries for named in entry}
    return sum(1 << number for number, one in enumerate(tables.scenario.triggers) if one.id in names)


def _phrase(n: GameNames[NamedTables], tables: Tables, state: State, entry: int) -> str:
    group = tables.scenario.choices[state.stack[-1].number].of[entry]
    return tr("set up ") + " and ".join(n.words.of(named["token"]) for named in group)


ACTIONS = (ActionKind("entry", (Field("entry", "number"),), _entry, _phrase),)
STAGES = (
    StageKind(
        "choice",
        EntryChoice,
        _run,
        _options,
        "Which entry is set up?",
        situation=lambda n, t, s, stage: tr(
            "{left} of {value}", left=stage.left, value=len(t.scenario.choices[stage.number].of)
        ),
    ),
)
