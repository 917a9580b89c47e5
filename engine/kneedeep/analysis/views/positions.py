"""Positions for games: an exploration state, or the state in the witness of a finding."""

from collections.abc import Sequence

from kneedeep.analysis.framework.facts import Facts
from kneedeep.analysis.framework.finding import Finding, Space
from kneedeep.analysis.reach.marine_reach import LINES
from kneedeep.analysis.reach.party_states import outcomes_of
from kneedeep.analysis.views.overlays import OverlayScene, Stop, hides_areas, scenes
from kneedeep.board.board import STEP
from kneedeep.model.geometry.bits import each_number
from kneedeep.model.scenario.model import Door, Token
from kneedeep.model.scenario.names import names_of
from kneedeep.rules.position import Deed, Marine, Position
from kneedeep.solver.dead_ends import DeadEnd, shortest_dead_end
from kneedeep.solver.problem.fact_index import named_areas
from kneedeep.solver.search.successors import PlanStep

DEEDS = ("take", "use", "destroy", "kill")
"""The steps of a course of play that are part of a position."""


def position_of_scene(
    scene: OverlayScene, marines: int, near: Sequence[Space] = (), done: Sequence[Deed] = (), *, needed: bool = False
) -> Position:
    """The position of an exploration state: areas, doors, the keys marines have by then, closing steps.

    `near`: the spaces for the marines, or as near as possible. Without it they are at or near their start.
    `done`: further deeds. `needed`: no keys except those of the open doors.
    """
    setting, problem = scene.setting, scene.party.problem
    names = names_of(scene.facts.scenario)
    doors = [scene.facts.board.doors[number].element for number in each_number(setting.opened)]
    keys, past = [], []
    for action in problem.actions:
        element = action.element
        if not action.bit & setting.facts or not getattr(element, "serial", 0):
            continue
        if isinstance(element, Token) and element.kind == "key":
            if not needed or element.color in {door.key for door in doors}:
                keys.append(element.color or "")
        elif action.bit & setting.irreversible:
            past.append(Deed(names[element.serial], action.at))
    past += [deed for deed in done if deed not in past]
    return Position(
        marines=_marines(scene.facts, setting.revealed & setting.within & ~setting.blocked, marines, near),
        areas=_areas(scene.facts, setting.areas),
        doors=tuple(names[door.serial] for door in doors if not door.open),
        keys=tuple(dict.fromkeys(keys)),
        done=tuple(past),
    )


def narrowed_scene(scene: OverlayScene, space: Space) -> OverlayScene:
    """The scene with only the doors open and areas revealed that marines need for a walk to a space.

    The same scene if no walk leads there, as by teleporters.
    """
    board, setting = scene.facts.board, scene.setting
    standing = board.open_doors("file")
    open_now = frozenset(each_number(setting.opened))
    if (walk := _walk(scene, open_now, space)) is None:
        return scene
    for door in sorted(open_now - standing, reverse=True):
        if (shorter := _walk(scene, open_now - {door}, space)) is not None:
            open_now, walk = open_now - {door}, shorter
    reached, passed = walk
    areas = {board.area_of[number] for number in passed}
    kept = tuple(area for area in setting.areas if area in areas)
    revealed = setting.revealed
    if hides_areas(scene.facts):
        start = [area.id for area in scene.facts.scenario.areas if area.start]
        revealed &= board.bits(one for area in (*start, *kept) for one in board.areas.get(area, ()))
    opened = sum(1 << door for door in open_now)
    narrow = setting._replace(areas=kept, opened=opened, revealed=revealed, within=reached & revealed)
    return OverlayScene(scene.facts, scene.party, narrow)


def _walk(scene: OverlayScene, opened: frozenset[int], space: Space) -> tuple[int, list[int]] | None:
    """All spaces reached from the start with these doors open (bit set) and a shortest walk to a space, None if none leads there."""
    board, setting = scene.facts.board, scene.setting
    steps = board.steps(opened, STEP)
    starts = [one for spawn in scene.facts.scenario.spawns if spawn.side == "marines" for one in spawn.spaces]
    allowed = setting.revealed & ~setting.blocked
    level = reached = board.bits(starts) & allowed
    levels = []
    while level:
        levels.append(level)
        level = steps.beside(level) & allowed & ~reached
        reached |= level
    here = board.number[space]
    distance = next((far for far, bits in enumerate(levels) if bits >> here & 1), None)
    if distance is None:
        return None
    walk = [here]
    for bits in reversed(levels[:distance]):
        walk.append(next(number for number in each_number(bits) if steps.bits[number] >> walk[-1] & 1))
    return reached, walk


def deeds_of(facts: Facts, stops: Sequence[Stop]) -> tuple[Deed, ...]:
    """The deeds to tokens and figures of the steps that lead to the last of some stops.

    Empty where areas are hidden: there the exploration state contains everything that matters.
    """
    if hides_areas(facts):
        return ()
    names = names_of(facts.scenario)
    found = []
    for stop in stops:
        if (step := stop.stage) is None or step.kind not in (*DEEDS, "defeat"):
            continue
        for element in (step.element, *step.others):
            at = step.at if step.at in getattr(element, "places", ()) else None
            found.append(Deed(names[element.serial], at))
    return tuple(found)


