"""BRD009: the marines have no place to start."""

from collections.abc import Iterator, Sequence

from kneedeep.analysis.causes.finding_causes import same_id
from kneedeep.analysis.parts import Cause, Facts, Finding, Fix, Severity, check, explaining_cause
from kneedeep.analysis.words import listed, places_if_any, tr, tr_count
from kneedeep.model.geometry.space import Space
from kneedeep.model.scenario.edits import start_in
from kneedeep.model.scenario.model import Area, Spawn

CODE = "BRD009"


@check(Severity.ERROR, needs=("known kinds",))
def run(facts: Facts) -> Iterator[Finding]:
    """Yield a finding if there is not exactly one start area, or if it has too few marine starts."""
    if not (starts := [area for area in facts.scenario.areas if area.start]):
        lost = tr("nothing is on the table when the game begins")
        if "hidden areas" not in facts.board.edition.features:
            lost = tr("the marines have no place to start")
        message = tr("No area is the start area: {lost}.", lost=lost)
        yield Finding(CODE, message, path=("areas",), cause=explaining_cause(facts, CODE))
    elif len(starts) > 1:
        serials = tuple(area.serial for area in starts[1:]) + (starts[0].serial,)
        names = listed([facts.words.area(area.id) for area in starts])
        many = tr_count("{n} area", "{n} areas", len(starts))
        message = tr("{starts} are start areas, but there must be exactly one: {names}.", starts=many, names=names)
        yield Finding(
            CODE, message, (), serials, ("start",), cause=same_id(facts, *serials) or explaining_cause(facts, CODE)
        )
    if not facts.scenario.pieces:
        message = tr("The map has no pieces: the marines have no place to start.")
        yield Finding(CODE, message, serials=(0,), path=("pieces",), cause=explaining_cause(facts, CODE))
    elif starts:
        yield from _too_few(facts, starts)


def _too_few(facts: Facts, starts: Sequence[Area]) -> Iterator[Finding]:
    """Yield a finding if the start area has fewer start spaces than marines."""
    board = facts.board
    inside = {space for area in starts for space in board.areas.get(area.id, ())}
    spawns = [spawn for spawn in facts.scenario.spawns if spawn.side == "marines" and spawn.needs is None]
    listed_spaces = [space for spawn in spawns for space in spawn.spaces]
    held = sum(space in inside for space in listed_spaces) + len(_of_areas(facts, spawns, starts))
    wanted = board.most_marines
    if held >= wanted:
        return
    area = listed([facts.words.area(area.id) for area in starts])
    marines = tr_count("{n} marine", "{n} marines", wanted)
    if not spawns:
        message = tr("The marines have no start: {wanted} can't be set up in {area}.", wanted=marines, area=area)
        serials: tuple[int, ...] = (starts[0].serial,)
    else:
        many = tr_count("{n} start space", "{n} start spaces", held) if held else tr("no start space")
        message = tr("{area} has {many} for {wanted}.", area=area, many=many, wanted=marines)
        serials = (*(spawn.serial for spawn in spawns), starts[0].serial)
    outside = [space for space in listed_spaces if space not in inside]
    cause = explaining_cause(facts, CODE, serials=serials, spaces=outside, areas=[area.id for area in starts])
    witness = places_if_any(tr("not in the start area"), outside)
    fixes = tuple(_start_there(facts, outside)) if not held and len(outside) >= wanted else ()
    yield Finding(CODE, message, tuple(outside), serials, (), witness, fixes, cause=cause or _off_board(facts, spawns))


def _start_there(facts: Facts, spaces: Sequence[Space]) -> Iterator[Fix]:
    """Yield the fix that makes the one area of these spaces the start area."""
    board = facts.board
    there = {board.area_of[board.number[space]] if space in board.number else None for space in spaces}
    for area in facts.scenario.areas:
        if there == {area.id}:
            title = tr("Make {area} the start area", area=facts.words.area(area.id))
            yield Fix(title, start_in(title, facts.scenario, area.serial), safe=False)


def _of_areas(facts: Facts, spawns: Sequence[Spawn], starts: Sequence[Area]) -> set[Space]:
    """The possible start spaces in whole areas: those without a figure or blocker."""
    board = facts.board
    names = {area.id for area in starts}
    given = {name for spawn in spawns for name in (*spawn.areas, spawn.area) if name in names}
    taken = {space for figure in board.figures for space in figure.spaces}
    taken |= {
        space for token in board.tokens if token.type is not None and token.type.blocks_steps for space in token.spaces
    }
    return {space for name in given if name for space in board.areas.get(name, ()) if space not in taken}


def _off_board(facts: Facts, spawns: Sequence[Spawn]) -> Cause | None:
    serials = [spawn.serial for spawn in spawns if any(space not in facts.board.number for space in spawn.spaces)]
    return Cause("BRD005", tuple(serials)) if serials else None
