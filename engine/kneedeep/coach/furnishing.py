"""Furnishes a laid map: areas, doors, a story with its locks, equipment and figures. Existing elements stay."""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from kneedeep.board import compile_board
from kneedeep.board.doors import line_of
from kneedeep.coach.casting import Cast, cast_of
from kneedeep.coach.chance import Chance
from kneedeep.coach.data_files import Plain, Table, number, numbers, read_table, rows, table, words
from kneedeep.coach.ground import Floor, Full, Ground, ground_of, laid_areas
from kneedeep.coach.story import Prose, Story, place_names
from kneedeep.coach.supplies import Garrison, Supplies
from kneedeep.model.catalog import Catalog, Face
from kneedeep.model.scenario.element import read_element
from kneedeep.model.scenario.model import Area, Door, Figure, Record, Scenario, Spawn, Token, Victory
from kneedeep.model.scenario.model.scenario import SECTIONS

GUARDED = 1.25
"""The factor for the figures of an area that a story uses."""
_UNSET = (None, "script", "choose")
"""The cards of a scenario that names none."""


def summons(
    ground: Ground, floor: Floor, edition: Table, factor: float, counts: tuple[int, ...], chance: Chance
) -> list[Token]:
    """A teleporter at the start and more on the way, and portals: more with a larger `factor`, higher tiers far off."""
    data = table(edition.get("summons"))
    far, found = ground.far, list[Token]()
    if not data:
        return found
    pads = [0, *chance.order(zone.number for zone in ground.zones if far[zone.number] in (2, 4, 6))[:3]]
    for place in pads:
        _lay(found, {**table(data["pad"]), **({} if place == 0 else {"active": False})}, place, "wall", floor)
    tiers = rows(data["tiers"])
    for zone in ground.zones[1:]:
        tier = min(int(len(tiers) * (far[zone.number] - 0.5) / max(far)), len(tiers) - 1)
        first, more = number(data["odds"]) * factor, number(data["more"]) * factor
        for least, odds in ((0, first), (0, first - 100), (3, more)):
            most = {"marines": least} if least > min(counts) else {}
            if least <= max(counts) and chance.odds(odds):
                _lay(found, {**tiers[tier], **most}, zone.number, "open", floor)
    return found


def cards(edition: Table, chance: Chance) -> dict[str, Plain]:
    """The map's cards for the arrival of demons: one of several values for each key of the file."""
    return {key: _one(chance, values) for key, values in table(edition.get("cards")).items()}


def _one(chance: Chance, values: Plain) -> Plain:
    assert isinstance(values, list | tuple)
    drawn: Plain = chance.pick(values)
    return drawn if isinstance(drawn, str) else words(drawn)


def _lay(found: list[Token], row: Table, zone: int, want: str, floor: Floor) -> None:
    try:
        at = floor.spot(zone, want)
    except Full:
        return
    found.append(read_element(Token, {**row, "at": list(at)}))
    if want == "open":
        floor.keep_clear(at)


class Commission(NamedTuple):
    """The purpose of furnishing a map. `level`: the factors and frags of a difficulty.

    Without a story, the map gets no victory, and gets areas and doors only if it has none. `areas`: the only ones to
    furnish, empty for all.
    """

    story: Story | None
    level: Table
    language: str
    areas: tuple[str, ...] = ()


class _Site(NamedTuple):
    """A map in progress. `areas`: the place of each area by its number. `wanted`: the areas to furnish."""

    catalog: Catalog
    scenario: Scenario
    edition: Table
    asked: Commission
    ground: Ground
    cast: Cast
    prose: Prose
    areas: list[str]
    wanted: list[int]
    floor: Floor
    chance: Chance


def furnish(scenario: Scenario, catalog: Catalog, asked: Commission, chance: Chance) -> Scenario | None:
    """The scenario furnished for a story, None if its map can't hold the story. Raises Full."""
    edition = read_table("data", f"{scenario.ruleset}.yaml")
    board = compile_board(scenario, catalog)
    most = _most_doors(catalog, catalog.owned_boxes(scenario.box, expansion=scenario.expansion))
    story = asked.story
    ground = ground_of(board, chance.branch("ground"), middle=story is not None and story.middle, most=most)
    cast = cast_of(story, ground, chance.branch("cast")) if story else Cast({"start": 0}, {}, {})
    if cast is None or ("hidden areas" in board.edition.features and len(ground.gaps) > most):
        return None
    prose, areas = _named(scenario, ground, cast, asked, chance)
    wanted = [zone for zone, place in enumerate(areas) if place in asked.areas or not asked.areas]
    floor = Floor(ground, chance.branch("floor"))
    site = _Site(catalog, scenario, edition, asked, ground, cast, prose, areas, wanted, floor, chance)
    return _equipped(site, _told(site, max(0, most - len(cast.doors) - len(scenario.doors))))


