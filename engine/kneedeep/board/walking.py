"""What walking costs a marine on a board: shut doors, teleporters, dear spaces."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import TYPE_CHECKING

from kneedeep.board.board import STEP, Board
from kneedeep.board.doors import LaidDoor
from kneedeep.catalog.turns import turn_numbers
from kneedeep.geometry.walk import Walk

if TYPE_CHECKING:
    from kneedeep.board.things import LaidToken

TOLL_2016 = 1


def toll_of(ruleset: str) -> int:
    """Return what opening a shut door costs. Rule: 2004 rulebook p. 9 (doors); board geometry, distances, walk."""
    return TOLL_2016 if ruleset == "doom-2016" else int(turn_numbers()["door"].value)


def is_locked(door: LaidDoor) -> bool:
    """Tell whether a shut door stays shut for whoever holds no key and has done nothing yet."""
    element = door.element
    return door.kind in ("security", "passage") or element.key is not None or element.needs is not None


def walk_of(board: Board, opened: Collection[int], marines: int | None = None) -> Walk:
    """Return the moves of a marine without any key, with the doors of these numbers open.

    Every other door costs its toll when it is not locked, and is wall when it is. Teleporters are used where they
    need nothing, ducts are not. Whether a space may be entered is for the caller to say (`walkable`).
    Rule: board geometry, distances, walk.
    """
    shut = {door.number: door for door in board.doors if door.stands and door.number not in opened}
    passable = {number: door for number, door in shut.items() if not is_locked(door)}
    steps = board.steps({*opened, *passable}, STEP)
    gates = {edge: number for number, door in passable.items() for edge in door.edges}
    walk = Walk(steps, gates=gates, toll=toll_of(board.scenario.ruleset), entry=_entry(board, marines))
    for start, end in teleports(board, marines):
        walk.arcs[start].append((end, 1))
    return walk


def walkable(board: Board, marines: int | None = None) -> int:
    """Return the bit set of spaces that can be entered: those without a blocking obstacle or barrel."""
    return board.lattice.everywhere & ~board.step_blockers(marines or board.most_marines)


def teleports(board: Board, marines: int | None = None) -> Iterator[tuple[int, int]]:
    """Yield the ways (from, to) that teleporters offer at the start, by numbers of spaces.

    A pad that needs something is out of use at both ends; a pad with `to` leads there and nowhere else.
    Rule: 2004: to the others of its colour; 2016: between all active ones.
    """
    in_2016 = board.scenario.ruleset == "doom-2016"
    pads = [
        pad
        for pad in board.tokens_with(marines or board.most_marines)
        if is_teleporter(pad, in_2016)
        and pad.element.needs is None
        and pad.at in board.number
        and not (in_2016 and not pad.element.active)
    ]
    for pad in pads:
        named = {entry["pad"] for entry in pad.element.to if entry.get("needs") is None}
        for other in pads:
            if pad.element.to:
                leads = other.element.id in named
            else:
                leads = in_2016 or other.element.color == pad.element.color
            if leads and other.at != pad.at:
                yield board.number[pad.at], board.number[other.at]


def is_teleporter(token: LaidToken, in_2016: bool) -> bool:
    """Tell whether marines may be teleported from a token to others: 2016 from all teleporters, active or not."""
    if in_2016:
        return token.element.kind == "teleporter"
    return token.type is not None and token.type.linked == "color"


def _entry(board: Board, marines: int | None) -> dict[int, int]:
    """What entering a space costs beyond 1: own tokens with a price, and (2016) difficult spaces."""
    dearer: dict[int, int] = {}
    for token in board.tokens_with(marines or board.most_marines):
        if token.type is not None and token.type.enter > 1:
            for space in token.spaces:
                if space in board.number:
                    number = board.number[space]
                    dearer[number] = max(dearer.get(number, 0), token.type.enter - 1)
    if board.scenario.ruleset == "doom-2016":
        for piece in board.pieces:
            for space in piece.difficult:
                number = board.number[space]
                if board.owner[number] == piece.number:
                    dearer[number] = dearer.get(number, 0) + 1
    return dearer
