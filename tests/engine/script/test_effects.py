"""Steps of `do`: each word reaches its own method, and closing steps are told from the others."""

from pathlib import Path
from typing import Any

import yaml

from kneedeep.board.script.effects import carry_out, closes
from kneedeep.model.catalog import load_catalog
from kneedeep.model.scenario.script_values import EFFECTS, Effect, effects
from tests.support.cases import cases


class Recorder:
    """A doer that notes what it is asked to do."""

    def __init__(self) -> None:
        self.done: list[tuple[Any, ...]] = []

    def __getattr__(self, name: str) -> Any:
        return lambda *args: self.done.append((name, *args))


@cases(("data", "done"))
def test_a_step_is_carried_out_by_the_method_of_its_word(data: dict[str, Any], done: list[Any]) -> None:
    recorder = Recorder()
    carry_out(effects().read([data]), recorder)
    assert recorder.done == [tuple(done)]


def test_place_hands_on_the_entry() -> None:
    recorder = Recorder()
    carry_out(effects().read([{"place": {"kind": "imp", "at": [7, 7]}}]), recorder)
    assert recorder.done[0][0] == "place" and recorder.done[0][1]["kind"] == "imp"


def test_every_word_of_the_format_can_be_carried_out() -> None:
    rows = yaml.safe_load(Path(__file__).with_suffix(".yaml").read_text(encoding="utf-8"))
    steps = rows["test_a_step_is_carried_out_by_the_method_of_its_word"]
    assert {next(iter(data)) for data, _done in steps} | {"place"} == set(EFFECTS)


def test_closing_steps_are_those_that_take_something_away() -> None:
    kinds = load_catalog("doom-2004").tokens
    assert closes(Effect("shut", "gate")) and closes(Effect("lose", "disc")) and closes(Effect("deactivate", "pad"))
    assert closes(Effect("win", "invaders")) and not closes(Effect("win", "marines"))
    assert not closes(Effect("open", "gate")) and not closes(Effect("set", "alarm"))
    assert closes(Effect("remove", "pad"), removed=kinds["teleporter"])
    assert not closes(Effect("remove", "crate"), removed=kinds["obstacle"])
    assert not closes(Effect("deactivate", "jet"), removed=kinds["flame-jet"])
    assert closes(Effect("place", {}), placed=kinds["obstacle"]) and closes(Effect("place", {}), placed=kinds["hazard"])
    assert not closes(Effect("place", {}), placed=kinds["key"]) and not closes(Effect("place", {}))
