"""What is seen in a window, by the keys of the rows of plays."""

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QApplication, QLineEdit, QListWidgetItem, QMenu, QTreeWidget, QTreeWidgetItem

from kneedeep.model.scenario.model import SECTIONS
from kneedeep_editor.features.map.layers import LayersFeature
from kneedeep_editor.features.map.overlays import Overlays
from kneedeep_editor.panels.event_margin import EventMargin
from kneedeep_editor.panels.inventory_panel import InventoryPanel
from kneedeep_editor.panels.route_strip import RouteStrip
from kneedeep_editor.panels.widgets.finder import Finder
from kneedeep_editor.panels.widgets.notice_bar import NoticeBar
from tests.support.values import known, typed

if TYPE_CHECKING:
    from tests.support.users.window_play import WindowPlay


def selected(play: "WindowPlay") -> str:
    """The selected elements in the order of the file."""
    scenario, chosen = play.user.scenario, play.shell.work.selection
    return " ".join(
        f"{section}.{number}"
        for section in SECTIONS
        for number, one in enumerate(getattr(scenario, section))
        if one.serial in chosen
    )


def lines_of(tree: QTreeWidget) -> Iterator[QTreeWidgetItem]:
    """All lines of a tree, from top to bottom."""
    waiting = [tree.topLevelItem(number) for number in reversed(range(tree.topLevelItemCount()))]
    while waiting:
        item = known(waiting.pop())
        yield item
        waiting += [item.child(number) for number in reversed(range(item.childCount()))]


def menus(play: "WindowPlay") -> list[QMenu]:
    return [one for one in play.user.window.findChildren(QMenu) if one.isVisible()]


def plain(action: QAction) -> str:
    """The text of a line of a menu, without its letter for Alt."""
    return action.text().replace("&", "")


def finder(play: "WindowPlay") -> Finder:
    """The list of what is found by typing."""
    return typed(Finder, QApplication.activePopupWidget())


def entries(play: "WindowPlay") -> list[QListWidgetItem]:
    return [known(finder(play).list.item(row)) for row in range(finder(play).list.count())]


def route_lines(play: "WindowPlay") -> list[QListWidgetItem]:
    return play.user.child(RouteStrip).list.findItems("", Qt.MatchFlag.MatchContains)


def ghost(play: "WindowPlay") -> str:
    """What is drawn as it would be placed: its kinds and turns."""
    shown = play.shell.work.preview.ghost
    if shown is None:
        return ""
    laid = [f"{one.piece} {one.turn}" for one in shown.pieces]
    laid += [f"{one.kind} {one.turn}" for one in shown.tokens]
    laid += [f"{one.kind} {one.turn}" for one in shown.figures]
    return " ".join(laid) or "something"


