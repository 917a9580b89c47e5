"""A question to which the two engines give different answers."""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from kneedeep.model.geometry.space import Space

Answer = Mapping[Any, Any]
"""Answers by subject (spaces, areas, elements). Subjects without an answer are left out."""


class Difference(NamedTuple):
    """One question: `where` it was asked first with different answers, and how many of the `asked` places differ.

    `fast`, `reference`: what each says of `places`, the things that the answers differ in.
    """

    question: str
    where: Space | None
    places: tuple[Any, ...]
    fast: tuple[Any, ...]
    reference: tuple[Any, ...]
    differing: int
    asked: int


def compare(question: str, answers: Iterable[tuple[Space | None, Answer, Answer]]) -> Difference | None:
    """The difference of two engines' answers to a question, asked at several places; None without any."""
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
