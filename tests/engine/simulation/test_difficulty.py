"""How hard a map is by games: the frag curve, the bracket, and their sentences."""

import json

from kneedeep.analysis.framework.facts import Facts
from kneedeep.games.simulation import difficulty
from kneedeep.games.simulation.bracket import Bracket
from kneedeep.games.simulation.difficulty import PartyDifficulty, difficulties, difficulty_data, difficulty_from
from kneedeep.games.simulation.frag_curve import FragCurve, frag_curve, higher, without_limit
from kneedeep.games.simulation.result import INVADERS, MARINES, OVER, GameRecord, PartyStatistics
from kneedeep.games.simulation.statistics import share_of
from kneedeep.model.scenario.io.reader import Reading
from kneedeep.model.scenario.model import Scenario
from kneedeep.report.difficulty_text import curve_text, difficulty_text
from kneedeep.report.measured_difficulty import measured_in_games
from kneedeep.report.shared_picture import card_contents
from kneedeep.report.simulation import SimulationReport
from kneedeep.report.simulation_text import verdicts
from tests.support.reading import scenario_in
from tests.support.small_maps.skirmish import TEXT, plan_of, played

FRAGS = "{any: [{frags: 3}, {rounds: 8}]}"


def scenario(invaders: str) -> Scenario:
    return scenario_in(TEXT.replace(FRAGS, invaders))


def test_the_curve_says_for_each_limit_what_games_with_that_limit_say() -> None:
    """Played again under every limit, the marines win exactly the games that the curve counts."""
    crowd = TEXT.replace("{kind: imp, at: [7, 1]}", "{kind: imp, spaces: [[7, -1], [6, 1], [8, 1], [7, 1]]}")

    def games(limit: int) -> tuple[Scenario, PartyStatistics]:
        limited = scenario_in(crowd.replace(FRAGS, f"{{any: [{{frags: {limit}}}, {{rounds: 12}}]}}"))
        plan = plan_of(limited, games=24, marines=(1,))._replace(bots=("rush", "rush"))
        return limited, played(plan).parties[0]

    curve = frag_curve(*games(2))
    assert curve is not None and curve.limit == 2 and len(curve.wins) == higher(2)
    assert len(set(curve.wins)) > 2, "games that the limit decides"
    for limit, won in enumerate(curve.wins, 1):
        assert games(limit)[1].won(MARINES).cases == won, limit


def test_limits_that_do_not_count_alone_have_no_curve() -> None:
    for invaders in ("{rounds: 8}", "{all: [{frags: 3}, {reveal: research}]}", "{count: 1, of: [{frags: 3}]}"):
        lone = scenario(invaders)
        assert without_limit(lone) is None
        (party,) = played(plan_of(lone, games=1, marines=(1,))).parties
        assert party.records[0].frags_at_win is None and frag_curve(lone, party) is None


def test_limits_by_number_of_marines_are_raised_each() -> None:
    raised = without_limit(scenario("{frags: {1: 2, 2: 5}}"))
    assert raised is not None and raised.victory.invaders is not None
    assert dict(raised.victory.invaders.value) == {"1": 6, "2": 12}


def bracket(*wins: int, games: int = 100) -> Bracket:
    return Bracket(*(share_of(won, games) for won in wins))


def test_a_map_is_hard_if_even_a_hasty_invader_wins_and_easy_if_hasty_marines_do() -> None:
    assert bracket(5, 20, 39).difficulty == "hard"
    assert bracket(61, 80, 90).difficulty == "easy"
    assert bracket(17, 48, 75).difficulty == "even"
    assert bracket(60, 60, 40).difficulty == "even"
    assert bracket(17, 48, 75).settled
    assert not bracket(4, 5, 6, games=10).settled, "six of ten wins may be 31 to 83 %"
    assert bracket(0, 0, 0, games=10).settled
    assert not bracket(0, 0, 0, games=9).settled


