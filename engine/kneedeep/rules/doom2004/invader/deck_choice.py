"""What the invader settles before an expansion game is set up: his deck, and kinds of figures that stand in for others.

Rule: 001 (set-up 2); B-07. Which kinds are equivalent is a guess, as the data file of the figures tells. Swapping is
settled once for a kind, and not for kinds that an objective wants killed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kneedeep.geometry.bits import each_number
from kneedeep.rules.action import Action, ActionKind, Field
from kneedeep.rules.doom2004.compiled_scenario import CompiledScenario
from kneedeep.rules.doom2004.stages import DeckChoice, Swapping
from kneedeep.rules.doom2004.state import INVADER, State
from kneedeep.rules.rng import shuffled
from kneedeep.rules.stage import StageKind

if TYPE_CHECKING:
    from kneedeep.rules.doom2004.text.game_names import Names


def begin(t: CompiledScenario, s: State) -> None:
    """Shuffle the only deck there is, or let the invader choose; then let him swap kinds if any can be."""
    if _swaps(t, s):
        s.stack.append(Swapping("swapping"))
    if len(t.decks) == 1:
        s.deck = shuffled(s, t.decks[0])
    else:
        s.stack.append(DeckChoice("deck"))


def stand_in(t: CompiledScenario, s: State, kind: int) -> int:
    """Return the kind that comes to the board in place of one: as the scenario says for cards, then as swapped."""
    kind = t.replace.get(kind, kind)
    return swapped(t, s, kind)


def swapped(t: CompiledScenario, s: State, kind: int) -> int:
    """Return the kind that the invader swapped another for, itself when he did not."""
    for other in each_number(s.course.swaps):
        if t.stands_for[other] == kind:
            return other
    return kind


def _swaps(t: CompiledScenario, s: State) -> list[int]:
    """The kinds that may yet be swapped in: for a kind in play that nothing else stands in for."""
    taken = {t.stands_for[kind] for kind in each_number(s.course.swaps)}
    return [
        kind
        for kind, base in t.stands_for.items()
        if base not in taken
        and t.kinds[kind].limit
        and t.kinds[base].limit
        and t.kinds[base].id not in t.kinds_to_kill
        and not s.course.swaps >> kind & 1
    ]


def _run(t: CompiledScenario, s: State, stage: DeckChoice) -> bool:
    s.player = INVADER
    return True


def _swapping_run(t: CompiledScenario, s: State, stage: Swapping) -> bool:
    if not _swaps(t, s):
        s.stack.pop()
        return False
    s.player = INVADER
    return True


def _deck_options(t: CompiledScenario, s: State, stage: DeckChoice) -> list[Action]:
    return [("deck", number) for number in range(len(t.decks))]


def _deck(t: CompiledScenario, s: State, action: Action) -> None:
    """Choose one of the decks; the other stays in the box."""
    s.stack.pop()
    s.deck = shuffled(s, t.decks[action[1]])
    if s.events is not None:
        s.events.append(("deck", action[1]))


def _swapping_options(t: CompiledScenario, s: State, stage: Swapping) -> list[Action]:
    return [("pass",), *(("swap", kind) for kind in _swaps(t, s))]


def _swap(t: CompiledScenario, s: State, action: Action) -> None:
    """Let a kind of the expansion stand in for its equivalent wherever that is set up or spawned."""
    s.course = s.course._replace(swaps=s.course.swaps | 1 << action[1])
    if s.events is not None:
        s.events.append(("swap", action[1]))


def _deck_phrase(n: Names, t: CompiledScenario, s: State, number: int) -> str:
    return f"take the deck {t.deck_ids[number]} ({len(t.decks[number])} cards)"


def _swap_phrase(n: Names, t: CompiledScenario, s: State, kind: int) -> str:
    return f"replace {t.kinds[t.stands_for[kind]].plural} with {t.kinds[kind].plural}"


ACTIONS = (
    ActionKind("deck", (Field("deck", "number"),), _deck, "take deck {deck}", phrase=_deck_phrase),
    ActionKind("swap", (Field("kind", "kind"),), _swap, "let {kind} stand in", phrase=_swap_phrase),
)
STAGES = (
    StageKind("deck", DeckChoice, _run, _deck_options, "Which deck does the invader use?"),
    StageKind("swapping", Swapping, _swapping_run, _swapping_options, "Which figures stand in for others?"),
)
