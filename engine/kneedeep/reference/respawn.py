"""Where fragged marines come back. Rule: board geometry, respawn set; RUL-89, RUL-90, RUL-95; RUL16-159."""

from collections.abc import Collection
from typing import NamedTuple

import numpy as np

from kneedeep.reference.ground import Ground, Space
from kneedeep.reference.moves import usable_pads
from kneedeep.reference.network import FAR, Costs

PRINTED_BAND = (8, 16)


class Return(NamedTuple):
    """The spaces to choose from, and by how much they miss the band of distances."""

    spaces: frozenset[Space]
    missed: int


def free_spaces(ground: Ground) -> set[Space]:
    """Return the spaces that no token keeps marines from. Rule: RUL-89 and the house rule `respawn_tokens`."""
    barring = ("equipment", "fixture") if ground.rules.get("respawn_tokens") == "barred" else ()
    barred = {
        space
        for token in ground.tokens
        if token.type is not None and (token.type.bars_respawn or token.type.placement in barring)
        for space in token.spaces
    }
    return ground.area.keys() - barred


def respawn_spaces(
    ground: Ground, far: Costs, sources: Collection[Space], revealed: Collection[Space] | None = None
) -> dict[Space, Return]:
    """Return where a marine comes back who is fragged on each source, with some spaces revealed (default: all).

    `far`: the respawn distances, a row for each source. Rule: 2004 rulebook p. 9 (frags and kills): at a distance in
    the band, else as closely as possible; a revealed space without any way counts as one beyond it, with
    `respawn_unconnected: never` not at all; `respawn_band`.
    """
    nearest, farthest = ground.rules.get("respawn_band") or PRINTED_BAND
    free = free_spaces(ground) if revealed is None else free_spaces(ground).intersection(revealed)
    spaces = [space for space in ground.area if space in free]
    steps = far[:, [space in free for space in ground.area]]
    missed = np.maximum(np.maximum(nearest - steps, steps - farthest), 0)
    missed[steps == FAR] = FAR if ground.rules.get("respawn_unconnected") == "never" else 1
    found = {}
    for a, misses in zip(sources, missed, strict=True):
        least = int(misses.min(initial=FAR))
        back = [spaces[column] for column in np.flatnonzero(misses == least).tolist()]
        found[a] = Return(frozenset(back), least) if least < FAR else Return(frozenset(), 0)
    return found


def active_teleporters(ground: Ground, entered: Collection[Space] = ()) -> set[Space]:
    """Return the spaces of active teleporters once marines have entered some. Rule: RUL16-156, RUL16-159."""
    return {pad.at for pad in usable_pads(ground) if pad.element.active or pad.at in entered}
