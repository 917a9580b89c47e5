"""A game of a ruleset that the window does not know is played in it, to its end."""

from collections.abc import Iterator

import pytest

from kneedeep.rules.state import MARINES_WON
from tests.support.toy_ruleset import MAP, registered, toy
from tests.support.users.editor_user import Answers, Opened
from tests.support.users.table_user import TableUser


@pytest.fixture
def walker(opened: Opened) -> Iterator[TableUser]:
    """A user in front of the map of the toy."""
    with registered():
        made = TableUser(opened(MAP).window)
        made.window.window().resize(900, 560)
        yield made


def test_a_toy_game_is_clicked_to_its_end(walker: TableUser) -> None:
    game = toy().on(walker.window.document.scenario)
    seed = next(seed for seed in range(99) if game.setup(1, seed).at[-1] == game.exit)
    walker.begin(("person", "person"), seed)
    page = walker.page
    assert page.decision.question.text() == "Alpha: Where to?"
    assert page.sheets.labels[0].accessibleName().startswith("Alpha")
    walker.move(0.5, 0.5)
    assert "Alpha" in page.hint.text()
    step = 0
    while not walker.session.state.winner:
        if walker.session.state.player == 0:
            step += 1
            walker.click(step + 0.5, 0.5)
        else:
            walker.answer("rest")
    assert walker.session.state.winner == MARINES_WON
    assert page.over.isVisible()
    assert any("go to 5,0" in line for _, line in walker.session.story)


def test_a_toy_game_is_taken_back_and_looked_through(walker: TableUser) -> None:
    walker.begin(("person", "random"), seed=3)
    walker.click(1.5, 0.5)
    walker.answer("rest")
    assert walker.session.length == 4
    walker.do("play-earlier")
    assert not walker.session.is_latest
    walker.do("play-back")
    assert walker.session.length == 2


def test_what_the_toy_has_no_answer_to_is_refused_in_a_sentence(walker: TableUser, answers: Answers) -> None:
    walker.do("play-from")
    assert "begin at the start of the scenario" in answers.told[-1]
    walker.begin(("person", "random"), seed=3)
    assert walker.page.log.list.item(0).text() == "No numbers of the data files are in use."
    walker.click(1.5, 0.5)
    walker.do("play-stop")
    assert walker.playtest.page is None