def _told(site: _Site, most: int) -> Scenario:
    """The scenario with a start, and with its missing story, areas and doors."""
    told, story, chance = site.scenario, site.asked.story, site.chance
    if 0 in site.wanted and not any(one.side == "marines" for one in told.spawns):
        told = told.having(spawns=(*told.spawns, _starts(told, site.floor)))
    doors = _doors(told, site.ground, site.cast)[:most]
    if story is not None:
        places = {role: site.areas[zone] for role, zone in site.cast.areas.items()}
        numbers = {**_numbers(told, site.ground, site.edition, site.asked, story), "all": site.areas}
        script = Script(site.catalog, site.cast, places, site.floor, site.prose, numbers)
        told = script.told(story, told, doors)
        drawn = cards(site.edition, chance.branch("cards"))
        told = told.having(**{key: one for key, one in drawn.items() if getattr(told, key) in _UNSET})
    elif _has_areas(told):
        # Teleporters or ducts may lead to areas without a door.
        site.ground.far = [one if one >= 0 else max(1, *site.ground.far) for one in site.ground.far]
        return told
    else:
        told = told.having(doors=(*told.doors, *doors))
    return told.having(**_ground_elements(told, site.ground, site.areas, site.prose))


def _equipped(site: _Site, told: Scenario) -> Scenario:
    """The scenario with portals, equipment and figures. If no areas are chosen, those that have some are unchanged."""
    scenario, ground, floor, edition, chance = site.scenario, site.ground, site.floor, site.edition, site.chance
    everywhere = not site.asked.areas
    level, tokens = site.asked.level, scenario.tokens if everywhere else ()
    pads = summons(ground, floor, edition, number(level["figures"]), scenario.counts, chance.branch("summons"))
    known, reach = {one.kind for one in tokens}, {space for zone in site.wanted for space in ground.zones[zone].spaces}
    told = told.having(tokens=(*told.tokens, *(one for one in pads if one.kind not in known and one.at in reach)))
    boxes = site.catalog.owned_boxes(scenario.box, expansion=scenario.expansion)
    supplies = Supplies(site.catalog, told, floor, boxes)
    bare = _without(site, tokens)
    supplies.cover(ground, rows(edition.get("cover")), chance.branch("cover"), bare)
    weights = dict.fromkeys(site.cast.areas.values(), GUARDED)
    garrison = Garrison(site.catalog, edition, told, boxes, chance.branch("garrison"))
    empty = _without(site, scenario.figures if everywhere else ())
    figures = garrison.man(ground, floor, number(level["figures"]), weights, empty)
    stashes = [zone.number for zone in ground.zones[1:] if len(ground.beside(zone.number)) == 1][:3]
    supplies.stock(ground, edition, number(level["supplies"]), stashes, chance.branch("supplies"), bare)
    return told.having(tokens=told.tokens + tuple(supplies.laid), figures=told.figures + figures)


def _has_areas(scenario: Scenario) -> bool:
    """True if the file divides its map into areas. A new map has a single area."""
    return len(scenario.areas) > 1


def _without(site: _Site, elements: Iterable[Token | Figure]) -> list[int]:
    """The wanted areas without any of the elements."""
    held = {space for one in elements for space in one.places}
    return [zone for zone in site.wanted if held.isdisjoint(site.ground.zones[zone].spaces)]


def _numbers(scenario: Scenario, ground: Ground, edition: Table, asked: Commission, story: Story) -> Table:
    """The invader's frags to win, by number of marines, and the rounds of a story with a time limit."""
    frags, least = table(edition["frags"]), table(edition["limits"])
    size = table(edition["areas"])
    more = (
        number(asked.level["frags"]) + story.frags + (len(ground.zones) - number(size["usual"])) * number(size["frags"])
    )
    steps = max(ground.far) * number(edition["rounds"]) * number(asked.level["supplies"])
    return {
        "frags": {
            str(one): max(int(numbers(least[str(one)])[0]), round(number(frags[str(one)]) + more))
            for one in scenario.counts
        },
        "rounds": round(6 + steps),
        "half": round(6 + steps) // 2,
    }


def _most_doors(catalog: Catalog, boxes: tuple[str, ...]) -> int:
    """The number of plain doors in the boxes, less one for an exit."""
    held = [part.held for part in catalog.parts(boxes) if Face("door") in part.faces]
    return sum(one or 0 for one in held) - 1 if held else 99


def _named(
    scenario: Scenario, ground: Ground, cast: Cast, asked: Commission, chance: Chance
) -> tuple[Prose, list[str]]:
    """The prose with the names of the cast's places, and the place of each area."""
    story = asked.story
    called = [role for role in story.cast if "called" in role.asks] if story else []
    kinds = {cast.areas[role.name]: str(role.asks["called"]) for role in called}
    kinds.setdefault(0, "start")
    prose = Prose(asked.language, story.text(asked.language) if story else {}, chance.branch("prose"))
    if _has_areas(scenario):
        laid = laid_areas(scenario)
        found = {number: one.id for number, one in enumerate(laid)}
        prose.know({one.id: one.name or one.id for one in laid})
    else:
        sizes = {zone.number: len(zone.room) for zone in ground.zones}
        found = place_names(kinds, sizes, chance.branch("names"))
        for area in scenario.areas:
            found = _with_start(area, found, prose)
    for role, zone in cast.areas.items():
        prose.name(role, found[zone])
    return prose, [found[zone] for zone in sorted(found)]


