"""The words and items of a session at a table of the 2016 edition."""

import pytest

from kneedeep.board import compile_board
from kneedeep.board.script.display_names import DisplayNames
from kneedeep.board.script.table_session import Session, TableGame, TableStep, begun, deeds_at
from kneedeep.board.script.table_session.round_steps import summonings
from kneedeep.model.catalog import load_catalog
from kneedeep.report.table_texts import Listing, TableTexts
from tests.support.files import path_of
from tests.support.reading import scenario_in


class Seat:
    """A table with its words."""

    def __init__(self, name: str, marines: int, old: str = "", new: str = "") -> None:
        scenario = scenario_in(path_of(name).read_text(encoding="utf-8").replace(old or new, new).encode())
        catalog = load_catalog(scenario.ruleset)
        board = compile_board(scenario, catalog)
        self.top = TableGame(board, marines, ())
        words = DisplayNames(scenario, board, catalog)
        self.texts, self.listing = TableTexts(self.top, words), Listing(self.top, words)
        self.session: Session = begun(self.top)

    def step(self, step: TableStep) -> list[str]:
        """Take a step; return the lines of what was announced last."""
        self.session = self.session.stepped(self.top, step)
        moment = self.session.moment
        return self.texts.lines(moment.announced[-1], moment)

    def portal(self, at: tuple[int, int]) -> str:
        return next(key for key, thing in self.top.things.items() if thing.at == at)

    def deeds(self, name: str) -> list[str]:
        return [self.texts.deed(deed, self.session.moment) for deed in deeds_at(self.top, self.session.moment, name)]


def test_the_status_phase_says_what_to_do() -> None:
    seat = Seat("specimen-run.yaml", 1)
    moment = seat.session.moment
    assert seat.texts.cue(moment.announced[-1].source, moment) == "Status Phase of round 1"
    assert seat.texts.lines(moment.announced[-1], moment) == [
        "Shuffle the initiative deck: 2 marine initiative cards and 0 invader initiative cards.",
        "The invader readies exhausted demon cards, draws event cards, "
        "and may discard event cards to gain Argent Power.",
    ]
    lines = Seat("range-day.yaml", 1).step(TableStep("round"))
    assert lines == [
        "Shuffle the initiative deck: 1 marine initiative card and 2 invader initiative cards.",
        "The invader readies exhausted demon cards and draws event cards.",
    ]


def test_assault_says_how_many_tokens_come() -> None:
    seat = Seat(
        "specimen-run.yaml", 2, "infestation", "{card: assault, income: 3, prices: {blue: 1, yellow: 2, red: 3}}"
    )
    assert seat.step(TableStep("round"))[-1] == "The invader gains 3 threat tokens."
    assert seat.deeds(seat.portal((17, 5))) == ["It summons for 3 threat tokens", "It summons"]


def test_what_a_portal_summons_is_said_with_what_to_do() -> None:
    seat = Seat("specimen-run.yaml", 2)
    yellow = seat.portal((7, 5))
    assert [seat.texts.group(step, seat.session.moment) for step in summonings(seat.top, seat.top.things[yellow])] == [
        "2 Imps and 2 Cacodemons; Argent Power 2; the Specimen goes to: Imp",
        "2 Imps and 2 Cacodemons; Argent Power 2; the Specimen goes to: Cacodemon",
        "2 Imps and 1 Revenant; Argent Power 1; the Specimen goes to: Imp",
        "2 Imps and 1 Revenant; Argent Power 1; the Specimen goes to: Revenant",
    ]
    assert (
        seat.texts.owed(seat.session.moment) == "The blue portal at 7,8 summons: the invader chooses an invasion group."
    )
    assert seat.step(TableStep("summon", f"{yellow}\nrevenant", 1)) == [
        "Place 2 Imps and 1 Revenant on or adjacent to the portal, flip their demon cards faceup, "
        "and remove the portal from the map.",
        "The invader gains 1 Argent Power token for the demon cards of the group.",
        "Add 2 invader initiative cards to the initiative deck, and shuffle it (ruling RUL16-22).",
    ]
    placed = [item for item in seat.listing.items(seat.session.moment) if item.area == "placed"]
    revenant = (1, "Revenant with the Specimen", "on or adjacent to the portal at 7,5")
    told = [(item.number, item.name, item.places) for item in placed]
    assert told == [(2, "Imp", "on or adjacent to the portal at 7,5"), revenant]


