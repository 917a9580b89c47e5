"""Turning points of games: counted a game at most once, told only where luck does not explain it."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from kneedeep.board import compile_board
from kneedeep.games.simulation import turning_points as points
from kneedeep.games.simulation.result import INVADERS, MARINES, OVER, GameRecord, PartyStatistics, Simulation
from kneedeep.games.simulation.strange_games import TURNING, strange_games
from kneedeep.model.catalog import load_catalog
from kneedeep.report.simulation_sections import turning_lines
from kneedeep.rules.doom2004.event_texts.board_events import Door
from kneedeep.rules.doom2004.event_texts.harm_events import Fragged, Wound
from kneedeep.rules.doom2016 import event_texts as of_2016
from kneedeep.rules.game_events import Round
from tests.support.random_play import shipped


def record(number: int, winner: int, rounds: int = 5) -> GameRecord:
    return GameRecord(number, 1, winner, OVER, rounds, 1, 1, 1, 9, False)


def party(won: int, lost: int, counts: Mapping[tuple[Any, ...], int]) -> PartyStatistics:
    """Games of which the last ones are lost; each lost game has every fact of lost ones."""
    records = [record(number, MARINES if number < won else INVADERS, 5 + number) for number in range(won + lost)]
    examples = {
        (*fact, number): 7 for (by_marines, *fact) in counts if not by_marines for number in range(won, won + lost)
    }
    return PartyStatistics(2, tuple(records), {points.TURNS: Counter(counts), points.EXAMPLES: Counter(examples)})


def test_a_game_counts_once_for_each_area_door_and_thing() -> None:
    scenario = shipped("airless")
    board = compile_board(scenario, load_catalog("doom-2004"))
    tallies: dict[str, Counter[Any]] = {"lain": Counter([(5, 1, 1), (6, 2, 2)]), "taken": Counter([(5, 1, 1)])}
    door = next(door for door in board.doors if len({board.area_of[board.number[side]] for side in door.sides}) == 2)
    serial, at = door.element.serial, board.number[door.sides[0]]
    area = board.area_of[at]
    events = [
        Round("round", 1), Fragged("fragged", 0, at, "attack"), Door("door", door.number, 1, 1), Round("round", 2),
        Wound("wound", 1, 3, 1, "attack"), Wound("wound", 3, 2, 1, "attack"), Wound("wound", 1, 1, 0, "attack"),
        Fragged("fragged", 1, at, "attack"), Round("round", 3), Wound("wound", 0, 5, 1, "attack"),
    ]  # fmt: skip
    found = points.turns(record(4, INVADERS), tallies, events, 2, board)
    facts = {
        (points.FRAGGED, area): 1, (points.FRAGS, 1, 1, area): 1, (points.FRAGS, 2, 2, area): 7, (points.BEHIND, area, serial): 7,
        (points.COST, serial, 4): 2, (points.UNTAKEN, 6, 2, 2): len(events),
    }  # fmt: skip
    assert found[points.TURNS] == Counter((False, *fact) for fact in facts)
    assert found[points.EXAMPLES] == {(*fact, 4): event for fact, event in facts.items()}
    assert not points.turns(record(4, MARINES), tallies, events, 2, board)[points.EXAMPLES]
    other = [
        Round("round", 1), of_2016.Door("door", door.number, 0), of_2016.Damage("damage", 1, 2, "attack"),
        of_2016.Fragged("fragged", 1, 0, at), of_2016.Fragged("fragged", 2, 3, at),
    ]  # fmt: skip
    assert set(points.turns(record(4, INVADERS), {}, other, 2, board)[points.TURNS]) == {
        (False, *fact)
        for fact in (
            (points.FRAGGED, area),
            (points.FRAGS, 1, 1, area),
            (points.BEHIND, area, serial),
            (points.COST, serial, 2),
        )
    }


def test_only_what_luck_does_not_explain_is_a_turning_point() -> None:
    counts = {
        (False, points.FRAGGED, "relay"): 30, (True, points.FRAGGED, "relay"): 5,
        (False, points.FRAGGED, "hall"): 20, (True, points.FRAGGED, "hall"): 18,
        (True, points.FRAGGED, "pad"): 20,
        (False, points.UNTAKEN, 3, 1, 1): 30,
    }  # fmt: skip
    (found,) = points.turning_points(party(40, 40, counts))
    assert found.subject == ("relay",) and found.lost.share == 0.75 and found.won.share == 0.125
    assert found.example is not None and found.example.number == 59, "the lost game of the median length"
    (kept,) = [odd for odd in strange_games(party(40, 40, counts)) if TURNING in odd.reasons]
    assert kept.record == found.example
    assert not points.turning_points(party(0, 80, counts)), "nothing to compare with"
    assert not points.turning_points(party(3, 3, {(False, points.FRAGGED, "relay"): 3}))


def test_each_place_is_told_once_and_the_strongest_first() -> None:
    scenario = shipped("airless")
    area, (door, other) = scenario.areas[1], scenario.doors[:2]
    counts = {
        (False, points.FRAGGED, area.id): 36, (True, points.FRAGGED, area.id): 4, (False, points.BEHIND, area.id, door.serial): 28,
        (False, points.COST, door.serial, 9): 30, (False, points.COST, other.serial, 9): 20, (False, points.COST, other.serial, 4): 9,
        (True, points.COST, other.serial, 4): 2, (True, points.COST, other.serial, 2): 20,
        (False, points.FRAGS, 2, 3, area.id): 10, (False, points.FRAGS, 2, 4, area.id): 12, (True, points.FRAGS, 2, 6, area.id): 20,
    }  # fmt: skip
    result = Simulation(("rush", "rush"), 1, 80, 9, None, (party(40, 40, counts),))
    lines = list(turning_lines(scenario, result, load_catalog("doom-2004")))
    assert [line.serial for line in lines] == [area.serial, other.serial, area.serial]
    assert [line.text for line in lines] == [
        "In 70% of the lost games a marine is fragged in the area “Breached ring” within two rounds of opening the airlock "
        "at 7,0 east, in 0% of the won ones.",
        "In 72% of the lost games opening the door at 9,2 south costs 4 wounds or more within two rounds, in 5% of the "
        "won ones.",
        "In 55% of the lost games marines are fragged 2 times by the end of round 4, in 0% of the won ones; the last time "
        "most often in the area “Breached ring”.",
    ]


def test_a_game_is_shown_from_a_few_actions_before_its_event() -> None:
    events = [[Round("round", 1)] * count for count in (5, *[2] * 20)]
    assert points.moment_of(3, events) == 0 and points.moment_of(5 + 2 * 9, events) == 10 - points.LEAD
    assert points.moment_of(45, events) == 20 - points.LEAD, "at the end"
