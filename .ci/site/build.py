"""Makes the site for people who play the game: first page, guide, problems, finished maps.

    .venv/bin/python .ci/site/build.py FOLDER

Needs the environment of the window, since the gallery draws with Qt. The first page is `start.en.md`, `start.de.md`
beside this file. All other texts and pictures are those of the program and of its guide.
"""

import os
import re
import shutil
import subprocess
import sys
from html import escape
from pathlib import Path
from typing import NamedTuple

from markdown_it import MarkdownIt

from kneedeep.analysis.framework.check import check_modules, load_check
from kneedeep.report.check_pages import PROSE
from kneedeep.support.languages import use_language
from kneedeep.support.translation import tr, with_capital

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
PAGES = {"guide": "editor", "keys": "editor", "changes": "editor", "commands": "engine", "format": "engine"}
"""The pages with texts of their own, and the folders of these. Those of the editor are in both languages."""


class Words(NamedTuple):
    """The words and addresses of the site in a language."""

    first: str
    start: str
    guide: str
    guide_word: str
    problems: str
    problems_word: str
    maps: str
    maps_word: str
    all_problems: str
    """The title of the page of all problems."""
    other: str
    """The name of the second language in itself."""


WORDS = {
    "en": Words(
        "index.html", "Start", "guide.html", "Guide", "problems.html", "Problems", "maps/index.html", "Maps",
        "All problems that a check can find", "Deutsch",
    ),
    "de": Words(
        "index.de.html", "Start", "guide.de.html", "Anleitung", "problems.de.html", "Probleme", "karten/index.html", "Karten",
        "Alle Probleme, die das Prüfen findet", "English",
    ),
}  # fmt: skip
MAPS = {"en": "Maps that come with kneedeep", "de": "Karten, die zu kneedeep gehören"}
FOOT = {
    "en": "Unofficial fan work, not connected with the publisher of the game.",
    "de": "Inoffizielle Arbeit von Fans, ohne Verbindung zum Verlag des Spiels.",
}
_LINK = re.compile(r'<a href="(?!https?:|#)([^"]*/)?(?:([\w.-]+)\.(md|html))?([^"#]*)(#[^"]*)?">(.*?)</a>', re.DOTALL)
_CHECK = re.compile(r"([a-z]{3}\d{3})_")


def html_of(text: str) -> str:
    """A Markdown text as HTML. Its headings have the addresses that code hosts give them, as the links expect."""
    made = MarkdownIt("commonmark").enable("table")
    tokens = made.parse(text)
    for token, content in zip(tokens, tokens[1:], strict=False):
        if token.type == "heading_open":
            words = re.sub(r"[^\w\s-]", "", re.sub(r"\]\(.*?\)", "", content.content).lower())
            token.attrSet("id", words.strip().replace(" ", "-"))
    return _LINK.sub(_linked, made.renderer.render(tokens, made.options, {}))


def _linked(link: re.Match[str]) -> str:
    """A link to a page of the site. Of a link elsewhere only the words are left."""
    folder, name, ending, rest, place, words = (part or "" for part in link.groups())
    if ending == "html" and not rest:
        return link[0]
    if (check := _CHECK.match(name)) is not None:
        return f'<a href="problems.html#{check[1].upper()}">{words}</a>'
    return (
        f'<a href="{name}.html{place}">{words}</a>'
        if name.partition(".")[0] in PAGES and folder != "../tests/"
        else words
    )


def page(title: str, content: str, language: str, beside: str = "") -> str:
    """A page. `beside`: the same page in the second language, if there is one."""
    words = WORDS[language]
    links = {
        words.first: words.start,
        words.guide: words.guide_word,
        words.problems: words.problems_word,
        words.maps: words.maps_word,
    }
    row = "\n".join(f'<a href="{address}">{text}</a>' for address, text in links.items())
    second = "de" if language == "en" else "en"
    if beside:
        row += f'\n<a href="{beside}" hreflang="{second}" lang="{second}">{words.other}</a>'
    return (
        f'<!DOCTYPE html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f'<title>{escape(title)} – kneedeep</title>\n<link rel="icon" href="data:,">\n<link rel="stylesheet" href="style.css">\n'
        f"</head>\n<body>\n<nav>\n{row}\n</nav>\n<main>\n{content}</main>\n<footer><p>{FOOT[language]}</p></footer>\n</body>\n</html>\n"
    )


def problems_of(language: str) -> str:
    """The texts of all checks, by code."""
    parts = [f"<h1>{WORDS[language].all_problems}</h1>\n"]
    for code in check_modules():
        check = load_check(code)
        parts.append(f'<h2 id="{code}">{code} {check.name} <small>({escape(tr(str(check.severity)))})</small></h2>\n')
        for heading, field in PROSE:
            said = "\n\n".join(tr(part) for part in getattr(check.page, field).split("\n\n"))
            if field == "when":
                said = f"{with_capital(said)}."
            parts.append(f"<h3>{escape(tr(heading))}</h3>\n{html_of(said)}")
    return "".join(parts)


def main(site: Path) -> None:
    """Write the site."""
    site.mkdir(parents=True, exist_ok=True)
    shutil.copy(HERE / "style.css", site)
    shutil.copytree(ROOT / "editor" / "pictures", site / "pictures", dirs_exist_ok=True)
    files = {}
    for language, beside in (("en", "de"), ("de", "en")):
        use_language([language])
        words, second = WORDS[language], WORDS[beside]
        text = (HERE / f"start.{language}.md").read_text(encoding="utf-8")
        title = text.partition("\n")[0].strip("# ").replace("*", "")
        files[words.first] = page(title, html_of(text), language, second.first)
        files[words.problems] = page(words.all_problems, problems_of(language), language, second.problems)
        for name, folder in PAGES.items():
            own, other = (f"{name}{'' if one == 'en' else f'.{one}'}" for one in (language, beside))
            if (source := ROOT / folder / f"{own}.md").exists():
                text = source.read_text(encoding="utf-8")
                there = (ROOT / folder / f"{other}.md").exists()
                title = text.partition("\n")[0].strip("# ")
                files[f"{own}.html"] = page(title, html_of(text), language, f"{other}.html" if there else "")
    for file, text in files.items():
        (site / file).write_text(text, encoding="utf-8", newline="\n")
    for language in ("en", "de"):
        make_gallery(site, language)


def make_gallery(site: Path, language: str) -> None:
    """The gallery of the shipped maps, with a link to the first page of the site."""
    words = WORDS[language]
    folder = site / Path(words.maps).parent
    made: list[str | Path] = ["gallery", ROOT / "scenarios", "-o", folder, "--title", MAPS[language]]
    subprocess.run(
        [sys.executable, "-P", "-m", "kneedeep", *made], check=True, env=os.environ | {"KNEEDEEP_LANGUAGE": language}
    )
    page = site / words.maps
    head, mark, rest = page.read_text(encoding="utf-8").partition("<header>\n")
    assert mark, "the page of the gallery has no head for the link"
    page.write_text(
        f'{head}{mark}<p><a href="../{words.first}">← {words.start}</a></p>\n{rest}', encoding="utf-8", newline="\n"
    )


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: build.py FOLDER")
    main(Path(sys.argv[1]))
