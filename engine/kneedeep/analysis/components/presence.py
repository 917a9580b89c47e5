"""Presence of things of a scenario: for which numbers of marines and which entries of its choices."""

from collections.abc import Mapping
from typing import NamedTuple

from kneedeep.analysis.framework.facts import Facts
from kneedeep.board.laid_things import present
from kneedeep.board.script.branch_setup import draw_count, every_draw

BRANCH_LIMIT = 256
"""The most ways to draw all choices together that are examined one by one."""


class DrawnChoice(NamedTuple):
    """An element that a choice may set up: the choice's serial, its number of draws, the entries with the element."""

    choice: int
    draw: int
    entries: frozenset[int]


def draws(facts: Facts) -> Mapping[str, tuple[DrawnChoice, ...]]:
    """Element id -> the choices that may set it up. Elements without a choice are always present."""
    found: dict[str, list[DrawnChoice]] = {}
    for choice in facts.scenario.choices:
        entries: dict[str, set[int]] = {}
        for index, entry in enumerate(choice.of):
            for option in entry:
                entries.setdefault(str(option["token"]), set()).add(index)
        for name, indices in entries.items():
            found.setdefault(name, []).append(DrawnChoice(choice.serial, choice.draw, frozenset(indices)))
    return {name: tuple(of_choices) for name, of_choices in found.items()}


def together(facts: Facts, a: object, b: object) -> tuple[int, ...]:
    """The numbers of marines with which both elements can be on the board at once."""
    if a is not b and _exclusive(facts, getattr(a, "id", None) or "", getattr(b, "id", None) or ""):
        return ()
    of_a, of_b = (getattr(one, "marines", None) for one in (a, b))
    return tuple(count for count in facts.scenario.counts if present(of_a, count) and present(of_b, count))


def _exclusive(facts: Facts, a: str, b: str) -> bool:
    """True if no draw sets up both."""
    if not (drawn := facts.of(draws)):
        return False
    of_a, of_b = drawn.get(a, ()), drawn.get(b, ())
    pairs = ((one, other) for one in of_a for other in of_b if one.choice == other.choice and one.draw < 2)
    return any(one.entries.isdisjoint(other.entries) for one, other in pairs)


def branches(facts: Facts) -> tuple[frozenset[str], ...]:
    """The ids that are not set up, for every way to draw the choices. Above the limit, all elements of choices."""
    choices = [choice for choice in facts.scenario.choices if choice.of]
    every = frozenset(facts.of(draws))
    if draw_count(choices) > BRANCH_LIMIT:
        return (every,)
    return tuple(
        every
        - {
            str(option["token"])
            for choice, entries in zip(choices, drawn, strict=True)
            for entry in entries
            for option in choice.of[entry]
        }
        for drawn in every_draw(choices)
    )
