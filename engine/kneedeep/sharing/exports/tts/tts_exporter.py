"""The format `tts`: a saved object of Tabletop Simulator, a bag for each area with its tile and what is set up there.

Experimental: sizes and signs of places are those of public generators, and nobody has loaded such a file in the program.
"""

import json
import re
from collections.abc import Iterator, Mapping
from hashlib import sha256
from pathlib import PurePath
from typing import Any, NamedTuple

from kneedeep.board.doors import line_of
from kneedeep.drawing.map_sheet import part_of
from kneedeep.drawing.plan.plan import Place, Plan, PlanDoor, PlanFigure, PlanSpace, PlanToken, turned
from kneedeep.drawing.primitive import DisplayList, Paint, Rect
from kneedeep.drawing.scene import draw
from kneedeep.drawing.theme import DARK, THEMES
from kneedeep.english import capitalized, counted
from kneedeep.geometry.space import canonical_edge, edge_ends
from kneedeep.scenario.io.writer import data_of
from kneedeep.sharing.exports.export_request import ExportRequest, Written
from kneedeep.sharing.exports.html.page_view import page_view
from kneedeep.sharing.exports.plain_booklet import plain_booklet
from kneedeep.sharing.exports.tts.saved_objects import HEAD, PLAIN, ObjectMaker
from kneedeep.sharing.loss import COURSE, Loss, section_losses
from kneedeep.sharing.proof import Proof, ProofBuilder
from kneedeep.translation import translatable

DOTS = 64
SCALE = 0.5
"""The scale of a tile one space wide: a tile of scale 1 is taken as two units wide, and a space as one."""
BACK, RULER = "back", "ruler"
DOOR_BOX = (0.0, 0.6, 2.0, 0.8)


class Thing(NamedTuple):
    """A tile: the name of its picture, its own name, where its middle lies, how wide it is, a note, its picture, and how it is turned."""

    key: str
    name: str
    middle: tuple[float, float]
    width: float
    note: str
    picture: DisplayList
    turn: int = 0


class AreaBag(NamedTuple):
    """An area: its name, its tile, and what is set up there."""

    name: str
    tile: Thing
    things: tuple[Thing, ...]


def kept(request: ExportRequest) -> Mapping[str, int]:
    """Return how many things of each kind the file holds."""
    plan = page_view(request).plan
    return {
        "areas": len(bags_of(request)),
        "doors": len(_doors(plan)),
        "tokens": len(plan.tokens),
        "figures": len(plan.figures),
    }


def losses(request: ExportRequest) -> Iterator[Loss]:
    """Yield everything unknown to a table of Tabletop Simulator. For the invader a note has it in words."""
    scenario = request.facts.scenario
    yield Loss(translatable("sight"))
    if request.options.audience != "marines":
        yield from section_losses(data_of(scenario), COURSE)
    if len(scenario.counts) > 1 and request.options.marines is None:
        yield Loss(translatable("the set-up for fewer than {marines} marines", marines=request.marines))


def write(request: ExportRequest) -> Written:
    """Return the saved object and its pictures. Raises NothingToExport for a map without a space."""
    bags = bags_of(request)
    folder = f"{request.name.removesuffix('.json').removesuffix('.tts')}-tts"
    own = request.options.own
    base = str(own.get("base-url") or PurePath(request.folder or "/").as_uri()).rstrip("/")
    pictures = {BACK: _plain(DARK.background), RULER: _plain(DARK.rim_text)}
    for bag in bags:
        pictures.update({thing.key: thing.picture for thing in (bag.tile, *bag.things)})
    addresses = {key: f"{base}/{folder}/{key}.png" for key in pictures}
    maker = ObjectMaker(SCALE * int(own.get("tts-scale", 100)) / 100)
    made = []
    for bag in bags:
        contents = [
            maker.tile(
                f"{bag.name} {number} {thing.key}",
                thing.name,
                (addresses[thing.key], addresses[BACK]),
                thing.middle,
                thing.width,
                thing.note,
                turn=thing.turn,
                stack=number > 0,
            )
            for number, thing in enumerate((bag.tile, *bag.things))
        ]
        made.append(maker.bag(bag.name, contents))
    ends = addresses[RULER], addresses[BACK]
    made.append(maker.tile(RULER, "Ruler: one space", ends, (0.5, 0.5), 1.0, "", stack=True))
    scenario = request.facts.scenario
    note = plain_booklet(request) if request.options.audience == "invader" else ""
    imprint = "\n".join(filter(None, (scenario.author, scenario.license)))
    whole = maker.bag(scenario.title, made, note, imprint)
    content = json.dumps(maker.saved([whole]), ensure_ascii=False, indent=1) + "\n"
    assert request.paint is not None, "the format is painted"
    painted = ((f"{folder}/{key}.png", request.paint(picture, DOTS)) for key, picture in pictures.items())
    return Written(content.encode("utf-8"), tuple(painted))


