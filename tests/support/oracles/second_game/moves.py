"""Moves of one figure and giving way, straight from the rulings: sets of spaces, move by move, no tables.

Rule: RUL16-53 to RUL16-86, RUL16-134 to RUL16-137, RUL16-156 to RUL16-158.
"""

from collections.abc import Iterator
from typing import NamedTuple

from kneedeep.model.geometry.space import Space
from tests.support.oracles.second_game.map import Body
from tests.support.oracles.second_game.scene import (
    DEMON,
    MARINE,
    PlainFigure,
    Scene,
    are_enemies,
    at,
    is_staggered,
    spaces_of,
)

STEP, TURN, TELEPORT, OPEN = "step", "turn", "teleport", "open"


class PlainMove(NamedTuple):
    """What a figure can do with points: where it then is, what it costs, which demons are fragged by it."""

    kind: str
    body: Body
    cost: int
    frags: frozenset[int] = frozenset()


def single_moves(scene: Scene, figure: PlainFigure) -> Iterator[PlainMove]:
    """Yield the moves from a figure's place, whether or not it could stay at the end."""
    if figure.large:
        yield from _large_moves(scene, figure)
        return
    (here,) = figure.body
    for there in scene.map.steps(scene.opened)[here] - scene.map.blocked:
        enemies = [other for other in at(scene, there, figure.number) if are_enemies(figure, other)]
        weak = [enemy.number for enemy in enemies if figure.side == MARINE and is_staggered(scene, enemy)]
        free = bool(weak) and scene.map.rule("glory_cost", "enemy") == "free"
        more = 1 if enemies and not free else 0
        yield PlainMove(STEP, frozenset({there}), scene.map.price(there) + more, frozenset(weak))
    if figure.side == MARINE and scene.advanced and here in scene.pads:
        for there in scene.pads - {here} - scene.map.blocked:
            demons = [other.number for other in at(scene, there) if other.side == DEMON]
            yield PlainMove(TELEPORT, frozenset({there}), scene.map.price(there), frozenset(demons))


def _large_moves(scene: Scene, figure: PlainFigure) -> Iterator[PlainMove]:
    walls = scene.map.walls(scene.opened)
    body = figure.body
    for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0)):
        moved = frozenset((x + dx, y + dy) for x, y in body)
        past = not any(walls.stops((x, y), (x + dx, y + dy)) for x, y in body)
        if past and scene.map.fits(scene.opened, moved):
            yield PlainMove(STEP, moved, 1 + _met(scene, figure, moved))
    west, north = min(x for x, _ in body), min(y for _, y in body)
    wide = 1 + max(x for x, _ in body) - west
    high = 1 + max(y for _, y in body) - north
    if wide != high:
        for x in range(west - 3, west + 4):
            for y in range(north - 3, north + 4):
                turned = frozenset((x + i, y + j) for i in range(high) for j in range(wide))
                if 2 * len(turned & body) >= len(body) and scene.map.fits(scene.opened, turned):
                    yield PlainMove(TURN, turned, 1 + _met(scene, figure, turned))


def _met(scene: Scene, figure: PlainFigure, moved: Body) -> int:
    """The spaces of large enemies that a large figure newly covers. Rule: RUL16-77."""
    foes = [other for other in scene.others(figure) if other.large and are_enemies(figure, other)]
    return len(spaces_of(foes) & (moved - figure.body))


def may_end(scene: Scene, figure: PlainFigure) -> bool:
    """Return whether a figure may end its movement where it is. Rule: RUL16-64, RUL16-76, RUL16-83."""
    met = [other for other in scene.others(figure) if other.body & figure.body]
    if not figure.large or any(other.large for other in met):
        return not met
    return all_give_way(scene, figure)


def below(scene: Scene, large: PlainFigure) -> list[PlainFigure]:
    """Return the small figures under a large one, in the order in which they give way. Rule: RUL16-82."""
    under = [other for other in scene.others(large) if not other.large and other.body & large.body]
    return sorted(under, key=lambda other: (other.side != MARINE, min(other.body)))


