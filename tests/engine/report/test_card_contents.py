"""What a share card shows: facts, measured difficulty with its source, and nothing hidden on a card for the marines."""

import json
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest

from kneedeep.analysis.framework.facts import Facts
from kneedeep.drawing.card.contents import CardFact, worded
from kneedeep.drawing.card.share_card import share_card
from kneedeep.drawing.document_metadata import metadata_of
from kneedeep.drawing.svg import svg_text
from kneedeep.drawing.theme import THEMES
from kneedeep.games.simulation.bracket import Bracket
from kneedeep.games.simulation.difficulty import PartyDifficulty
from kneedeep.games.simulation.statistics import share_of
from kneedeep.model.scenario.model import Scenario
from kneedeep.report.measured_difficulty import MeasuredDifficulty, measured_as_shipped, measured_in_report
from kneedeep.report.shared_picture import Audience, card_contents
from kneedeep.support.translation import TranslatableText
from tests.support.cases import cases
from tests.support.files import EVERY_KEY, EVERY_KEY_2016, SCENARIOS, SHIPPED, shipped_with
from tests.support.golden import Golden
from tests.support.reading import scenario_in
from tests.support.small_maps.two_halls import halls

BRACKET = Bracket(share_of(8, 40), share_of(30, 40), share_of(38, 40))
PARTIES = (PartyDifficulty(1, share_of(10, 40)), PartyDifficulty(2, share_of(30, 40), BRACKET))
MEASURED = MeasuredDifficulty(PARTIES, ("tactical", "tactical"), 57, 31)

FEW = ("deep-freeze", "range-day", "tutorial")
"""The scenarios of each run."""


def scenario_at(path: Path) -> Scenario:
    return scenario_in(path.read_bytes())


def scenario_of(text: str) -> Scenario:
    return scenario_in(text.encode())


def svg_of(
    scenario: Scenario, audience: Audience, measured: MeasuredDifficulty | None = None, theme: str = "dark"
) -> str:
    card = share_card(card_contents(Facts(scenario), audience, measured), THEMES[theme], grid=True, legend=True)
    return svg_text(card, 100, metadata_of(scenario, "Card"))


def test_players_minutes_and_what_is_on_the_map_are_counted() -> None:
    figures = "[{kind: imp, at: [4, 0]}, {kind: imp, at: [5, 1], marines: 2}, {kind: zombie, at: [4, 1], marines: [2]}]"
    contents = card_contents(Facts(scenario_of(halls(figures=figures, rules="minutes: [30, 45]"))))
    facts = {"marines": "1–2", "minutes": "30–45", "areas": "2", "doors": "2"}
    assert contents.facts == tuple(CardFact(value, name) for name, value in facts.items())
    assert {figure.figure.kind: figure.number for figure in contents.cast} == {"imp": "1–2", "zombie": "0–1"}


def test_without_games_the_author_is_named_as_the_source() -> None:
    assert card_contents(Facts(scenario_of(halls()))).difficulty is None
    rated = card_contents(Facts(scenario_of(halls(rules="challenge: hard")))).difficulty
    assert rated is not None and rated.word == "hard" and "author" in rated.source and not rated.bars


def test_measured_difficulty_names_games_bots_and_guesses() -> None:
    found = card_contents(Facts(scenario_of(halls(rules="challenge: hard"))), measured=MEASURED).difficulty
    assert found is not None and not found.word
    assert [(bar.marines, bar.share) for bar in found.bars] == [("1 marine", 0.25), ("2 marines", 0.75)]
    for part in ("40 simulated games", "tactical", "31 of 57", "The author rates it as hard."):
        assert part in found.source


def test_a_scenario_without_texts_has_a_card() -> None:
    scenario = scenario_of(halls()).having(title="", author="", summary="")
    contents = card_contents(Facts(scenario))
    assert contents.title == "Untitled" and not contents.byline and not contents.summary
    assert svg_of(scenario, "invader").startswith("<?xml")


@cases("path", SHIPPED, ids=lambda path: path.stem)
def test_a_shipped_scenario_shows_what_was_measured_until_it_is_changed(path: Path) -> None:
    scenario = scenario_at(path)
    found = measured_as_shipped(scenario)
    assert found is not None and [party.marines for party in found.parties] == list(scenario.counts)
    assert found.numbers >= found.guessed > 0
    assert measured_as_shipped(scenario.having(figures=scenario.figures[1:], notes="x")) is None
    assert measured_as_shipped(scenario.having(title="Another")) is None


@pytest.mark.parametrize(
    "path",
    [
        pytest.param(path, marks=() if path == EVERY_KEY or path.stem in FEW else pytest.mark.nightly)
        for path in (EVERY_KEY, *shipped_with("hidden areas"))
    ],
    ids=lambda path: path.stem,
)
def test_the_card_for_the_marines_is_the_same_whatever_is_hidden(path: Path) -> None:
    scenario = scenario_at(path)
    start = {area.id for area in scenario.areas if area.start}
    facts = Facts(scenario)
    inside = {space for space, area in zip(facts.board.spaces, facts.board.area_of, strict=True) if area in start}
    bare = scenario.having(
        notes="",
        briefing="",
        areas=tuple(
            area.having(
                note="", do=(), text="", dark=area.start and area.dark, name=area.name if area.start else "Elsewhere"
            )
            for area in scenario.areas
        ),
        doors=tuple(door.having(text="", locked_text="", note="", do=()) for door in scenario.doors),
        tokens=tuple(token for token in scenario.tokens if inside.intersection(token.places)),
        figures=tuple(figure for figure in scenario.figures if inside.intersection(figure.places)),
        spawns=tuple(spawn for spawn in scenario.spawns if spawn.side == "marines"),
        triggers=(),
        deadlines=(),
        endings=(),
    )
    assert bare != scenario
    assert svg_of(bare, "marines", MEASURED) == svg_of(scenario, "marines", MEASURED)
    assert svg_of(bare, "invader", MEASURED) != svg_of(scenario, "invader", MEASURED)


