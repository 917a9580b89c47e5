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
from kneedeep.coach.story import Story, story_names, story_of, story_title
from kneedeep.model.catalog import load_catalog
from kneedeep.model.catalog.catalog_files import DATA_FOLDER
from kneedeep.model.catalog.edition import edition_of
from kneedeep.model.scenario.io.files import read_bytes
from kneedeep.model.scenario.io.reader import Reading, read
from kneedeep.model.scenario.io.saver import saved_text
from kneedeep.model.scenario.model import Area, Scenario
from kneedeep.support.english import listed
from kneedeep.support.translation import tr

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
        counts = listed([str(one) for one in edition.marines], last="or")
        raise WishRefused(tr("a map is for {counts} marines", counts=counts))
    if wishes.expansion and "expansion" not in edition.features:
        raise WishRefused(tr("the {edition} has no expansion", edition=edition.name))
    chance = Chance(seed).branch(f"map {number_of}")
    story = story_chosen(seed, wishes, number_of)
    rooms = _rooms(wishes, story, chance)
    for attempt in range(ATTEMPTS):
        found = _attempt(wishes, story, rooms, chance.branch(f"attempt {attempt}"))
        if found is not None and all(one.severity is Severity.INFO for one in analyse(found)):
            return found
    raise WishRefused(
        tr(
            "the story “{story}” found no map of {rooms} rooms with this seed: choose another one",
            story=story_title(story.id),
            rooms=rooms,
        )
    )


def story_chosen(seed: int, wishes: Wishes, number_of: int) -> Story:
    """The wished story, else the next of an order of the seed that the wished rooms suffice for. Raises WishRefused."""
    known = story_names(wishes.ruleset)
    if wishes.story:
        if wishes.story not in known:
            raise WishRefused(
                tr("there is no story {story}: choose {stories}", story=wishes.story, stories=", ".join(known))
            )
        return story_of(wishes.ruleset, wishes.story)
    stories = [story_of(wishes.ruleset, name) for name in Chance(seed).branch("stories").order(known)]
    rooms = _wished_rooms(wishes)
    fit = [one for one in stories if rooms is None or one.areas <= rooms] or stories
    return fit[number_of % len(fit)]


def levels(ruleset: str) -> tuple[str, ...]:
    """The names of the difficulties of an edition, from easy to hard."""
    return tuple(table(read_table("data", f"{ruleset}.yaml")["levels"]))


def _rooms(wishes: Wishes, story: Story, chance: Chance) -> int:
    """The number of rooms for the wishes. Raises WishRefused when the boxes have fewer, or the story needs more."""
    catalog = load_catalog(wishes.ruleset)
    stock = stock_of(catalog, catalog.default_boxes(expansion=wishes.expansion))
    least, most = max(LEAST_ROOMS, story.areas), stock.most_rooms
    rooms = _wished_rooms(wishes)
    if rooms is None:
        return max(chance.branch("rooms").pick(USUAL_ROOMS), least)
    minutes = number(read_table("data", f"{wishes.ruleset}.yaml")["minutes"])
    if not least <= rooms <= most and not wishes.story:
        raise WishRefused(
            tr(
                "a map has {least} to {most} rooms with these boxes, {short} to {long} minutes",
                least=LEAST_ROOMS,
                most=most,
                short=round(LEAST_ROOMS * minutes),
                long=round(most * minutes),
            )
        )
    if not least <= rooms <= most:
        raise WishRefused(
            tr(
                "the story “{story}” has {least} to {most} rooms with these boxes, {short} to {long} minutes",
                story=story_title(story.id),
                least=least,
                most=most,
                short=round(least * minutes),
                long=round(most * minutes),
            )
        )
    return rooms


def _wished_rooms(wishes: Wishes) -> int | None:
    """The number of rooms that is wished for, also by the minutes."""
    if wishes.minutes is None:
        return wishes.rooms
    return round(wishes.minutes / number(read_table("data", f"{wishes.ruleset}.yaml")["minutes"]))


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
