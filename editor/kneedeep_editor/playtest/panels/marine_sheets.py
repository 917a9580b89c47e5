"""What everybody has, side by side: a sheet for each marine, and what is known of the invader."""

from html import escape

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from kneedeep.rules import State
from kneedeep.rules.doom2004.game import Doom2004Game as Game
from kneedeep.rules.doom2004.text.player_sheets import Card, MarineSheet, frags_to_win, keys_found, sheet_of
from kneedeep_editor.playtest.text.game_texts import capitalized
from kneedeep_editor.services.label import Label, plain_tip
from kneedeep_editor.texts import tr

_HURT, _LOST, _ARMOR, _ORDER = "#e5484d", "#7d8890", "#4f86c6", "#d99a2b"
_CHIPS = {"red": "#d6342c", "green": "#2f9146", "blue": "#2f7fe0", "yellow": "#e8c21d"}
_FRAG, _NO_FRAG = "●", "○"
_MOST_PIPS = 20


class MarineSheets(QWidget):
    """Shows the sheets of a game."""

    def __init__(self) -> None:
        """Begin without a sheet."""
        super().__init__()
        self.setObjectName("sheets")
        self._row = QHBoxLayout()
        self._row.setSpacing(8)
        self.basis = Label()
        self.basis.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.basis.setWordWrap(True)
        self.basis.setProperty("faint", True)
        self.basis.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(6, 4, 6, 6)
        column.setSpacing(4)
        column.addLayout(self._row)
        column.addWidget(self.basis)
        self.labels: list[QLabel] = []

    def show_basis(self, basis: str) -> None:
        """Say below the sheets how sure the numbers of the game are."""
        self.basis.setText(basis)
        self.basis.setVisible(bool(basis))

    def show_sheets(self, game: Game, state: State) -> None:
        """Show what everybody has in a state, which may be a view."""
        while len(self.labels) < state.players + 1:
            label = Label()
            label.setTextFormat(Qt.TextFormat.RichText)
            label.setWordWrap(True)
            label.setAlignment(Qt.AlignmentFlag.AlignTop)
            label.setFrameShape(QFrame.Shape.StyledPanel)
            label.setMargin(6)
            self._row.addWidget(label, 1)
            self.labels.append(label)
        for seat in range(state.players):
            sheet = sheet_of(game, state, seat)
            acts = state.player == seat and not state.winner
            self._show(self.labels[seat], _marine(sheet, acts=acts), _plain(sheet))
            self.labels[seat].setToolTip(plain_tip("\n".join(map(_card, sheet.cards))))
        rich, plain = _invader(game, state)
        self._show(self.labels[-1], rich, plain)

    def clear(self) -> None:
        """Show nothing."""
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


def _marine(sheet: MarineSheet, *, acts: bool) -> str:
    chip = _CHIPS.get(sheet.name.split()[0], _LOST)
    name = escape(capitalized(sheet.name))
    head = f'<span style="color:{chip}">■</span> <b>{name}</b>' + (" ◂" if acts else "")
    if sheet.elsewhere:
        head += f' <span style="color:{_LOST}">{escape(sheet.elsewhere)}</span>'
    if sheet.order:
        head += f' <span style="color:{_ORDER}"><b>{sheet.order}</b></span>'
    lost = max(0, sheet.full - sheet.left)
    pips = f'<span style="color:{_HURT}">{"♥" * min(sheet.left, _MOST_PIPS)}</span>'
    pips += f'<span style="color:{_LOST}">{"♡" * min(lost, _MOST_PIPS)}</span> {sheet.left}'
    pips += f' &nbsp; <span style="color:{_ARMOR}">{tr("armor")}</span>&nbsp;<b>{sheet.armor}</b>'
    lines = [head, pips, " · ".join(f"{ammo}&nbsp;<b>{count}</b>" for ammo, count in sheet.ammo)]
    lines.append(escape(", ".join(_things(sheet))))
    return "<br>".join(filter(None, lines))


def _things(sheet: MarineSheet) -> list[str]:
    found = list(sheet.weapons)
    for what, count in (("adrenaline", sheet.adrenaline), ("oxygen", sheet.oxygen)):
        if count:
            found.append(what if count == 1 else f"{what} ×{count}")
    if sheet.charged[0]:
        found.append(tr("soul cube {part}/{part2}", part=sheet.charged[0], part2=sheet.charged[1]))
    if sheet.berserk:
        found.append(tr("berserk for {berserk}", berserk=sheet.berserk))
    return [*found, *sheet.items, *(card.name for card in sheet.cards)]


def _plain(sheet: MarineSheet) -> str:
    parts = [
        capitalized(sheet.name),
        sheet.elsewhere,
        tr("{left} of {full} wounds left", left=sheet.left, full=sheet.full),
    ]
    parts += [
        tr("armor {armor}", armor=sheet.armor),
        tr("order {order}", order=sheet.order) if sheet.order else "",
    ]
    parts += [f"{ammo} {count}" for ammo, count in sheet.ammo]
    return ", ".join(filter(None, [*parts, *_things(sheet)]))


def _invader(game: Game, state: State) -> tuple[str, str]:
    limit = frags_to_win(game, state.players)
    told = tr("{part} of {whole}", part=state.frags, whole=limit) if limit is not None else str(state.frags)
    track = _FRAG * state.frags + _NO_FRAG * max(0, (limit or 0) - state.frags)
    lines = [
        f"<b>{tr('Invader')}</b>" + (" ◂" if state.player < 0 and not state.winner else ""),
        tr('Frags <span style="color:{HURT}">{track}</span> {told}', HURT=_HURT, track=track, told=told),
        tr(
            "Cards: <b>{count}</b> in hand, {count2} in the deck",
            count=len(state.hand),
            count2=len(state.deck),
        ),
    ]
    keys = keys_found(state)
    if keys:
        lines.append(
            tr("Keys found: ") + " ".join(f'<span style="color:{_CHIPS[key]}">■</span> {key}' for key in keys)
        )
    plain = tr(
        "Invader: frag points {told}, {count} cards in hand, {count2} in the deck",
        told=told,
        count=len(state.hand),
        count2=len(state.deck),
    )
    return "<br>".join(lines), plain + (tr("; keys found: {part}", part=", ".join(keys)) if keys else "")
