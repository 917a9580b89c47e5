"""The session at a table of the 2016 edition: initiative deck, portals, doors, teleporters, frags, both maps to an end."""

import random
from collections.abc import Iterable
from pathlib import Path

import pytest

from kneedeep.board import compile_board
from kneedeep.board.script.table_session import (
    INVADER,
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
from kneedeep.board.script.table_session.initiative_deck import InitiativeDeck, deal, draw, put_in
from kneedeep.board.script.table_session.portals import demons_on_map, owed_without, portals_left
from kneedeep.board.script.table_session.round_steps import summonings
from kneedeep.model.catalog import load_catalog
from kneedeep.model.scenario.io.reader import read
from tests.engine.script.test_table_session import announced as after
from tests.engine.script.test_table_session import texts
from tests.support.cases import cases
from tests.support.files import EVERY_KEY_2016, SCENARIOS, map_text, shipped_with

SHIPPED = shipped_with("portals")
RANGE_DAY, SPECIMEN_RUN = SCENARIOS / "range-day.yaml", SCENARIOS / "specimen-run.yaml"
SMALL = map_text("table-2016")


def table(text: str | Path = SMALL, marines: int = 2) -> tuple[TableGame, Session]:
    reading = read(text.read_bytes() if isinstance(text, Path) else text.encode())
    assert reading.scenario is not None and not reading.problems, reading.problems
    drawn = drawn_at_random(reading.scenario.choices, lambda below: 0)
    top = TableGame(compile_board(reading.scenario, load_catalog("doom-2016")), marines, drawn)
    return top, begun(top)


def test_passages_open_before_triggers_happen() -> None:
    both = SMALL.replace(
        "doors:", 'doors:\n  - {kind: passage, at: [9, 1], side: east, needs: {open: gate}, text: "A way."}'
    )
    top, session = table(both.replace("areas:", "  - {piece: g-room-4x4, at: [10, 0], area: annex}\nareas:"))
    session = session.stepped(top, TableStep("open", "door:gate"))
    assert [one.text for one in session.moment.announced if one.text][-2:] == ["A way.", "They heard that."]


def sites(top: TableGame, keys: Iterable[str]) -> list[object]:
    return [top.things[key].at for key in keys]


def words(top: TableGame, moment: TableMoment, name: str) -> list[str]:
    return [deed.word for deed in deeds_at(top, moment, name)]


def named(top: TableGame, moment: TableMoment, id: str) -> str:
    return next(thing.key for thing in top.all_things(moment.placed) if thing.element.id == id)


def frag_all(top: TableGame, session: Session) -> Session:
    """Frag every demon that is on the map."""
    for thing in top.all_things(session.moment.placed):
        if thing.is_figure and thing.key not in session.moment.off and not session.moment.winner:
            session = session.stepped(top, TableStep("kill", thing.key))
    return session


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


def test_the_whole_map_lies_there_and_the_marines_see_from_where_they_start() -> None:
    """Rule: RUL16-02, RUL16-180."""
    top, session = table(SPECIMEN_RUN)
    assert shown_spaces(top, session.moment) == set(top.board.spaces) and frontiers(top, session.moment) == []
    assert all(is_shown(top, session.moment, thing) for thing in top.things.values())
    assert session.moment.revealed == ("landing",)
    assert words(top, session.moment, "area:vault") == ["see"] and not words(top, session.moment, "area:landing")
    seen = session.stepped(top, TableStep("reveal", "vault"))
    assert texts(seen.moment)[-1].startswith("Cold air") and not words(top, seen.moment, "area:vault")


def test_infestation_lets_portals_in_sight_summon_at_set_up_and_shows_those_behind_a_door() -> None:
    """Rule: RUL16-151, RUL16-56."""
    top, session = table(SPECIMEN_RUN)
    assert sites(top, (key for (key,) in session.moment.owed)) == [(7, 8), (7, 5)]
    opened = session.stepped(top, TableStep("open", "door:landing-east"))
    assert sites(top, opened.moment.sighted) == [(14, 8), (17, 5)]
    assert opened.moment.revealed == ("landing", "east")
    assert words(top, opened.moment, opened.moment.sighted[0])[-1] == "sight"
    assert opened.stepped(top, TableStep("draw", "alpha")).moment.sighted == ()
    (told,) = (one for one in session.moment.announced if one.part == "sight")
    assert sites(top, dict(told.counts)) == [(7, 8), (7, 5)]


def test_a_question_about_portals_in_sight_stays_until_something_else_happens() -> None:
    """Rule: RUL16-151."""
    top, session = table(SPECIMEN_RUN)
    session = session.stepped(top, TableStep("open", "door:landing-east"))
    near, far = session.moment.sighted
    session = after(top, session, TableStep("call", near), TableStep("tick", "piece:0:0,6"))
    assert session.moment.sighted == (far,) and (near,) in session.moment.owed
    session = after(top, session, TableStep("summon", near, 0))
    assert session.moment.sighted == (far,)
    assert session.stepped(top, TableStep("draw", "alpha")).moment.sighted == ()
    north = session.stepped(top, TableStep("open", "door:landing-north"))
    assert sites(top, north.moment.sighted) == [(4, -3), (14, -1), (17, 5)]
    pad = named(top, session.moment, "gallery-pad")
    entered = session.stepped(top, TableStep("enter", pad))
    assert sites(top, entered.moment.sighted) == [(4, -3), (14, -1), (17, 5)]
    assert entered.stepped(top, TableStep("open", "door:landing-north")).moment.sighted == ()


def test_infestation_may_look_for_portals_at_doors_alone(tmp_path: Path) -> None:
    """Rule: RUL16-151 (`infestation: door`)."""
    changed = tmp_path / "map.yaml"
    changed.write_text(SPECIMEN_RUN.read_text() + "rules: {infestation: door}\n")
    top, session = table(changed)
    near = next(key for key, thing in top.things.items() if thing.at == (14, 8))
    assert words(top, session.moment, near) == ["call"]
    opened = session.stepped(top, TableStep("open", "door:landing-east"))
    assert words(top, opened.moment, near) == ["sight"]
    pad = named(top, session.moment, "gallery-pad")
    assert opened.stepped(top, TableStep("enter", pad)).moment.sighted == ()
    by_demon = session.stepped(top, TableStep("open", "door:landing-east", 1))
    assert by_demon.moment.sighted == ()


def test_a_portal_that_is_removed_has_not_summoned_and_need_not() -> None:
    """Rule: RUL16-145, RUL16-178."""
    text = SMALL.replace("do: [{summon: high}]", "do: [{remove: lower}]")
    text = text.replace("{summoned: low}", "{summoned: blue}")
    top, session = table(text)
    low, lower = (named(top, session.moment, id) for id in ("low", "lower"))
    assert session.moment.owed == ((low, lower),)
    session = after(top, session, TableStep("open", "door:gate"), TableStep("carry", "trigger:noise"))
    assert session.moment.owed == ((low,),) and not session.moment.summoned
    session = session.stepped(top, TableStep("summon", low, 0))
    assert texts(session.moment)[-1] == "The first is through."
    gone = text.replace("remove: lower", "remove: low").replace("summoned: blue", "summoned: low")
    top, session = table(gone)
    session = after(top, session, TableStep("open", "door:gate"), TableStep("carry", "trigger:noise"))
    assert session.moment.owed == ((lower,),) and "trigger:first" not in session.moment.fired


@pytest.mark.statement("B185", "B193")
def test_a_portal_summons_the_group_that_the_invader_chooses_and_leaves_the_map() -> None:
    """Rule: RUL16-145, RUL16-22, RUL16-170."""
    top, session = table(marines=3)
    low, high = (named(top, session.moment, id) for id in ("low", "high"))
    session = after(top, session, TableStep("summon", low, 1))
    m = session.moment
    assert demons_on_map(top, m) == {"pinky": 1} and low not in portals_left(top, m)
    assert texts(m)[-2:] == ["Smoke.", "The first is through."]
    assert m.deck.left.count(INVADER) == 1 and m.owed == ()
    told = next(one for one in m.announced if one.part == "summon")
    assert told.counts == (("demon:pinky", 1), ("argent", 2), ("shuffled-in", 1))
    with pytest.raises(StepError):
        session.stepped(top, TableStep("summon", low, 0))
    with pytest.raises(StepError):
        session.stepped(top, TableStep("summon", high, 0))
    session = after(top, session, TableStep("draw", "bravo"), TableStep("summon", f"{high}\nrevenant", 0))
    m = session.moment
    assert demons_on_map(top, m) == {"pinky": 1, "imp": 2, "revenant": 1}
    assert m.deck.left.count(INVADER) == 3 and m.deck.drawn == ("bravo",)
    carrier = next(thing for thing in m.placed if getattr(thing.element, "carries", None))
    assert carrier.element.kind == "revenant" and carrier.portal == (8, 0)
    m = session.stepped(top, TableStep("kill", carrier.key)).moment
    assert m.placed[-1].element.kind == "item" and demons_on_map(top, m) == {"pinky": 1, "imp": 2}


def test_new_types_can_wait_for_the_next_round() -> None:
    """Rule: RUL16-22 (`new_types: next-round`), RUL16-23."""
    top, session = table(SMALL + "rules: {new_types: next-round}\n")
    low = named(top, session.moment, "low")
    late = after(top, session, TableStep("draw", "alpha"), TableStep("summon", low, 0)).moment
    assert INVADER not in late.deck.left
    early = after(top, session, TableStep("summon", low, 0))
    assert early.moment.deck.left.count(INVADER) == 1
    gone = after(top, early, TableStep("kill", early.moment.placed[0].key))
    assert gone.moment.deck.left.count(INVADER) == 1
    assert INVADER not in gone.stepped(top, TableStep("round")).moment.deck.left


def test_a_type_that_a_step_of_the_script_places_gets_a_card() -> None:
    """Rule: RUL16-22, RUL16-24."""
    top, session = table(SMALL.replace("do: [{summon: high}]", "do: [{place: {kind: imp, at: [3, 1]}}]"))
    session = after(top, session, TableStep("open", "door:gate"), TableStep("carry", "trigger:noise"))
    assert session.moment.deck.left.count(INVADER) == 1
    assert session.moment.announced[-1][:2] == ("deck", "cards")
    low = named(top, session.moment, "low")
    assert session.stepped(top, TableStep("summon", low, 0)).moment.deck.left.count(INVADER) == 1


def test_horde_summons_from_a_portal_of_the_lowest_color_each_round() -> None:
    """Rule: RUL16-152."""
    top, session = table()
    low, lower, high = (named(top, session.moment, id) for id in ("low", "lower", "high"))
    assert session.moment.owed == ((low, lower),)
    session = after(top, session, TableStep("summon", lower, 0), TableStep("round"))
    assert session.moment.owed == ((low,),)
    session = after(top, session, TableStep("summon", low, 0), TableStep("round"))
    assert session.moment.owed == ((high,),)
    top, session = table(SMALL + "rules: {horde: when-clear}\n")
    session = after(top, session, TableStep("summon", low, 0), TableStep("round"))
    assert session.moment.owed == ()
    assert frag_all(top, session).stepped(top, TableStep("round")).moment.owed == ((lower,),)


def test_assault_gives_tokens_that_buy_portals() -> None:
    """Rule: RUL16-153; the numbers are the scenario's own."""
    own = "threat: {card: assault, income: 3, prices: {blue: 2, yellow: 4, red: 9}}"
    top, session = table(SMALL.replace("threat: horde", own))
    low, high = (named(top, session.moment, id) for id in ("low", "high"))
    assert session.moment.threat_tokens == 3
    assert words(top, session.moment, low) == ["buy", "call"] and words(top, session.moment, high) == ["call"]
    session = session.stepped(top, TableStep("buy", low))
    assert session.moment.threat_tokens == 1 and session.moment.owed == ((low,),)
    with pytest.raises(StepError):
        session.stepped(top, TableStep("buy", high))
    session = after(top, session, TableStep("round"), TableStep("tokens", "", -4))
    assert session.moment.threat_tokens == 0
    with pytest.raises(StepError):
        session.stepped(top, TableStep("tokens", "", -1))


def test_a_door_opens_for_good_by_a_marine_or_a_demon() -> None:
    """Rule: RUL16-69, RUL16-70, RUL16-179."""
    top, session = table()
    assert words(top, session.moment, "door:gate") == ["open-marine", "open-demon"]
    by_marine, by_demon = (session.stepped(top, deed.step) for deed in deeds_at(top, session.moment, "door:gate"))
    assert texts(by_marine.moment)[-3:] == ["It rises.", "Cold.", "They heard that."]
    assert texts(by_demon.moment)[-1:] == ["It rises."] and not by_demon.moment.due
    assert words(top, by_marine.moment, "door:gate") == []
    with pytest.raises(StepError):
        by_marine.stepped(top, TableStep("shut", "door:gate"))
    carried = by_marine.stepped(top, TableStep("carry", "trigger:noise"))
    assert carried.moment.owed[-1] == (named(top, session.moment, "high"),)
    top, session = table(SMALL + "rules: {demon_doors: never}\n")
    assert words(top, session.moment, "door:gate") == ["open-marine"]


def test_a_teleporter_becomes_active_when_a_marine_enters_it() -> None:
    """Rule: RUL16-156."""
    top, session = table()
    pad, far = (named(top, session.moment, id) for id in ("pad", "far-pad"))
    assert words(top, session.moment, pad) == [] and words(top, session.moment, far) == ["enter"]
    session = session.stepped(top, TableStep("enter", far))
    assert texts(session.moment)[-2:] == ["It wakes.", "All pads hum."] and "awake" in session.moment.flags
    assert words(top, session.moment, far) == []
    with pytest.raises(StepError):
        session.stepped(top, TableStep("enter", far))


def test_an_objective_is_used_as_often_as_it_says() -> None:
    """Rule: RUL16-184."""
    top, session = table()
    console = named(top, session.moment, "console")
    for _ in range(2):
        assert words(top, session.moment, console) == ["use"]
        session = session.stepped(top, TableStep("use", console))
    assert words(top, session.moment, console) == []
    with pytest.raises(StepError):
        session.stepped(top, TableStep("use", console))


def test_weapons_and_health_packs_are_gained() -> None:
    top, session = table()
    for thing in top.things.values():
        if thing.element.kind in ("weapon", "health-pack"):
            assert words(top, session.moment, thing.key) == ["gain"]
            assert thing.key in session.stepped(top, TableStep("use", thing.key)).moment.off


def test_the_only_marine_has_two_cards_unless_squad_cards_are_left_out() -> None:
    """Rule: RUL16-21, RUL16-176."""
    assert table(SMALL, 1)[1].moment.deck.left == ("alpha", "alpha")
    assert table(SMALL + "setup: {marines: {squad: none}}\n", 1)[1].moment.deck.left == ("alpha",)
    assert table(SMALL + "rules: {advanced: off}\n", 1)[1].moment.deck.left == ("alpha",)
    assert table(SMALL, 4)[1].moment.deck.left == ("alpha", "bravo", "charlie", "delta")


def test_a_card_is_put_in_by_hand_up_to_those_of_the_box() -> None:
    """Rule: RUL16-18."""
    top, session = table()
    for _ in range(6):
        session = session.stepped(top, TableStep("put-in"))
    with pytest.raises(StepError):
        session.stepped(top, TableStep("put-in"))


@pytest.mark.statement("B198")
@cases(("marines", "limit"), [(1, 4), (2, 4), (3, 3), (4, 2)])
def test_the_range_is_won_by_the_invader_s_frags(marines: int, limit: int) -> None:
    """Rule: RUL16-172, RUL16-174."""
    top, session = table(RANGE_DAY, marines)
    for number in range(limit):
        assert not session.moment.winner, number
        session = session.stepped(top, TableStep("frag", "", 1))
    assert session.moment.winner == "invaders" and texts(session.moment)[-1].startswith("Range closed")


@pytest.mark.statement("B196")
def test_the_range_is_won_when_a_door_was_opened_and_nothing_is_left() -> None:
    """Rule: RUL16-174, RUL16-175, RUL16-178; example E21."""
    top, session = table(RANGE_DAY, 3)
    assert session.moment.deck.left == ("alpha", "bravo", "charlie", INVADER, INVADER)
    session = frag_all(top, session)
    assert not session.moment.winner
    session = after(top, session, TableStep("open", "door:east-door"), TableStep("carry", "trigger:alarm"))
    near, far = (named(top, session.moment, id) for id in ("near", "far"))
    assert session.moment.owed == ((near,), (far,))
    assert words(top, session.moment, near) == ["group", "group"]
    session = after(top, session, TableStep("summon", near, 0), TableStep("summon", far, 1))
    assert demons_on_map(top, session.moment) == {"possessed-soldier": 2, "imp": 2, "cacodemon": 2}
    session = session.stepped(top, TableStep("round"))
    assert session.moment.deck.left.count(INVADER) == 3
    session = frag_all(top, session)
    assert session.moment.winner == "marines"


def test_the_specimens_are_won_from_those_that_carry_them() -> None:
    """Rule: RUL16-151, RUL16-169, RUL16-170."""
    top, session = table(SPECIMEN_RUN, 4)
    for door in top.doors:
        session = session.stepped(top, TableStep("open", door))
        for key in session.moment.sighted:
            if (key,) not in session.moment.owed:
                session = session.stepped(top, TableStep("call", key))
        while session.moment.owed:
            key = session.moment.owed[0][0]
            carries = getattr(top.things[key].element, "carries", None)
            session = session.stepped(top, TableStep("summon", f"{key}\nimp" if carries else key, 0))
    for key in portals_left(top, session.moment):
        carries = getattr(top.things[key].element, "carries", None)
        session = session.stepped(top, TableStep("summon", f"{key}\nimp" if carries else key, 1))
    assert demons_on_map(top, session.moment)["imp"] == 19
    session = frag_all(top, session)
    specimens = [thing.key for thing in session.moment.placed if not thing.is_figure]
    assert len(specimens) == 3 and not session.moment.winner
    session = after(top, session, *(TableStep("use", key) for key in specimens))
    assert session.moment.winner == "marines" and texts(session.moment)[-1] == "Three jars, still warm."


@cases(("drawn", "rule", "winner"))
def test_both_sides_in_one_instant_are_told_apart_by_the_card_that_is_played(
    drawn: list[str], rule: str, winner: str
) -> None:
    """Rule: RUL16-173."""
    victory = "victory: {marines: {flag: awake, text: Up.}, invaders: {use: far-pad, text: Down.}}\n"
    top, session = table(SMALL.partition("victory:")[0] + victory + f"rules: {{simultaneous: {rule}}}\n")
    session = after(top, session, *(TableStep("draw", card) for card in drawn))
    far = named(top, session.moment, "far-pad")
    moment = session.stepped(top, TableStep("enter", far)).moment
    assert moment.winner == winner
    ends = {"marines": ["Up."], "invaders": ["Down."], "nobody": ["Up.", "Down."]}
    assert [text for text in texts(moment) if text in ("Up.", "Down.")] == ends[winner]


@cases(
    "text",
    [SMALL, SMALL.replace("threat: horde", "threat: assault"), EVERY_KEY_2016, *SHIPPED],
    ids=["horde", "assault", "every-key", *(path.stem for path in SHIPPED)],
)
def test_random_steps_never_fail_are_undone_and_taken_up_again(text: str | Path, seed: int) -> None:
    rng = random.Random(seed)
    top, session = table(text, rng.choice((1, 2, 3, 4)))
    past = [session]
    for _ in range(120):
        moment = session.moment
        names = [*top.doors, *(thing.key for thing in top.all_things(moment.placed))]
        names += [f"area:{area}" for area in top.board.areas]
        steps = [deed.step for name in names for deed in deeds_at(top, moment, name)]
        steps += [TableStep("draw", card) for card in moment.deck.left] * 3
        steps += [TableStep("carry", due.source) for due in moment.due[:1]] * 5
        steps += [TableStep("fire", name) for name in top.triggers if name not in moment.fired][:1]
        for key in {key for entry in moment.owed for key in entry}:
            portal = top.thing(key, moment.placed)
            assert portal is not None and key not in moment.off
            steps += list(summonings(top, portal)) * 3
        steps.append(TableStep("round"))
        session = session.stepped(top, rng.choice(steps))
        past.append(session)
        types = demons_on_map(top, session.moment)
        assert session.moment.deck.invader_cards <= 6 and all(types.values())
        if session.moment.winner:
            break
    assert resumed(top, session.steps) == (session, 0)
    for before in reversed(past[:-1]):
        session = session.taken_back()
        assert session == before
