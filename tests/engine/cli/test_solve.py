"""`kneedeep solve`, `inspect reach` and `inspect respawn` on the command line."""

import pytest

from kneedeep.model.catalog.edition import edition_of
from tests.support.command import Shell
from tests.support.files import SCENARIOS


def test_an_edition_that_the_solver_does_not_know_is_named_in_one_sentence(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = edition_of("doom-2016")
    without = known._replace(features=known.features - {"solver"})
    monkeypatch.setattr("kneedeep.cli.commands.solve.edition_of", lambda _ruleset: without)
    path = SCENARIOS / "range-day.yaml"
    done = shell("solve", path)
    assert (done.status, done.out) == (2, "")
    assert done.err == (f"kneedeep: {path} is for the 2016 edition, whose ways to victory can't be searched yet\n")
