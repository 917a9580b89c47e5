"""A marine's state at the beginning of the game: wounds, armor, ammunition, weapons, an order, cards."""

from collections.abc import Callable, Collection, Sequence
from functools import partial

from PySide6 import QtWidgets
from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal

from kneedeep.rules.position import Marine
from kneedeep.rules.position_options import Named, PositionOptions
from kneedeep_editor.playtest.start_position.chosen_position import ChosenPosition
from kneedeep_editor.services.fields import number_box
from kneedeep_editor.services.widgets import choice_box, plain_tip, push_button
from kneedeep_editor.texts import EditionTexts, capitalized, later, tr, translated

_MOST = 6
"""The maximum number of visible rows."""
MOST = 99
_COUNTED = {
    "adrenaline": later("Adrenaline"),
    "oxygen": later("Oxygen"),
    "berserk": later("Berserk, turns"),
    "charge": later("Soul cube, charges"),
}


class CheckList(QtWidgets.QListWidget):
    """A list of check boxes. `ticked` has the names of all checked entries."""

    ticked = Signal(object)

    def __init__(self, name: str) -> None:
        """Begin empty. `name`: for screen readers."""
        super().__init__()
        self.setAccessibleName(name)
        self.setUniformItemSizes(True)
        self.setSizePolicy(QtWidgets.QSizePolicy.Policy.Expanding, QtWidgets.QSizePolicy.Policy.Fixed)
        self._named: tuple[Named, ...] = ()
        self.itemChanged.connect(self._tell)

    def show_things(self, things: Sequence[Named], ticked: Collection[str]) -> None:
        """Show entries, some of them checked."""
        left = list(ticked)
        with QSignalBlocker(self):
            if tuple(things) != self._named:
                self.clear()
                self._named = tuple(things)
                for thing in things:
                    item = QtWidgets.QListWidgetItem(capitalized(translated(thing.words)), self)
                    item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
                    item.setToolTip(plain_tip(thing.text))
                self.updateGeometry()
            for row, thing in enumerate(things):
                held = thing.name in left
                if held:
                    left.remove(thing.name)
                self.item(row).setCheckState(Qt.CheckState.Checked if held else Qt.CheckState.Unchecked)

    def sizeHint(self) -> QSize:
        """The height of all rows, up to a maximum."""
        rows = max(1, min(_MOST, self.count()))
        row = max(self.sizeHintForRow(0), self.fontMetrics().height())
        return QSize(160, rows * row + 2 * self.frameWidth() + 2)

    def minimumSizeHint(self) -> QSize:
        """The same as the size hint."""
        return QSize(80, self.sizeHint().height())

    def _tell(self) -> None:
        self.ticked.emit(
            tuple(
                thing.name
                for row, thing in enumerate(self._named)
                if self.item(row).checkState() == Qt.CheckState.Checked
            )
        )


