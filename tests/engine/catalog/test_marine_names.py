"""What marines are called in each edition, wherever no game is under way."""

from kneedeep.model.catalog import load_catalog
from kneedeep.model.catalog.marine_names import marine_names


def test_marines_of_2016_are_alpha_to_delta_and_those_of_2004_have_colors() -> None:
    assert marine_names(load_catalog("doom-2016")) == ("Alpha", "Bravo", "Charlie", "Delta")
    assert marine_names(load_catalog("doom-2004")) == ("red marine", "green marine", "blue marine")
