"""The reference: what was measured is in step with the shipped scenarios, and measuring writes what is read."""

import json

from kneedeep.games.simulation.executors import workers
from kneedeep.games.simulation.win_reference import played_digest, read_reference, reference
from kneedeep.model.scenario.record import EMPTY
from kneedeep.support import resources
from tests.support.reading import scenario_in
from tests.support.reference_file import measurable, measure

AGAIN = "run `python -m tests.support.reference_file`"


def test_the_reference_was_measured_with_the_scenarios_as_they_are() -> None:
    measured = {one.file: one for one in reference().scenarios}
    assert sorted(measured) == sorted(measurable()), AGAIN
    for name, one in measured.items():
        content = resources.path("scenarios", name).read_bytes()
        scenario = scenario_in(content)
        assert one.digest == played_digest(scenario), AGAIN
        plain = scenario.having(look=EMPTY)
        assert played_digest(plain) == one.digest, "a look is no part of a game"
        assert played_digest(scenario.having(marines=(1,))) != one.digest
        assert (one.title, one.challenge) == (scenario.title, scenario.challenge or "")
        assert [party.marines for party in one.parties] == sorted(scenario.counts), AGAIN
        assert all(party.bracket is not None and party.curve is not None for party in one.parties), AGAIN


def test_what_is_measured_is_what_is_read() -> None:
    with workers(1) as crew:
        data = measure(["tutorial.yaml"], 2, crew)
    found = read_reference(json.dumps(data))
    (tutorial,) = found.scenarios
    assert (found.games_of("doom-2004"), tutorial.file, tutorial.title) == (2, "tutorial.yaml", "Cold Start")
    assert [(party.marines, party.games) for party in tutorial.parties] == [(1, 2), (2, 2), (3, 2)]
    assert all(party.bracket is not None and party.bracket.hasty_invader.games == 2 for party in tutorial.parties)
