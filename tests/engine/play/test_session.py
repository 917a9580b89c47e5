"""A game with its players: what taking back means at the moment that is viewed."""

from kneedeep.games.bots.seats import PERSON
from kneedeep.games.play.session import PlaySession
from kneedeep.rules.history import begun
from kneedeep.rules.registry import ruleset_for
from tests.support.small_maps.skirmish import skirmish


def test_taking_back_goes_to_the_decision_before_the_viewed_moment() -> None:
    scenario = skirmish()
    session = PlaySession(begun(ruleset_for(scenario.ruleset).on(scenario), 1, 3), (PERSON, PERSON))
    for _action in range(6):
        session.do(session.legal()[0], asked=True)
    session.go_to(3)
    assert session.take_back() == 1
    assert (session.at, session.length, session.is_latest) == (2, 2, True)
    assert session.take_back(5) == 2 and session.length == 0
