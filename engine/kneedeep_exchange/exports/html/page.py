"""The page as one text: head with its policy, map, panels, data and script."""

import json
from base64 import b64encode
from hashlib import sha256
from html import escape
from importlib.resources import files

from kneedeep import __version__
from kneedeep.drawing.theme import CONTRAST, DARK, LIGHT, THEMES, Theme
from kneedeep.model.catalog.edition import edition_of
from kneedeep.model.scenario.model import Scenario
from kneedeep.report.producer import origin_of
from kneedeep.support.english import listed
from kneedeep.support.translation import later, spoken_language, tr, translated
from kneedeep_exchange.exports.html.page_data import page_data, title_of
from kneedeep_exchange.exports.html.page_sections import Section, sections_of
from kneedeep_exchange.exports.html.page_site import home_link
from kneedeep_exchange.exports.html.page_styles import PageStyles
from kneedeep_exchange.exports.html.page_symbols import PageSymbols
from kneedeep_exchange.exports.html.page_view import PageView
from kneedeep_exchange.exports.html.themed_map import ThemedMap, icon, view_box

FOOT = later("Unofficial fan work, not connected with the publisher of the game.")
_OVERLAYS = {"sight": later("Sight"), "exposed": later("Cover"), "respawn": later("Respawn")}
_ZOOM = (("in", "+", later("Zoom in")), ("out", "−", later("Zoom out")), ("all", "⤢", later("Show all")))
_AUDIENCES = {"invader": later("for the invader"), "marines": later("for the marines"), "table": later("for the table")}
_KEYS = (
    ("↑ ↓ ← →", later("go from space to space, on the map"), ""),
    ("Enter", later("ask: show what is read and what happens at the space"), "areas"),
    ("a", later("the areas"), "areas"),
    ("p", later("the problems"), "problems"),
    ("m", later("the map"), ""),
    ("+ − 0", later("zoom in, zoom out, show all"), ""),
    ("?", later("this list"), ""),
)
"""Keys, what they do, and the panel without which they do nothing."""


def page(view: PageView) -> str:
    """The page."""
    options = view.request.options
    themes = (DARK, LIGHT, CONTRAST) if options.theme is None else (THEMES[options.theme],)
    styles = PageStyles([theme.name for theme in themes])
    symbols = PageSymbols(styles)
    picture = ThemedMap(view.plans, themes, symbols, hidden=_hidden(view), marines=view.request.marines).picture()
    sections = [one for one in sections_of(view, lambda drawn: icon(drawn, symbols)) if one.content]
    style = _style(styles, themes)
    script = _resource("viewer.js")
    data = page_data(view)
    scenario = view.facts.scenario
    title = title_of(scenario)
    policy = (
        f"default-src 'none'; img-src data:; script-src '{_hash(script)}'; style-src '{_hash(style)}'; "
        "base-uri 'none'; form-action 'none'"
    )
    return "\n".join(
        (
            "<!DOCTYPE html>",
            f'<html lang="{escape(spoken_language())}" data-audience="{options.audience}"{_fixed(options.theme)}>',
            "<head>",
            '<meta charset="utf-8">',
            f'<meta http-equiv="Content-Security-Policy" content="{policy}">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(title)}</title>",
            *_described(scenario),
            f'<meta name="kneedeep" content="{origin_of(scenario)}">',
            '<link rel="icon" href="data:,">',
            f"<style>{style}</style>",
            "</head>",
            "<body>",
            f'<a class="skip" href="#panels">{_said(later("Skip the map"))}</a>',
            f"<header><div>{home_link(view.request.site)}<h1{_own_language(scenario)}>{escape(title)}</h1>{_byline(view)}</div>{_page_tools(options.theme)}</header>",
            "<main>",
            f'<section id="map" aria-label="{_said(later("Map"))}">',
            _tools(view, data["overlays"]["use"]),
            '<div id="stage"><div id="board" tabindex="0" role="application" aria-describedby="spoken" '
            f'aria-label="{_said(later("Map: arrow keys go from space to space, ? lists all keys"))}">',
            f'<svg id="picture" role="img" aria-label="{escape(tr("Map of {title}", title=title))}" viewBox="{view_box(picture.box)}">',
            f"<defs>{''.join(symbols.definitions())}</defs>",
            *picture.groups,
            '<g id="marks"></g><g id="cursor"></g>',
            "</svg>",
            "</div>",
            f"{_zoom()}</div>",
            f'<p id="spoken" role="status" aria-live="polite">{_said(later("Choose a space of the map."))}</p>',
            "</section>",
            '<div id="panels" tabindex="-1">',
            *_panels(sections),
            "</div>",
            "</main>",
            f"<footer><p>{_said(FOOT)} {escape(tr('Made by kneedeep {version}.', version=__version__))}</p></footer>",
            _help(sections),
            f'<script type="application/json" id="data">{_json(data)}</script>',
            *_embedded(view),
            f"<script>{script}</script>",
            "</body>",
            "</html>",
            "",
        )
    )


