"""The page as one text: head with its policy, map, panels, data and script."""

import json
from base64 import b64encode
from hashlib import sha256
from html import escape
from importlib.resources import files

from kneedeep import __version__
from kneedeep.catalog.edition import edition_of
from kneedeep.drawing.theme import CONTRAST, DARK, LIGHT, THEMES, Theme
from kneedeep.english import listed
from kneedeep.scenario.model import Scenario
from kneedeep.sharing.exports.html.page_data import page_data, title_of
from kneedeep.sharing.exports.html.page_sections import Section, sections_of
from kneedeep.sharing.exports.html.page_site import home_link
from kneedeep.sharing.exports.html.page_styles import PageStyles
from kneedeep.sharing.exports.html.page_symbols import PageSymbols
from kneedeep.sharing.exports.html.page_view import PageView
from kneedeep.sharing.exports.html.themed_map import ThemedMap, icon, view_box
from kneedeep.sharing.scenario_digest import digest_of

FOOT = "Unofficial fan work, not connected with the publisher of the game."
_OVERLAYS = {"sight": "Sight", "exposed": "Cover", "respawn": "Respawn"}
_ZOOM = (
    '<div class="zoom" role="group" aria-label="Zoom">'
    '<button type="button" data-zoom="in" aria-label="Zoom in">+</button>'
    '<button type="button" data-zoom="out" aria-label="Zoom out">−</button>'
    '<button type="button" data-zoom="all" aria-label="Show all">⤢</button></div>'
)
_AUDIENCES = {"invader": "for the invader", "marines": "for the marines", "table": "for the table"}


def page(view: PageView) -> str:
    """Return the page."""
    options = view.request.options
    themes = (DARK, LIGHT, CONTRAST) if options.theme is None else (THEMES[options.theme],)
    styles = PageStyles([theme.name for theme in themes])
    symbols = PageSymbols(styles)
    picture = ThemedMap(
        view.plans, themes, symbols, hidden=_hidden(view), marines=view.request.marines
    ).picture()
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
            f'<html lang="en" data-audience="{options.audience}"{_fixed(options.theme)}>',
            "<head>",
            '<meta charset="utf-8">',
            f'<meta http-equiv="Content-Security-Policy" content="{policy}">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(title)}</title>",
            *_described(scenario),
            f'<meta name="kneedeep" content="version={__version__}; scenario={digest_of(scenario)}">',
            '<link rel="icon" href="data:,">',
            f"<style>{style}</style>",
            "</head>",
            "<body>",
            '<a class="skip" href="#panels">Skip the map</a>',
            f"<header><div>{home_link(view.request.site)}<h1>{escape(title)}</h1>{_byline(view)}</div>{_page_tools(options.theme)}</header>",
            "<main>",
            '<section id="map" aria-label="Map">',
            _tools(view, data["overlays"]["use"]),
            '<div id="stage"><div id="board" tabindex="0" role="application" aria-describedby="spoken" '
            'aria-label="Map: arrow keys go from space to space, ? lists all keys">',
            f'<svg id="picture" role="img" aria-label="Map of {escape(title)}" viewBox="{view_box(picture.box)}">',
            f"<defs>{''.join(symbols.definitions())}</defs>",
            *picture.groups,
            '<g id="marks"></g><g id="cursor"></g>',
            "</svg>",
            "</div>",
            f"{_ZOOM}</div>",
            '<p id="spoken" role="status" aria-live="polite">Choose a space of the map.</p>',
            "</section>",
            '<div id="panels" tabindex="-1">',
            *_panels(sections),
            "</div>",
            "</main>",
            f"<footer><p>{FOOT} Made by kneedeep {__version__}.</p></footer>",
            _resource("help.html"),
            f'<script type="application/json" id="data">{_json(data)}</script>',
            *_embedded(view),
            f"<script>{script}</script>",
            "</body>",
            "</html>",
            "",
        )
    )


def _hidden(view: PageView) -> frozenset[int]:
    """Return the numbers of the areas that are not shown at first."""
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
    parts = [f"by {scenario.author}"] if scenario.author else []
    parts.append(edition_of(scenario.ruleset).name + (" with expansion" if scenario.expansion else ""))
    parts.append(
        f"{listed([str(one) for one in counts], 9, 'or')} {'marine' if counts == (1,) else 'marines'}"
    )
    if scenario.minutes:
        parts.append(f"{'–'.join(map(str, dict.fromkeys(scenario.minutes)))} minutes")
    if scenario.challenge:
        parts.append(scenario.challenge)
    parts.append(_AUDIENCES[view.request.options.audience])
    if scenario.license:
        parts.append(scenario.license)
    line = " · ".join(escape(part) for part in parts)
    summary = f'<p class="summary">{escape(scenario.summary)}</p>' if scenario.summary else ""
    return f'<p class="byline">{line}</p>{summary}'


def _tools(view: PageView, use: dict[str, object]) -> str:
    """Return the buttons above the map; nothing where there is nothing to choose."""
    groups = []
    if len(view.plans) > 1:
        chosen = view.request.marines
        buttons = "".join(_toggle(str(count), f"data-count={count}", count == chosen) for count in view.plans)
        groups.append(_group("Marines", buttons))
    if use:
        buttons = "".join(_toggle(_OVERLAYS[name], f"data-overlay={name}", False) for name in use)
        groups.append(_group("Show", buttons + _toggle("Doors open", "data-doors", False)))
    return f'<div class="tools" role="toolbar" aria-label="Map">{"".join(groups)}</div>' if groups else ""


def _page_tools(theme: str | None) -> str:
    """Return the buttons for the page as a whole."""
    colors = '<button type="button" data-colors>Colors: auto</button>' if theme is None else ""
    return f'<div class="page-tools">{colors}<button type="button" data-help>Keys</button></div>'


def _group(label: str, content: str) -> str:
    return f'<div role="group" aria-label="{label}"><span aria-hidden="true">{label}</span>{content}</div>'


def _toggle(text: str, data: str, pressed: bool) -> str:
    name, _, value = data.partition("=")
    attribute = f'{name}="{value}"' if value else name
    return f'<button type="button" {attribute} aria-pressed="{str(pressed).lower()}">{text}</button>'


def _panels(sections: list[Section]) -> list[str]:
    buttons = "".join(_toggle(escape(one.title), f"data-panel={one.id}", False) for one in sections)
    return [
        f'<nav aria-label="Panels">{buttons}</nav>',
        *(
            f'<section id="panel-{one.id}" aria-labelledby="title-{one.id}">'
            f'<h2 id="title-{one.id}" tabindex="-1">{escape(one.title)}</h2>{one.content}</section>'
            for one in sections
        ),
    ]


def _style(styles: PageStyles, themes: tuple[Theme, ...]) -> str:
    """Return the style sheet: the page's own, the classes of the map, and the palettes."""
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
    """Return the scenario's file, in base64 so that no byte of it is changed."""
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
