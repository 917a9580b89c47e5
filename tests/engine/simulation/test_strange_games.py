"""The strangest games, and their replays."""

from kneedeep.games.simulation.result import INVADERS, MARINES, OVER, ROUNDS, UNFINISHED, GameRecord, PartyStatistics
from kneedeep.games.simulation.strange_games import replay_of, strange_games, usual_games
from kneedeep.rules.registry import ruleset_of
from kneedeep.rules.replay import parse, play
from tests.support.small_maps.skirmish import plan_of, played


def record(number: int, winner: int = INVADERS, rounds: int = 9, deaths: int = 2) -> GameRecord:
    end = OVER if winner else ROUNDS
    return GameRecord(number, number, winner, end, rounds, deaths, deaths, 5, 100, dry=False)


def reasons(*records: GameRecord) -> dict[int, tuple[str, ...]]:
    return {odd.record.number: odd.reasons for odd in strange_games(PartyStatistics(1, records))}


def test_games_are_strange_by_length_by_blood_by_their_winner_or_without_an_end() -> None:
    moderate: dict[str, int] = {}
    shown = ({"rounds": 20}, {"rounds": 3}, {"deaths": 5}, {"winner": MARINES, "rounds": 8})
    others = ({"winner": MARINES, "rounds": 7}, moderate, {"winner": UNFINISHED}, {"winner": UNFINISHED}, moderate)
    found = reasons(*(record(number, **one) for number, one in enumerate((moderate, *shown, *others))))
    assert found == {1: ("longest",), 2: ("shortest",), 3: ("bloodiest",), 5: ("against-the-odds",), 7: ("unfinished",)}


def test_the_first_of_equals_is_kept_and_a_game_strange_in_two_ways_comes_once() -> None:
    found = reasons(record(0), record(1, rounds=12, deaths=4), record(2, rounds=12), record(3))
    assert found == {0: ("shortest",), 1: ("longest", "bloodiest")}


def test_nothing_is_strange_where_all_games_are_alike() -> None:
    assert reasons(record(0), record(1)) == {}
    assert reasons() == {}


def test_a_side_that_wins_more_than_a_quarter_does_not_win_against_the_odds() -> None:
    winners = [MARINES, MARINES, INVADERS, INVADERS, INVADERS]
    assert reasons(*(record(number, winner) for number, winner in enumerate(winners))) == {}


def test_the_usual_win_of_a_side_takes_as_long_as_half_of_its_wins() -> None:
    records = [record(number, INVADERS, rounds) for number, rounds in enumerate((12, 4, 7, 9, 5))]
    assert [(odd.record.number, odd.reasons) for odd in usual_games(PartyStatistics(1, tuple(records)))] == [
        (2, ("invaders-usual",))
    ]
    assert usual_games(PartyStatistics(1)) == []


def test_the_replay_of_a_strange_game_is_that_game() -> None:
    plan = plan_of(games=6)
    result = played(plan)
    odd = [odd for party in result.parties for odd in strange_games(party)]
    assert odd
    for one in odd:
        replay = parse("\n".join(replay_of(plan, one)))
        *_, moment = play(replay, replay.game(ruleset_of))
        assert (replay.players, replay.seed) == (one.players, one.record.seed)
        assert moment.number == one.record.decisions
        assert (moment.state.winner, moment.state.frags) == (one.record.winner, one.record.frags)
