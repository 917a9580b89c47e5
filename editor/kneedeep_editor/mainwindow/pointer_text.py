"""The target of the pointer, in words."""

from kneedeep.board import Board
from kneedeep_editor.texts import coordinates, tr
from kneedeep_editor.tools.elements.element_names import name_of_element, teleporter_text
from kneedeep_editor.tools.geometry.extent import placed_things


def pointer_text(board: Board, space: tuple[int, int] | None) -> str:
    """`12,3 · Control room · room 4×4 · red key`: space, area, piece and the things there."""
    if space is None:
        return ""
    number = board.number.get(space)
    if number is None:
        return _text_beyond(board, space)
    names = {area.id: area.name or area.id for area in board.scenario.areas}
    area = board.area_of[number]
    words = [coordinates(space), names.get(area, area)]
    piece = board.pieces[board.owner[number]]
    name = name_of_element(piece.element, board.kinds)
    words.append(tr("{name} (laid by caps: auto)", name=name) if piece.cap else name)
    if space in piece.difficult:
        words.append(tr("difficult space"))
    for laid in placed_things(board):
        if space in laid.spaces:
            name, ends = name_of_element(laid.element, board.kinds), teleporter_text(board, laid)
            words.append(tr("{name} to {ends}", name=name, ends=ends) if ends else name)
    for door in board.doors:
        if door.stands and space in door.sides:
            words.append(tr("next to {name}", name=name_of_element(door.element, board.kinds)))
    return " · ".join(words)


def _text_beyond(board: Board, space: tuple[int, int]) -> str:
    """The things at a space off the board."""
    lying = [
        *(laid.element for laid in placed_things(board) if space in laid.spaces),
        *(spawn for spawn in board.scenario.spawns if space in spawn.spaces),
    ]
    if not lying:
        return tr("{part} · nothing here", part=coordinates(space))
    names = (name_of_element(one, board.kinds) for one in lying)
    return " · ".join((coordinates(space), tr("off the board"), *names))
