"""What one side may not see is in no widget while it has the screen."""

import pytest

from kneedeep.games.bots.seats import MARINES, PERSON
from kneedeep.model.geometry.bits import each_number
from kneedeep.rules.doom2004.names.game_names import Names
from kneedeep.rules.doom2004.state import INVADER
from kneedeep.rules.doom2004.text.player_sheets import hand_of
from kneedeep.rules.history import begun
from kneedeep_editor.playtest.session.new_game import make_game
from tests.editor.playtest.test_game_page import NEAR
from tests.support.users.editor_user import Opened
from tests.support.users.table_user import TableUser, texts_in

DECISIONS = 60


@pytest.fixture
def player(opened: Opened, tutorial: str) -> TableUser:
    """A user in front of the tutorial, with areas whose names stand in no text that is read aloud."""
    text = tutorial.replace("name: Relay", "name: Ossuary").replace("name: Antenna hall", "name: Scriptorium")
    made = TableUser(opened(text).window)
    made.window.window().resize(900, 560)
    return made


def secrets(player: TableUser) -> list[str]:
    """Names of areas that nobody has seen, and the texts of the invader's cards."""
    session = player.session
    t = player.game.tables(session.history.players)
    names = Names(t, session.state)
    unseen = [names.area(number) for number in range(len(t.areas)) if not session.state.areas >> number & 1]
    hand = [text for held in hand_of(player.game, session.state) for text in (held.card.name, held.card.text) if text]
    return [*unseen, *hand]


def assert_hidden(player: TableUser) -> None:
    session = player.session
    told = "\n".join(line for _, line in session.story)
    shown = "\n".join(texts_in(player.page)).lower()
    for secret in secrets(player):
        assert secret.lower() not in shown or secret in told, secret
    spaces = session.game.board.spaces
    revealed = {spaces[number] for number in each_number(session.state.revealed)}
    assert not player.table.scene.waiting
    assert {(space.x, space.y) for space in player.table.scene.floor.spaces} <= revealed
    areas = {area.name for area in player.table.scene.floor.areas}
    assert not areas & set(secrets(player))


