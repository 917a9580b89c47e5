"""The words of the choices: they say what is granted, by numbers of the scenario, cards and what lasts for the turn."""

from kneedeep.rules.choices import choices_of
from tests.support.small_maps.arena import HALL, Arena, arena


def words(game: Arena) -> list[str]:
    return [choice.words for choice in choices_of(game.game, game.s, game.options())]


def test_the_actions_say_the_printed_points() -> None:
    game = arena(*HALL)
    game.put("imp", (5, 2))
    assert words(game)[:3] == ["sprint (8 points)", "unload (2 attacks)", "advance (4 points and 1 attack)"]


def test_the_actions_say_what_the_scenario_gives() -> None:
    told = words(arena(*HALL, more={"setup": {"marines": {"move": 6}}}))
    assert "sprint (12 points)" in told and "advance (6 points and 1 attack)" in told


def test_the_actions_say_what_cards_and_events_change() -> None:
    game = arena(*HALL)
    game.s.cards = (("scout",),)
    game.s.marks = ("shaky",)
    points = {action[1]: action for action in game.options()}
    for mode, name in ((0, "sprint"), (2, "advance")):
        told = next(text for text in words(game) if text.startswith(name))
        game_after = game.s.copy()
        game.game.apply(game_after, points[mode])
        assert told.startswith(f"{name} ({game_after.stack[-1][3]} points")


def test_an_action_without_movement_says_that_there_is_nothing_to_attack() -> None:
    game = arena(*HALL)
    game.clear()
    assert "unload (2 attacks, nothing to attack)" in words(game)
    game.put("imp", (5, 2))
    assert "unload (2 attacks)" in words(game)


def test_a_spawn_card_for_which_there_is_no_space_says_so() -> None:
    game = arena(*HALL)
    game.to_invader()
    card = next(card.id for card in game.t.cards if card.spawn)
    game.hold(card)
    told = [text for text in words(game) if text.startswith("play spawn")]
    assert told and all(text.endswith("(no space for it)") for text in told), "marines see the hall"
    before = game.s.crowd
    game.do(*next(action for action in game.options() if action[0] == "spawn"))
    assert game.s.crowd == before, "the card was played for nothing"
