"""The session at a table: what people tell, what follows from it, taken back and taken up again."""

import random
from pathlib import Path
from typing import Any

import pytest

from kneedeep.board import compile_board
from kneedeep.board.script.table_session import (
    Session,
    StepError,
    TableGame,
    TableMoment,
    TableStep,
    begun,
    deeds_at,
    drawn_at_random,
    frontiers,
    is_shown,
    resumed,
    shown_spaces,
)
from kneedeep.model.scenario.io.reader import read
from kneedeep.model.scenario.script_values import Effect
from tests.support.cases import cases
from tests.support.files import map_text

ROOT = Path(__file__).resolve().parents[3]
TUTORIAL = ROOT / "scenarios" / "tutorial.yaml"
SHIPPED = sorted((ROOT / "scenarios").glob("*.yaml"))

RICH = map_text("table-session")


def table(text: str | bytes = RICH, marines: int = 1, drawn: Any = ((0,),)) -> tuple[TableGame, Session]:
    reading = read(text if isinstance(text, bytes) else text.encode())
    assert reading.scenario is not None and not reading.problems, reading.problems
    board = compile_board(reading.scenario)
    top = TableGame(board, marines, drawn)
    return top, begun(top)


def announced(top: TableGame, session: Session, *steps: TableStep) -> Session:
    for step in steps:
        session = session.stepped(top, step)
    return session


def texts(moment: TableMoment) -> list[str]:
    return [one.text for one in moment.announced if one.text]


def words(top: TableGame, moment: TableMoment, name: str) -> list[str]:
    return [deed.word for deed in deeds_at(top, moment, name)]


@pytest.mark.statement("SU-17")
def test_the_tutorial_is_won_by_the_marines() -> None:
    top, session = table(TUTORIAL.read_bytes(), 2, ())
    moment = session.moment
    assert [one.source for one in moment.announced] == ["briefing", "objective", "area:dock"]
    assert moment.revealed == ("dock",) and words(top, moment, "door:way-out") == []
    session = announced(top, session, TableStep("open", "door:hatch"))
    assert session.moment.revealed == ("dock", "relay")
    session = announced(top, session, TableStep("open", "door:hall-door"))
    assert texts(session.moment)[-2:] == [
        "The door slides half open, then remembers how.",
        "Rows of dead consoles, and behind the last of them a red light over a heavy door.",
    ]
    assert words(top, session.moment, "door:way-out") == ["try", "force"]
    session = announced(top, session, TableStep("use", "token:key@14,8"))
    assert words(top, session.moment, "door:way-out") == ["open", "leave-all", "leave"]
    session = announced(top, session, TableStep("leave", "door:way-out", 1))
    assert not session.moment.winner
    session = announced(top, session, TableStep("leave", "door:way-out", 1))
    assert session.moment.winner == "marines"
    assert texts(session.moment)[-1] == "The blast door closes behind the last of you."


def test_the_tutorial_is_won_by_the_invader_s_frags() -> None:
    top, session = table(TUTORIAL.read_bytes(), 1, ())
    session = announced(top, session, *[TableStep("frag", "", 1)] * 8)
    assert session.moment.winner == "invaders" and texts(session.moment)[-1] == "The relay is silent again."
    assert not session.taken_back().moment.winner


def test_steps_of_the_script_wait_for_a_click_and_then_change_the_table() -> None:
    top, session = table()
    session = announced(top, session, TableStep("use", "token:console"))
    assert texts(session.moment)[-1] == "A hum." and [due.source for due in session.moment.due] == ["token:console"]
    assert not session.moment.placed and words(top, session.moment, "door:gate") == ["open"]
    session = announced(top, session, TableStep("carry", "token:console"))
    assert [thing.element.kind for thing in session.moment.placed] == ["imp"]
    assert texts(session.moment)[-1] == "Louder." and not session.moment.due
    assert [effect.kind for effect in session.moment.announced[-1].effects] == ["place", "unlock"]
    assert words(top, session.moment, "placed:1") == ["kill"]


def test_steps_that_nobody_sees_need_no_click() -> None:
    top, session = table()
    session = announced(top, session, TableStep("reveal", "far"))
    assert session.moment.flags == {"power"} and not session.moment.due


def test_triggers_happen_before_passages_open() -> None:
    both = RICH.replace("id: gate, at", "id: gate, kind: passage, at").replace(
        "needs: {use: console}", "needs: {flag: power}"
    )
    top, session = table(both.replace("triggers:", 'triggers:\n  - {when: {flag: power}, text: "A noise."}'))
    session = announced(top, session, TableStep("reveal", "far"))
    assert texts(session.moment)[-2:] == ["A noise.", "It groans."]


def test_a_locked_door_can_be_tried() -> None:
    top, session = table()
    assert words(top, session.moment, "door:gate") == ["try", "force"]
    session = announced(top, session, TableStep("try", "door:gate"))
    assert texts(session.moment)[-1] == "No power." and not session.moment.open


def test_a_door_is_told_once_and_shut_and_opened_at_will() -> None:
    top, session = table()
    session = announced(
        top, session, TableStep("open", "door:gate"), TableStep("shut", "door:gate"), TableStep("open", "door:gate")
    )
    assert texts(session.moment).count("It groans.") == 1 and session.moment.open == {0}
    with pytest.raises(StepError, match="open already"):
        announced(top, session, TableStep("open", "door:gate"))


