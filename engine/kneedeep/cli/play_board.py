"""The board in text: what is revealed, with walls, doors, tokens and figures, and a legend of what stands there."""

from __future__ import annotations

from collections.abc import Iterator

from kneedeep.geometry.bits import each_number
from kneedeep.geometry.edge import BLOCKING, IMPASSABLE, WALL
from kneedeep.geometry.space import Space
from kneedeep.rules import Game, State
from kneedeep.rules.doom2004.board import tokens_on_board
from kneedeep.rules.doom2004.board.doors import PASSAGE
from kneedeep.rules.doom2004.board.figure_kinds import MARINE
from kneedeep.rules.doom2004.compiled_scenario import CompiledScenario
from kneedeep.rules.doom2004.text.game_names import Names, names_in

CELL = 3
MARGIN = 5
"""Columns left of the board, for the rows' numbers."""
LEAST_COLUMNS = 4
_DARK = "?"
"""An open edge beyond which nothing is revealed."""


class Plan:
    """What a board looks like in text at one moment."""

    def __init__(self, game: Game, state: State, extra: int = 0) -> None:
        """Take a game at a moment; `extra`: spaces drawn though they are not revealed."""
        self.t: CompiledScenario = game.tables(state.players)
        self.s = state
        self.board = game.board
        self.shown = state.revealed | extra
        self.letters = kind_letters(self.t)
        self.names: Names = names_in(self.t, state)
        self.cells: dict[int, str] = {}
        for number in each_number(state.lying):
            for space in each_number(tokens_on_board.bits_of(self.t, state, number)):
                known = self.cells.get(space)
                self.cells[space] = self._token(number) if known is None else f"{known.strip()[:2]}+"
        for figure in (*state.squad, *state.crowd, *state.others):
            for space in each_number(state.body[figure]):
                shares = figure in state.sharing
                self.cells[space] = f"{self.label(figure)}{'*' if shares else ''}"

    def label(self, figure: int) -> str:
        """Return the two or three signs that stand for a figure."""
        kind = self.s.kind[figure]
        number = figure + 1 if kind == MARINE else figure % 100
        return f"{self.letters[kind]}{number}"

    def _token(self, number: int) -> str:
        piece = self.t.pieces[number]
        kind = piece.type
        if kind.id == tokens_on_board.BARREL:
            return "(b)"
        if kind.blocks_steps or kind.blocks_sight:
            return "###"
        if kind.switchable:
            return "^^^" if self.s.jets >> number & 1 else "^"
        if kind.damaging:
            return "~~~"
        if kind.placement == "terrain":
            return "'''"
        color = piece.element.color
        return kind.label.lower()[:2] + (color[0] if color else "")

    def lines(self, width: int, focus: int = -1) -> Iterator[str]:
        """Yield the board, cut to so many columns of text around the space `focus`; says when something is cut off."""
        spaces = [self.t.terrain.spaces[number] for number in each_number(self.shown)]
        if not spaces:
            yield "Nothing is revealed yet."
            return
        left, right = min(x for x, _ in spaces), max(x for x, _ in spaces)
        top, bottom = min(y for _, y in spaces), max(y for _, y in spaces)
        room = max(LEAST_COLUMNS, (width - MARGIN - 1) // (CELL + 1))
        first, last = left, right
        if right - left + 1 > room:
            middle = self.t.terrain.x[focus] if focus >= 0 else left
            first = max(left, min(middle - room // 2, right - room + 1))
            last = first + room - 1
        columns = range(first, last + 1)
        yield " " * MARGIN + "".join(f"{x:^{CELL + 1}}" for x in columns).rstrip()
        for y in range(top, bottom + 2):
            yield self._border(columns, y)
            if y <= bottom:
                yield self._row(columns, y)
        if (first, last) != (left, right):
            yield f"(columns {first} to {last} of {left} to {right}; `map all` shows every one)"

    def _row(self, columns: range, y: int) -> str:
        parts = [f"{y:>{MARGIN - 2}} "]
        for x in columns:
            parts.append(self._edge((x - 1, y), "east", (x, y)))
            parts.append(self._cell((x, y)))
        end = columns[-1]
        parts.append(self._edge((end, y), "east", (end + 1, y)))
        return "".join(parts).rstrip()

    def _border(self, columns: range, y: int) -> str:
        parts = [" " * (MARGIN - 1)]
        for x in columns:
            parts.append(self._corner(x, y))
            sign = self._edge((x, y - 1), "south", (x, y))
            parts.append({"|": "---", " ": "   "}.get(sign, f"-{sign}-" if sign.isalpha() else f" {sign} "))
        parts.append(self._corner(columns[-1] + 1, y))
        return "".join(parts).rstrip()

    def _corner(self, x: int, y: int) -> str:
        """The sign at the north-western point of a space: a corner wherever an edge that is no plain one ends."""
        edges = (
            self._edge((x - 1, y - 1), "east", (x, y - 1)),
            self._edge((x - 1, y), "east", (x, y)),
            self._edge((x - 1, y - 1), "south", (x - 1, y)),
            self._edge((x, y - 1), "south", (x, y)),
        )
        return " " if all(edge == " " for edge in edges) else "+"

    def _is_shown(self, space: Space) -> bool:
        number = self.t.terrain.number.get(space, -1)
        return number >= 0 and bool(self.shown >> number & 1)

    def _edge(self, space: Space, side: str, other: Space) -> str:
        """The sign of an edge: `|` for a wall, a letter for a door, a space where nothing is."""
        here, there = self._is_shown(space), self._is_shown(other)
        if not here and not there:
            return " "
        door = self.board.door_at(space, side)
        if door is not None and door.stands:
            is_open = bool((self.s.doors | self.s.smashed) >> door.number & 1)
            if door.kind == PASSAGE:
                return " " if is_open else "|"
            return door_letter(self.t, door.number, is_open=is_open)
        kind = self.board.edge_kind(space, side)
        if kind == WALL:
            return "|"
        if not (here and there):
            return _DARK
        return {IMPASSABLE: ":", BLOCKING: "!"}.get(kind, " ")

    def _cell(self, space: Space) -> str:
        if not self._is_shown(space):
            return " " * CELL
        return f"{self.cells.get(self.t.terrain.number[space], '.'):^{CELL}}"[:CELL]

    # What stands there, in words

    def legend(self) -> Iterator[str]:
        """Yield what the signs stand for, and every figure, door and token that can be seen, with its place."""
        t, s, names = self.t, self.s, self.names
        foes = [self._figure(figure) for figure in (*s.crowd, *s.others)]
        foes += [self._figure(figure) for figure in s.squad if figure >= s.players]
        if foes:
            yield f"Figures: {'; '.join(foes)}."
        doors = [self._door(number) for number, door in enumerate(t.doors) if door.touching & self.shown]
        if any(doors):
            yield f"Doors: {'; '.join(filter(None, doors))}."
        found: dict[str, list[str]] = {}
        for number in each_number(s.lying):
            sign = self._token(number)
            what = f"{sign if sign.strip() else '.'} {names.token(number)}"
            found.setdefault(what, []).append(names.space(tokens_on_board.space_of(t, s, number)))
        if found:
            lying_there = (f"{what} {' '.join(places)}" for what, places in found.items())
            yield f"Tokens: {'; '.join(lying_there)}."
        yield "Signs: @ marine; . empty space; | and --- wall; ? open into the dark; + several; * shares its space."

    def _figure(self, figure: int) -> str:
        s = self.s
        kind = self.t.kinds[s.kind[figure]]
        own = self.t.setups[s.setup[figure]].element.name if s.setup[figure] >= 0 else ""
        whose = f", of {self.names.player(s.owner[figure])}" if s.owner[figure] >= 0 else ""
        return (
            f"{self.label(figure)} {own or kind.name} {self.names.space(s.at[figure])} "
            f"(armor {kind.armor}, wounds {s.left[figure]}{whose})"
        )

    def _door(self, number: int) -> str:
        door, s = self.t.doors[number], self.s
        if not self.board.doors[number].stands or (door.kind == PASSAGE and not s.doors >> number & 1):
            return ""
        (x, y), side = self.board.place_of(door.element)
        is_open = bool(s.doors >> number & 1)
        told = "destroyed" if s.smashed >> number & 1 else "open" if is_open else "shut"
        if door.key >= 0 and not is_open:
            told += f", {'unlocked' if s.keys >> door.key & 1 else f'needs the {door.element.key} key'}"
        if door.exit:
            told += ", an exit"
        sign = door_letter(self.t, number, is_open=is_open)
        called = self.names.door(number)
        return f"{sign} {called} {x},{y} {side} ({told})"


def door_letter(t: CompiledScenario, number: int, *, is_open: bool) -> str:
    """Return the letter of a door: its color's or its kind's, small when it is open."""
    door = t.doors[number]
    letter = (door.element.key or door.kind)[:1].upper() or "D"
    return letter.lower() if is_open else letter


def kind_letters(t: CompiledScenario) -> list[str]:
    """Return a letter for every kind of figure, none twice as long as there are letters; marines have @."""
    found = ["@"]
    for kind in t.kinds[1:]:
        letters = [
            letter for letter in (kind.name + "etaoinshrdlu").upper() if letter.isascii() and letter.isalpha()
        ]
        found.append(next((letter for letter in letters if letter not in found), letters[0]))
    return found