def nearest_free(scene: Scene, figure: PlainFigure) -> Body:
    """Return the nearest spaces that a small figure could give way to. Rule: RUL16-80, RUL16-81."""
    taken = spaces_of(scene.figures)
    steps = scene.map.steps(scene.opened)
    seen, level = set(figure.body), set(figure.body)
    while level:
        if free := level - taken:
            return frozenset(free)
        onward = {other for space in level for other in steps[space]}
        if figure.side == MARINE and scene.advanced and level & scene.pads:
            onward |= scene.pads
        level = onward - seen - scene.map.blocked
        seen |= level
    return frozenset()


def all_give_way(scene: Scene, large: PlainFigure) -> bool:
    """Return whether every small figure under a large one has a space to go to. Rule: RUL16-83."""
    for figure in below(scene, large):
        if not (nearest := nearest_free(scene, figure)):
            return False
        moved = figure._replace(body=frozenset({min(nearest)}))
        scene = scene.without([figure.number])
        scene = scene._replace(figures=(*scene.figures, moved))
    return True


def after_move(scene: Scene, figure: PlainFigure, move: PlainMove) -> tuple[Scene, PlainFigure]:
    """Return the moment after a move: who was fragged is gone, a teleporter that was entered is active."""
    moved = figure._replace(body=move.body)
    figures = tuple(
        moved if other.number == figure.number else other for other in scene.figures if other.number not in move.frags
    )
    woken = move.body & scene.sleeping if figure.side == MARINE and move.kind in (STEP, TELEPORT) else frozenset()
    return scene._replace(figures=figures, pads=scene.pads | woken, sleeping=scene.sleeping - woken), moved


def legal_moves(
    scene: Scene, figure: PlainFigure, points: int, openable: frozenset[int] = frozenset()
) -> list[PlainMove]:
    """The legal moves of a figure with `points` points: after each it still reaches a place to end.

    `openable`: the doors that it may open when it is beside them. Rule: RUL16-66.
    """
    found = []
    for move in single_moves(scene, figure):
        if move.cost <= points and gets_to_an_end(*after_move(scene, figure, move), points - move.cost, openable):
            found.append(move)
    return found


def gets_to_an_end(scene: Scene, figure: PlainFigure, points: int, openable: frozenset[int]) -> bool:
    """Return whether a figure may end its movement here or anywhere its points lead to."""
    best: dict[tuple[Body, Body, frozenset[int]], int] = {}
    waiting = [(scene, figure, points)]
    while waiting:
        here, mover, left = waiting.pop(0)
        if may_end(here, mover):
            return True
        key = (mover.body, here.pads, here.opened)
        if best.get(key, -1) >= left:
            continue
        best[key] = left
        for move in single_moves(here, mover):
            if move.cost <= left:
                waiting.append((*after_move(here, mover, move), left - move.cost))
        if left:
            for number in openable - here.opened:
                if mover.body & here.map.reach_of_door(number):
                    waiting.append((here._replace(opened=here.opened | {number}), mover, left - 1))
    return False


def openable_from(scene: Scene, figure: PlainFigure, openable: frozenset[int]) -> set[int]:
    """The shut doors that a figure can open from its place. Rule: RUL16-69, RUL16-86."""
    return {number for number in openable - scene.opened if figure.body & scene.map.reach_of_door(number)}


def least_costs(scene: Scene, figure: PlainFigure, points: int) -> dict[Space, int]:
    """The spaces where a small figure can end its movement, with the least points. Doors are not opened."""
    found: dict[Space, int] = {}
    waiting = [(scene, figure, 0)]
    best: dict[tuple[Body, Body, int], int] = {}
    while waiting:
        here, mover, spent = waiting.pop(0)
        key = (mover.body, here.pads, len(here.figures))
        if best.get(key, points + 1) <= spent:
            continue
        best[key] = spent
        (space,) = mover.body
        if may_end(here, mover):
            found[space] = min(spent, found.get(space, spent))
        for move in single_moves(here, mover):
            if spent + move.cost <= points:
                waiting.append((*after_move(here, mover, move), spent + move.cost))
    return found