def prove(written: Written, request: ExportRequest) -> Proof:
    """Return whether each area has its bag with its things, every field is there, and every picture too."""
    builder, bags = ProofBuilder(), bags_of(request)
    data: dict[str, Any] = json.loads(written.content)
    (whole,) = data["ObjectStates"]
    *held_bags, ruler = whole["ContainedObjects"]
    found = {bag["Nickname"]: bag["ContainedObjects"] for bag in held_bags}
    names = {bag.name: [thing.name for thing in (bag.tile, *bag.things)] for bag in bags}
    builder.compare(
        counted(len(bags), "area"),
        {name: [one["Nickname"] for one in held] for name, held in found.items()},
        names,
    )
    tiles = [ruler, *(one for held in found.values() for one in held)]
    objects = [whole, *held_bags, *tiles]
    builder.compare(counted(len(tiles), "tile"), len({one["GUID"] for one in objects}), len(objects))
    complete = HEAD.keys() <= data.keys() and all(PLAIN.keys() <= one.keys() for one in objects)
    builder.require(complete, "", "a field is missing")
    files = {name.rsplit("/", 1)[-1] for name, _ in written.beside}
    asked = {
        one["CustomImage"][key].rsplit("/", 1)[-1]
        for one in tiles
        for key in ("ImageURL", "ImageSecondaryURL")
    }
    builder.compare(counted(len(files), "picture"), asked, files)
    return builder.proof()


def bags_of(request: ExportRequest) -> list[AreaBag]:
    """Return the areas with what is set up in each."""
    plan = page_view(request).plan
    theme = THEMES.get(request.options.theme or "", DARK)
    texts = {area.id: area.text for area in request.facts.scenario.areas}
    doors = _doors(plan)
    found: list[AreaBag] = []
    placed: set[PlanDoor] = set()
    for number, area in enumerate(plan.areas):
        if not any(space.area == number for space in plan.spaces):
            continue
        part = part_of(plan, area.id)
        west, north = min(space.x for space in part.spaces), min(space.y for space in part.spaces)
        width = max(space.x for space in part.spaces) + 1 - west
        height = max(space.y for space in part.spaces) + 1 - north
        floor = part._replace(tokens=(), figures=(), doors=(), spawns=(), arcs=())
        name = area.name or area.id or f"Area {number + 1}"
        note = texts.get(area.id, "") if request.options.audience == "invader" else ""
        picture = draw(floor, theme)._replace(box=(west, north, width, height), background=None)
        middle = (west + width / 2, north + height / 2)
        tile = Thing(f"area-{number + 1}", name, middle, width, note, picture)
        things = [_thing(token, theme.name) for token in part.tokens]
        things += [_thing(figure, theme.name) for figure in part.figures]
        for door in doors:
            if door in part.doors and door not in placed:
                placed.add(door)
                things.append(_door(door, theme.name))
        found.append(AreaBag(f"{number + 1}. {name}", tile, tuple(things)))
    return found


def _doors(plan: Plan) -> list[PlanDoor]:
    return [door for door in plan.doors if not door.misplaced and not (door.kind == "passage" and door.open)]


def _thing(one: PlanToken | PlanFigure, theme_name: str) -> Thing:
    width, height = turned(one.footprint, one.turn)
    (x, y), origin = one.at, (0, 0)
    spaces = tuple(PlanSpace(column, row, -1) for column in range(width) for row in range(height))
    if isinstance(one, PlanToken):
        plan = Plan(spaces, tokens=(one._replace(at=origin, marines=None, number=1),))
        parts = (one.kind, one.color, one.item, f"{width}x{height}")
        name = " ".join(filter(None, (one.color, one.item or one.kind)))
    else:
        plan = Plan(spaces, figures=(one._replace(at=origin, marines=None, name=None),))
        parts = (one.kind, None, None, f"{width}x{height}")
        name = one.name or one.kind
    key = _file_name("-".join(filter(None, parts)))
    picture = draw(plan, THEMES[theme_name])._replace(box=(0, 0, width, height), background=None)
    return Thing(
        key, capitalized(name.replace("-", " ")), (x + width / 2, y + height / 2), width, "", picture
    )


def _door(door: PlanDoor, theme_name: str) -> Thing:
    ends = sorted(point for edge in line_of(door.at, door.side) for point in edge_ends(canonical_edge(*edge)))
    middle = ((ends[0][0] + ends[-1][0]) / 2, (ends[0][1] + ends[-1][1]) / 2)
    origin: Place = (0, 0)
    plan = Plan(
        tuple(PlanSpace(x, y, -1) for x in (0, 1) for y in (0, 1)),
        doors=(door._replace(at=origin, side="south"),),
    )
    picture = draw(plan, THEMES[theme_name])._replace(box=DOOR_BOX, background=None)
    name = " ".join(filter(None, (door.key, "exit" if door.exit else door.kind)))
    upright = ends[0][0] == ends[-1][0]
    key = _file_name(f"door-{name.replace(' ', '-')}")
    return Thing(key, capitalized(name), middle, 2.0, "", picture, 90 if upright else 0)


def _file_name(words: str) -> str:
    """Return words that a scenario may have made up as the name of a file, the same for the same words alone."""
    plain = re.sub("[^a-z0-9-]", "_", words)
    return plain if plain == words else f"{plain[:40]}-{sha256(words.encode()).hexdigest()[:8]}"


def _plain(color: str) -> DisplayList:
    return DisplayList((0, 0, 1, 1), (("tile", (Rect(0, 0, 1, 1, Paint(color)),)),), {}, None)
