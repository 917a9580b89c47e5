"""The counts of a game's results, for both sides."""

from collections import Counter
from collections.abc import Iterable

from kneedeep.rules.answers import ResultRow
from kneedeep.rules.doom2004.events import attack_events, figure_events
from kneedeep.rules.event import Event


def result_rows(players: int, events: Iterable[Event]) -> tuple[ResultRow, ...]:
    """The counts of a game's results, by its number of marines and all its events."""
    counted: Counter[tuple[str, bool]] = Counter()
    own = set(range(players))
    attacker = False
    for event in events:
        if isinstance(event, attack_events.Attack):
            attacker = event.figure in own
            counted["Attacks", attacker] += 1
        elif isinstance(event, attack_events.Result):
            counted["Hits", attacker] += bool(event.hit)
        elif isinstance(event, attack_events.Wound):
            counted["Wounds suffered", event.figure in own] += event.wounds
        elif isinstance(event, (attack_events.Killed, attack_events.Fragged)):
            counted["Killed or fragged", event.figure in own] += 1
        elif isinstance(event, figure_events.Bot):
            own.add(event.figure)
        elif isinstance(event, figure_events.Place) and event.figure >= players:
            own.discard(event.figure)
    rows = ("Attacks", "Hits", "Wounds suffered", "Killed or fragged")
    return tuple(ResultRow(what, counted[what, True], counted[what, False]) for what in rows)
