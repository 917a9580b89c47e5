"""Invader kinds: only numbers that a source states or that follow from one."""

import pytest

from kneedeep.model.catalog import figure_type_like, load_catalog
from kneedeep.model.catalog.components.figure_type import ABILITIES
from tests.support.cases import cases, stored_rows

CATALOG = load_catalog("doom-2004")
FIGURES = CATALOG.figures


def test_the_base_box_holds_sixty_three_invaders_in_eight_kinds() -> None:
    base = {figure.id: figure for figure in FIGURES.values() if not figure.expansion}
    assert set(base) == {row[0] for row in stored_rows(__file__)["test_numbers_colors_and_footprints_of_the_rulebook"]}
    assert sum(figure.in_box.value for figure in base.values() if figure.in_box) == 63


@cases("kind, number, spaces")
@pytest.mark.statement("SU-01")
def test_numbers_colors_and_footprints_of_the_rulebook(kind: str, number: int, spaces: int) -> None:
    figure = FIGURES[kind]
    width, height = figure.footprint.value
    assert figure.footprint.sure and width * height == spaces
    assert figure.oversized == (spaces > 1)
    assert figure.in_box is not None and figure.in_box.sure and figure.in_box.value == number
    assert figure.per_color is not None and figure.per_color.value * 3 == number


@pytest.mark.parametrize("marines", [1, 2, 3])
def test_a_third_of_the_figures_comes_into_play_with_each_marine(marines: int) -> None:
    assert FIGURES["zombie"].available(marines) == 4 * marines
    assert FIGURES["cyberdemon"].available(marines) == marines


@pytest.mark.parametrize("box", ["base-2004", "expansion-2005"])
def test_the_kinds_of_a_box_add_up_to_the_figures_in_it(box: str) -> None:
    kinds = [figure for figure in FIGURES.values() if figure.box == box]
    invaders = CATALOG.boxes[box].invaders
    assert invaders is not None and invaders.sure
    assert sum(figure.in_box.value for figure in kinds if figure.in_box) == invaders.value
    assert sum(figure.per_color.value for figure in kinds if figure.per_color) * 3 == invaders.value


def test_a_guessed_number_of_figures_limits_nothing() -> None:
    number = FIGURES["cherub"].in_box
    assert number is not None and not number.sure
    assert FIGURES["cherub"].available(3) is None
    assert CATALOG.figures_held("cherub", ["base-2004", "expansion-2005"], 3) is None


def test_figures_come_from_their_own_box() -> None:
    assert CATALOG.figures_held("zombie-commando", ["base-2004"], 3) == 0
    assert CATALOG.figures_held("zombie-commando", ["base-2004", "expansion-2005"], 2) == 8


@cases(("kind", "key", "value"))
def test_stated_numbers(kind: str, key: str, value: object) -> None:
    marked = getattr(FIGURES[kind], key)
    assert marked.sure
    assert marked.value == (tuple(value) if isinstance(value, list) else value)


@cases(("kind", "ability"))
def test_stated_abilities(kind: str, ability: str) -> None:
    assert FIGURES[kind].has(ability)
    assert next(own for own in FIGURES[kind].abilities if own.id == ability).mark in "SD"


def test_every_ability_is_one_of_the_fifteen() -> None:
    figures = {ability.id for figure in FIGURES.values() for ability in figure.abilities}
    weapons = {ability.id for item in CATALOG.items.values() for ability in item.abilities}
    assert figures | weapons <= set(ABILITIES)
    assert len(ABILITIES) == 15


def test_a_figure_of_ones_own_takes_after_a_kind_of_the_catalog() -> None:
    zombie = FIGURES["zombie"]
    guard = figure_type_like(zombie, "guard", name="Guard", wounds=3, abilities=("watchful",))
    assert guard.wounds is not None and guard.wounds.value == 3
    assert guard.move == zombie.move and guard.footprint == zombie.footprint
    assert guard.has("watchful") and guard.like == "zombie"
    assert guard.available(3) is None
