"""The table of the commands of this package. Its entry point is in pyproject.toml."""

from collections.abc import Mapping

from kneedeep.cli.command_table import MAKE, SHARE, TOGETHER, Command

ROWS: Mapping[str, Command] = {
    "export": Command(
        "kneedeep_exchange.commands.export",
        "write a scenario for others: a text to paste, an HTML page, a map for virtual tabletops or for Tiled",
        SHARE,
        "share convert text forum copy html page web uvtt vtt tiled save",
    ),
    "passport": Command(
        "kneedeep_exchange.commands.passport",
        "put a scenario and what is proven of it into one file to share",
        SHARE,
        "share proof publish pack",
    ),
    "verify": Command(
        "kneedeep_exchange.commands.verify", "check each claim of a passport again", SHARE, "prove claims"
    ),
    "import": Command(
        "kneedeep_exchange.commands.import_",
        "take the scenario out of a text, page, passport, picture or PDF, or make one from a map of Tiled",
        SHARE,
        "load paste extract unpack convert",
    ),
    "gallery": Command(
        "kneedeep_exchange.commands.gallery", "make a static site of a folder of scenarios", SHARE, "site publish index"
    ),
    "git": Command(
        "kneedeep_exchange.commands.git",
        "let git merge and compare scenarios with this program",
        TOGETHER,
        "driver attributes",
    ),
    "lsp": Command(
        "kneedeep_exchange.commands.lsp",
        "answer text editors while a scenario is written by hand",
        MAKE,
        "server language-server",
    ),
}