SEEN: Mapping[str, Callable[["WindowPlay"], object]] = {
    "selected": selected,
    "steps": lambda play: play.user.steps,
    "said": lambda play: play.user.said,
    "unchanged": lambda play: play.user.scenario == play.first,
    "pointed": lambda play: play.shell.status.pointed.text(),
    "chosen": lambda play: play.shell.status.chosen.text(),
    "tool": lambda play: play.shell.toolbox.current.name,
    "in-hand": lambda play: getattr(play.shell.work.stamp, "text", "").rstrip("|"),
    "ghost": ghost,
    "blocked": lambda play: play.shell.work.preview.blocked,
    "joints": lambda play: len(play.shell.work.preview.joints),
    "places-for-it": lambda play: len(play.shell.work.preview.lines),
    "doors-stand": lambda play: [laid.standing for laid in play.shell.work.board.doors],
    "way": lambda play: [list(space) for space in play.shell.work.preview.way],
    "arc-from": lambda play: list(known(play.shell.work.preview.link)[0]) if play.shell.work.preview.link else None,
    "place": lambda play: None if play.shell.work.place is None else list(play.shell.work.place),
    "events": lambda play: [link.kind for link in play.user.canvas.events.links],
    "events-are-shown": lambda play: play.user.canvas.events.shown,
    "event-note": lambda play: play.user.canvas.event_note,
    "offered": lambda play: [plain(action) for menu in menus(play) for action in menu.actions() if action.text()],
    "notices": lambda play: [one.text.text() for one in play.user.window.findChildren(NoticeBar) if one.isVisible()],
    "palette-entry": lambda play: [str(row.data()) for row in play.shell.palette.list.selectedIndexes()],
    "palette-section": lambda play: play.shell.palette.tabs.currentIndex(),
    "area": lambda play: play.shell.actions.area_choice.currentData(),
    "clipboard": lambda play: QGuiApplication.clipboard().text(),
    "title": lambda play: play.user.window.windowTitle(),
    "modified": lambda play: play.user.window.isWindowModified(),
    "overlaps": lambda play: bool(play.user.window.document.board.overlaps),
    "map-has-focus": lambda play: play.user.canvas.hasFocus(),
    "focus": lambda play: play.keyboard.name,
    "all-heard": lambda play: play.keyboard.heard,
    "spoken": lambda play: play.user.canvas.accessibleDescription(),
    "cursor-is-shown": lambda play: play.user.canvas.keyboard_pointer.shown,
    "event-is-chosen": lambda play: play.user.canvas.events.chosen is not None,
    "tokens-are-drawn": lambda play: any(plan.tokens for plan in play.user.canvas.chunks._plans.values()),
    "heard": lambda play: play.keyboard.heard[-1],
    "described": lambda play: play.keyboard.description,
    "stretched": lambda play: play.stretched,
    "cursor": lambda play: list(play.keyboard.space),
    "marked": lambda play: typed(QLineEdit, play.keyboard.focused).selectedText(),
    "outline-selected": lambda play: [one.text(0) for one in play.outline_panel.tree.selectedItems()],
    "chips": lambda play: [
        one.text() for one in play.user.child(EventMargin).findItems("", Qt.MatchFlag.MatchContains)
    ],
    "layers-sign": lambda play: (
        play.user.child(LayersFeature).sign.text()
        if play.user.child(LayersFeature).sign.isVisibleTo(play.user.window)
        else ""
    ),
    "entries": lambda play: [one.text() for one in entries(play)],
    "entry": lambda play: known(finder(play).list.currentItem()).text(),
    "entry-keys": lambda play: known(finder(play).list.currentItem()).data(int(Qt.ItemDataRole.UserRole)),
    "inventory": lambda play: [
        " ".join(one.text(column) for column in range(4)).strip()
        for one in lines_of(typed(InventoryPanel, play.panel("inventory")).box)
    ],
    "route": lambda play: [one.text().replace("\n", ", ") for one in route_lines(play)],
    "overlay-stop": lambda play: known(play.user.child(Overlays).answer).question.stop,
    "overlay": lambda play: (
        known(play.user.child(Overlays).answer).question.overlay if play.user.child(Overlays).answer else ""
    ),
    "overlay-of": lambda play: list(known(known(play.user.child(Overlays).answer).question.space)),
    "overlay-styles": lambda play: " ".join(
        sorted({layer.style for layer in known(play.user.child(Overlays).answer).layers if layer.spaces})
    ),
    "legend": lambda play: play.user.child(Overlays).legend.summary.text(),
    "panels": lambda play: [name for name, dock in play.shell.docks.by_name.items() if not dock.isHidden()],
    "scale": lambda play: play.user.canvas.view.scale,
    "posts": lambda play: [list(space) for space in play.shell.work.posts],
    "problems": lambda play: [one.code for one in play.shell.problems.model.findings],
    "selected-problems": lambda play: [one.code for one in play.shell.problems.selected],
    "next-step": lambda play: play.shell.problems.next.text(),
    "properties": lambda play: play.properties_panel.title.text(),
    "complaints": lambda play: [
        row.complaint.text() for row in known(play.properties_panel.form).rows.values() if row.complaint.text()
    ],
}
"""What is seen, by the keys of rows."""
