"""Questions of the play window in the words of people at a table."""

from kneedeep.rules.doom2004.text import questions
from kneedeep.rules.doom2004.text.questions import question_text
from kneedeep.rules.doom2004.turns.interrupts import MOMENTS
from tests.support.small_maps.arena import Arena, arena, face

HALL = ("######",) * 3
READY, ADVANCE, HEAL = 3, 2, 4


def medic_and_comrade() -> Arena:
    game = arena(*HALL, marines=((0, 0), (2, 1)))
    game.s.cards = (("medic",), ())
    game.choose(READY)
    game.do("order", HEAL)
    game.do("finish")
    game.choose(ADVANCE)
    game.s.left[1] -= 3
    return game


def test_every_moment_of_an_interruption_has_words() -> None:
    assert set(questions._WINDOWS) >= set(MOMENTS)


def test_every_window_of_a_comrades_turn_is_asked_about_in_words() -> None:
    game = medic_and_comrade()
    game.s.ammo[4] = 1
    game.step((1, 1))
    said = [question_text(game.game, game.s)]
    game.do("pass")
    game.dice(yellow=face(9, 2))
    game.attack("grenade", (2, 1))
    for _ in range(2):
        said.append(question_text(game.game, game.s))
        game.do("pass")
    game.do("finish")
    said.append(question_text(game.game, game.s))
    assert said == [
        "Red marine, do you interrupt in the turn of the green marine?",
        "Red marine, do you interrupt before the green marine attacks?",
        "Red marine, do you interrupt now that the green marine has attacked?",
        "Red marine, do you interrupt before the turn of the green marine ends?",
    ]
