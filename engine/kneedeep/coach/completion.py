"""Furnishes the map of an author. Existing elements stay, and no new error or warning is added."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from kneedeep.analysis.framework.analysis_cache import AnalysisCache
from kneedeep.analysis.framework.finding import Finding, Severity
from kneedeep.analysis.framework.runner import analyse
from kneedeep.board import Board, compile_board
from kneedeep.coach.chance import Chance
from kneedeep.coach.data_files import number, read_table, table
from kneedeep.coach.fixtures import fitted
from kneedeep.coach.furnishing import Commission, furnish
from kneedeep.coach.generator import WishRefused, minutes_of, template
from kneedeep.coach.ground import Full, is_room, joined, laid_areas, spread
from kneedeep.coach.story import Story, languages, story_names, story_of
from kneedeep.model.catalog import load_catalog
from kneedeep.model.catalog.edition_words import in_words_of
from kneedeep.model.scenario.edits.basic import Replace
from kneedeep.model.scenario.io.reader import Reading
from kneedeep.model.scenario.model import Element, Scenario, Victory
from kneedeep.support import later_count, listed, tr, tr_count

ATTEMPTS = 40
_CURED = ("BRD009",)
"""The findings about the ground that furnishing fixes."""
_PARTS = (
    ("areas", later_count("{n} area", "{n} areas")),
    ("doors", later_count("{n} door", "{n} doors")),
    ("tokens", later_count("{n} token", "{n} tokens")),
    ("figures", later_count("{n} invader", "{n} invaders")),
    ("spawns", later_count("{n} spawn area", "{n} spawn areas")),
    ("triggers", later_count("{n} event", "{n} events")),
    ("deadlines", later_count("{n} deadline", "{n} deadlines")),
)


class FurnishWish(NamedTuple):
    """The options for furnishing a map. Without a story, the seed chooses one. `areas`: the only areas to furnish.

    `language`: the language of the story's texts, by default that of the file.
    """

    difficulty: str = "even"
    story: str = ""
    areas: tuple[str, ...] = ()
    seed: int = 0
    language: str = ""


def furnishing_of(reading: Reading, wish: FurnishWish) -> Replace:
    """The edit that furnishes a map. Its title lists the additions. Raises WishRefused."""
    scenario = reading.scenario
    assert scenario is not None
    found = analyse(reading)
    _name_error(one for one in found if one.code[:3] in ("SCN", "BRD") and one.code not in _CURED)
    _check_areas(scenario, wish)
    bare = _bare(scenario, wish)
    stories = _stories(compile_board(bare, load_catalog(bare.ruleset)), wish)
    chance, memory = Chance(wish.seed), AnalysisCache()
    allowed = set(_faults(found))
    for attempt in range(ATTEMPTS):
        story = stories[attempt % len(stories)] if stories else None
        made = _made(bare, story, wish, chance.branch(f"attempt {attempt}"))
        if made == bare:
            raise WishRefused(tr("nothing is missing: choose areas that shall get more"))
        if made is not None:
            edit = Replace(_title(scenario, made), made)
            if allowed.issuperset(_faults(analyse(Reading(edit.apply(scenario), None, ()), memory=memory))):
                return edit
    _name_error(() if stories else found)
    raise WishRefused(
        tr("nothing fits this map without a new problem: try another seed or story, or change rooms and their joints")
    )


def _made(bare: Scenario, story: Story | None, wish: FurnishWish, chance: Chance) -> Scenario | None:
    """The scenario after one attempt, None if it has no room for something."""
    catalog, edition = load_catalog(bare.ruleset), read_table("data", f"{bare.ruleset}.yaml")
    level = dict(table(table(edition["levels"])[wish.difficulty]))
    language = wish.language or (bare.language if bare.language in languages() else "en")
    if story is not None:
        level["figures"] = number(level["figures"]) * story.budget
    try:
        made = furnish(bare, catalog, Commission(story, level, language, wish.areas), chance)
    except Full:
        return None
    if made is None or story is None:
        return made
    return fitted(made, catalog, edition, chance.branch("fixtures")).having(
        language=language,
        minutes=made.minutes or minutes_of(edition, len(made.areas)),
        challenge=made.challenge or str(level["challenge"]),
    )


def _faults(found: list[Finding]) -> Iterator[str]:
    return (one.message for one in found if one.allowed is None and one.severity is not Severity.INFO)


def _name_error(found: Iterable[Finding]) -> None:
    """Raise WishRefused with the first error."""
    for one in found:
        if one.severity is Severity.ERROR:
            raise WishRefused(tr("the map has an error, which comes first: {error}", error=one.message))


def _check_areas(scenario: Scenario, wish: FurnishWish) -> None:
    if not scenario.pieces:
        raise WishRefused(tr("the map is empty: lay some rooms first"))
    ids = [area.id for area in scenario.areas]
    for area in wish.areas:
        if area not in ids:
            raise WishRefused(tr("there is no area {area}: choose {areas}", area=area, areas=", ".join(ids)))
    if wish.areas and len(ids) < 2:
        raise WishRefused(tr("the map has one area only: furnish all of it"))


def _bare(scenario: Scenario, wish: FurnishWish) -> Scenario:
    """The scenario without the title, area name and victory of a new map."""
    first = template(scenario.ruleset).scenario
    assert first is not None
    changes: dict[str, object] = {"title": ""} if scenario.title == first.title else {}
    if scenario.victory == first.victory and (wish.story or len(scenario.areas) < 2):
        changes["victory"] = Victory()
    if scenario.areas == first.areas:
        changes["areas"] = tuple(area.having(name="") for area in scenario.areas)
    return scenario.having(**changes)


def _stories(board: Board, wish: FurnishWish) -> list[Story]:
    """The stories to try. Empty for a map that keeps its victory. Raises WishRefused."""
    scenario = board.scenario
    known = story_names(scenario.ruleset)
    if wish.story and wish.story not in known:
        raise WishRefused(tr("there is no story {story}: choose {stories}", story=wish.story, stories=", ".join(known)))
    if scenario.victory != Victory() or wish.areas:
        if wish.story:
            raise WishRefused(tr("what the map says of winning stays: furnish it without a story"))
        if len(scenario.areas) < 2:
            _rooms(board)
        return []
    names = [wish.story] if wish.story else Chance(wish.seed).branch("stories").order(known)
    rooms = _rooms(board)
    stories = [story_of(scenario.ruleset, name) for name in names]
    if not (fit := [one for one in stories if one.areas <= rooms]):
        least = min(one.areas for one in stories)
        raise WishRefused(tr("too few rooms: a story needs {least}, the map has {rooms}", least=least, rooms=rooms))
    return fit


def _rooms(board: Board) -> int:
    """The number of areas that a map has or may get. Raises WishRefused if its parts are not connected."""
    beside = joined(board)
    if len(spread(list(beside)[:1], beside.__getitem__)) < len(beside):
        raise WishRefused(tr("the map is in separate parts: join them by their openings"))
    areas = len(laid_areas(board.scenario))
    return areas if len(board.scenario.areas) > 1 else sum(is_room(board.pieces[one]) for one in beside)


def _title(before: Scenario, after: Scenario) -> str:
    """The title of the edit: the number of additions in each section."""
    parts = []
    for section, words in _PARTS:
        old: tuple[Element, ...] = getattr(before, section)
        new = [one for one in getattr(after, section) if one.serial not in {other.serial for other in old}]
        count = sum(len(one.places) for one in new) if section in ("tokens", "figures") else len(new)
        if count:
            one, more = (in_words_of(before.ruleset, form) for form in words)
            parts.append(tr_count(one, more, count))
    if before.victory != after.victory:
        parts.append(tr("a way to win"))
    return tr("Furnish: {parts}", parts=listed(parts, limit=len(parts)))
