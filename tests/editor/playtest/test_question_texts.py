"""The texts of a decision: the question, its answers, why something is refused, what is spoken."""

from kneedeep.rules.answers import Choice
from kneedeep.rules.choices import choices_of
from kneedeep.rules.doom2004 import doom_2004
from kneedeep.rules.doom2004.combat.attack_odds import FigureOdds, Outcome
from kneedeep.rules.doom2004.harm import wounds
from kneedeep.rules.doom2004.queries.click_reasons import why_nothing
from kneedeep.rules.doom2004.stages import PlayerTurn
from kneedeep.rules.doom2004.text import questions
from kneedeep.rules.doom2004.text.questions import question_text
from kneedeep.rules.doom2004.turns.interrupts import MOMENTS
from kneedeep_editor.playtest.panels.turn_notices import TurnNotice
from kneedeep_editor.playtest.text.answer_texts import short_answer, sort_answers
from kneedeep_editor.playtest.text.spoken_story import SpokenStory
from tests.support.random_play import shipped
from tests.support.small_maps.arena import Arena, arena, face

HALL = ("######",) * 3
READY, ADVANCE, HEAL = 3, 2, 4


def medic_and_comrade() -> Arena:
    game = arena(*HALL, marines=((0, 0), (2, 1)))
    game.s.cards = (("medic",), ())
    game.place_order(HEAL)
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


GAME = doom_2004().on(shipped("tutorial"))


def choice(name: str, *numbers: int, at: tuple[int, int] | None = None, words: str = "") -> Choice:
    role = GAME.kinds[name].role
    return Choice(0, (name, *numbers), words or name, "", (at,) if at else (), role)


def kills(chance: float) -> Outcome:
    return Outcome(chance, (FigureOdds(1, chance, (1 - chance, chance), chance, chance),), ())


def test_the_best_attack_stands_first_target_by_target_and_on_nothing_last() -> None:
    empty = choice("attack", 1, 8, -1, 0, at=(0, 1))
    fist, gun = choice("attack", 0, 5, 1, 0, at=(1, 0)), choice("attack", 1, 5, 1, 0, at=(1, 0))
    other = choice("attack", 1, 6, 2, 0, at=(2, 0))
    end = choice("finish")
    outcomes = {empty.action: None, fist.action: kills(0.2), gun.action: kills(0.9), other.action: kills(0.5)}
    assert sort_answers([empty, other, fist, gun, end], outcomes) == [gun, fist, other, empty, end]


def test_leaving_stands_before_shutting_and_ending_an_attack_before_walking_it_into_nothing() -> None:
    shut, leave = choice("close", 3), choice("leave", 3)
    assert sort_answers([shut, leave], {}) == [leave, shut]
    nowhere, foe, stop = choice("walk", 4, -1, 2), choice("walk", 5, 1, 2), choice("stop")
    assert sort_answers([nowhere, foe, stop], {foe.action: kills(0.5)}) == [foe, stop, nowhere]


def test_dice_and_range_of_an_attack_are_left_to_the_tip() -> None:
    words = "attack Bob (imp 1) at 8,0 with the pistol (yellow green; range 2, bullets), aimed"
    told = "Attack Bob (imp 1) at 8,0 with the pistol, aimed", "yellow green; range 2, bullets"
    assert short_answer(GAME, choice("attack", 1, 5, 1, 1, words=words)) == told


def test_a_space_where_a_token_keeps_a_marine_from_coming_back_says_so() -> None:
    game = arena("#" * 20, tokens=[{"kind": "hazard", "at": [9, 0], "size": 1}])
    wounds.frag(game.t, game.s, 0, "test")
    game.s.stack = [PlayerTurn("turn", 0, 0)]
    game.game.settle(game.s)
    assert game.s.stack[-1] == ("respawn", 0)
    choices = choices_of(game.game, game.s, game.options())
    assert "comes back there" in why_nothing(game.game, game.s, choices, -1, game.number((9, 0)))
    assert "away" in why_nothing(game.game, game.s, choices, -1, game.number((3, 0)))


def test_a_space_that_a_figure_covers_names_it() -> None:
    game = arena("#" * 20, marines=((0, 0), (5, 0)))
    wounds.frag(game.t, game.s, 0, "test")
    game.s.stack = [PlayerTurn("turn", 0, 0)]
    game.game.settle(game.s)
    choices = choices_of(game.game, game.s, game.options())
    assert why_nothing(game.game, game.s, choices, -1, game.number((5, 0))) == "The green marine stands there."


CARD = TurnNotice("The invader plays Ambush", "", card=True)
LINE = "The invader plays Ambush"


def test_a_card_that_is_shown_after_its_line_is_not_spoken_again() -> None:
    voice = SpokenStory(resumed=False)
    assert voice.news([LINE], [], "", walking=False) == f"{LINE}."
    assert voice.news([LINE, "The imp appears"], [CARD], "", walking=False) == "The imp appears."
    assert voice.news([LINE, "The imp appears"], [CARD], "Which action?", walking=False) == "Which action?"


def test_a_card_that_is_played_again_after_a_question_is_spoken_again() -> None:
    voice = SpokenStory(resumed=False)
    voice.news([LINE], [CARD], "Which action?", walking=False)
    assert voice.news([LINE], [], "", walking=False) == ""
    assert voice.news([LINE], [CARD], "", walking=False) == f"{LINE}."


def test_what_the_question_cuts_off_is_spoken_before_it() -> None:
    voice = SpokenStory(resumed=False)
    assert voice.news([LINE], [], "", walking=True) == f"{LINE}."
    assert voice.news([LINE], [], "Which action?", walking=False) == f"{LINE}. Which action?"