class MarineChoices(QtWidgets.QWidget):
    """The fields of one marine. Unchanged ones show their defaults. `changed`: something was chosen."""

    changed = Signal()
    _choosing: ChosenPosition

    def __init__(self, seat: int, called: str, stock: PositionOptions, texts: EditionTexts) -> None:
        """Show the fields of a marine by seat and name. `stock`: the scenario's options. `texts`: its edition's."""
        super().__init__()
        self._seat, self._stock, self._called = seat, stock, called
        self._form = form = QtWidgets.QFormLayout(self)
        form.setFieldGrowthPolicy(QtWidgets.QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
        self._statuses = [status.name for status in stock.statuses]
        self.status = self._combo(tr("&Where"), [translated(status.words) for status in stock.statuses])
        self.wounds = self._spin(texts.tr("W&ounds left"), 1)
        self.armor = self._spin(tr("&Armor"), 0)
        self._form.setRowVisible(self.armor, bool(stock.most_armor))
        self.ammo = {place: self._spin(capitalized(tr(stock.ammunition[place])), 0) for place in stock.ammo}
        self.counted = {name: self._spin(tr(_COUNTED[name]), 0) for name in stock.counted}
        self.order = self._combo(tr("O&rder"), [capitalized(order) for order in stock.orders])
        self._form.setRowVisible(self.order, bool(stock.orders))
        self.weapons = self._checks(tr("Weapons"), stock.weapons)
        self.things = self._checks(tr("Things"), stock.things)
        self.cards = self._checks(texts.tr("Marine cards"), stock.cards)
        self.again = push_button(
            tr("&Reset"),
            tip=tr("Undo the changes to this marine, but not to his place."),
            name=tr("Reset: {name}", name=called),
        )
        form.addRow("", self.again)
        self.status.activated.connect(self._change_status)
        self.wounds.valueChanged.connect(lambda value: self._change(wounds=value))
        self.armor.valueChanged.connect(lambda value: self._change(armor=value))
        for spin in self.ammo.values():
            spin.valueChanged.connect(self._change_ammo)
        for name, spin in self.counted.items():
            spin.valueChanged.connect(partial(self._change_count, name))
        self.order.activated.connect(lambda place: self._change(order=stock.orders[place]))
        self.weapons.ticked.connect(lambda names: self._change(weapons=names))
        self.things.ticked.connect(partial(self._give, ChosenPosition.give_things))
        self.cards.ticked.connect(partial(self._give, ChosenPosition.give_cards))
        self.again.clicked.connect(self._forget)

    # Display

    def show_marine(self, choosing: ChosenPosition) -> None:
        """Show the chosen values of the marine, else those of the table."""
        self._choosing, state = choosing, choosing.state
        marine, chosen = choosing.marine(self._seat), choosing.marines[self._seat]
        with QSignalBlocker(self.status), QSignalBlocker(self.order):
            self.status.setCurrentIndex(self._statuses.index(marine.status))
            order = marine.order or next(iter(self._stock.orders), None)
            if order is not None:
                self.order.setCurrentIndex(self._stock.orders.index(order))
        acts = choosing.turn == self._seat
        self.order.setEnabled(not acts)
        self.order.setToolTip(tr("His turn begins and he chooses then.") if acts else "")
        self._fill(self.wounds, marine.wounds or 0, most=choosing.game.table_view(state, None).sheets[self._seat].full)
        self._fill(self.armor, marine.armor or 0, most=min(MOST, self._stock.most_armor))
        self._show_counts(marine)
        self.weapons.show_things(self._stock.weapons, marine.weapons or ())
        loose = choosing.chooser.loose_things(state)
        self.things.show_things([it for it in self._stock.things if it.name in loose], choosing.things[self._seat])
        self.cards.show_things(self._stock.cards, marine.cards or ())
        self.again.setEnabled(chosen != Marine(at=chosen.at))

    def _show_counts(self, marine: Marine) -> None:
        for place, spin in self.ammo.items():
            self._fill(spin, (marine.ammo or ())[place])
        for name, spin in self.counted.items():
            self._fill(spin, max(marine.berserk or (), default=0) if name == "berserk" else getattr(marine, name) or 0)

    def _fill(self, spin: QtWidgets.QSpinBox, value: int, *, most: int = MOST) -> None:
        with QSignalBlocker(spin):
            spin.setMaximum(max(most, value))
            spin.setValue(value)

    # Choices

    def _change(self, **fields: object) -> None:
        self._choosing.change(self._seat, **fields)
        self.changed.emit()

    def _change_status(self, place: int) -> None:
        at = self._choosing.place_of(self._seat)
        self._change(status=self._statuses[place], at=at or self._choosing.marines[self._seat].at)

    def _change_ammo(self) -> None:
        self._change(
            ammo=tuple(
                self.ammo[place].value() if place in self.ammo else 0 for place in range(len(self._stock.ammunition))
            )
        )

    def _change_count(self, name: str, value: int) -> None:
        self._change(**{name: ((value,) if value else ()) if name == "berserk" else value})

    def _give(self, give: Callable[[ChosenPosition, int, Sequence[str]], None], names: tuple[str, ...]) -> None:
        give(self._choosing, self._seat, names)
        self.changed.emit()

    def _forget(self) -> None:
        self._choosing.marines[self._seat] = Marine(at=self._choosing.marines[self._seat].at)
        self.changed.emit()

    # Construction

    def _spin(self, title: str, least: int) -> QtWidgets.QSpinBox:
        made = number_box(least, MOST, name=_spoken(title, self._called))
        self._form.addRow(title, made)
        return made

    def _combo(self, title: str, words: list[str]) -> QtWidgets.QComboBox:
        made = choice_box([(word, None) for word in words], name=_spoken(title, self._called))
        self._form.addRow(title, made)
        return made

    def _checks(self, title: str, named: tuple[Named, ...]) -> CheckList:
        made = CheckList(_spoken(title, self._called))
        if named:
            self._form.addRow(title, made)
        else:
            made.setParent(self)
            made.hide()
        return made


def _spoken(title: str, called: str) -> str:
    return f"{title.replace('&', '')}, {called}"
