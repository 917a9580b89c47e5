"""Deleting says what goes along, who still refers to it, and what can't do without it; one step takes it all back."""

from kneedeep.board.kinds import kinds_of
from kneedeep.model.catalog import load_catalog
from kneedeep.model.scenario.edits.piece_moves import RemovePieces
from kneedeep.model.scenario.edits.rename import referrers
from kneedeep.model.scenario.names import names_of
from kneedeep_editor.tools.elements.deletion import find_losses
from tests.support.files import map_text
from tests.support.reading import scenario_in

MAP = map_text("deletion")


def test_who_names_a_thing_is_found_wherever_it_stands() -> None:
    scenario = scenario_in(MAP)
    names = names_of(scenario)

    def who(sort: str, name: str) -> list[str]:
        return [names[element.serial] for element in referrers(scenario, sort, name)]

    assert who("door", "gate") == ["trigger#1", "trigger#2", "scenario"]
    assert who("token", "console") == ["trigger#1"]
    assert who("group", "guards") == ["trigger#2"]
    assert who("area", "vault") == ["piece:room-4x4@4,0"]
    assert who("door", "lock") == who("spawn", "gate") == []


def test_a_loss_is_told_with_all_that_comes_of_it() -> None:
    scenario = scenario_in(MAP)
    serial = scenario.pieces[1].serial
    after = RemovePieces("", frozenset({serial})).apply(scenario)
    loss = find_losses(scenario, after, {serial}, kinds_of(scenario, load_catalog("doom-2004")))
    assert loss.along == "2 doors, 3 tokens and imp"
    assert loss.left == (
        "2 triggers and the scenario still refer to door",
        "trigger still refers to encounter",
        "trigger still refers to imp",
        "the other blue teleporter leads nowhere",
        "area Vault has no piece any more, its text stays",
    )
    key = next(token.serial for token in scenario.tokens if token.kind == "key")
    after = RemovePieces("", frozenset({key})).apply(scenario)
    loss = find_losses(scenario, after, {key}, kinds_of(scenario, load_catalog("doom-2004")))
    assert loss == ("", ("no red key is left for red security door",))


def test_colors_in_a_loss_are_translated(pseudo: set[str]) -> None:
    scenario = scenario_in(MAP)
    key = next(token.serial for token in scenario.tokens if token.kind == "key")
    after = RemovePieces("", frozenset({key})).apply(scenario)
    [text] = find_losses(scenario, after, {key}, kinds_of(scenario, load_catalog("doom-2004"))).left
    assert text.startswith("⟦no ⟦red⟧ key is left for ") and "red" in pseudo
