"""Who moved where in an action: what figures glide along on the table, and where something happened."""

from collections.abc import Sequence

from kneedeep.rules import Event, Game
from kneedeep_editor.canvas.table.table_scene import FigureMove, Space


def figure_moves(
    events: Sequence[Event], game: Game, before: dict[int, int] | None = None
) -> tuple[FigureMove, ...]:
    """Return the ways of figures that moved; `before`: the spaces they were on."""
    spaces = game.board.spaces
    ways: dict[int, list[Space]] = {}
    for figure, space in game.assistant.moves(events):
        if space < 0:
            ways.pop(figure, None)
            continue
        if figure not in ways:
            start = (before or {}).get(figure, -1)
            ways[figure] = [spaces[start]] if start >= 0 else []
        ways[figure].append(spaces[space])
    return tuple(FigureMove(figure, tuple(way)) for figure, way in ways.items())
