"""Where a game may begin that does not begin at the start, answered in the worker process, without Qt."""

from typing import NamedTuple

from kneedeep.analysis.finding import Finding
from kneedeep.analysis.overlays import Scene, course, scenes
from kneedeep.analysis.positions import position_of_finding, position_of_scene
from kneedeep.rules.position import Position
from kneedeep.scenario.io.reader import Reading
from kneedeep_editor.services.answer import Space
from kneedeep_editor.services.snapshots import Key, facts_of


class Wish(NamedTuple):
    """From where to play: the witness of a finding, else a stop of the solution (0: none), else the first state in which a space is revealed.

    `marines`: how many play; `space`: where they stand, as near as may be.
    """

    marines: int
    space: Space | None = None
    stop: int = 0
    finding: Finding | None = None


class Beginning(NamedTuple):
    """A position with its number of marines, and what it is, in words; without one why there is none."""

    position: Position | None
    marines: int
    told: str


def beginning(key: Key, reading: Reading | None, wish: Wish) -> Beginning:
    """Return where a game begins as it is wished. Raises Unknown where the snapshot must be sent along."""
    facts = facts_of(key, reading)
    if facts is None:
        return Beginning(None, wish.marines, "This file could not be read.")
    if wish.finding is not None:
        found = position_of_finding(facts, wish.finding)
        if found is None:
            return Beginning(None, wish.marines, "This problem shows no moment of a game to play from.")
        return Beginning(found[1], found[0], f"From what {wish.finding.code} shows.")
    near = () if wish.space is None else (wish.space,)
    scene: Scene | None = None
    if wish.stop:
        stops = course(facts)
        stop = stops[min(wish.stop, len(stops)) - 1] if stops else None
        scene = stop.scene if stop is not None else None
        told = f"From step {wish.stop} of the solution."
        if stop is not None and stop.stage is not None and not near and stop.stage.at is not None:
            near = (stop.stage.at,)
    elif wish.space is not None and wish.space in facts.board.number:
        bit = 1 << facts.board.number[wish.space]
        states = scenes(facts, wish.marines)
        scene = next((one for one in states if one.setting.revealed & bit), None)
        told = f"From {wish.space[0]},{wish.space[1]}, in the first state in which it is revealed."
    if scene is None:
        return Beginning(
            None, wish.marines, "Point at a space of the map, or show a state of the solution (overlay 6)."
        )
    return Beginning(position_of_scene(scene, wish.marines, near), wish.marines, told)
