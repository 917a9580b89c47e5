"""The door tool: places the stamp's door on a joint, or an exit on a loose opening."""

from kneedeep.model.scenario.edits import Add, Change, Edit, Several
from kneedeep.model.scenario.model import Condition, Door, Record, Scenario
from kneedeep_editor.texts import tr
from kneedeep_editor.tools.elements.areas import AUTOMATIC, divide_area
from kneedeep_editor.tools.elements.element_names import name_of_element
from kneedeep_editor.tools.elements.ids import id_error
from kneedeep_editor.tools.elements.similarity import settings_like
from kneedeep_editor.tools.geometry import door_lines
from kneedeep_editor.tools.placement_errors import no_line_error
from kneedeep_editor.tools.protocol import NOTHING, Pointer, Tool, ToolPreview
from kneedeep_editor.tools.stamp import DOORS, Stamp

BEGUN = Condition("clear", "board")
"""The marines' victory on a new map, the same in all editions."""


def leave_by_first_exit(title: str, scenario: Scenario, door: Door) -> tuple[Door, tuple[Edit, ...]]:
    """An exit with an id, and the edit that makes leaving by it the marines' victory.

    If there is another exit, or another victory was chosen, the exit is unchanged and there is no edit.
    """
    if scenario.victory.marines != BEGUN or any(known.exit for known in scenario.doors):
        return door, ()
    names = ("way-out", *(f"way-out-{number}" for number in range(2, 20_000)))
    own = next(name for name in names if not id_error(scenario, "door", name))
    victory = scenario.victory.having(marines=Condition("exit", own, Record(who="all")))
    return door.having(id=own), (Change(title, 0, Record(victory=victory)),)


class DoorTool(Tool):
    """Places doors. Possible lines are highlighted. A click puts the door on one, or changes the door there."""

    name = "door"
    section = DOORS

    def moved(self, pointer: Pointer) -> None:
        """Highlight the possible lines, with the door on the nearest one."""
        if (stamp := self._stamp()) is None:
            self._work.show(NOTHING)
            return
        lines = self._lines(stamp)
        line = door_lines.nearest_line(lines, pointer)
        ghost = None
        if line is not None:
            ruleset, door = self._work.scenario.ruleset, self._door(stamp, line)
            ghost = Scenario(title="", ruleset=ruleset, pieces=(), figures=(), doors=(door,))
        reason = "" if line is not None else no_line_error(leads_out=stamp.exit)
        self._work.show(ToolPreview(ghost, blocked=reason, lines=lines, joints=line or (), hint=self.hint))

    def pressed(self, pointer: Pointer) -> None:
        """Place the door on the nearest line."""
        if (stamp := self._stamp()) is None:
            self._work.say(tr("Choose a door in the palette first."))
            return
        if (line := door_lines.nearest_line(self._lines(stamp), pointer)) is None:
            self._work.say(tr("{reason}.", reason=no_line_error(leads_out=stamp.exit)))
            return
        door = self._door(stamp, line)
        door = door.having(**settings_like(door, self._work.model))
        title, edits, notice = self._edit(door, line)
        if self._work.edit(Several(title, edits)) and notice:
            (self._work.warn if door.exit else self._work.say)(notice)
        self.moved(pointer)

    def _edit(self, door: Door, line: door_lines.Line) -> tuple[str, tuple[Edit, ...], str]:
        """The title of the step, its edits, and a sentence about further changes."""
        name = name_of_element(door, self._work.board.kinds)
        for laid in self._work.board.doors:
            if laid.edges == line:
                title = tr("Change to {name}", name=name)
                changes = Record(kind=door.kind, exit=door.exit, **settings_like(door, self._work.model))
                # Pairs, since a Record would leave out None, which removes the door's key.
                place = (("at", door.at), ("side", door.side)) if door.exit else ()
                pairs = (*changes.items(), ("key", door.key), *place)
                return title, (Change(title, laid.element.serial, Record(pairs)),), ""
        title = tr("Place {name}", name=name)
        scenario = self._work.scenario
        if door.exit:
            door, won = leave_by_first_exit(title, scenario, door)
            notice = tr("The marines now win when they leave by this exit.")
            return title, (Add(title, (door,)), *won), notice if won else ""
        divided = None
        if self._work.area == AUTOMATIC and door.door_kind != "passage":
            divided = divide_area(title, self._work.board, line)
        if divided is None:
            return title, (Add(title, (door,)),), ""
        edit, area = divided
        return title, (Add(title, (door,)), edit), tr("Behind the door begins {area}.", area=area)

    def _lines(self, stamp: Stamp) -> tuple[door_lines.Line, ...]:
        board = self._work.board
        return door_lines.exit_lines(board) if stamp.exit else door_lines.joint_lines(board)

    def _door(self, stamp: Stamp, line: door_lines.Line) -> Door:
        door = Door(at=(0, 0), side="east", kind=stamp.kind, key=stamp.color, exit=stamp.exit)
        return door_lines.place_on_line(self._work.board, door, line)
