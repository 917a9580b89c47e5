"""The set-up of an area as table rows: picture, name, place, and count for each number of marines."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from kneedeep.board import Board, LaidPiece, present
from kneedeep.board.script.display_names import DisplayNames, with_marines
from kneedeep.board.sort_order import ordered
from kneedeep.drawing.primitive import DisplayList
from kneedeep.drawing.thumbnail import thumbnail_door, thumbnail_figure, thumbnail_piece, thumbnail_token
from kneedeep.model.scenario.model import Door, Figure, Token
from kneedeep.report.sheets.sheet_blocks import Cell, TableBlock
from kneedeep.report.sheets.sheet_maps import Look, toned
from kneedeep.report.sheets.tiles_needed import piece_title
from kneedeep.support import capitalized, tr

_ICON = 20.0
_COUNT = 24.0
_NO_BREAK = "\u00a0"


class ContentsRow(NamedTuple):
    """A kind of thing in an area: its picture, name, places, and count for each number of marines."""

    icon: DisplayList
    name: str
    places: str
    numbers: tuple[int, ...]


class AreaContents(NamedTuple):
    """The contents of one area: pieces by number in building order, doors, tokens, figures."""

    id: str
    pieces: tuple[tuple[int, LaidPiece], ...]
    doors: tuple[Door, ...]
    tokens: tuple[Token, ...]
    figures: tuple[Figure, ...]


def areas_of(board: Board) -> list[AreaContents]:
    """The areas in building order: the start area first, then as in the file.

    A door belongs to the first area that it touches. An element on several areas is in each of them.
    """
    scenario = ordered(board)
    found = []
    numbers, doors = iter(range(1, len(board.pieces) + 1)), list(board.doors)
    for id in _start_first(board):
        here = [door for door in doors if id in {_area(board, at) for at in door.sides}]
        doors = [door for door in doors if door not in here]
        pieces = tuple((next(numbers), piece) for piece in board.pieces if piece.area == id)
        tokens = tuple(one for one in scenario.tokens if _is_in(board, one, id))
        figures = tuple(one for one in scenario.figures if _is_in(board, one, id))
        found.append(AreaContents(id, pieces, tuple(door.element for door in here), tokens, figures))
    return found


def _start_first(board: Board) -> list[str]:
    start = {area.id for area in board.scenario.areas if area.start}
    return sorted(board.areas, key=lambda area: area not in start)


def strays(board: Board) -> tuple[Token | Figure, ...]:
    """The tokens and figures in no area and on no space of the board."""
    things: tuple[Token | Figure, ...] = (*board.scenario.tokens, *board.scenario.figures)
    return tuple(one for one in things if not any(_is_in(board, one, area) for area in board.areas))


def _area(board: Board, at: tuple[int, int]) -> str | None:
    number = board.number.get(at)
    return None if number is None else board.area_of[number]


def _is_in(board: Board, element: Token | Figure, area: str) -> bool:
    return element.in_area == area or any(_area(board, at) == area for at in element.places)


def rows(board: Board, words: DisplayNames, area: AreaContents, look: Look) -> list[ContentsRow]:
    """The rows of an area: doors, tokens, figures. Equal things share a row."""
    counts = counts_of(board, look)
    icons: dict[str, DisplayList] = {}
    found: dict[str, list[tuple[str, tuple[int, ...]]]] = {}
    for door in area.doors:
        icon = thumbnail_door(door.door_kind, door.key, opened=door.open, leads_out=door.exit, theme=look.theme)
        name = words.door(door) + (tr(", open") if door.open else "")
        icons.setdefault(name, icon)
        found.setdefault(name, []).append((words.place(door).replace(" ", _NO_BREAK), (1,) * len(counts)))
    things: Sequence[Token | Figure] = (*area.tokens, *area.figures)
    for element in things:
        numbers = tuple(_number(board, element, area.id) * present(element.marines, one) for one in counts)
        if not any(numbers):
            continue
        if (name := _name(words, element)) not in icons:
            icons[name] = _icon(board, words, element, look)
        found.setdefault(name, []).append((_places(board, element, area.id, look), numbers))
    return [
        ContentsRow(
            toned(icons[name], look),
            capitalized(name),
            "; ".join(filter(None, (places for places, _ in entries))),
            tuple(sum(each) for each in zip(*(numbers for _, numbers in entries), strict=True)),
        )
        for name, entries in found.items()
    ]


def counts_of(board: Board, look: Look) -> tuple[int, ...]:
    """The numbers of marines that have a column in a table."""
    return (look.marines,) if look.marines is not None else board.scenario.counts


def table(rows: Iterable[ContentsRow], counts: Sequence[int]) -> TableBlock | None:
    """The rows as a table, None without any. It has a single count column if every row has equal counts."""
    if not (rows := list(rows)):
        return None
    same = all(len(set(row.numbers)) == 1 for row in rows)
    columns = 1 if same else len(counts)
    head = ("", tr("Set up"), tr("where"), *((tr("number"),) if same else _heads(counts)))
    width = 44.0 if same else _COUNT
    cells = tuple((row.icon, row.name, row.places, *_figures(row.numbers[:columns])) for row in rows)
    return TableBlock(head, cells, (-_ICON, 1.0, 0.85, *((-width,) * columns)), tuple(range(3, 3 + columns)))


def _heads(counts: Sequence[int]) -> Iterator[str]:
    for count in counts:
        yield tr("for {count}", count=count)


def _figures(numbers: Sequence[int]) -> tuple[Cell, ...]:
    return tuple(str(number) if number else "–" for number in numbers)


def piece_rows(area: AreaContents, look: Look) -> TableBlock | None:
    """The pieces of an area by their numbers on the map, with their rotation."""
    if not area.pieces:
        return None
    found: list[tuple[Cell, ...]] = []
    for number, piece in area.pieces:
        turn = tr("turned {turn}°", turn=piece.element.turn) if piece.element.turn else ""
        note = ", ".join(filter(None, (turn, piece.element.note)))
        x, y = min(piece.spaces, default=piece.element.at)
        at = f"{piece.element.at[0]},{piece.element.at[1]}" if not piece.cap else f"{x},{y}"
        found.append((str(number), _piece_icon(piece, look), piece_title(piece.type), at, note))
    return TableBlock((tr("no."), "", tr("Lay"), tr("at"), ""), tuple(found), (-24.0, -34.0, 1.1, 0.5, 1.2))


def _piece_icon(piece: LaidPiece, look: Look) -> DisplayList:
    xs, ys = [x for x, _ in piece.spaces], [y for _, y in piece.spaces]
    owned = set(piece.spaces)
    columns = range(min(xs, default=0), max(xs, default=0) + 1)
    lines = range(min(ys, default=0), max(ys, default=0) + 1)
    rows = ["".join("#" if (x, y) in owned else "." for x in columns) for y in lines]
    left, top = min(xs, default=0), min(ys, default=0)
    difficult = [(x - left, y - top) for x, y in piece.difficult]
    printed = [((edge.at[0] - left, edge.at[1] - top), edge.side, edge.kind) for edge in piece.edges]
    return toned(thumbnail_piece(rows, (), look.theme, difficult=difficult, printed=printed), look)


def _name(words: DisplayNames, element: Token | Figure) -> str:
    if isinstance(element, Token):
        lit = {True: tr(", burning"), False: tr(", off")}[element.on] if element.kind == "flame-jet" else ""
        if two_sided(words, element):
            lit = tr(", active") if element.active else tr(", inactive")
        carried = tr(", carries {thing}", thing=words.thing(element.carries)) if element.carries else ""
        return words.token(element) + lit + carried
    more = [
        tr("{wounds} wounds", wounds=element.wounds) if element.wounds else "",
        tr("health {health}", health=element.health) if element.health else "",
        tr("stagger {stagger}", stagger=element.stagger) if element.stagger else "",
        tr("carries {thing}", thing=words.thing(element.carries)) if element.carries else "",
    ]
    text = ", ".join(filter(None, more))
    return words.figure(element) + (f", {text}" if text else "")


def two_sided(words: DisplayNames, token: Token) -> bool:
    """Whether a token has an active and an inactive face."""
    kind = words.board.kinds.tokens.get(token.kind)
    return kind is not None and kind.linked == "active"


def _number(board: Board, element: Token | Figure, area: str) -> int:
    if element.in_area == area:
        return element.count
    here = sum(_area(board, at) == area for at in element.places)
    return here * (element.count if isinstance(element, Token) else 1)


def _places(board: Board, element: Token | Figure, area: str, look: Look) -> str:
    if element.in_area == area:
        text = tr("anywhere")
    else:
        text = "; ".join(f"{x},{y}" for x, y in element.places if _area(board, (x, y)) == area)
        if isinstance(element, Token) and element.count > 1:
            text += tr(" ({count} each)", count=element.count) if len(element.places) > 1 else ""
    marks = with_marines(element.marines) if look.marines is None else ""
    return f"{text} ({marks})" if marks else text


def _icon(board: Board, words: DisplayNames, element: Token | Figure, look: Look) -> DisplayList:
    if isinstance(element, Token):
        kind = board.kinds.tokens.get(element.kind)
        long = kind.footprint(element.size)[0] if kind is not None else 1
        item = words.thing(element.item) if element.kind == "item" and element.item else element.item
        if element.kind not in words.catalog.tokens:
            item = words.token(element)
        active = element.active if two_sided(words, element) else None
        return thumbnail_token(element.kind, element.color, item, long, look.theme, active=active)
    figure = board.kinds.figures.get(element.kind)
    own = element.kind not in words.catalog.figures
    drawn = (figure.like or figure.id) if figure is not None and own else element.kind
    footprint = figure.footprint.value if figure is not None else (1, 1)
    return thumbnail_figure(drawn, footprint, figure.side if figure is not None else "neutral", look.theme)
