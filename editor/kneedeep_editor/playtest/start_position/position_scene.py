"""The picture of the board in the dialog: the table as it is chosen, the marines where they were put."""

from kneedeep.drawing.game_badges import ACTING, Target, targets_picture
from kneedeep.rules.table_view import TableFigure
from kneedeep_editor.canvas.table.table_scene import Scene, Space, Sprite
from kneedeep_editor.playtest.board.game_picture import GamePicture, spaces_box
from kneedeep_editor.playtest.start_position.chosen_position import ChosenPosition, PositionView
from kneedeep_editor.playtest.start_position.figure_choices import NONE


def scene_of(
    painter: GamePicture, choosing: ChosenPosition, look: PositionView, chosen: tuple[Space, int, int] | None
) -> Scene:
    """The scene. The figure to place has corners around its spaces `chosen` (north-west one, width, height)."""
    scene = painter.scene(look.table, None)
    drawn = {sprite.figure: sprite.picture for sprite in scene.sprites}
    others = [sprite for sprite in scene.sprites if sprite.figure >= choosing.players]
    marines = []
    for one in range(choosing.players):
        if (place := choosing.place_of(one, look.state)) is not None and one in drawn:
            marines.append(Sprite(one, place, drawn[one]))
    signs = targets_picture([Target(*chosen[0], *chosen[1:], "", ACTING)] if chosen is not None else [])
    return scene._replace(sprites=(*others, *marines), signs=signs)


def figure_at(choosing: ChosenPosition, look: PositionView, space: Space) -> int:
    """The index of the figure on a space, NONE for none. Marines and unplaceable kinds don't count."""
    if (number := choosing.game.board.number.get(space)) is None or not choosing.stock.figures:
        return NONE
    figures = choosing.standing(look.state)
    places = (
        place
        for place in range(len(figures))
        if (one := _drawn(choosing, look, place)) is not None and one.spaces >> number & 1
    )
    return next(places, NONE)


def box_of(choosing: ChosenPosition, look: PositionView, place: int) -> tuple[Space, int, int] | None:
    """The spaces of a figure: the north-west one, width and height. None for a hidden one."""
    one = _drawn(choosing, look, place)
    return None if one is None else spaces_box(choosing.game.board.spaces, one.spaces)


def _drawn(choosing: ChosenPosition, look: PositionView, place: int) -> TableFigure | None:
    """The figure on the table that a place of the list is about."""
    at = choosing.game.board.number.get(choosing.standing(look.state)[place].at)
    figures = (one for one in look.table.figures if one.number >= choosing.players and one.space == at)
    return next(figures, None)
