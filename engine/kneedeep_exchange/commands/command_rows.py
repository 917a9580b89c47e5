"""The table of the commands of this package. Its entry point is in pyproject.toml."""

from collections.abc import Mapping

from kneedeep.cli.command_table import Command

ROWS: Mapping[str, Command] = {
    "export": Command(
        "kneedeep_exchange.commands.export",
        "write a scenario as a file for others: an HTML page, a map for virtual tabletops or for Tiled",
        after="print",
    ),
    "gallery": Command(
        "kneedeep_exchange.commands.gallery", "make a static site of a folder of scenarios", after="export"
    ),
    "git": Command(
        "kneedeep_exchange.commands.git",
        "let git merge and compare scenarios with this program",
        after="merge",
    ),
    "import": Command(
        "kneedeep_exchange.commands.import_",
        "take the scenario out of a page, passport, picture or PDF, or make one from a map of Tiled",
        after="git",
    ),
    "passport": Command(
        "kneedeep_exchange.commands.passport",
        "put a scenario and what is proven of it into one file to share",
        after="import",
    ),
    "verify": Command(
        "kneedeep_exchange.commands.verify", "check each claim of a passport again", after="passport"
    ),
    "lsp": Command(
        "kneedeep_exchange.commands.lsp",
        "answer text editors while a scenario is written by hand",
        after="desktop",
    ),
}
