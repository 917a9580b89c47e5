"""The possessions of all players side by side: a sheet for each marine, and the invader's known things."""

from html import escape

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QFrame, QLabel, QWidget

from kneedeep.model.catalog.marine_names import COLORS
from kneedeep.rules.table_view import Card, Sheet, TableView
from kneedeep_editor.services.widgets import Label, lay_row, plain_tip
from kneedeep_editor.texts import EditionTexts, capitalized, tr

_HURT, _LOST, _ARMOR, _ORDER = "#e5484d", "#7d8890", "#4f86c6", "#d99a2b"
_CHIPS = {"red": "#d6342c", "green": "#2f9146", "blue": "#2f7fe0", "yellow": "#e8c21d"}
_FRAG, _NO_FRAG = "●", "○"
_MOST_PIPS = 10
"""The maximum number of hearts and frag points shown individually."""
_FEW = 2
"""The number of marines up to which sheets have room for hearts."""
_WIDE = 2
"""The width of the invader's sheet, as a multiple of a marine's."""


class MarineSheets(QWidget):
    """Shows the sheets of a game."""

    def __init__(self, texts: EditionTexts) -> None:
        super().__init__()
        self._texts = texts
        self.setObjectName("sheets")
        self._row = lay_row(of=self, margins=(6, 4, 6, 6), spacing=8)
        self.labels: list[QLabel] = []

    def show_sheets(self, view: TableView) -> None:
        """Show the possessions of all players, as far as a side may see them."""
        while len(self.labels) < len(view.sheets) + 1:
            label = Label(rich=True, wrap=True, alignment=Qt.AlignmentFlag.AlignTop)
            label.setFrameShape(QFrame.Shape.StyledPanel)
            label.setMargin(6)
            self._row.addWidget(label, 1 if len(self.labels) < len(view.sheets) else _WIDE)
            self.labels.append(label)
        for sheet in view.sheets:
            acts = view.player == sheet.seat and not view.winner
            self._show(
                self.labels[sheet.seat],
                _marine(sheet, acts=acts, many=len(view.sheets) > _FEW),
                _plain(sheet, self._texts),
            )
            self.labels[sheet.seat].setToolTip(plain_tip("\n".join(map(_card, sheet.cards))))
        rich, plain = _invader(view, self._texts)
        self._show(self.labels[-1], rich, plain)
        self.labels[-1].setToolTip(plain_tip("\n".join(map(_card, view.invader_cards))))

    def stack(self, *, on: bool) -> None:
        """Arrange the sheets in a column or side by side."""
        self._row.setDirection(QBoxLayout.Direction.TopToBottom if on else QBoxLayout.Direction.LeftToRight)

    def clear(self) -> None:
        """Remove all sheets."""
        for label in self.labels:
            self._show(label, "", "")
            label.setToolTip("")

    def _show(self, label: QLabel, rich: str, plain: str) -> None:
        if label.text() != rich:
            label.setText(rich)
            label.setAccessibleName(plain)


def _card(card: Card) -> str:
    text = f"{card.name}: {card.text}"
    return text if card.sure else tr("{text} (a guess)", text=text)


def _marine(sheet: Sheet, *, acts: bool, many: bool) -> str:
    color = COLORS[sheet.seat] if sheet.seat < len(COLORS) else ""
    chip = _CHIPS[color] if sheet.name == tr("{color} marine", color=tr(color)) else _LOST
    name = escape(capitalized(sheet.name))
    head = f'<span style="color:{chip}">■</span> <b>{name}</b>' + (" ◂" if acts else "")
    if sheet.elsewhere:
        head += f' <span style="color:{_LOST}">{escape(sheet.elsewhere)}</span>'
    if sheet.status:
        head += f' <span style="color:{_ORDER}"><b>{tr(sheet.status)}</b></span>'
    if many or max(sheet.full, sheet.wounds) > _MOST_PIPS:
        pips = f'<span style="color:{_HURT}">♥</span> <b>{sheet.wounds}</b> / {sheet.full}'
    else:
        pips = f'<span style="color:{_HURT}">{"♥" * sheet.wounds}</span>'
        pips += f'<span style="color:{_LOST}">{"♡" * (sheet.full - sheet.wounds)}</span> {sheet.wounds}'
    for what, count in sheet.amounts[:1]:
        pips += f' &nbsp; <span style="color:{_ARMOR}">{tr(what)}</span>&nbsp;<b>{count}</b>'
    lines = [head, pips, " · ".join(f"{tr(what)}&nbsp;<b>{count}</b>" for what, count in sheet.amounts[1:])]
    lines.append(escape(" · ".join(", ".join(row.things) for row in sheet.rows if row.things)))
    return "<br>".join(filter(None, lines))


def _plain(sheet: Sheet, texts: EditionTexts) -> str:
    parts = [
        capitalized(sheet.name),
        sheet.elsewhere,
        texts.tr("{left} of {full} wounds left", left=sheet.wounds, full=sheet.full),
    ]
    amounts = [f"{tr(what)} {count}" for what, count in sheet.amounts]
    status = texts.tr("order {order}", order=tr(sheet.status)) if sheet.status else ""
    things = [thing for row in sheet.rows for thing in row.things]
    return ", ".join(filter(None, [*parts, *amounts[:1], status, *amounts[1:], *things]))


def _invader(view: TableView, texts: EditionTexts) -> tuple[str, str]:
    limit = view.frags_to_win
    text = tr("{part} of {whole}", part=view.frags, whole=limit) if limit is not None else str(view.frags)
    track = _FRAG * view.frags + _NO_FRAG * max(0, (limit or 0) - view.frags)
    track = track if len(track) <= _MOST_PIPS else ""
    lines = [
        f"<b>{tr('Invader')}</b>" + (" ◂" if view.player < 0 and not view.winner else ""),
        tr('Frags <span style="color:{HURT}">{track}</span> {points}', HURT=_HURT, track=track, points=text),
        tr("Cards: <b>{count}</b> in hand, {count2} in the deck", count=view.in_hand, count2=view.in_deck),
    ]
    if keys := view.keys:
        lines.append(
            tr("Keys found: ") + " ".join(f'<span style="color:{_CHIPS[key]}">■</span> {tr(key)}' for key in keys)
        )
    plain = texts.tr(
        "Invader: frag points {points}, {count} cards in hand, {count2} in the deck",
        points=text,
        count=view.in_hand,
        count2=view.in_deck,
    )
    lines += (f"{capitalized(row.label)}: {escape(row.value)}" for row in view.invader)
    plain += "".join(f"; {row.label}: {row.value}" for row in view.invader)
    return "<br>".join(lines), plain + (tr("; keys found: {part}", part=", ".join(keys)) if keys else "")
