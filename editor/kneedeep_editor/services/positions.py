"""What answers in the worker process where a game may begin: in a state of the overlay, where the witness of a finding stands."""

from typing import NamedTuple

from kneedeep.analysis import overlays
from kneedeep.analysis.finding import Finding
from kneedeep.analysis.positions import position_of_finding, position_of_scene
from kneedeep.rules.position import Position
from kneedeep.scenario.io.reader import Reading
from kneedeep_editor.services.snapshots import Key, facts_of

Space = tuple[int, int]


class Wanted(NamedTuple):
    """Where a game is to begin: at a stop of the solution (as the overlays count them, from 1), or at a finding.

    `marines`: with how many, for a stop. `near`: where they are to stand; without it where the step was done.
    """

    stop: int = 0
    marines: int = 1
    near: tuple[Space, ...] = ()
    finding: Finding | None = None


class Place(NamedTuple):
    """Where a game begins: with how many marines, in which position (None: nowhere, `told` says why)."""

    wanted: Wanted
    marines: int
    position: Position | None
    told: str = ""


def positioned(key: Key, reading: Reading | None, wanted: Wanted) -> Place:
    """Return where a game begins on a snapshot, to be asked by `Survey.ask`. Raises Unknown where that must be sent along."""
    facts = facts_of(key, reading)
    if facts is None:
        return Place(wanted, wanted.marines, None, "This file could not be read.")
    if wanted.finding is not None:
        found = position_of_finding(facts, wanted.finding)
        if found is None:
            return Place(wanted, wanted.marines, None, f"{wanted.finding.code} shows no state of play.")
        return Place(wanted, *found)
    stops = overlays.course(facts)
    if not stops:
        return Place(wanted, wanted.marines, None, "No order in which the marines win was found.")
    stop = stops[min(max(1, wanted.stop), len(stops)) - 1]
    at = stop.stage.at if stop.stage is not None else None
    near = wanted.near or ((at,) if at is not None else ())
    return Place(wanted, wanted.marines, position_of_scene(stop.scene, wanted.marines, near))
