"""The session at a table: the initiative deck, any steps, taken back and taken up again. Single steps are plays in `table`."""

import random
from pathlib import Path

import pytest

from kneedeep.board import compile_board
from kneedeep.board.script.table_session import (
    INVADER,
    Session,
    TableGame,
    TableMoment,
    TableStep,
    begun,
    deeds_at,
    drawn_at_random,
    frontiers,
    resumed,
)
from kneedeep.board.script.table_session.initiative_deck import InitiativeDeck, deal, draw, put_in
from kneedeep.board.script.table_session.portals import demons_on_map, owed_without, portals_left
from kneedeep.board.script.table_session.round_steps import summonings
from tests.support.cases import cases
from tests.support.files import EVERY_KEY_2016, SHIPPED, map_text
from tests.support.playthroughs.table_play import TablePlay
from tests.support.reading import scenario_in

SMALL = map_text("table-2016")


@cases(
    ("marines", "copies", "types", "invader"),
    [(4, 1, ["imp", "possessed-soldier"], 2), (3, 1, ["imp", "imp"], 1), (1, 2, ["imp"], 1), (2, 1, [], 0)],
)
def test_the_deck_has_a_card_for_each_marine_and_each_type(
    marines: int, copies: int, types: list[str], invader: int
) -> None:
    """Rule: RUL16-17, RUL16-21; examples E20 and E22."""
    deck = deal(marines, copies, types, 6)
    assert deck.invader_cards == invader and len(deck.left) == marines * copies + invader


def test_there_are_six_invader_cards_unless_a_house_rule_makes_more() -> None:
    """Rule: RUL16-18, RUL16-22, RUL16-24."""
    kinds = [f"kind-{number}" for number in range(7)]
    assert deal(2, 1, kinds, 6).invader_cards == 6 and deal(2, 1, kinds, None).invader_cards == 7
    deck = deal(2, 1, kinds[:5], 6)
    assert put_in(deck, kinds, 6).invader_cards == 6 and put_in(deck, kinds, None).invader_cards == 7
    assert put_in(put_in(deck, kinds, 6), kinds, 6) == put_in(deck, kinds, 6)


def test_a_drawn_card_is_no_longer_in_the_deck() -> None:
    deck = draw(draw(deal(2, 1, ["imp"], 6), INVADER), "alpha")
    assert deck == InitiativeDeck(("bravo",), (INVADER, "alpha"), frozenset({"imp"}))
    with pytest.raises(ValueError):
        draw(deck, INVADER)


@cases(("owed", "key", "left"))
def test_a_portal_that_summons_meets_its_own_entry_first(
    owed: list[list[str]], key: str, left: list[list[str]]
) -> None:
    assert owed_without(tuple(map(tuple, owed)), key) == tuple(map(tuple, left))


def test_a_draw_that_no_choice_has_is_refused() -> None:
    with pytest.raises(ValueError, match="choices"):
        TablePlay(map="table-session", drawn=[[2]])


def test_steps_that_no_longer_fit_a_changed_map_are_left_out() -> None:
    top = TablePlay(map="table-session").top
    steps = [
        TableStep("use", "token:gone"),
        TableStep("open", "door:gate"),
        TableStep("dance"),
        TableStep("leave", "door:gate", 9),
    ]
    session, lost = resumed(top, steps)
    assert lost == 3 and session.steps == (TableStep("open", "door:gate"),)


def test_the_specimens_are_won_from_those_that_carry_them() -> None:
    """Rule: RUL16-151, RUL16-169, RUL16-170."""
    play = TablePlay(scenario="specimen-run", marines=4)

    def summon(key: str, group: str) -> None:
        carries = getattr(play.top.things[key].element, "carries", None)
        play.play_line("summon", [f"{key}\nimp" if carries else key, group])

    for door in play.top.doors:
        play.play_line("open", [door])
        for key in play.session.moment.sighted:
            if (key,) not in play.session.moment.owed:
                play.play_line("call", [key])
        while play.session.moment.owed:
            summon(play.session.moment.owed[0][0], "0")
    for key in portals_left(play.top, play.session.moment):
        summon(key, "1")
    assert demons_on_map(play.top, play.session.moment)["imp"] == 19
    play.frag_all_()
    specimens = [thing.key for thing in play.session.moment.placed if not thing.is_figure]
    assert len(specimens) == 3 and not play.session.moment.winner
    for key in specimens:
        play.play_line("use", [key])
    play.follow("is winner marines")
    play.follow("says Three jars, still warm.")


def some_steps(top: TableGame, moment: TableMoment) -> list[TableStep]:
    """Steps that can be told now."""
    names = [*top.doors, *(thing.key for thing in top.all_things(moment.placed))]
    names += [f"area:{area}" for area in top.board.areas]
    steps = [deed.step for name in names for deed in deeds_at(top, moment, name)]
    steps += [TableStep("reveal", front.area) for front in frontiers(top, moment)]
    steps += [TableStep("draw", card) for card in moment.deck.left] * 3
    steps += [TableStep("carry", due.source) for due in moment.due[:1]] * 5
    steps += [TableStep("fire", name) for name in top.triggers if name not in moment.fired][:1]
    for key in {key for entry in moment.owed for key in entry}:
        portal = top.thing(key, moment.placed)
        assert portal is not None and key not in moment.off
        steps += list(summonings(top, portal)) * 3
    return [*steps, TableStep("round")]


@cases(
    "text",
    [SMALL, SMALL.replace("threat: horde", "threat: assault"), EVERY_KEY_2016, *SHIPPED],
    ids=["horde", "assault", "every-key", *(path.stem for path in SHIPPED)],
)
def test_random_steps_never_fail_are_undone_and_taken_up_again(text: str | Path, seed: int) -> None:
    rng = random.Random(seed)
    board = compile_board(scenario_in(text.read_bytes() if isinstance(text, Path) else text))
    drawn = drawn_at_random(board.scenario.choices, rng.randrange)
    top = TableGame(board, rng.choice(board.scenario.counts), drawn)
    session: Session = begun(top)
    past = [session]
    for _ in range(150):
        session = session.stepped(top, rng.choice(some_steps(top, session.moment)))
        past.append(session)
        assert session.moment.deck.invader_cards <= 6 and all(demons_on_map(top, session.moment).values())
        if session.moment.winner:
            break
    assert resumed(top, session.steps) == (session, 0)
    for before in reversed(past[:-1]):
        session = session.taken_back()
        assert session == before
