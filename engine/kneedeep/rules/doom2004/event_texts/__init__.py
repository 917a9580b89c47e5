"""The events of the 2004 game. Figures, spaces, doors, tokens, areas and cards are numbers."""

from kneedeep.rules import game_events
from kneedeep.rules.event import EventKinds

EVENTS = EventKinds(game_events.EVENTS)
"""Every kind of event by its name, once the modules of this package are loaded."""
event = EVENTS.declare
