"""The checks of balance: each example fires its check with its result, each near miss does not."""

from collections.abc import Sequence
from typing import Any

from kneedeep.analysis.checks.balance.bal006_party_size import uneven
from kneedeep.analysis.framework.check import check_modules, load_check
from kneedeep.analysis.framework.finding import Finding, Severity
from kneedeep.analysis.framework.runner import analyse
from kneedeep.analysis.framework.simulation_examples import result_of
from kneedeep.games.simulation.result import Simulation
from kneedeep.model.scenario.io.reader import Reading, read
from tests.support.cases import cases
from tests.support.examples import portal_example
from tests.support.small_maps.skirmish import plan_of, played, skirmish
from tests.support.values import known

CODES = [code for code in check_modules() if code.startswith("BAL")]
TEXT = load_check("BAL001").page.examples[0][0]


def both(code: str) -> list[tuple[Reading, Simulation]]:
    """The example and the near miss of a check, each with its result."""
    check = load_check(code)
    assert check.played is not None
    found = []
    for text, make in zip(check.page.examples[0], check.played, strict=True):
        reading = read(text)
        found.append((reading, make(known(reading.scenario))))
    return found


def balance(reading: Reading, result: Simulation | None) -> list[Finding]:
    return analyse(reading, select=("BAL", "INT"), verbose=True, simulation=result)


def found(code: str, *args: int, **kwargs: object) -> Sequence[Finding]:
    reading = read(TEXT)
    result = result_of(known(reading.scenario), *args, **kwargs)  # type: ignore[arg-type]
    return [finding for finding in balance(reading, result) if finding.code == code]


def test_there_are_six() -> None:
    assert CODES == ["BAL001", "BAL002", "BAL003", "BAL004", "BAL005", "BAL006"]


@cases("code", CODES)
def test_an_example_fires_its_check_and_no_other(code: str) -> None:
    (reading, result), _ = both(code)
    assert [finding.code for finding in balance(reading, result)] == [code]
    everything = analyse(reading, verbose=True, simulation=result)
    loud = [one for one in everything if one.severity != Severity.INFO and one.allowed is None]
    assert {finding.code for finding in loud} <= {code}


@cases("code", CODES)
def test_a_near_miss_fires_nothing(code: str) -> None:
    _, (reading, result) = both(code)
    assert balance(reading, result) == []


@cases("code", CODES)
def test_without_a_result_nothing_is_found_and_an_allow_is_left_alone(code: str) -> None:
    (reading, _), _ = both(code)
    assert balance(reading, None) == []
    allowing = read(f"{load_check(code).page.examples[0][0]}allow: {{{code}: on purpose}}\n")
    assert "SCN006" not in {finding.code for finding in analyse(allowing)}


def test_lost_games_are_not_balance_where_nobody_can_win() -> None:
    reading = read(TEXT.replace("marines: {reach: research}", "marines: {got: key, color: red}"))
    assert reading.scenario is not None
    assert balance(reading, result_of(reading.scenario, 0, 100, bracket=(0, 100))) == []


def test_an_allow_silences_and_one_that_silences_nothing_is_told() -> None:
    reading = read(f"{TEXT}allow: {{BAL001: on purpose}}\n")
    lopsided = analyse(reading, simulation=result_of(known(reading.scenario), 2, 98, bracket=(0, 20)))
    assert [one.allowed for one in lopsided if one.code == "BAL001"] == ["on purpose"]
    even = analyse(reading, simulation=result_of(known(reading.scenario)))
    assert "SCN006" in {finding.code for finding in even}


GUESSES = {"numbers": {"dice.red.faces": 3, "numbers.door": 3}, "guesses": {"dice.red.faces": 3}}


