"""Events as a story: a line for each event that matters to people."""

from collections.abc import Iterable

from kneedeep.rules import Event, game_events
from kneedeep.rules.doom2016 import event_types
from kneedeep.rules.doom2016.compiled_scenario import CompiledScenario
from kneedeep.rules.doom2016.event_types import EVENTS
from kneedeep.rules.doom2016.names.game_names import Names
from kneedeep.rules.doom2016.text.event_sentences import SENTENCES
from kneedeep.support.english import capitalized


class StoryWriter:
    """Writes events in their order; it keeps who is who."""

    def __init__(self, tables: CompiledScenario) -> None:
        """Write the story of a game of these tables."""
        self.names = Names(tables)
        self._walking = -1

    def sentences(self, events: Iterable[Event]) -> list[str]:
        """The lines of some events; steps of one figure in a row are one line."""
        lines: list[str] = []
        walking = -1
        for event in events:
            if isinstance(event, event_types.Place):
                self.names.kinds[event.figure] = event.kind
            line = EVENTS.sentence(self.names, event, SENTENCES)
            if isinstance(event, event_types.Fragged) and event.figure >= self.names.t.marines:
                self.names.kinds.pop(event.figure, None)
            if not line:
                continue
            if isinstance(event, game_events.Step):
                if walking == event.figure:
                    lines.pop()
                walking = event.figure
            else:
                walking = -1
            headings = game_events.Round | event_types.Phase
            plain = isinstance(event, game_events.Text | headings)
            lines.append(line if plain else f"{capitalized(line)}.")
        return lines
