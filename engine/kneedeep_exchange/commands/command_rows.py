"""The table of this package's commands, an entry point in pyproject.toml."""

from kneedeep.cli.command_table import read_commands

ROWS = read_commands(__file__, "kneedeep_exchange.commands")
