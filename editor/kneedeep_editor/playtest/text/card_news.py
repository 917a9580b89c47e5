"""What has happened that everybody has to see: the cards that the invader plays."""

from collections.abc import Sequence

from kneedeep.rules import Event
from kneedeep.rules.doom2004.compiled_scenario import CompiledScenario
from kneedeep.rules.doom2004.text.game_names import Names
from kneedeep_editor.playtest.panels.turn_notices import TurnNotice
from kneedeep_editor.texts import tr


def news_of(events: Sequence[Event], t: CompiledScenario) -> list[TurnNotice]:
    """Return a notice for each card that was played, and for each that was cancelled."""
    names = Names(t)
    found = []
    for event in events:
        if event[0] in ("event-card", "spawn-card"):
            effect = t.cards[event[1]].effect if event[0] == "event-card" else None
            title = tr("The invader plays {card}", card=names.card(event[1]))
            found.append(TurnNotice(title, effect.value if effect is not None else "", card=True))
        elif event[0] == "cancelled":
            title = tr(
                "The {marine} cancels {card}", marine=names.marine(event[2]), card=names.card(event[1])
            )
            found.append(TurnNotice(title, card=True))
    return found
