"""Exploring: what marines see is revealed at once, set up for their number, and told.

Rule: 2004 rulebook p. 9 (exploring); RUL-12 to RUL-20.
"""

from __future__ import annotations

from kneedeep.geometry.bits import numbers_of
from kneedeep.geometry.sightline import crossed_spaces
from kneedeep.rules.doom2004.board import tokens_on_board
from kneedeep.rules.doom2004.board.figures import everybody, refresh_walkable
from kneedeep.rules.doom2004.compiled_scenario import CompiledScenario
from kneedeep.rules.doom2004.invader import area_setup
from kneedeep.rules.doom2004.script import script_hooks
from kneedeep.rules.doom2004.script.topics import REVEALED
from kneedeep.rules.doom2004.stages import AreaText
from kneedeep.rules.doom2004.state import OFF, State
from kneedeep.rules.stage import StageKind, no_options


def look_around(t: CompiledScenario, s: State, seat: int) -> None:
    """Reveal what a marine sees. Rule: RUL-13, RUL-14."""
    at = s.at[seat]
    s.peeking &= ~(1 << seat)
    while at != OFF and (seen := s.ground.visible[at] & ~s.revealed):
        found = _areas_seen(t, s, seat, seen)
        if not found:
            s.peeking |= 1 << seat
            return
        for area in found:
            reveal(t, s, area)
        at = s.at[seat]


def look_again(t: CompiledScenario, s: State) -> None:
    """Reveal what any marine sees since something moved, fell or opened. Rule: RUL-15."""
    revealed, hidden, ground = s.revealed, s.peeking, s.ground
    for seat in range(s.players):
        if s.at[seat] != OFF and (hidden >> seat & 1 or ground.visible[s.at[seat]] & ~revealed):
            look_around(t, s, seat)
    if s.revealed == revealed and s.ground is ground:
        screens = 0
        for seat in range(s.players):
            if s.peeking >> seat & 1 and s.at[seat] != OFF:
                at = s.at[seat]
                for crossed, _ in _lines_out(t, s, at, ground.visible[at] & ~revealed):
                    screens |= crossed
        s.screens = screens


def look_after_move(t: CompiledScenario, s: State, figure: int) -> None:
    """Reveal what a figure sees that came to another space, and what it hid before, however it moved. Rule: RUL-15."""
    if figure < s.players:
        look_around(t, s, figure)
    if s.peeking:
        look_again(t, s)


def _areas_seen(t: CompiledScenario, s: State, seat: int, seen: int) -> list[int]:
    """The areas that the lines to unrevealed spaces enter first, in the order of the file."""
    # The lines don't cross the space they start from.
    others = everybody(s) if t.parameters.reveal_sight == "figures-block" else 0
    areas = [area for crossed, area in _lines_out(t, s, s.at[seat], seen) if not crossed & others]
    return sorted(set(areas)) if areas else areas


def _lines_out(t: CompiledScenario, s: State, at: int, seen: int) -> tuple[tuple[int, int], ...]:
    """For the lines from a space to unrevealed ones: what each crosses before, and the area it enters first."""
    known = t.lines_out.get((at, seen, s.revealed))
    if known is None:
        known = t.lines_out[at, seen, s.revealed] = _followed_out(t, s, at, seen)
    return known


def _followed_out(t: CompiledScenario, s: State, at: int, seen: int) -> tuple[tuple[int, int], ...]:
    terrain = t.terrain
    ax, ay = terrain.spaces[at]
    found: dict[tuple[int, int], None] = {}
    for space in numbers_of(seen):
        bx, by = terrain.spaces[space]
        crossed = 0
        for dx, dy in (*crossed_spaces(bx - ax, by - ay), (bx - ax, by - ay)):
            number = terrain.number.get((ax + dx, ay + dy), -1)
            if number < 0:
                continue
            if not s.revealed >> number & 1:
                found[crossed, t.area_of[number]] = None
                break
            crossed |= 1 << number
    # A line that crosses more than another one into the same area shows nothing that the other does not.
    return tuple(
        (crossed, area)
        for crossed, area in found
        if not any(other != crossed and other & crossed == other and there == area for other, there in found)
    )


def reveal(t: CompiledScenario, s: State, area: int) -> None:
    """Reveal an area: its spaces, tokens and figures come to the table, its text is read, its steps happen.

    Rule: 2004 rulebook p. 9 (exploring).
    """
    if s.areas >> area & 1:
        return
    s.areas |= 1 << area
    s.revealed |= t.area_bits[area]
    refresh_walkable(s)
    if s.events is not None:
        s.events.append(("reveal", area))
    for piece in t.pieces_in.get(area, ()):
        if tokens_on_board.waits(s, piece):
            lay = tokens_on_board.put_down if piece.placed else tokens_on_board.lay
            lay(t, s, piece.number)
    for number, space, *_ in s.moved:
        if t.area_bits[area] >> space & 1 and not s.lying >> number & 1 and s.course.set_up >> number & 1:
            tokens_on_board.lay(t, s, number)
    tokens_on_board.refresh_tokens(t, s)
    s.changed |= REVEALED
    text = AreaText("told", area)
    s.stack.append(text)
    waiting = [
        setup
        for setup in t.setups
        if setup.placed and setup.area == area and s.course.set_up & t.waiting_bit(setup.number)
    ]
    area_setup.set_up(t, s, tuple(setup.number for setup in (*t.setups_in.get(area, ()), *waiting)))
    if s.stack[-1] is text:
        _read_aloud(t, s, text)


def _read_aloud(t: CompiledScenario, s: State, stage: AreaText) -> bool:
    """Read the text of an area once it is set up, and do its steps. Rule: 2004 rulebook p. 9 (exploring)."""
    s.stack.pop()
    element = t.area_elements.get(stage.area)
    if element is not None:
        script_hooks.happen(t, s, element.text, element.do, -1)
    return False


STAGES = (StageKind("told", AreaText, _read_aloud, no_options, ""),)
