"""All outcomes of a scenario's choices, and all possible places of things `in: AREA`.

Rule: scenario format, `choices`, `in: AREA`, and *Solvability stays decidable*: whatever chance and the
invader draw, the marines then draw what is best for them.
"""

from collections.abc import Collection, Iterator, Mapping
from itertools import combinations, product
from math import comb, prod
from typing import NamedTuple

import networkx as nx

from kneedeep.board.laid_things import present
from kneedeep.model.scenario.model import Figure, Token, Trigger
from kneedeep.reference.graphs import step_graph
from kneedeep.reference.ground import Ground, Space

MOST = 64
"""The most outcomes that are examined one by one."""


class Draw(NamedTuple):
    """One outcome. `absent`: serials of absent elements. `others`: decisions of chance, the invader, `in: AREA`.

    `lying`: the parts of areas where tokens are, by the token's serial and copy.
    """

    absent: frozenset[int] = frozenset()
    lying: Mapping[tuple[int, int], frozenset[Space]] = {}
    others: tuple[object, ...] = ()


WHOLE = Draw()
"""The only outcome of a scenario without choices."""


def draws(ground: Ground, removed: Collection[str]) -> list[Draw]:
    """All possible outcomes, empty if there are too many.

    `removed`: the ids of things that steps of the script may remove.
    """
    choices = ground.board.scenario.choices
    lying = dict(_somewhere(ground, removed))
    ways = prod(comb(len(choice.of), min(choice.draw, len(choice.of))) for choice in choices)
    if ways * prod(len(parts) for parts in lying.values()) > MOST:
        return []
    named = _named(ground)
    found = []
    entries = [combinations(range(len(choice.of)), min(choice.draw, len(choice.of))) for choice in choices]
    for drawn in product(*entries):
        kept: set[int] = set()
        chosen: set[int] = set()
        for choice, numbers in zip(choices, drawn, strict=True):
            for number, entry in enumerate(choice.of):
                serials = {serial for one in entry for serial in named.get(one["token"], ())}
                chosen |= serials
                kept |= serials if number in numbers else set()
        theirs = tuple(numbers for choice, numbers in zip(choices, drawn, strict=True) if choice.by != "marines")
        for parts in product(*lying.values()):
            places = tuple(zip(lying, parts, strict=True))
            found.append(Draw(frozenset(chosen - kept), dict(places), (theirs, places)))
    return found


def widest_draw(ground: Ground) -> Draw:
    """The draw with the most for marines: everything drawn except obstacles, anywhere in its area."""
    named = _named(ground)
    serials = {
        serial
        for choice in ground.board.scenario.choices
        for entry in choice.of
        for one in entry
        for serial in named.get(one["token"], ())
    }
    blocking = {kind for kind, one in ground.board.kinds.tokens.items() if one.blocks_steps or one.blocks_sight}
    tokens = ground.board.scenario.tokens
    return Draw(frozenset(one.serial for one in tokens if one.serial in serials and one.kind in blocking))


def _named(ground: Ground) -> dict[str, list[int]]:
    """The serials of tokens, figures and triggers by id, of figures also by group."""
    found: dict[str, list[int]] = {}
    scenario = ground.board.scenario
    elements: list[Token | Figure | Trigger] = [*scenario.tokens, *scenario.figures, *scenario.triggers]
    for element in elements:
        for name in (element.id, element.group if isinstance(element, Figure) else None):
            if name is not None:
                found.setdefault(name, []).append(element.serial)
    return found


def _somewhere(ground: Ground, removed: Collection[str]) -> Iterator[tuple[tuple[int, int], list[frozenset[Space]]]]:
    """The tokens `in: AREA` whose area has several parts, not connected by steps over shut doors."""
    tokens = [token for token in ground.board.scenario.tokens if token.in_area is not None]
    if not tokens:
        return
    graph = step_graph(ground, "step")
    graph.remove_nodes_from(_in_the_way(ground, removed) & graph.nodes)
    for token in tokens:
        if present(token.marines, ground.marines):
            inside = [space for space, data in graph.nodes(data=True) if data["area"] == token.in_area]
            parts = [frozenset(part) for part in nx.connected_components(graph.subgraph(inside))]
            if len(parts) > 1:
                for copy in range(token.count):
                    yield (token.serial, copy), sorted(parts, key=min)


def _in_the_way(ground: Ground, removed: Collection[str]) -> set[Space]:
    """The spaces of things that no figure can be on and no step removes."""
    return {
        space
        for token in ground.tokens
        if token.type is not None and token.type.blocks_steps and not token.type.standable
        if token.element.id not in removed
        for space in token.spaces
    }