def _said(text: str) -> str:
    """A text in the language of the page."""
    return escape(tr(text))


def _own_language(scenario: Scenario) -> str:
    """The attribute for texts of the author, where they are in another language than the page."""
    own = scenario.language or spoken_language()
    return "" if own == spoken_language() else f' lang="{escape(own)}"'


def _zoom() -> str:
    buttons = "".join(
        f'<button type="button" data-zoom="{how}" aria-label="{_said(label)}">{sign}</button>'
        for how, sign, label in _ZOOM
    )
    return f'<div class="zoom" role="group" aria-label="{_said(later("Zoom"))}">{buttons}</div>'


def _help(sections: list[Section]) -> str:
    """The list of the keys of this page, which opens when it is asked for."""
    panels = {"", *(one.id for one in sections)}
    rows = "".join(
        f'<tr><th scope="row">{key}</th><td>{_said(what)}</td></tr>\n' for key, what, panel in _KEYS if panel in panels
    )
    mouse = tr(
        "With a mouse: the wheel zooms, dragging moves the map, a click chooses a space. With fingers: two zoom, one moves."
    )
    address = tr("The address of the page holds what is shown: a link shows the same moment.")
    return (
        f'<dialog id="help" aria-labelledby="help-title">\n<h2 id="help-title">{_said(later("Keyboard"))}</h2>\n'
        f"<table>\n<tbody>\n{rows}</tbody>\n</table>\n<p>{escape(mouse)}</p>\n<p>{escape(address)}</p>\n"
        f'<form method="dialog"><button type="submit">{_said(later("Close"))}</button></form>\n</dialog>'
    )


def _hidden(view: PageView) -> frozenset[int]:
    """The numbers of the areas that are not shown at first."""
    shown = {space.area for space in view.plan.spaces}
    return frozenset(shown - set(view.starts)) if view.stepwise else frozenset()


def _fixed(theme: str | None) -> str:
    return "" if theme is None else f' data-theme="{theme}"'


def _described(scenario: Scenario) -> list[str]:
    found = []
    if scenario.summary:
        found.append(f'<meta name="description" content="{escape(scenario.summary)}">')
    if scenario.author:
        found.append(f'<meta name="author" content="{escape(scenario.author)}">')
    return found


def _byline(view: PageView) -> str:
    scenario = view.facts.scenario
    counts = tuple(view.plans)
    parts = [tr("by {author}", author=scenario.author)] if scenario.author else []
    edition = translated(edition_of(scenario.ruleset).name)
    parts.append(edition + (tr(" with expansion") if scenario.expansion else ""))
    parts.append(f"{listed([str(one) for one in counts], 9, 'or')} {tr('marine') if counts == (1,) else tr('marines')}")
    if scenario.minutes:
        parts.append(tr("{least} minutes", least="–".join(map(str, dict.fromkeys(scenario.minutes)))))
    if scenario.challenge:
        parts.append(tr(scenario.challenge))
    parts.append(tr(_AUDIENCES[view.request.options.audience]))
    if scenario.license:
        parts.append(scenario.license)
    line = " · ".join(escape(part) for part in parts)
    summary = f'<p class="summary"{_own_language(scenario)}>{escape(scenario.summary)}</p>' if scenario.summary else ""
    return f'<p class="byline">{line}</p>{summary}'


