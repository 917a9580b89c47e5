"""The parts of a scenario that checks read: an edit elsewhere leaves the results of a part unchanged.

A part is a scenario without all unused data, so results can't depend on that. The course: everything that
courses of play depend on. The garrison: the course and every figure. The whole: everything.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from kneedeep.board import Board
from kneedeep.board.script.branch_setup import Script
from kneedeep.model.catalog import FigureType, TokenType, footprint_spaces
from kneedeep.model.scenario.model import SECTIONS, Condition, Effect, Figure, Scenario, Token

COURSE, GARRISON, WHOLE = "course", "garrison", "whole"
PARTS = (COURSE, GARRISON, WHOLE)
"""The parts, each contained in the next."""

_PROSE = {
    name: Scenario().__dict__[name]
    for name in (
        "title author license source summary language minutes challenge compass briefing objective notes allow box look translations"
    ).split()
}
"""The keys that are only shown to people, or only compared with the box."""

_REMARKS = ("text", "locked_text", "note", "allow")
"""The keys of an element that are only shown, or only used by the checks."""


def garrison(board: Board, script: Script) -> Scenario:
    """A scenario without remarks, and without equipment that nothing depends on.

    Equipment off the board stays, because it may show the intended place of a piece.
    """
    scenario = board.scenario
    asked = frozenset(_words((*script.conditions, *script.victory, *script.effects)))
    tokens = (token for token in scenario.tokens if not _is_plain_token(token, board, asked))
    changed: dict[str, Any] = {section: _bare(getattr(scenario, section)) for section in SECTIONS}
    return scenario.having(**_PROSE, **{**changed, "tokens": _bare(tokens)})


def course(board: Board, script: Script) -> Scenario:
    """The garrison of a scenario without figures that nothing depends on."""
    scenario = board.scenario
    asked = frozenset(_words((*script.conditions, *script.victory, *script.effects)))
    if "board" in asked:
        return scenario
    cleared = asked | {area.id for area in scenario.areas if area.clear is not None}
    kept = (
        figure
        for figure in scenario.figures
        if not _is_plain_figure(figure, board, asked) or not cleared.isdisjoint(_areas_of(figure, board))
    )
    return scenario.having(figures=tuple(kept))


def troubled(board: Board) -> set[int]:
    """The numbers of pieces that may have slipped. Everything on them shows their intended place."""
    laid = [piece.number for piece in board.pieces if not piece.cap]
    joined = {opening.piece for joint in board.uncapped.joints for opening in (joint.a, joint.b)}
    found = {opening.piece for pair in board.uncapped.misjoined for opening in (pair.a, pair.b)}
    found |= {number for overlap in board.overlaps for number in (overlap.first, overlap.second)}
    return found | {number for number in laid if number not in joined}


def _areas_of(figure: Figure, board: Board) -> Iterator[str]:
    for at in figure.places:
        yield board.area_of[board.number[at]]


def _bare(elements: Iterable[Any]) -> tuple[Any, ...]:
    """The elements without remarks."""
    found = []
    for element in elements:
        held = vars(element)
        said = {name: type(held[name])() for name in _REMARKS if held.get(name)}
        found.append(element.having(**said) if said else element)
    return tuple(found)


def _words(script: Iterable[object]) -> Iterator[str]:
    for part in script:
        if isinstance(part, str):
            yield part
        elif isinstance(part, Condition | Effect):
            yield from _words((part.value, part.params))
        elif isinstance(part, Mapping):
            yield from _words(part.values())
        elif isinstance(part, tuple | list):
            yield from _words(part)


def _is_plain_token(token: Token, board: Board, asked: frozenset[str]) -> bool:
    """True if a token is equipment that no course of play depends on. Under time limits adrenaline is not."""
    kind = board.kinds.tokens.get(token.kind)
    return (
        kind is not None
        and not (token.id or token.do or token.needs or token.to or token.in_area or token.carries)
        and token.kind not in ("key", "adrenaline")
        and _is_harmless(kind)
        and asked.isdisjoint((token.kind, token.item))
        and (token.item is None or token.item in board.catalog.items)
        and _is_on_board(token, kind.footprint(token.size), board)
    )


def _is_harmless(kind: TokenType) -> bool:
    return not (
        kind.linked
        or kind.summons
        or kind.blocks_steps
        or kind.blocks_sight
        or kind.bars_respawn
        or kind.destroyable
        or kind.switchable
        or kind.hurts
        or kind.use == "spend"
        or kind.enter != 1
        or not kind.standable
    )


def _is_plain_figure(figure: Figure, board: Board, asked: frozenset[str]) -> bool:
    """True if a figure is a fight that no course of play depends on."""
    kind: FigureType | None = board.kinds.figures.get(figure.kind)
    return (
        kind is not None
        and not (figure.id or figure.group or figure.do or figure.carries or figure.in_area)
        and figure.kind not in asked
        and _is_on_board(figure, kind.footprint.value, board)
    )


def _is_on_board(thing: Token | Figure, size: tuple[int, int], board: Board) -> bool:
    number = board.number
    return all(space in number for at in thing.places for space in footprint_spaces(size, at, thing.turn))
