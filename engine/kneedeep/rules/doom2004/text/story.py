"""Events as a story: a line for each event that matters to people."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from itertools import dropwhile, islice, takewhile

from kneedeep.rules import Event, answers, game_events
from kneedeep.rules.doom2004.board.tokens_on_board import BARREL
from kneedeep.rules.doom2004.event_texts import EVENTS, attack_events, board_events, figure_events, harm_events
from kneedeep.rules.doom2004.names.game_names import Names
from kneedeep.rules.doom2004.parts import AMMO, CompiledScenario, KindNumber
from kneedeep.support import capitalized, later, lowered, tr, translated
from kneedeep.support.translation import literal_parts


def _turn(n: Names, seat: int) -> str:
    return tr("The invader's turn") if seat >= n.t.marines else tr("the {seat}'s turn", seat=n.marine(seat))


def _attack(n: Names, figure: int, arms: int, space: int, target: int, aimed: int) -> str:
    what = n.figure(target) if target >= 0 else tr("space {space}", space=n.space(space))
    with_what = tr(" with the {weapon}", weapon=n.weapon(arms)) if arms >= 0 else ""
    return tr(
        "{figure} attacks {what}{with_what}{what2}",
        figure=n.figure(figure),
        what=what,
        with_what=with_what,
        what2=tr(", aimed") if aimed else "",
    )


def _place(n: Names, figure: int, _kind: int, space: int, _shape: int, _wounds: int, why: str) -> str:
    return tr("{figure} appears at {space}", figure=n.figure(figure), space=n.space(space)) + (
        tr(" (spawned)") if why == "spawn" else ""
    )


def _left(n: Names, figure: int, door: int, token: int) -> str:
    what = n.door(door) if door >= 0 else tr("the {token}", token=n.token(token))
    return tr("{figure} leaves by {what}", figure=n.figure(figure), what=what)


def _scatter(n: Names, _card: int, _direction: int, spaces: int, end: int) -> str:
    if end < 0:
        return tr("the blast goes off harmlessly")
    return tr("the blast scatters {spaces} spaces to {end}", spaces=spaces, end=n.space(end))


def _event_card(n: Names, card: int) -> str:
    if (effect := n.t.cards[card].effect) is None:
        return tr("the invader plays {card}", card=n.card(card))
    text = translated(lowered(effect.value)).rstrip(".")
    return tr("the invader plays {card} ({effect})", card=n.card(card), effect=text)


def _door(n: Names, door: int, is_open: int, figure: int) -> str:
    verb = tr("opens") if is_open else tr("closes")
    return f"{n.figure(figure)} {verb} {n.door(door)}" if figure >= 0 else f"{n.door(door)} {verb}"


def _token_gone(n: Names, token: int, why: str) -> str:
    shown = why in ("destroyed", "removed", "lost") and n.t.pieces[token].kind != BARREL
    return tr("the {token} is {why}", token=n.token(token), why=tr(why)) if shown else ""


def _given(n: Names, seat: int, other: int, kind: str, what: int) -> str:
    given = tr(AMMO[what]) if kind == "ammo" else n.weapon(what)
    return tr("the {seat} gives {what} to the {other}", seat=n.marine(seat), what=given, other=n.marine(other))


def _order(n: Names, seat: int, order: int) -> str:
    if not order:
        return tr("the {seat}'s order ends", seat=n.marine(seat))
    return tr("the {seat} places the order {orders}", seat=n.marine(seat), orders=n.order(order))


def _lost(n: Names, kind: int, count: int) -> str:
    known = n.t.kinds[kind]
    return tr("no place for {count} {what}", count=count, what=known.name if count == 1 else known.plural)


def _swap(n: Names, kind: int) -> str:
    stands_for = n.t.kinds[n.t.stands_for[KindNumber(kind)]]
    return tr("{plural} replace {plural2}", plural=n.t.kinds[kind].plural, plural2=stands_for.plural)


SENTENCES: Mapping[str, Callable[..., str]] = {
    "attack": _attack,
    "door": _door,
    "event-card": _event_card,
    "given": _given,
    "judged": lambda n, question, answer: f"“{n.t.questions[question]}” {'Yes.' if answer else 'No.'}",
    "left": _left,
    "lost": _lost,
    "missed": lambda _n, needed: (
        tr("range {needed} was needed", needed=needed) if needed > 0 else tr("a die shows a miss")
    ),
    "order": _order,
    "over": lambda _n, winner, why: tr("the game is over: {won} ({why})", won=tr(game_events.WON[winner]), why=tr(why)),
    "place": _place,
    "scatter": _scatter,
    "swap": _swap,
    "token-gone": _token_gone,
    "text": game_events.spoken,
    "turn": _turn,
}


_UNDER_WAY = (game_events.Round, game_events.Turn, figure_events.Action, game_events.Step)
"""Events after the set-up of a game."""


class StoryWriter(answers.StoryWriter):
    """Writes events in order. Tracks the figures for their names."""

    def __init__(self, tables: CompiledScenario) -> None:
        self.t = tables
        self.names = Names(tables)
        self._rolled = (0, 0)
        """Range and damage of the dice on the table, without additions by cards and weapons."""

    def sentences(self, events: Iterable[Event]) -> list[str]:
        """The lines of some events. The line of an area includes the things set up in it."""
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
        """Record a figure. Return the other one of its kind if there was exactly one until now, else -1."""
        known = self.names.kinds
        others = [number for number, other in known.items() if other == kind and number != figure]
        known[figure] = kind
        return others[0] if len(others) == 1 and others[0] >= self.t.marines else -1

    def _renamed(self, figures: Iterable[int]) -> str:
        """The new names of figures that had only the name of their kind."""
        n = self.names
        return "".join(
            tr("; the earlier {kind} is {figure}", kind=n.kind(n.kinds[figure]), figure=n.figure(figure))
            for figure in figures
        )

    def _stands(self, event: board_events.Door) -> str:
        """The line for the initial state of a door. Nobody has opened or shut it."""
        return tr("{door} is {what}", door=self.names.door(event.door), what=tr("open") if event.open else tr("shut"))

    def _several(self, kind: int, count: int) -> str:
        known = self.t.kinds[kind]
        if count > 1:
            return f"{count} {translated(known.plural)}"
        name = translated(known.name)
        return tr("an {name}", name=name) if known.name[:1] in {*"aeiou"} else tr("a {name}", name=name)

    def line(self, event: Event) -> str:
        """One event as a sentence without its full stop. Empty for an event without a line."""
        if isinstance(event, (attack_events.Dice, attack_events.Reroll)):
            faces = [self.t.dice[color][face] for color, face in event.dice]
            self._rolled = sum(face[0] for face in faces), sum(face[1] for face in faces)
        elif isinstance(event, attack_events.Result):
            return _result(event, *self._rolled)
        return EVENTS.sentence(self.names, event, SENTENCES)


def _still_begins(event: Event, begins: bool) -> bool:
    return isinstance(event, game_events.Start) or (begins and not isinstance(event, _UNDER_WAY))


def _gone(events: Iterable[Event]) -> set[int]:
    """The figures that are off the board after some events."""
    gone = set()
    for event in events:
        if isinstance(event, figure_events.Place):
            gone.discard(event.figure)
        elif isinstance(event, (harm_events.Killed, figure_events.Removed)):
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
"""The story lines of a new action or move. They end the story of the dice."""
_ELSEWHERE = (
    later("rolled: {dice}"),
    later("rolled again: {dice}"),
    later("“{area}” is revealed"),
    later("the invader plays {card}"),
)
"""Kinds of events with their own display, like turns and texts: dice, areas, cards."""


def roll_story(lines: Iterable[str]) -> str:
    """The story of the dice in one line: from the attack to the next turn, action, activation or move."""
    ends = tuple(literal_parts(text)[-1] for text in _BEGINS)
    middles = tuple(literal_parts(text)[1] for text in _ELSE)
    elsewhere = ("== ", "“", *(capitalized(literal_parts(text)[0]) for text in _ELSEWHERE))

    def is_of_dice(line: str) -> bool:
        return not line.endswith(ends) and not any(part in line for part in middles)

    shown = takewhile(is_of_dice, dropwhile(lambda line: not is_of_dice(line), lines))
    return " · ".join(islice((line for line in shown if not line.startswith(elsewhere)), _LINES))