def _with_start(area: Area, found: dict[int, str], prose: Prose) -> dict[int, str]:
    """The places of areas with the file's start first, if people have named it."""
    if not area.name:
        return found
    prose.know({area.id: area.name})
    swapped = {found[0]: area.id, area.id: found[0]}
    return {number: swapped.get(place, place) for number, place in found.items()}


def _starts(scenario: Scenario, floor: Floor) -> Spawn:
    """The start spaces of the marines: side by side by a wall, away from entrances."""
    first = floor.spot(0, "deep")
    most = max(scenario.counts)
    spaces = [first, *(floor.spot(0, "wall", near=first) for _ in range(max(most, 3) - 1))]
    return Spawn(id="arrival", side="marines", spaces=tuple(spaces))


def _doors(scenario: Scenario, ground: Ground, cast: Cast) -> tuple[Door, ...]:
    """A plain door at each joint of areas without a door, except at those of the story."""
    there = {line_of(one.at, one.side) for one in scenario.doors} | {one.edges for one in cast.doors.values()}
    free = [gap.edges[0] for gap in ground.gaps if gap.edges not in there]
    return tuple(Door(at=at, side=side) for at, side in free)


def _ground_elements(scenario: Scenario, ground: Ground, areas: list[str], prose: Prose) -> dict[str, object]:
    """The pieces with their areas, the areas with names and texts, and their floors."""
    own: Iterable[Area] = scenario.areas
    pieces = scenario.pieces
    if not _has_areas(scenario):
        pieces = tuple(one.having(area=areas[zone]) for one, zone in zip(pieces, ground.zone_of, strict=True))
        known = {one.id: one.having(start=True) for one in own}
        own = [known.get(one) or Area(id=one, name=prose.place_name(one), start=one == areas[0]) for one in areas]
    texts = [one if one.text else one.having(text=prose.place_text(one.id)) for one in own]
    floors = table(read_table("data", "places.yaml")["floors"])
    look = Record((place, floor) for floor, of in floors.items() for place in areas if place in words(of))
    return {"pieces": pieces, "areas": tuple(texts), "look": scenario.look or Record(areas=look)}


TEXTS = ("title", "summary", "briefing", "objective", "notes")


class Script:
    """Fills the parts of a story. `places`: the area of each role. `numbers`: the values of `$frags` and `$rounds`."""

    def __init__(
        self, catalog: Catalog, cast: Cast, places: Mapping[str, str], floor: Floor, prose: Prose, numbers: Table
    ) -> None:
        self.catalog, self.cast, self.places, self.floor, self.prose = catalog, cast, places, floor, prose
        self.numbers = numbers

    def told(self, story: Story, scenario: Scenario, doors: tuple[Door, ...]) -> Scenario:
        """The scenario with the story's parts and texts, and with more doors."""
        made: dict[str, tuple[object, ...]] = {
            section: tuple(read_element(kind, table(self.filled(row))) for row in rows(story.parts.get(section)))
            for section, kind in SECTIONS.items()
        }
        made["doors"] = (*doors, *made["doors"])
        whole = {section: getattr(scenario, section) + added for section, added in made.items()}
        texts = {key: self.prose.say(key) for key in TEXTS if not getattr(scenario, key)}
        flags = Record((flag, str(self.filled(text))) for flag, text in table(story.parts.get("flags")).items())
        victory = read_element(Victory, table(self.filled(story.parts["victory"])))
        return scenario.having(**whole, **texts, flags=flags, victory=victory)

    def filled(self, value: Plain) -> Plain:
        """Plain data of a file from a part of the story. Raises Full."""
        if isinstance(value, str):
            if value[:1] == "$":
                return self.places.get(value[1:]) or self.numbers[value[1:]]
            return self.prose.say(value[1:]) if value[:1] == "%" else value
        if isinstance(value, Mapping):
            return self._placed({key: self.filled(part) for key, part in value.items()})
        return [self.filled(part) for part in value] if isinstance(value, Sequence) else value

    def _placed(self, data: dict[str, Plain]) -> dict[str, Plain]:
        if "kind" in data and "in" in data:
            zone = self.cast.areas[str(data.pop("in"))]
            kind, want = str(data["kind"]), str(data.pop("where", "deep"))
            figure = self.catalog.figures.get(kind)
            size = figure.footprint.value if figure is not None else (1, 1)
            data["at"] = list(self.floor.spot(zone, want, size))
        elif "through" in data:
            role = str(data.pop("through"))
            if role in self.cast.exits:
                opening = self.cast.exits[role]
                data |= {"at": list(opening.inside[0]), "side": opening.rim, "exit": True}
            else:
                at, side = self.cast.doors[role].edges[0]
                data |= {"at": list(at), "side": side}
        return data