@cases("path", [EVERY_KEY, *shipped_with("hidden areas")], ids=lambda path: path.stem)
def test_no_hidden_name_is_in_the_file_of_a_card_for_the_marines(path: Path) -> None:
    scenario = scenario_at(path)
    open_texts = " ".join(
        [scenario.title, scenario.summary, scenario.author, *(area.name for area in scenario.areas if area.start)]
    ).lower()
    hidden = {area.name.lower() for area in scenario.areas if not area.start} | {scenario.notes.lower()}
    shown, everything = (svg_of(scenario, audience).lower() for audience in ("marines", "invader"))
    for text in hidden - {""}:
        assert text in open_texts or text not in shown
    assert any(text in everything for text in hidden - {""})


@cases(
    "path",
    [EVERY_KEY_2016, *(path for path in SHIPPED if path not in shipped_with("hidden areas"))],
    ids=lambda path: path.stem,
)
def test_where_all_is_open_the_invader_still_keeps_notes_and_who_carries_what(path: Path) -> None:
    scenario = scenario_at(path)
    chosen = {pick["token"] for choice in scenario.choices for entry in choice.of for pick in entry}
    bare = scenario.having(
        notes="",
        areas=tuple(area.having(note="") for area in scenario.areas),
        figures=tuple(figure.having(carries=None, note="") for figure in scenario.figures if figure.id not in chosen),
        tokens=tuple(token.having(note="") for token in scenario.tokens if token.id not in chosen),
    )
    assert svg_of(bare, "marines") == svg_of(scenario, "marines")


@pytest.mark.parametrize(
    ("name", "audience"),
    [
        pytest.param(path.name, audience, marks=() if path.stem in FEW else pytest.mark.nightly)
        for path, audience in zip(SHIPPED, cycle(("invader", "marines")), strict=False)
    ],
)
def test_every_shipped_scenario_has_a_card_in_every_theme(name: str, audience: Audience) -> None:
    scenario = scenario_at(SCENARIOS / name)
    pictures = {theme: svg_of(scenario, audience, MEASURED, theme) for theme in THEMES}
    assert len(set(pictures.values())) == len(THEMES)


@pytest.mark.parametrize("name", ["tutorial", "range-day"])
def test_a_card_of_each_edition_looks_as_it_was_reviewed(golden: Golden, name: str) -> None:
    contents = card_contents(Facts(scenario_at(SCENARIOS / f"{name}.yaml")), "marines", MEASURED)
    golden.check(f"drawing/card-{name}.svg", svg_text(share_card(contents)))


def report(**changes: Any) -> bytes:
    data: dict[str, Any] = {
        "ruleset": "doom-2004",
        "title": "Halls",
        "bots": {"marines": "tactical", "invaders": "rush"},
        "reliance": {"numbers": 57, "guessed": 31},
        "difficulty": [{"marines": 1, "careful": [10, 40]}],
    }
    return json.dumps({**data, **changes}).encode()


def test_a_report_of_simulated_games_is_read() -> None:
    scenario = scenario_of(halls())
    found = measured_in_report(report(), scenario)
    assert found == MeasuredDifficulty((PartyDifficulty(1, share_of(10, 40)),), ("tactical", "rush"), 57, 31)
    used = {"numbers": 57, "guessed": 31, "used": {"numbers": 20, "guessed": ["a", "b"]}}
    assert measured_in_report(report(reliance=used), scenario)[2:] == (20, 2)


@cases(
    ("data", "said"),
    [
        (b"", "is no report"),
        (b"\xff\xfe", "is no report"),
        (b"[]", "is no report"),
        (b"[" * 100_000, "is no report"),
        (report(difficulty=None), "is no report"),
        (report(reliance=[]), "is no report"),
        (report(title="Other"), "has games of another scenario"),
        (report(ruleset="doom-2016"), "has games of another scenario"),
        (report(difficulty=[]), "has no games that say how hard it is"),
        (report(difficulty=[{"marines": 1, "careful": [2, 1]}]), "is no report"),
        (report(difficulty=[{"marines": 1, "careful": [0, 0]}]), "has no games that say how hard it is"),
    ],
)
def test_a_file_that_says_nothing_of_the_scenario_is_refused(data: bytes, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        measured_in_report(data, scenario_of(halls()))


def test_every_text_that_is_not_of_the_scenario_can_be_said_otherwise() -> None:
    text = halls(rules="author: Ann\nchallenge: hard\nminutes: [30, 45]")
    contents = card_contents(Facts(scenario_of(text)), measured=MEASURED)
    said = worded(contents, lambda own: f"<{own}>" if isinstance(own, TranslatableText) else own)
    difficulty = said.difficulty
    assert difficulty is not None
    own = [said.kicker, said.byline, said.foot, difficulty.heading, difficulty.source]
    own += [fact.name for fact in said.facts] + [bar.marines for bar in difficulty.bars]
    assert all(text.startswith("<") and text.endswith(">") for text in own)
    assert worded(contents, str) == contents and said.plan is contents.plan
