"""The header above the table: the goals of both sides, and lasting effects of cards."""

from html import escape

from PySide6.QtWidgets import QWidget

from kneedeep.board.script.conditions import for_marines
from kneedeep.board.script.display_names import DisplayNames
from kneedeep.games.bots.seats import MARINES
from kneedeep.rules import Game
from kneedeep.rules.table_view import TableView
from kneedeep_editor.playtest.text.answer_texts import shown_text
from kneedeep_editor.services.widgets import Label, lay_column, plain_tip
from kneedeep_editor.texts import sentence, tr


class GoalsHeader(QWidget):
    """Shows the goals of a game and the lasting effects of cards."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self._game = game
        self.goal = Label(name=tr("Goal"), rich=True, wrap=True, tip=plain_tip(game.scenario.briefing))
        self.lasting = Label(name=tr("Lasting effects"), rich=True, wrap=True)
        lay_column(self.goal, self.lasting, of=self, margins=(8, 4, 8, 4), spacing=2)
        self.lasting.hide()

    def show_moment(self, view: TableView, side: str | None) -> None:
        """Show the goals known to a side (None: everything), and the lasting effects of cards."""
        plain = goals(self._game, len(view.sheets), side)
        self.goal.setText("<br>".join(f"<b>{escape(who)}</b> {escape(what)}" for who, what in plain))
        self.goal.setAccessibleDescription(" ".join(f"{who} {what}" for who, what in plain))
        self.goal.setVisible(bool(plain))
        found = [(name, shown_text(text)) for name, text in view.lasting]
        self.lasting.setText("<br>".join(f"<b>{escape(name)}:</b> {escape(text)}" for name, text in found))
        self.lasting.setAccessibleDescription(". ".join(f"{name}: {text}" for name, text in found))
        self.lasting.setVisible(bool(found))


def goals(game: Game, marines: int, side: str | None) -> list[tuple[str, str]]:
    """The goals of both sides for a number of marines in words, as far as a side may know them.

    The marines' goal is the text read aloud, if any. The marines only know the limits of the invader's goal.
    """
    scenario = game.scenario
    words = DisplayNames(scenario, game.board, game.board.catalog)
    victory = scenario.victory
    found = []
    if scenario.objective:
        found.append((tr("Marines:"), scenario.objective))
    elif victory.marines is not None:
        found.append((tr("Marines win when:"), sentence(words.when(for_marines(victory.marines, marines)))))
    if victory.invaders is not None:
        ends = for_marines(victory.invaders, marines)
        known = " or ".join(words.limits(ends)) if side == MARINES else words.when(ends)
        if known:
            found.append((tr("Invader wins when:"), sentence(known)))
    return found
