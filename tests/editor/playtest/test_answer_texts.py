"""Answers as people read them: the most promising first."""

from kneedeep.rules.answers import Choice
from kneedeep.rules.doom2004 import doom_2004
from kneedeep.rules.doom2004.combat.attack_odds import FigureOdds, Outcome
from kneedeep_editor.playtest.text.answer_texts import short_answer, sort_answers
from tests.support.random_play import shipped

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