@cases("code, games, texts")
def test_results_of_games_have_these_findings(code: str, games: dict[str, Any], texts: list[str]) -> None:
    given = {name: tuple(value) if isinstance(value, list) else value for name, value in games.items()}
    if used := given.pop("bullets", 0):
        given["tallies"] = {"ammunition": {("start", "bullets"): 200, ("used", "bullets"): used}}
    if given.pop("guesses", False):
        assert all("numbers" not in one.message for one in found(code, **given))
        given["tallies"] = GUESSES
    findings = found(code, **given)
    assert len(findings) == bool(texts)
    assert all(text in one.message for one in findings for text in texts)
    assert "marines" not in given or [one.marines for one in findings] == [given["marines"]]


def test_what_is_untouched_with_one_bot_alone_shows_nothing() -> None:
    reading, result = both("BAL004")[0]
    assert not balance(reading, result._replace(bracket=()))


def test_the_authors_word_stands_beside_a_one_sided_scenario() -> None:
    reading = read(TEXT.replace("title:", "challenge: hard\ntitle:"))
    findings = balance(reading, result_of(known(reading.scenario), 0, 100, bracket=(0, 20)))
    assert findings[0].message.endswith(" of 20. The author rates the scenario as hard.")


def test_an_area_nobody_saw_stands_for_all_that_lies_in_it() -> None:
    result = _both_played()
    scenario = skirmish()
    unseen = result._replace(
        parties=tuple(
            party._replace(tallies={**party.tallies, "revealed": type(party.tally("revealed"))({("start", 1): 20})})
            for party in result.parties
        )
    )
    findings = balance(Reading(scenario, None, ()), unseen)
    area = next(one for one in findings if one.elements == ("area:research",))
    assert area.message == "None of 80 games revealed “Lab”."
    assert len(area.spaces) == 22


def test_what_lay_open_and_was_never_taken_is_told_with_its_spaces() -> None:
    findings = balance(Reading(skirmish(), None, ()), _both_played())
    (health,) = (one for one in findings if one.elements == ("token:health@-12,3",))
    assert (health.code, health.spaces) == ("BAL004", ((-12, 3),))


def _both_played() -> Simulation:
    """Quick games, and some in which nobody saw or took anything."""
    result, scenario = played(plan_of(games=20)), skirmish()
    tallies: dict[str, dict[object, int]] = {name: {} for name in ("revealed", "lain", "taken")}
    return result._replace(bracket=result_of(scenario, tallies=tallies, bracket=(10, 10)).bracket)


def test_where_nothing_is_hidden_an_area_is_seen_and_not_revealed() -> None:
    reading = read(portal_example(tokens="  - {kind: teleporter, at: [0, 0]}\n  - {kind: health-pack, at: [1, 4]}\n"))
    lain = {(known(reading.scenario).tokens[1].serial, 1, 4): 100}
    result = result_of(
        known(reading.scenario), tallies={"revealed": {("start", 1): 100}, "lain": lain}, bracket=(10, 10)
    )
    messages = [finding.message for finding in balance(reading, result) if finding.code == "BAL004"]
    assert len(messages) == 2 and all("revealed" not in message for message in messages), messages
    assert any("saw “Lab”" in message for message in messages), messages


def test_a_rating_is_contradicted_only_by_games_that_are_enough() -> None:
    for rating, low, high, told in (
        ("easy", (10, 90), (5, 95), True),
        ("hard", (90, 10), (95, 5), True),
        ("nightmare", (90, 10), (95, 5), True),
        ("medium", (10, 90), (5, 95), False),
        ("easy", (2, 8), (2, 8), False),
        ("easy", (50, 50), (50, 50), False),
    ):
        reading = read(TEXT.replace("title:", f"challenge: {rating}\ntitle:"))
        result = result_of(known(reading.scenario), *high, bracket=low)
        assert [one.code == "BAL005" for one in balance(reading, result) if one.code == "BAL005"] == [True] * told


def test_party_sizes_differ_only_by_games_that_are_enough() -> None:
    (reading, _), _ = both("BAL006")
    assert [len(balance(reading, uneven(known(reading.scenario), *games))) for games in ((7, 10), (61,))] == [0, 1]
