"""Furnishes a laid map: areas, doors, a story with its locks, equipment and figures. What is there stays."""

from typing import NamedTuple

from kneedeep.board import compile_board
from kneedeep.board.doors import line_of
from kneedeep.coach.casting import Cast, cast_of
from kneedeep.coach.chance import Chance
from kneedeep.coach.data_files import Table, number, read_table, rows, table, words
from kneedeep.coach.floor import Floor
from kneedeep.coach.garrison import Garrison
from kneedeep.coach.ground import Ground, ground_of
from kneedeep.coach.prose import Prose, place_names
from kneedeep.coach.script import Script
from kneedeep.coach.story import Story
from kneedeep.coach.summons import cards, summons
from kneedeep.coach.supplies import Supplies
from kneedeep.model.catalog import Catalog
from kneedeep.model.catalog.components.box import Face
from kneedeep.model.scenario.model import Area, Door, Scenario, Spawn
from kneedeep.model.scenario.record import Record

GUARDED = 1.25
"""The share of figures of an area that a story needs."""


class Commission(NamedTuple):
    """What a laid map is furnished for; `level`: the factors and frags of a difficulty."""

    story: Story
    level: Table
    language: str


def furnish(scenario: Scenario, catalog: Catalog, asked: Commission, chance: Chance) -> Scenario | None:
    """The scenario furnished for a story, None when its map has no place for the story. Raises Full."""
    edition = read_table("data", f"{scenario.ruleset}.yaml")
    boxes = catalog.owned_boxes(scenario.box, expansion=scenario.expansion)
    board = compile_board(scenario, catalog)
    most = _most_doors(catalog, boxes)
    ground = ground_of(board, chance.branch("ground"), middle=asked.story.middle, most=most)
    cast = cast_of(asked.story, ground, chance.branch("cast"))
    hidden = "hidden areas" in board.edition.features
    if cast is None or (hidden and len(ground.gaps) > most):
        return None
    prose, areas = _named(scenario, ground, cast, asked, chance)
    floor = Floor(ground, chance.branch("floor"))
    spawns = () if any(one.side == "marines" for one in scenario.spawns) else (_starts(scenario, floor),)
    places = {role: areas[zone] for role, zone in cast.areas.items()}
    numbers = {**_numbers(scenario, ground, edition, asked), "all": areas}
    script = Script(catalog, cast, places, floor, prose, numbers)
    told = script.told(asked.story, scenario, _doors(scenario, ground, cast)[: most - len(cast.doors)])
    told = told.having(**cards(edition, chance.branch("cards")))
    pads = summons(ground, floor, edition, scenario.counts, chance.branch("summons"))
    told = told.having(tokens=(*told.tokens, *pads))
    told = told.having(**_ground_elements(told, ground, areas, prose), spawns=(*spawns, *told.spawns))
    supplies = Supplies(catalog, told, floor, boxes)
    supplies.cover(ground, rows(edition.get("cover")), chance.branch("cover"))
    weights = dict.fromkeys(cast.areas.values(), GUARDED)
    garrison = Garrison(catalog, edition, told, boxes, chance.branch("garrison"))
    figures = garrison.man(ground, floor, number(asked.level["figures"]), weights)
    stashes = [zone.number for zone in ground.zones[1:] if len(ground.beside(zone.number)) == 1][:3]
    supplies.stock(ground, edition, number(asked.level["supplies"]), stashes, chance.branch("supplies"))
    return told.having(tokens=told.tokens + tuple(supplies.laid), figures=told.figures + figures)


def _numbers(scenario: Scenario, ground: Ground, edition: Table, asked: Commission) -> Table:
    """The frags that win for the invader, by number of marines, and the rounds of a story against the clock."""
    frags = table(edition["frags"])
    more = number(asked.level["frags"]) + asked.story.frags
    steps = max(ground.far) * number(edition["rounds"]) * number(asked.level["supplies"])
    return {
        "frags": {str(one): int(max(2, number(frags[str(one)]) + more)) for one in scenario.counts},
        "rounds": round(6 + steps),
        "half": round(6 + steps) // 2,
    }


def _most_doors(catalog: Catalog, boxes: tuple[str, ...]) -> int:
    """How many plain doors the boxes have, less one for a way out."""
    held = [part.held for part in catalog.parts(boxes) if Face("door") in part.faces]
    return sum(one or 0 for one in held) - 1 if held else 99


def _named(
    scenario: Scenario, ground: Ground, cast: Cast, asked: Commission, chance: Chance
) -> tuple[Prose, list[str]]:
    """The prose that knows the places of the cast, and the place of each area."""
    called = [role for role in asked.story.cast if "called" in role.asks]
    kinds = {cast.areas[role.name]: str(role.asks["called"]) for role in called}
    kinds.setdefault(0, "start")
    prose = Prose(asked.language, asked.story.text(asked.language), chance.branch("prose"))
    if len(scenario.areas) > 1:
        areas = sorted(scenario.areas, key=lambda one: not one.start)
        found = {number: one.id for number, one in enumerate(areas)}
        prose.know({one.id: one.name or one.id for one in areas})
    else:
        sizes = {zone.number: len(zone.room) for zone in ground.zones}
        found = place_names(kinds, sizes, chance.branch("names"))
    for role, zone in cast.areas.items():
        prose.name(role, found[zone])
    return prose, [found[zone] for zone in sorted(found)]


def _starts(scenario: Scenario, floor: Floor) -> Spawn:
    """The start spaces of the marines: side by side by a wall, where nothing comes in."""
    first = floor.spot(0, "deep")
    most = max(scenario.counts)
    spaces = [first, *(floor.spot(0, "wall", near=first) for _ in range(max(most, 3) - 1))]
    return Spawn(id="arrival", side="marines", spaces=tuple(spaces))


def _doors(scenario: Scenario, ground: Ground, cast: Cast) -> tuple[Door, ...]:
    """A plain door at each joint of areas that has none yet and is none of the story."""
    there = {line_of(one.at, one.side) for one in scenario.doors} | {one.edges for one in cast.doors.values()}
    free = [gap.edges[0] for gap in ground.gaps if gap.edges not in there]
    return tuple(Door(at=at, side=side) for at, side in free)


def _ground_elements(scenario: Scenario, ground: Ground, areas: list[str], prose: Prose) -> dict[str, object]:
    """The pieces with their areas, the areas with names and texts, and their floors."""
    pieces = [one.having(area=areas[zone]) for one, zone in zip(scenario.pieces, ground.zone_of, strict=True)]
    pieces.sort(key=lambda piece: areas.index(piece.area))
    known = {one.id: one for one in scenario.areas}
    own = [known.get(one) or Area(id=one, name=prose.place_name(one), start=one == areas[0]) for one in areas]
    texts = [one if one.text else one.having(text=prose.place_text(one.id)) for one in own]
    floors = table(read_table("data", "places.yaml")["floors"])
    look = Record((place, floor) for floor, of in floors.items() for place in areas if place in words(of))
    kept = scenario.look or Record(areas=look)
    return {"pieces": tuple(pieces), "areas": tuple(texts), "look": kept}
