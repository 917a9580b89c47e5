"""`kneedeep describe`: one sentence an element; what does not change the scenario changes no sentence."""

import random
from pathlib import Path

import pytest

from kneedeep.board import compile_board
from kneedeep.model.scenario.edits.basic import Change
from kneedeep.model.scenario.io.reader import read
from kneedeep.model.scenario.model import Record, Scenario
from kneedeep.report.element_words import ElementWords
from tests.support.cases import cases
from tests.support.command import Shell
from tests.support.files import SHIPPED, path_of
from tests.support.generators.random_edits import random_edit
from tests.support.reading import scenario_in

TUTORIAL = path_of("tutorial.yaml")


def _sentences(scenario: Scenario) -> list[str]:
    return list(ElementWords(compile_board(scenario)).sentences())


@cases("path", SHIPPED, ids=lambda path: str(path.name))
def test_a_sentence_for_each_element(path: Path, shell: Shell) -> None:
    done = shell("describe", path)
    scenario = read(path.read_bytes()).scenario
    assert scenario is not None and (done.status, done.err) == (0, "")
    lines = done.out.splitlines()
    own = [line for line in lines if line.split(":")[0] in ("Format", "Ruleset", "Title")]
    assert len(own) == 3 and len(lines) > len(list(scenario.elements()))
    assert all(line.endswith((".", "!", "?", "…")) for line in lines)


@pytest.mark.parametrize("name", ["tutorial.yaml", "brine.yaml"])
def test_every_change_changes_a_sentence(name: str, seed: int) -> None:
    scenario = scenario_in(path_of(name).read_bytes())
    chance, before = random.Random(seed), _sentences(scenario)
    for _ in range(20):
        edit = random_edit(scenario, chance)
        after = edit.apply(scenario)
        assert after == scenario or _sentences(after) != before, edit


def test_a_kind_that_the_name_does_not_say_is_stated() -> None:
    scenario = scenario_in(TUTORIAL.read_bytes())
    weapon = next(token for token in scenario.tokens if token.item == "shotgun")
    barrel = Change("Borrow", weapon.serial, Record(kind="barrel")).apply(scenario)
    assert "Token, shotgun at 0,2: kind barrel." in _sentences(barrel)
