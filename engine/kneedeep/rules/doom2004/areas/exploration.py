"""Exploration: everything that marines see is revealed at once, set up for their number, and put into the story.

Rule: 2004 rulebook p. 9 (exploring); RUL-12 to RUL-20.
"""

from kneedeep.model.geometry.single_center_line import crossed_spaces
from kneedeep.rules.doom2004.areas import area_setup
from kneedeep.rules.doom2004.board import tokens_on_board
from kneedeep.rules.doom2004.board.figures import everybody, refresh_walkable
from kneedeep.rules.doom2004.event_texts import board_events
from kneedeep.rules.doom2004.parts import OFF, CompiledScenario, State, no_options, numbers_of, stage_kind
from kneedeep.rules.doom2004.script import script_hooks
from kneedeep.rules.doom2004.stages import AreaText
from kneedeep.rules.doom2004.tables.topics import REVEALED
from kneedeep.rules.numbers import AreaNumber


def look_around(tables: CompiledScenario, state: State, seat: int) -> None:
    """Reveal what a marine sees. Rule: RUL-13, RUL-14."""
    at = state.at[seat]
    state.peeking &= ~(1 << seat)
    while at != OFF and (seen := state.ground.visible[at] & ~state.revealed):
        if not (found := _areas_seen(tables, state, seat, seen)):
            state.peeking |= 1 << seat
            return
        for area in found:
            reveal(tables, state, area)
        at = state.at[seat]


def look_again(tables: CompiledScenario, state: State) -> None:
    """Reveal everything that any marine sees after something moved, fell or opened. Rule: RUL-15."""
    revealed, hidden, ground = state.revealed, state.peeking, state.ground
    for seat in range(state.players):
        if state.at[seat] != OFF and (hidden >> seat & 1 or ground.visible[state.at[seat]] & ~revealed):
            look_around(tables, state, seat)
    if state.revealed == revealed and state.ground is ground:
        screens = 0
        for seat in range(state.players):
            if state.peeking >> seat & 1 and state.at[seat] != OFF:
                at = state.at[seat]
                for crossed, _ in _lines_out(tables, state, at, ground.visible[at] & ~revealed):
                    screens |= crossed
        state.screens = screens


def look_after_move(tables: CompiledScenario, state: State, figure: int) -> None:
    """Reveal what a moved figure sees, and what it hid before, after any move. Rule: RUL-15."""
    if figure < state.players:
        look_around(tables, state, figure)
    if state.peeking:
        look_again(tables, state)


def _areas_seen(tables: CompiledScenario, state: State, seat: int, seen: int) -> list[int]:
    """The areas that the lines to unrevealed spaces enter first, in the order of the file."""
    # The lines don't cross the space they start from.
    others = everybody(state) if tables.parameters.reveal_sight == "figures-block" else 0
    areas = [area for crossed, area in _lines_out(tables, state, state.at[seat], seen) if not crossed & others]
    return sorted(set(areas)) if areas else areas


def _lines_out(tables: CompiledScenario, state: State, at: int, seen: int) -> tuple[tuple[int, int], ...]:
    """For the lines from a space to unrevealed ones: the crossed parts before, and the first area they enter."""
    if (known := tables.lines_out.get((at, seen, state.revealed))) is None:
        known = tables.lines_out[at, seen, state.revealed] = _followed_out(tables, state, at, seen)
    return known


def _followed_out(tables: CompiledScenario, state: State, at: int, seen: int) -> tuple[tuple[int, int], ...]:
    terrain = tables.terrain
    ax, ay = terrain.spaces[at]
    found: dict[tuple[int, int], None] = {}
    for space in numbers_of(seen):
        bx, by = terrain.spaces[space]
        crossed = 0
        for dx, dy in (*crossed_spaces(bx - ax, by - ay), (bx - ax, by - ay)):
            if (number := terrain.number.get((ax + dx, ay + dy), -1)) < 0:
                continue
            if not state.revealed >> number & 1:
                found[crossed, tables.area_of[number]] = None
                break
            crossed |= 1 << number
    # A line that crosses more than another one into the same area shows nothing that the other does not.
    return tuple(
        (crossed, area)
        for crossed, area in found
        if not any(other != crossed and other & crossed == other and there == area for other, there in found)
    )


def _lay_tokens(tables: CompiledScenario, state: State, area: int) -> None:
    for piece in tables.pieces_in.get(area, ()):
        if tokens_on_board.waits(state, piece):
            lay = tokens_on_board.put_down if piece.placed else tokens_on_board.lay
            lay(tables, state, piece.number)
    waiting = state.course.set_up & ~state.lying
    for number, space, *_ in state.moved:
        if tables.area_bits[area] >> space & 1 and waiting >> number & 1:
            tokens_on_board.lay(tables, state, number)
    tokens_on_board.refresh_tokens(tables, state)


def reveal(tables: CompiledScenario, state: State, area: int) -> None:
    """Reveal an area: place its spaces, tokens and figures, read its text, carry out its steps.

    Rule: 2004 rulebook p. 9 (exploring).
    """
    if state.areas >> area & 1:
        return
    state.areas |= 1 << area
    state.revealed |= tables.area_bits[area]
    refresh_walkable(state)
    state.tell(board_events.Reveal("reveal", area))
    _lay_tokens(tables, state, area)
    state.changed |= REVEALED
    text = AreaText("told", AreaNumber(area))
    state.stack.append(text)
    waiting = [
        setup
        for setup in tables.setups
        if setup.placed and setup.area == area and state.course.set_up & tables.waiting_bit(setup.number)
    ]
    area_setup.set_up(tables, state, tuple(setup.number for setup in (*tables.setups_in.get(area, ()), *waiting)))
    if state.stack[-1] is text:
        _read_aloud(tables, state, text)


def _read_aloud(tables: CompiledScenario, state: State, stage: AreaText) -> bool:
    """Read the text of an area after its set-up, and carry out its steps. Rule: 2004 rulebook p. 9 (exploring)."""
    state.stack.pop()
    if (element := tables.area_elements.get(stage.area)) is not None:
        script_hooks.happen(tables, state, element.text, element.do, -1)
    return False


STAGES = (stage_kind("told", AreaText, _read_aloud, no_options),)
