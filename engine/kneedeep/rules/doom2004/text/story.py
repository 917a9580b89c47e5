"""Events as a story: a line for each event that matters to people."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from kneedeep.english import capitalized
from kneedeep.rules.doom2004.board.tokens_on_board import BARREL
from kneedeep.rules.doom2004.combat.attack_profile import AMMO
from kneedeep.rules.doom2004.compiled_scenario import CompiledScenario
from kneedeep.rules.doom2004.marine.marine_turn import MODES
from kneedeep.rules.doom2004.text.game_names import ORDERS, Names
from kneedeep.rules.event import Event

_UNDER_WAY = ("round", "turn", "action", "step")
"""Events that come once a game is set up."""


class StoryWriter:
    """Writes events in their order; it keeps who is who."""

    def __init__(self, t: CompiledScenario) -> None:
        """Write the story of a game of these tables."""
        self.t = t
        self.names = Names(t)
        self._rolled = (0, 0)
        """Range and damage of the dice that lie on the table, without what cards and weapons add."""

    def tell(self, events: Iterable[Event]) -> list[str]:
        """Return the lines of some events; what is set up with an area is in its line."""
        lines: list[str] = []
        waiting: list[str] = []
        placed: Counter[int] = Counter()
        renamed: list[int] = []
        gone: set[int] = set()

        def done() -> None:
            if waiting:
                crowd = ", ".join(self._several(kind, count) for kind, count in placed.items())
                lines.append(f"{waiting.pop()}{': ' + crowd if crowd else ''}{self._renamed(renamed)}")
                placed.clear()
                renamed.clear()

        begins = False
        for event in events:
            begins = event[0] == "start" or (begins and event[0] not in _UNDER_WAY)
            if event[0] == "place":
                first = not placed[event[2]]
                gone.discard(event[1])
                if (other := self._place(event[1], event[2])) >= 0 and first:
                    renamed.append(other)
                if event[6] == "set-up" and waiting:
                    placed[event[2]] += 1
                    continue
            elif event[0] == "token" and waiting:
                continue
            elif event[0] in ("killed", "removed") and event[1] >= self.t.marines:
                gone.add(event[1])
            done()
            if event[0] == "reveal":
                waiting.append(f"“{self.names.area(event[1])}” is revealed")
                continue
            line = self._stands(event) if begins and event[0] == "door" else self.line(event)
            if line:
                line += self._renamed(renamed)
                renamed.clear()
                lines.append(capitalized(line))
        done()
        for figure in gone:
            self.names.kinds.pop(figure, None)
        return lines

    def _place(self, figure: int, kind: int) -> int:
        """Note a figure; return the one that was the only one of its kind and gets its number now, else -1."""
        known = self.names.kinds
        others = [number for number, other in known.items() if other == kind and number != figure]
        known[figure] = kind
        return others[0] if len(others) == 1 and others[0] >= self.t.marines else -1

    def _renamed(self, figures: Iterable[int]) -> str:
        """Return what those are called that were called by their kind alone."""
        n = self.names
        return "".join(f"; the earlier {n.kind(n.kinds[figure])} is {n.figure(figure)}" for figure in figures)

    def _stands(self, event: Event) -> str:
        """How a door stands when a game begins: nobody has worked it."""
        return f"{self.names.door(event[1])} is {'open' if event[2] else 'shut'}"

    def _several(self, kind: int, count: int) -> str:
        known = self.t.kinds[kind]
        if count > 1:
            return f"{count} {known.plural}"
        return f"{'an' if known.name[:1] in {*'aeiou'} else 'a'} {known.name}"

    def line(self, event: Event) -> str:
        """Return one event as a sentence without its full stop, empty for one that needs no line."""
        if event[0] in ("dice", "reroll"):
            faces = [self.t.dice[color][face] for color, face in event[1]]
            self._rolled = sum(face[0] for face in faces), sum(face[1] for face in faces)
        elif event[0] == "result":
            _, far, damage, hit = event
            return _result(far, damage, hit, *self._rolled)
        pattern = _SENTENCES.get(event[0])
        return "" if pattern is None else pattern(self.names, *event[1:])


def _turn(n: Names, seat: int) -> str:
    return "The invader's turn" if seat >= n.t.marines else f"the {n.marine(seat)}'s turn"


def _attack(n: Names, figure: int, arms: int, space: int, target: int, aimed: int) -> str:
    what = n.figure(target) if target >= 0 else f"space {n.space(space)}"
    with_what = f" with the {n.weapon(arms)}" if arms >= 0 else ""
    return f"{n.figure(figure)} attacks {what}{with_what}{', aimed' if aimed else ''}"


def _dice(n: Names, rolled: tuple[tuple[int, int], ...], *_: Any) -> str:
    return f"rolled: {_faces(n, rolled)}"


def _faces(n: Names, rolled: tuple[tuple[int, int], ...]) -> str:
    faces = []
    for color, face in rolled:
        far, hurt, bullet, miss = n.t.dice[color][face]
        shown = "miss" if miss else f"{far}/{hurt}{' bullet' if bullet else ''}"
        faces.append(f"{n.t.dice_names[color]} {shown}")
    return ", ".join(faces)


def _result(far: int, damage: int, hit: bool, rolled_far: int, rolled_damage: int) -> str:
    shown = ", ".join(
        f"{what} {value}" + (f" ({rolled} rolled)" if value != rolled else "")
        for what, value, rolled in (("range", far, rolled_far), ("damage", damage, rolled_damage))
    )
    return f"{'hit' if hit else 'no hit'}: {shown}"


def _place(n: Names, figure: int, kind: int, space: int, _shape: int, _wounds: int, why: str) -> str:
    return f"{n.figure(figure)} appears at {n.space(space)}" + (" (spawned)" if why == "spawn" else "")


def _scatter(n: Names, _card: int, direction: int, spaces: int, end: int) -> str:
    if end < 0:
        return "the blast goes off harmlessly"
    return f"the blast scatters {spaces} spaces to {n.space(end)}"


def _event_card(n: Names, card: int) -> str:
    effect = n.t.cards[card].effect
    what = f" ({effect.value[:1].lower()}{effect.value[1:].rstrip('.')})" if effect is not None else ""
    return f"the invader plays {n.card(card)}{what}"


def _token_gone(n: Names, token: int, why: str) -> str:
    shown = why in ("destroyed", "removed", "lost") and n.t.pieces[token].kind != BARREL
    return f"the {n.token(token)} is {why}" if shown else ""


def _lost(n: Names, kind: int, count: int) -> str:
    known = n.t.kinds[kind]
    return f"no place for {count} {known.name if count == 1 else known.plural}"


def _won(winner: int) -> str:
    return ("", "the marines win", "the invader wins", "nobody wins")[winner]


_SENTENCES: dict[str, Callable[..., str]] = {
    "deck": lambda n, deck: f"the invader takes the deck {n.t.deck_ids[deck]}",
    "swap": lambda n, kind: f"{n.t.kinds[kind].plural} replace {n.t.kinds[n.t.stands_for[kind]].plural}",
    "round": lambda n, number: f"== Round {number} ==",
    "turn": _turn,
    "action": lambda n, seat, mode: f"the {n.marine(seat)} takes the action {MODES[mode]}",
    "adrenaline": lambda n, seat, count: f"the {n.marine(seat)} uses adrenaline",
    "place": _place,
    "step": lambda n, figure, space, _shape: f"{n.figure(figure)} moves to {n.space(space)}",
    "teleport": lambda n, figure, space: f"{n.figure(figure)} teleports to {n.space(space)}",
    "duct": lambda n, figure, space: f"{n.figure(figure)} comes through a duct to {n.space(space)}",
    "knock": lambda n, figure, space: f"{n.figure(figure)} is knocked to {n.space(space)}",
    "return": lambda n, figure, space, _shape: f"{n.figure(figure)} returns to {n.space(space)}",
    "removed": lambda n, figure, why: f"{n.figure(figure)} is taken off the board",
    "respawn": lambda n, figure, space, _left: f"{n.figure(figure)} returns at {n.space(space)}",
    "wound": lambda n, figure, wounds, left, why: (
        f"{n.figure(figure)}: {wounds} wound{'s' if wounds > 1 else ''}, {left} left ({why})"
    ),
    "withstood": lambda n, figure, damage, armor: (
        f"{n.figure(figure)} is unhurt: damage {damage} against armor {armor}"
    ),
    "instinct": lambda n, seat, points: (
        f"Killer Instinct: one more attack and {points} points for the {n.marine(seat)}"
    ),
    "heal": lambda n, figure, wounds, left: f"{n.figure(figure)} is healed, {left} left",
    "killed": lambda n, figure, _kind, why: f"{n.figure(figure)} is killed ({why})",
    "fragged": lambda n, figure, space, why: f"{n.figure(figure)} is fragged at {n.space(space)} ({why})",
    "frag": lambda n, points: f"frag points: {points}",
    "left": lambda n, figure, door, token: (
        f"{n.figure(figure)} leaves by {n.door(door) if door >= 0 else 'the ' + n.token(token)}"
    ),
    "door": lambda n, door, is_open, figure: (
        f"{n.figure(figure)} opens {n.door(door)}"
        if figure >= 0
        else f"{n.door(door)} opens"
        if is_open
        else f"{n.figure(figure)} closes {n.door(door)}"
        if figure >= 0
        else f"{n.door(door)} closes"
    ),
    "kept-open": lambda n, door, figure: f"{n.door(door)} stays open: {n.figure(figure)} stands across it",
    "smash": lambda n, door: f"{n.door(door)} is destroyed",
    "seal": lambda n, door, until: f"{n.door(door)} is sealed until the end of round {until}",
    "pick-up": lambda n, seat, token: f"the {n.marine(seat)} picks up the {n.token(token)}",
    "given": lambda n, seat, other, kind, what: (
        f"the {n.marine(seat)} gives {AMMO[what] if kind == 'ammo' else n.weapon(what)} to the {n.marine(other)}"
    ),
    "key": lambda n, color: "a key unlocks the doors of its color",
    "order": lambda n, seat, order: (
        f"the {n.marine(seat)} places the order {ORDERS[order]}"
        if order
        else f"the {n.marine(seat)}'s order ends"
    ),
    "unlock": lambda n, door: f"{n.door(door)} is unlocked",
    "token-gone": _token_gone,
    "exchanged": lambda n, token, other: f"the {n.token(token)} and the {n.token(other)} change places",
    "jets": lambda n, on: "the flame jets flip",
    "bot": lambda n, figure, seat: f"the {n.marine(seat)} activates {n.figure(figure)}",
    "activate": lambda n, figure: f"{n.figure(figure)} is activated",
    "attack": _attack,
    "dice": _dice,
    "reroll": lambda n, rolled, *_: f"rolled again: {_faces(n, rolled)}",
    "missed": lambda n, needed: f"range {needed} was needed" if needed > 0 else "a die shows a miss",
    "watchful": lambda n, figure: f"{n.figure(figure)} is watchful and has a free attack",
    "scatter": _scatter,
    "barrel": lambda n, token, space: f"the barrel at {n.space(space)} explodes",
    "draw": lambda n, count, _cards: f"the invader draws {count} card{'s' if count != 1 else ''}",
    "shuffle": lambda n, count: "the invader's discards are shuffled",
    "event-card": _event_card,
    "cancelled": lambda n, card, seat: f"the {n.marine(seat)} cancels {n.card(card)}",
    "spawn-card": lambda n, card, group: f"the invader plays {n.card(card)}",
    "lost": _lost,
    "encounter": lambda n, seat, token: f"the {n.marine(seat)} resolves the {n.token(token)}",
    "use": lambda n, figure, token: f"{n.figure(figure)} uses the {n.token(token)}",
    "judged": lambda n, question, answer: f"“{n.t.questions[question]}” {'Yes.' if answer else 'No.'}",
    "text": lambda n, text: f"“{text}”",
    "over": lambda n, winner, why: f"the game is over: {_won(winner)} ({why})",
}