def test_what_a_figure_carries_lies_where_it_stood() -> None:
    top, session = table()
    session = announced(top, session, TableStep("reveal", "far"), TableStep("kill", "figure:guard"))
    (dropped,) = session.moment.placed
    assert dropped.element.kind == "item" and dropped.at == (6, 0)
    assert texts(session.moment)[-2:] == ["It falls.", "Silence."]
    session = announced(top, session, TableStep("use", "token:item@start"), TableStep("use", "placed:1"))
    assert session.moment.winner == "marines" and texts(session.moment)[-1] == "Done."


def test_the_number_of_marines_and_the_choices_decide_what_is_set_up() -> None:
    top, session = table(marines=2, drawn=((1,),))
    assert "figure:zombie@5,1" in top.things and "token:crate-a" not in top.things
    lone, _ = table()
    assert "figure:zombie@5,1" not in lone.things and "token:crate-b" not in lone.things
    session = announced(top, session, TableStep("reveal", "far"), TableStep("kill", "figure:guard"))
    assert "Silence." not in texts(session.moment)
    with pytest.raises(ValueError, match="choices"):
        table(drawn=((2,),))


def test_each_copy_of_a_token_is_its_own() -> None:
    top, session = table()
    keys = [key for key in top.things if key.startswith("token:health")]
    assert keys == ["token:health@0,4", *(f"token:health@0,4/{number}" for number in (2, 3, 4))]
    session = announced(top, session, TableStep("use", keys[1]))
    assert [is_shown(top, session.moment, top.things[key]) for key in keys] == [True, False, True, True]


def test_a_teleporter_reveals_where_it_leads() -> None:
    top, session = table()
    found = deeds_at(top, session.moment, "token:pad")
    assert [deed.word for deed in found] == ["use", "go"]
    session = announced(top, session, found[1].step)
    assert session.moment.revealed == ("start", "pit") and words(top, session.moment, "token:pad") == ["use"]


def test_what_comes_later_comes_at_the_end_of_its_round() -> None:
    top, session = table()
    session = announced(top, session, TableStep("destroy", "token:keg"))
    assert "Smoke." not in texts(session.moment)
    session = announced(top, session, TableStep("round"))
    assert texts(session.moment)[-1] == "Smoke."
    session = announced(top, session, TableStep("carry", "trigger:later"))
    assert "attic" in session.moment.revealed and "token:pad" in session.moment.off


def test_a_trigger_about_places_happens_when_people_say_so() -> None:
    top, session = table()
    session = announced(top, session, TableStep("open", "door:gate"), TableStep("fire", "trigger:stand"))
    assert [due.effects[0] for due in session.moment.due] == [Effect("shut", "gate")]
    session = announced(top, session, TableStep("carry", "trigger:stand"))
    assert not session.moment.open
    with pytest.raises(StepError):
        announced(top, session, TableStep("fire", "trigger:stand"))


def test_a_deadline_that_is_missed_waits_for_a_click_too() -> None:
    top, session = table()
    assert "Three rounds." in texts(session.moment)
    session = announced(top, session, *[TableStep("round")] * 3)
    assert [due.source for due in session.moment.due] == ["deadline#1"]
    assert announced(top, session, TableStep("pass", "deadline#1")).moment.winner == ""
    assert announced(top, session, TableStep("carry", "deadline#1")).moment.winner == "invaders"


def test_the_board_goes_on_where_an_opening_has_no_door() -> None:
    open_text = RICH.replace(
        "  - {id: gate, at: [4, 0], side: east, needs: {use: console}", "  - {id: gate, at: [30, 0], side: east"
    )
    open_text = open_text.replace("{reach: far}, do: [{shut: gate}, ", "{reach: far}, do: [")
    top, session = table(open_text)
    (front,) = frontiers(top, session.moment)
    assert front == ("far", 5, 1)
    session = announced(top, session, TableStep("reveal", front.area))
    assert not frontiers(top, session.moment) and (5, 0) in shown_spaces(top, session.moment)


def test_all_taken_back_is_the_start_and_a_session_is_taken_up_as_it_was() -> None:
    top, session = table()
    first = session.moment
    session = announced(
        top, session, TableStep("use", "token:console"), TableStep("carry", "token:console"), TableStep("tick", "x")
    )
    again, lost = resumed(top, session.steps)
    assert again == session and not lost
    while session.steps:
        session = session.taken_back()
    assert session.moment == first and session.taken_back() == session


def test_steps_that_no_longer_fit_a_changed_map_are_left_out() -> None:
    top, _ = table()
    steps = [
        TableStep("use", "token:gone"),
        TableStep("open", "door:gate"),
        TableStep("dance"),
        TableStep("leave", "door:gate", 9),
    ]
    session, lost = resumed(top, steps)
    assert lost == 3 and session.steps == (TableStep("open", "door:gate"),)


@cases("path", SHIPPED, ids=lambda path: path.stem)
def test_random_steps_never_fail_and_everything_told_can_be_taken_up_again(path: Path, seed: int) -> None:
    rng = random.Random(seed)
    reading = read(path.read_bytes())
    assert reading.scenario is not None
    counts = reading.scenario.counts
    drawn = drawn_at_random(reading.scenario.choices, rng.randrange)
    top, session = table(path.read_bytes(), rng.choice(counts), drawn)
    for _ in range(150):
        moment = session.moment
        names = [*top.doors, *top.things, *(thing.key for thing in moment.placed)]
        steps = [deed.step for name in names for deed in deeds_at(top, moment, name)]
        steps += [TableStep("reveal", front.area) for front in frontiers(top, moment)]
        steps += [TableStep("carry", due.source) for due in moment.due[:1]]
        steps += [TableStep("fire", name) for name in top.triggers if name not in moment.fired][:1]
        steps.append(TableStep("round"))
        session = session.stepped(top, rng.choice(steps))
        if session.moment.winner:
            break
    assert resumed(top, session.steps) == (session, 0)
