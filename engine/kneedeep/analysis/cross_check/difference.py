"""A question with different answers from the two engines."""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from kneedeep.model.geometry.space import Space

Answer = Mapping[Any, Any]
"""Answers by subject (spaces, areas, elements). Subjects without an answer are left out."""


class Difference(NamedTuple):
    """One question. `where`: the first case with different answers. `differing`, `asked`: the number of such cases, of all.

    `fast`, `reference`: the answers of each engine about `places`, the disputed things.
    """

    question: str
    where: Space | None
    places: tuple[Any, ...]
    fast: tuple[Any, ...]
    reference: tuple[Any, ...]
    differing: int
    asked: int


def compare(question: str, answers: Iterable[tuple[Space | None, Answer, Answer]]) -> Difference | None:
    """The difference between two engines' answers to a question in several cases, None if they agree."""
    found: Difference | None = None
    differing = asked = 0
    for where, fast, reference in answers:
        asked += 1
        if fast == reference:
            continue
        differing += 1
        if found is None:
            known = fast.keys() | reference.keys()
            places = sorted((one for one in known if fast.get(one) != reference.get(one)), key=str)
            found = Difference(
                question,
                where,
                tuple(places),
                tuple(fast.get(place) for place in places),
                tuple(reference.get(place) for place in places),
                0,
                0,
            )
    return found and found._replace(differing=differing, asked=asked)