def test_the_sentences_say_the_shares_and_the_even_limit() -> None:
    curve = FragCurve(4, 100, (0, 5, 20, 30, 48, 70, 90, 95, 97, 97))
    text = difficulty_text(PartyDifficulty(2, share_of(48, 100), bracket(17, 48, 75), curve))
    assert text == (
        "With 2 marines it depends on how you play: the marines win 17 / 48 / 75% of the games. "
        "It would be even at a frag limit of 6 (5 to 6); the scenario has 4."
    )
    hard = difficulty_text(PartyDifficulty(1, share_of(5, 100), bracket(0, 5, 12)))
    assert hard == "With 1 marine it is hard: the marines win 0 / 5 / 12% of the games."
    early = difficulty_text(
        PartyDifficulty(1, share_of(1, 2), bracket(0, 1, 2, games=2), FragCurve(4, 2, (0, 1, 1, 2)))
    )
    whom = "With 1 marine it is too early to say how hard it is"
    assert early == f"{whom}: the marines win 0 / 50 / 100% of the games so far.", "two games show no even limit"
    never = curve_text(FragCurve(1, 50, (0, 0, 1, 2)))
    assert never == "Under a frag limit of 4 the marines win less than half too; the scenario has 1."


def test_games_that_say_nothing_get_a_sentence_and_no_number() -> None:
    """Nobody can win or lose, the script ends games at once, or they are broken off at the limit of rounds."""
    now = "\ntriggers:\n  - {id: now, when: {reveal: start}, do: [{win: invaders}]}\n"
    for text, void, said in (
        (TEXT.replace("marines: {reach: research}", ""), "no-win", ": the marines have no way to win."),
        (TEXT.replace("{reach: research}", "{got: key, color: red}"), "no-win", ": the marines have no way to win."),
        (TEXT.replace(f"invaders: {FRAGS}", ""), "no-loss", ": the invader has no way to win."),
        (TEXT + now, "at-once", ": all are over in the first round."),
        (TEXT.replace(FRAGS, "{frags: 99}"), "no-end", ": most are broken off at the limit of rounds."),
    ):
        made = scenario_in(text)
        result = played(plan_of(made, games=2, marines=(1,), rounds=2))
        (found,) = difficulties(made, result)
        assert (found.void, found.bracket, found.curve) == (void, None, None)
        told = verdicts(made, result._replace(bracket=(result, result)))
        assert said in told[1] and set(told) == {1}
        assert difficulty_from(difficulty_data(found)) == found
        measured = measured_in_games(SimulationReport("a.yaml", Reading(made, None, ()), result))
        assert measured is not None
        card = card_contents(Facts(made, ()), measured=measured).difficulty
        assert card is not None
        assert [(bar.share, bar.shares, bar.verdict) for bar in card.bars] == [(None, "", told[1])]


def test_a_limit_of_rounds_says_how_many_games_it_decides() -> None:
    games = [GameRecord(0, 0, INVADERS, OVER, *one, 0, 0, 9, False) for one in ((4, 1), (4, 3), (2, 3), (4, 0))]
    limit = difficulty._round_limit(scenario("{any: [{frags: 3}, {rounds: 4}]}"), PartyStatistics(1, tuple(games)))
    found = PartyDifficulty(1, share_of(0, 4), time=limit)
    assert limit == (4, 2) and difficulty_from(difficulty_data(found)) == found, "two were lost to frags"
    assert " games so far. 2 of 4 games are lost to the limit of 4 rounds" in difficulty_text(found)
    none = difficulty_text(found._replace(time=limit._replace(lost=0)))
    assert " No game is lost to the limit of 4 rounds" in none


def test_difficulties_come_back_from_data() -> None:
    plan = plan_of(games=4, marines=(1,))._replace(bots=("tactical", "tactical"), bracket=True)
    found = list(difficulties(scenario(FRAGS), played(plan)))
    assert len(found) == 1 and all(one.bracket and one.curve for one in found)
    data = json.loads(json.dumps([difficulty_data(one) for one in found]))
    assert [difficulty_from(one) for one in data] == found
