"""The steps of large figures. Rule: 2004 rulebook p. 11 (oversized invaders)."""

from kneedeep.model.geometry.footprint_steps import footprint_steps


def test_one_half_of_two_spaces_leads_and_the_other_takes_its_place() -> None:
    ahead = {1: [0], 2: [1]}
    assert list(footprint_steps((1, 2), ahead)) == [(0, (1, 0))], "the first space of a board is a space"
    assert list(footprint_steps((1, 2), {1: [-1], 2: [1]})) == []


def test_all_of_four_spaces_step_at_once() -> None:
    to = {1: [0], 2: [1], 3: [2], 4: [3]}
    assert list(footprint_steps((1, 2, 3, 4), to)) == [(0, (0, 1, 2, 3))]
    assert list(footprint_steps((1, 2, 3, 4), {**to, 4: [-1]})) == []
