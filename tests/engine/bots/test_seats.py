"""Seats: who decides, whose eyes look at the screen."""

import pytest

from kneedeep.games.bots.seats import INVADERS, MARINES, PERSON, Seats
from kneedeep.rules.doom2004 import doom_2004
from tests.support.random_play import shipped


def seats(*names: str) -> Seats:
    return Seats(doom_2004().on(shipped("tutorial")), len(names) - 1, 1, names)


def test_marines_share_a_bot_of_one_name() -> None:
    seated = seats("rush", PERSON, "rush", "rush")
    assert seated.of(0) is seated.of(2) and seated.of(0) is not None
    assert seated.of(1) is None
    assert seated.of(-1) is not None and seated.of(-1) is not seated.of(0)


def test_only_people_on_both_sides_share_the_screen() -> None:
    state = doom_2004().on(shipped("tutorial")).setup(1, 1)
    assert seats(PERSON, PERSON).shared and seats(PERSON, PERSON).side_to_see(state) == MARINES
    assert not seats(PERSON, "rush").shared and seats(PERSON, "rush").side_to_see(state) == MARINES
    assert seats("rush", PERSON).side_to_see(state) == INVADERS
    assert seats("rush", "random").side_to_see(state) is None


def test_there_are_as_many_names_as_seats() -> None:
    with pytest.raises(ValueError, match="2 seats"):
        Seats(doom_2004().on(shipped("tutorial")), 1, 1, (PERSON,))
    with pytest.raises(ValueError, match="no bot named"):
        seats("clever", PERSON)