def position_of_finding(facts: Facts, finding: Finding) -> tuple[int, Position] | None:
    """The number of marines and the position in the witness of a finding, None if it has none.

    A trap: after its last step, or before one that ends the game. Starvation: the marines on their posts. A
    respawn gap: a marine where it can be fragged.
    """
    witness = finding.witness or {}
    counts = finding.marines or facts.scenario.counts
    marines = max(count for count in counts)
    if witness.get("kind") == "path" and "steps" in witness:
        return _of_trap(facts, marines)
    if "areas" not in witness or witness.get("kind") not in ("state", "band"):
        return None
    posts = [witness["from"]] if witness["kind"] == "band" else witness.get("spaces", [])
    if witness["kind"] == "state" and posts:
        marines = min((count for count in counts if count >= len(posts)), default=marines)
    wanted = set(witness["areas"])
    alike = [scene for scene in scenes(facts, marines) if set(scene.setting.areas) == wanted]
    if not alike:
        return None
    scene = max(alike, key=lambda one: one.setting.opened.bit_count())
    return marines, position_of_scene(scene, marines, [(int(x), int(y)) for x, y in posts])


def _of_trap(facts: Facts, marines: int) -> tuple[int, Position] | None:
    for outcome in facts.of(outcomes_of):
        if marines not in outcome.marines:
            continue
        for line in outcome.lines[:LINES]:
            if (trap := shortest_dead_end(line.achieved, pause=facts.pause).trap) is not None:
                return marines, _after(facts, trap, marines)
    return None


def _after(facts: Facts, trap: DeadEnd, marines: int) -> Position:
    board = facts.board
    names = names_of(facts.scenario)
    steps = trap.steps if trap.node is not None else trap.steps[:-1]
    spots = [board.spaces[step.spot] for step in steps if step.spot >= 0]
    opened: dict[str, bool] = {}
    keys, done = [], []
    for step in steps:
        element = step.element
        serial = getattr(element, "serial", 0)
        if isinstance(element, Door) and step.kind in ("open", "shut"):
            opened[names[serial]] = step.kind == "open"
        elif isinstance(element, Token) and element.kind == "key":
            keys.append(element.color or "")
        elif step.kind in DEEDS and serial:
            done.append(Deed(names[serial], _place(step, board.spaces)))
    if trap.node is None:
        areas = dict.fromkeys(board.area_of[board.number[spot]] for spot in spots)
        within = sum(1 << board.number[space] for area in areas for space in board.areas.get(area, ()))
    else:
        problem = trap.afterwards.problem if trap.afterwards is not None else None
        mask = problem.layout.area_mask if problem is not None else 0
        areas = dict.fromkeys(named_areas(problem, trap.node.facts & mask) if problem is not None else ())
        within = trap.node.within
    opens, shut = (tuple(name for name, is_open in opened.items() if is_open is wanted) for wanted in (True, False))
    party, seen = _marines(facts, within, marines, spots[-1:]), _areas(facts, tuple(areas))
    return Position(
        marines=party, areas=seen, doors=opens, shut=shut, keys=tuple(dict.fromkeys(keys)), done=tuple(done)
    )


def _place(step: PlanStep, spaces: Sequence[Space]) -> Space | None:
    """The place of a step's token if the marine stands on it, else None."""
    places = getattr(step.element, "places", ())
    spot = spaces[step.spot] if step.spot >= 0 else None
    return spot if spot in places else None


def _areas(facts: Facts, areas: Sequence[str]) -> tuple[str, ...]:
    start = {area.id for area in facts.scenario.areas if area.start}
    return tuple(area for area in areas if area not in start) if hides_areas(facts) else ()


def _marines(facts: Facts, within: int, marines: int, near: Sequence[Space]) -> tuple[Marine, ...]:
    """Marines on free spaces, as near as possible to the wished ones. The last wished place serves for the rest."""
    board = facts.board
    taken = {space for figure in board.figures_with(marines) for space in figure.spaces}
    taken |= {space for token in board.tokens_with(marines) if _bars(token) for space in token.spaces}
    free = [space for space in board.lattice.listed(within) if space not in taken]
    starts = [space for spawn in facts.scenario.spawns if spawn.side == "marines" for space in spawn.spaces]
    wanted = list(near) or starts
    found = []
    for seat in range(marines):
        if not wanted or not free:
            break
        x, y = wanted[min(seat, len(wanted) - 1)]
        space = min(free, key=lambda one: (max(abs(one[0] - x), abs(one[1] - y)), one))
        free.remove(space)
        found.append(Marine(at=space))
    return tuple(found)


def _bars(token: object) -> bool:
    kind = getattr(token, "type", None)
    return kind is not None and bool(kind.blocks_steps)
