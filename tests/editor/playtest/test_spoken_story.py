"""What is spoken of a game: a card is spoken once, also when it is shown after its line of the story."""

from kneedeep_editor.playtest.panels.turn_notices import TurnNotice
from kneedeep_editor.playtest.text.spoken_story import SpokenStory

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
