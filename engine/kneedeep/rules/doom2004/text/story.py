"""Events as a story: a line for each event that matters to people."""

from collections import Counter
from collections.abc import Iterable
from itertools import dropwhile, islice, takewhile

from kneedeep.rules import Event, game_events
from kneedeep.rules.doom2004.compiled_scenario import CompiledScenario
from kneedeep.rules.doom2004.events import EVENTS, attack_events, board_events, figure_events
from kneedeep.rules.doom2004.names.game_names import Names
from kneedeep.rules.doom2004.text.event_sentences import SENTENCES
from kneedeep.support.english import capitalized
from kneedeep.support.translation import later, literal_parts, tr, translated

_UNDER_WAY = (game_events.Round, game_events.Turn, figure_events.Action, game_events.Step)
"""Events that come once a game is set up."""


class StoryWriter:
    """Writes events in their order. Keeps track of the figures."""

    def __init__(self, tables: CompiledScenario) -> None:
        """Write the story of a game of these tables."""
        self.t = tables
        self.names = Names(tables)
        self._rolled = (0, 0)
        """Range and damage of the dice that lie on the table, without what cards and weapons add."""

    def sentences(self, events: Iterable[Event]) -> list[str]:
        """The lines of some events. Things set up with an area are in its line."""
        events = list(events)
        lines: list[str] = []
        waiting: list[str] = []
        placed: Counter[int] = Counter()
        renamed: list[int] = []

        def done() -> None:
            if waiting:
                crowd = ", ".join(self._several(kind, count) for kind, count in placed.items())
                lines.append(f"{waiting.pop()}{': ' + crowd if crowd else ''}{self._renamed(renamed)}")
                placed.clear()
                renamed.clear()

        begins = False
        for event in events:
            begins = _still_begins(event, begins)
            if isinstance(event, figure_events.Place):
                first = not placed[event.kind]
                if (other := self._place(event.figure, event.kind)) >= 0 and first:
                    renamed.append(other)
                if event.why == "set-up" and waiting:
                    placed[event.kind] += 1
                    continue
            elif isinstance(event, game_events.Token) and waiting:
                continue
            done()
            if isinstance(event, board_events.Reveal):
                waiting.append(tr("“{area}” is revealed", area=self.names.area(event.area)))
                continue
            line = self._stands(event) if begins and isinstance(event, board_events.Door) else self.line(event)
            if line:
                line += self._renamed(renamed)
                renamed.clear()
                lines.append(capitalized(line))
        done()
        for figure in _gone(events):
            if figure >= self.t.marines:
                self.names.kinds.pop(figure, None)
        return lines

    def _place(self, figure: int, kind: int) -> int:
        """Record a figure. Return the formerly only one of its kind, which gets its number now, else -1."""
        known = self.names.kinds
        others = [number for number, other in known.items() if other == kind and number != figure]
        known[figure] = kind
        return others[0] if len(others) == 1 and others[0] >= self.t.marines else -1

    def _renamed(self, figures: Iterable[int]) -> str:
        """The new names of figures that were called by their kind alone."""
        n = self.names
        return "".join(
            tr("; the earlier {kind} is {figure}", kind=n.kind(n.kinds[figure]), figure=n.figure(figure))
            for figure in figures
        )

    def _stands(self, event: board_events.Door) -> str:
        """The state of a door when a game begins: nobody has worked it."""
        return tr("{door} is {what}", door=self.names.door(event.door), what=tr("open") if event.open else tr("shut"))

    def _several(self, kind: int, count: int) -> str:
        known = self.t.kinds[kind]
        if count > 1:
            return f"{count} {translated(known.plural)}"
        name = translated(known.name)
        return tr("an {name}", name=name) if known.name[:1] in {*"aeiou"} else tr("a {name}", name=name)

    def line(self, event: Event) -> str:
        """One event as a sentence without its full stop, empty for one that needs no line."""
        if isinstance(event, (attack_events.Dice, attack_events.Reroll)):
            faces = [self.t.dice[color][face] for color, face in event.dice]
            self._rolled = sum(face[0] for face in faces), sum(face[1] for face in faces)
        elif isinstance(event, attack_events.Result):
            return _result(event, *self._rolled)
        return EVENTS.sentence(self.names, event, SENTENCES)


def _still_begins(event: Event, begins: bool) -> bool:
    return isinstance(event, game_events.Start) or (begins and not isinstance(event, _UNDER_WAY))


def _gone(events: Iterable[Event]) -> set[int]:
    """The figures that have left the board at the end of some events."""
    gone = set()
    for event in events:
        if isinstance(event, figure_events.Place):
            gone.discard(event.figure)
        elif isinstance(event, (attack_events.Killed, figure_events.Removed)):
            gone.add(event.figure)
    return gone


def _result(result: attack_events.Result, rolled_range: int, rolled_damage: int) -> str:
    shown = ", ".join(
        f"{what} {value}" + (tr(" ({rolled} rolled)", rolled=rolled) if value != rolled else "")
        for what, value, rolled in (
            (tr("range"), result.range, rolled_range),
            (tr("damage"), result.damage, rolled_damage),
        )
    )
    return f"{tr('hit') if result.hit else tr('no hit')}: {shown}"


_LINES = 4
_BEGINS = (later("The invader's turn"), later("the {seat}'s turn"), later("{figure} is activated"))
_ELSE = (later("the {seat} takes the action {mode}"), later("{figure} moves to {space}"))
"""The lines of the story for the beginning of something else."""
_ELSEWHERE = (
    later("rolled: {faces}"),
    later("rolled again: {faces}"),
    later("“{area}” is revealed"),
    later("the invader plays {card}"),
)
"""The kinds of events shown elsewhere: the dice, areas, cards. So are turns and texts."""


def roll_story(lines: Iterable[str]) -> str:
    """One line with the story of the dice: from the attack to the next turn, action, activation or move."""
    ends = tuple(literal_parts(text)[-1] for text in _BEGINS)
    middles = tuple(literal_parts(text)[1] for text in _ELSE)
    elsewhere = ("== ", "“", *(capitalized(literal_parts(text)[0]) for text in _ELSEWHERE))

    def is_of_dice(line: str) -> bool:
        return not line.endswith(ends) and not any(part in line for part in middles)

    shown = takewhile(is_of_dice, dropwhile(lambda line: not is_of_dice(line), lines))
    return " · ".join(islice((line for line in shown if not line.startswith(elsewhere)), _LINES))