def test_the_portals_that_the_marines_see_at_the_start_are_announced() -> None:
    """Rule: RUL16-151."""
    seat = Seat("specimen-run.yaml", 2)
    moment = seat.session.moment
    first = next(one for one in moment.announced if one.part == "sight")
    assert seat.texts.cue(first.source, moment) == "Infestation"
    assert seat.texts.lines(first, moment) == [
        "The marines see the blue portal at 7,8 and the yellow portal at 7,5: they summon at once."
    ]


def test_a_portal_that_a_step_of_the_script_placed_is_named_by_its_place() -> None:
    """A portal of several, and one that was placed."""
    portal = "do: [{place: {kind: portal, color: blue, at: [12, 3]}}, {summon: all}]"
    seat = Seat("range-day.yaml", 2, "do: [{summon: all}]", portal)
    seat.step(TableStep("open", "door:east-door"))
    seat.step(TableStep("carry", "trigger:alarm"))
    for portal in (seat.portal((4, 8)), seat.portal((14, 3))):
        seat.step(TableStep("summon", portal, 0))
    moment = seat.session.moment
    (placed,) = (thing.key for thing in moment.placed if thing.at == (12, 3))
    assert seat.texts.owed(moment).startswith("The blue portal at 12,3 summons")
    assert seat.deeds(placed) == ["2 Possessed Soldiers", "3 Imps"]
    assert len(list(seat.texts.summonings(moment))) == 2


def test_one_of_several_portals_is_asked_for_by_color() -> None:
    seat = Seat("specimen-run.yaml", 2, "infestation", "horde")
    assert seat.texts.owed(seat.session.moment).startswith("One of the blue portals summons")
    assert "A demon opened it" in seat.deeds("door:vault-door")


@pytest.mark.parametrize(
    ("name", "items"),
    [
        (
            "range-day.yaml",
            {
                "Alpha": "Combat Shotgun and Heavy Assault Rifle",
                "Bravo": "Super Shotgun and Plasma Rifle",
                "The invader": "events Power Overwhelming, Seek and Destroy and Blood Rush\n"
                "invasion card First Strike, faceup",
            },
        ),
        (
            "specimen-run.yaml",
            {
                "Each marine": "weapons and action deck: his choice",
                "The invader": "threat card Infestation\n"
                "events Power Overwhelming, Seek and Destroy and Armored Offensive\ninvasion card, facedown",
            },
        ),
    ],
)
def test_cards_that_the_scenario_names_are_set_up(name: str, items: dict[str, str]) -> None:
    seat = Seat(name, 2)
    listed = {item.name: item.places for item in seat.listing.items(seat.session.moment)}
    assert {name: listed.get(name) for name in items} == items and "Charlie" not in listed


def test_the_invader_reads_the_groups_of_the_colors_that_are_left() -> None:
    seat = Seat("range-day.yaml", 2)
    notes = list(seat.texts.invasion(seat.session.moment))
    assert notes == [
        ("Blue portals", "2 Possessed Soldiers; or 3 Imps"),
        ("Yellow portals", "1 Possessed Soldier and 2 Pinkies; or 2 Imps and 2 Cacodemons"),
    ]


def test_conditions_and_steps_are_in_the_words_of_the_edition() -> None:
    seat = Seat("range-day.yaml", 2)
    ends = dict(seat.texts.ends())
    assert "frag tokens" in ends["invaders"] and "any door is opened" in ends["marines"]
    ((_name, note),) = seat.texts.awaited(seat.session.moment)
    assert note.text.endswith("All portals summon.")
