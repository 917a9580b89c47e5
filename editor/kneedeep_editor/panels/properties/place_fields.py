"""Fields for spaces of the map, typed or picked."""

import re
from typing import Any

from kneedeep.model.scenario.value_shapes import COORDINATE_LIMIT
from kneedeep_editor.panels.properties.field import Field, FieldContext, PickRequest, Space
from kneedeep_editor.panels.properties.plain_fields import LineField
from kneedeep_editor.services.widgets import lay_row, tool_button
from kneedeep_editor.texts import tr

_SPACE = re.compile(r"\s*\(?\s*(-?[0-9]{1,9})\s*[,;:]\s*(-?[0-9]{1,9})\s*\)?\s*")


def spaces_of(text: str, *, several: bool = True) -> tuple[Space, ...]:
    """The spaces in a text such as `4,0 4,1`. Raises ValueError with a sentence."""
    spaces = tuple((int(x), int(y)) for x, y in _SPACE.findall(text))
    if not spaces or _SPACE.sub("", text).strip() or (len(spaces) > 1 and not several):
        message = tr("Write spaces as x,y, separated by blanks: 4,0 4,1.")
        raise ValueError(message if several else tr("Enter one space as x,y."))
    if any(max(abs(x), abs(y)) > COORDINATE_LIMIT for x, y in spaces):
        raise ValueError(tr("A space is at most {most} away from 0,0.", most=COORDINATE_LIMIT))
    return spaces


class SpacesField(Field):
    """A space, or several. `none`: the value of an empty field."""

    def __init__(self, around: FieldContext, *, several: bool, none: Any, may_be_empty: bool) -> None:
        super().__init__(around)
        self._several, self._none, self._may_be_empty = several, none, may_be_empty
        self._spaces: tuple[Space, ...] = ()
        self.line = LineField(around, self._parse, self._write)
        self.button = tool_button(
            sign="pick", raised=True, tip=tr("Choose them on the map") if several else tr("Choose it on the map")
        )
        self.hold(self.line, self.button)
        lay_row((self.line, 1), self.button, of=self, margins=0, spacing=2)
        self.setFocusProxy(self.line)
        self.lead(self.line, self.asked)
        self.button.clicked.connect(self._pick)

    def call(self, name: str, doc: str) -> None:
        super().call(name, doc)
        self.button.setAccessibleName(tr("{name}: choose on the map", name=name))

    def put(self, value: Any, *, faint: bool = False, mixed: bool = False) -> None:
        self._spaces = () if mixed or value is None else value if self._several else (value,)
        self.line.put(value, faint=faint, mixed=mixed)

    def _parse(self, text: str) -> Any:
        if self._may_be_empty and not text.strip():
            return self._none
        spaces = spaces_of(text, several=self._several)
        return spaces if self._several else spaces[0]

    def _write(self, value: Any) -> str:
        return "  ".join(f"{x},{y}" for x, y in (value if self._several else (value,)))

    def _pick(self) -> None:
        self.around.pick(PickRequest(self._several, self._spaces, self._picked))

    def _picked(self, spaces: tuple[Space, ...]) -> None:
        self.complained.emit("")
        if spaces:
            self.asked.emit(spaces if self._several else spaces[-1], False)
        elif self._may_be_empty:
            self.asked.emit(self._none, False)
        self.finished.emit()
