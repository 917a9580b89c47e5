"""Answers of the worker process: generated maps and furnishings of the coach, without Qt."""

from typing import NamedTuple

from kneedeep.coach.completion import FurnishWish, furnishing_of
from kneedeep.coach.generator import Wishes, WishRefused, generate, story_chosen
from kneedeep.coach.story import story_names
from kneedeep.model.scenario.edits.basic import Replace
from kneedeep.model.scenario.io.reader import Reading
from kneedeep.support.english import sentence
from kneedeep_editor.worker.snapshots import Key, facts_of


class Draft(NamedTuple):
    """A generated map: its number within a seed, its story, its file."""

    number: int
    story: str
    text: str


def answer_draft(seed: int, wishes: Wishes, number: int, others: tuple[str, ...]) -> Draft | str:
    """A generated map with this number, or the next number with a new story. A sentence if that fails."""
    try:
        numbers = range(number, number + len(story_names(wishes.ruleset)))
        number = next((one for one in numbers if story_chosen(seed, wishes, one).id not in others), number)
        made = generate(seed, wishes, number)
        assert made.source is not None
        return Draft(number, story_chosen(seed, wishes, number).id, made.source.tree.text)
    except WishRefused as refused:
        return sentence(str(refused))


def answer_furnishing(key: Key, reading: Reading | None, wish: FurnishWish) -> Replace | str:
    """The edit that furnishes a snapshot, or a sentence if that fails. Raises UnknownSnapshot."""
    facts = facts_of(key, reading)
    assert facts is not None, "files that could not be read can't be furnished"
    try:
        return furnishing_of(Reading(facts.scenario, None, facts.problems), wish)
    except WishRefused as refused:
        return sentence(str(refused))
