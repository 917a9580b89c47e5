"""The game as an engine: states, actions, events, decisions; what a ruleset is and the games it plays."""

from kneedeep.rules.action import Action
from kneedeep.rules.event import Event
from kneedeep.rules.game import Game, IllegalActionError
from kneedeep.rules.ruleset import Ruleset, UnplayableError
from kneedeep.rules.state import State

__all__ = ["Action", "Event", "Game", "IllegalActionError", "Ruleset", "State", "UnplayableError"]
