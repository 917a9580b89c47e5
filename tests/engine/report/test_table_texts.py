"""The words and items of a session at a table: all that is revealed, nothing that is not."""

import random
from pathlib import Path

from kneedeep.board import compile_board
from kneedeep.board.script import table_session as sessions
from kneedeep.board.script.display_names import DisplayNames
from kneedeep.model.catalog import load_catalog
from kneedeep.report.table_texts import PLACED, Listing, TableTexts
from tests.support.cases import cases
from tests.support.files import map_text
from tests.support.reading import scenario_in

SHIPPED = sorted((Path(__file__).resolve().parents[3] / "scenarios").glob("*.yaml"))
SECRETS = map_text("table-texts")


class Seat:
    """A table with what tells of it."""

    def __init__(self, text: bytes, marines: int = 2) -> None:
        scenario = scenario_in(text)
        catalog = load_catalog(scenario.ruleset)
        board = compile_board(scenario, catalog)
        self.scenario = scenario
        drawn = sessions.drawn_at_random(scenario.choices, lambda below: 0)
        self.top = sessions.TableGame(board, marines, drawn)
        words = DisplayNames(scenario, board, catalog)
        self.listing, self.texts = Listing(self.top, words), TableTexts(self.top, words)

    def public(self, session: sessions.Session) -> list[str]:
        """Everything that all may read."""
        moment = session.moment
        found = []
        for announced in moment.announced:
            found += [self.texts.cue(announced.source, moment), announced.text, *self.texts.lines(announced, moment)]
        for item in self.listing.items(moment):
            found += [item.name, item.places]
        return found


def test_what_is_told_of_a_script_leaves_out_what_is_not_revealed() -> None:
    seat = Seat(SECRETS.encode())
    session = sessions.begun(seat.top)
    for step in (sessions.TableStep("use", "token:lever"), sessions.TableStep("carry", "token:lever")):
        session = session.stepped(seat.top, step)
    lines = seat.texts.lines(session.moment.announced[-1], session.moment)
    assert lines == ["The invader spawns 1 × imp.", "The finder gets Disc.", "Set up trite at 3,3."]
    items = seat.listing.items(session.moment)
    assert [(item.name, item.places) for item in items if item.area == PLACED] == [("Trite", "3,3")]
    assert not any("Vault" in text or "carries" in text for text in seat.public(session))


def test_the_invader_reads_notes_of_what_is_revealed_and_what_may_happen() -> None:
    seat = Seat(SECRETS.encode())
    session = sessions.begun(seat.top)
    notes = [note.text for note in seat.texts.notes(session.moment)]
    assert notes == ["All mine.", "Wait.", "Lay it late.", "He knows."]
    ((name, awaited),) = seat.texts.awaited(session.moment)
    assert name == "trigger:alarm" and awaited.cue == "When a marine stands in “Vault”."
    assert awaited.text == "“Horns.”  The invader draws 2 cards.  Note: Loudly."
    session = session.stepped(seat.top, sessions.TableStep("fire", name))
    assert not list(seat.texts.awaited(session.moment))
    assert seat.texts.plan(session.moment.due[0]) == "The invader draws 2 cards."
    assert [name for name, _ in seat.texts.ends()] == ["marines"]
    assert [tuple(note) for note in seat.texts.spawns()] == [("“Vault”", "Only imp; 1 × imp every round.")]


def test_the_items_are_what_is_there_with_so_many_marines() -> None:
    tutorial = next(path for path in SHIPPED if path.stem == "tutorial").read_bytes()
    for marines, zombies in ((1, 1), (2, 2)):
        seat = Seat(tutorial, marines)
        session = sessions.begun(seat.top).stepped(seat.top, sessions.TableStep("reveal", "relay"))
        items = seat.listing.items(session.moment)
        assert sum(item.number for item in items if item.name == "Zombie") == zombies
        first = [item for item in items if item.area == "dock"]
        assert [item.name for item in first][:2] == ["Room 5×5", "Long corridor 6×2"]
        assert first[-3].number == marines and first[-3].spaces == ((0, 0), (1, 0))[:marines]
        kit = "10 wounds  2 armor  3 cards  4 bullets" if marines == 1 else "9 wounds  2 armor  3 cards  3 bullets"
        assert [item.places for item in first[-2:]] == [kit, "5 cards in hand"]
        assert len({item.key for item in items}) == len(items)


@cases("path", SHIPPED, ids=lambda path: path.stem)
def test_no_word_for_all_names_an_area_that_is_not_revealed(path: Path, seed: int) -> None:
    rng = random.Random(seed)
    seat = Seat(path.read_bytes())
    session = sessions.begun(seat.top)
    names = {area.id: area.name for area in seat.scenario.areas if area.name}
    for _ in range(40):
        moment = session.moment
        public = seat.public(session)
        hidden = [name for id, name in names.items() if id not in moment.revealed]
        for text in public[2:]:
            assert not any(f"“{name}”" in text for name in hidden)
        keys = {name for item in seat.listing.items(moment) for name in item.names}
        assert keys >= {key for key, thing in seat.top.things.items() if sessions.is_shown(seat.top, moment, thing)}
        doors = [deed.step for name in seat.top.doors for deed in sessions.deeds_at(seat.top, moment, name)]
        ways = [sessions.TableStep("reveal", front.area) for front in sessions.frontiers(seat.top, moment)]
        steps = [sessions.TableStep("carry", moment.due[0].source)] if moment.due else [*doors, *ways]
        if not steps or moment.winner:
            break
        session = session.stepped(seat.top, rng.choice(steps))


def test_a_door_that_a_step_shuts_stays_open_while_an_oversized_figure_stands_across_it() -> None:
    seat = Seat(SECRETS.encode().replace(b"{unlock: vault-door}", b"{unlock: vault-door}, {shut: vault-door}"))
    lever = next(token for token in seat.scenario.tokens if token.id == "lever")
    (announced,) = (seat.texts.words.step(step) for step in lever.do if step.kind == "shut")
    assert announced.endswith("shuts unless an oversized figure stands across it")
