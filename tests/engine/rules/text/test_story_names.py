"""What the story calls invaders: by their kind while they are alone, by number among others."""

from kneedeep.rules.doom2004.text.story import StoryWriter
from tests.support.small_maps.arena import arena


def test_the_story_says_the_number_of_an_invader_when_a_second_of_its_kind_comes() -> None:
    game = arena("#####")
    teller = StoryWriter(game.t)
    zombie = game.t.kind_number["zombie"]
    first, second, third = (("place", number, zombie, number, 0, 1, "spawn") for number in (1, 2, 3))
    assert teller.sentences([first]) == ["The zombie appears at 1,0 (spawned)"]
    assert teller.sentences([second]) == ["Zombie 2 appears at 2,0 (spawned); the earlier zombie is zombie 1"]
    assert teller.sentences([third]) == ["Zombie 3 appears at 3,0 (spawned)"]
    assert teller.sentences([("killed", 1, zombie, "attack"), ("killed", 3, zombie, "attack")]) == [
        "Zombie 1 is killed (attack)",
        "Zombie 3 is killed (attack)",
    ]
    assert teller.sentences([("activate", 2)]) == ["The zombie is activated"]
