"""Goal of the marines: an area, or spaces."""

from typing import Any

from kneedeep.model.scenario.record import Record
from kneedeep_editor.panels.properties.field import Field, FieldContext
from kneedeep_editor.panels.properties.name_field import NameField
from kneedeep_editor.panels.properties.place_fields import SpacesField
from kneedeep_editor.services.widgets import lay_row, tool_button
from kneedeep_editor.texts import tr


class ReachField(Field):
    """The name of an area, or spaces. A button switches between them."""

    room = 160

    def __init__(self, around: FieldContext) -> None:
        super().__init__(around)
        self.area = NameField(around, "area")
        self.spaces = SpacesField(around, several=True, none=(), may_be_empty=False)
        self.button = tool_button(sign="area", raised=True, tip=tr("An area, or single spaces"))
        self.hold(self.area, self.spaces, self.button)
        lay_row((self.area, 1), (self.spaces, 1), self.button, of=self, margins=0, spacing=2)
        self.lead(self.area, self.asked)
        self.lead(self.spaces, lambda spaces, typed: self.asked.emit(Record(spaces=spaces), typed))
        self.button.clicked.connect(self._switch)

    def call(self, name: str, doc: str) -> None:
        super().call(name, doc)
        self.area.call(tr("{name} area", name=name), doc)
        self.spaces.call(tr("{name} spaces", name=name), doc)
        self.button.setAccessibleName(tr("{name}: an area, or single spaces", name=name))

    def put(self, value: Any, *, faint: bool = False, mixed: bool = False) -> None:
        by_area = not isinstance(value, Record)
        self.area.setVisible(by_area)
        self.spaces.setVisible(not by_area)
        if by_area:
            self.area.put(value, faint=faint, mixed=mixed)
        else:
            self.spaces.put(value["spaces"], faint=faint, mixed=mixed)

    def _switch(self) -> None:
        if self.area.isVisibleTo(self):
            self.asked.emit(Record(spaces=(self.around.here(),)), False)
            return
        offered = self.around.offers("area")
        self.asked.emit(offered[0].name if offered else "", False)
