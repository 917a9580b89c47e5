"""What is on a space of the table, in words, for one pair of eyes."""

from kneedeep.rules import State
from kneedeep.rules.doom2004.board import tokens_on_board
from kneedeep.rules.doom2004.board.figures import armor_of
from kneedeep.rules.doom2004.text.action_text import figure_at
from kneedeep.rules.doom2004.text.game_names import names_in
from kneedeep_editor.canvas.table.scene import Space
from kneedeep_editor.playtest.board.game_picture import GamePicture
from kneedeep_editor.playtest.board.unrevealed import waiting_on
from kneedeep_editor.playtest.text.amounts import wounds
from kneedeep_editor.texts import tr


def describe_space(painter: GamePicture, state: State, side: str | None, space: Space) -> str:
    """Return `13,7 Relay: zombie 4 (armor 1, 2 wounds left)`; nothing for what a side does not see."""
    t = painter.t
    number = painter.game.board.number.get(space)
    if number is None or not painter.shown(state, side) >> number & 1:
        return ""
    names = names_in(t, state)
    where = f"{space[0]},{space[1]} {names.area(t.area_of[number])}"
    if not state.revealed >> number & 1:
        waiting = waiting_on(t, state, number)
        return tr("{where}, not revealed", where=where) + (f": {', '.join(waiting)}" if waiting else "")
    parts = []
    for figure in (*state.squad, *state.crowd, *state.others):
        if state.body[figure] >> number & 1:
            called = figure_at(names, state, figure).removesuffix(f" at {names.space(state.at[figure])}")
            parts.append(
                tr(
                    "{called} (armor {armor_of}, {counted} left)",
                    called=called,
                    armor_of=armor_of(t, state, figure),
                    counted=wounds(state.left[figure]),
                )
            )
    parts += [names.token(token) for token in tokens_on_board.lying_at(t, state, number)]
    return f"{where}: {', '.join(parts)}" if parts else where


def describe_door(state: State, door: int, called: str) -> str:
    """Return `The hall door: shut`; `called`: what the door is called."""
    stands = (
        tr("destroyed")
        if state.smashed >> door & 1
        else tr("open")
        if state.doors >> door & 1
        else tr("shut")
    )
    return f"{called[:1].upper()}{called[1:]}: {stands}"
