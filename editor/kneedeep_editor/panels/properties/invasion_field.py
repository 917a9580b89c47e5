"""The field for the invasion card: one of the catalog, or two own groups for each color."""

from collections.abc import Mapping
from functools import partial
from typing import Any

from PySide6.QtWidgets import QCheckBox, QWidget

from kneedeep.model.catalog import Catalog, InvasionCard
from kneedeep.model.catalog.invader_setup import GROUPS, PORTAL_COLORS
from kneedeep.model.scenario.record import Record
from kneedeep_editor.panels.properties.field import Field, FieldContext
from kneedeep_editor.panels.properties.plain_fields import ChoiceField, LineField, NumberField, check_text
from kneedeep_editor.services.widgets import Label, lay_column, lay_grid, lay_row, plain_tip
from kneedeep_editor.texts import capitalized, tr, translated

_OWN = "own value"
_MOST_OF_A_KIND, _MOST_ARGENT = 12, 100
_ARGENT = ""
"""The row of Argent Power tokens, since no kind has an empty name."""
_WIDTH = 31

Groups = dict[str, list[dict[str, int]]]
"""The groups by color, each with the number of demons by kind, and of Argent Power tokens."""


class InvasionField(Field):
    """A card's name, or a table of six groups: name and numbers of demons, two columns for each color."""

    tall = True

    def __init__(self, around: FieldContext) -> None:
        super().__init__(around)
        self._value: Any = None
        catalog = self._catalog
        cards = [(name, translated(card.name), plain_tip(card.note)) for name, card in catalog.invasion_cards.items()]
        self.choice = ChoiceField(around, [(None, tr("none"), ""), *cards, (_OWN, tr("groups of its own"), "")])
        self.faceup = QCheckBox(tr("Everybody may look at it"))
        self.title = LineField(around, check_text)
        self.title.said = tr("Name of the card")
        self.colors: dict[str, QCheckBox] = {}
        self.cells: dict[tuple[str, str, int], NumberField] = {}
        self._sheet = self._make_sheet(catalog)
        lay_column(
            self.choice, lay_row(self.faceup), self.title, self._sheet, of=self, margins=0, spacing=4
        )  # fmt: skip
        around.inputs.watch(self.faceup)
        self.faceup.clicked.connect(self._turn)
        self.lead(self.choice, self._choose)
        self.lead(self.title, self._rename)
        for field in (self.title, self._sheet, self.faceup):
            field.hide()

    @property
    def _catalog(self) -> Catalog:
        return self.around.words().catalog

    def _make_sheet(self, catalog: Catalog) -> QWidget:
        sheet = QWidget()
        grid = lay_grid(of=sheet, spacing=(1, 1), wide=GROUPS * len(PORTAL_COLORS))
        for column, color in enumerate(PORTAL_COLORS):
            box = self.colors[color] = QCheckBox(capitalized(tr(color)))
            self.around.inputs.watch(box)
            box.clicked.connect(partial(self._include, color))
            grid.addWidget(box, 0, GROUPS * column, 1, GROUPS)
            for group in range(GROUPS):
                grid.addWidget(Label(str(group + 1), look="quiet"), 1, GROUPS * column + group)
        rows = [(name, translated(capitalized(kind.name))) for name, kind in catalog.figures.items()]
        for row, (name, title) in enumerate([*rows, (_ARGENT, tr("Argent Power"))], 1):
            # The title is above its cells, since the panel is too narrow for both in a row.
            grid.addWidget(Label(title, look="quiet"), 2 * row, 0, 1, -1)
            most = _MOST_OF_A_KIND if name else _MOST_ARGENT
            for column, color in enumerate(PORTAL_COLORS):
                for group in range(GROUPS):
                    cell = NumberField(self.around, 0, most, none=True)
                    cell.line.setFixedWidth(_WIDTH)
                    cell.line.setProperty("small", True)
                    self.lead(cell, partial(self._count, name, color, group))
                    grid.addWidget(cell, 2 * row + 1, GROUPS * column + group)
                    self.cells[name, color, group] = cell
        return sheet

    def inputs(self) -> list[QWidget]:
        found = self.choice.inputs()
        if not self.faceup.isHidden():
            found.append(self.faceup)
        if self._own:
            found += [*self.title.inputs(), *self.colors.values()]
            found += [widget for cell in self.cells.values() for widget in cell.inputs()]
        return found

    def call(self, name: str, doc: str) -> None:
        super().call(name, doc)
        self.choice.call(name, doc)
        self.title.call(tr("{name}: name of the card", name=name), doc)
        self.faceup.setAccessibleName(tr("{name}: everybody may look at it", name=name))
        figures = self._catalog.figures
        for color, box in self.colors.items():
            box.setAccessibleName(tr("{name}: groups of {color} portals", name=name, color=tr(color)))
        for (kind, color, group), cell in self.cells.items():
            what = translated(capitalized(figures[kind].name)) if kind else tr("Argent Power")
            cell.call(tr("{what}, {color} group {number}", what=what, color=tr(color), number=group + 1), doc)

    @property
    def _own(self) -> bool:
        return isinstance(self._value, Mapping) and "card" not in self._value

    def put(self, value: Any, *, faint: bool = False, mixed: bool = False) -> None:
        self._value = value
        shown = value is not None and not mixed
        self.choice.put(_OWN if self._own else self._card, faint=faint, mixed=mixed)
        self.title.setVisible(self._own and not mixed)
        self._sheet.setVisible(shown)
        self.faceup.setVisible(shown)
        if not shown:
            return
        self.faceup.setChecked(self._faceup)
        self.title.put(value.get("name", "") if self._own else "")
        groups = _own_groups(value) if self._own else self._groups_of_card
        for color, box in self.colors.items():
            box.setChecked(color in groups)
            box.setEnabled(self._own)
        for (kind, color, group), cell in self.cells.items():
            number = groups[color][group].get(kind) if color in groups else None
            cell.put(number or None)
            cell.setEnabled(self._own and color in groups)

    def _choose(self, value: Any, typed: bool) -> None:
        if value != _OWN:
            up = self._faceup and value is not None
            self.asked.emit(Record(card=value, faceup=True) if up else value, typed)
        elif not self._own:
            groups = self._groups_of_card or {
                color: [{self._first: 1} for _ in range(GROUPS)] for color in PORTAL_COLORS
            }
            self._tell(groups, typed)

    @property
    def _first(self) -> str:
        return next(iter(self._catalog.figures))

    @property
    def _card(self) -> str | None:
        card = self._value.get("card") if isinstance(self._value, Mapping) else self._value
        return card if isinstance(card, str) else None

    @property
    def _groups_of_card(self) -> Groups:
        return _card_groups(self._catalog.invasion_cards.get(self._card or ""))

    @property
    def _faceup(self) -> bool:
        return isinstance(self._value, Mapping) and bool(self._value.get("faceup", False))

    def _turn(self) -> None:
        up = self.faceup.isChecked()
        if self._own:
            pairs = [(name, value) for name, value in self._value.items() if name != "faceup"]
            self.asked.emit(Record([*pairs, *([("faceup", True)] if up else [])]), False)
        elif self._card is not None:
            self.asked.emit(Record(card=self._card, faceup=True) if up else self._card, False)

    def _rename(self, name: str, typed: bool) -> None:
        pairs = [(key, value) for key, value in self._value.items() if key != "name"]
        self.asked.emit(Record([*([("name", name)] if name else []), *pairs]), typed)

    def _include(self, color: str) -> None:
        groups = _own_groups(self._value)
        if self.colors[color].isChecked():
            groups[color] = [{self._first: 1} for _ in range(GROUPS)]
        elif len(groups) > 1:
            del groups[color]
        else:
            self.complained.emit(tr("A card has groups of at least one color."))
            self.colors[color].setChecked(True)
            return
        self._tell(groups, typed=False)

    def _count(self, kind: str, color: str, group: int, number: int | None, typed: bool) -> None:
        groups = _own_groups(self._value)
        changed = {name: count for name, count in groups[color][group].items() if name != kind}
        if number:
            changed[kind] = number
        if not any(changed):
            self.complained.emit(tr("A group has at least one demon."))
            return
        groups[color][group] = changed
        self._tell(groups, typed=typed)

    def _tell(self, groups: Groups, typed: bool) -> None:
        kept = self._value if self._own else Record(faceup=True) if self._faceup else Record()
        pairs = [(name, value) for name, value in kept.items() if name not in PORTAL_COLORS]
        made = [
            (color, tuple(_group_record(group) for group in groups[color]))
            for color in PORTAL_COLORS
            if color in groups
        ]
        self.asked.emit(Record([*pairs, *made]), typed)


def _group_record(group: Mapping[str, int]) -> Record:
    demons = Record((kind, number) for kind, number in group.items() if kind != _ARGENT)
    argent = group.get(_ARGENT)
    return Record(demons=demons, argent=argent) if argent else Record(demons=demons)


def _own_groups(value: Mapping[str, Any]) -> Groups:
    return {
        color: [{**group["demons"], **({_ARGENT: group["argent"]} if group.get("argent") else {})} for group in value[color]]
        for color in PORTAL_COLORS
        if color in value
    }  # fmt: skip


def _card_groups(card: InvasionCard | None) -> Groups:
    if card is None:
        return {}
    return {
        color: [
            {**dict(group.demons.value), **({_ARGENT: group.argent.value} if group.argent else {})} for group in groups
        ]
        for color, groups in card.groups.items()
    }
