"""Generates complete scenarios from a seed and wishes."""

import os
from math import sqrt
from typing import NamedTuple

from kneedeep.analysis.framework.finding import Severity
from kneedeep.analysis.framework.runner import analyse
from kneedeep.coach.chance import Chance
from kneedeep.coach.data_files import Table, number, read_table, table
from kneedeep.coach.fitting import AREA
from kneedeep.coach.fixtures import fitted
from kneedeep.coach.furnishing import Commission, furnish
from kneedeep.coach.ground import Full
from kneedeep.coach.laying import LayingFailed, lay_pieces, stock_of
from kneedeep.coach.story import Story, story_names, story_of, story_title
from kneedeep.model.catalog import edition_of, load_catalog
from kneedeep.model.catalog.catalog_files import DATA_FOLDER
from kneedeep.model.scenario.io.atomic_files import read_bytes
from kneedeep.model.scenario.io.reader import Reading, read
from kneedeep.model.scenario.io.saver import saved_text
from kneedeep.model.scenario.model import Area, Scenario
from kneedeep.support import listed, tr

LEAST_ROOMS, USUAL_ROOMS = 4, (5, 6, 7, 8, 9, 10)
"""The fewest rooms, and the numbers of rooms of six maps in an order from the seed, so that their areas differ."""
ATTEMPTS = 60


class WishRefused(Exception):
    """An impossible wish. The text is a sentence with the possible values."""


class Wishes(NamedTuple):
    """The wishes for a map. None and empty leave a choice to the seed, `marines` to the edition."""

    ruleset: str
    rooms: int | None = None
    minutes: int | None = None
    marines: tuple[int, ...] = ()
    difficulty: str = "even"
    story: str = ""
    expansion: bool = False
    language: str = "en"


def generate(seed: int, wishes: Wishes, number_of: int = 0, scale: float = 1, layout: int = 0) -> Reading:
    """The scenario of a seed, without errors and warnings. `number_of`: the index among variants with other stories.

    `scale`: above 1 more figures and fewer supplies, below 1 the reverse. `layout`: the index among variants
    with one story. Raises WishRefused.
    """
    edition = edition_of(wishes.ruleset)
    if any(count not in edition.marines for count in wishes.marines):
        counts = listed([str(one) for one in edition.marines], last="or")
        raise WishRefused(tr("a map is for {counts} marines", counts=counts))
    if wishes.expansion and "expansion" not in edition.features:
        raise WishRefused(tr("the {edition} has no expansion", edition=edition.name))
    chance = Chance(seed).branch(f"map {number_of}")
    story = story_chosen(seed, wishes, number_of)
    usual = Chance(seed).branch("rooms").order(USUAL_ROOMS)
    rooms = _rooms(wishes, story, usual[number_of % len(usual)])
    for attempt in range(ATTEMPTS * layout, ATTEMPTS * (layout + 1)):
        found = _attempt(wishes, story, rooms, scale, chance.branch(f"attempt {attempt}"))
        if found is not None and all(one.severity is Severity.INFO for one in analyse(found)):
            return found
    title = story_title(story.id)
    raise WishRefused(tr("“{story}” found no map of {rooms} rooms: choose another seed", story=title, rooms=rooms))


def story_chosen(seed: int, wishes: Wishes, number_of: int) -> Story:
    """The wished story, else the next one in the seed's order that fits the number of rooms. Raises WishRefused."""
    known = story_names(wishes.ruleset)
    if wishes.story:
        if wishes.story not in known:
            stories = ", ".join(known)
            raise WishRefused(tr("there is no story {story}: choose {stories}", story=wishes.story, stories=stories))
        return story_of(wishes.ruleset, wishes.story)
    told = [story_of(wishes.ruleset, name) for name in Chance(seed).branch("stories").order(known)]
    rooms = _wished_rooms(wishes)
    fit = [one for one in told if rooms is None or one.areas <= rooms] or told
    return fit[number_of % len(fit)]


def _wished_rooms(wishes: Wishes) -> int | None:
    if wishes.rooms is not None or wishes.minutes is None:
        return wishes.rooms
    return round(wishes.minutes / number(read_table("data", f"{wishes.ruleset}.yaml")["minutes"]))


def levels(ruleset: str) -> tuple[str, ...]:
    """The names of the difficulties of an edition, from easy to hard."""
    return tuple(table(read_table("data", f"{ruleset}.yaml")["levels"]))


def _rooms(wishes: Wishes, story: Story, usual: int) -> int:
    """The number of rooms for the wishes. Raises WishRefused if the boxes have fewer or the story needs more."""
    catalog = load_catalog(wishes.ruleset)
    most = stock_of(catalog, catalog.default_boxes(expansion=wishes.expansion)).most_rooms
    if (rooms := _wished_rooms(wishes)) is None:
        return max(usual, LEAST_ROOMS, story.areas)
    least = max(LEAST_ROOMS, story.areas if wishes.story else 0)
    if not least <= rooms <= most:
        minutes = number(read_table("data", f"{wishes.ruleset}.yaml")["minutes"])
        span: dict[str, object] = {
            "least": least,
            "most": most,
            "short": round(least * minutes),
            "long": round(most * minutes),
        }
        if wishes.story:
            span["story"] = story_title(story.id)
            text = tr("“{story}” has {least} to {most} rooms with these boxes, {short} to {long} minutes", **span)
        else:
            text = tr("a map has {least} to {most} rooms with these boxes, {short} to {long} minutes", **span)
        raise WishRefused(text)
    return rooms


def minutes_of(edition: Table, rooms: int) -> tuple[int, int]:
    """The minimum and maximum minutes of a game by its rooms."""
    minutes = rooms * number(edition["minutes"])
    return 5 * round(minutes * 0.16), 5 * round(minutes * 0.25)


def _attempt(wishes: Wishes, story: Story, rooms: int, scale: float, chance: Chance) -> Reading | None:
    catalog = load_catalog(wishes.ruleset)
    edition = read_table("data", f"{wishes.ruleset}.yaml")
    stock = stock_of(catalog, catalog.default_boxes(expansion=wishes.expansion))
    level = dict(table(table(edition["levels"])[wishes.difficulty]))
    level["figures"] = number(level["figures"]) * story.budget * scale
    level["supplies"] = number(level["supplies"]) / sqrt(scale)
    try:
        pieces = lay_pieces(stock, rooms, chance.branch("laying"))
        bare = Scenario(
            ruleset=wishes.ruleset,
            caps="auto",
            license="CC0-1.0",
            language=wishes.language,
            challenge=str(level["challenge"]),
            minutes=minutes_of(edition, rooms),
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
    made = made.having(pieces=tuple(sorted(made.pieces, key=lambda piece: order.index(piece.area))))
    return rewritten(fitted(made, catalog, edition, chance.branch("fixtures")))


def rewritten(scenario: Scenario) -> Reading:
    """The scenario after writing and reading its file."""
    empty = template(scenario.ruleset)
    assert empty.source is not None and empty.scenario is not None
    return read(saved_text(empty.source, empty.scenario, scenario))


def template(ruleset: str) -> Reading:
    """The scenario without pieces with which a map of an edition begins."""
    return read(read_bytes(os.path.join(DATA_FOLDER, ruleset, "empty-scenario.yaml")))
