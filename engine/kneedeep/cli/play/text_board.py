"""The board as text: the revealed spaces with walls, doors, tokens and figures, and a legend."""

from collections.abc import Iterator, Sequence

from kneedeep.cli.play.sheet_lines import life_word
from kneedeep.model.geometry import Space, each_number
from kneedeep.model.geometry.edge import BLOCKING, IMPASSABLE, WALL
from kneedeep.rules import Game
from kneedeep.rules.table_view import TableDoor, TableFigure, TableToken, TableView
from kneedeep.support import coordinates, later, tr

CELL = 3
MARGIN = 5
"""The width of the row numbers at the left of the board."""
LEAST_COLUMNS = 4
BARREL, PASSAGE = "barrel", "passage"
_DARK = "?"
"""The sign of an open edge to an unrevealed space."""
_EDGES = {IMPASSABLE: (":", later("impassable")), BLOCKING: ("!", later("blocking"))}
"""The signs of edges that stop steps, and their meanings."""


class TextBoard:
    """The board as text at one moment."""

    def __init__(self, game: Game, view: TableView) -> None:
        """Take a game and the view of its table."""
        self.board = game.board
        self.view = view
        self.shown = view.revealed | view.extra
        self.letters = kind_letters(view.kinds)
        self.cells: dict[int, str] = {}
        for token in view.tokens:
            for space in each_number(token.spaces):
                known = self.cells.get(space)
                self.cells[space] = self._token(token) if known is None else f"{known.strip()[:2]}+"
        for figure in view.figures:
            for space in each_number(figure.spaces):
                self.cells[space] = f"{self.label(figure)}{'*' if figure.shares else ''}"

    def label(self, figure: TableFigure) -> str:
        """The two or three characters for a figure."""
        is_marine = figure.number < len(self.view.sheets)
        number = figure.number + 1 if is_marine else figure.number % 100
        return f"{'@' if is_marine else self.letters[figure.kind]}{number}"

    def _token(self, token: TableToken) -> str:
        kind = self.board.kinds.tokens[token.kind]
        if kind.id == BARREL:
            return "(b)"
        if kind.blocks_steps or kind.blocks_sight:
            return "###"
        if kind.switchable:
            return "^^^" if token.on else "^"
        if kind.damaging:
            return "~~~"
        if kind.placement == "terrain":
            return "'''"
        return kind.label.lower()[:2] + (token.color[0] if token.color else "")

    def lines(self, width: int, focus: int = -1) -> Iterator[str]:
        """Yield the board, cut to `width` columns around the space `focus`. A last line mentions the cut."""
        if not (spaces := [self.board.spaces[number] for number in each_number(self.shown)]):
            yield tr("Nothing is revealed yet.")
            return
        left, right = min(x for x, _ in spaces), max(x for x, _ in spaces)
        top, bottom = min(y for _, y in spaces), max(y for _, y in spaces)
        room = max(LEAST_COLUMNS, (width - MARGIN - 1) // (CELL + 1))
        first, last = left, right
        if right - left + 1 > room:
            middle = self.board.spaces[focus][0] if focus >= 0 else left
            first = max(left, min(middle - room // 2, right - room + 1))
            last = first + room - 1
        columns = range(first, last + 1)
        yield " " * MARGIN + "".join(f"{x:^{CELL + 1}}" for x in columns).rstrip()
        for y in range(top, bottom + 2):
            yield self._border(columns, y)
            if y <= bottom:
                yield self._row(columns, y)
        if (first, last) != (left, right):
            places = {"first": first, "last": last, "left": left, "right": right}
            yield tr("(columns {first} to {last} of {left} to {right}; `map all` shows every one)", **places)

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
        """The character at the north-western corner of a space: a corner if any edge there has a sign."""
        edges = (
            self._edge((x - 1, y - 1), "east", (x, y - 1)),
            self._edge((x - 1, y), "east", (x, y)),
            self._edge((x - 1, y - 1), "south", (x - 1, y)),
            self._edge((x, y - 1), "south", (x, y)),
        )
        return " " if all(edge == " " for edge in edges) else "+"

    def _is_shown(self, space: Space) -> bool:
        number = self.board.number.get(space, -1)
        return number >= 0 and bool(self.shown >> number & 1)

    def _edge(self, space: Space, side: str, other: Space) -> str:
        """The character of an edge: `|` for a wall, a letter for a door, blank for an open edge."""
        here, there = self._is_shown(space), self._is_shown(other)
        if not here and not there:
            return " "
        if (door := self.board.door_at(space, side)) is not None and door.stands:
            seen = self.view.doors[door.number]
            is_open = seen.open or seen.destroyed
            if door.kind == PASSAGE:
                return " " if is_open else "|"
            return self._letter(door.number, is_open=is_open)
        if (kind := self.board.edge_kind(space, side)) == WALL:
            return "|"
        if not (here and there):
            return _DARK
        return _EDGES[kind][0] if kind in _EDGES else " "

    def _cell(self, space: Space) -> str:
        if not self._is_shown(space):
            return " " * CELL
        return f"{self.cells.get(self.board.number[space], '.'):^{CELL}}"[:CELL]

    # Descriptions

    def legend(self) -> Iterator[str]:
        """Yield the meaning of the signs, and every visible figure, door and token with its place."""
        view = self.view
        marines = len(view.sheets)
        own: list[str] = []
        others: list[str] = []
        for figure in view.figures:
            if figure.number >= marines:
                (own if figure.side == "marines" else others).append(self._figure(figure))
        if others or own:
            yield f"{tr('Figures')}: {'; '.join((*others, *own))}."
        doors = [self._door(door) for door in view.doors if door.touching & self.shown]
        if any(doors):
            yield f"{tr('Doors')}: {'; '.join(filter(None, doors))}."
        found: dict[str, list[str]] = {}
        for token in view.tokens:
            sign = self._token(token)
            what = f"{sign if sign.strip() else '.'} {token.name}"
            found.setdefault(what, []).append(self._place(token.space))
        if found:
            lying_there = (f"{what} {' '.join(places)}" for what, places in found.items())
            yield f"{tr('Tokens')}: {'; '.join(lying_there)}."
        yield f"{tr('Signs')}: {'; '.join(self._signs())}."

    def _signs(self) -> Iterator[str]:
        """The general signs, and those of edges if the board has such edges."""
        yield from (f"@ {tr('marine')}", f". {tr('empty space')}", f"| --- {tr('wall')}")
        kinds = {
            self.board.edge_kind(self.board.spaces[number], side)
            for number in each_number(self.shown)
            for side in ("east", "south")
        }
        yield from (f"{sign} {tr(meaning)}" for kind, (sign, meaning) in _EDGES.items() if kind in kinds)
        if "hidden areas" in self.board.edition.features:
            yield f"{_DARK} {tr('open into the dark')}"
        yield from (f"+ {tr('several')}", f"* {tr('shares its space')}")

    def _place(self, space: int) -> str:
        return coordinates(self.board.spaces[space]) if space >= 0 else tr("nowhere")

    def _figure(self, figure: TableFigure) -> str:
        whose = tr(", of {owner}", owner=figure.whose) if figure.whose else ""
        armor = f"{tr('armor')} {figure.armor}, " if "wounds" in self.board.edition.features else ""
        return (
            f"{self.label(figure)} {figure.name} {self._place(figure.space)} "
            f"({armor}{life_word(self.board)} {figure.wounds}{whose})"
        )

    def _door(self, door: TableDoor) -> str:
        piece = self.board.doors[door.number]
        if not piece.stands or (piece.kind == PASSAGE and not door.open):
            return ""
        status = [tr("destroyed") if door.destroyed else tr("open") if door.open else tr("shut")]
        if door.key is not None and not door.open:
            status.append(tr("unlocked") if door.unlocked else tr("needs the {color} key", color=tr(door.key)))
        if door.exit:
            status.append(tr("an exit"))
        letter = self._letter(door.number, is_open=door.open)
        return f"{letter} {door.name.removeprefix('the ')} ({', '.join(status)})"

    def _letter(self, number: int, *, is_open: bool) -> str:
        """The letter of a door, from its color or kind, in lower case when open."""
        door = self.board.doors[number]
        letter = (door.element.key or door.kind)[:1].upper() or "D"
        return letter.lower() if is_open else letter


def kind_letters(kinds: Sequence[str]) -> list[str]:
    """A letter for every kind of figure, unique while there are letters: @ for marines, none for unnamed kinds."""
    found = ["@"]
    for kind in kinds[1:]:
        if not kind:
            found.append("")
            continue
        letters = [letter for letter in (kind + "etaoinshrdlu").upper() if letter.isascii() and letter.isalpha()]
        found.append(next((letter for letter in letters if letter not in found), letters[0]))
    return found
