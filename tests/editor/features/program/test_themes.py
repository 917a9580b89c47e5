"""Themes: what can be read in each of them, and that everything follows."""

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QIcon, QImage
from PySide6.QtWidgets import QApplication, QListWidget, QListWidgetItem
from pytestqt.qtbot import QtBot

from kneedeep.drawing.theme import THEMES
from kneedeep_editor.app import Editor
from kneedeep_editor.canvas.rulers import ruler_ground
from kneedeep_editor.services import appearance
from kneedeep_editor.services.icons import _DRAWINGS, icon
from kneedeep_editor.services.settings import Settings
from kneedeep_editor.services.window_theme import DARK, WINDOW_THEMES, WindowTheme, apply_theme, current_theme
from tests.support.users.editor_user import User

pytestmark = pytest.mark.usefixtures("dressed", "dark_again")

GROUNDS = ("window", "base", "raised")
READ = ("text", "faint", "focus", "error", "warning", "info", "fine")


def contrast(one: str, other: str) -> float:
    """The contrast of two colors as the accessibility guidelines of the web reckon it, 1 to 21."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def luminance(color: str) -> float:
    parts = (int(color[index : index + 2], 16) / 255 for index in (1, 3, 5))
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("look", WINDOW_THEMES.values(), ids=list(WINDOW_THEMES))
def test_texts_can_be_read_on_their_grounds(look: WindowTheme) -> None:
    theme = THEMES[look.name]
    pairs = {f"{text} on {ground}": (getattr(look, text), getattr(look, ground)) for text in READ for ground in GROUNDS}
    pairs["chosen"] = look.chosen_text, look.chosen
    pairs["chosen, pointer on it"] = look.chosen_text, look.chosen_hover
    pairs["chosen, other window"] = look.chosen_text, look.idle
    pairs["row"] = look.row_text, look.row
    pairs["rulers"] = theme.rim_text, ruler_ground(theme)
    pairs["empty map"] = theme.rim_text, theme.background
    least = 7.0 if look.name == "contrast" else 4.5
    too_faint = {name: round(contrast(*pair), 2) for name, pair in pairs.items() if contrast(*pair) < least}
    assert too_faint == {}
    assert contrast(look.disabled, look.window) > 3
    assert contrast(look.accent, look.window) > 3


@pytest.mark.parametrize("look", WINDOW_THEMES.values(), ids=list(WINDOW_THEMES))
def test_a_box_to_tick_is_seen_on_a_list(qapp: QApplication, look: WindowTheme, qtbot: QtBot) -> None:
    apply_theme(qapp, look)
    rows = QListWidget()
    qtbot.addWidget(rows)
    item = QListWidgetItem("box")
    item.setCheckState(Qt.CheckState.Unchecked)
    rows.addItem(item)
    rows.show()
    qapp.processEvents()
    shown = rows.viewport().grab(rows.visualItemRect(item)).toImage()
    line = [shown.pixelColor(x, shown.height() // 2).name() for x in range(16)]
    assert max(contrast(color, look.base) for color in line) > 3


@pytest.mark.parametrize("look", WINDOW_THEMES.values(), ids=list(WINDOW_THEMES))
def test_every_icon_is_seen_on_the_ground_of_each_look(qapp: QApplication, look: WindowTheme) -> None:
    apply_theme(qapp, look)
    ground = luminance(look.window)
    for name in _DRAWINGS:
        image = icon(name).pixmap(QSize(24, 24)).toImage()
        inked = [luminance(color) for color in colors_of(image)]
        assert len(inked) > 4, name
        assert max(abs(ink - ground) for ink in inked) > 0.1, name


def colors_of(image: QImage) -> list[str]:
    found = []
    for x in range(image.width()):
        for y in range(image.height()):
            color = image.pixelColor(x, y)
            if color.alpha() > 200:
                found.append(color.name())
    return found


def test_icons_are_as_sharp_as_the_screen(qapp: QApplication) -> None:
    fine = icon("open").pixmap(QSize(20, 20), 2.0)
    assert fine.size() == QSize(40, 40)
    assert fine.devicePixelRatio() == 2
    disabled = icon("open").pixmap(QSize(20, 20), 1.0, QIcon.Mode.Disabled).toImage()
    assert QColor(current_theme().disabled).name() in colors_of(disabled)


def test_a_theme_is_chosen_for_all_windows_and_kept(user: User, editor: Editor, settings: Settings) -> None:
    editor.new()
    window = editor.windows[-1]
    pictures = {}
    for name in ("light", "contrast", "dark"):
        user.do(f"theme-{name}")
        assert current_theme().name == name
        for one in editor.windows:
            assert one.palette().window().color().name() == WINDOW_THEMES[name].window
        spot = user.at(-3.6, -3.6)
        assert user.canvas.grab().toImage().pixelColor(spot).name() == THEMES[name].background
        assert window.shell.canvas.grab().toImage().pixelColor(300, 60).name() == THEMES[name].background
        entry = user.window.shell.palette.index("Room 5×5").data(Qt.ItemDataRole.DecorationRole)
        icon = entry.pixmap(QSize(48, 36)).toImage()
        pictures[name] = bytes(icon.constBits())
    assert len(set(pictures.values())) == 3
    user.do("theme-system")
    assert editor.appearance.wish == "system" and current_theme() is DARK
    user.do("theme-light")
    again = Editor(settings, editor.questions, editor.worker)
    assert again.appearance.wish == "light"
    assert again.appearance.theme is THEMES["light"]


def test_without_a_choice_the_look_follows_the_system(
    editor: Editor, monkeypatch: pytest.MonkeyPatch, qapp: QApplication
) -> None:
    assert current_theme() is DARK
    monkeypatch.setattr(appearance, "system_theme", lambda hints: "light")
    qapp.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Light)
    assert current_theme().name == "light"
    editor.appearance.choose("dark")
    qapp.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Light)
    assert current_theme().name == "dark"
    editor.appearance.choose("system")
    assert current_theme().name == "light"
    monkeypatch.setattr(appearance, "system_theme", lambda hints: "contrast")
    qapp.styleHints().accessibility().contrastPreferenceChanged.emit(Qt.ContrastPreference.HighContrast)
    assert current_theme().name == "contrast"


def test_a_kept_theme_that_is_none_counts_as_the_system(editor: Editor, settings: Settings) -> None:
    settings.setValue("theme", "sepia")
    assert Editor(settings, editor.questions, editor.worker).appearance.wish == "system"
    with pytest.raises(ValueError, match="sepia"):
        editor.appearance.choose("sepia")


def test_signs_that_are_there_already_follow(user: User, qtbot: QtBot) -> None:
    problems = user.window.shell.problems
    problems.show_findings(())
    before = problems._empty_sign.pixmap().toImage()
    user.do("theme-light")
    assert problems._empty_sign.pixmap().toImage() != before
    assert user.steps == []
