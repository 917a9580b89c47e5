"""The invader's choices before the set-up of an expansion game: the deck, and substituted kinds of figures.

Rule: 001 (set-up 2); B-07. The equivalent kinds are a guess, as the data file of the figures says. Each kind is
swapped at most once, and kinds that an objective wants killed are never swapped.
"""

from kneedeep.rules.doom2004.actions import Action, Numbered, OfKind
from kneedeep.rules.doom2004.event_texts import card_events
from kneedeep.rules.doom2004.names.game_names import Names
from kneedeep.rules.doom2004.parts import INVADER, CompiledScenario, State, action_kind, stage_kind
from kneedeep.rules.doom2004.stages import DeckChoice, Swapping
from kneedeep.rules.numbers import KindNumber, each_kind
from kneedeep.rules.rng import Stream, shuffled
from kneedeep.rules.stage import ask, ask_invader, skip
from kneedeep.support.translation import tr


def begin(tables: CompiledScenario, state: State) -> None:
    """Shuffle the only deck, or let the invader choose one. Then offer to swap kinds if any can be."""
    if _swaps(tables, state):
        state.stack.append(Swapping("swapping"))
    if len(tables.decks) == 1:
        state.deck = shuffled(state, Stream.EVENTS, tables.decks[0])
    else:
        state.stack.append(DeckChoice("deck"))


def stand_in(tables: CompiledScenario, state: State, kind: KindNumber) -> KindNumber:
    """The kind used in place of a kind: first the scenario's substitute, then the invader's for that."""
    kind = tables.replace.get(kind, kind)
    return swapped(tables, state, kind)


def swapped(tables: CompiledScenario, state: State, kind: KindNumber) -> KindNumber:
    """The substitute that the invader chose for a kind, or the kind itself."""
    for other in each_kind(state.course.swaps):
        if tables.stands_for[other] == kind:
            return other
    return kind


def _swaps(tables: CompiledScenario, state: State) -> list[KindNumber]:
    """The kinds that can still be swapped in, each for a kind in play without a substitute."""
    taken = {tables.stands_for[kind] for kind in each_kind(state.course.swaps)}
    return [
        kind
        for kind, base in tables.stands_for.items()
        if base not in taken
        and tables.kinds[kind].limit
        and tables.kinds[base].limit
        and tables.kinds[base].id not in tables.kinds_to_kill
        and not state.course.swaps >> kind & 1
    ]


def _swapping_run(tables: CompiledScenario, state: State, stage: Swapping) -> bool:
    return ask(state, INVADER) if _swaps(tables, state) else skip(state)


def _deck_options(tables: CompiledScenario, state: State, stage: DeckChoice) -> list[Action]:
    return [("deck", number) for number in range(len(tables.decks))]


def _deck(tables: CompiledScenario, state: State, action: Numbered) -> None:
    """Choose one of the decks. The second one stays in the box."""
    _, number = action
    state.stack.pop()
    state.deck = shuffled(state, Stream.EVENTS, tables.decks[number])
    state.tell(card_events.Deck("deck", number))


def _swapping_options(tables: CompiledScenario, state: State, stage: Swapping) -> list[Action]:
    return [("pass",), *(("swap", kind) for kind in _swaps(tables, state))]


def _swap(tables: CompiledScenario, state: State, action: OfKind) -> None:
    """Substitute a kind of the expansion for its equivalent in every set-up and spawn."""
    _, kind = action
    state.course = state.course._replace(swaps=state.course.swaps | 1 << kind)
    state.tell(card_events.Swap("swap", kind))


def _deck_phrase(n: Names, tables: CompiledScenario, state: State, number: int) -> str:
    return tr(
        "take the deck {deck_ids} ({value} cards)", deck_ids=tables.deck_ids[number], value=len(tables.decks[number])
    )


def _swap_phrase(n: Names, tables: CompiledScenario, state: State, kind: KindNumber) -> str:
    return tr(
        "replace {plural} with {plural2}",
        plural=tables.kinds[tables.stands_for[kind]].plural,
        plural2=tables.kinds[kind].plural,
    )


ACTIONS = (action_kind("deck", _deck, _deck_phrase), action_kind("swap", _swap, _swap_phrase))
STAGES = (
    stage_kind("deck", DeckChoice, ask_invader, _deck_options),
    stage_kind("swapping", Swapping, _swapping_run, _swapping_options),
)
