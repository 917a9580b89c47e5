"""Sight on a board by its ruleset, with or without its figures."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import TYPE_CHECKING

from kneedeep.board.board import SIGHT, Board
from kneedeep.model.geometry.bits import numbers_of, union
from kneedeep.model.geometry.center_sight import CenterSight

if TYPE_CHECKING:
    from kneedeep.model.geometry.cover import Cover
    from kneedeep.model.geometry.lattice import Masks
    from kneedeep.model.geometry.sight_table import Visibility


def sight_of(board: Board, opened: Collection[int], marines: int | None = None) -> Visibility:
    """The sight of the board's ruleset with the doors of these numbers open.

    `marines`: their number, for the set-up of tokens (default: the most). Rule: board geometry, sight in doom-2004
    (obstacles and barrels stop it) and in doom-2016 (edges alone do).
    """
    if board.edition.sight == "centers":
        return board.sight(opened, marines)
    return make_sight(board, board.masks(SIGHT, opened), 0)


def make_sight(board: Board, free: Masks, blockers: int) -> Visibility:
    """The sight of the board's ruleset over these free edges. `blockers`: the spaces that stop sight in 2004."""
    if board.edition.sight == "centers":
        return CenterSight(board.lattice, free, blockers, board.corner)  # type: ignore[arg-type]
    from kneedeep.model.geometry.corner_sight import CornerSight

    pinch = str(board.scenario.rules.get("pinch", "blocked"))
    return CornerSight(board.lattice, free, pinch)  # type: ignore[arg-type]


def has_cover(board: Board) -> bool:
    """True if the edition of the board has cover: sight is from corner to corner."""
    return board.edition.sight == "corners"


def cover_of(board: Board, opened: Collection[int], sight: Visibility | None = None) -> Cover:
    """The cover between spaces with the doors of these numbers open, on a board that `has_cover`.

    `sight`: the result of `sight_of` for the same doors. Rule: RUL16-95 to RUL16-101; the house rules `cover_along` and
    `difficult_cover`.
    """
    from kneedeep.model.geometry.corner_sight import CornerSight
    from kneedeep.model.geometry.cover import Cover

    lines = sight_of(board, opened) if sight is None else sight
    if not isinstance(lines, CornerSight):
        raise TypeError("there is no cover where sight goes from center to center")
    rules = board.scenario.rules
    along, by = rules.get("cover_along", "free"), rules.get("difficult_cover", "space")
    return Cover(lines, board.difficult, along, by)


def cover_from(
    board: Board, a: int, opened: Collection[int], *, marines: int | None = None, figures: bool = False
) -> tuple[int, int]:
    """The bit sets of spaces seen from a space without cover, and with cover.

    `figures`: those of the set-up give cover, except the one on the space itself.
    """
    cover = cover_of(board, opened)
    others = union(body for body in _bodies(board, marines) if not body >> a & 1) if figures else 0
    exposed = cover.exposed(a, others)
    return exposed, cover.sight.visible(a) & ~exposed


def visible_from(
    board: Board,
    a: int,
    opened: Collection[int],
    *,
    marines: int | None = None,
    figures: bool = False,
    sight: Visibility | None = None,
) -> int:
    """The bit set of spaces seen from a space, including itself.

    With `figures`, figures stop lines unless they are at an end of the line (2004 only: in 2016
    no figure does). `sight`: the result of `sight_of` for the same doors, to reuse it for many spaces.
    """
    if sight is None:
        sight = sight_of(board, opened, marines)
    if not figures or board.edition.sight == "corners":
        return sight.visible(a)
    return _past_figures(sight, a, _bodies(board, marines))  # type: ignore[arg-type]


def visible_pairs(
    board: Board, opened: Collection[int], *, marines: int | None = None, figures: bool = False
) -> Iterator[tuple[int, int]]:
    """Yield all ordered pairs of spaces that see each other, sorted, including (a, a)."""
    sight = sight_of(board, opened, marines)
    if not figures or board.edition.sight == "corners":
        yield from sight.each_pair()
        return
    bodies = _bodies(board, marines)
    for a in range(len(board.spaces)):
        for b in numbers_of(_past_figures(sight, a, bodies)):  # type: ignore[arg-type]
            yield a, b


def _bodies(board: Board, marines: int | None) -> list[int]:
    """The spaces of each figure, as bit sets."""
    return [board.bits(figure.spaces) for figure in board.figures_with(marines or board.most_marines)]


def _past_figures(sight: CenterSight, a: int, bodies: list[int]) -> int:
    """The spaces seen from a past all figures except those at a and at the seen space."""
    others = [body for body in bodies if not body >> a & 1]
    found = sight.visible_past(a, union(others))
    for body in others:
        if body & (body - 1):
            rest = union(other for other in others if not other & body)
            found = found & ~body | sight.visible_past(a, rest & ~body, body)
    return found
