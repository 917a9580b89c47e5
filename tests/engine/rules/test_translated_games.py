"""What a game says in another language: questions, answers, the table, sheets, cards, positions; nothing is left in English."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

import pytest
import yaml

from kneedeep.rules.choices import choices_of
from kneedeep.rules.event import Event
from kneedeep.rules.game import Game
from kneedeep.rules.registry import ruleset_for
from kneedeep.rules.table_view import Card
from kneedeep.support import resources
from kneedeep.support.translation import speak, translated
from tests.support.catalogue import texts
from tests.support.reading import scenario_in

PLACES = re.compile(r"(\{[^{}]*\})|([^{}]+)")
BRACKETS = re.compile(r"⟦[^⟦⟧]*⟧|^[^⟦⟧]*⟧")
"""A text, or the end of one that was cut."""
WORD = re.compile(r"[^\W\d_]{3,}")
CODES = frozenset(
    "id name kind kinds looks side areas item color key start ammunition counted orders hidden flags status amounts".split()
)
"""Fields that hold what programs know things by, and labels that are translated when they are shown."""
NAMES = ("Alpha", "Bravo", "Charlie", "Delta", "BFG", "UAC")


@pytest.fixture(autouse=True)
def bracketed() -> Iterator[set[str]]:
    said: set[str] = set()

    def translate(text: str, number: int) -> str:
        said.add(text)
        return PLACES.sub(lambda found: found[1] or f"⟦{found[2]}⟧", text)

    speak(translate)
    yield said
    speak(None)


def shown(value: Any) -> Iterator[str]:
    """Yield the texts in a value that people are shown."""
    if isinstance(value, str):
        yield translated(value)
    elif hasattr(value, "_asdict"):
        for name, one in value._asdict().items():
            if name not in CODES or isinstance(value, Card):
                yield from shown(one)
    elif isinstance(value, tuple | list) or isinstance(value, Mapping):
        for one in value:
            yield from shown(one)


def said_by(game: Game, seed: int, steps: int) -> Iterator[str]:
    """Yield what a random game says."""
    events: list[Event] = []
    players = max(game.scenario.played_counts)
    state = game.setup(players, seed, events)
    writer = game.assistant.story(players)
    chooser = game.assistant.position_chooser(players)
    yield from shown(chooser.options)
    for step in range(steps):
        yield from writer.sentences(events)
        yield from (text for news in game.assistant.card_news(events) for text in shown(news))
        yield translated(game.assistant.question(state))
        yield translated(game.assistant.turn_words(state))
        yield game.assistant.player_name(state.player)
        if step % 5 == 0:
            yield from shown(game.table_view(state, None))
        yield from shown(tuple(chooser.invader_cards(state)))
        actions = game.legal_actions(state)
        if not actions:
            return
        yield from (choice.words for choice in choices_of(game, state, actions[:20]))
        events = []
        game.apply(state, actions[(7 * step) % len(actions)], events)


@pytest.mark.parametrize(
    "name",
    [
        "tutorial.yaml",
        "specimen-run.yaml",
        *(pytest.param(name, marks=pytest.mark.nightly) for name in ("long-watch.yaml", "brine.yaml")),
    ],
)
def test_a_game_says_nothing_that_is_not_translated(name: str, bracketed: set[str]) -> None:
    text = resources.path("scenarios", name).read_text(encoding="utf-8")
    scenario = scenario_in(text.encode())
    own = sorted(strings_of(yaml.safe_load(text)), key=len, reverse=True)
    plain = set()
    for said in set(said_by(ruleset_for(scenario.ruleset).on(scenario), 7, 150)):
        rest = said
        while BRACKETS.search(rest):
            rest = BRACKETS.sub("", rest)
        for part in (*own, *NAMES):
            rest = rest.replace(part, "")
        if WORD.search(rest):
            plain.add(said)
    assert sorted(plain) == []
    assert sorted(one for one in bracketed - set(texts()) if "⟦" not in one) == []


def strings_of(value: Any) -> set[str]:
    if isinstance(value, str):
        return {value, value[:1].upper() + value[1:]}
    if isinstance(value, dict):
        return {one for key, part in value.items() for one in strings_of(key) | strings_of(part)}
    return {one for part in value for one in strings_of(part)} if isinstance(value, list) else set()