def _tools(view: PageView, use: dict[str, object]) -> str:
    """The buttons above the map; nothing where there is nothing to choose."""
    groups = []
    if len(view.plans) > 1:
        chosen = view.request.marines
        buttons = "".join(_toggle(str(count), f"data-count={count}", count == chosen) for count in view.plans)
        groups.append(_group(_said(later("Marines")), buttons))
    if use:
        buttons = "".join(_toggle(_said(_OVERLAYS[name]), f"data-overlay={name}", False) for name in use)
        groups.append(_group(_said(later("Show")), buttons + _toggle(_said(later("Doors open")), "data-doors", False)))
    if not groups:
        return ""
    return f'<div class="tools" role="toolbar" aria-label="{_said(later("Map"))}">{"".join(groups)}</div>'


def _page_tools(theme: str | None) -> str:
    """The buttons for the page as a whole."""
    automatic = escape(tr("Colors: {theme}", theme=tr("automatic")))
    colors = f'<button type="button" data-colors>{automatic}</button>' if theme is None else ""
    return f'<div class="page-tools">{colors}<button type="button" data-help>{_said(later("Keyboard"))}</button></div>'


def _group(label: str, content: str) -> str:
    return f'<div role="group" aria-label="{label}"><span aria-hidden="true">{label}</span>{content}</div>'


def _toggle(text: str, data: str, pressed: bool) -> str:
    name, _, value = data.partition("=")
    attribute = f'{name}="{value}"' if value else name
    return f'<button type="button" {attribute} aria-pressed="{str(pressed).lower()}">{text}</button>'


def _panels(sections: list[Section]) -> list[str]:
    buttons = "".join(_toggle(escape(one.title), f"data-panel={one.id}", False) for one in sections)
    return [
        f'<nav aria-label="{_said(later("Panels"))}">{buttons}</nav>',
        *(
            f'<section id="panel-{one.id}" aria-labelledby="title-{one.id}">'
            f'<h2 id="title-{one.id}" tabindex="-1">{escape(one.title)}</h2>{one.content}</section>'
            for one in sections
        ),
    ]


def _style(styles: PageStyles, themes: tuple[Theme, ...]) -> str:
    """The style sheet: the page's own, the classes of the map, and the palettes."""
    rules = "".join(styles.rules())
    sheets = [_resource("viewer.css"), rules]
    if len(themes) == 1:
        return "\n".join((*sheets, f":root{{{styles.palette(themes[0].name)}}}"))
    dark, light, contrast = (styles.palette(theme.name) for theme in themes)
    return "\n".join(
        (
            *sheets,
            f":root,:root[data-theme=dark]{{{dark}}}",
            f"@media(prefers-color-scheme:light){{:root{{{light}}}}}",
            f":root[data-theme=light]{{{light}}}",
            f"@media(prefers-contrast:more){{:root{{{contrast}}}}}",
            f":root[data-theme=contrast]{{{contrast}}}",
            f"@media print{{:root,:root[data-theme]{{{light}}}}}",
        )
    )


def _embedded(view: PageView) -> list[str]:
    """The scenario's file, in base64 so that no byte of it is changed."""
    if not view.request.options.embed:
        return []
    return [f'<script type="text/yaml" id="scenario">{b64encode(view.request.text).decode("ascii")}</script>']


def _json(data: object) -> str:
    text = json.dumps(data, separators=(",", ":"), ensure_ascii=False)
    return text.replace("<", "\\u003c").replace("\u2028", "\\u2028").replace("\u2029", "\\u2029")


def _hash(text: str) -> str:
    return f"sha256-{b64encode(sha256(text.encode('utf-8')).digest()).decode('ascii')}"


def _resource(name: str) -> str:
    return (files(__package__) / name).read_text(encoding="utf-8").strip()
