"""Generates whole scenarios from a seed and wishes."""

import os
from typing import NamedTuple

from kneedeep.analysis.framework.finding import Severity
from kneedeep.analysis.framework.runner import analyse
from kneedeep.coach.chance import Chance
from kneedeep.coach.data_files import number, read_table, table
from kneedeep.coach.floor import Full
from kneedeep.coach.furnishing import Commission, furnish
from kneedeep.coach.laying import LayingFailed, lay_pieces, stock_of
from kneedeep.coach.layout import AREA
from kneedeep.coach.story import Story, story_names, story_of
from kneedeep.model.catalog import load_catalog
from kneedeep.model.catalog.catalog_files import DATA_FOLDER
from kneedeep.model.catalog.edition import edition_of
from kneedeep.model.scenario.io.files import read_bytes
from kneedeep.model.scenario.io.reader import Reading, read
from kneedeep.model.scenario.io.saver import saved_text
from kneedeep.model.scenario.model import Area, Scenario
from kneedeep.support.english import listed

LEAST_ROOMS, USUAL_ROOMS = 4, (6, 6, 7, 7, 8)
ATTEMPTS = 60


class WishRefused(Exception):
    """A wish that no map can meet; the text is a sentence with what is possible."""


class Wishes(NamedTuple):
    """What a map shall be like. None and empty leave it to the seed, `marines` to the edition."""

    ruleset: str
    rooms: int | None = None
    minutes: int | None = None
    marines: tuple[int, ...] = ()
    difficulty: str = "even"
    story: str = ""
    expansion: bool = False
    language: str = "en"


def generate(seed: int, wishes: Wishes, number_of: int = 0) -> Reading:
    """The scenario of a seed, without errors and warnings; `number_of`: which of several with other stories.

    Raises WishRefused.
    """
    edition = edition_of(wishes.ruleset)
    if any(count not in edition.marines for count in wishes.marines):
        raise WishRefused(f"a map is for {listed([str(one) for one in edition.marines], last='or')} marines")
    if wishes.expansion and "expansion" not in edition.features:
        raise WishRefused(f"the {edition.name} has no expansion")
    chance = Chance(seed).branch(f"map {number_of}")
    story = _story(seed, wishes, number_of)
    rooms = _rooms(wishes, story, chance)
    for attempt in range(ATTEMPTS):
        found = _attempt(wishes, story, rooms, chance.branch(f"attempt {attempt}"))
        if found is not None and all(one.severity is Severity.INFO for one in analyse(found)):
            return found
    raise WishRefused(f"the story {story.id} found no map of {rooms} rooms with this seed: choose another one")


def _story(seed: int, wishes: Wishes, number_of: int) -> Story:
    """The wished story, else the next of an order of the seed that the wished rooms suffice for."""
    known = story_names(wishes.ruleset)
    if wishes.story:
        if wishes.story not in known:
            raise WishRefused(f"there is no story {wishes.story!r}: choose {', '.join(known)}")
        return story_of(wishes.ruleset, wishes.story)
    stories = [story_of(wishes.ruleset, name) for name in Chance(seed).branch("stories").order(known)]
    fit = [one for one in stories if wishes.rooms is None or one.areas <= wishes.rooms] or stories
    return fit[number_of % len(fit)]


def levels(ruleset: str) -> tuple[str, ...]:
    """The names of the difficulties of an edition, from easy to hard."""
    return tuple(table(read_table("data", f"{ruleset}.yaml")["levels"]))


def _rooms(wishes: Wishes, story: Story, chance: Chance) -> int:
    """The number of rooms for the wishes. Raises WishRefused when the boxes have fewer, or the story needs more."""
    catalog = load_catalog(wishes.ruleset)
    stock = stock_of(catalog, catalog.default_boxes(expansion=wishes.expansion))
    least, most = max(LEAST_ROOMS, story.areas), stock.most_rooms
    minutes = number(read_table("data", f"{wishes.ruleset}.yaml")["minutes"])
    rooms = wishes.rooms or round((wishes.minutes or 0) / minutes)
    if wishes.rooms is None and wishes.minutes is None:
        return max(chance.branch("rooms").pick(USUAL_ROOMS), least)
    if not least <= rooms <= most:
        raise WishRefused(
            f"the story {story.id} has {least} to {most} rooms with these boxes, {round(least * minutes)} to "
            f"{round(most * minutes)} minutes"
        )
    return rooms


def _attempt(wishes: Wishes, story: Story, rooms: int, chance: Chance) -> Reading | None:
    catalog = load_catalog(wishes.ruleset)
    edition = read_table("data", f"{wishes.ruleset}.yaml")
    stock = stock_of(catalog, catalog.default_boxes(expansion=wishes.expansion))
    level = table(table(edition["levels"])[wishes.difficulty])
    minutes = number(edition["minutes"])
    try:
        pieces = lay_pieces(stock, rooms, chance.branch("laying"))
        bare = Scenario(
            ruleset=wishes.ruleset,
            caps="auto",
            license="CC0-1.0",
            language=wishes.language,
            challenge=str(level["challenge"]),
            minutes=(5 * round(rooms * minutes * 0.16), 5 * round(rooms * minutes * 0.25)),
            marines=wishes.marines or None,
            expansion=wishes.expansion,
            pieces=pieces,
            areas=(Area(id=AREA),),
        )
        made = furnish(bare, catalog, Commission(story, level, wishes.language), chance)
    except (LayingFailed, Full):
        return None
    if made is None:
        return None
    order = [area.id for area in made.areas]
    return _written(made.having(pieces=tuple(sorted(made.pieces, key=lambda piece: order.index(piece.area)))))


def _written(scenario: Scenario) -> Reading:
    """The scenario as a file is written and read."""
    empty = template(scenario.ruleset)
    assert empty.source is not None and empty.scenario is not None
    return read(saved_text(empty.source, empty.scenario, scenario))


def template(ruleset: str) -> Reading:
    """The scenario that a map of an edition begins with, without pieces."""
    return read(read_bytes(os.path.join(DATA_FOLDER, ruleset, "empty-scenario.yaml")))
