"""The text of the page: head with its content security policy, map, panels, data and script."""

from base64 import b64encode
from html import escape
from string import Template

from kneedeep import __version__
from kneedeep.drawing.theme import CONTRAST, DARK, LIGHT, THEMES, Theme
from kneedeep.model.catalog.edition import edition_of
from kneedeep.model.scenario.model import Scenario
from kneedeep.report.producer import origin_of
from kneedeep.report.web_page import hash_of, page_file, script_data
from kneedeep.support.english import listed
from kneedeep.support.resources import table_rows
from kneedeep.support.translation import later, spoken_language, tr, translated
from kneedeep_exchange.exports.html.page_data import page_data, title_of
from kneedeep_exchange.exports.html.page_sections import Section, sections_of
from kneedeep_exchange.exports.html.page_site import home_link
from kneedeep_exchange.exports.html.page_styles import PageStyles
from kneedeep_exchange.exports.html.page_symbols import PageSymbols
from kneedeep_exchange.exports.html.page_view import PageView
from kneedeep_exchange.exports.html.themed_map import ThemedMap, icon, view_box

_OVERLAYS = {"sight": later("Sight"), "exposed": later("Cover"), "respawn": later("Respawn")}
_AUDIENCES = {"invader": later("for the invader"), "marines": later("for the marines"), "table": later("for the table")}


def page(view: PageView) -> str:
    """The page."""
    options = view.request.options
    themes = (DARK, LIGHT, CONTRAST) if options.theme is None else (THEMES[options.theme],)
    styles = PageStyles([theme.name for theme in themes])
    symbols = PageSymbols(styles)
    picture = ThemedMap(view.plans, themes, symbols, hidden=_hidden(view), marines=view.request.marines).picture()
    sections = [one for one in sections_of(view, lambda drawn: icon(drawn, symbols)) if one.content]
    style, script = _style(styles, themes), _resource("viewer.js")
    data = page_data(view)
    scenario = view.facts.scenario
    title = title_of(scenario)
    policy = (
        f"default-src 'none'; img-src data:; script-src '{hash_of(script)}'; style-src '{hash_of(style)}'; "
        "base-uri 'none'; form-action 'none'"
    )
    return Template(page_file(__package__, "viewer.html")).substitute(
        language=escape(spoken_language()),
        audience=options.audience,
        fixed="" if options.theme is None else f' data-theme="{options.theme}"',
        policy=policy,
        title=escape(title),
        described="".join(f"{line}\n" for line in _described(scenario)),
        origin=origin_of(scenario),
        style=style,
        home=home_link(view.request.site),
        own_language=_own_language(scenario),
        byline=_byline(view),
        colors=_color_button() if options.theme is None else "",
        tools=_tools(view, data["overlays"]["use"]),
        map_title=escape(tr("Map of {title}", title=title)),
        view_box=view_box(picture.box),
        symbols="".join(symbols.definitions()),
        map="\n".join(picture.groups),
        panels="\n".join(_panels(sections)),
        made_by=escape(tr("Made by kneedeep {version}.", version=__version__)),
        keys=_keys(sections),
        data=script_data(data),
        embedded=_embedded(view),
        script=script,
    )


def _said(text: str) -> str:
    """A text in the language of the page, escaped."""
    return escape(tr(text))


def _own_language(scenario: Scenario) -> str:
    """The language attribute of the author's texts, if they are not in the language of the page."""
    own = scenario.language or spoken_language()
    return "" if own == spoken_language() else f' lang="{escape(own)}"'


def _keys(sections: list[Section]) -> str:
    """The table rows of the page's keyboard shortcuts."""
    panels = {"", *(one.id for one in sections)}
    rows = table_rows(__file__, "page_keys.txt")
    return "".join(
        f'<tr><th scope="row">{key}</th><td>{_said(what)}</td></tr>\n' for key, what, panel in rows if panel in panels
    )


def _hidden(view: PageView) -> frozenset[int]:
    """The numbers of the initially hidden areas."""
    shown = {space.area for space in view.plan.spaces}
    return frozenset(shown - set(view.starts)) if view.stepwise else frozenset()


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
    """The buttons above the map, if there is anything to choose."""
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


def _color_button() -> str:
    """The button that switches the colors."""
    automatic = escape(tr("Colors: {theme}", theme=tr("automatic")))
    return f'<button type="button" data-colors>{automatic}</button>'


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
    """The style sheet: the page's own rules, the classes of the map, and the palettes."""
    sheets = [_resource("viewer.css"), "".join(styles.rules())]
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


def _embedded(view: PageView) -> str:
    """The scenario's file in base64, which preserves every byte."""
    if not view.request.options.embed:
        return ""
    return f'<script type="text/yaml" id="scenario">{b64encode(view.request.text).decode("ascii")}</script>\n'


def _resource(name: str) -> str:
    return page_file(__package__, name).strip()
