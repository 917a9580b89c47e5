"""Respawn spaces of fragged marines. Rule: board geometry, respawn set; RUL-89, RUL-90, RUL-95; RUL16-159."""

from collections.abc import Collection
from typing import NamedTuple

from kneedeep.reference.distances import RespawnDistances
from kneedeep.reference.graphs import usable_pads
from kneedeep.reference.ground import Ground, Space

PRINTED_BAND = (8, 16)


class Return(NamedTuple):
    """The possible spaces, and the distance by which they miss the band."""

    spaces: frozenset[Space]
    missed: int


def free_spaces(ground: Ground) -> set[Space]:
    """The spaces without a token that bars marines. Rule: RUL-89 and the house rule `respawn_tokens`."""
    barring = ("equipment", "fixture") if ground.rules.get("respawn_tokens") == "barred" else ()
    barred = {
        space
        for token in ground.tokens
        if token.type is not None and (token.type.bars_respawn or token.type.placement in barring)
        for space in token.spaces
    }
    return ground.area.keys() - barred


def respawn_spaces(
    ground: Ground, distances: RespawnDistances, a: Space, revealed: Collection[Space] | None = None
) -> Return:
    """The respawn spaces of a marine fragged on a space, with these spaces revealed (default: all).

    Rule: 2004 rulebook p. 9 (frags and kills): at a distance in the band, else as closely as possible. A revealed space
    without any way counts as one beyond it, with `respawn_unconnected: never` not at all; `respawn_band`.
    """
    nearest, farthest = ground.rules.get("respawn_band") or PRINTED_BAND
    far = distances.of(a, None if revealed is None else {*revealed, a})
    spaces = free_spaces(ground) if revealed is None else free_spaces(ground).intersection(revealed)
    if ground.rules.get("respawn_unconnected") == "never":
        spaces = far.keys() & spaces
    missed = {
        space: max(nearest - steps, steps - farthest, 0)
        for space in spaces
        for steps in (far.get(space, farthest + 1),)
    }
    least = min(missed.values(), default=0)
    return Return(frozenset(space for space, misses in missed.items() if misses == least), least)


def active_teleporters(ground: Ground, entered: Collection[Space] = ()) -> set[Space]:
    """The spaces of active teleporters after marines have entered some. Rule: RUL16-156, RUL16-159."""
    return {pad.at for pad in usable_pads(ground) if pad.element.active or pad.at in entered}