def test_the_screen_is_passed_on_and_hides_what_is_not_to_be_seen(player: TableUser) -> None:
    player.begin((PERSON, PERSON), 4, passes=True)
    veiled = shown_to_invader = 0
    for _ in range(DECISIONS // 2):
        page = player.page
        if player.session.veiled:
            if player.controller.lingers:
                assert_hidden(player)
                player.press_button(page.decision.pass_to)
            veiled += 1
            assert page.stack.currentWidget() is page.veil
            assert not player.table.scene.floor.spaces and not player.table.scene.sprites
            board = page.stack.widget(0)
            assert board is not None
            left = [text for text in texts_in(board) if len(text) > 1]
            story = {line for _, line in player.session.story}
            assert not story & set(left)
            assert_hidden(player)
            player.press_button(page.veil.button)
            continue
        if page.side == MARINES:
            assert_hidden(player)
            x, y = 13.5, 0.5
            player.move(x, y)
            assert "Ossuary" not in page.hint.text()
        else:
            shown_to_invader += 1
            assert (
                hand_of(player.game, player.session.state)[0].card.name.lower()
                in "\n".join(texts_in(page.hand)).lower()
            )
        player.decline() if player.session.state.stack[-1][0] != "choose" else player.answer("unload")
    assert veiled > 2 and shown_to_invader > 2


def test_the_attacker_sees_the_result_before_the_screen_is_passed_on(opened: Opened) -> None:
    player = TableUser(opened(NEAR.replace("at: [8, 8]", "at: [4, 4]")).window).begin((PERSON, PERSON), 4, passes=True)
    while player.session.veiled:
        player.press_button(player.page.veil.button)
        player.decline()
    player.answer("unload")
    for _ in range(2):
        player.click(4.5, 4.5)
    page = player.page
    assert player.session.side != MARINES and player.session.veiled
    assert page.stack.currentWidget() is not page.veil and page.side == MARINES
    assert page.dice.isVisible() and page.dice.buttons
    assert not page.decision.choices and not page.hand.isVisible()
    assert page.decision.pass_to.text() == "Pass the &screen to the invader"
    assert_hidden(player)
    player.press_button(page.decision.pass_to)
    assert page.stack.currentWidget() is page.veil
    player.press_button(page.veil.button)
    assert page.hand.isVisible()


def test_a_card_is_shown_until_the_marines_act(player: TableUser) -> None:
    player.begin((PERSON, PERSON), 4, passes=True)
    for _ in range(DECISIONS):
        events = [event for action in player.session.history.events for event in action]
        if any(event[0] == "event-card" for event in events):
            break
        if player.session.veiled:
            _pass_on(player)
            continue
        cards = [one for one in player.page.decision.choices if one.action[0] == "event"]
        if cards:
            player.perform(cards[0].action)
        else:
            player.answer("unload") if player.session.state.stack[-1][0] == "choose" else player.decline()
    (card,) = (event[1] for event in events if event[0] == "event-card")
    name = Names(player.game.tables(player.session.history.players), player.session.state).card(card)
    while player.session.side != MARINES or player.session.veiled:
        if player.session.veiled:
            _pass_on(player)
        else:
            assert f"The invader plays {name}" in player.page.notices.text()
            player.decline()
    notices = player.page.notices
    assert notices.isVisible() and f"The invader plays {name}" in notices.text()
    player.answer("unload")
    assert name not in notices.text()


def _pass_on(player: TableUser) -> None:
    if player.controller.lingers:
        player.press_button(player.page.decision.pass_to)
    player.press_button(player.page.veil.button)


@pytest.mark.parametrize(("mark", "card"), [("darkness", "Darkness"), ("shaky", "Shaky Footing")])
def test_what_a_card_leaves_is_shown_while_it_lasts(player: TableUser, mark: str, card: str) -> None:
    player.begin((PERSON, PERSON))
    assert not player.page.header.lasting.isVisible()
    player.session.state.marks = (mark,)
    player.page.refresh()
    lasting = player.page.header.lasting
    assert lasting.isVisible() and lasting.text().startswith(f"<b>{card}:</b> "), "signs that fonts lack are boxes"
    player.answer("sprint")
    assert card in player.page.header.lasting.text()
    player.decline()
    assert not player.page.header.lasting.isVisible()


def test_a_sealed_door_is_named_while_it_stays_shut(player: TableUser) -> None:
    player.begin((PERSON, "random"))
    player.session.state.sealed = ((0, 3),)
    player.page.refresh()
    lasting = player.page.header.lasting
    assert lasting.isVisible() and "Sealed In" in lasting.text()
    assert "The door at 10,0 east stays shut until the end of round 3" in lasting.text()
    player.session.state.sealed = ()
    player.page.refresh()
    assert not lasting.isVisible()


def test_the_hand_of_the_first_who_decides_waits_for_its_owner(player: TableUser) -> None:
    """The invader may be asked before the first turn of a marine; the marines sit in front of the screen."""
    game = make_game(player.window.document.scenario)
    seed = next(seed for seed in range(1, 500) if begun(game, 1, seed).state.player == INVADER)
    player.begin((PERSON, PERSON), seed, passes=True)
    assert player.session.veiled
    assert_hidden(player)


def test_against_a_bot_its_hand_is_never_shown_but_to_the_designer(player: TableUser) -> None:
    player.begin((PERSON, "random"), 4)
    for _ in range(6):
        assert_hidden(player)
        player.decline() if player.session.state.stack[-1][0] != "choose" else player.answer("unload")
    player.window.shell.actions.by_name["play-designer"].setChecked(False)
    player.do("play-designer")
    assert "Ossuary" in {area.name for area in player.table.scene.floor.areas}
    game = player.session.game
    waiting = game.table_view(player.session.state, None).waiting_figures[0]
    x, y = game.board.spaces[waiting.spaces.bit_length() - 1]
    player.move(x + 0.5, y + 0.5)
    assert f", not revealed: {waiting.name}" in player.page.hint.text() and player.table.scene.waiting
    assert player.page.hand.list.count()
    player.do("play-designer")
    assert_hidden(player)
