"""Game engines: states, actions, events, decisions. Also the definition of a ruleset and its games."""

from kneedeep.rules.action import Action
from kneedeep.rules.event import Event
from kneedeep.rules.game import Game, IllegalActionError
from kneedeep.rules.ruleset import Ruleset, UnplayableError
from kneedeep.rules.state import State

__all__ = ["Action", "Event", "Game", "IllegalActionError", "Ruleset", "State", "UnplayableError"]
